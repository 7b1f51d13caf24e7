/**
 * A deterministic automaton that reads several numbers at once, most significant digit first. A
 * letter is a digit for each track, Σ digit_i · digits^i in the order of `tracks`, which is that of
 * the alphabet. State 0 is the start; an automaton without states accepts nothing. All sets are closed
 * under adding and leaving out leading zeros, and only canonical words are in them.
 */
export interface Automaton {
  readonly tracks: readonly string[]
  /** How many digits there are. */
  readonly digits: number
  readonly size: number
  /** `next[state * letters + letter]` is a state, or −1 where nothing that follows is accepted. */
  readonly next: Int32Array
  /** 1 for accepting states. */
  readonly accepts: Uint8Array
}

/** How many letters an automaton reads. */
export function lettersOf({ digits, tracks }: Pick<Automaton, 'digits' | 'tracks'>): number {
  return digits ** tracks.length
}

/** The automaton that accepts nothing. */
export function nothing(tracks: readonly string[], digits: number): Automaton {
  return { tracks, digits, size: 0, next: new Int32Array(0), accepts: new Uint8Array(0) }
}

/** All tracks of some automata, in the order of the alphabet. */
export function tracksOf(automata: readonly Automaton[]): string[] {
  return [...new Set(automata.flatMap(({ tracks }) => tracks))].sort()
}

/** For each letter over some tracks, the letter over those that are among `kept`. */
export function letterMap(
  tracks: readonly string[],
  kept: readonly string[],
  digits: number,
): Int32Array {
  const places = tracks.map((track) => {
    const at = kept.indexOf(track)
    return at < 0 ? 0 : digits ** at
  })
  return Int32Array.from({ length: digits ** tracks.length }, (_, letter) => {
    let [rest, image] = [letter, 0]
    for (const place of places) {
      image += (rest % digits) * place
      rest = Math.floor(rest / digits)
    }
    return image
  })
}

/** The same set with other names; names that are not mentioned stay, and no two become one. */
export function renamed(automaton: Automaton, names: Readonly<Record<string, string>>): Automaton {
  const { tracks, digits, size, next } = automaton
  const called = tracks.map((track) => names[track] ?? track)
  const sorted = [...called].sort()
  if (called.every((name, i) => name === sorted[i])) return { ...automaton, tracks: sorted }
  const letters = lettersOf(automaton)
  const old = letterMap(sorted, called, digits)
  const moved = new Int32Array(size * letters)
  for (let q = 0; q < size; q++)
    for (let s = 0; s < letters; s++)
      moved[q * letters + s] = next[q * letters + (old[s] as number)] as number
  return { ...automaton, tracks: sorted, next: moved }
}

/** Whether two automata, both made smallest, accept the same set. */
export function sameSet(a: Automaton, b: Automaton): boolean {
  return (
    a.size === b.size &&
    a.tracks.join() === b.tracks.join() &&
    a.next.every((to, i) => to === b.next[i]) &&
    a.accepts.every((yes, i) => yes === b.accepts[i])
  )
}

/** Whether the numbers whose digits are given, one list of equal length a track, are in the set. */
export function acceptsDigits(
  automaton: Automaton,
  digitsOf: readonly (readonly number[] | Uint8Array)[],
): boolean {
  const { digits, size, next, accepts } = automaton
  if (size === 0) return false
  const letters = lettersOf(automaton)
  const length = digitsOf[0]?.length ?? 0
  let q = 0
  for (let i = 0; i < length; i++) {
    let letter = 0
    for (let t = digitsOf.length - 1; t >= 0; t--)
      letter = letter * digits + (digitsOf[t]?.[i] as number)
    q = next[q * letters + letter] as number
    if (q < 0) return false
  }
  return accepts[q] === 1
}
