import type { PeriodClaim } from '../certificate.ts'
import { larger, lcm, PER_NODE, riseIn } from './course.ts'
import { Beyond, Failure } from './failure.ts'
import { readFormula } from './read-formula.ts'
import type { Cells } from './table.ts'
import type { Work } from './work.ts'

/**
 * Checks that the formula of a claim is G(n) for all n, where G(n+p) = G(n) + s for all n ≥ n0 is
 * proved and the cells hold G(0), …, G(n0+p−1).
 *
 * Theorem. Let f(n+q) = f(n) + r for all n ≥ m, which the nodes of the formula show, let N be the
 * larger of m and n0, and Q a common multiple of p and q. If r·Q/q = s·Q/p and f(n) = G(n) for all
 * n < N + Q, then f(n) = G(n) for all n.
 *
 * Proof. Let n ≥ N + Q, and let it hold for n − Q. Then f(n) = f(n−Q) + r·Q/q = G(n−Q) + s·Q/p = G(n).
 */
export function confirmFormula(claim: PeriodClaim, cells: Cells, work: Work): void {
  const { preperiod, period, saltus } = claim
  const f = readFormula(claim.formula, work)
  const common = lcm(f.course.period, BigInt(period))
  const end = larger(f.course.from, BigInt(preperiod)) + common
  if (end > Number.MAX_SAFE_INTEGER)
    throw new Beyond(
      'The formula and the values take too long to repeat together for any check.',
      '公式与值的公共周期太长，无法验证。',
      Number.POSITIVE_INFINITY,
    )
  work.spend(PER_NODE * f.size * Number(end))
  for (let n = 0; n < Number(end); n++) {
    const offset = n < preperiod ? 0 : (n - preperiod) % period
    const value =
      n < preperiod
        ? (cells[n] as number)
        : (cells[preperiod + offset] as number) + saltus * ((n - preperiod - offset) / period)
    const said = f.at(BigInt(n))
    if (said !== BigInt(value))
      throw new Failure(
        `The formula is ${said} at n = ${n}, but G(${n}) is ${value}.`,
        `公式在 n = ${n} 处是 ${said}，而 G(${n}) 是 ${value}。`,
      )
  }
  const [own, due] = [riseIn(f.course, common), (BigInt(saltus) * common) / BigInt(period)]
  if (own !== due)
    throw new Failure(
      `In ${common} heaps the formula rises by ${own}, the values by ${due}.`,
      `每 ${common} 颗，公式增加 ${own}，而值增加 ${due}。`,
    )
}
