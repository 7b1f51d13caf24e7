/** How each place that keeps what was worked out for earlier questions is emptied. */
const memories: (() => void)[] = []

/** Notes a place that keeps what later questions may use. */
export function noteMemory(empty: () => void): void {
  memories.push(empty)
}

/**
 * Forgets what was worked out for earlier questions, so that what is found within a budget does not
 * depend on them.
 */
export function forget(): void {
  for (const empty of memories) empty()
}
