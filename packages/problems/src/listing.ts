import type { Problem } from './problem.ts'

/** The problems with those that name another one right behind it. */
export function inListedOrder(catalogue: readonly Problem[]): readonly Problem[] {
  const list = catalogue.filter(({ after }) => after === undefined)
  for (const problem of catalogue) {
    if (problem.after === undefined) continue
    const place = list.findIndex(({ id }) => id === problem.after)
    if (place < 0) throw new TypeError(`${problem.id} is to be listed behind ${problem.after}`)
    list.splice(place + 1, 0, problem)
  }
  return list
}
