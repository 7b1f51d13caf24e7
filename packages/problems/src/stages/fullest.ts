import type { Problem } from '../problem.ts'
import { Random } from '../random.ts'

/** An input of many cases has at the most so many numbers, about 10 MB, unless a single case has more. */
const MOST_NUMBERS = 1_000_000

/**
 * An input as the largest file of a judge: as many of the largest cases as the limits allow.
 * `progress` is told after each of them how much there is, as a share of 1.
 */
export function fullestInput(
  problem: Problem,
  seed: string,
  progress?: (done: number) => void,
): readonly unknown[] {
  const { cases, sum } = problem.bounds
  const input: unknown[] = []
  const room = sum ?? MOST_NUMBERS
  let left = room
  while (input.length < cases) {
    const [first = []] = problem.cases.largest(new Random(`${seed} ${input.length}`))
    const [one] = first
    // cases of few numbers are many at once
    if (one === undefined || first.length > 1) return first
    left -= problem.cases.length(one)
    if (left < 0 && input.length > 0) break
    input.push(one)
    progress?.(Math.max(input.length / cases, 1 - left / room))
  }
  return input
}
