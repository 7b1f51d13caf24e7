import { modulo } from '../arith/integers.ts'
import type { Periodic } from './tree.ts'

type Repeated = Pick<Periodic, 'first' | 'values' | 'saltus'>

/** The value of a periodic table at x. */
export function periodicValue({ first, values, saltus }: Repeated, x: bigint): bigint {
  const start = BigInt(first.length)
  if (x >= 0n && x < start) return BigInt(first[Number(x)] as number)
  const period = BigInt(values.length)
  const index = modulo(x - start, period)
  const value = BigInt(values[Number(index)] as number)
  return saltus === 0 ? value : value + BigInt(saltus) * ((x - start - index) / period)
}

/** The value that the period, continued backwards, would have at n; NaN where it is too large. */
export function patternAt({ first, values, saltus }: Repeated, n: number): number {
  const y = n - first.length
  const period = values.length
  const index = ((y % period) + period) % period
  const value = values[index] as number
  if (saltus === 0) return value
  const rise = saltus * ((y - index) / period)
  return Number.isSafeInteger(rise) ? value + rise : Number.NaN
}

/** The first n, at most `most` of them, at which the table differs from its period continued. */
export function exceptionsOf(table: Repeated, most: number): readonly number[] {
  const list: number[] = []
  for (let n = 0; n < table.first.length && list.length < most; n++)
    if (table.first[n] !== patternAt(table, n)) list.push(n)
  return list
}
