import { Failure } from '../failure.ts'
import { isBase } from './amount-words.ts'
import { common, isEmpty, isWithin } from './ask.ts'
import { type Automaton, boundSize, fromRows, over } from './automaton.ts'
import { conjunction } from './conjunction.ts'
import { join, reordered, without } from './join.ts'
import type { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'
import { trimmed } from './trim.ts'

/** Relations that formulas name and that are seen in the digits, over the tracks x and y. */

/** What a formula asks of the digits cannot be read in the system of the certificate. */
function unread(what: string): Failure {
  return new Failure(
    `claim.formula: ${what} is not read in this numeration system.`,
    `claim.formula：这一记数法读不了 ${what}。`,
  )
}

/** Throws a Failure unless numbers are written in base 2. */
export function needBinary(numbers: Numbers, what: string): void {
  if (!isBase(numbers, 2)) throw unread(what)
}

/** Throws a Failure unless numbers are sums of Fibonacci numbers, no two of them neighbours. */
export function needZeckendorf(numbers: Numbers, what: string): void {
  const apart = fromRows(
    ['x'],
    [0, 1],
    [
      [0, 0, 1, 1],
      [0, 0],
    ],
  )
  const all = numbers.any('x')
  if (
    numbers.digits !== 2 ||
    numbers.first.join() !== '1,2' ||
    numbers.recurrence.join() !== '1,1' ||
    !isWithin(apart, all, numbers) ||
    !isWithin(all, apart, numbers)
  )
    throw unread(what)
}

/** z = x xor y, in base 2. */
export function xorDigits(): Automaton {
  return fromRows(['x', 'y', 'z'], [0], [[0, 0, 3, 0, 5, 0, 6, 0]])
}

/** y is the last digit 1 of x with the zeros behind it; 0 of 0. */
export function lastOne(): Automaton {
  const rows = [
    [0, 0, 1, 2, 3, 1],
    [0, 1],
    [0, 2, 1, 2, 3, 1],
  ]
  return fromRows(['x', 'y'], [0, 1], rows)
}

/** y is the first digit 1 of x with zeros in place of all others; 0 of 0. */
export function firstOne(): Automaton {
  return fromRows(
    ['x', 'y'],
    [0, 1],
    [
      [0, 0, 3, 1],
      [0, 1, 1, 1],
    ],
  )
}

/** x has one digit 1 at most: with the weights 1, 2, 3, 5, … it is a Fibonacci number, or 0. */
export function oneDigit(): Automaton {
  return fromRows(
    ['x'],
    [0, 1],
    [
      [0, 0, 1, 1],
      [0, 1],
    ],
  )
}

/** The pairs of a list. */
export function listedPairs(list: readonly (readonly [number, number])[], numbers: Numbers) {
  const { digits } = numbers
  const rows: Map<number, number>[] = [new Map([[0, 0]])]
  const accept = new Set<number>()
  for (const [x, y] of list) {
    const [u, v] = [numbers.wordOf(x), numbers.wordOf(y)]
    let state = 0
    for (let left = Math.max(u.length, v.length); left > 0; left--) {
      const letter = (u[u.length - left] ?? 0) + digits * (v[v.length - left] ?? 0)
      const row = rows[state] as Map<number, number>
      let to = row.get(letter)
      if (to === undefined) {
        to = rows.length
        row.set(letter, to)
        rows.push(new Map())
      }
      state = to
    }
    accept.add(state)
    boundSize(rows.length, rows.length)
  }
  const sorted = rows.map((row) => [...row].sort(([a], [b]) => a - b).flat())
  return tidy(trimmed(fromRows(['x', 'y'], [...accept], sorted)), numbers)
}

/**
 * The numbers x of which an automaton that reads binary digits from the lowest on ends in a state of
 * some value: its edges turned round.
 */
export function endingIn(
  next: readonly (readonly number[])[],
  isEnd: (state: number) => boolean,
  numbers: Numbers,
): Automaton {
  const into: number[][] = next.map(() => [])
  for (const [from, row] of next.entries())
    for (const [digit, to] of row.entries()) into[to]?.push(digit, from)
  const turned = fromRows(['x'], [0], into)
  const starts = [...next.keys()].filter(isEnd)
  return tidy(trimmed({ ...turned, starts, deterministic: false }), numbers)
}

/**
 * y = ⌊xφ⌋ by Zeckendorf words. Its automaton is guessed (y − 1 is the word of x − 1 with a zero
 * behind it) and then confirmed: A(1) < A(2) < …, and every number from 1 on is either an A(x) or an
 * A(x) + x, never both. That is so of ⌊xφ⌋ and of nothing else; docs/certificates.md has the proof.
 */
export function goldenFloor(numbers: Numbers): Automaton {
  needZeckendorf(numbers, '⌊xφ⌋')
  const shift = fromRows(
    ['b', 'm'],
    [0],
    [
      [0, 0, 2, 1],
      [1, 0, 3, 1],
    ],
  )
  const one = numbers.constant('1', 1)
  const shifted = conjunction(
    [shift, numbers.any('b'), numbers.any('m'), one, numbers.sum('b', '1', 'x')],
    ['x', 'm', '1'],
    numbers,
  )
  const raised = join(shifted, numbers.sum('m', '1', 'y'), numbers, ['m', '1'])
  const positive = tidy(reordered(raised, ['x', 'y'], numbers), numbers)
  if (!isGolden(positive, numbers)) throw unread('⌊xφ⌋')
  const zero = join(numbers.constant('x', 0), numbers.constant('y', 0), numbers)
  return either([positive, reordered(zero, ['x', 'y'], numbers)], numbers)
}

function isGolden(floor: Automaton, numbers: Numbers): boolean {
  const of = (x: string, y: string) => over(floor, [x, y], numbers)
  const defined = tidy(without(floor, ['y'], numbers), numbers)
  const missing = common([numbers.not(defined), numbers.positive('x')], numbers)
  const two = join(join(of('x', 'y'), of('x', 'z'), numbers), numbers.less('y', 'z'), numbers)
  const later = join(of('x', 'y'), numbers.less('x', 'u'), numbers, ['x'])
  const falling = join(join(later, of('u', 'z'), numbers), numbers.atMost('z', 'y'), numbers)
  const lower = tidy(without(floor, ['x'], numbers), numbers)
  const sums = join(of('x', 'u'), numbers.sum('x', 'u', 'y'), numbers, ['x', 'u'])
  const upper = tidy(sums, numbers)
  const left = common([numbers.not(lower), numbers.not(upper), numbers.positive('y')], numbers)
  const both = common([lower, upper], numbers)
  const zero = common([lower, numbers.constant('y', 0)], numbers)
  return !missing && isEmpty(two) && isEmpty(falling) && !left && !both && !zero
}

/** The tuples that are in one of some sets over the same tracks in one order. */
export function either(sets: readonly Automaton[], numbers: Numbers): Automaton {
  const kept = sets.filter((set) => !isEmpty(set))
  const [head] = kept
  if (!head) return sets[0] as Automaton
  const [starts, accept, first, letters, targets]: [
    number[],
    number[],
    number[],
    number[],
    number[],
  ] = [[], [], [0], [], []]
  for (const set of kept) {
    const [states, edges] = [accept.length, letters.length]
    for (const q of set.starts) starts.push(states + q)
    for (const flag of set.accept) accept.push(flag)
    for (let q = 1; q < set.first.length; q++) first.push(edges + (set.first[q] as number))
    for (const letter of set.letters) letters.push(letter)
    for (const to of set.targets) targets.push(states + to)
    boundSize(accept.length, letters.length)
  }
  const all = {
    tracks: head.tracks,
    starts,
    accept: Uint8Array.from(accept),
    first: Int32Array.from(first),
    letters: Int32Array.from(letters),
    targets: Int32Array.from(targets),
    deterministic: false,
  }
  return tidy(trimmed(all), numbers)
}
