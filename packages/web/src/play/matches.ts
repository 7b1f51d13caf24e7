import type { Level, MoveRecord, Result, Side } from '@nimber/core'
import { recall, remember } from '../ui/memory.ts'

/** A match that was played to its end in this browser. */
export interface PastMatch {
  readonly game: string
  readonly start: string
  readonly record: readonly MoveRecord[]
  readonly side: Side
  readonly together: boolean
  readonly level: Level
  readonly result: Result
  /** When it ended, in milliseconds. */
  readonly ended: number
}

const NAME = 'matches'
const MOST = 40

/** The matches that were played here, the latest first. */
export function pastMatches(): readonly PastMatch[] {
  try {
    const list: unknown = JSON.parse(recall(NAME) ?? '[]')
    return Array.isArray(list) ? list.filter(isMatch) : []
  } catch {
    return [] // written by something else
  }
}

/** Keeps a match; the same match taken further takes the place of what was kept of it. */
export function keepMatch(match: PastMatch): readonly PastMatch[] {
  const same = (other: PastMatch) =>
    other.game === match.game &&
    other.start === match.start &&
    other.record.map(({ to }) => to).join() === match.record.map(({ to }) => to).join()
  const list = [match, ...pastMatches().filter((other) => !same(other))].slice(0, MOST)
  remember(NAME, JSON.stringify(list))
  return list
}

export function forgetMatches(): void {
  remember(NAME, '[]')
}

function isMatch(value: unknown): value is PastMatch {
  if (typeof value !== 'object' || value === null) return false
  const { game, start, record, side, result } = value as Partial<PastMatch>
  return (
    typeof game === 'string' &&
    typeof start === 'string' &&
    (side === 0 || side === 1) &&
    typeof result === 'object' &&
    isRecord(record)
  )
}

/** Whether a value is a list of moves. */
export function isRecord(value: unknown): value is readonly MoveRecord[] {
  return (
    Array.isArray(value) &&
    value.every(
      (move: unknown) =>
        typeof move === 'object' &&
        move !== null &&
        'to' in move &&
        typeof move.to === 'string' &&
        'text' in move &&
        typeof move.text === 'object',
    )
  )
}
