import { nimInverse, nimSquareRoot } from '../arith/nim-field.ts'
import { nimProduct32 } from '../arith/nim-product.ts'
import type { NimberAnswer } from '../forms/nimbers/evaluate.ts'

/** The answer to an expression in nimbers as plain data; all numbers are texts. */
export type NimberRecord =
  | {
      readonly expression: string
      readonly nimber: string
      /** 0 has none. */
      readonly inverse: string | null
      readonly squareRoot: string
    }
  /** The least e > 0 for which the power is 1. */
  | { readonly expression: string; readonly order: string }
  /** The least e ≥ 0 for which the power of the base is the number, where there is one. */
  | { readonly expression: string; readonly exponent: string | null }

/** The answer to an expression as plain data. */
export function nimberRecord(
  expression: string,
  answer: Exclude<NimberAnswer, { kind: 'comparison' }>,
): NimberRecord {
  if (answer.kind === 'nimber') {
    const { nimber } = answer
    const inverse = nimber === 0n ? null : `${nimInverse(nimber)}`
    return { expression, nimber: `${nimber}`, inverse, squareRoot: `${nimSquareRoot(nimber)}` }
  }
  const { asked, count } = answer
  if (asked === 'order') return { expression, order: `${count}` }
  return { expression, exponent: count === undefined ? null : `${count}` }
}

/** The nim products of the numbers below `size`, which is at most 2^16, row by row. */
export function nimProducts(size: number): number[][] {
  const numbers = Array.from({ length: size }, (_, n) => n)
  return numbers.map((a) => numbers.map((b) => nimProduct32(a, b)))
}
