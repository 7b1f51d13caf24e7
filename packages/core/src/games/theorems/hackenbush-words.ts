import { nimSum } from '../../arith/nim-sum.ts'
import { xorLine } from '../../formula/xor-line.ts'
import { join, type Words } from '../../model/words.ts'

type Edge = readonly [number, number]
type Edges = readonly Edge[]

/** Graphs of more edges are not worked out vertex by vertex. */
const FEW = 16

/** How the value of green Hackenbush comes about, from the top down to the ground 0. */
export function hackenbushWorking(edges: Edges, value: bigint): Words {
  if (edges.length === 0) return { en: 'There is no edge.', zh: '没有边。' }
  if (edges.length > FEW)
    return {
      en: `The ${edges.length} edges have the value ${value}.`,
      zh: `这 ${edges.length} 条边的值是 ${value}。`,
    }
  const lines: Words[] = []
  valueAt(0, edges, lines)
  return join(lines)
}

/** The value of what hangs on the vertices fused with one, after a line for each vertex above. */
function valueAt(vertex: number, edges: Edges, lines: Words[]): bigint {
  const bridges = edges.filter((edge) => isBridge(edges, edge))
  const onCycles = edges.filter((edge) => !bridges.includes(edge))
  const fused = reached(vertex, onCycles)
  const loops = onCycles.filter(([u]) => fused.has(u))
  const worths = loops.map(() => 1n)
  const carried: Words[] = []
  for (const [u, v] of bridges) {
    if (fused.has(u) === fused.has(v)) continue
    const above = fused.has(u) ? v : u
    const others = without(edges, [u, v])
    const higher = reached(above, others)
    const carries = valueAt(
      above,
      others.filter(([end]) => higher.has(end)),
      lines,
    )
    worths.push(carries + 1n)
    carried.push({ en: `bridge ${u}–${v}: ${carries} + 1`, zh: `桥 ${u}–${v}：${carries} + 1` })
  }
  if (worths.length > 0) lines.push(lineOf(vertex, fused, loops.length, carried, worths))
  return nimSum(worths)
}

function lineOf(
  vertex: number,
  fused: ReadonlySet<number>,
  loops: number,
  carried: readonly Words[],
  worths: readonly bigint[],
): Words {
  const list = [...fused].sort((a, b) => a - b)
  const name: Words =
    fused.size > 1
      ? { en: `Vertices ${list.join(', ')} fused`, zh: `顶点 ${list.join('、')} 融合` }
      : vertex === 0
        ? { en: 'Ground', zh: '地面' }
        : { en: `Vertex ${vertex}`, zh: `顶点 ${vertex}` }
  const parts = [...carried]
  if (loops > 0)
    parts.unshift({ en: `${loops} ${loops === 1 ? 'loop' : 'loops'}`, zh: `${loops} 个自环` })
  const all = join(parts, ', ', '，')
  const xor = xorLine(worths)
  if (worths.length > 1)
    return { en: `${name.en}: ${all.en}; ${xor.en}.`, zh: `${name.zh}：${all.zh}；${xor.zh}。` }
  const sign = loops > 0 ? { en: ', value', zh: '，值' } : { en: ' =', zh: ' =' }
  return {
    en: `${name.en}: ${all.en}${sign.en} ${xor.en}.`,
    zh: `${name.zh}：${all.zh}${sign.zh} ${xor.zh}。`,
  }
}

/** Whether an edge is on no cycle. */
function isBridge(edges: Edges, edge: Edge): boolean {
  return !reached(edge[0], without(edges, edge)).has(edge[1])
}

/** The edges but for this one; another between the same vertices stays. */
function without(edges: Edges, edge: Edge): Edges {
  const index = edges.findIndex((other) => isSame(other, edge))
  return edges.filter((_, i) => i !== index)
}

const isSame = (a: Edge, b: Edge) => a[0] === b[0] && a[1] === b[1]

/** The vertices that edges join to one. */
function reached(vertex: number, edges: Edges): ReadonlySet<number> {
  const found = new Set([vertex])
  for (const at of found)
    for (const [u, v] of edges) {
      if (u === at) found.add(v)
      if (v === at) found.add(u)
    }
  return found
}
