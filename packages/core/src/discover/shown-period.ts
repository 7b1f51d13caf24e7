import type { Period } from '../arith/period.ts'
import { returns } from '../arith/returns.ts'
import type { Words } from '../model/words.ts'
import type { Values } from '../values/seen.ts'

/** What is looked for first, since it can be proved. */
export const PERIOD: Words = {
  en: 'values that repeat, or rise by one amount from period to period',
  zh: '周期重复，或每个周期增加同一个数',
}

/**
 * The least period p with G(n+p) = G(n) + s that shows twice in the first third of the values and
 * holds in all of them, with the least n from which it does.
 */
export function shownPeriod(values: Values): Period | undefined {
  const fit = Math.floor(values.reach / 3)
  const runs = returns(
    Array.from({ length: fit }, (_, i) => values.at(fit - i) - values.at(fit - i - 1)),
  )
  for (let length = 1; 2 * length <= fit; length++) {
    const run = runs[length] ?? 0
    if (run < Math.max(length, LEAST_RUN)) continue
    const from = fit - length - run
    const saltus = values.at(fit) - values.at(fit - length)
    if (saltus >= 0 && lasts(values, { length, from, saltus })) return { length, from, saltus }
  }
  return undefined
}

/** Fewer values in a row than this may return by chance. */
const LEAST_RUN = 8

/** Whether a period holds as far as the values go. */
function lasts(values: Values, { length, from, saltus }: Period): boolean {
  for (let n = values.reach - length; n >= from; n--)
    if (values.at(n + length) !== values.at(n) + saltus) return false
  return true
}

/** The value of any heap, given the values up to the end of the first period. */
export function regularValue(values: Values, period: Period, heap: number): number {
  const { length, from, saltus } = period
  if (heap < from) return values.at(heap)
  const offset = (heap - from) % length
  return values.at(from + offset) + saltus * ((heap - from - offset) / length)
}
