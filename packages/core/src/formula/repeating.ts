import type { RecurringNumbers } from '../arith/recurring.ts'
import { type Formula, periodicAfter } from './tree.ts'

/** A pattern that comes back later is no formula that a person would read. */
const LATEST = 512

/** The formula of numbers that come back; undefined where they do not soon. */
export function repeating(numbers: RecurringNumbers): Formula | undefined {
  const found = numbers.recurrence(2 * LATEST)
  if (!found || found.from + found.length > LATEST) return undefined
  const listed = (from: number, length: number) =>
    Array.from({ length }, (_, i) => Number(numbers.at(BigInt(from + i))))
  const { from, length, saltus } = found
  return periodicAfter('n', listed(0, from), listed(from, length), saltus)
}
