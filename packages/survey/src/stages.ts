import type { Job } from './work/queue.ts'

/** Budgets that every rule goes through until it is settled, so that hard ones hold up nobody. */
const RUNGS: readonly number[] = [0.001, 0.03, 1, 30, 900]
/** A budget that is more than this part of the last one is not worth a try of its own. */
const PART = 0.1
/** As much work is expected of a job: the queue then costs a small part of it. */
const JOB_SECONDS = 1
/** Rules that are expected to take no time at all are together in jobs of this size at most. */
const MOST_FORMS = 500

/** The first budget of a survey that ends with `last`. */
export function firstFactor(last: number): number {
  return nextFactor(0, last) ?? last
}

/** The budget after `spent` of a survey that ends with `last`; undefined where that was the last. */
export function nextFactor(spent: number, last: number): number | undefined {
  if (spent >= last) return undefined
  return RUNGS.find((rung) => rung > spent && rung <= PART * last) ?? last
}

/** Forms in jobs of about a second each, those that are expected to take least first. */
export function batches(
  survey: number,
  numbers: readonly number[],
  factor: number,
  secondsOf: (number: number) => number,
): Job[] {
  const jobs: Job[] = []
  let forms: number[] = []
  let seconds = 0
  const close = () => {
    if (forms.length > 0) jobs.push({ survey, forms, factor, seconds })
    forms = []
    seconds = 0
  }
  const sorted = [...numbers].sort((a, b) => secondsOf(a) - secondsOf(b))
  for (const number of sorted) {
    const own = secondsOf(number)
    if (seconds + own > JOB_SECONDS || forms.length === MOST_FORMS) close()
    forms.push(number)
    seconds += own
  }
  close()
  return jobs
}
