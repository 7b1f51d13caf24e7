import { closeSync, existsSync, openSync, renameSync, writeSync } from 'node:fs'

const HEAPS = 200_000

/** Numbers below 2^31 that are the same on every machine: splitmix32 from a fixed seed. */
function* numbers() {
  for (let state = 0x9e3779b9; ; state = (state + 0x9e3779b9) | 0) {
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    yield (mixed ^ (mixed >>> 15)) >>> 1
  }
}

/** Writes the file unless it exists; it gets its name when it is complete. */
function writeCases(path, { cases, head = '', tail = '' }) {
  if (existsSync(path)) return
  const unfinished = `${path}.part`
  const file = openSync(unfinished, 'w')
  const source = numbers()
  writeSync(file, head)
  for (let index = 0; index < cases; index++) {
    const heaps = Array.from({ length: HEAPS }, () => source.next().value)
    writeSync(file, `${HEAPS}\n${heaps.join(' ')}\n`)
  }
  writeSync(file, tail)
  closeSync(file)
  renameSync(unfinished, path)
}

/** The paths of the inputs, which exist from then on: about 100 MB and 20 MB. */
export function writeInputs(folder) {
  const stones = `${folder}nyoj-stones-6.in`
  const moves = `${folder}hdu2176.in`
  writeCases(stones, { cases: 50, head: '50\n' })
  writeCases(moves, { cases: 10, tail: '0\n' })
  return { stones, moves }
}
