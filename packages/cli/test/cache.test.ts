import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const command = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'nimber-cache-'))
const name = `judge-${process.version}-${process.arch}`
const [INPUT, OUTPUT] = ['3\n3 6 9\n0\n', 'Yes\n9 5\n']
let good: Buffer

beforeAll(async () => {
  const place = installed()
  expect(await judge(place)).toEqual([OUTPUT, '', 0])
  expect(readdirSync(join(place, '.cache'))).toEqual([name])
  good = cacheIn(place)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a good cache is used and stays as it is', async () => {
  const place = installed(good)
  const before = statSync(join(place, '.cache', name)).ino
  expect(await judge(place)).toEqual([OUTPUT, '', 0])
  expect(statSync(join(place, '.cache', name)).ino).toBe(before)
})

test('one wrong bit anywhere leads to an ordinary run and a new cache', async () => {
  // every bit twice, at so many places; the long run takes three times as many
  const count = process.env.NIMBER_RUNS === undefined ? 16 : 48
  const places = Array.from({ length: count }, (_, i) => {
    // the first half of the file is what V8 reads; every bit of a byte has its turn
    const at = Math.floor(((i + 0.5) * good.length) / count)
    const wrong = Buffer.from(good)
    wrong.writeUInt8(wrong.readUInt8(at) ^ (1 << (i % 8)), at)
    return installed(wrong)
  })
  await fourAtOnce(places, async (place) => {
    const wrong = cacheIn(place)
    expect(await judge(place)).toEqual([OUTPUT, '', 0])
    expect(cacheIn(place).equals(wrong)).toBe(false)
  })
})

test('so does one that is cut, empty, of another Node or of something else', async () => {
  const other = good
    .toString('latin1')
    .replaceAll(process.version, process.version.replace('v', 'w'))
  const caches = [
    ...[0, 1, 64, good.length >> 1, good.length - 1].map((length) => good.subarray(0, length)),
    Buffer.concat([good, good]),
    Buffer.from(other, 'latin1'),
    Buffer.alloc(good.length),
    Buffer.from('not a cache'),
  ]
  await fourAtOnce(caches, async (cache) => {
    const place = installed(cache)
    expect(await judge(place)).toEqual([OUTPUT, '', 0])
    expect(cacheIn(place).equals(cache)).toBe(false)
  })
})

test('a bundle that was built anew is not run from the old cache', async () => {
  const place = installed(good)
  const bundle = join(command, 'dist', 'judge.cjs')
  const text = readFileSync(bundle, 'latin1')
  rmSync(join(place, 'dist'))
  mkdirSync(join(place, 'dist'))
  const copy = join(place, 'dist', 'judge.cjs')
  const { atime, mtime } = statSync(bundle)
  writeFileSync(
    copy,
    text.replaceAll('Yes', 'Yea').replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  )
  utimesSync(copy, atime, mtime)
  expect(await judge(place)).toEqual([OUTPUT.replace('Yes', 'Yea'), '', 0])
})

test('other flags of V8 are met with an ordinary run, and have a cache of their own', async () => {
  const place = installed(good)
  const own = `${name}--no-opt--stack-size500`
  writeFileSync(join(place, '.cache', own), good)
  for (let run = 0; run < 2; run++)
    expect(await judge(place, ['--no-opt', '--stack-size=500'])).toEqual([OUTPUT, '', 0])
  expect(cacheIn(place).equals(good)).toBe(true)
  expect(readFileSync(join(place, '.cache', own)).equals(good)).toBe(false)
})

test('where nothing can be written every run is an ordinary one, without a word', async () => {
  const place = installed()
  // a file in the place of the folder stops even the superuser
  writeFileSync(join(place, '.cache'), '')
  for (let run = 0; run < 2; run++) expect(await judge(place)).toEqual([OUTPUT, '', 0])
  expect(readdirSync(place).sort()).toEqual(['.cache', 'bin', 'dist', 'package.json'])
})

test('runs at the same time leave one cache', async () => {
  const place = installed()
  const runs = await Promise.all(Array.from({ length: 4 }, () => judge(place)))
  expect(runs).toEqual(runs.map(() => [OUTPUT, '', 0]))
  expect(readdirSync(join(place, '.cache'))).toEqual([name])
})

let places = 0
/** The command in a folder of its own, with a cache or without. */
function installed(cache?: Uint8Array): string {
  const place = join(folder, `${places++}`)
  cpSync(join(command, 'bin'), join(place, 'bin'), { recursive: true })
  cpSync(join(command, 'package.json'), join(place, 'package.json'))
  symlinkSync(join(command, 'dist'), join(place, 'dist'), 'junction')
  if (cache) {
    mkdirSync(join(place, '.cache'))
    writeFileSync(join(place, '.cache', name), cache)
  }
  return place
}

function cacheIn(place: string): Buffer {
  return readFileSync(join(place, '.cache', name))
}

/** What the judge of an installation prints, says on standard error, and how it ends. */
async function judge(place: string, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [
    ...flags,
    join(place, 'bin', 'nimber.cjs'),
    'judge',
    'hdu2176',
  ])
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  child.stdin.end(INPUT)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return [out, err, code ?? signal]
}

async function fourAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
