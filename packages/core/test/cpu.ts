/** Milliseconds that this process was at work: unlike a clock it does not count what others do. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
