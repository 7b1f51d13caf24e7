import type { Component } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Board } from '../worker/board.ts'
import { first, others } from './generated/boards.ts'
import type { BoardAbout, BoardProps, DrawPart } from './option.ts'

type DrawnKind = Exclude<Board['kind'], 'text'>

/** What the file of a board has: how it is drawn, and what it says. */
interface Listed {
  readonly default: unknown
  readonly about: BoardAbout
}

interface BoardModule extends Listed {
  readonly default: Component<
    BoardProps & { board: Board; first: Board | undefined; part: DrawPart }
  >
}

/** All boards: those of the first page, and others that are loaded when one is first drawn. */
const boards: Readonly<Record<DrawnKind, Listed | (() => Promise<Listed>)>> = {
  ...first,
  ...others,
}

const loaded = new SvelteMap<DrawnKind, Listed>()
const loading = new Set<DrawnKind>()

/** The board of a kind; undefined until it is loaded, and for a position that is written as text. */
export function boardOf(kind: Board['kind']): BoardModule | undefined {
  if (kind === 'text') return undefined
  const board = boards[kind]
  if (typeof board !== 'function') return drawing(board)
  const known = loaded.get(kind)
  if (known) return drawing(known)
  if (!loading.has(kind)) void board().then((module) => loaded.set(kind, module))
  loading.add(kind)
  return undefined
}

/** Each board asks for its own kind of position, and is found by that kind only. */
function drawing(board: Listed): BoardModule {
  return board as BoardModule
}
