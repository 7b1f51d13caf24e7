import { bitLength } from '../arith/integers.ts'
import { Meter } from '../model/errors.ts'
import type { Sequence } from './tree.ts'

/**
 * The terms of a sequence up to the first that is at least `n`, and as many as it starts with.
 * Throws BeyondBudget where there are millions of them: a take-away sequence has about factor·log n.
 */
export function termsTo(sequence: Sequence<bigint>, n: bigint): readonly bigint[] {
  if (sequence.kind === 'takeaway' && sequence.factor < 1n)
    throw new RangeError('formula: the factor of a take-away sequence is at least 1')
  const meter = new Meter()
  const terms = sequence.kind === 'linear' ? [...sequence.first] : [1n]
  const next =
    sequence.kind === 'linear' ? weighted(terms, sequence.weights) : reached(terms, sequence.factor)
  for (let i = 1; i < terms.length; i++) rises(terms[i - 1] as bigint, terms[i] as bigint)
  for (let last = terms.at(-1); last !== undefined && last < n; ) {
    meter.tick(1 + (bitLength(last) >> 6)) // long numbers take longer
    const term = next(last)
    rises(last, term)
    terms.push(term)
    last = term
  }
  return terms
}

function weighted(terms: readonly bigint[], weights: readonly bigint[]): () => bigint {
  return () =>
    weights.reduce((sum, weight, j) => sum + weight * (terms[terms.length - 1 - j] as bigint), 0n)
}

function reached(terms: readonly bigint[], factor: bigint): (last: bigint) => bigint {
  let j = 0
  return (last) => {
    while (factor * (terms[j] as bigint) < last) j++
    return last + (terms[j] as bigint)
  }
}

function rises(before: bigint, after: bigint): void {
  if (after <= before) throw new RangeError(`formula: a sequence goes from ${before} to ${after}`)
}

/** The terms used when n is written greedily in positive terms of a sequence, the largest first. */
export function greedyTerms(sequence: Sequence<bigint>, n: bigint): readonly bigint[] {
  if (sequence.kind === 'takeaway' && sequence.factor >= 1n && sequence.factor * n < EXACT)
    return takeawayTerms(Number(sequence.factor), Number(n)).map(BigInt)
  const terms = termsTo(sequence, n)
  const used: bigint[] = []
  let rest = n
  for (let i = terms.length - 1; i >= 0 && rest > 0n; i--) {
    const term = terms[i] as bigint
    if (term > rest || term < 1n) continue
    rest %= term
    used.push(term)
  }
  return used
}

const EXACT = 2n ** 53n
/** Room for the terms of take-away sequences in plain numbers, which grows as it is needed. */
let room = new Float64Array(1024)

/** The same for a take-away sequence whose numbers are exact as plain ones: it may have a million terms. */
function takeawayTerms(factor: number, n: number): number[] {
  const meter = new Meter()
  let count = 1
  room[0] = 1
  for (let j = 0, last = 1; last < n; ) {
    while (factor * (room[j] as number) < last) j++
    last += room[j] as number
    if (count === room.length) {
      meter.tick(count)
      const wider = new Float64Array(2 * count)
      wider.set(room)
      room = wider
    }
    room[count++] = last
  }
  const used: number[] = []
  for (let rest = n, end = count; rest > 0; ) {
    // the last term that is not larger than the rest, which is smaller than those used already
    let low = 0
    for (let high = end; high - low > 1; ) {
      const middle = (low + high) >>> 1
      if ((room[middle] as number) > rest) high = middle
      else low = middle
    }
    const term = room[low] as number
    rest %= term
    used.push(term)
    end = low
  }
  return used
}
