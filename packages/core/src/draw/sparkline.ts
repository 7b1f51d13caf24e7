import type { Period } from '../arith/period.ts'

const BLOCKS = '▁▂▃▄▅▆▇█'

/** How many values a column of a sparkline stands for. */
export function valuesPerColumn(count: number, width: number): number {
  return Math.max(1, Math.ceil(count / width))
}

/**
 * The values as one line of blocks, at most `width` long: a column is as high as the mean of its
 * values, and only a column of zeros has the lowest block. Values up to 7 are drawn exactly.
 */
export function sparkline(values: ArrayLike<number>, width: number): string {
  const share = valuesPerColumn(values.length, width)
  const heights: number[] = []
  for (let start = 0; start < values.length; start += share) {
    const end = Math.min(values.length, start + share)
    let sum = 0
    for (let n = start; n < end; n++) sum += values[n] as number
    heights.push(sum / (end - start))
  }
  const top = heights.reduce((most, height) => Math.max(most, height), 7)
  return heights.map((height) => BLOCKS[Math.min(7, Math.ceil((7 * height) / top))]).join('')
}

/**
 * The line under a sparkline of `count` values: a dot for a column before the period, a bracket for
 * every period that is at least two columns wide, a plain line where periods are narrower.
 */
export function periodLine(count: number, period: Period, width: number): string {
  const share = valuesPerColumn(count, width)
  const columns = Math.ceil(count / share)
  const columnOf = (n: number) => Math.ceil(n / share)
  let line = '·'.repeat(Math.min(columns, columnOf(period.from)))
  if (period.length < 2 * share) return line.padEnd(columns, '─')
  for (let n = period.from; line.length < columns; n += period.length) {
    const inner = columnOf(n + period.length) - columnOf(n) - 2
    line += `└${'─'.repeat(inner)}┘`
  }
  return line.slice(0, columns)
}
