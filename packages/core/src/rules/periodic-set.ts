import type { Form } from './amount-set.ts'
import { simpleParts } from './normal.ts'
import type { Amounts } from './rule.ts'
import { formOf } from './sets.ts'

/** A set of amounts that is periodic from some point on. */
export interface PeriodicSet {
  readonly modulus: number
  /** Beyond `last` an amount t is in the set exactly when t mod modulus is one of these. */
  readonly residues: ReadonlySet<number>
  readonly last: number
}

/** Above this an irregular amount makes states too long to compare. */
const LARGEST = 100_000

/** The numbers between which amounts of a form change; undefined where the form has no end of them. */
function mentioned(form: Form): readonly bigint[] | undefined {
  switch (form.by) {
    case 'all':
    case 'parity':
      return []
    case 'spans':
      return form.spans.flat()
    case 'holes':
      return form.holes
    case 'share':
    case 'powers':
    case 'list':
      return undefined
  }
}

function contains(form: Form, t: bigint): boolean {
  switch (form.by) {
    case 'all':
      return true
    case 'parity':
      return t % 2n === form.parity
    case 'spans':
      return form.spans.some(([from, to]) => from <= t && t <= to)
    case 'holes':
      return !form.holes.includes(t)
    case 'share':
    case 'powers':
    case 'list':
      return false
  }
}

/** The periodic form of amounts, with the least `last`; undefined where there is none. */
export function periodicSetOf(amounts: Amounts): PeriodicSet | undefined {
  const forms = [...simpleParts(amounts)].map(formOf)
  let most = 0n
  for (const form of forms) {
    const numbers = mentioned(form)
    if (!numbers) return undefined
    for (const t of numbers) if (t > most) most = t
  }
  if (most > BigInt(LARGEST)) return undefined
  const isIn = (t: bigint) => forms.some((form) => contains(form, t))
  const [odd, even] = [most + 1n, most + 2n].sort((a, b) => Number((b % 2n) - (a % 2n))).map(isIn)
  if (!odd && !even) return undefined
  const modulus = odd === even ? 1 : 2
  const residues = new Set(modulus === 1 ? [0] : [odd ? 1 : 0])
  let last = Number(most)
  while (last > 0 && isIn(BigInt(last)) === residues.has(last % modulus)) last--
  return { modulus, residues, last }
}
