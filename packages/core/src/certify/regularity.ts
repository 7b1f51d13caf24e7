import { returns } from '../arith/returns.ts'
import type { Regularity, Values } from './certify.ts'

/**
 * The least period p with G(n+p) = G(n) + s that shows twice in the first third of the values and
 * holds in all of them, with the least n from which it does.
 */
export function findRegularity(values: Values): Regularity | undefined {
  const fit = Math.floor(values.reach / 3)
  const runs = returns(
    Array.from({ length: fit }, (_, i) => values.at(fit - i) - values.at(fit - i - 1)),
  )
  for (let period = 1; 2 * period <= fit; period++) {
    const run = runs[period] ?? 0
    if (run < Math.max(period, LEAST_RUN)) continue
    const preperiod = fit - period - run
    const saltus = values.at(fit) - values.at(fit - period)
    if (saltus >= 0 && lasts(values, { period, preperiod, saltus }))
      return { period, preperiod, saltus }
  }
  return undefined
}

/** Fewer values in a row than this may return by chance. */
const LEAST_RUN = 8

/** Whether a regularity holds as far as the values go. */
function lasts(values: Values, { period, preperiod, saltus }: Regularity): boolean {
  for (let n = values.reach - period; n >= preperiod; n--)
    if (values.at(n + period) !== values.at(n) + saltus) return false
  return true
}

/** The value of any heap, given the values up to the end of the first period. */
export function regularValue(values: Values, regularity: Regularity, heap: number): number {
  const { period, preperiod, saltus } = regularity
  if (heap < preperiod) return values.at(heap)
  const offset = (heap - preperiod) % period
  return values.at(preperiod + offset) + saltus * ((heap - preperiod - offset) / period)
}
