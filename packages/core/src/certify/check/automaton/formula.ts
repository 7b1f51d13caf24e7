import { Failure } from '../failure.ts'
import { common, type Word } from './ask.ts'
import type { Automaton } from './automaton.ts'
import { conjunction } from './conjunction.ts'
import { either } from './digit-sets.ts'
import { cannot, MOST_CONSTANT, type Node } from './formula-nodes.ts'
import { Reader } from './formula-reader.ts'
import { reordered } from './join.ts'
import { linear } from './linear.ts'
import type { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'

/**
 * Throws a Failure unless a formula holds for exactly the tuples of a set over some names; or, where
 * the set has the values on one more track, unless it is that value for each tuple. Every part of it
 * becomes a set of its own, made here from the digits.
 */
export function checkFormula(
  json: unknown,
  set: Automaton,
  names: readonly string[],
  numbers: Numbers,
): void {
  const reader = new Reader(names, numbers)
  const all = tidy(numbers.all(names), numbers)
  const [value] = set.tracks.filter((track) => !names.includes(track))
  const node: Node = { json, at: 'claim.formula', depth: 0 }
  const made = value === undefined ? reader.holds(node, all) : reader.graph(node, value, all)
  const said = tidy(reordered(made, set.tracks, numbers), numbers)
  const shown = (word: Word) => numbers.read(word, set.tracks.length).join(' ')
  const more = common([said, numbers.not(set)], numbers)
  if (more)
    throw new Failure(
      `The formula holds for ${shown(more)} (${set.tracks.join(' ')}), the automaton does not.`,
      `公式对 ${shown(more)}（${set.tracks.join(' ')}）成立，而自动机不接受。`,
    )
  const less = common([set, numbers.not(said)], numbers)
  if (less)
    throw new Failure(
      `The automaton accepts ${shown(less)} (${set.tracks.join(' ')}), the formula does not hold.`,
      `自动机接受 ${shown(less)}（${set.tracks.join(' ')}），而公式不成立。`,
    )
}

/**
 * The numbers of the first counter with which a position of a set begins: each other counter is less
 * than it by a number, and 0 where it is smaller.
 */
export function beginning(
  set: Automaton,
  names: readonly string[],
  start: readonly number[],
  numbers: Numbers,
): Automaton {
  const [first, ...others] = names as [string, ...string[]]
  const parts = others.map((name, i) => {
    const less = start[i] as number
    if (less > MOST_CONSTANT) throw cannot('its numbers are too large', '其中的数太大')
    const lower = linear(
      {
        constant: -less,
        terms: new Map([
          [first, 1],
          [name, -1],
        ]),
      },
      '=',
      numbers,
    )
    const none = conjunction(
      [
        linear({ constant: less, terms: new Map([[first, -1]]) }, '>=', numbers),
        numbers.constant(name, 0),
      ],
      [first, name],
      numbers,
    )
    const sets = [lower, none].map((each) => tidy(reordered(each, [first, name], numbers), numbers))
    return either(sets, numbers)
  })
  return tidy(conjunction([set, ...parts], [first], numbers), numbers)
}
