import {
  and,
  atMost,
  div,
  equal,
  type Formula,
  floorPhi,
  formula,
  max,
  min,
  minus,
  mod,
  plus,
  times,
  xor,
} from '../../formula/tree.ts'
import type { Finder } from '../finder.ts'
import { fittedPlaces, type Grid, holdsIn, losingIn } from '../grid.ts'
import { leaf, type Term } from '../terms.ts'

export const finder: Finder = {
  shown: 'grid',
  about: 'losing',
  order: 1,
  words: {
    en: 'losing positions where two short forms of the counters are equal',
    zh: '两个计数器的短式相等之处必败',
  },
  find: findRelation,
}

/** As many conditions are tried on the whole grid, and combined with each other. */
const MOST_TRIED = 20
const MOST_COMBINED = 200

/** A condition, its size, and where it holds among the places that it is fitted to. */
interface Relation {
  readonly condition: Formula
  readonly size: number
  readonly holds: readonly boolean[]
}

/**
 * The shortest condition on the two counters that holds at the losing positions and at no other:
 * two short forms are equal, or a remainder is small, or both of two such.
 */
export function findRelation(grid: Grid): Formula | undefined {
  const places = fittedPlaces(grid)
  const losing = places.map(({ a, b }) => grid.at(a, b) === 0)
  const wider = relations(grid).filter(({ holds }) => losing.every((lost, i) => !lost || holds[i]))
  const exact = wider.filter(({ holds }) => holds.every((held, i) => held === losing[i]))
  const found = shortest(exact, grid)
  if (found) return found
  const parts = wider.sort(bySize).slice(0, MOST_COMBINED)
  const both: Relation[] = []
  for (const [i, p] of parts.entries())
    for (const q of parts.slice(i + 1))
      if (losing.every((lost, k) => (p.holds[k] && q.holds[k]) === lost))
        both.push({
          condition: and(p.condition, q.condition),
          size: 1 + p.size + q.size,
          holds: losing,
        })
  return shortest(both, grid)
}

function bySize(p: Relation, q: Relation): number {
  return p.size - q.size
}

function shortest(relations: Relation[], grid: Grid): Formula | undefined {
  const losing = losingIn(grid)
  return relations
    .sort(bySize)
    .slice(0, MOST_TRIED)
    .find(({ condition }) => holdsIn(grid, condition, losing))?.condition
}

/** All conditions tried that hold at some places and not at all. */
function relations(grid: Grid): Relation[] {
  const [x, y] = grid.names
  const [low, high] = [min(x, y), max(x, y)]
  const plain = [formula(x), formula(y), low, high, plus(x, y), minus(high, low), xor(x, y)]
  const points = fittedPlaces(grid).map((place) => place.point)
  const leaves = (list: readonly Formula[]) => list.map((f) => leaf(f, points))
  const numbers = leaves([0, 1, 2, 3, 4, 5, 6, 7].map(formula))
  const remainders = leaves(plain.flatMap((f) => MODULI.map((m) => mod(f, m))))
  const others = leaves([
    ...plain,
    ...plain.map(floorPhi),
    ...plain.flatMap((f) => [1, 2].map((c) => plus(f, c))),
    ...[formula(x), formula(y), low, high].flatMap((f) => [2, 3].map((c) => times(c, f))),
    ...plain.flatMap((f) => [2, 3].map((c) => div(f, c))),
  ])
  const list: Relation[] = []
  const add = (op: typeof equal, p: Term, q: Term, holds: readonly boolean[]) => {
    if (holds.includes(true) && holds.includes(false))
      list.push({ condition: op(p.formula, q.formula), size: 1 + p.size + q.size, holds })
  }
  for (const r of remainders)
    for (const c of numbers) {
      add(
        equal,
        r,
        c,
        compare(r, c, (s, t) => s === t),
      )
      if (c !== numbers[0])
        add(
          atMost,
          r,
          c,
          compare(r, c, (s, t) => s <= t),
        )
    }
  const pairs = (terms: readonly Term[], more: readonly Term[]) => {
    for (const [i, p] of terms.entries())
      for (const q of [...terms.slice(i + 1), ...more])
        add(
          equal,
          p,
          q,
          compare(p, q, (s, t) => s === t),
        )
  }
  pairs(remainders, [])
  pairs(others, numbers)
  return list
}

const MODULI = [2, 3, 4, 5, 6, 7, 8]

function compare(p: Term, q: Term, holds: (s: number, t: number) => boolean): boolean[] {
  return p.values.map((s, i) => holds(s, q.values[i] as number))
}
