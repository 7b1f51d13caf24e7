/** The edges of trees on the ground, each after those that stand on it; loops are left out. */
export interface Trees {
  readonly edges: Int32Array
  /** The vertices at which the edges begin and end, upwards. */
  readonly from: Int32Array
  readonly to: Int32Array
}

/**
 * The trees that a graph consists of, but for its loops; undefined for another graph, and where an
 * edge hangs on nothing. Leaves are taken off one after the other. A vertex keeps how many edges it
 * has left and the xor of their numbers, which is that of the last one: no lists of neighbours are
 * needed, and memory is read in few places whatever the names of the vertices.
 */
export function treesOf(ends: Int32Array, vertices: number): Trees | undefined {
  const left = new Int32Array(2 * vertices)
  let [count, joined] = [0, 0]
  for (let half = 0; half < ends.length; half += 2) {
    const u = ends[half] as number
    const v = ends[half + 1] as number
    if (u === v) continue
    if ((left[2 * u] as number)++ === 0 && u !== 0) joined++
    if ((left[2 * v] as number)++ === 0) joined++
    ;(left[2 * u + 1] as number) ^= half >> 1
    ;(left[2 * v + 1] as number) ^= half >> 1
    count++
  }
  // trees on the ground have an edge for each vertex above it
  if (joined !== count) return undefined
  const trees = emptyTrees(count)
  const { edges, from, to } = trees
  let k = 0
  for (let start = vertices - 1; start > 0; start--)
    // a vertex that is still to come waits, so that memory is read in order where names rise
    for (let v = start; v >= start && left[2 * v] === 1; k++) {
      const edge = left[2 * v + 1] as number
      const below = (ends[2 * edge] as number) ^ (ends[2 * edge + 1] as number) ^ v
      edges[k] = edge
      from[k] = below
      to[k] = v
      left[2 * v] = 0
      ;(left[2 * below] as number)--
      ;(left[2 * below + 1] as number) ^= edge
      v = below
    }
  return k === count && loopsHang(ends, trees, vertices) ? trees : undefined
}

/** Whether all loops are on the ground or on vertices of trees. */
function loopsHang(ends: Int32Array, { to }: Trees, vertices: number): boolean {
  if (2 * to.length === ends.length) return true
  const hangs = new Uint8Array(vertices)
  hangs[0] = 1
  for (const v of to) hangs[v] = 1
  for (let half = 0; half < ends.length; half += 2) if (!hangs[ends[half] as number]) return false
  return true
}

/** Whether each edge hangs on the ground when one is cut; 1 for yes. What stands on a vertex falls with it. */
export function standingInTrees(
  ends: Int32Array,
  { edges, from, to }: Trees,
  vertices: number,
  cut: number,
): Uint8Array {
  const stands = new Uint8Array(ends.length / 2).fill(1)
  if (cut < 0) return stands
  stands[cut] = 0
  if (ends[2 * cut] === ends[2 * cut + 1]) return stands
  const fallen = new Uint8Array(vertices)
  for (let k = edges.length - 1; k >= 0; k--) {
    if (edges[k] !== cut && fallen[from[k] as number] === 0) continue
    fallen[to[k] as number] = 1
    stands[edges[k] as number] = 0
  }
  if (edges.length < stands.length)
    for (let i = 0; i < stands.length; i++) if (fallen[ends[2 * i] as number]) stands[i] = 0
  return stands
}

/** The edges of trees that stand, with the numbers that they have without the others. */
export function standingTrees({ edges, from, to }: Trees, stands: Uint8Array): Trees {
  const numbers = new Int32Array(stands.length)
  let count = 0
  for (let i = 0; i < stands.length; i++) numbers[i] = stands[i] === 1 ? count++ : -1
  const rest = emptyTrees(edges.length)
  let k = 0
  for (let i = 0; i < edges.length; i++) {
    const number = numbers[edges[i] as number] as number
    if (number === -1) continue
    rest.edges[k] = number
    rest.from[k] = from[i] as number
    rest.to[k++] = to[i] as number
  }
  return {
    edges: rest.edges.subarray(0, k),
    from: rest.from.subarray(0, k),
    to: rest.to.subarray(0, k),
  }
}

function emptyTrees(count: number): Trees {
  const list = () => new Int32Array(count)
  return { edges: list(), from: list(), to: list() }
}
