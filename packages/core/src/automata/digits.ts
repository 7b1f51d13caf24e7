import { zeckendorf } from '../arith/golden.ts'
import type { Numeration } from './numeration.ts'

/** The digits of n ≥ 0, most significant first and without leading zeros. */
export function digitsOf(system: Numeration, n: bigint): number[] {
  const { recurrence, name } = system
  if (n === 0n) return []
  if (recurrence.length === 1 && system.digits <= 36)
    return Array.from(n.toString(system.digits), (c) => Number.parseInt(c, 36))
  if (name === 'fib') {
    const parts = zeckendorf(n)
    const digits = new Array<number>((parts[0] ?? 1) - 1).fill(0)
    for (const part of parts) digits[digits.length + 1 - part] = 1
    return digits
  }
  return placesOf(system, n < MANY).digits(n)
}

/** The number that digits stand for, most significant first. */
export function numberOf(system: Numeration, digits: readonly number[]): bigint {
  if (system.recurrence.length === 1 && system.digits === 2)
    return digits.length === 0 ? 0n : BigInt(`0b${digits.join('')}`)
  return placesOf(system, digits.length <= FEW).number(digits)
}

/** So many digits are read and written one by one. */
const FEW = 48
/** Numbers below this have few digits. */
const MANY = 1n << 24n

const short = new WeakMap<Numeration, Places>()

/** The places of a system; those for short words are made once, those for long ones take memory. */
function placesOf(system: Numeration, areFew: boolean): Places {
  const known = (areFew && short.get(system)) || new Places(system)
  if (areFew) short.set(system, known)
  return known
}

type Matrix = readonly (readonly bigint[])[]

/** Sums of weights, by splitting long words in halves. */
class Places {
  private readonly system: Numeration
  private readonly first: readonly bigint[]
  private readonly steps: readonly bigint[]
  private readonly known = new Map<number, Matrix>()
  private readonly weights: bigint[]

  constructor(system: Numeration) {
    this.system = system
    this.first = system.first.map(BigInt)
    this.steps = system.recurrence.map(BigInt)
    this.weights = [...this.first]
    while (this.weights.length < FEW + 8) this.weights.push(this.following(this.weights))
  }

  /** What the recurrence makes of the last of some numbers. */
  private following(numbers: readonly bigint[]): bigint {
    return this.steps.reduce((sum, c, j) => sum + c * (numbers.at(-1 - j) as bigint), 0n)
  }

  /** The number that digits stand for. */
  number(digits: readonly number[]): bigint {
    const { length } = digits
    if (length > FEW) return this.read(digits, 0, length)[0] ?? 0n
    let sum = 0n
    for (const [i, e] of digits.entries())
      if (e !== 0) sum += BigInt(e) * (this.weights[length - 1 - i] as bigint)
    return sum
  }

  /** The values of the digits from … to − 1 with 0, 1, …, k − 1 zeros behind them. */
  read(digits: readonly number[], from: number, to: number): bigint[] {
    if (to - from <= FEW) {
      let sums = this.first.map(() => 0n)
      for (let i = from; i < to; i++) {
        const e = BigInt(digits[i] ?? 0)
        sums = [...sums.slice(1), this.following(sums)].map(
          (sum, j) => sum + e * (this.first[j] as bigint),
        )
      }
      return sums
    }
    const middle = (from + to) >> 1
    const low = this.read(digits, middle, to)
    const high = this.shifted(this.read(digits, from, middle), to - middle)
    return high.map((sum, j) => sum + (low[j] as bigint))
  }

  /** The values of a word with so many more zeros behind it. */
  private shifted(sums: readonly bigint[], by: number): bigint[] {
    return this.shift(by).map((row) => row.reduce((sum, c, j) => sum + c * (sums[j] as bigint), 0n))
  }

  /** Row j gives U_(n + by + j) by U_n, …, U_(n + k − 1). */
  private shift(by: number): Matrix {
    const before = this.known.get(by)
    if (before) return before
    const k = this.steps.length
    const unit = this.steps.map((_, i) => this.steps.map((_, j): bigint => (i === j ? 1n : 0n)))
    let made: Matrix = unit
    if (by === 1)
      made = [...unit.slice(1), this.steps.map((_, j) => this.steps[k - 1 - j] as bigint)]
    else if (by > 1) {
      const half = this.shift(by >> 1)
      made = times(half, half)
      if (by & 1) made = times(this.shift(1), made)
    }
    this.known.set(by, made)
    return made
  }

  /** U_n */
  private weight(n: number): bigint {
    return this.weights[n] ?? (this.shifted(this.first, n)[0] as bigint)
  }

  digits(n: bigint): number[] {
    let length = 1
    while (this.weight(length) <= n) length *= 2
    const digits = this.written(n, length)
    const lead = digits.findIndex((e) => e > 0)
    return lead < 0 ? [] : digits.slice(lead)
  }

  /** The digits of n < U_length, with leading zeros. */
  private written(n: bigint, length: number): number[] {
    if (length <= FEW) {
      const digits: number[] = []
      let rest = n
      for (let place = length - 1; place >= 0; place--) {
        const weight = this.weights[place] as bigint
        const digit = weight > rest ? 0n : rest / weight
        rest -= digit * weight
        digits.push(Number(digit))
      }
      return digits
    }
    // the upper half is the largest word that, moved up, is at most n: n·U_low / U_(2·low) or a little less
    const low = length >> 1
    const guess = (n * this.weight(low)) / this.weight(2 * low) - 2n
    let upper = this.written(guess > 0n ? guess : 0n, length - low)
    let value = this.moved(upper, low)
    for (;;) {
      const next = this.successor(upper)
      const raised = next && this.moved(next, low)
      if (!next || raised === undefined || raised > n) break
      upper = next
      value = raised
    }
    return [...upper, ...this.written(n - value, low)]
  }

  private moved(digits: readonly number[], by: number): bigint {
    return this.shifted(this.read(digits, 0, digits.length), by)[0] as bigint
  }

  /** The next word of the same length that is canonical once zeros follow. */
  private successor(word: readonly number[]): number[] | undefined {
    const { canonical, digits } = this.system
    const states = [0]
    for (const [i, e] of word.entries())
      states.push(canonical.next[(states[i] as number) * digits + e] as number)
    for (let i = word.length - 1; i >= 0; i--)
      for (let e = (word[i] as number) + 1; e < digits; e++)
        if ((canonical.next[(states[i] as number) * digits + e] as number) >= 0)
          return [...word.slice(0, i), e, ...new Array<number>(word.length - 1 - i).fill(0)]
    return undefined
  }
}

function times(a: Matrix, b: Matrix): Matrix {
  return a.map((row) =>
    row.map((_, j) => row.reduce((sum, c, i) => sum + c * (b[i]?.[j] as bigint), 0n)),
  )
}
