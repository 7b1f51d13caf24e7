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

/** Terms of a sequence at equal distances. */
interface Run {
  readonly first: number
  readonly step: number
  readonly last: number
}

/**
 * The same for a take-away sequence whose numbers are exact as plain ones. It may have a million
 * terms, but all terms up to factor·t come by steps of one term t: the runs are as few as the terms
 * up to n / factor.
 */
function takeawayTerms(factor: number, n: number): number[] {
  const runs = takeawayRuns(factor, n)
  const used: number[] = []
  for (let rest = n, end = runs.length; rest > 0; ) {
    // the run with the last term that is not larger than the rest
    let low = 0
    for (let high = end; high - low > 1; ) {
      const middle = (low + high) >>> 1
      if ((runs[middle] as Run).first > rest) high = middle
      else low = middle
    }
    const { first, step, last } = runs[low] as Run
    const term = Math.min(last, rest - ((rest - first) % step))
    rest %= term
    used.push(term)
    end = low + 1
  }
  return used
}

function takeawayRuns(factor: number, n: number): readonly Run[] {
  const meter = new Meter()
  const runs: Run[] = [{ first: 1, step: 1, last: 1 }]
  for (let last = 1, step = 1, at = 0; last < n; ) {
    meter.tick()
    const room = factor * step - last
    if (room >= 0) {
      const first = last + step
      last = first + room - (room % step)
      runs.push({ first, step, last })
    }
    // the next term is the next step
    if (step === (runs[at] as Run).last) step = (runs[++at] as Run).first
    else step += (runs[at] as Run).step
  }
  return runs
}
