import { type Game, losingStream, type Outcome, outcomeOf, outcomeOfHeaps } from '@nimber/core'
import { reader, smallReader } from './formulas.ts'
import type { CaseInput } from './problem.ts'
import { heapsOr0, positionOf } from './setup.ts'

/** Who wins `count` heaps that are still to be read; they are kept only where the game needs it. */
export function decideHeaps(game: Game<unknown>, count: bigint, input: CaseInput): Outcome {
  const stream = losingStream(game)
  if (!stream) {
    const heaps = input.list(count)
    const found = heaps instanceof Uint32Array ? outcomeOfHeaps(game, heaps) : undefined
    return found ?? outcomeOf(game, heapsOr0(Array.from(heaps, BigInt)))
  }
  if (stream.plain) return stream.fromTotals(input.fold(count)) === 0n ? 'N' : 'P'
  for (const block of input.blocks(count)) stream.add(block)
  return stream.result() === 0n ? 'N' : 'P'
}

/**
 * Who wins `count` heaps of several numbers, with these names, that are still to be read. They are
 * not kept where the theorem of the game is the xor of a formula of one of them.
 */
export function decideRecords(
  game: Game<unknown>,
  names: readonly string[],
  count: bigint,
  input: CaseInput,
): Outcome {
  const { formula, covers } = game.theorem ?? {}
  if (formula?.op !== 'xorOf' || covers) {
    const records: Record<string, bigint>[] = []
    inGroups(names.length, count, input, (heap) => {
      const record: Record<string, bigint> = {}
      for (let i = 0; i < names.length; i++) record[names[i] as string] = BigInt(heap[i] ?? 0)
      records.push(record)
    })
    return outcomeOf(game, positionOf(game, records))
  }
  const value = reader(formula.of[0], names)
  const small = smallReader(formula.of[0], names)
  let xor = 0n
  let low = 0
  const add = (heap: readonly (number | bigint)[]) => {
    const here = heap.every((n) => typeof n === 'number') ? small?.(heap) : undefined
    if (here !== undefined && here >= 0 && here < 2 ** 32) low ^= here
    else xor ^= value(heap.map(BigInt))
  }
  inGroups(names.length, count, input, add)
  return (xor ^ BigInt(low >>> 0)) === 0n ? 'P' : 'N'
}

/** Shows groups of so many numbers each; a group is overwritten by the next. */
function inGroups(
  size: number,
  count: bigint,
  input: CaseInput,
  show: (group: readonly (number | bigint)[]) => void,
): void {
  const group = new Array<number | bigint>(size).fill(0)
  let at = 0
  for (const block of input.blocks(BigInt(size) * count))
    for (const number of block) {
      group[at++] = number
      if (at < size) continue
      show(group)
      at = 0
    }
}
