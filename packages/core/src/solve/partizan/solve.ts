import { addDyadic, type Dyadic, dyadic, ZERO } from '../../arith/dyadic.ts'
import type { Form, Forms, PartizanOutcome } from '../../forms/forms.ts'
import { thermographOf } from '../../forms/thermograph.ts'
import type { Game } from '../../games/game.ts'
import { isImpartial, type PartizanGame } from '../../games/partizan/game.ts'
import { movedIn, type Positions } from '../../games/sum.ts'
import type { Evidence } from '../../know/evidence.ts'
import { type Budget, USUAL_BUDGET } from '../../model/budget.ts'
import { BeyondBudget, Meter, within } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import { partizanTableOf } from '../../values/partizan/heap-table.ts'
import { recursionText } from '../../values/partizan/recursion-text.ts'
import { decidePartizan } from './decide.ts'
import type { PartizanDecision } from './decision.ts'
import { hasManyMoves, movesToWanted, type Wanted, wantedBeside } from './impartial-moves.ts'
import { movesIn, type Summand, summandsOf } from './summands.ts'
import type { PartizanPart, PartizanVerdict, Stops } from './verdict.ts'

/**
 * Who wins a position whose players have different moves, whoever begins, by which moves, what it is
 * worth, and how that is known. Exact; throws BeyondBudget where it would be too much work.
 */
export function solvePartizan<P>(
  game: PartizanGame<P>,
  position: P,
  budget: Budget = USUAL_BUDGET,
): PartizanVerdict<P> {
  return new Solved(game, position, decidePartizan(game, position, budget), budget)
}

/** A verdict that works out all but the outcome and the value when it is first asked for, and keeps it. */
class Solved<P> implements PartizanVerdict<P> {
  readonly game: PartizanGame<P>
  readonly position: P
  readonly outcome: PartizanOutcome
  readonly forms: Forms
  readonly value: Form | undefined
  readonly evidence: Evidence
  readonly left: Moves<P>
  readonly right: Moves<P>
  private readonly decision: PartizanDecision
  private heat: Heat | undefined
  private list: readonly PartizanPart[] | undefined

  constructor(game: PartizanGame<P>, position: P, decision: PartizanDecision, budget: Budget) {
    const { outcome } = decision
    this.game = game
    this.position = position
    this.outcome = outcome
    this.forms = decision.forms
    this.value = decision.value
    this.evidence = decision.evidence
    this.decision = decision
    const winning = (mover: Mover, wins: boolean): Moves<P> =>
      wins
        ? (game.theorem?.winning?.(position, mover) ??
          winningMoves(game, position, mover, decision, budget))
        : Moves.none()
    this.left = winning('left', outcome === 'L' || outcome === 'N')
    this.right = winning('right', outcome === 'R' || outcome === 'N')
  }

  get recursion(): string | undefined {
    const { is, shape, convention } = this.game
    if (is.kind !== 'rule' || shape.kind !== 'heaps' || convention === 'misere') return undefined
    const [heap, more] = shape.numbers(this.position)
    if (heap === undefined || more !== undefined) return undefined
    const table = partizanTableOf(is.rule, this.forms)
    return table.period ? undefined : recursionText(table, heap)
  }

  get mean(): Dyadic | undefined {
    return this.heated.mean
  }

  get temperature(): Dyadic | undefined {
    return this.heated.temperature
  }

  get stops(): Stops | undefined {
    const { value, forms } = this
    if (value === undefined) return undefined
    return { left: forms.leftStop(value), right: forms.rightStop(value) }
  }

  get parts(): readonly PartizanPart[] {
    this.list ??= this.decision.parts()
    return this.list
  }

  private get heated(): Heat {
    this.heat ??=
      within(() =>
        this.value === undefined
          ? { mean: meanOf(this.forms, this.parts) }
          : heatOf(this.forms, this.value),
      ) ?? {}
    return this.heat
  }
}

interface Heat {
  readonly mean?: Dyadic | undefined
  readonly temperature?: Dyadic
}

/** The mean and the temperature of a form; throws BeyondBudget. */
export function heatOf(forms: Forms, form: Form): { mean: Dyadic; temperature: Dyadic } {
  const number = forms.asNumber(form)
  return number
    ? { mean: number, temperature: dyadic(-1, number.exponent) }
    : thermographOf(forms, form)
}

/** The mean of a sum is that of its parts, where all have values. */
function meanOf(forms: Forms, parts: readonly PartizanPart[]): Dyadic | undefined {
  let total = ZERO
  for (const { value } of parts) {
    if (value === undefined) return undefined
    total = addDyadic(total, heatOf(forms, value).mean)
  }
  return parts.length === 0 ? undefined : total
}

/** The share of a budget that is spent on a move before the others are looked at; less after some. */
const FIRST = 1 / 30
const MOST_TRIED = 10
const LEAST = 1 / 10_000

/** What looking at a move counts: those that were looked at are kept. */
const PER_MOVE = 8
/** Characters of a position for which looking at a move of it counts once more. */
const LONG = 12

/** The moves by which a player who begins wins, each position once; found when first asked for. */
function winningMoves<P>(
  game: PartizanGame<P>,
  position: P,
  mover: Mover,
  decision: PartizanDecision,
  budget: Budget,
): Moves<P> {
  const kept: Move<P>[] = []
  const reached = new Set<string>()
  const large = largeSummands(game, position, mover, decision)
  const skipped = new Set(large.map(({ index }) => index))
  let source: Generator<Move<P>> | undefined
  let end: BeyondBudget | 'all' | undefined
  function* find(): Generator<Move<P>> {
    const meter = new Meter(budget.search)
    // all moves together may take as long as the verdict
    const rest = decision.ledger.share(budget)
    const allowed = (share: number): Budget => {
      const { search } = rest()
      if (search === 0) throw manyMoves()
      return { ...budget, search: Math.min(search, Math.ceil(share * budget.search)) }
    }
    const hard: { readonly move: Move<P>; readonly index: number; readonly to: unknown }[] = []
    for (const found of movesIn(game, position, mover, skipped)) {
      meter.tick(PER_MOVE + Math.floor(found.length / LONG))
      const { move, index, to } = found
      const key = `${index} ${found.text}`
      if (reached.has(key)) continue
      reached.add(key)
      const share = hard.length < MOST_TRIED ? FIRST : LEAST
      const easily = within(() => decision.holds(mover, index, to, allowed(share)))
      if (easily) yield move
      else if (easily === undefined) hard.push({ move, index, to })
    }
    for (const { move, index, to } of hard)
      if (decision.holds(mover, index, to, allowed(1))) yield move
  }
  const more = (): boolean => {
    if (end instanceof BeyondBudget) throw end
    if (end === 'all') return false
    source ??= find()
    try {
      const { done, value } = source.next()
      if (done) end = 'all'
      else kept.push(value)
    } catch (error) {
      if (error instanceof BeyondBudget) end = error
      throw error
    }
    return end === undefined
  }
  const few = Moves.of(function* () {
    for (let i = 0; i < kept.length || more(); i++) yield kept[i] as Move<P>
  })
  return large.length === 0
    ? few
    : Moves.concat(function* () {
        yield few
        for (const { index, wanted } of large)
          yield largeMoves(game, position, index, wanted, budget)
      })
}

function manyMoves(): BeyondBudget {
  return new BeyondBudget({
    en: 'To tell which moves win takes longer than to tell who wins.',
    zh: '找出所有胜着比判定胜负更费时。',
  })
}

/** The impartial summands with many moves, and to which values a player has to move in them. */
function largeSummands<P>(
  game: PartizanGame<P>,
  position: P,
  mover: Mover,
  { forms, restOf }: PartizanDecision,
): { readonly index: number; readonly wanted: Wanted }[] {
  if (game.is.kind !== 'sum' || !restOf) return []
  return summandsOf(game, position).flatMap(({ game: own, position: at }, index) => {
    if (!isImpartial(own) || !hasManyMoves(own, at)) return []
    const rest = restOf(index)
    const wanted = rest === undefined ? undefined : wantedBeside(forms, rest, mover)
    return wanted === undefined ? [] : [{ index, wanted }]
  })
}

/** The winning moves in an impartial summand, as moves of the sum. */
function largeMoves<P>(
  game: PartizanGame<P>,
  position: P,
  index: number,
  wanted: Wanted,
  budget: Budget,
): Moves<P> {
  const { game: own, position: at } = summandsOf(game, position)[index] as Summand
  const moves = movesToWanted(own as Game<unknown>, at, wanted, budget)
  return moves.map((move) => movedIn(position as Positions, index, move) as Move<P>)
}
