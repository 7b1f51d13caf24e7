import { LISTED_VALUES, type PeriodClaim } from '../certificate.ts'
import { Failure } from './failure.ts'
import { fields, natural, naturals } from './fields.ts'
import type { Cells } from './table.ts'
import type { Work } from './work.ts'

/** The claim that a JSON value is; throws a Failure when it has another form. */
export function readPeriodClaim(json: unknown): PeriodClaim {
  const names = ['period', 'preperiod', 'saltus', 'maxValue'] as const
  const claim = fields(json, 'claim', names, ['values', 'formula'])
  const period = natural(claim.period, 'claim.period', 1)
  const preperiod = natural(claim.preperiod, 'claim.preperiod')
  const saltus = natural(claim.saltus, 'claim.saltus')
  const maxValue = saltus > 0 ? null : natural(claim.maxValue, 'claim.maxValue')
  if (maxValue === null && claim.maxValue !== null)
    throw new Failure(
      'claim.maxValue must be null where the saltus is not 0.',
      '增量不为 0 时，claim.maxValue 必须是 null。',
    )
  const count = preperiod + period
  const listed = 'values' in claim ? naturals(claim.values, 'claim.values') : undefined
  if (listed?.length !== (count <= LISTED_VALUES ? count : undefined))
    throw new Failure(
      count <= LISTED_VALUES
        ? `claim.values must list ${count} values.`
        : `claim.values must be absent: ${count} values are more than ${LISTED_VALUES}.`,
      count <= LISTED_VALUES
        ? `claim.values 应列出 ${count} 个值。`
        : `不应有 claim.values：${count} 个值超过 ${LISTED_VALUES} 个。`,
    )
  return {
    period,
    preperiod,
    saltus,
    maxValue,
    ...(listed && { values: listed }),
    ...('formula' in claim && { formula: claim.formula }),
  }
}

/**
 * Checks the rest of a claim whose equation G(n+p) = G(n) + s is proved for all n ≥ preperiod:
 * that period and preperiod are the least possible, and the largest value.
 *
 * The d for which G(n+d) − G(n) is constant in the end are the multiples of the least of them, so
 * the least is p unless p/r is one of them for a prime r that divides p. The constant is then s/r,
 * and it suffices to see G(n+d) = G(n) + s/r for n and n + d in one period.
 */
export function checkExact(claim: PeriodClaim, cells: Cells, work: Work): void {
  const { period, preperiod, saltus, maxValue } = claim
  const end = preperiod + period
  for (const r of primeFactors(period)) {
    const d = period / r
    work.spend(period)
    let n = preperiod
    while (n + d < end && cells[n + d] === (cells[n] as number) + saltus / r) n++
    if (n + d === end)
      throw new Failure(
        `The period ${period} is not the least: ${d} is one too.`,
        `周期 ${period} 不是最小的：${d} 也是周期。`,
      )
  }
  const n = preperiod - 1
  if (n >= 0 && cells[n + period] === (cells[n] as number) + saltus)
    throw new Failure(
      `The preperiod ${preperiod} is not the least: the equation holds for ${n} too.`,
      `前周期 ${preperiod} 不是最小的：等式对 ${n} 也成立。`,
    )
  if (saltus > 0) return
  let most = 0
  for (let i = 0; i < end; i++) most = Math.max(most, cells[i] as number)
  if (most !== maxValue)
    throw new Failure(
      `The largest value is ${most}, not ${maxValue} as claimed.`,
      `最大值是 ${most}，不是所称的 ${maxValue}。`,
    )
}

function primeFactors(n: number): number[] {
  const factors: number[] = []
  let rest = n
  for (let d = 2; d * d <= rest; d++) {
    if (rest % d !== 0) continue
    factors.push(d)
    while (rest % d === 0) rest /= d
  }
  return rest > 1 ? [...factors, rest] : factors
}
