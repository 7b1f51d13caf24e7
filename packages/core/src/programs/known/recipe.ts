import { equal, type Formula, isCondition } from '../../formula/tree.ts'
import { type Game, heapFrame } from '../../games/game.ts'
import { isOfTurns } from '../../games/partizan/turns.ts'
import { discovered } from '../../know/discoveries.ts'
import { patternSeen } from '../../know/discovery.ts'
import { knowledgeOf } from '../../know/know.ts'
import type { Knowledge } from '../../know/knowledge.ts'
import type { Budget } from '../../model/budget.ts'
import type { CounterRule } from '../../rules/rule.ts'
import { NoProgram } from '../tree/draft.ts'
import { LOSES, largestCounter, WINS } from './counters.ts'
import { byDiscovery } from './found.ts'
import { byHeaps, byIndex, byMisereHeaps, byTaking } from './heap-recipe.ts'
import { noFormula, nothingKnown } from './no-program.ts'
import { byTurns } from './partizan-recipe.ts'
import { positionOf, startsWithOne } from './position-shape.ts'
import type { Recipe, SumPart } from './task.ts'
import { theoremWords } from './theorem-words.ts'
import { winningFormula } from './winning.ts'

/** What the search for a formula may cost: about a second. */
export const CODE_BUDGET: Budget = { table: 200_000_000, search: 300_000 }

/**
 * What is known of a game that a program can use; `most` is the largest heap of its tables, where
 * that is known. Throws NoProgram where it is too little.
 */
export function recipeOf(game: Game<unknown>, budget: Budget = CODE_BUDGET, most?: bigint): Recipe {
  if (isOfTurns(game)) return byTurns(game, budget)
  const known = knowledgeOf(game, budget)
  switch (known.kind) {
    case 'heaps':
      return byHeaps(game, known.values, budget, most)
    case 'taking':
      return byTaking(game, known.values, budget, most)
    case 'quotient':
      return byMisereHeaps(game, budget, known)
    case 'sum':
      return game.is.kind === 'sum' ? bySum(game.is.parts, budget) : byIndex(game, most)
    case 'theorem':
      return known.formula ? byTheorem(game, known, known.formula) : byLooking(game, budget)
    case 'automaton':
    case 'counters':
      return byLooking(game, budget)
    case 'search':
      return heapFrame(game) ? byMisereHeaps(game, budget, known) : byLooking(game, budget)
  }
}

/** A formula that all positions looked at obey, else a search through all of them. */
function byLooking(game: Game<unknown>, budget: Budget): Recipe {
  const found = discovered(game, budget)
  const shown = found && patternSeen(found)
  const known = shown?.formula && byDiscovery(shown, shown.formula)
  if (known) return known
  const { rule, theorem } = game
  if (rule?.kind === 'counters' && isBeyondLinear(rule)) throw beyondLinear(game)
  if (rule?.kind === 'counters' && !startsWithOne(game)) return bySearch(game, rule)
  throw theorem ? noFormula(game, theorem) : nothingKnown(game)
}

/** Whether moves leave several positions, choose from a set or twice, or have products of counters. */
function isBeyondLinear({ moves }: CounterRule): boolean {
  const forms = moves.flatMap(({ changes, where }) => [
    ...changes.map(({ value }) => value),
    ...where.flatMap(({ left, right }) => [left, right]),
  ])
  return (
    moves.some(({ free, amounts, leaves }) => free ?? amounts ?? leaves) ||
    forms.some(({ products }) => products !== undefined)
  )
}

function beyondLinear({ name, nameZh }: Game<unknown>): NoProgram {
  return new NoProgram({
    en: `Of ${name} no formula is known, and a search is printed only where moves change counters by sums of counters and k.`,
    zh: `关于 ${nameZh} 没有已知的公式；只有走法按计数器与 k 的和改变计数器时，才输出搜索程序。`,
  })
}

function byTheorem(
  game: Game<unknown>,
  { gives }: Knowledge & { kind: 'theorem' },
  formula: Formula,
): Recipe {
  const { shape, lets } = positionOf(game, formula)
  const isLosing = gives === 'outcome' || isCondition(formula)
  const losing = isLosing ? formula : equal(formula, 0)
  const winning = winningFormula(game, losing)
  if (winning === 'unknown') throw noDraws(game)
  return {
    shape,
    lets,
    losing,
    ...(winning && { winning }),
    ...(!isLosing && { value: formula }),
    why: theoremWords(game.theorem),
  }
}

function noDraws(game: Game<unknown>): NoProgram {
  return new NoProgram({
    en: `The draws of ${game.name} cannot be told from its wins by a formula.`,
    zh: `${game.nameZh} 的平局与胜局不能用公式区分。`,
  })
}

/** No name of a counter. */
const OUTCOME = 'outcome()'

/** The whole game tree, every position remembered. */
function bySearch(game: Game<unknown>, rule: CounterRule): Recipe {
  const most = largestCounter(rule)
  const names = rule.names.map((name) => ({ name, range: { least: 0n, most } }))
  return {
    shape: { kind: 'numbers', names },
    lets: [],
    losing: equal(OUTCOME, LOSES),
    ...(rule.drawUnless && { winning: equal(OUTCOME, WINS) }),
    derived: [{ kind: 'search', name: OUTCOME, rule, convention: game.convention }],
    why: [
      {
        en: `No formula is known: every position is looked at once. Counters up to ${most}.`,
        zh: `没有已知的公式：每个局面搜索一次并记住。计数器至多 ${most}。`,
      },
    ],
  }
}

/** A sum of games that all have values. */
function bySum(games: readonly Game<unknown>[], budget: Budget): Recipe {
  const known = games.map((part) => ({
    name: part.name,
    nameZh: part.nameZh,
    ...recipeOf(part, budget),
  }))
  const parts = known.map(({ shape, lets, value, derived, name, nameZh }): SumPart => {
    if (value && shape.kind !== 'graph') return { shape, lets, value, ...(derived && { derived }) }
    throw new NoProgram({
      en: `Of ${name} it is known who wins, but not the value, which a sum needs.`,
      zh: `关于 ${nameZh}，已知谁胜，但和需要它的 SG 值。`,
    })
  })
  return {
    shape: { kind: 'sum', parts },
    lets: [],
    losing: equal(0, 0),
    why: [
      {
        en: 'A sum is losing when the values of its parts xor to 0 (Sprague 1935, Grundy 1939).',
        zh: '各部分的 SG 值异或为 0 时，和必败（Sprague 1935，Grundy 1939）。',
      },
      ...known.flatMap(({ why, name, nameZh }) =>
        why.map((words) => ({ en: `${name}: ${words.en}`, zh: `${nameZh}：${words.zh}` })),
      ),
    ],
  }
}
