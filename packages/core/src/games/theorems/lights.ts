import { nimInverse } from '../../arith/nim-field.ts'
import { nimProduct } from '../../arith/nim-product.ts'
import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import type { Budget } from '../../model/budget.ts'
import { subsets } from '../../model/enumerate.ts'
import { Meter, TextError } from '../../model/errors.ts'
import { type Move, Moves, type Run, untold } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { parseNumber } from '../../rules/numbers.ts'
import type { CoinRow, Turns } from './rows/row.ts'

/** The place of a head: a number from 1 for each dimension. */
export type Point = readonly bigint[]
/** The places of the heads, in rising order of their first numbers, then of the next. */
export type Lights = readonly Point[]

type Rows = readonly CoinRow[]

/** The value of a head: the nim product of what its numbers are worth in their rows. */
export function valueOfPoint(rows: Rows, point: Point): bigint {
  return rows.map((row, i) => row.value(point[i] as bigint)).reduce(nimProduct)
}

/** The value of all heads. */
export function valueOfLights(rows: Rows, lights: Lights): bigint {
  return nimSum(lights.map((point) => valueOfPoint(rows, point)))
}

const textOf = (point: Point) => point.join(',')

function compare(a: Point, b: Point): number {
  const at = a.findIndex((n, i) => n !== b[i])
  return at < 0 ? 0 : (a[at] as bigint) < (b[at] as bigint) ? -1 : 1
}

/** The position with these heads, each listed once. */
function lightsAt(points: Iterable<Point>): Lights {
  const byText = new Map<string, Point>()
  for (const point of points) byText.set(textOf(point), point)
  return [...byText.values()].sort(compare)
}

/** The position in which the coins at these places were turned from tails, one after the other. */
export function lightsTurned(points: Iterable<Point>, before: Lights = []): Lights {
  const heads = new Map(before.map((point) => [textOf(point), point]))
  for (const point of points) {
    const text = textOf(point)
    if (!heads.delete(text)) heads.set(text, point)
  }
  return [...heads.values()].sort(compare)
}

/** As many coins that a move turns are told one by one. */
const FEW = 8

const list = (places: readonly bigint[]) =>
  places.length > 6 ? `${places[0]}…${places.at(-1)}` : places.join(', ')

/** Turns every coin whose numbers are all among the chosen places of their dimension. */
function turnAll(lights: Lights, chosen: readonly (readonly bigint[])[]): Move<Lights> {
  const tell = () => {
    const points = chosen.reduce((count, places) => count * places.length, 1)
    if (points > FEW) {
      const text = chosen.map((places) => `{${list(places)}}`).join(' × ')
      return { en: `turn ${text}`, zh: `翻 ${text}` }
    }
    const turned = [...everyPoint(chosen)].map(textOf)
    return { en: `turn ${turned.join(' ')}`, zh: `翻 ${turned.join('、')}` }
  }
  // a move of a large board turns very many
  const touch = () => [...everyPoint(chosen)].map(textOf)
  return untold(lightsTurned(everyPoint(chosen), lights), tell, touch)
}

/** All points with a number of each list. */
function* everyPoint(lists: readonly (readonly bigint[])[]): Generator<Point> {
  const [first, ...rest] = lists
  if (!first) return yield []
  for (const n of first) for (const others of everyPoint(rest)) yield [n, ...others]
}

/** The choices of places, one list for each dimension, that a move at a head may turn. */
function* choices(rows: Rows, point: Point): Generator<readonly (readonly bigint[])[]> {
  const [row, ...rest] = rows
  const [place, ...others] = point
  if (!row || place === undefined) return yield []
  for (const before of row.before(place))
    for (const inRest of choices(rest, others)) yield [[...before, place], ...inRest]
}

/** The rules of a product of games of coins. */
export function lightRules(rows: Rows): Rules<Lights> {
  const example = ['3,1 2,2', '3,1,1 2,2,1'][rows.length - 2] ?? ''
  return {
    parse(text) {
      if (/^\s*[-–]\s*$/.test(text)) return []
      const points = [...text.matchAll(/[^\s()（）]+/g)].map(({ 0: word, index }) => {
        const point = [...word.matchAll(/[^,，]+/g)].map(({ 0: digits, index: at }) => {
          const n = parseNumber(text, digits, index + at)
          if (n > 0n) return n
          throw new TextError(text, index + at, {
            en: 'Coins are counted from 1.',
            zh: '硬币从 1 数起。',
          })
        })
        if (point.length === rows.length) return point
        throw new TextError(text, index, {
          en: `Expected ${rows.length} numbers with commas between them for each head, as in ${example}.`,
          zh: `每个正面应是用逗号隔开的 ${rows.length} 个数，例如 ${example}。`,
        })
      })
      if (points.length > 0) return lightsAt(points)
      throw new TextError(text, text.trimEnd().length, {
        en: `Expected the places of the heads, as in ${example}, or - for none.`,
        zh: `这里应是各正面的位置，例如 ${example}；没有正面写 -。`,
      })
    },
    print: (lights) => lights.map(textOf).join(' ') || '-',
    *moves(lights) {
      for (const point of lights)
        for (const chosen of choices(rows, point)) yield turnAll(lights, chosen)
    },
    // two heads at one place would cancel, so that the heads are games of their own
    parts: (lights) => lights.map((point) => [point]),
    upTo: (size) => subsets([...everyPoint(boardOf(size, rows.length))]),
    axes: rows.length === 2 ? 2 : undefined,
    at: (point) => (point.every((n) => n > 0n) ? [point] : []),
  }
}

/** The sides of a board of at most `size` places. */
function boardOf(size: number, dimensions: number): bigint[][] {
  const sides = new Array<number>(dimensions).fill(1)
  const places = () => sides.reduce((a, b) => a * b)
  for (let i = 0; ; i++) {
    const side = (sides[i % dimensions] as number) + 1
    if ((places() / (side - 1)) * side > size)
      return sides.map((n) => Array.from({ length: n }, (_, k) => BigInt(k + 1)))
    sides[i % dimensions] = side
  }
}

/** Changes of rows that are tried, however small the budget: less than a second of work. */
const LEAST_TRIED = 100_000

/** The moves to positions of a value. */
export function lightMovesTo(
  rows: Rows,
  lights: Lights,
  value: bigint,
  budget: Budget,
): Moves<Lights> {
  return new Moves(function* (): Generator<Run<Lights>> {
    const change = nimAdd(valueOfLights(rows, lights), value)
    if (change === 0n) return
    const meter = new Meter(Math.max(LEAST_TRIED, budget.search / 32))
    for (const point of lights) {
      // the last row is not tried, so it is that of the largest number
      const order = [...rows.keys()].sort((i, j) => compare([point[i] ?? 0n], [point[j] ?? 0n]))
      const inOrder = <T>(list: readonly T[]) => order.map((i) => list[i] as T)
      for (const found of turnsBy(inOrder(rows), inOrder(point), change, budget, meter)) {
        const turns = rows.map((_, i) => found[order.indexOf(i)] as Turns)
        yield {
          count: turns.reduce((count, { count: own }) => count * own, 1n),
          at: (i) => turnAll(lights, nth(turns, i)),
        }
      }
    }
  })
}

/**
 * The moves at a head that change the value by a number, a list of turns for each dimension: the
 * change is the nim product of the changes in the rows, so the last one follows from the others.
 */
function* turnsBy(
  [row, ...rest]: Rows,
  [place, ...others]: Point,
  change: bigint,
  budget: Budget,
  meter: Meter,
): Generator<readonly Turns[]> {
  if (!row || place === undefined) return
  if (rest.length === 0) {
    for (const turns of row.turns(place, change, budget)) yield [turns]
    return
  }
  for (const first of row.changes(place)) {
    meter.tick()
    const left = nimProduct(change, nimInverse(first))
    for (const later of turnsBy(rest, others, left, budget, meter))
      for (const turns of row.turns(place, first, budget)) yield [turns, ...later]
  }
}

/** The i-th choice of one of each list of turns. */
function nth(turns: readonly Turns[], i: bigint): (readonly bigint[])[] {
  let rest = i
  return turns.map(({ count, at }) => {
    const places = at(rest % count)
    rest /= count
    return places
  })
}
