import type { QuotientClaim } from '../certificate.ts'
import { Beyond, Failure } from './failure.ts'
import type { Work } from './work.ts'

/** A finite commutative monoid with the identity 0, and its elements P. */
export interface Quotient {
  readonly order: number
  isLosing(element: number): boolean
  /** The product of two elements. */
  readonly times: (a: number, b: number) => number
  /** The product of an element and a generator. */
  readonly step: (element: number, generator: number) => number
}

/** As many elements a quotient has at most. */
const MOST_ELEMENTS = 4096

/** The steps that a product takes, and an element that is noted in a set. */
const PER_PRODUCT = 10
const PER_ELEMENT = 50

/**
 * The monoid of a claim, with the products of its elements and generators given.
 *
 * Where the steps commute, words in the generators act on the elements. Every element is met from
 * 0, so that words u and v with u·0 = v·0 act alike: u·(w·0) = w·(u·0) = w·(v·0) = v·(w·0). So the
 * elements are the words that act alike, and their product is that of words.
 */
export function quotientOf(
  { order, generators, losing }: QuotientClaim,
  steps: readonly (readonly number[])[],
  work: Work,
): Quotient {
  if (order > MOST_ELEMENTS)
    throw new Beyond(
      `The order ${order} is above ${MOST_ELEMENTS}, which is the bound of a check.`,
      `阶 ${order} 超过验证的上限 ${MOST_ELEMENTS}。`,
      Number.POSITIVE_INFINITY,
    )
  const count = generators.length
  if (steps.length !== order || steps.some((row) => row.length !== count))
    throw new Failure(
      `proof.steps must have ${order} rows of ${count} elements.`,
      `proof.steps 应有 ${order} 行，每行 ${count} 个元素。`,
    )
  const step = (element: number, i: number) => steps[element]?.[i] as number
  const first = firstMet(steps)
  work.spend(PER_PRODUCT * order * (2 * order + count * count))
  for (let q = 0; q < order; q++)
    for (let i = 0; i < count; i++)
      for (let j = 0; j < i; j++)
        if (step(step(q, i), j) !== step(step(q, j), i))
          throw new Failure(
            `Element ${q} times generators ${i} and ${j} depends on their order.`,
            `元素 ${q} 与生成元 ${i}、${j} 的积与次序有关。`,
          )
  const products = new Uint16Array(order * order)
  for (let a = 0; a < order; a++) {
    products[a * order] = a
    for (let b = 1; b < order; b++) {
      const [from, i] = first[b] as readonly [number, number]
      products[a * order + b] = step(products[a * order + from] as number, i)
    }
  }
  const isLosing = new Set(losing)
  if (isLosing.has(0))
    throw new Failure('The identity 0 must not be in P.', '单位元 0 不能在 P 中。')
  const quotient = {
    order,
    isLosing: (element: number) => isLosing.has(element),
    times: (a: number, b: number) => products[a * order + b] as number,
    step,
  }
  checkReduced(quotient)
  return quotient
}

/** The step by which each element is first met; elements are numbered in that order. */
function firstMet(steps: readonly (readonly number[])[]): (readonly [number, number])[] {
  const first: (readonly [number, number])[] = [[0, 0]]
  for (const [q, row] of steps.entries())
    for (const [i, to] of row.entries()) {
      if (q >= first.length || to > first.length || to >= steps.length)
        throw new Failure(
          `Element ${to} stands in row ${q} of proof.steps, but ${first.length} is met next.`,
          `proof.steps 第 ${q} 行出现元素 ${to}，而下一个新元素应是 ${first.length}。`,
        )
      if (to === first.length) first.push([q, i])
    }
  if (first.length < steps.length)
    throw new Failure(
      `Element ${first.length} is no product of generators.`,
      `元素 ${first.length} 不是生成元的积。`,
    )
  return first
}

/** Checks that any two elements can be told apart: some product is in P for one of them alone. */
function checkReduced({ order, times, isLosing }: Quotient): void {
  const rows = new Map<string, number>()
  for (let x = 0; x < order; x++) {
    let row = ''
    for (let z = 0; z < order; z++) row += isLosing(times(x, z)) ? '1' : '0'
    const same = rows.get(row)
    if (same !== undefined)
      throw new Failure(
        `No sum tells the elements ${same} and ${x} apart, so that they must be one.`,
        `没有和能区分元素 ${same} 与 ${x}，它们应是同一个元素。`,
      )
    rows.set(row, x)
  }
}

/** Checks that the generators are the heaps whose elements are no products of earlier ones. */
export function checkGenerators(
  { generators, images }: QuotientClaim,
  quotient: Quotient,
  work: Work,
): void {
  let count = 0
  let met = new Set([0])
  for (const [heap, image] of images.entries()) {
    if (met.has(image)) continue
    if (generators[count] !== heap || quotient.step(0, count) !== image)
      throw new Failure(
        `The element of a heap of ${heap} is no product of smaller heaps: it must be a generator.`,
        `${heap} 颗的一堆的元素不是较小堆的积，应是生成元。`,
      )
    count++
    work.spend(PER_ELEMENT * quotient.order * count)
    met = metBy(quotient, count)
  }
  if (images[0] !== 0 || count < generators.length)
    throw new Failure(
      'The empty heap has the element 0, and generators are no products of smaller heaps.',
      '空堆的元素是 0，生成元不是较小堆的积。',
    )
}

/** The products of the first generators. */
function metBy(quotient: Quotient, count: number): Set<number> {
  const met = new Set([0])
  for (const element of met) for (let i = 0; i < count; i++) met.add(quotient.step(element, i))
  return met
}
