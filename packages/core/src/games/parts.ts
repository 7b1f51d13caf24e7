import { nimSum } from '../arith/nim-sum.ts'
import { BeyondBudget, inside, Meter } from '../model/errors.ts'
import type { Words } from '../model/words.ts'
import { heapsKey, optionsOf } from '../rules/heaps.ts'
import { parseNumbers } from '../rules/numbers.ts'
import { type Game, heapFrame } from './game.ts'

/** A game as one part of several: what a move makes of it. */
export interface Parts {
  parse(text: string): readonly unknown[]
  print(parts: readonly unknown[]): string
  key(part: unknown): string
  /** What each move leaves of a part, which may be several parts. */
  options(part: unknown): Iterable<readonly unknown[]>
}

/** The heaps of a game of heaps; positions of another game with | between them. */
export function partsOf(inner: Game<unknown>): Parts {
  const frame = heapFrame(inner)
  if (frame)
    return {
      parse: (text) => parseNumbers(text, { least: 1 }),
      print: (heaps) => heaps.join(' '),
      key: (heap) => heapsKey([heap as bigint]),
      options: (heap) => optionsOf(frame.rule, heap as bigint),
    }
  const { rules } = inner
  return {
    parse(text) {
      let offset = 0
      return text.split('|').map((piece) => {
        const start = offset
        offset += piece.length + 1
        return inside(text, start, () => rules.parse(piece))
      })
    },
    print: (positions) => positions.map((position) => rules.print(position)).join(' | '),
    key: (position) => (rules.key ?? rules.print).call(rules, position),
    *options(position) {
      for (const { to } of rules.moves(position)) yield rules.parts?.(to) ?? [to]
    },
  }
}

/** Parts whose numbers are found one after the other. */
const MOST_PARTS = 300_000

/** A number of each part that follows from the numbers of what its moves leave. */
export class Measure {
  private readonly parts: Parts
  private readonly after: (options: readonly (readonly bigint[])[]) => bigint
  private readonly known = new Map<string, bigint>()

  constructor(parts: Parts, after: (options: readonly (readonly bigint[])[]) => bigint) {
    this.parts = parts
    this.after = after
  }

  /** The number of a part; throws BeyondBudget where it is far, or play can go on for ever. */
  of(part: unknown): bigint {
    const { parts, known } = this
    const open: { readonly key: string; readonly options: readonly (readonly unknown[])[] }[] = []
    const meter = new Meter(10 * MOST_PARTS)
    const begun = new Set<string>()
    const begin = (next: unknown) => {
      const key = parts.key(next)
      if (known.has(key)) return
      if (begun.has(key) || begun.size > MOST_PARTS) throw tooFar()
      begun.add(key)
      const options: (readonly unknown[])[] = []
      for (const option of parts.options(next)) {
        meter.tick()
        options.push(option)
      }
      open.push({ key, options })
    }
    begin(part)
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const missing = top.options.flat().find((next) => !known.has(parts.key(next)))
      if (missing !== undefined) {
        begin(missing)
        continue
      }
      const numbers = top.options.map((option) =>
        option.map((next) => known.get(parts.key(next)) ?? 0n),
      )
      known.set(top.key, this.after(numbers))
      open.pop()
    }
    return known.get(parts.key(part)) ?? 0n
  }

  /** Whether the numbers of all parts can be found. */
  knows(position: readonly unknown[]): boolean {
    try {
      for (const part of position) this.of(part)
      return true
    } catch (error) {
      if (error instanceof BeyondBudget) return false
      throw error
    }
  }
}

function tooFar(): BeyondBudget {
  return new BeyondBudget({
    en: 'The parts have too many positions below them, or play can go on for ever.',
    zh: '各部分之下的局面太多，或者可能无限进行。',
  })
}

/** The Sprague–Grundy value of a part by the values of what its moves leave. */
export function mexOf(options: readonly (readonly bigint[])[]): bigint {
  const reached = new Set(options.map((parts) => nimSum(parts)))
  let value = 0n
  while (reached.has(value)) value++
  return value
}

/** A part and what becomes of it. */
export function changeOf(
  parts: Parts,
  index: number,
  from: unknown,
  to: readonly unknown[],
): Words {
  const change = `${parts.print([from])} → ${parts.print(to)}`
  return { en: `part ${index + 1}: ${change}`, zh: `第 ${index + 1} 部分：${change}` }
}

/** Whether no play in a part makes several parts of it, nor leaves what is not allowed. */
export function staysWhole(
  parts: Parts,
  start: unknown,
  allows: (from: unknown, to: unknown) => boolean = () => true,
): boolean {
  const met = new Set([parts.key(start)])
  const queue = [start]
  for (const part of queue)
    for (const option of parts.options(part)) {
      if (option.length > 1) return false
      for (const next of option) {
        if (!allows(part, next)) return false
        const key = parts.key(next)
        if (!met.has(key)) queue.push(next)
        met.add(key)
      }
    }
  return true
}
