import type { Arithmetic } from '../automata/arithmetic.ts'
import { type Automaton, renamed } from '../automata/automaton.ts'
import { digitsOf, numberOf } from '../automata/digits.ts'
import { Solutions } from '../automata/solutions.ts'
import { BeyondBounds } from '../automata/work.ts'
import { after, moveSets } from '../certify/automata/moves.ts'
import { counterFrame, type Game } from '../games/game.ts'
import { type AutomatonData, automataOf, setWith } from '../know/automaton-data.ts'
import type { Knowledge } from '../know/knowledge.ts'
import type { Budget } from '../model/budget.ts'
import { Moves, type Run } from '../model/moves.ts'
import { placed } from '../model/shape.ts'
import { toldBy } from '../rules/counter-words.ts'
import { counterMove } from '../rules/counters.ts'
import type { CounterRule } from '../rules/rule.ts'
import { smallValue } from '../values/small-value.ts'
import { type Decision, filterMoves } from './decision.ts'

/** Decides a position of any size by reading its counters; moves are found digit by digit. */
export function byAutomaton<P>(
  game: Game<P>,
  position: P,
  { data, evidence }: Knowledge & { readonly kind: 'automaton' },
  budget: Budget,
): Decision<P> {
  const frame = counterFrame(game)
  if (!frame) throw new TypeError(`${game.name} is not a game of counters`)
  const { rule } = frame
  const counters = frame.numbers(position)
  const isLosing = (numbers: readonly bigint[]) => setWith(data, numbers) === 0
  const outcome = isLosing(counters) ? 'P' : 'N'
  return {
    outcome,
    evidence,
    value: () => smallValue(game, position, outcome),
    winning: () => {
      if (outcome === 'P') return Moves.none()
      const relations = relationsOf(data, rule)
      if (!relations)
        return filterMoves(game, position, (to) => isLosing(frame.numbers(to)), budget)
      const { system } = automataOf(data).arithmetic
      const given = Object.fromEntries(
        rule.names.map((name, i) => [name, digitsOf(system, counters[i] as bigint)]),
      )
      const told = toldBy(rule)
      return new Moves(function* (): Generator<Run<P>> {
        for (const relation of relations) {
          const found = new Solutions(relation, given, rule.names.map(after))
          for (const { count, at } of found.runs())
            yield {
              count,
              at: (i) => {
                const digits = at(i)
                const to = rule.names.map((name) => numberOf(system, digits[after(name)] ?? []))
                return placed(frame, counterMove(told, counters, to))
              },
            }
        }
      })
    },
  }
}

const known = new WeakMap<AutomatonData, readonly Automaton[] | undefined>()

/**
 * For each move the pairs of a position and a losing one that it leads to, without those of earlier
 * moves: two ways to the same counters are one move. Undefined where they grow too large.
 */
function relationsOf(data: AutomatonData, rule: CounterRule): readonly Automaton[] | undefined {
  if (known.has(data)) return known.get(data)
  const { arithmetic, sets } = automataOf(data)
  let relations: readonly Automaton[] | undefined
  try {
    relations = relationsInto(rule, sets[0] as Automaton, arithmetic)
  } catch (error) {
    if (!(error instanceof BeyondBounds)) throw error
  }
  known.set(data, relations)
  return relations
}

function relationsInto(
  rule: CounterRule,
  losing: Automaton,
  arithmetic: Arithmetic,
): readonly Automaton[] | undefined {
  const into = renamed(losing, Object.fromEntries(rule.names.map((name) => [name, after(name)])))
  const found: Automaton[] = []
  for (const move of rule.moves) {
    const sets = moveSets(move, arithmetic)
    if (!sets) return undefined
    const stays = rule.names
      .filter((name) => !sets.changed.includes(name))
      .map((name) => arithmetic.linear({ [name]: 1, [after(name)]: -1 }, '=', 0))
    const free = sets.forgotten.filter((track) => !rule.names.map(after).includes(track))
    const all = [...rule.names, ...rule.names.map(after)]
    let relation = arithmetic.over(arithmetic.together([...sets.sets, ...stays, into], free), all)
    for (const earlier of found) relation = arithmetic.join(relation, earlier, 'without')
    if (relation.size > 0) found.push(relation)
  }
  return found
}
