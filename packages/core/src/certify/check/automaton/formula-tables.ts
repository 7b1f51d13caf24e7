import { array, fields } from '../fields.ts'
import { type Automaton, over } from './automaton.ts'
import { conjunction } from './conjunction.ts'
import { either, endingIn, listedPairs, needBinary } from './digit-sets.ts'
import { below, cannot, type Node, onlyOperand, small } from './formula-nodes.ts'
import { join, reordered } from './join.ts'
import { type Form, linear } from './linear.ts'
import type { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'

/** The most entries that a table of a formula has. */
const MOST_LISTED = 4096

/** A number: a form of names and of other numbers, which some relations tell; these are forgotten. */
export interface Value {
  readonly form: Form
  readonly parts: readonly Automaton[]
  readonly own: readonly string[]
}

export const constant = (n: number): Form => ({ constant: n, terms: new Map() })
export const named = (name: string): Form => ({ constant: 0, terms: new Map([[name, 1]]) })
/** What a part of a formula is made with. */
export interface Tracks {
  readonly numbers: Numbers
  /** A name that nothing has. */
  track(): string
  /** A part as a track of its own, on which it is nowhere negative. */
  natural(node: Node): Value & { readonly own: readonly [string] }
}

/** x = by·quotient + remainder, with the remainder below `by`. */
export function division(
  x: string,
  by: number,
  quotient: string,
  remainder: string,
  numbers: Numbers,
): Automaton[] {
  const terms = new Map([
    [x, 1],
    [quotient, -by],
    [remainder, -1],
  ])
  const least: Form = { constant: by - 1, terms: new Map([[remainder, -1]]) }
  return [linear({ constant: 0, terms }, '=', numbers), linear(least, '>=', numbers)]
}

/** The entry of a table that repeats, each time higher by the same, at a number that `natural` gives. */
export function tableValue(node: Node, tape: Tracks): Value {
  const table = fields(node.json, node.at, ['op', 'of', 'first', 'values', 'saltus'])
  const lists = [table.first, table.values].map((list, i) =>
    array(list, `${node.at}.${i === 0 ? 'first' : 'values'}`).map((item) => small(item, node)),
  )
  const [first, values] = lists as [number[], number[]]
  const saltus = small(table.saltus, node)
  if (values.length === 0 || first.length + values.length > MOST_LISTED)
    throw cannot('a table has none or too many values', '表为空或太长')
  const x = tape.natural(below(node, onlyOperand(table.of, node), 'of[0]'))
  const lowest = Math.min(0, ...first, ...values)
  const [quotient, remainder, entry] = [tape.track(), tape.track(), tape.track()]
  const tracks = [x.own[0], quotient, entry]
  const { numbers } = tape
  const pairs = (list: readonly number[]) =>
    listedPairs(
      list.map((value, i) => [i, value - lowest] as const),
      numbers,
    )
  const shifted = tape.track()
  const later = conjunction(
    [
      linear(
        {
          constant: -first.length,
          terms: new Map([
            [x.own[0], 1],
            [shifted, -1],
          ]),
        },
        '=',
        numbers,
      ),
      ...division(shifted, values.length, quotient, remainder, numbers),
      over(pairs(values), [remainder, entry], numbers),
    ],
    tracks,
    numbers,
  )
  const sets = [tidy(reordered(later, tracks, numbers), numbers)]
  if (first.length > 0) {
    const early = join(
      over(pairs(first), [x.own[0], entry], numbers),
      numbers.constant(quotient, 0),
      numbers,
    )
    sets.push(tidy(reordered(early, tracks, numbers), numbers))
  }
  const terms = new Map([
    [entry, 1],
    [quotient, saltus],
  ])
  return {
    form: { constant: lowest, terms },
    parts: [...x.parts, either(sets, numbers)],
    own: tracks,
  }
}

/** The value of the state in which an automaton of binary digits ends, read from the lowest. */
export function endedValue(node: Node, tape: Tracks): Value {
  const { numbers } = tape
  needBinary(numbers, 'automaton')
  const all = fields(node.json, node.at, ['op', 'of', 'next', 'values'])
  const values = array(all.values, `${node.at}.values`).map((item) => small(item, node))
  const next = array(all.next, `${node.at}.next`).map((row) =>
    array(row, `${node.at}.next`).map((item) => small(item, node)),
  )
  const isProper =
    next.length > 0 &&
    next.length === values.length &&
    next.length <= MOST_LISTED &&
    values.every((value) => value >= 0) &&
    next.every((row) => row.length === 2 && row.every((to) => next[to] !== undefined)) &&
    next.every(([to], i) => values[to as number] === values[i])
  if (!isProper) throw cannot(`${node.at} is no automaton`, `${node.at} 不是自动机`)
  const x = tape.natural(below(node, onlyOperand(all.of, node), 'of[0]'))
  const track = tape.track()
  const sets = [...new Set(values)].map((value) => {
    const ends = over(
      endingIn(next, (state) => values[state] === value, numbers),
      x.own,
      numbers,
    )
    return join(ends, numbers.constant(track, value), numbers)
  })
  return {
    form: named(track),
    parts: [...x.parts, either(sets, numbers)],
    own: [...x.own, track],
  }
}
