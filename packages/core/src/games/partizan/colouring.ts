import type { Mover } from '../../model/outcome.ts'
import { EMPTY, FOR_LEFT, FOR_RIGHT, LEFTS, RIGHTS } from './board.ts'
import { joinedPlaces } from './regions.ts'

/** Which places touch each other. */
export type Touching = readonly (readonly number[])[]

/** Which players may colour a place beside which colours: Left is 1, Right 2. */
export interface Colouring {
  /** The player who may not colour a place beside what stands there. */
  readonly bars: readonly number[]
}

/** Nobody colours two places side by side. */
export const COL: Colouring = { bars: [0, 1, 2, 0, 0, 0] }

/** Nobody colours a place beside one of the other player. */
export const SNORT: Colouring = { bars: [0, 2, 1, 0, 0, 0] }

/** Who may colour a place that has no neighbours. */
const FREE = [3, 0, 0, 0, 1, 2] as const
/** An empty place by who may colour it. */
const PLACE = [-1, FOR_LEFT, FOR_RIGHT, EMPTY] as const

/** Who may colour each place. */
export function open(
  { bars }: Colouring,
  touching: Touching,
  cells: readonly number[],
): readonly number[] {
  const found = new Array<number>(cells.length)
  for (let place = 0; place < cells.length; place++) {
    let may = FREE[cells[place] as number] as number
    if (may !== 0)
      for (const next of touching[place] as readonly number[])
        may &= ~(bars[cells[next] as number] as number)
    found[place] = may
  }
  return found
}

/** The places that a player may colour. */
export function openTo(
  colouring: Colouring,
  touching: Touching,
  cells: readonly number[],
  mover: Mover,
): number[] {
  const player = mover === 'left' ? 1 : 2
  const places: number[] = []
  const may = open(colouring, touching, cells)
  for (let place = 0; place < may.length; place++)
    if ((may[place] as number) & player) places.push(place)
  return places
}

/**
 * What is left to colour: the places that are open to nobody are left out, coloured ones too, and
 * the others say for themselves who may colour them. Two that touch are joined only where a colour
 * on one can take something from the other; the sets of places thus joined are independent.
 */
export function leftToColour(
  colouring: Colouring,
  touching: Touching,
  cells: readonly number[],
): { readonly cells: readonly number[]; readonly sets: readonly (readonly number[])[] } {
  const may = open(colouring, touching, cells)
  const groups: number[] = []
  for (let place = 0; place < may.length; place++) {
    const mine = may[place] as number
    if (mine === 0) continue
    groups.push(place, place)
    for (const next of touching[place] as readonly number[])
      if (next > place && matters(colouring, mine, may[next] as number)) groups.push(place, next)
  }
  return {
    cells: may.map((mine) => PLACE[mine] as number),
    sets: joinedPlaces(cells.length, groups, 2),
  }
}

/** Whether a colour on one of two places that touch can bar a player from the other. */
export function matters(colouring: Colouring, one: number, other: number): boolean {
  return (barred(colouring, one) & other) !== 0 || (barred(colouring, other) & one) !== 0
}

/** Whom the colours that a place can get bar from the places beside it. */
function barred({ bars }: Colouring, may: number): number {
  return (may & 1 ? (bars[LEFTS] as number) : 0) | (may & 2 ? (bars[RIGHTS] as number) : 0)
}
