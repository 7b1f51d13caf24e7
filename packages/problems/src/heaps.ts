import { type Game, losingStream, type Outcome, solve } from '@nimber/core'
import type { CaseInput } from './problem.ts'

/** Who wins `count` heaps that are still to be read; they are kept only where the game needs it. */
export function decideHeaps(game: Game<unknown>, count: bigint, input: CaseInput): Outcome {
  const stream = losingStream(game)
  if (!stream) {
    const heaps = Array.from(input.list(count), BigInt)
    return solve(game, heaps.length > 0 ? heaps : [0n]).outcome
  }
  if (stream.plain) return stream.fromTotals(input.fold(count)) === 0n ? 'N' : 'P'
  for (const block of input.blocks(count)) stream.add(block)
  return stream.result() === 0n ? 'N' : 'P'
}

/**
 * Who wins `count` pairs of a heap and its bound that are still to be read: the theorem of
 * bash-heaps again, pair by pair, since the position would keep all of them.
 */
export function decideBoundedHeaps(count: bigint, input: CaseInput): Outcome {
  let xor = 0n
  let size: bigint | undefined
  for (const block of input.blocks(2n * count))
    for (const number of block) {
      if (size === undefined) size = BigInt(number)
      else {
        xor ^= size % (BigInt(number) + 1n)
        size = undefined
      }
    }
  return xor === 0n ? 'P' : 'N'
}
