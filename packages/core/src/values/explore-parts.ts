import type { Budget } from '../model/budget.ts'
import type { PartedRules } from './parts.ts'

/** Every part of a position that can be reached from some starts, with its value. */
export interface ExploredParts {
  /** How many parts were met. */
  readonly positions: number
  /** What that took, as a budget counts it. */
  readonly work: number
  has(position: unknown): boolean
  value(position: unknown): bigint
}

/**
 * The values of all parts below some starts, found part by part, since the value of a sum is the xor
 * of the values of its parts (R. Sprague 1935, P. M. Grundy 1939). Undefined where play can come
 * back to a part, of which that is not true, and where no position has several parts. `tooLong`
 * throws where there are too many.
 */
export function exploreParts(
  rules: PartedRules,
  starts: Iterable<unknown>,
  budget: Budget,
  tooLong: (positions: number) => never,
): ExploredParts | undefined {
  const key = (part: unknown) => (rules.key ?? rules.print).call(rules, part)
  const ids = new Map<string, number>()
  const queue: unknown[] = []
  let looked = 0
  const idOf = (part: unknown) => {
    const text = key(part)
    looked += 1 + (text.length >> 6)
    let id = ids.get(text)
    if (id === undefined) {
      id = queue.length
      ids.set(text, id)
      queue.push(part)
    }
    if (looked > budget.search || 3 * queue.length > budget.search) tooLong(queue.length)
    return id
  }
  let several = false
  const idsOf = (position: unknown) => {
    const parts = rules.parts(position)
    several ||= parts.length !== 1
    return parts.map(idOf)
  }
  for (const start of starts) idsOf(start)
  const options: (readonly (readonly number[])[])[] = []
  for (let id = 0; id < queue.length; id++) {
    options.push(Array.from(rules.moves(queue[id]), ({ to }) => idsOf(to)))
    if ((id & 4095) === 0) budget.progress?.(looked / budget.search)
  }
  const values = several ? valuesOf(options) : undefined
  if (!values) return undefined
  return {
    positions: queue.length,
    work: Math.max(looked, 3 * queue.length),
    has: (position) => rules.parts(position).every((part) => ids.has(key(part))),
    value: (position) =>
      BigInt(
        rules.parts(position).reduce<number>((sum, part) => {
          const id = ids.get(key(part))
          return sum ^ (id === undefined ? 0 : (values[id] as number))
        }, 0),
      ),
  }
}

/** The values, those first that wait for no others; undefined where some wait for each other. */
function valuesOf(options: readonly (readonly (readonly number[])[])[]): number[] | undefined {
  const waiting = options.map((moves) => moves.reduce((sum, parts) => sum + parts.length, 0))
  const askedBy: number[][] = options.map(() => [])
  for (const [from, moves] of options.entries())
    for (const parts of moves) for (const part of parts) (askedBy[part] as number[]).push(from)
  const values = new Array<number>(options.length).fill(0)
  const ready = waiting.flatMap((count, id) => (count === 0 ? [id] : []))
  for (let i = 0; i < ready.length; i++) {
    const id = ready[i] as number
    const taken = new Set(
      (options[id] ?? []).map((parts) =>
        parts.reduce((sum, part) => sum ^ (values[part] as number), 0),
      ),
    )
    let value = 0
    while (taken.has(value)) value++
    values[id] = value
    for (const from of askedBy[id] as number[]) {
      const left = (waiting[from] as number) - 1
      waiting[from] = left
      if (left === 0) ready.push(from)
    }
  }
  return ready.length === options.length ? values : undefined
}
