import type { Kinds, QuotientClaim } from '../certificate.ts'
import { checkExact } from './claim.ts'
import { Failure } from './failure.ts'
import { fields, matrix, natural, naturals } from './fields.ts'
import type { KindCheck } from './kind.ts'
import { checkGenerators, type Quotient, quotientOf } from './quotient-monoid.ts'
import { checkSums, type HeapPair } from './quotient-sums.ts'
import { readRule } from './rule.ts'
import type { Way } from './values.ts'
import { mostHeaps, waysOf } from './ways.ts'
import { boundValues, PER_VALUE, type Work } from './work.ts'

/** Misère quotients of rules whose moves take a bounded number. */
export const quotient: KindCheck<Kinds['quotient']> = {
  read: (claim, proof) => ({
    claim: readQuotientClaim(claim),
    proof: { steps: matrix(fields(proof, 'proof', ['steps']).steps, 'proof.steps') },
  }),
  check: checkQuotient,
}

function readQuotientClaim(json: unknown): QuotientClaim {
  const numbers = ['order', 'pSize', 'period', 'preperiod'] as const
  const lists = ['generators', 'losing', 'images'] as const
  const claim = fields(json, 'claim', [...numbers, ...lists])
  return {
    order: natural(claim.order, 'claim.order', 1),
    pSize: natural(claim.pSize, 'claim.pSize'),
    period: natural(claim.period, 'claim.period', 1),
    preperiod: natural(claim.preperiod, 'claim.preperiod'),
    generators: naturals(claim.generators, 'claim.generators'),
    losing: naturals(claim.losing, 'claim.losing'),
    images: naturals(claim.images, 'claim.images'),
  }
}

/**
 * Checks a misère quotient of all heaps of a rule, and gives how many heaps it looked at.
 *
 * Theorem (T. E. Plambeck, A. N. Siegel, 2008). Let Φ map heaps to a finite commutative monoid Q,
 * and sums to products, with Φ = 1 for heaps without moves; and let P be a subset of Q such that
 * 1 is not in P; that no sum with Φ in P has an option with Φ in P; and that every sum that has a
 * move and Φ not in P has an option with Φ in P. Then a sum is losing exactly when its Φ is in P.
 *
 * Proof. By induction over the moves a sum lasts: one without moves is won, and has Φ = 1.
 *
 * Where moves take at most k and leave at most h heaps, heaps up to h(m+p) + k − 1 suffice, with
 * m = max(1, preperiod): as in the theorem of Guy and Smith, a larger heap n has options with the
 * same Φ as those of n − p, so that it may stand in the place of n in every sum.
 */
function checkQuotient(game: string, { claim, proof }: Kinds['quotient'], work: Work): number {
  checkLists(claim)
  const monoid = quotientOf(claim, proof.steps, work)
  const ways = waysOf(readRule(game), work)
  if (!ways)
    throw new Failure(
      'A certificate of kind quotient is about a code, or about finitely many amounts.',
      'quotient 类证书只用于代码规则，或取数有限的规则。',
    )
  const most = mostHeaps(ways)
  const last = most * (Math.max(1, claim.preperiod) + claim.period) + (ways.at(-1)?.take ?? 0) - 1
  boundValues(last + 1)
  const perWay = most === 3 ? last ** 3 / 36 : most === 2 ? last ** 2 / 4 : last
  work.spend(PER_OPTION * ways.length * perWay + PER_VALUE * last)
  const pairs: HeapPair[] = []
  for (let heap = 0; heap <= last; heap++) {
    if ((heap & 0xff) === 0) work.tell()
    const options = new Set(optionsOf(heap, ways, claim, monoid))
    const image = imageAt(claim, heap)
    if (options.size > 0) pairs.push({ heap, element: image, options: [...options] })
    else if (image !== 0)
      throw new Failure(
        `A heap of ${heap} has no move, so that its element must be 0, not ${image}.`,
        `${heap} 颗的一堆不能走，其元素应是 0，而不是 ${image}。`,
      )
  }
  checkGenerators(claim, monoid, work)
  checkSums(monoid, pairs, work)
  const { period, preperiod, images } = claim
  const maxValue = images.reduce((largest, image) => Math.max(largest, image), 0)
  checkExact({ period, preperiod, saltus: 0, maxValue }, Uint32Array.from(images), work)
  return last + 1
}

/** The steps that the element of an option takes. */
const PER_OPTION = 50

/** Checks that the lists of a claim are as long as its numbers say, and name elements of Q. */
function checkLists({ order, pSize, period, preperiod, losing, images }: QuotientClaim): void {
  if (losing.length !== pSize || images.length !== preperiod + period)
    throw new Failure(
      `The claim must list ${pSize} losing elements and the elements of ${preperiod + period} heaps.`,
      `应列出 ${pSize} 个必败元素和 ${preperiod + period} 堆的元素。`,
    )
  const rising = losing.every((x, i) => i === 0 || x > (losing[i - 1] as number))
  if (!rising || ![...losing, ...images].every((x) => x < order))
    throw new Failure(
      `The elements are the numbers below ${order}, and those of P are listed in order.`,
      `元素是小于 ${order} 的数，P 的元素须按序列出。`,
    )
}

function imageAt({ images, period, preperiod }: QuotientClaim, heap: number): number {
  const at = heap < images.length ? heap : preperiod + ((heap - preperiod) % period)
  return images[at] as number
}

/** The elements of the options of a heap. */
function* optionsOf(
  heap: number,
  ways: readonly Way[],
  claim: QuotientClaim,
  { times }: Quotient,
): Generator<number> {
  for (const way of ways) {
    const left = heap - way.take
    if (left === 0 && way.none) yield 0
    if (left > 0 && way.one) yield imageAt(claim, left)
    if (way.two)
      for (let a = 1; 2 * a <= left; a++) yield times(imageAt(claim, a), imageAt(claim, left - a))
    if (way.three)
      for (let a = 1; 3 * a <= left; a++)
        for (let b = a; a + 2 * b <= left; b++)
          yield times(times(imageAt(claim, a), imageAt(claim, b)), imageAt(claim, left - a - b))
  }
}
