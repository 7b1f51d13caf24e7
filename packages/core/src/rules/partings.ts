import { BeyondBudget } from '../model/errors.ts'
import type { Lang } from '../model/words.ts'

/** How a heap may be replaced by others beyond splitting it in two. */
export type Parting =
  /** By from..to heaps that are not empty and together as large; all of one size where `equal`. */
  | {
      readonly kind: 'parts'
      readonly from: bigint
      /** As many as there are stones where nothing is said. */
      readonly to?: bigint
      readonly equal: boolean
    }
  /** By two smaller heaps, which may be empty and may together be larger. */
  | { readonly kind: 'smaller' }
  /** An even heap that is not empty by so many heaps of half its size. */
  | { readonly kind: 'halves'; readonly heaps: bigint }

/** The rule language for a way to replace a heap; reading it gives the same way again. */
export function printParting(parting: Parting, lang: Lang): string {
  const en = lang === 'en'
  if (parting.kind === 'smaller') return en ? 'replace by two smaller heaps' : '换成两个更小的堆'
  if (parting.kind === 'halves')
    return en ? `halve into ${parting.heaps}` : `折半成 ${parting.heaps} 堆`
  const { from, to, equal } = parting
  if (equal && from === 2n && to === undefined) return en ? 'split equal' : '等分'
  const range = to === from ? `${from}` : `${from}..${to ?? 'n'}`
  if (en) return `split into ${range}${equal ? ' equal' : ''}`
  return `${equal ? '等分' : '拆分'}成 ${range} 堆`
}

/** The heaps that a heap may be replaced by, each list in rising order. */
export function* partingsOf(parting: Parting, heap: bigint): Generator<bigint[]> {
  switch (parting.kind) {
    case 'smaller':
      for (let a = 0n; a < heap; a++) for (let b = a; b < heap; b++) yield [a, b]
      return
    case 'halves':
      if (heap > 0n && heap % 2n === 0n) yield alike(parting.heaps, heap / 2n)
      return
    case 'parts': {
      const last = lastCount(parting, heap)
      for (let count = parting.from; count <= last; count++) {
        if (!parting.equal) yield* partsOf(heap, fewEnough(count), 1n)
        else if (heap % count === 0n) yield alike(count, heap / count)
      }
    }
  }
}

/** A move that leaves more heaps than this is not written down. */
const MOST_HEAPS = 1000n

/** A number of heaps that can be listed; throws BeyondBudget for others. */
function fewEnough(heaps: bigint): number {
  if (heaps <= MOST_HEAPS) return Number(heaps)
  throw new BeyondBudget({
    en: `A move would leave ${heaps} heaps, more than the ${MOST_HEAPS} that are listed.`,
    zh: `一步会留下 ${heaps} 堆，超过了所列的上限 ${MOST_HEAPS}。`,
  })
}

function alike(heaps: bigint, size: bigint): bigint[] {
  return new Array<bigint>(fewEnough(heaps)).fill(size)
}

/** The most heaps that a heap can be split into. */
function lastCount({ to }: { readonly to?: bigint }, heap: bigint): bigint {
  return to === undefined || to > heap ? heap : to
}

/** All lists of so many heaps in rising order, none below `least`, that sum to `left`. */
function* partsOf(left: bigint, count: number, least: bigint): Generator<bigint[]> {
  if (count === 1) {
    if (left >= least) yield [left]
    return
  }
  for (let first = least; first * BigInt(count) <= left; first++)
    for (const rest of partsOf(left - first, count - 1, first)) yield [first, ...rest]
}

/** Whether a heap may be replaced by these heaps, which are in rising order. */
export function allowsParting(parting: Parting, heap: bigint, parts: readonly bigint[]): boolean {
  const count = BigInt(parts.length)
  const [first = 0n] = parts
  switch (parting.kind) {
    case 'smaller':
      return count === 2n && parts.every((part) => part < heap)
    case 'halves':
      return heap > 0n && count === parting.heaps && parts.every((part) => 2n * part === heap)
    case 'parts':
      return (
        first > 0n &&
        count >= parting.from &&
        count <= lastCount(parting, heap) &&
        parts.reduce((sum, part) => sum + part, 0n) === heap &&
        (!parting.equal || parts.every((part) => part === first))
      )
  }
}
