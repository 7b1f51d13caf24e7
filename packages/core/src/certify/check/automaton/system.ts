import type { AutomatonSystem, PlainAutomaton } from '../../certificate.ts'
import { Failure } from '../failure.ts'
import type { Work } from '../work.ts'
import { isEmpty, isWithin } from './ask.ts'
import { type Automaton, boundSize, fromRows, letterCount, over, type Tape } from './automaton.ts'
import { join, reordered, without } from './join.ts'
import { linear } from './linear.ts'
import { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'
import { trimmed } from './trim.ts'

/**
 * The numbers of a system, which is checked by induction over the successor; docs/certificates.md
 * has the proof. Nothing about the system is taken on trust.
 */
export function checkedNumbers(
  system: AutomatonSystem,
  successor: PlainAutomaton,
  sum: PlainAutomaton,
  work: Work,
): Numbers {
  const tape: Tape = { digits: system.digits, work }
  const canonical = readSet(system.canonical, 'claim.system.canonical', ['x'], tape)
  if (canonical.accept[0] !== 1)
    throw new Failure('Zero has no canonical word.', '零没有规范写法。')
  const inNumbers = (json: PlainAutomaton, what: string, tracks: readonly string[]) =>
    readSet(json, what, tracks, tape, canonical)
  const next = inNumbers(successor, 'proof.successor', ['x', 'y'])
  const plus = inNumbers(sum, 'proof.sum', ['x', 'y', 'z'])
  const numbers = new Numbers(tape, system, canonical, plus)
  checkSuccessor(next, numbers)
  checkSum(plus, next, numbers)
  checkWeights(numbers)
  return numbers
}

/**
 * The set of an automaton in a certificate: canonical words alone, in the one form that a set has,
 * so that no other text means the same.
 */
export function readSet(
  { accept, next }: PlainAutomaton,
  what: string,
  tracks: readonly string[],
  tape: Tape,
  canonical?: Automaton,
): Automaton {
  const letters = letterCount(tape.digits, tracks.length)
  boundSize(
    next.length,
    next.reduce((sum, row) => sum + row.length, 0),
  )
  const fail = (en: string, zh: string) => new Failure(`${what}: ${en}`, `${what}：${zh}`)
  for (const [q, row] of next.entries())
    for (const [i, item] of row.entries()) {
      const [bound, before] = i % 2 === 0 ? [letters, row[i - 2] ?? -1] : [next.length, -1]
      if (item >= bound || item <= before || row.length % 2 === 1)
        throw fail(
          `row ${q} is not letters in rising order, each with a state.`,
          `第 ${q} 行应是依次增大的字母，各带一个状态。`,
        )
    }
  for (const [i, q] of accept.entries())
    if (q >= next.length || q <= (accept[i - 1] ?? -1))
      throw fail('accept is not states in rising order.', 'accept 应是依次增大的状态。')
  const zero = next[0]
  if (zero && !(zero[0] === 0 && zero[1] === 0))
    throw fail('state 0 must stay on zeros.', '状态 0 读零时应不变。')
  const given = fromRows(tracks, accept, next)
  const plain = tidy(trimmed(given), tape)
  const isPlain =
    alike(plain, given) &&
    tracks.every((track) => !canonical || isWithin(plain, over(canonical, [track], tape), tape))
  if (!isPlain)
    throw fail(
      'not the smallest automaton of canonical words, with its states in the order in which they are met.',
      '不是规范写法的最小自动机，或状态未按遇到的次序编号。',
    )
  return plain
}

function alike(a: Automaton, b: Automaton): boolean {
  const equal = (x: Int32Array | Uint8Array, y: Int32Array | Uint8Array) =>
    x.length === y.length && x.every((item, i) => item === y[i])
  return (
    equal(a.accept, b.accept) &&
    equal(a.first, b.first) &&
    equal(a.letters, b.letters) &&
    equal(a.targets, b.targets)
  )
}

/** The successor of a number is the least above it, and every number has one. */
function checkSuccessor(next: Automaton, numbers: Numbers): void {
  const larger = numbers.less('x', 'y')
  if (!isWithin(next, larger, numbers))
    throw new Failure('A successor is not larger than its number.', '后继不大于原数。')
  const above = join(next, numbers.less('x', 'z'), numbers)
  if (!isEmpty(join(above, numbers.less('z', 'y'), numbers)))
    throw new Failure(
      'A number lies between another and its successor.',
      '某数与其后继之间另有一数。',
    )
  if (!isWithin(numbers.any('x'), tidy(without(next, ['y'], numbers), numbers), numbers))
    throw new Failure('A number has no successor.', '某数没有后继。')
}

/** x + 0 = x; where x + y = z, x + (y + 1) = z + 1; there are no two sums. */
function checkSum(plus: Automaton, next: Automaton, numbers: Numbers): void {
  const order = ['x', 'y', 'z']
  const zero = join(numbers.equal('x', 'z'), numbers.constant('y', 0), numbers)
  if (!isWithin(reordered(zero, order, numbers), plus, numbers))
    throw new Failure('In the sum, x + 0 is not x.', '和自动机中 x + 0 不是 x。')
  const raised = join(plus, over(next, ['y', 'v'], numbers), numbers, ['y'])
  const both = join(raised, over(next, ['z', 'w'], numbers), numbers, ['z'])
  const placed = reordered(both, ['x', 'v', 'w'], numbers)
  if (!isWithin(placed, over(plus, ['x', 'v', 'w'], numbers), numbers))
    throw new Failure(
      'In the sum, x + (y + 1) is not (x + y) + 1.',
      '和自动机中 x + (y + 1) 不是 (x + y) + 1。',
    )
  const two = join(plus, over(plus, ['x', 'y', 'w'], numbers), numbers)
  if (!isWithin(two, numbers.equal('z', 'w'), numbers))
    throw new Failure('Two numbers have two sums.', '某两数有两个和。')
}

/**
 * The digits of a word, times the weights, add up to its number: the words 1, 10, 100, … are the
 * weights, and a word is the sum of the word with one less in its first place and of the word 10…0
 * of that place.
 */
function checkWeights(numbers: Numbers): void {
  const { digits, first, recurrence } = numbers
  const size = recurrence.length
  const wrong = () =>
    new Failure(
      'The weights of claim.system are not those of its words.',
      'claim.system 的权与其数字不符。',
    )
  for (const [i, weight] of first.entries()) {
    const word = numbers.wordOf(weight)
    if (word.length !== i + 1 || word[0] !== 1 || word.some((digit, at) => at > 0 && digit > 0))
      throw wrong()
  }
  // 10…0 with its one in size + 1 places that follow each other; those that the recurrence does not name are left out
  const places = [0, ...recurrence.flatMap((c, i) => (c > 0 ? [i + 1] : []))]
  const tracks = places.map((place) => `u${place}`)
  const rows: number[][] = [[0, 0]]
  for (let place = 0; place <= size; place++) {
    const at = places.indexOf(place)
    const row = rows[place] as number[]
    row.push(at < 0 ? 0 : digits ** at, place + 1)
    rows.push([])
  }
  rows[size + 1]?.push(0, size + 1)
  const units = fromRows(tracks, [size + 1], rows)
  const terms = new Map([
    ['u0', 1],
    ...recurrence.map((c, i): [string, number] => [`u${i + 1}`, -c]),
  ])
  const equation = linear({ constant: 0, terms }, '=', numbers)
  if (!isWithin(units, reordered(equation, tracks, numbers), numbers)) throw wrong()
  // a word, the same with one less in its first place, and the word 10…0 of that place
  const less: number[][] = [[0, 0], []]
  for (let digit = 0; digit < digits; digit++) {
    if (digit > 0) less[0]?.push(digit + digits * (digit - 1) + digits ** 2, 1)
    less[1]?.push(digit + digits * digit, 1)
  }
  const parts = join(fromRows(['x', 'y', 'z'], [1], less), numbers.any('x'), numbers)
  const whole = reordered(numbers.sum('y', 'z', 'x'), ['x', 'y', 'z'], numbers)
  if (!isWithin(parts, whole, numbers)) throw wrong()
}
