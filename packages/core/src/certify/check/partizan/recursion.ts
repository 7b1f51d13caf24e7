import { LISTED_VALUES, type OrderProof, type RecursionClaim } from '../../certificate.ts'
import { Failure } from '../failure.ts'
import { array, fields, natural } from '../fields.ts'
import type { KindCheck } from '../kind.ts'
import type { Way } from '../values.ts'
import { mostHeaps } from '../ways.ts'
import type { Work } from '../work.ts'
import { readSides } from './heaps.ts'
import { Order } from './order.ts'

type Items = readonly number[]
type Form = readonly [Items, Items]
type Said = { readonly claim: RecursionClaim; readonly proof: OrderProof }

/** Players with rules of their own that never split a heap: canonical forms whose options are heaps. */
export const recursion: KindCheck<Said> = {
  read: (claim, proof) => ({ claim: readClaim(claim), proof: readProof(proof) }),
  check: checkRecursion,
}

function readClaim(json: unknown): RecursionClaim {
  const claim = fields(json, 'claim', ['period', 'preperiod', 'forms'])
  const period = natural(claim.period, 'claim.period', 1)
  const preperiod = natural(claim.preperiod, 'claim.preperiod')
  const rows = array(claim.forms, 'claim.forms')
  if (rows.length !== preperiod + period || rows.length > LISTED_VALUES)
    throw new Failure(
      `claim.forms must list ${preperiod + period} forms, at most ${LISTED_VALUES}.`,
      `claim.forms 应列出 ${preperiod + period} 个标准形，至多 ${LISTED_VALUES} 个。`,
    )
  const forms = rows.map((row, n): Form => {
    const what = `claim.forms[${n}]`
    const sides = array(row, what).map((side) => readSide(side, n, preperiod, what))
    const [left, right] = sides
    if (sides.length === 2 && left && right) return [left, right]
    throw new Failure(`${what} must have two lists.`, `${what} 应有两个列表。`)
  })
  return { period, preperiod, forms }
}

/** Options in rising order: heaps below n and below the preperiod, or from it on −1, −2, … */
function readSide(json: unknown, n: number, preperiod: number, what: string): Items {
  const items = array(json, what)
  const least = n < preperiod ? 0 : -n
  const end = Math.min(n, preperiod)
  return items.map((item, i) => {
    const isExact = typeof item === 'number' && Number.isSafeInteger(item) && !Object.is(item, -0)
    if (isExact && item >= least && item < end && (i === 0 || item > (items[i - 1] as number)))
      return item
    throw new Failure(
      `${what} must list integers from ${least} on, below ${end}, in rising order.`,
      `${what} 应按升序列出不小于 ${least}、小于 ${end} 的整数。`,
    )
  })
}

function readProof(json: unknown): OrderProof {
  const proof = fields(json, 'proof', ['start', 'far'])
  return { start: natural(proof.start, 'proof.start'), far: natural(proof.far, 'proof.far') }
}

/**
 * Checks by the theorem of docs/certificates.md: the order of all heaps is computed as far as a period
 * beyond `first`, and each form is compared with its heap as far as that.
 */
function checkRecursion(game: string, { claim, proof }: Said, work: Work): number {
  const { left, right } = readSides(game, work)
  if (Math.max(mostHeaps(left), mostHeaps(right)) > 1)
    throw new Failure(
      'A certificate of kind recursion is about rules that never split a heap.',
      'recursion 类证书只用于从不拆分堆的规则。',
    )
  const take = Math.max(0, ...[...left, ...right].map((way: Way) => way.take))
  const size = sizeFor(claim, proof, take)
  const order = new Order(left, right, size, work)
  order.confirm(claim.period, proof, take)
  const checked = new CheckedForms(order, claim, proof.far)
  for (let n = 0; n < size; n++) {
    work.reached(n / size)
    work.spend(40 * (n + 1))
    checked.confirm(n, size - claim.period)
  }
  checked.confirmLeast()
  return size
}

/** How many heaps are looked at: a period more than where the forms are compared for the last time. */
function sizeFor({ period, preperiod, forms }: RecursionClaim, proof: OrderProof, take: number) {
  const items = forms.slice(preperiod).flat(2)
  const back = Math.max(0, ...items.map((item) => -item))
  const apart = Math.max(-1, ...items) + proof.far
  const first = Math.max(
    2 * back + Math.max(preperiod, proof.start, apart),
    back + proof.far + period + Math.max(proof.start + take, apart),
    proof.start + proof.far + 2 * period + 2 * take,
  )
  return first + period
}

/** The forms of the claim, compared with heaps. */
class CheckedForms {
  private readonly order: Order
  private readonly claim: RecursionClaim
  private readonly far: number

  constructor(order: Order, claim: RecursionClaim, far: number) {
    this.order = order
    this.claim = claim
    this.far = far
  }

  /**
   * Throws a Failure unless the form of a heap is the claimed one: equal to the heap by its order with
   * all smaller heaps, no option at least as good as another, none reversible; options are the smallest
   * of equal heaps, below the preperiod and from `last` on.
   */
  confirm(n: number, last: number): void {
    const { order, claim } = this
    const form = this.formOf(n)
    if (!form || !order.isForm(n, form[0], form[1]))
      throw new Failure(`G(${n}) is not what its form says.`, `G(${n}) 与所列的标准形不符。`)
    const [left, right] = form
    const isLess = (a: number, b: number) => order.atMost(a, b)
    for (const [options, isWorse, other] of [
      [left, isLess, 1],
      [right, (a: number, b: number) => isLess(b, a), 0],
    ] as const)
      for (const option of options) {
        if (options.some((better) => better !== option && isWorse(option, better)))
          throw notCanonical(n, option, 'dominated', '被支配')
        const answers = this.formOf(option)?.[other] ?? []
        if (answers.some((answer) => isWorse(answer, n)))
          throw notCanonical(n, option, 'reversible', '可逆')
        if ((n < claim.preperiod || n >= last) && order.leastEqual(option) !== option)
          throw notCanonical(n, option, 'not the smallest of its value', '不是同值中最小的')
      }
    if (n >= last) this.confirmItems(n)
  }

  /** Whether options are told as heaps where they stay, and by how much less where they go along. */
  private confirmItems(n: number): void {
    const { order, far } = this
    for (const item of this.items(n).flat()) {
      const heap = item < 0 ? n + item : item
      const stays = order.isRepeated(heap, far)
      if (item < 0 && stays) throw notCanonical(n, heap, 'the same for all', '对所有堆都相同')
    }
  }

  /** The preperiod is 0, or the form before it is not that of a period later, or a heap that stays. */
  confirmLeast(): void {
    const { claim, order } = this
    const n = claim.preperiod - 1
    if (n < 0) return
    const staying = claim.forms.slice(claim.preperiod).flat(2)
    if (staying.includes(n)) return
    const later = this.items(n + claim.period)
    const isSame = [0, 1].every((side) => {
      const items = later[side as 0 | 1]
      if (items.some((item) => n + item < 0)) return false
      const heaps = new Set(items.map((item) => order.leastEqual(item < 0 ? n + item : item)))
      const own = (claim.forms[n] as Form)[side as 0 | 1]
      return heaps.size === own.length && own.every((heap) => heaps.has(heap))
    })
    if (isSame)
      throw new Failure(
        `The preperiod ${n + 1} is not the least: ${n} will do.`,
        `前周期 ${n + 1} 不是最小的：${n} 就够了。`,
      )
  }

  private items(n: number): Form {
    const { preperiod, period, forms } = this.claim
    return forms[n < preperiod ? n : preperiod + ((n - preperiod) % period)] as Form
  }

  /** The options of a heap as heaps; undefined where one would be below 0. */
  private formOf(n: number): Form | undefined {
    const sides = this.items(n).map((side) => side.map((item) => (item < 0 ? n + item : item)))
    return sides.flat().every((heap) => heap >= 0) ? (sides as unknown as Form) : undefined
  }
}

function notCanonical(n: number, option: number, en: string, zh: string): Failure {
  return new Failure(
    `The option G(${option}) of G(${n}) is ${en}.`,
    `G(${n}) 的选项 G(${option}) ${zh}。`,
  )
}
