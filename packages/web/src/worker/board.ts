import type {
  CakesLook,
  CellsLook,
  ColoursLook,
  GameBase,
  NetworkLook,
  Piece,
  PileBoard,
  PilesLook,
  Places,
  Prompt,
  SquaresLook,
  TilesLook,
  Words,
} from '@nimber/core'

/** A position as it is drawn; numbers are small, since large positions are not drawn. */
export type Board =
  | PilesBoard
  | { readonly kind: 'coins'; readonly heads: readonly number[]; readonly pieces?: true }
  | { readonly kind: 'tree'; readonly parents: readonly number[] }
  | { readonly kind: 'graph'; readonly edges: readonly Edge[]; readonly at: string }
  | { readonly kind: 'sum'; readonly parts: readonly BoardPart[] }
  | CellsLook
  | ColoursLook
  | CakesLook
  | SquaresLook
  | NetworkLook
  | TilesLook
  /** Written down, since it is too large to be drawn. */
  | { readonly kind: 'text'; readonly text: string }

/** Piles, on any of the boards that draw them. */
export interface PilesBoard extends Prompt {
  readonly kind: PileBoard
  readonly piles: readonly SmallPile[]
  /** What a pile is, where it is no heap. */
  readonly noun?: Words
  /** The piece whose place two piles are. */
  readonly piece?: Piece
  /** Whether a place of the piece stands for two heaps. */
  readonly heaped?: boolean
  /** How far a board of points goes from its corner at the bottom left. */
  readonly radius?: number
  /** The numbers to be reached. */
  readonly goal?: readonly number[]
  /** How many numbers stand side by side, where that is not as many as there is room for. */
  readonly columns?: number
  /** Where they lie, on a board of places. */
  readonly places?: Places
  /** What else there is to know. */
  readonly notes?: readonly Words[]
  /** Whether a move may put the piles into another order. */
  readonly loose?: boolean
}

export interface SmallPile {
  /** Its name, where that is not its place in the list. */
  readonly label?: string
  readonly size: number
  readonly note?: Words
  /** How many it has room for. */
  readonly room?: number
  /** Whether its ends meet. */
  readonly ring?: boolean
}

type Edge = readonly [string, string]

interface BoardPart {
  readonly game: Words
  readonly board: Board
}

/** What fits on a screen. */
export const MOST = {
  piles: 16,
  pile: 40,
  stones: 160,
  side: 24,
  rows: 16,
  coins: 40,
  vertices: 40,
  parts: 6,
  layers: 8,
}

/** How a position is drawn; as its text where it is too large. */
export function boardOf<P>(game: GameBase<P>, position: P): Board {
  const board = drawn(game, position)
  if (board) return board
  return { kind: 'text', text: game.rules.print(position) }
}

function drawn<P>(game: GameBase<P>, position: P): Board | undefined {
  const look = game.look(position)
  switch (look.kind) {
    case 'piles':
      return ofPiles(look)
    case 'spans': {
      const count = look.spans.reduce((sum, { lo, hi }) => sum + hi - lo + 1n, 0n)
      if (count > MOST.piles) return undefined
      const piles: SmallPile[] = []
      for (const { lo, hi } of look.spans)
        for (let size = lo; size <= hi; size++) piles.push({ size: Number(size) })
      return fits(piles) ? { kind: 'heaps', piles, loose: true } : undefined
    }
    case 'coins':
      if ((look.heads.at(-1) ?? 0n) > MOST.coins) return undefined
      return {
        kind: 'coins',
        heads: look.heads.map(Number),
        ...(look.pieces && { pieces: true }),
      }
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
    case 'cells':
      return fitsCells(look) ? look : undefined
    case 'colours':
      return look.states.length > MOST.vertices || look.edges.length > MOST.vertices
        ? undefined
        : look
    case 'cakes':
      return fitsCakes(look) ? look : undefined
    case 'squares':
      return fitsSquares(look) ? look : undefined
    case 'network':
      return look.vertices.length > MOST.vertices || look.edges.length > 2 * MOST.vertices
        ? undefined
        : look
    case 'tiles':
      return fitsTiles(look) ? look : undefined
    case 'text':
      return undefined
  }
}

function fitsCakes({ pieces }: CakesLook): boolean {
  return (
    // those that are alike are drawn once
    new Set(pieces.map(({ columns, rows }) => `${columns} ${rows}`)).size <= MOST.piles &&
    pieces.every(({ columns, rows }) => columns <= MOST.side && rows <= MOST.side)
  )
}

function fitsSquares({ size: [rows = 0, columns = 0, ...others] }: SquaresLook): boolean {
  return (
    rows <= MOST.rows && columns <= MOST.rows && others.reduce((a, b) => a * b, 1) <= MOST.layers
  )
}

function fitsTiles({ rows }: TilesLook): boolean {
  return (
    rows.length <= MOST.piles &&
    rows.every((row) => row.length <= MOST.side && row.every(({ text }) => text.length <= 4))
  )
}

function fitsCells({ rows }: CellsLook): boolean {
  return rows.length <= MOST.rows && (rows[0]?.length ?? 0) <= MOST.side
}

/** Points and paths that have no room are plain numbers. */
function withRoom(look: PilesLook): PilesLook {
  const { board, piece, radius, piles } = look
  const side = BigInt(MOST.side)
  const points = piece && radius !== undefined && radius >= side
  const path =
    board === 'hill' && (piles.length > MOST.piles || piles.some(({ size }) => size >= side))
  if (!points && !path) return look
  const { kind, notes, noun } = look
  return { kind, piles, notes, ...(noun && { noun }), board: 'numbers' }
}

function ofPiles(seen: PilesLook): Board | undefined {
  const {
    board,
    piece,
    heaped,
    radius,
    goal,
    columns,
    noun,
    places,
    notes,
    invite,
    verb,
    ...look
  } = withRoom(seen)
  const piles = look.piles.map(({ label, size, note, room, ring }, i) => ({
    ...(label !== `${i + 1}` && { label }),
    size: Number(size),
    ...(note && { note }),
    ...(room !== undefined && room <= MOST.pile && { room: Number(room) }),
    ...(ring && { ring }),
  }))
  // the place of a piece is not made of stones
  const small =
    board === 'rectangle' || // its sides are drawn to scale
    (piece || /^(?:numbers|hill|calendar)$/.test(board)
      ? piles.length <= MOST.vertices && piles.every(({ size }) => size < (piece ? MOST.side : 1e9))
      : fits(piles))
  if (!small) return undefined
  return {
    kind: board,
    piles,
    ...(noun && { noun }),
    ...(piece && { piece }),
    ...(heaped && { heaped }),
    ...(radius !== undefined && { radius: Number(radius) }),
    ...(goal && { goal }),
    ...(columns && { columns }),
    ...(places && { places }),
    ...(invite && { invite }),
    ...(verb && { verb }),
    ...(notes.length > 0 && { notes }),
  }
}

function fits(piles: readonly SmallPile[]): boolean {
  const stones = piles.reduce((sum, { size }) => sum + size, 0)
  return (
    piles.length <= MOST.piles &&
    stones <= MOST.stones &&
    piles.every(({ size }) => size <= MOST.pile)
  )
}
