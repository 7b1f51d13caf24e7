import type { Numbers } from './problem.ts'

/** Fewer numbers than this are written by the language itself: it has no array to make. */
const FEW = 32
/** Digits of the largest number of 32 bits, and the blank behind them. */
const ROOM = 11
const LARGEST = 2 ** 32 - 1
const decoder = new TextDecoder()

/** The numbers from one place to another with blanks between them; a list may have a million. */
export function lineOf(numbers: Numbers, from = 0, to = numbers.length): string {
  return (to - from < FEW ? undefined : short(numbers, from, to)) ?? joined(numbers, from, to)
}

function joined(numbers: Numbers, from: number, to: number): string {
  return (to - from === numbers.length ? numbers : numbers.slice(from, to)).join(' ')
}

/** The same for numbers of 32 bits, in half of the time; undefined where there are others. */
function short(numbers: Numbers, from: number, to: number): string | undefined {
  const bytes = new Uint8Array(ROOM * (to - from))
  let at = bytes.length
  for (let i = to - 1; i >= from; i--) {
    let rest = Number(numbers[i])
    if (rest < 0 || rest > LARGEST) return undefined
    bytes[--at] = 32
    do {
      const tens = (rest / 10) >>> 0
      bytes[--at] = 48 + rest - 10 * tens
      rest = tens
    } while (rest > 0)
  }
  return decoder.decode(bytes.subarray(at, -1))
}
