import type { Reading } from './reading.ts'

/** The most that may stand in a heap of End-Nim. */
const LARGEST = 10_000

const heapsOf = (text: string) => (text === 'empty' ? [] : text.split(' ').map(Number))

/** Left takes from the first heap, Right from the last. */
export const endNim: Reading = {
  isPosition: (text) =>
    text === 'empty' ||
    (/^[1-9]\d{0,4}( [1-9]\d{0,4})*$/.test(text) && heapsOf(text).every((heap) => heap <= LARGEST)),
  options(text, left) {
    const heaps = heapsOf(text)
    const at = left ? 0 : heaps.length - 1
    return Array.from({ length: heaps[at] ?? 0 }, (_, rest) =>
      heaps
        .with(at, rest)
        .filter((heap) => heap > 0)
        .join(' '),
    ).map((after) => after || 'empty')
  },
}

/** From p,q Left goes to q and the remainder of p, Right to q and what is missing; over where q divides p. */
export const partizanEuclid: Reading = {
  isPosition: (text) => /^[1-9]\d{0,99},[1-9]\d{0,99}$/.test(text),
  options(text, left) {
    const [p = 1n, q = 1n] = text.split(',').map(BigInt)
    const rest = p % q
    return rest === 0n ? [] : [`${q},${left ? rest : q - rest}`]
  },
}
