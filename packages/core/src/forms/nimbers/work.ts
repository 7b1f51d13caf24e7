import { bitLength } from '../../arith/integers.ts'
import {
  fieldOf,
  MOST_ORDERED,
  nimInverse,
  nimLogarithm,
  nimOrder,
  nimPower,
  nimSquareRoot,
  USUAL_STEPS,
} from '../../arith/nim-field.ts'
import { nimProduct } from '../../arith/nim-product.ts'
import { BeyondBudget } from '../../model/errors.ts'

/** Products of 64 bits that an expression may cost where nothing else is said. */
const USUAL_WORK = 500_000

/** Works with nimbers within a budget; past it the methods throw BeyondBudget. */
export class NimberWork {
  private left: number
  private readonly most: number
  private readonly steps: bigint

  constructor(factor: number) {
    this.most = USUAL_WORK * factor
    this.left = this.most
    this.steps = BigInt(Math.ceil(Number(USUAL_STEPS) * Math.min(factor, 100)))
  }

  product(a: bigint, b: bigint): bigint {
    this.spend(a > b ? a : b)
    return nimProduct(a, b)
  }

  inverse(a: bigint): bigint {
    this.spend(a, 2)
    return nimInverse(a)
  }

  squareRoot(a: bigint): bigint {
    this.spend(a)
    return nimSquareRoot(a)
  }

  power(a: bigint, exponent: bigint): bigint {
    const bits = Math.min(bitLength(fieldOf(a)), bitLength(exponent < 0n ? fieldOf(a) : exponent))
    this.spend(a, 2 * bits)
    return nimPower(a, exponent)
  }

  /** The multiplicative order of a > 0. */
  order(a: bigint): bigint {
    const order = a < MOST_ORDERED ? nimOrder(a) : undefined
    if (order !== undefined) return order
    throw new BeyondBudget(
      {
        en: 'The order takes the primes of 2^(2^k) − 1, which are listed for numbers below 2^512.',
        zh: '求阶需要 2^(2^k) − 1 的质因数，这里只列到 2^512 以下的数。',
      },
      Number.POSITIVE_INFINITY,
    )
  }

  /** The least exponent e ≥ 0 with base^e = a; undefined where there is none. */
  logarithm(a: bigint, base: bigint): bigint | undefined {
    this.order(base)
    const found = nimLogarithm(a, base, this.steps)
    if (found.kind === 'exponent') return found.exponent
    if (found.kind === 'none') return undefined
    const { steps } = found
    // tables of more steps do not fit into memory
    const factor = steps > 100n * USUAL_STEPS ? Number.POSITIVE_INFINITY : ratio(steps, this.steps)
    throw new BeyondBudget(
      {
        en: `The order of the base has a prime near ${steps * steps}: that takes ${steps} steps.`,
        zh: `底的阶有一个约为 ${steps * steps} 的质因数，需要 ${steps} 步。`,
      },
      factor,
    )
  }

  /** Counts some products of numbers as long as a. */
  private spend(a: bigint, times = 1): void {
    const cost = times * Math.max(1, (2 * bitLength(a)) / 128) ** 1.6
    this.left -= cost
    if (this.left >= 0) return
    throw new BeyondBudget(
      {
        en: 'Products of nimbers of so many digits take long.',
        zh: '这么多位的尼姆数，乘积耗时很长。',
      },
      (this.most - this.left) / this.most,
    )
  }
}

const ratio = (a: bigint, b: bigint) => Number(a) / Number(b)
