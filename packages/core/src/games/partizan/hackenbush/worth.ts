import { addDyadic, type Dyadic, dyadic } from '../../../arith/dyadic.ts'
import { hackenbushValue } from '../../../graph/hackenbush.ts'
import type { Simple } from '../../../model/simple.ts'
import {
  BLUE,
  type Bush,
  chosen,
  GREEN,
  graphOf,
  NOTHING,
  type Parts,
  partsOf,
  RED,
} from './bush.ts'
import { Numbers } from './numbers.ts'

/** What the theorem says of a part of a bush: nothing where it is undefined. */
export type Kind = 'tree' | 'green' | 'alone' | undefined

/** The kinds of the parts of a bush: red-blue trees, green graphs, graphs of one player alone. */
export function kindsOf(bush: Bush): readonly Kind[] {
  const trees = treesIn(bush)
  return trees === undefined ? kindsIn(bush, partsOf(bush)) : Array(trees).fill('tree')
}

/** How many parts a bush has that are all red-blue trees; undefined for another bush. */
function treesIn(bush: Bush): number | undefined {
  const { trees, ends } = graphOf(bush)
  if (!trees || bush.colours.includes(GREEN)) return undefined
  // each begins with an edge on the ground, or is a loop on it
  let count = 0
  for (let half = 0; half < ends.length; half += 2) if (ends[half] === 0) count++
  return count
}

function kindsIn(bush: Bush, { part, parts }: Parts): readonly Kind[] {
  const { ends, vertices } = graphOf(bush)
  const seen = new Uint8Array(vertices)
  // a part is a tree if it has as many edges as vertices above the ground; a loop is like a leaf
  const surplus = new Int32Array(parts)
  const colours = new Uint8Array(parts)
  for (let half = 0; half < ends.length; half++) {
    const p = part[half >> 1] as number
    const vertex = ends[half] as number
    if (half % 2 === 0) {
      ;(colours[p] as number) |= 1 << (bush.colours[half >> 1] as number)
      if (vertex !== ends[half + 1]) (surplus[p] as number)++
    }
    if (vertex === 0 || seen[vertex]) continue
    seen[vertex] = 1
    ;(surplus[p] as number)--
  }
  return Array.from(colours, (mask, p): Kind => {
    if (mask === 1 << GREEN) return 'green'
    if (mask & (1 << GREEN)) return undefined
    if (surplus[p] === 0) return 'tree'
    return mask === 1 << BLUE || mask === 1 << RED ? 'alone' : undefined
  })
}

const known = new WeakMap<Bush, { readonly worth: Simple | undefined }>()

/** The value of a bush all of whose parts are of a kind; undefined for others. */
export function worthOf(bush: Bush): Simple | undefined {
  let found = known.get(bush)
  if (!found) {
    found = { worth: workOut(bush) }
    known.set(bush, found)
  }
  return found.worth
}

function workOut(bush: Bush): Simple | undefined {
  if (treesIn(bush) !== undefined) return { value: valueOfTrees(bush), ups: 0, nim: 0 }
  const parts = partsOf(bush)
  const kinds = kindsIn(bush, parts)
  if (kinds.includes(undefined)) return undefined
  const only = (kind: Kind): Bush => {
    if (kinds.every((other) => other === kind)) return bush
    if (!kinds.includes(kind)) return NOTHING
    return chosen(
      bush,
      parts.part.map((p) => (kinds[p] === kind ? 1 : 0)),
      1,
    )
  }
  let alone = 0
  for (const colour of only('alone').colours) alone += colour === BLUE ? 1 : -1
  const value = addDyadic(valueOfTrees(only('tree')), dyadic(alone))
  return { value, ups: 0, nim: valueOfGreen(only('green')) }
}

function valueOfGreen(bush: Bush): number {
  const { ends, vertices } = graphOf(bush)
  return hackenbushValue(
    vertices,
    ends.filter((_, h) => h % 2 === 0),
    ends.filter((_, h) => h % 2 === 1),
  )
}

/**
 * The number that red and blue trees are worth. What stands on a vertex adds up, and the edge below
 * puts a sign before the sign expansion of the sum. An edge adds at most 2, and a sum at most 1, to
 * what all numbers have in whole numbers and bits together, and every other step takes from it, so
 * the time is linear in the number of edges whatever the tree.
 */
function valueOfTrees(bush: Bush): Dyadic {
  const { ends, vertices, trees } = graphOf(bush)
  if (!trees) throw new TypeError('the rule is one of trees')
  const { edges, from, to } = trees
  const numbers = new Numbers(vertices)
  const { colours } = bush
  // a loop is like an edge to a leaf
  if (edges.length < colours.length)
    for (let i = 0; i < colours.length; i++)
      if (ends[2 * i] === ends[2 * i + 1])
        numbers.add(ends[2 * i] as number, colours[i] === BLUE ? 1 : -1)
  for (let k = 0; k < edges.length; k++) {
    const v = to[k] as number
    if (colours[edges[k] as number] === BLUE) numbers.plus(v)
    else numbers.minus(v)
    numbers.move(v, from[k] as number)
  }
  return numbers.at(0)
}
