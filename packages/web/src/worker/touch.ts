import type { Board, Heap, Place } from './board.ts'

/** What a move changes on a board: enough to find it by what is clicked. */
export type Touch =
  /** The heaps that each heap becomes. */
  | { readonly kind: 'heaps'; readonly after: readonly (readonly number[])[] }
  /** The rows that one row becomes. */
  | { readonly kind: 'rows'; readonly row: number; readonly parts: readonly number[] }
  | { readonly kind: 'stairs'; readonly step: number; readonly count: number }
  | { readonly kind: 'grid'; readonly at: Place }
  | { readonly kind: 'coins'; readonly places: readonly number[] }
  /** The vertices whose edge below may be cut with this result. */
  | { readonly kind: 'tree'; readonly vertices: readonly number[] }
  | { readonly kind: 'graph'; readonly to: string }
  | { readonly kind: 'sum'; readonly part: number; readonly touch: Touch | undefined }

/** What changed between two boards of one game; undefined where the board cannot show it. */
export function touchBetween(from: Board, to: Board): Touch | undefined {
  if (from.kind === 'heaps' && to.kind === 'heaps')
    return from.loose ? ofLooseHeaps(from.heaps, to.heaps) : ofHeaps(from.heaps, to.heaps)
  if (from.kind === 'rows' && to.kind === 'rows') {
    const same = (i: number) =>
      from.rows[i]?.size === to.rows[i]?.size && from.rows[i]?.ring === to.rows[i]?.ring
    const row = firstChange(from.rows.length, same)
    const parts = to.rows.slice(row, row + to.rows.length - from.rows.length + 1)
    return { kind: 'rows', row, parts: parts.map(({ size }) => size).filter((size) => size > 0) }
  }
  if (from.kind === 'stairs' && to.kind === 'stairs') {
    const step = from.steps.findIndex((coins, i) => (to.steps[i] ?? 0) < coins)
    if (step < 0) return undefined
    return { kind: 'stairs', step, count: (from.steps[step] ?? 0) - (to.steps[step] ?? 0) }
  }
  if (from.kind === 'grid' && to.kind === 'grid') return { kind: 'grid', at: to.at }
  if (from.kind === 'coins' && to.kind === 'coins') {
    const [before, after] = [new Set(from.heads), new Set(to.heads)]
    const places = [...new Set([...before, ...after])].filter((x) => before.has(x) !== after.has(x))
    return { kind: 'coins', places: places.sort((a, b) => a - b) }
  }
  if (from.kind === 'tree' && to.kind === 'tree') return ofTree(from.parents, to.parents)
  if (from.kind === 'graph' && to.kind === 'graph') return { kind: 'graph', to: to.at }
  if (from.kind === 'sum' && to.kind === 'sum') {
    const texts = [from, to].map(({ parts }) => parts.map(({ board }) => JSON.stringify(board)))
    const part = from.parts.findIndex((_, i) => texts[0]?.[i] !== texts[1]?.[i])
    const [before, after] = [from.parts[part]?.board, to.parts[part]?.board]
    if (!before || !after) return undefined
    return { kind: 'sum', part, touch: touchBetween(before, after) }
  }
  return undefined
}

/** The first index that is not the same; the last one where only that can have changed. */
function firstChange(length: number, same: (i: number) => boolean): number {
  let i = 0
  while (i < length - 1 && same(i)) i++
  return i
}

function ofHeaps(from: readonly Heap[], to: readonly Heap[]): Touch {
  const after = from.map(({ size }) => [size])
  const more = to.length - from.length
  if (more === 0) return { kind: 'heaps', after: to.map(({ size }) => [size]) }
  // no part is as large as its heap, so the heap that changed is the first that differs
  const index = firstChange(from.length, (i) => from[i]?.size === to[i]?.size)
  after[index] = to.slice(index, index + more + 1).map(({ size }) => size)
  return { kind: 'heaps', after }
}

/** One heap has become another one, somewhere else in the list. */
function ofLooseHeaps(from: readonly Heap[], to: readonly Heap[]): Touch | undefined {
  const left = to.map(({ size }) => size)
  const gone = from.findIndex(({ size }) => {
    const at = left.indexOf(size)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (gone < 0) return undefined
  // the heaps behind the one that is gone are still in the list
  for (const { size } of from.slice(gone + 1)) left.splice(left.indexOf(size), 1)
  const after = from.map(({ size }, i) => (i === gone ? left : [size]))
  return { kind: 'heaps', after }
}

function ofTree(from: readonly number[], to: readonly number[]): Touch {
  const wanted = to.join(' ')
  const vertices = from.map((_, i) => i + 1).filter((v) => withoutBranch(from, v) === wanted)
  return { kind: 'tree', vertices }
}

/** The parents after the edge below a vertex is cut and the other vertices are numbered anew. */
function withoutBranch(parents: readonly number[], vertex: number): string {
  const falls = (v: number): boolean => v === vertex || (v > 0 && falls(parents[v - 1] ?? 0))
  const numbers = new Map([[0, 0]])
  for (const i of parents.keys()) if (!falls(i + 1)) numbers.set(i + 1, numbers.size)
  return parents.flatMap((parent, i) => (falls(i + 1) ? [] : [numbers.get(parent)])).join(' ')
}
