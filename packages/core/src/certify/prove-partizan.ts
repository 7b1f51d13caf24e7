import { canonicalText } from '../forms/text/write.ts'
import { printRule } from '../rules/print.ts'
import type { PartizanTable } from '../values/partizan/heap-table.ts'
import { type Certificate, LISTED_VALUES, type PartizanCertificate } from './certificate.ts'

/**
 * A certificate of how the values of heaps go on, where the table has proved it and the values can be
 * written down: their period, else that of their canonical forms; undefined elsewhere.
 */
export function certifyPartizan(table: PartizanTable): PartizanCertificate | undefined {
  return byValues(table) ?? byOptions(table)
}

function byOptions({ recursion, rule }: PartizanTable): Certificate<'recursion'> | undefined {
  if (!recursion || recursion.forms.length > LISTED_VALUES) return undefined
  const { period, from: preperiod, forms, order } = recursion
  return {
    format: 'nimber-certificate',
    version: 1,
    game: printRule(rule, 'en'),
    kind: 'recursion',
    claim: { period, preperiod, forms: forms.map(({ left, right }) => [left, right] as const) },
    proof: { start: order.from, far: order.far },
  }
}

function byValues(table: PartizanTable): Certificate<'partizan'> | undefined {
  const { period: found, forms, rule } = table
  if (!found || found.from + found.length > LISTED_VALUES) return undefined
  const { from: preperiod, length: period, saltus, depth } = found
  const values: string[] = []
  for (let n = 0; n < preperiod + period; n++) {
    const text = canonicalText(forms, table.at(n))
    if (text === '') return undefined
    values.push(text)
  }
  return {
    format: 'nimber-certificate',
    version: 1,
    game: printRule(rule, 'en'),
    kind: 'partizan',
    claim: { period, preperiod, saltus: canonicalText(forms, saltus), values },
    proof: saltus === forms.zero ? {} : { depth },
  }
}
