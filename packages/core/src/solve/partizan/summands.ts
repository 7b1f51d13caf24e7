import type { Form } from '../../forms/forms.ts'
import { type AnyGame, isImpartial, type PartizanGame } from '../../games/partizan/game.ts'
import { heapMoves } from '../../games/partizan/heaps.ts'
import { movedIn } from '../../games/sum.ts'
import type { Evidence } from '../../know/evidence.ts'
import { knownAt } from '../../know/partizan/know.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import { same, type Words } from '../../model/words.ts'
import type { PositionForms } from '../../values/partizan/form-of.ts'
import { decide } from '../decide.ts'

/** A position of a game that is added to others. */
export interface Summand {
  readonly game: AnyGame<unknown>
  readonly position: unknown
  readonly text: Words
}

/** As many heaps of a rule are one position; more are summands, each worked out by itself. */
const FEW_HEAPS = 20

function manyHeaps<P>({ is, shape }: PartizanGame<P>, position: P): readonly bigint[] | undefined {
  if (is.kind !== 'rule' || shape.kind !== 'heaps') return undefined
  const heaps = shape.numbers(position)
  return heaps.length > FEW_HEAPS ? heaps : undefined
}

/**
 * The positions that a position of a sum consists of, or its heaps where those are many; of another
 * game, the position itself.
 */
export function summandsOf<P>(game: PartizanGame<P>, position: P): readonly Summand[] {
  const { is, rules, shape } = game
  const heaps = manyHeaps(game, position)
  if (heaps)
    return heaps.map((heap) => ({
      game: game as PartizanGame<unknown>,
      position: [heap],
      text: same(`${heap}`),
    }))
  if (is.kind !== 'sum' || shape.kind !== 'parts')
    return [
      {
        game: game as PartizanGame<unknown>,
        position,
        // a judge prints no positions, and a large board is long
        get text() {
          return same(rules.print(position))
        },
      },
    ]
  const positions = shape.parts(position)
  return is.parts.map((part, i) => {
    const text = part.rules.print(positions[i])
    return {
      game: part,
      position: positions[i],
      text: { en: `${part.name}: ${text}`, zh: `${part.nameZh}: ${text}` },
    }
  })
}

/** A move in a summand, and which one it is; what it leaves is worked out when asked for. */
export interface SummandMove<P> {
  readonly move: Move<P>
  readonly index: number
  /** What it leaves of the summand, and the text of that. */
  readonly to: unknown
  readonly text: string
  /** How many characters the summand has before the move. */
  readonly length: number
}

/**
 * The moves of a player in a position; of a sum, with the summand that each changes, but for those in
 * some summands.
 */
export function* movesIn<P>(
  game: PartizanGame<P>,
  position: P,
  mover: Mover,
  skipped: ReadonlySet<number> = new Set(),
): Generator<SummandMove<P>> {
  const { is, shape } = game
  const heaps = manyHeaps(game, position)
  if (heaps && is.kind === 'rule') {
    for (const { move, index, to } of heapMoves(is.rule, heaps, mover))
      yield { move: move as Move<unknown> as Move<P>, index, to, text: `${to}`, length: 0 }
    return
  }
  if (is.kind !== 'sum' || shape.kind !== 'parts') {
    yield* movesOf(game, position, mover, 0, (move) => move)
    return
  }
  const positions = shape.parts(position)
  for (const [index, part] of is.parts.entries())
    if (!skipped.has(index))
      yield* movesOf(
        part,
        positions[index],
        mover,
        index,
        (own) => movedIn(positions, index, own) as Move<P>,
      )
}

/** The moves in one summand, each seen as a move of the whole. */
function* movesOf<P, Q>(
  { rules }: AnyGame<P>,
  position: P,
  mover: Mover,
  index: number,
  whole: (move: Move<P>) => Move<Q>,
): Generator<SummandMove<Q>> {
  const { length } = rules.print(position)
  for (const own of rules.moves(position, mover))
    yield {
      move: whole(own),
      index,
      get to() {
        return own.to
      },
      get text() {
        return rules.print(own.to)
      },
      length,
    }
}

/** The form of a position of any game; throws BeyondBudget. */
export function formOf(
  game: AnyGame<unknown>,
  position: unknown,
  values: PositionForms,
  budget: Budget,
): Form {
  if (!isImpartial(game)) return values.form(game, position, budget)
  const value = decide(game, position, budget).value()
  if (value === undefined) throw noValue(game)
  return values.forms.simple({ numerator: 0n, exponent: 0 }, 0, Number(value))
}

/** The forms of summands; undefined for one whose form is beyond the budget. */
export function formsOf(
  summands: readonly Summand[],
  values: PositionForms,
  budget: Budget,
): readonly (Form | undefined)[] {
  // large summands together may take twice as long as one
  const rest = values.ledger.share({ ...budget, search: 2 * budget.search })
  return summands.map(({ game, position }) => {
    // without the value of an impartial part nothing is known of a sum
    if (isImpartial(game)) return formOf(game, position, values, budget)
    try {
      const search = Math.min(budget.search, rest().search)
      return values.form(game, position, { ...budget, search })
    } catch (error) {
      if (error instanceof BeyondBudget && error.factor !== Number.POSITIVE_INFINITY)
        return undefined
      throw error
    }
  })
}

/** How the form of a position is known. */
export function evidenceOf(
  { game, position }: Summand,
  values: PositionForms,
  budget: Budget,
): Evidence {
  if (isImpartial(game)) return decide(game, position, budget).evidence
  return knownAt(game, position, values).evidence
}

function noValue({ name, nameZh }: AnyGame<unknown>): BeyondBudget {
  return new BeyondBudget(
    {
      en: `${name} has no Grundy value here: play can go on for ever or be drawn, and no value adds up with others.`,
      zh: `${nameZh} 在这里没有 SG 值：可能永不结束或平局，无法与其他值相加。`,
    },
    Number.POSITIVE_INFINITY,
  )
}
