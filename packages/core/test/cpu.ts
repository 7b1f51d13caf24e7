import { expect } from 'vitest'

/** Milliseconds that this process was at work: unlike a clock it does not count what others do. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Milliseconds that the work below may take before limits grow. An estimate, not a measurement: half
 * of the 60 that it took on a machine that needed twice the time of others for all tests.
 */
const USUAL = 30

/**
 * How many times as long this machine takes now: one that is older, or whose processors work for
 * others as well, may need three times the processor time.
 */
function slowness(): number {
  const times = [1, 2, 3].map(() => {
    const start = cpuTime()
    usualWork()
    return cpuTime() - start
  })
  return Math.max(1, Math.min(...times) / USUAL)
}

/** Arithmetic, and looking up in more memory than lies near the processor, as games do. */
function usualWork(): number {
  const seen = new Map<number, number>()
  let x = 1
  for (let i = 0; i < 200_000; i++) {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0xfffff
    seen.set(x, (seen.get(x ^ 1) ?? 0) + i)
  }
  return seen.size
}

/** Expects that processor time is below a limit on a machine of the usual speed. */
export function expectInTime(spent: number, limit: number): void {
  // what is below it on a slower machine as well needs no comparison
  if (spent >= limit) expect(spent / slowness()).toBeLessThan(limit)
}
