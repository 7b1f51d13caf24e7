import type { Words } from '@nimber/core'
import type { Board } from '../worker/board.ts'
import type { Touch } from '../worker/touch.ts'

/** Where a move is made: the heap, the row, the part; undefined where that would be the move itself. */
export function placeOf(touch: Touch | undefined, board: Board): Words | undefined {
  if (touch?.kind === 'sum' && board.kind === 'sum') {
    const part = board.parts[touch.part]
    if (!part) return undefined
    const inner = placeOf(touch.touch, part.board)
    const { en, zh } = part.game
    return inner ? { en: `${en}, ${inner.en}`, zh: `${zh}，${inner.zh}` } : { en, zh }
  }
  if (touch?.kind === 'piles' && 'piles' in board) return ofPiles(touch.after, board)
  if (touch?.kind === 'coins' && touch.places.length > 1) {
    const last = touch.places.at(-1)
    return board.kind === 'coins' && board.pieces
      ? { en: `the piece on ${last}`, zh: `${last} 处的棋子` }
      : { en: `coin ${last}`, zh: `第 ${last} 枚硬币` }
  }
  if (touch?.kind === 'named' && touch.names.length > 1)
    return { en: `${touch.names[0]}`, zh: `${touch.names[0]}` }
  return undefined
}

/** A place with its name or its number: cell 1,2, bottle 3, heap 1. */
export function placeName(label: string, noun: Words = { en: 'Heap', zh: '堆' }): Words {
  return {
    en: `${noun.en.toLowerCase()} ${label}`,
    zh: Number(label) > 0 ? `第 ${label} ${noun.zh}` : `${noun.zh} ${label}`,
  }
}

const NAMES: Readonly<Record<string, (list: string) => Words>> = {
  heaps: (list) => ({ en: `heap ${list}`, zh: `第 ${list} 堆` }),
  rows: (list) => ({ en: `row ${list}`, zh: `第 ${list} 排` }),
  stairs: (list) => ({ en: `step ${list}`, zh: `第 ${list} 级` }),
}

function ofPiles(
  after: readonly (readonly number[])[],
  { kind, piles, noun, places, radius }: Extract<Board, { piles: unknown }>,
): Words | undefined {
  if (kind === 'places' && places?.on !== 'circle') {
    // what goes to other places leaves one
    const from = piles.findIndex(({ size }, i) => (after[i]?.[0] ?? 0) < size)
    return piles.length > 1 ? placeName(piles[from]?.label ?? `${from + 1}`, noun) : undefined
  }
  const changed = piles.flatMap(({ size }, i) => {
    const [left, more] = after[i] ?? []
    return left === size && more === undefined ? [] : [i + 1]
  })
  const [first, second] = changed
  // where there is one move each way, its place would be the move itself
  if (kind === 'numbers' || kind === 'calendar' || radius !== undefined) return undefined
  if (kind === 'grid') {
    if (second) return { en: 'along the diagonal', zh: '沿斜线走' }
    return first === 1
      ? { en: 'up the column', zh: '沿竖线走' }
      : { en: 'along the row', zh: '沿横线走' }
  }
  if (piles.length < 2 || first === undefined) return undefined
  if (kind === 'hill') return placeName(`${first}`, noun)
  // what leaves a step comes to the next one
  const list = kind === 'stairs' ? `${changed.at(-1)}` : changed.join(', ')
  return NAMES[kind]?.(list)
}
