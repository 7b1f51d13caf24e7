import { Failure } from '../failure.ts'
import type { Amounts } from '../rule.ts'
import { rest } from './ask.ts'
import { type Automaton, fromRows } from './automaton.ts'
import { join } from './join.ts'
import type { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'

/** The most numbers that a set or a range lists. */
const MOST_LISTED = 4096

/** The amounts as a set of numbers, over the track t; throws a Failure where the system has no automaton for them. */
export function amountWords(takes: readonly Amounts[], numbers: Numbers): Automaton {
  const sets = takes.map((amounts) => tidy(wordsOf(amounts, numbers), numbers))
  // those that are in none of the sets, taken away from all
  const none = sets.map((set) => numbers.not(set)).reduce((a, b) => join(a, b, numbers))
  return tidy(rest(numbers.any('t'), tidy(none, numbers), numbers), numbers)
}

function wordsOf(amounts: Amounts, numbers: Numbers): Automaton {
  const positive = numbers.positive('t')
  switch (amounts.kind) {
    case 'set':
      return listed(amounts.values, numbers)
    case 'range':
      return join(
        join(numbers.constant('a', amounts.from), numbers.atMost('a', 't'), numbers, ['a']),
        join(numbers.constant('b', amounts.to), numbers.atMost('t', 'b'), numbers, ['b']),
        numbers,
      )
    case 'not':
      return amounts.values.length === 0
        ? positive
        : rest(positive, tidy(listed(amounts.values, numbers), numbers), numbers)
    case 'even':
      return join(positive, numbers.multiple(2, 'h', 't'), numbers, ['h'])
    case 'odd':
      return rest(positive, tidy(wordsOf({ kind: 'even' }, numbers), numbers), numbers)
    case 'evil':
    case 'odious': {
      if (!isBase(numbers, 2)) break
      const parity = fromRows(
        ['t'],
        [amounts.kind === 'evil' ? 0 : 1],
        [
          [0, 0, 1, 1],
          [0, 1, 1, 0],
        ],
      )
      return join(positive, parity, numbers)
    }
    case 'powers': {
      // (b^j)^k is 1 with a multiple of j zeros behind it
      const base = numbers.digits
      const zeros = Math.round(Math.log(amounts.base) / Math.log(base))
      if (!isBase(numbers, base) || base ** zeros !== amounts.base) break
      const rows = [
        [0, 0, 1, 1],
        ...Array.from({ length: zeros }, (_, i) => [0, ((i + 1) % zeros) + 1]),
      ]
      return fromRows(['t'], [1], rows)
    }
    case 'fib':
      if (numbers.first.join() !== '1,2' || numbers.recurrence.join() !== '1,1') break
      return fromRows(
        ['t'],
        [1],
        [
          [0, 0, 1, 1],
          [0, 1],
        ],
      )
  }
  throw new Failure(
    `The amounts of the rule (${amounts.kind}) are not read in this system.`,
    `这一记数法读不了规则中的取数（${amounts.kind}）。`,
  )
}

/** Whether the words are those of a base: every number has one, and all words are canonical. */
export function isBase({ digits, first, recurrence }: Numbers, base: number): boolean {
  return digits === base && first.join() === '1' && recurrence.join() === `${base}`
}

function listed(values: readonly number[], numbers: Numbers): Automaton {
  if (values.length > MOST_LISTED || values.some((value) => value > 2 ** 40))
    throw new Failure('The rule lists too many amounts.', '规则列出的取数太多或太大。')
  // a tree of the words from the end of their leading zeros on
  const rows: Map<number, number>[] = [new Map([[0, 0]])]
  const accept: number[] = []
  for (const value of values) {
    let state = 0
    for (const digit of numbers.wordOf(value)) {
      const row = rows[state] as Map<number, number>
      let to = row.get(digit)
      if (to === undefined) {
        to = rows.length
        row.set(digit, to)
        rows.push(new Map())
      }
      state = to
    }
    accept.push(state)
  }
  return fromRows(
    ['t'],
    accept,
    rows.map((row) => [...row].flat()),
  )
}
