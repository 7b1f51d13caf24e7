import type { Game, Piece, PilesLook, Words } from '@nimber/core'

/** A position as it is drawn; numbers are small, since large positions are not drawn. */
export type Board =
  | {
      readonly kind: 'heaps'
      readonly heaps: readonly Heap[]
      /** The most that may be taken now, where a move says that of the next. */
      readonly limit?: number
      /** Whether a move may put the heaps into another order. */
      readonly loose?: boolean
    }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'stairs'; readonly steps: readonly number[] }
  | { readonly kind: 'grid'; readonly piece: Piece; readonly at: Place }
  | { readonly kind: 'coins'; readonly heads: readonly number[] }
  | { readonly kind: 'tree'; readonly parents: readonly number[] }
  | { readonly kind: 'graph'; readonly edges: readonly Edge[]; readonly at: string }
  | { readonly kind: 'sum'; readonly parts: readonly BoardPart[] }
  | { readonly kind: 'text'; readonly text: string }

export interface Heap {
  readonly size: number
  readonly note?: Words
}

/** Things side by side, in a line or closed to a ring. */
interface Row {
  readonly size: number
  readonly ring: boolean
}

/** The distances to the corner, down and across. */
export type Place = readonly [number, number]
type Edge = readonly [string, string]

interface BoardPart {
  readonly game: Words
  readonly board: Board
}

/** What fits on a screen. */
const MOST = { heaps: 16, heap: 40, stones: 160, side: 24, coins: 40, vertices: 40, parts: 6 }

/** How a position is drawn; as its text where it is too large. */
export function boardOf<P>(game: Game<P>, position: P): Board {
  return drawn(game, position) ?? { kind: 'text', text: game.rules.print(position) }
}

function drawn<P>(game: Game<P>, position: P): Board | undefined {
  const look = game.look(position)
  switch (look.kind) {
    case 'piles':
      return ofPiles(look)
    case 'spans': {
      const count = look.spans.reduce((sum, { lo, hi }) => sum + hi - lo + 1n, 0n)
      if (count > MOST.heaps) return undefined
      const heaps: Heap[] = []
      for (const { lo, hi } of look.spans)
        for (let size = lo; size <= hi; size++) heaps.push({ size: Number(size) })
      return fits(heaps) ? { kind: 'heaps', heaps, loose: true } : undefined
    }
    case 'coins':
      if ((look.heads.at(-1) ?? 0n) > MOST.coins) return undefined
      return { kind: 'coins', heads: look.heads.map(Number) }
    case 'tree':
      return look.parents.length > MOST.vertices
        ? undefined
        : { kind: 'tree', parents: look.parents }
    case 'graph': {
      const { edges, at } = look
      if (new Set(edges.flat()).size > MOST.vertices || edges.flat().some((v) => v.length > 6))
        return undefined
      return { kind: 'graph', edges, at }
    }
    case 'sum':
      if (look.parts.length > MOST.parts) return undefined
      return {
        kind: 'sum',
        parts: look.parts.map((part) => ({
          game: { en: part.game.name, zh: part.game.nameZh },
          board: boardOf(part.game, part.position),
        })),
      }
    case 'text':
      return undefined
  }
}

function ofPiles({ piles, board, piece, limit }: PilesLook): Board | undefined {
  const sizes = piles.map(({ size }) => Number(size))
  if (board === 'grid') {
    const [a = 0, b = 0] = sizes
    if (Math.max(a, b) >= MOST.side) return undefined
    return { kind: 'grid', piece: piece ?? 'token', at: [a, b] }
  }
  const heaps = piles.map(({ size, note }) => ({ size: Number(size), ...(note && { note }) }))
  if (!fits(heaps)) return undefined
  switch (board) {
    case 'stairs':
      return { kind: 'stairs', steps: sizes }
    case 'rows':
      return {
        kind: 'rows',
        rows: heaps.map(({ size, note }) => ({ size, ring: note?.en === 'ring' })),
      }
    case 'heaps':
      return { kind: 'heaps', heaps, ...(limit !== undefined && { limit: Number(limit) }) }
  }
}

function fits(heaps: readonly Heap[]): boolean {
  const stones = heaps.reduce((sum, { size }) => sum + size, 0)
  return (
    heaps.length <= MOST.heaps &&
    stones <= MOST.stones &&
    heaps.every(({ size }) => size <= MOST.heap)
  )
}
