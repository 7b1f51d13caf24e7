import { nimAdd, nimSum } from '../arith/nim-sum.ts'
import { type Game, heapFrame } from '../games/game.ts'
import type { QuotientProduct } from '../know/evidence.ts'
import { heapValues } from '../know/heap-values.ts'
import { knowledgeOf } from '../know/know.ts'
import type { Knowledge } from '../know/knowledge.ts'
import { onlyTakes } from '../know/misere-knowledge.ts'
import { quotientFrom } from '../know/quotient-data.ts'
import { wordText } from '../misere/presentation.ts'
import { imageOf, type Quotient } from '../misere/quotient.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { Moves } from '../model/moves.ts'
import { placed } from '../model/shape.ts'
import { join, same } from '../model/words.ts'
import { bySearch } from './by-search.ts'
import type { Decision } from './decision.ts'
import { heapMoves } from './heaps.ts'
import { movesThatWin } from './misere-moves.ts'

type Heaps = readonly bigint[]
type Of<K extends Knowledge['kind']> = Knowledge & { readonly kind: K }

/** Whether a game is misère play of heaps that no theorem about taking settles. */
export function mayHaveQuotient<P>(game: Game<P>): boolean {
  const frame = heapFrame(game)
  return game.convention === 'misere' && frame !== undefined && !onlyTakes(frame.rule)
}

/**
 * Misère play where moves only take, the same amounts from every heap: with the ordinary values,
 * a position is P when they xor to 0, except that they must xor to 1 when none is above 1
 * (T. S. Ferguson, On sums of graph games with last player losing, 1974).
 */
export function byTaking<P>(
  game: Game<P>,
  position: P,
  known: Of<'taking'>,
  budget: Budget,
): Decision<P> {
  const frame = frameOf(game)
  const heaps = frame.numbers(position)
  const values = heapValues(known.values, frame.rule, game.normalTheorem, budget)
  const own = heaps.map((heap) => values.at(heap))
  const total = nimSum(own)
  const large = own.filter((value) => value > 1n).length
  const wanted = (_: number, value: bigint) => {
    const othersLarge = value > 1n ? large > 1 : large > 0
    return nimAdd(nimAdd(value, total), othersLarge ? 0n : 1n)
  }
  return {
    outcome: (total === 0n) === large > 0 ? 'P' : 'N',
    evidence: known.evidence,
    value: () => undefined,
    winning: () =>
      heapMoves(frame.rule, heaps, values, budget, wanted).map((move) => placed(frame, move)),
    parts: () => heaps.map((heap, i) => ({ text: same(heap.toString()), value: own[i] as bigint })),
  }
}

function frameOf<P>(game: Game<P>) {
  const frame = heapFrame(game)
  if (!frame) throw new TypeError(`${game.name} is not a game of heaps`)
  return frame
}

/** Positions that a search looks at before a quotient is looked for. */
const FIRST_SEARCH = 100_000

/**
 * Misère play of heaps by search where that is short, else by the misère quotient of the rule,
 * else by a search as long as the budget allows. Throws BeyondBudget.
 */
export function bySearchOrQuotient<P>(game: Game<P>, position: P, budget: Budget): Decision<P> {
  const upTo = (positions: number) =>
    within(() =>
      bySearch(game, position, { ...budget, search: Math.min(positions, budget.search) }),
    )
  const first = upTo(FIRST_SEARCH)
  if (!(first instanceof BeyondBudget)) return first
  const known = knowledgeOf(game, budget, position)
  if (known.kind === 'quotient') return byQuotient(game, position, known, budget)
  const last = FIRST_SEARCH < budget.search ? upTo(budget.search) : first
  if (!(last instanceof BeyondBudget)) return last
  const remark = known.kind === 'search' && known.remark
  throw remark ? new BeyondBudget(join([last.words, remark]), last.factor) : last
}

function within<T>(run: () => T): T | BeyondBudget {
  try {
    return run()
  } catch (error) {
    if (error instanceof BeyondBudget) return error
    throw error
  }
}

/** Decides a position whose heaps a quotient speaks of. */
export function byQuotient<P>(
  game: Game<P>,
  position: P,
  known: Of<'quotient'>,
  budget: Budget,
): Decision<P> {
  const frame = frameOf(game)
  const heaps = frame.numbers(position)
  const quotient = quotientFrom(known.quotient, frame.rule)
  const { monoid, period } = quotient
  const times = (x: number, heap: bigint) => monoid.times(x, imageOf(quotient, heap) as number)
  const element = heaps.reduce(times, 0)
  const losing = quotient.isLosing(element)
  const others = othersOf(quotient, heaps)
  const wins = {
    holds: (index: number, parts: Heaps) => quotient.isLosing(parts.reduce(times, others(index))),
    period: period && { from: BigInt(period.from), length: BigInt(period.length), saltus: 0n },
  }
  const product = productOf(quotient, heaps, element)
  return {
    outcome: losing ? 'P' : 'N',
    evidence: known.evidence.kind === 'theorem' ? { ...known.evidence, product } : known.evidence,
    value: () => undefined,
    winning: () =>
      losing
        ? Moves.none()
        : movesThatWin(frame.rule, heaps, wins, budget).map((move) => placed(frame, move)),
  }
}

/** As many heaps are shown one by one. */
const SHOWN = 12

/** The product of the heaps, for the words that say why. */
function productOf(quotient: Quotient, heaps: Heaps, element: number): QuotientProduct {
  const { monoid, losing } = quotient
  const text = (of: number) => wordText(monoid.words[of] ?? [])
  return {
    order: monoid.order,
    losing: losing.length,
    images: heaps.slice(0, SHOWN).map((heap) => [heap, text(imageOf(quotient, heap) ?? 0)]),
    more: heaps.length > SHOWN,
    element: text(element),
    isLosing: quotient.isLosing(element),
  }
}

/** The element of all heaps but one, found in one pass over the heaps when first asked for. */
function othersOf(quotient: Quotient, heaps: Heaps): (index: number) => number {
  const { monoid } = quotient
  let behind: number[] | undefined
  let before: number[] | undefined
  return (index) => {
    if (!behind || !before) {
      const images = heaps.map((heap) => imageOf(quotient, heap) as number)
      before = [0]
      for (const image of images) before.push(monoid.times(before.at(-1) as number, image))
      behind = [0]
      for (const image of images.reverse())
        behind.push(monoid.times(behind.at(-1) as number, image))
    }
    return monoid.times(before[index] as number, behind[heaps.length - 1 - index] as number)
  }
}
