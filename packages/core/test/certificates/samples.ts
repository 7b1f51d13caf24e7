import type { Certificate, Claim } from '../../src/certify/certificate.ts'

/** Marks the value of every option of a heap of n, given the values of smaller heaps. */
export type Options = (n: number, values: readonly number[], mark: (value: number) => void) => void

/** G(0) … G(count − 1) by the definition: the least value that no option has. */
export function valuesOf(options: Options, count: number): number[] {
  const values: number[] = []
  for (let n = 0; n < count; n++) {
    const seen = new Set<number>()
    options(n, values, (value) => seen.add(value))
    let value = 0
    while (seen.has(value)) value++
    values.push(value)
  }
  return values
}

/** The options of a code: digit d after taking t may leave nothing, one, two or three heaps. */
export function codeOptions(code: string): Options {
  const digits = [...code.replace('.', '')].map((d) => Number.parseInt(d, 16))
  return (n, values, mark) => {
    for (const [t, d] of digits.entries()) {
      const left = n - t
      if (left === 0 && d & 1) mark(0)
      if (left > 0 && d & 2) mark(values[left] as number)
      if (d & 4) splitOptions([t])(n, values, mark)
      if (d & 8)
        for (let a = 1; a < left; a++)
          splitOptions([t + a])(n, values, (sum) => mark(sum ^ (values[a] as number)))
    }
  }
}

/** The options of taking any amount that the test lets pass, and of more moves behind it. */
export function takeOptions(allowed: (t: number) => boolean, more?: Options): Options {
  return (n, values, mark) => {
    for (let t = 1; t <= n; t++) if (allowed(t)) mark(values[n - t] as number)
    more?.(n, values, mark)
  }
}

/** The options of splitting a heap in two after taking one of the amounts. */
export function splitOptions(amounts: readonly number[]): Options {
  return (n, values, mark) => {
    for (const t of amounts)
      for (let a = 1; 2 * a <= n - t; a++)
        mark((values[a] as number) ^ (values[n - t - a] as number))
  }
}

/** The claim that the values repeat like this, with its values where they are few. */
export function claimOf(
  values: readonly number[],
  { period, preperiod, saltus = 0 }: { period: number; preperiod: number; saltus?: number },
): Claim {
  const listed = values.slice(0, preperiod + period)
  return {
    period,
    preperiod,
    saltus,
    maxValue: saltus > 0 ? null : listed.reduce((most, v) => Math.max(most, v), 0),
    ...(listed.length <= 4096 && { values: listed }),
  }
}

/** The least period of the values with its preperiod, seen at least twice and over `sure` values. */
export function regularity(
  values: readonly number[],
  sure: number,
): { period: number; preperiod: number; saltus: number } | undefined {
  const last = values.length - 1
  const at = (n: number) => values[n] as number
  for (let period = 1; 2 * period + sure <= values.length; period++) {
    const saltus = at(last) - at(last - period)
    let n = last - period
    while (n >= 0 && at(n + period) === at(n) + saltus) n--
    const preperiod = n + 1
    if (saltus >= 0 && preperiod + 2 * period + sure <= values.length)
      return { period, preperiod, saltus }
  }
  return undefined
}

/** A certificate with its format. */
export function certificate(
  game: string,
  kind: Certificate['kind'],
  claim: Claim,
  proof: object,
): Record<string, unknown> {
  return { format: 'nimber-certificate', version: 1, game, kind, claim, proof }
}

/** A certificate that a rule's values, computed here, repeat as they are seen to. */
export function sample(
  game: string,
  kind: Certificate['kind'],
  options: Options,
  count: number,
  proof: (seen: { period: number; preperiod: number; values: readonly number[] }) => object,
): Record<string, unknown> {
  const values = valuesOf(options, count)
  const seen = regularity(values, Math.floor(count / 3))
  if (!seen) throw new Error(`${game}: no period in ${count} values`)
  return certificate(game, kind, claimOf(values, seen), proof({ ...seen, values }))
}

/** reach[r][v]: the smallest amount that leads from r to v, where values repeat with a period. */
export function reachOf(
  values: readonly number[],
  period: number,
  allowed: (t: number) => boolean,
): number[][] {
  return Array.from({ length: period }, (_, r) =>
    Array.from({ length: values[r] as number }, (_, v) => {
      let t = 1
      while (!allowed(t) || values[(((r - t) % period) + period) % period] !== v) t++
      return t
    }),
  )
}
