import type { Period } from '../arith/period.ts'
import type { PeriodCertificate } from '../certify/certificate.ts'
import { certify } from '../certify/certify.ts'
import { shownPeriod } from '../discover/shown-period.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { HeapValues, Residues } from '../model/heap-values.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { type HeapTable, tableOf } from '../values/table.ts'
import type { Evidence } from './evidence.ts'

/** As many values are looked at, by doubling, for a period that a certificate proves. */
const FIRST = 300
const LAST = 38_400

/** The values of all heaps of a rule, and how they are known. */
export interface KnownValues {
  readonly values: HeapValues
  readonly evidence: Evidence
}

const known = new WeakMap<HeapRule | CodeRule, KnownValues>()

/**
 * The values of all heaps of a rule whose first values show a period that a certificate proves;
 * undefined where they show none. A small part of the budget bounds the table.
 */
export function provedValues(rule: HeapRule | CodeRule, budget: Budget): KnownValues | undefined {
  const found = known.get(rule) ?? prove(rule, { ...budget, table: budget.table / 10 })
  if (found) known.set(rule, found)
  return found
}

function prove(rule: HeapRule | CodeRule, budget: Budget): KnownValues | undefined {
  const table = tableOf(rule)
  for (let reach = FIRST; reach <= LAST; reach *= 2) {
    try {
      table.extend(reach, budget)
    } catch (error) {
      if (error instanceof BeyondBudget) return undefined
      throw error
    }
    const values = { reach, at: (heap: number) => table.at(heap) }
    const period = shownPeriod(values)
    const certificate = period && certify({ rule, period, values })
    if (period && certificate)
      return {
        values: regularValues(table, period),
        evidence: certificateEvidence(certificate, reach),
      }
  }
  return undefined
}

function regularValues(table: HeapTable, period: Period): HeapValues {
  const { saltus } = period
  const [from, length] = [BigInt(period.from), BigInt(period.length)]
  const at = (heap: bigint) => {
    if (heap < from + length) return BigInt(table.at(Number(heap)))
    const turns = (heap - from) / length
    return BigInt(saltus) * turns + BigInt(table.at(Number(heap - turns * length)))
  }
  if (saltus === 0) return { at, periodic: { from, length, saltus: 0n } }
  // each place of the period has a value once at the most
  const where = function* (value: bigint, limit: bigint): Generator<Residues> {
    for (let heap = 0; heap < period.from + period.length; heap++) {
      const above = value - BigInt(table.at(heap))
      if (above < 0n || above % BigInt(saltus) !== 0n || (heap < period.from && above > 0n))
        continue
      const place = BigInt(heap) + (above / BigInt(saltus)) * length
      if (place <= limit) yield { lo: place, hi: place, period: 0n }
    }
  }
  return { at, where }
}

/** The certificate behind values, and how to get it. */
function certificateEvidence(
  { game, kind, claim }: PeriodCertificate,
  checkedTo: number,
): Evidence {
  const command = `nimber discover '${game}' --certificate proof.json`
  return {
    kind: 'certificate',
    certificate: kind,
    name: {
      en: `Pattern proved by a certificate of kind ${kind}`,
      zh: `${kind} 类证书证明的规律`,
    },
    reference: { en: `checkable: ${command}`, zh: `可验证：${command}` },
    period: { from: claim.preperiod, length: claim.period, saltus: claim.saltus, checkedTo },
  }
}
