/** The signals that end a program, and the exit codes that they are known by. */
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
type EndSignal = keyof typeof CODES

/**
 * Tidies up at a signal and ends the program with the usual code; gives the way to stop listening.
 * A second signal of the same kind ends the program at once.
 */
export function atSignal(tidy: (signal: EndSignal) => unknown): () => void {
  const end = async (signal: EndSignal) => {
    await tidy(signal)
    process.exit(CODES[signal])
  }
  const signals = Object.keys(CODES) as EndSignal[]
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
