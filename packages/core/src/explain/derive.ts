import { gameOfRule } from '../games/catalogue.ts'
import type { Game } from '../games/game.ts'
import type { AnyGame } from '../games/partizan/game.ts'
import { knowledgeOf } from '../know/know.ts'
import type { Knowledge } from '../know/knowledge.ts'
import { BeyondBudget, within } from '../model/errors.ts'
import { join, type Words } from '../model/words.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../rules/rule.ts'
import { solve } from '../solve/solve.ts'
import { type HeapTable, tableOf } from '../values/table.ts'
import { derivePartizan } from './derive-partizan.ts'
import { bySearch, pattern } from './derive-search.ts'
import { ofSum } from './derive-sum.ts'
import { BUDGET, type Derived, LISTED, listOf, TITLES, worked } from './derived.ts'
import { heapLines, MEX } from './first-values.ts'
import { misereWarning } from './misere-warning.ts'
import { periodProof } from './period-proof.ts'

/** The heap up to which a period is looked for. */
const FAR = 1_000_000

/**
 * How the values of a game without a theorem come about: the first of them, the period with its
 * proof or how far none was found, and how they are added.
 */
export function derive(game: AnyGame<unknown>): readonly Derived[] {
  try {
    return game.partizan ? derivePartizan(game) : stepsOf(game)
  } catch (error) {
    if (error instanceof BeyondBudget) return [{ title: TITLES.values, text: error.words }]
    throw error
  }
}

function stepsOf(game: Game<unknown>): readonly Derived[] {
  const { rule, convention } = game
  if (game.components) return ofSum(game, game.components.bind(game))
  if (!rule || !isHeapRule(rule)) return bySearch(game)
  if (convention === 'misere') return ofMisereHeaps(game, rule)
  return [...ofHeaps(game, rule), severalHeaps(game, rule)]
}

/** The first values of heaps, and how they go on. */
function ofHeaps(game: Game<unknown>, rule: HeapRule | CodeRule): Derived[] {
  const table = tableOf(rule)
  table.extend(LISTED, BUDGET)
  const at = (n: bigint) => BigInt(table.at(Number(n)))
  const first = listOf(LISTED, (n) => table.at(n))
  const values = join([MEX, heapLines(rule, { at }, LISTED), first], '\n', '\n')
  return [{ title: TITLES.values, text: values }, goingOn(game, table)]
}

/** The period with its proof, or what else is known of the later values. */
function goingOn(game: Game<unknown>, table: HeapTable): Derived {
  const { reach } = table
  if (!reach) return pattern(game)
  within(() => table.extend(FAR, BUDGET))
  const { period } = table
  if (period) return { title: TITLES.period, text: periodProof(table, period, reach) }
  const last = table.size - 1
  return {
    title: TITLES.period,
    text: {
      en: `No period is proved by the values computed here, which go up to n = ${last}.`,
      zh: `这里算到 n = ${last} 的值还不能证明任何周期。`,
    },
  }
}

/** How the values of heaps are added. */
const ADDED: Words = {
  en: 'A move changes one heap. The value of the whole is the xor of the values of the heaps, and it is losing exactly when that is 0 (R. Sprague 1935, P. M. Grundy 1939). For example:',
  zh: '每步只动一堆。整个局面的 SG 值是各堆 SG 值的异或，为 0 时恰为必败（R. Sprague 1935，P. M. Grundy 1939）。例如：',
}

/** How the values of heaps are added, with two heaps worked out. */
function severalHeaps(game: Game<unknown>, rule: HeapRule | CodeRule): Derived {
  const table = tableOf(rule)
  const position = exampleHeaps((n) => table.at(n))
  return { title: TITLES.heaps, text: join([ADDED, worked(game, position)], '\n', '\n') }
}

/** Two heaps of different values other than 0, where there are such small ones. */
function exampleHeaps(at: (n: number) => number): readonly bigint[] {
  const heaps = Array.from({ length: LISTED }, (_, n) => n).filter((n) => at(n) > 0)
  const [first = 1, second = 2] = heaps
  const other = heaps.find((n) => at(n) !== at(first))
  return [BigInt(first), BigInt(other ?? second)]
}

/** Misère play of heaps: by the values of normal play where these decide, else by the outcomes. */
function ofMisereHeaps(game: Game<unknown>, rule: HeapRule | CodeRule): Derived[] {
  if (!misereWarning(game)) {
    const normal = gameOfRule(rule, 'normal')
    const values = normal.theorem
      ? [{ title: TITLES.values, text: normal.theorem.statement }]
      : ofHeaps(normal, rule)
    const position = exampleHeaps((n) => Number(solve(normal, [BigInt(n)]).value ?? 0))
    return [...values, { title: TITLES.misere, text: worked(game, position) }]
  }
  const known = knowledgeOf(game, BUDGET)
  return [...bySearch(game, false), ...quotientWorked(known)]
}

/** What the misère quotient of all heaps says, or how far it was looked for. */
function quotientWorked(known: Knowledge): Derived[] {
  if (known.kind === 'search' && known.remark) return [{ title: TITLES.misere, text: known.remark }]
  if (known.kind !== 'quotient' || known.evidence.kind !== 'theorem') return []
  const { en, zh } = known.evidence.name
  const text = { en: `${en}: it decides every sum of heaps.`, zh: `${zh}：它决定堆的任何和。` }
  return [{ title: TITLES.misere, text }]
}
