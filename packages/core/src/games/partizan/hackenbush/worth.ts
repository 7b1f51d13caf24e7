import { addDyadic, type Dyadic, dyadic, ZERO } from '../../../arith/dyadic.ts'
import { digraphOf } from '../../../graph/digraph.ts'
import { hackenbushValue } from '../../../graph/hackenbush.ts'
import type { Simple } from '../../../model/simple.ts'
import {
  BLUE,
  type Bush,
  chosen,
  GREEN,
  type Graph,
  graphOf,
  NOTHING,
  partsOf,
  RED,
} from './bush.ts'
import { Fractions } from './fractions.ts'

/** What the theorem says of a part of a bush: nothing where it is undefined. */
export type Kind = 'tree' | 'green' | 'alone' | undefined

/** The kind of each part, and of which part each edge is. */
export interface Kinds {
  readonly part: Int32Array
  readonly kinds: readonly Kind[]
}

/** The kinds of the parts of a bush: red-blue trees, green graphs, graphs of one player alone. */
export function kindsOf(bush: Bush): Kinds {
  const { part, parts } = partsOf(bush)
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
  const kinds = Array.from(colours, (mask, p): Kind => {
    if (mask === 1 << GREEN) return 'green'
    if (mask & (1 << GREEN)) return undefined
    if (surplus[p] === 0) return 'tree'
    return mask === 1 << BLUE || mask === 1 << RED ? 'alone' : undefined
  })
  return { part, kinds }
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
  if (!bush.colours.includes(GREEN) && graphOf(bush).rising)
    return { value: valueOfTrees(bush), ups: 0, nim: 0 }
  const { part, kinds } = kindsOf(bush)
  if (kinds.includes(undefined)) return undefined
  const only = (kind: Kind): Bush => {
    if (kinds.every((other) => other === kind)) return bush
    if (!kinds.includes(kind)) return NOTHING
    return chosen(
      bush,
      part.map((p) => (kinds[p] === kind ? 1 : 0)),
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
 * puts a sign before the sign expansion of the sum. A number is kept as a whole number and the bits
 * of a fraction that is not negative: an edge changes the whole number or puts bits before those of
 * the fraction, and a sum runs over the bits of the shorter fraction. An edge adds at most 2, and a
 * sum at most 1, to what all numbers have in whole numbers and bits together, and every other step
 * takes from it, so the time is linear in the number of edges whatever the tree.
 */
function valueOfTrees(bush: Bush): Dyadic {
  const graph = graphOf(bush)
  const { ends, vertices } = graph
  const wholes = new Int32Array(vertices)
  const fractions = new Fractions(vertices)
  const { order, below } = walk(graph)
  for (let i = 0; i < bush.colours.length; i++)
    if (ends[2 * i] === ends[2 * i + 1])
      (wholes[ends[2 * i] as number] as number) += bush.colours[i] === BLUE ? 1 : -1
  for (let k = order.length - 1; k > 0; k--) {
    const v = order[k] as number
    const half = below[v] as number
    let whole = wholes[v] as number
    if (bush.colours[half >> 1] === BLUE) {
      if (whole >= 0) whole++
      else {
        // what is below 0 becomes 1 and more, which moves behind the point: 0…01
        fractions.push(v, 1, 1)
        fractions.push(v, 0, -whole - 1)
        whole = 0
      }
    } else if (whole < 0) whole--
    else {
      // what is not below 0 becomes −2 and more, in binary …1110
      fractions.push(v, 0, 1)
      fractions.push(v, 1, whole)
      whole = -1
    }
    const parent = ends[half] as number
    ;(wholes[parent] as number) += whole + fractions.move(v, parent)
  }
  return numberOf(wholes[0] as number, fractions.bits(0))
}

/** The vertices that hang on the ground from the ground upwards, and the half-edge that leads to each. */
function walk({ ends, vertices, rising }: Graph): { order: Int32Array; below: Int32Array } {
  if (rising) return { order: inRisingOrder(rising), below: rising }
  const halves = new Int32Array(ends.length)
  for (let half = 0; half < ends.length; half++) halves[half] = half
  const { offsets, targets } = digraphOf(vertices, ends, halves)
  const order = new Int32Array(vertices)
  const below = new Int32Array(vertices).fill(-1)
  let count = 1
  for (let k = 0; k < count; k++) {
    const v = order[k] as number
    const end = offsets[v + 1] as number
    for (let i = offsets[v] as number; i < end; i++) {
      const half = targets[i] as number
      const to = ends[half ^ 1] as number
      if (to === 0 || below[to] !== -1) continue
      below[to] = half
      order[count++] = to
    }
  }
  return { order: order.subarray(0, count), below }
}

/** The ground and the vertices that a half-edge leads to. */
function inRisingOrder(below: Int32Array): Int32Array {
  const order = new Int32Array(below.length)
  let count = 1
  for (let v = 1; v < below.length; v++) if (below[v] !== -1) order[count++] = v
  return order.subarray(0, count)
}

/** The number of a whole number and the bits of a fraction, the highest last. */
function numberOf(whole: number, bits: readonly number[]): Dyadic {
  const low = bits.indexOf(1)
  if (low < 0) return whole === 0 ? ZERO : dyadic(whole)
  const places = bits.length - low
  let digits = ''
  for (let top = bits.length + ((4 - (places % 4)) % 4); top > low; top -= 4) {
    let digit = 0
    for (let i = top - 1; i >= top - 4; i--) digit = 2 * digit + (bits[i] ?? 0)
    digits += digit.toString(16)
  }
  return dyadic((BigInt(whole) << BigInt(places)) + BigInt(`0x${digits}`), places)
}
