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

/** The largest place of a piece that approaches another one. */
const FARTHEST = 10_000

/** Pieces of Left and Right by turns: Left's go up to the next piece, Right's down to the one before. */
export const approach: Reading = {
  isPosition(text) {
    if (!/^(0|[1-9]\d{0,4})( [1-9]\d{0,4})+$/.test(text)) return false
    const places = text.split(' ').map(Number)
    const rises = places.every((at, i) => at <= FARTHEST && at > (places[i - 1] ?? -1))
    return rises && places.length % 2 === 0
  },
  options(text, left) {
    const places = text.split(' ').map(Number)
    return places.flatMap((at, i) => {
      if ((i % 2 === 0) !== left) return []
      const least = left ? at + 1 : (places[i - 1] ?? 0) + 1
      const beyond = left ? (places[i + 1] ?? 0) : at
      return Array.from({ length: Math.max(0, beyond - least) }, (_, k) =>
        places.with(i, least + k).join(' '),
      )
    })
  },
}
