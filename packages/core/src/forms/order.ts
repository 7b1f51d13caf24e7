import { FIRST_SIZE, type Form, NUMBER, OTHER } from './columns.ts'
import { tooManySteps } from './limit.ts'
import { isAtMost } from './simple.ts'
import type { FormStore } from './store.ts'

const NO = 0
const YES = 1
const OPEN = 2

const CACHE_BITS = 20
const STEPS_A_FORM = 4
/** So many forms are counted even where none may be stored any more. */
const LEAST_FORMS = 2 ** 16

/**
 * The order of forms: G ≤ H unless a left option of G is ≥ H or a right option of H is ≤ G. The
 * stops decide most questions; nobody needs to move in a number; answers are kept as long as their
 * place is not needed. The questions that are open stand on a stack of their own, so that no depth
 * of a form exhausts the stack of the machine.
 */
export class Order {
  /** How many comparisons took a look at options so far. */
  steps = 0
  private readonly store: FormStore
  private cacheG = new Int32Array(FIRST_SIZE).fill(-1)
  private cacheH = new Int32Array(FIRST_SIZE)
  private cached = new Uint8Array(FIRST_SIZE)
  private cacheBits = Math.log2(FIRST_SIZE)
  private filled = 0
  /** How many there may be by the end of the work that somebody asked for. */
  private most = 0
  private end = 0
  private openG = new Int32Array(FIRST_SIZE)
  private openH = new Int32Array(FIRST_SIZE)
  private openAt = new Int32Array(FIRST_SIZE)

  constructor(store: FormStore) {
    this.store = store
  }

  /** Begins a work, which may take so many steps for each form that may still be stored. */
  begin(): void {
    this.most = STEPS_A_FORM * (LEAST_FORMS + this.store.limit - this.store.used)
    this.end = this.steps + this.most
  }

  atMost(g: Form, h: Form): boolean {
    const quick = this.quick(g, h)
    return quick === OPEN ? this.search(g, h) : quick === YES
  }

  /** The answer where it needs no look at the options. */
  private quick(g: Form, h: Form): number {
    if (g === h) return YES
    const { store } = this
    const { leftBound, rightBound, kind } = store
    const low = leftBound[g] as number
    const high = rightBound[h] as number
    if (low < high) return YES
    if (low > (leftBound[h] as number) || (rightBound[g] as number) > high) return NO
    if (store.rounded) {
      const { leftStop, rightStop } = store
      if (store.less(leftStop[g] as Form, rightStop[h] as Form)) return YES
      if (store.less(leftStop[h] as Form, leftStop[g] as Form)) return NO
      if (store.less(rightStop[h] as Form, rightStop[g] as Form)) return NO
    }
    if (kind[g] !== OTHER && kind[h] !== OTHER) {
      const { ups, nim } = store
      return isAtMost(ups[g] as number, nim[g] as number, ups[h] as number, nim[h] as number)
        ? YES
        : NO
    }
    const slot = this.slot(g, h)
    if (this.cacheG[slot] === g && this.cacheH[slot] === h) return this.cached[slot] as number
    return OPEN
  }

  private search(g0: Form, h0: Form): boolean {
    const { store } = this
    let depth = 0
    this.steps++
    this.open(0, g0, h0)
    for (;;) {
      const g = this.openG[depth] as Form
      const h = this.openH[depth] as Form
      let i = this.openAt[depth] as number
      const { kind, lefts, rights, at, pool } = store
      const ofG = kind[g] === NUMBER ? 0 : (lefts[g] as number)
      const total = kind[h] === NUMBER ? ofG : ofG + (rights[h] as number)
      const fromG = at[g] as number
      const fromH = (at[h] as number) + (lefts[h] as number) - ofG
      let answer = YES
      for (; i < total; i++) {
        const a = i < ofG ? h : (pool[fromH + i] as Form)
        const b = i < ofG ? (pool[fromG + i] as Form) : g
        const quick = this.quick(a, b)
        if (quick === NO) continue
        if (quick === YES) {
          answer = NO
          break
        }
        answer = OPEN
        this.openAt[depth] = i + 1
        this.open(++depth, a, b)
        break
      }
      if (answer === OPEN) {
        if (++this.steps > this.end) throw tooManySteps(this.most)
        continue
      }
      // a question that is answered by yes answers the one that asked it by no
      for (;;) {
        this.keep(this.openG[depth] as Form, this.openH[depth] as Form, answer)
        if (depth-- === 0) return answer === YES
        if (answer === NO) break
        answer = NO
      }
    }
  }

  private open(depth: number, g: Form, h: Form): void {
    const { store } = this
    if (depth === this.openG.length) {
      this.openG = twice(this.openG)
      this.openH = twice(this.openH)
      this.openAt = twice(this.openAt)
    }
    if (store.kind[g] !== NUMBER) store.list(g)
    if (store.kind[h] !== NUMBER) store.list(h)
    this.openG[depth] = g
    this.openH[depth] = h
    this.openAt[depth] = 0
  }

  private slot(g: Form, h: Form): number {
    return (Math.imul(g, 0x9e3779b1) ^ Math.imul(h, 0x85ebca6b)) >>> (32 - this.cacheBits)
  }

  private keep(g: Form, h: Form, answer: number): void {
    // the draft is another game every time
    if (g === this.store.draft || h === this.store.draft) return
    if (++this.filled > this.cached.length && this.cacheBits < CACHE_BITS) this.enlarge()
    const slot = this.slot(g, h)
    this.cacheG[slot] = g
    this.cacheH[slot] = h
    this.cached[slot] = answer
  }

  private enlarge(): void {
    this.cacheBits = Math.min(CACHE_BITS, this.cacheBits + 2)
    this.filled = 0
    const size = 1 << this.cacheBits
    this.cacheG = new Int32Array(size).fill(-1)
    this.cacheH = new Int32Array(size)
    this.cached = new Uint8Array(size)
  }
}

function twice(old: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * old.length)
  larger.set(old)
  return larger
}
