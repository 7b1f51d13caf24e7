import { nimSum } from '../arith/nim-sum.ts'
import type { Game } from '../games/game.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { HeapValues } from '../model/heap-values.ts'
import { join, same, type Words } from '../model/words.ts'
import { optionsOf } from '../rules/heaps.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { type Explored, explore } from '../values/search.ts'

/** As many positions are worked out one by one. */
export const FIRST = 9
/** As many options of one are written out. */
const FEW_OPTIONS = 6

/** An option as it is written and its value. */
interface Option {
  readonly text: Words
  readonly value: bigint
}

/** Positions that a derivation looks at. */
const SEARCH = 300_000

/** What the lines of values rest on. */
export const MEX: Words = {
  en: 'The value of a position is the least number missing from the values that one move reaches: their mex.',
  zh: '局面的 SG 值是走一步能到的各值中最小的缺失数，即它们的 mex。',
}

/** How the values of the first heaps come about, a line each: `G(5) = mex{G(4), G(2)} = …`. */
export function heapLines(
  rule: HeapRule | CodeRule,
  { at }: Pick<HeapValues, 'at'>,
  last: number,
): Words {
  const heaps = Array.from({ length: last + 1 }, (_, n) => ({
    n,
    options: [...optionsOf(rule, BigInt(n))],
  }))
  const stuck = heaps.findIndex(({ options }) => options.length > 0)
  const lines = heaps.slice(stuck).map(({ n, options }) =>
    mexLine(
      `G(${n})`,
      options.map((parts): Option => {
        const names = parts.map((part) => `G(${part})`)
        const text = { en: names.join(' xor '), zh: names.join(' 异或 ') }
        return { text, value: nimSum(parts.map(at)) }
      }),
      at(BigInt(n)),
    ),
  )
  return join([stuckLine(stuck < 0 ? last + 1 : stuck), ...lines.slice(0, FIRST - 1)], '\n', '\n')
}

/** The heaps 0, 1, … that have no move. */
function stuckLine(count: number): Words {
  const names = Array.from({ length: Math.min(count, 3) }, (_, n) => `G(${n})`)
  if (count > 3) names.splice(1, 2, '…', `G(${count - 1})`)
  const list = names.join(' = ')
  return { en: `${list} = 0: no move`, zh: `${list} = 0：不能走` }
}

/** `G(5) = mex{G(4), G(2), G(1)} = mex{2, 0, 1} = 3`. */
function mexLine(name: string, options: readonly Option[], value: bigint): Words {
  if (options.length === 0) return { en: `${name} = 0: no move`, zh: `${name} = 0：不能走` }
  const texts = new Map(options.map((option) => [option.text.en, option.text]))
  const shown = [...texts.values()].slice(0, FEW_OPTIONS)
  if (texts.size > shown.length) shown.push(same('…'))
  const values = [...new Set(options.map((option) => option.value))].join(', ')
  const list = join(shown, ', ', ', ')
  return {
    en: `${name} = mex{${list.en}} = mex{${values}} = ${value}`,
    zh: `${name} = mex{${list.zh}} = mex{${values}} = ${value}`,
  }
}

/** How some positions come by their values, or else by their outcomes, a line each. */
export interface SearchedLines {
  readonly lines: Words
  /** Whether the positions have values. */
  readonly values: boolean
}

/** How small positions of a game come by their values or outcomes; undefined where it is long. */
export function searchedLines<P>(
  game: Game<P>,
  positions: readonly P[],
): SearchedLines | undefined {
  const explored = settled(game, positions)
  if (!explored) return undefined
  const values = positions.every((p) => explored.value(p) !== undefined)
  const line = (p: P) => (values ? valueLine(game, p, explored) : outcomeLine(game, p, explored))
  return { lines: join(positions.map(line), '\n', '\n'), values }
}

function settled<P>(game: Game<P>, positions: readonly P[]): Explored<P> | undefined {
  try {
    return explore(game, positions, { table: 0, search: SEARCH })
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

function valueLine<P>({ rules }: Game<P>, position: P, explored: Explored<P>): Words {
  const options = [...rules.moves(position)].map(({ to }) => ({
    text: same(`G(${rules.print(to)})`),
    value: explored.value(to) as bigint,
  }))
  return mexLine(`G(${rules.print(position)})`, options, explored.value(position) as bigint)
}

function outcomeLine<P>({ rules }: Game<P>, position: P, explored: Explored<P>): Words {
  const name = rules.print(position)
  const own = OUTCOMES[explored.outcome(position)]
  const reached = new Map(
    [...rules.moves(position)].map(({ to }) => {
      const [text, { en, zh }] = [rules.print(to), OUTCOMES[explored.outcome(to)]]
      return [text, { en: `${text} (${en})`, zh: `${text}（${zh}）` }]
    }),
  )
  if (reached.size === 0)
    return { en: `${name}: ${own.en}, no move`, zh: `${name}：${own.zh}，不能走` }
  const shown = [...reached.values()].slice(0, FEW_OPTIONS)
  if (reached.size > shown.length) shown.push({ en: '…', zh: '……' })
  const list = join(shown, ', ', '，')
  return {
    en: `${name}: ${own.en}; moves to ${list.en}`,
    zh: `${name}：${own.zh}；走到 ${list.zh}`,
  }
}

/** The outcome of a position for the player to move there. */
const OUTCOMES: Readonly<Record<'N' | 'P' | 'D', Words>> = {
  N: { en: 'won', zh: '必胜' },
  P: { en: 'lost', zh: '必败' },
  D: { en: 'a draw', zh: '平局' },
}

/** What the lines of outcomes rest on. */
export const BACKWARDS: Words = {
  en: 'A position is won when some move leads to a lost one, and lost when every move leads to a won one.',
  zh: '有一步走到必败局面的，必胜；每一步都走到必胜局面的，必败。',
}
