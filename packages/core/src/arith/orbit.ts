/** The first numbers of all states that a step leads through, until one returns. */
export function orbit(
  start: readonly number[],
  step: (state: readonly number[]) => readonly number[],
): Set<number> {
  const seen = new Set<string>()
  const found = new Set<number>()
  for (let state = start; !seen.has(state.join()); state = step(state)) {
    seen.add(state.join())
    found.add(state[0] as number)
  }
  return found
}
