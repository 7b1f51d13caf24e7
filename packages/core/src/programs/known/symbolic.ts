import { printFormula } from '../../formula/print.ts'
import { cases, equal, type Formula, isCondition } from '../../formula/tree.ts'
import { mapChildren } from '../../formula/walk.ts'
import { findEntry } from '../../games/catalogue.ts'
import type { Game } from '../../games/game.ts'
import { playableOf } from '../../games/partizan/catalogue.ts'
import type { Theorem } from '../../games/theorem.ts'
import type { Words } from '../../model/words.ts'
import { NoProgram } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import { winningFormula } from './winning.ts'

/** A game of the catalogue whose parameters and position are formulas of what is read. */
export interface Setting {
  readonly game: string
  readonly params: Readonly<Record<string, Formula>>
  /** The numbers of the position: one heap, or the counters in the order of the rule. */
  readonly at: readonly Formula[]
  /** When this is the game of a case, in no other setting; always where nothing is said. */
  readonly when?: Formula
}

/** Who wins in one of some settings, by their theorems. */
export interface Settled {
  readonly losing: Formula
  readonly winning?: Formula
  readonly theorems: readonly Theorem<unknown>[]
}

/** Who wins in the first setting whose condition holds. */
export function settle(settings: readonly Setting[]): Settled {
  const known = settings.map((setting) => ({ ...setting, ...settleOne(setting) }))
  const drawn = known.filter(({ winning }) => winning !== undefined)
  return {
    losing: firstOf(known.map(({ when, losing }) => ({ when, value: losing }))),
    ...(drawn.length > 0 && {
      // where there are no draws, who does not lose wins
      winning: firstOf([
        ...drawn.map(({ when, winning = YES }) => ({ when, value: winning })),
        ...(drawn.length < known.length ? [{ when: YES, value: YES }] : []),
      ]),
    }),
    theorems: [...new Set(known.map(({ theorem }) => theorem))],
  }
}

const YES: Formula = equal(0, 0)

/** The value of the first row whose condition holds; the last row stands for all other cases. */
function firstOf(rows: readonly { when: Formula | undefined; value: Formula }[]): Formula {
  const last = rows.at(-1)
  if (!last) throw new TypeError('code: no setting')
  const others = rows.slice(0, -1).map(({ when = YES, value }) => [when, value] as const)
  return others.length > 0 ? cases(others, last.value) : last.value
}

/** What the numbers of a position are called in the formulas of a game. */
export function coordinates({ rule }: Game<unknown>): readonly string[] {
  return rule?.kind === 'counters' ? rule.names : ['n']
}

function settleOne({ game: slug, params, at }: Setting) {
  const game = gameWith(slug, params)
  const { theorem } = game
  if (!theorem?.formula)
    throw new NoProgram({
      en: `No formula is known of ${slug}.`,
      zh: `${game.nameZh}没有已知的公式。`,
    })
  const isLosing = theorem.outcome !== undefined || isCondition(theorem.formula)
  const losing = isLosing ? theorem.formula : equal(theorem.formula, 0)
  const winning = winningFormula(game, losing)
  if (winning === 'unknown')
    throw new NoProgram({
      en: `The draws of ${slug} cannot be told from its wins by a formula.`,
      zh: `${game.nameZh}的平局与胜局不能用公式区分。`,
    })
  const names = coordinates(game)
  const open = Object.values(params).some((f) => f.op !== 'int')
  const values = new Map([
    ...Object.entries(params),
    ...names.map((name, i): [string, Formula] => [name, at[i] ?? { op: 'var', name }]),
  ])
  return {
    theorem:
      open && theorem.heaps
        ? { ...theorem, statement: valueWords(withNames(theorem.formula, values)) }
        : theorem,
    losing: withNames(losing, values),
    ...(winning && { winning: withNames(winning, values) }),
  }
}

/** What a formula for the value of one heap says, whatever its parameters are. */
function valueWords(value: Formula): Words {
  return {
    en: `The value of a heap of n is ${printFormula(value, 'en')}; it is losing when its value is 0.`,
    zh: `一堆 n 颗的 SG 值是 ${printFormula(value, 'zh')}；SG 值为 0 时必败。`,
  }
}

/** The formula with other formulas in the places of some names. */
function withNames(f: Formula, values: ReadonlyMap<string, Formula>): Formula {
  if (f.op === 'var') return values.get(f.name) ?? f
  return mapChildren(f, (child) => withNames(child, values))
}

/**
 * The game with parameters that are numbers; where they are not, with any, which is right only if
 * its formula does not depend on them. Throws NoProgram where it does.
 */
export function gameWith(slug: string, params: Readonly<Record<string, Formula>>): Game<unknown> {
  const values = Object.entries(params)
  const fixed = values.every(([, f]) => f.op === 'int')
  const args = (first: bigint) =>
    Object.fromEntries(
      values.map(([name, f], i) => [name, f.op === 'int' ? f.value : first + BigInt(i)]),
    )
  const game = playableOf(slug, args(3n))
  const other = findEntry(slug)?.make(args(8n)).theorem?.formula
  const own = game.theorem?.formula
  if (!fixed && own && other && keyOf(own) !== keyOf(other))
    throw new NoProgram({
      en: `The formula of ${slug} is another one for other parameters.`,
      zh: `${game.nameZh}的公式因参数而异。`,
    })
  return game
}
