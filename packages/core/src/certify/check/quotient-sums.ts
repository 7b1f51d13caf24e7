import { Beyond, Failure } from './failure.ts'
import type { Quotient } from './quotient-monoid.ts'
import type { Work } from './work.ts'

/** A heap that has moves, with its element and those of its options. */
export interface HeapPair {
  readonly heap: number
  readonly element: number
  readonly options: readonly number[]
}

/** A sum by its element and the set of the elements of its options. */
interface SumPair {
  readonly element: number
  readonly options: readonly number[]
  /** The options as bits. */
  readonly bits: bigint
}

/** The steps that it takes to look whether a product is in P. */
const PER_LOOK = 10

/** The steps that bits for all elements take when they are made or compared. */
function perBits({ order }: Quotient): number {
  return 100 + order / 8
}

/** As many pairs are kept at most. */
const MOST_PAIRS = 200_000

/** Checks that in every sum that has a move an option is in P exactly when the sum is not. */
export function checkSums(quotient: Quotient, heaps: readonly HeapPair[], work: Work): void {
  for (const pair of heaps) checkLosing(quotient, pair, work)
  const minimal = new MinimalPairs(quotient, work)
  for (const { element, options } of heaps) {
    work.spend(options.length * perBits(quotient))
    minimal.add(pairOf(element, options))
  }
  const letters = minimal.all()
  const open = [...letters]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    if (!minimal.holds(pair)) continue
    work.tell()
    for (const letter of letters) {
      work.spend((pair.options.length + letter.options.length) * perBits(quotient))
      const sum = sumOf(quotient, pair, letter)
      if (minimal.add(sum)) open.push(sum)
    }
  }
}

/**
 * Checks that no z has both Φ(heap)·z and Φ(option)·z in P. For all heaps this is about all sums:
 * a move changes one heap, and z is the element of the others.
 */
function checkLosing(
  { order, times, isLosing }: Quotient,
  { heap, element, options }: HeapPair,
  work: Work,
): void {
  work.spend(PER_LOOK * order * (1 + options.length))
  for (let z = 0; z < order; z++) {
    if (!isLosing(times(element, z))) continue
    const option = options.find((y) => isLosing(times(y, z)))
    if (option !== undefined)
      throw new Failure(
        `A heap of ${heap} with element ${z} is in P, and so is an option, with ${option} in its place.`,
        `${heap} 颗的一堆加元素 ${z} 在 P 中，而走成元素 ${option} 后仍在 P 中。`,
      )
  }
}

/**
 * The pairs met, without those whose options include all of another pair with the same element:
 * what is added to both leaves the inclusion, so that where the smaller always has an option in P
 * the larger does.
 */
class MinimalPairs {
  private readonly quotient: Quotient
  private readonly work: Work
  private readonly byElement = new Map<number, readonly SumPair[]>()
  private count = 0

  constructor(quotient: Quotient, work: Work) {
    this.quotient = quotient
    this.work = work
  }

  all(): SumPair[] {
    return [...this.byElement.values()].flat()
  }

  holds(pair: SumPair): boolean {
    return this.byElement.get(pair.element)?.includes(pair) ?? false
  }

  /** Adds a pair that is smaller than all others of its element, or not comparable to them. */
  add(pair: SumPair): boolean {
    const known = this.byElement.get(pair.element) ?? []
    this.work.spend((1 + known.length) * perBits(this.quotient))
    if (known.some(({ bits }) => (bits & pair.bits) === bits)) return false
    const { isLosing } = this.quotient
    if (!isLosing(pair.element) && !pair.options.some(isLosing))
      throw new Failure(
        `A sum with element ${pair.element}, which is not in P, has no option in P.`,
        `元素为 ${pair.element}（不在 P 中）的某个和没有在 P 中的后继。`,
      )
    const kept = known.filter(({ bits }) => (bits & pair.bits) !== pair.bits)
    this.byElement.set(pair.element, [...kept, pair])
    this.count += 1 + kept.length - known.length
    if (this.count > MOST_PAIRS)
      throw new Beyond(
        `The check needs more than ${MOST_PAIRS} sums, which is its bound.`,
        `验证所需的和超过上限 ${MOST_PAIRS} 个。`,
        Number.POSITIVE_INFINITY,
      )
    return true
  }
}

function pairOf(element: number, options: readonly number[]): SumPair {
  let bits = 0n
  for (const option of options) bits |= 1n << BigInt(option)
  return { element, options, bits }
}

/** (x, E)(y, F) = (xy, Ey ∪ xF) */
function sumOf({ times }: Quotient, one: SumPair, other: SumPair): SumPair {
  const options = new Set<number>()
  for (const option of one.options) options.add(times(option, other.element))
  for (const option of other.options) options.add(times(one.element, option))
  return pairOf(times(one.element, other.element), [...options])
}
