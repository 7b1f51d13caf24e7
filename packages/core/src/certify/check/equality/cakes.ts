import type { Reading } from './reading.ts'

/** Pieces of one size: its two sides, and how many there are. */
type Pieces = readonly [a: number, b: number, count: number]

/** More equal pieces than these are written with their number: `2x3*101`. */
const FEW = 100
/** The sides of all sizes together, and the equal pieces, are at most these. */
const LONGEST = 20_000
const MOST = 1_000_000

const PIECES = /^([1-9]\d{0,4})x([1-9]\d{0,4})(?:\*([1-9]\d{0,6}))?$/

/** What becomes of a side: how many pieces of which lengths. */
type Cut = readonly (readonly [length: number, count: number])[]

/** A piece is cut in two. */
function inTwo(side: number): Cut[] {
  const parts = Array.from({ length: Math.floor(side / 2) }, (_, i) => i + 1)
  return parts.map((part) => [
    [part, 1],
    [side - part, 1],
  ])
}

/** A piece is cut into several equal ones. */
function inEqual(side: number): Cut[] {
  const counts = Array.from({ length: side - 1 }, (_, i) => i + 2)
  return counts.filter((count) => side % count === 0).map((count) => [[side / count, count]])
}

/** A line is eaten, and the rest falls apart. */
function eaten(side: number): Cut[] {
  const lines = Array.from({ length: Math.ceil(side / 2) }, (_, i) => i)
  return lines.map((before) => [
    [before, 1],
    [side - 1 - before, 1],
  ])
}

/** Pieces `AxB` with plus signs between them, sorted by their sides; Left cuts the side `ofLeft`. */
function cake(ofLeft: 0 | 1, cuts: (side: number) => Cut[]): Reading {
  return {
    isPosition(text) {
      const pieces = read(text)
      const sides = pieces?.reduce((sum, [a, b]) => sum + a + b, 0) ?? 0
      return pieces !== undefined && sides <= LONGEST && written(pieces) === text
    },
    options(text, left) {
      const pieces = read(text) ?? []
      const cutsFirst = left === (ofLeft === 0)
      return pieces.flatMap(([a, b, count], i) => {
        const others = pieces.with(i, [a, b, count - 1])
        return cuts(cutsFirst ? a : b).map((cut) =>
          written([
            ...others,
            ...cut.map(([length, n]): Pieces => (cutsFirst ? [length, b, n] : [a, length, n])),
          ]),
        )
      })
    },
  }
}

function read(text: string): Pieces[] | undefined {
  if (text === 'empty') return []
  const sizes = new Map<string, Pieces>()
  for (const word of text.split('+')) {
    const [, a, b, n = '1'] = PIECES.exec(word) ?? []
    if (a === undefined || b === undefined) return undefined
    const count = Number(n) + (sizes.get(`${a} ${b}`)?.[2] ?? 0)
    if (count > MOST) return undefined
    sizes.set(`${a} ${b}`, [Number(a), Number(b), count])
  }
  return [...sizes.values()]
}

function written(pieces: readonly Pieces[]): string {
  const counts = new Map<string, Pieces>()
  for (const [a, b, count] of pieces) {
    if (a === 0 || b === 0) continue
    counts.set(`${a} ${b}`, [a, b, count + (counts.get(`${a} ${b}`)?.[2] ?? 0)])
  }
  const sorted = [...counts.values()].sort(([a, b], [c, d]) => a - c || b - d)
  const texts = sorted.flatMap(([a, b, count]) =>
    count > FEW ? [`${a}x${b}*${count}`] : Array<string>(count).fill(`${a}x${b}`),
  )
  return texts.join('+') || 'empty'
}

export const cutcake = cake(1, inTwo)
export const maundyCake = cake(1, inEqual)
export const eatcake = cake(1, eaten)
export const alice = cake(0, inTwo)
