import { compileSmall } from '../formula/compile.ts'
import { evaluate } from '../formula/evaluate.ts'
import type { Formula } from '../formula/tree.ts'

/** Numbers for the names of a formula. */
export type Point = Readonly<Record<string, number>>

/** The value of a formula at a point; NaN where it has none, or none below 2^53. */
export function numberAt(form: Formula, point: Point): number {
  const vars: Record<string, bigint> = {}
  for (const [name, value] of Object.entries(point)) vars[name] = BigInt(value)
  return orNaN(() => Number(evaluate(form, { vars })))
}

/** The same for many n. */
export function evaluator(form: Formula): (n: number) => number {
  const small = compileSmall(form, {})
  return (n) => (small ? orNaN(() => small(n)) : numberAt(form, { n }))
}

/** What is computed; NaN for a division by 0, the ones of a negative number, or a large number. */
function orNaN(compute: () => number): number {
  try {
    const value = compute()
    return Number.isSafeInteger(value) ? value : Number.NaN
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN
    throw error
  }
}
