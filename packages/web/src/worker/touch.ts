import { type CakePiece, type CakesLook, type ColoursLook, namesIn } from '@nimber/core'
import type { Board, PilesBoard, SmallPile } from './board.ts'

/** What a move changes on a board: enough to find it by what is clicked. */
export type Touch =
  /** The piles that each pile becomes. */
  | { readonly kind: 'piles'; readonly after: readonly (readonly number[])[] }
  | { readonly kind: 'coins'; readonly places: readonly number[] }
  /** The vertices whose edge below may be cut with this result. */
  | { readonly kind: 'tree'; readonly vertices: readonly number[] }
  | { readonly kind: 'graph'; readonly to: string }
  /** The cells, vertices or edges that the move names, in order. */
  | { readonly kind: 'named'; readonly names: readonly string[] }
  | CutTouch
  | { readonly kind: 'sum'; readonly part: number; readonly touch: Touch | undefined }

/** A cut through a piece of cake, or a line of it that is eaten. */
export interface CutTouch {
  readonly kind: 'cut'
  readonly piece: CakePiece
  readonly between: 'columns' | 'rows'
  /** After so many columns or rows, and again after as many; or the number of the line that is eaten. */
  readonly at: number
  readonly eats: boolean
}

/**
 * What a move changed between two boards of one game, from its words and from what it says that it
 * touches; undefined where the board cannot show it.
 */
export function touchBetween(
  from: Board,
  to: Board,
  text: string,
  touches?: readonly string[],
): Touch | undefined {
  if ('piles' in from && 'piles' in to) return ofPiles(from, to, touches)
  if (from.kind === 'coins' && to.kind === 'coins') {
    const [before, after] = [new Set(from.heads), new Set(to.heads)]
    const places = [...new Set([...before, ...after])].filter((x) => before.has(x) !== after.has(x))
    return { kind: 'coins', places: places.sort((a, b) => a - b) }
  }
  if (from.kind === 'tree' && to.kind === 'tree') return ofTree(from.parents, to.parents)
  if (from.kind === 'graph' && to.kind === 'graph') return { kind: 'graph', to: to.at }
  if (from.kind === 'squares' || from.kind === 'network' || from.kind === 'tiles')
    return touches && { kind: 'named', names: touches }
  if (from.kind === 'cells') return { kind: 'named', names: touches ?? namesIn(text) }
  if (from.kind === 'colours') return { kind: 'named', names: namesIn(text).map(inGreen(from)) }
  if (from.kind === 'cakes') return ofCake(from, text)
  if (from.kind === 'sum' && to.kind === 'sum') {
    const texts = [from, to].map(({ parts }) => parts.map(({ board }) => JSON.stringify(board)))
    const part = from.parts.findIndex((_, i) => texts[0]?.[i] !== texts[1]?.[i])
    const [before, after] = [from.parts[part]?.board, to.parts[part]?.board]
    if (!before || !after) return undefined
    return {
      kind: 'sum',
      part,
      touch: touchBetween(before, after, text.replace(/^part \d+, /, ''), touches),
    }
  }
  return undefined
}

/** The name of an edge with its colour, which moves leave out where all edges are green. */
function inGreen({ edges }: ColoursLook): (name: string) => string {
  const green = edges.length > 0 && edges.every(({ colour }) => colour === 'g')
  return (name) => (green && /^\d+-\d+$/.test(name) ? `${name}g` : name)
}

/** The cut that a move tells: `cut 5x12 into 3 pieces of 5x4`, `eat column 2 of 3x4`. */
function ofCake({ columnsFirst }: CakesLook, text: string): Touch | undefined {
  const names = namesIn(text)
  const [whole, part] = names
    .filter((name) => name.includes('x'))
    .map((name) => {
      const [a = 0, b = 0] = name.split('x').map(Number)
      return columnsFirst ? { columns: a, rows: b } : { columns: b, rows: a }
    })
  if (!whole) return undefined
  const eaten = Number(names[0])
  const across = part ? part.columns !== whole.columns : text.includes('column')
  const between = across ? 'columns' : 'rows'
  const at = part?.[between] ?? eaten
  return { kind: 'cut', piece: whole, between, at, eats: part === undefined }
}

/** The first index that is not the same; the last one where only that can have changed. */
function firstChange(length: number, same: (i: number) => boolean): number {
  let i = 0
  while (i < length - 1 && same(i)) i++
  return i
}

function ofPiles(
  { kind, piles: from, places, loose }: PilesBoard,
  { piles: to }: PilesBoard,
  gone?: readonly string[],
): Touch | undefined {
  if (loose) return ofLoosePiles(from, to)
  // whole piles that vanish are told by their names
  if (gone)
    return {
      kind: 'piles',
      after: from.map(({ size }, i) => (gone.includes(`${i + 1}`) ? [0] : [size])),
    }
  // the circle has turned on: what was the first pile is now the last one
  if (places?.on === 'circle')
    return { kind: 'piles', after: [...to.slice(-1), ...to.slice(0, -1)].map(({ size }) => [size]) }
  // the rows that are gone are the last ones
  if (kind === 'bar') return { kind: 'piles', after: from.map((_, i) => [to[i]?.size ?? 0]) }
  const after: number[][] = from.map(({ size }) => [size])
  const more = to.length - from.length
  const joined = more === -1 && ofJoined(from, to)
  if (joined) return joined
  if (more === 0) return { kind: 'piles', after: to.map(({ size }) => [size]) }
  // no part is as large as its pile, so the pile that changed is the first that differs
  const same = (i: number) => from[i]?.size === to[i]?.size && from[i]?.ring === to[i]?.ring
  const index = firstChange(from.length, same)
  after[index] = to.slice(index, index + more + 1).map(({ size }) => size)
  return { kind: 'piles', after }
}

/** A whole pile was put to another one before it. */
function ofJoined(from: readonly SmallPile[], to: readonly SmallPile[]): Touch | undefined {
  const wanted = to.map(({ size }) => size).join(' ')
  const sizes = from.map(({ size }) => size)
  for (const [j, more] of sizes.entries())
    for (const [i, size] of sizes.slice(0, j).entries()) {
      const joined = sizes.with(i, size + more)
      if (joined.toSpliced(j, 1).join(' ') === wanted)
        return { kind: 'piles', after: joined.map((n, at) => (at === j ? [] : [n])) }
    }
  return undefined
}

/** One pile has become another one, somewhere else in the list. */
function ofLoosePiles(from: readonly SmallPile[], to: readonly SmallPile[]): Touch | undefined {
  const left = to.map(({ size }) => size)
  const gone = from.findIndex(({ size }) => {
    const at = left.indexOf(size)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (gone < 0) return undefined
  // the piles behind the one that is gone are still in the list
  for (const { size } of from.slice(gone + 1)) left.splice(left.indexOf(size), 1)
  const after = from.map(({ size }, i) => (i === gone ? left : [size]))
  return { kind: 'piles', after }
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
