import { amountsFrom } from '../rules/amounts.ts'
import { simpleParts } from '../rules/normal.ts'
import { residuesOf } from '../rules/residues.ts'
import type { Amounts } from '../rules/rule.ts'
import { formOf } from '../rules/sets.ts'
import type { Observation, Proof } from './observation.ts'

/** Periods beyond this are not tried: every pair of residues is looked at. */
const LONGEST = 2000

/** Elements of the set up to this are tried as ways to reach a value. */
const LARGEST_ELEMENT = 20_000

/**
 * A proof for an infinite set and values f(n mod p): no amount of the set leads from a residue to
 * one of the same value, since none of the residues of the set does; and a named element leads to
 * every smaller value. Heaps smaller than the largest named element are checked by their mex.
 */
export function proveResidues({ rule, period, values }: Observation): Proof | undefined {
  if (rule.kind !== 'heap' || rule.split || rule.thenSplit || !rule.take) return undefined
  const { from, length, saltus } = period
  if (from !== 0 || saltus !== 0 || length > LONGEST || isBounded(rule.take)) return undefined
  const residues = residuesOf(rule.take, length)
  if (!residues) return undefined
  const value = (r: number) => values.at(((r % length) + length) % length)
  for (let r = 0; r < length; r++)
    for (const t of residues) if (value(r - t) === value(r)) return undefined
  const reach = waysDown(rule.take, length, value, Math.min(LARGEST_ELEMENT, values.reach))
  return reach && { kind: 'residues', proof: { reach } }
}

function isBounded(amounts: Amounts): boolean {
  return [...simpleParts(amounts)].every((part) => formOf(part).by === 'spans')
}

/** reach[r][v]: the smallest amount that leads from residue r to value v, for each v < f(r). */
function waysDown(
  amounts: Amounts,
  length: number,
  value: (r: number) => number,
  limit: number,
): number[][] | undefined {
  const reach = Array.from({ length: length }, (_, r) => new Array<number>(value(r)).fill(0))
  let open = reach.reduce((sum, ways) => sum + ways.length, 0)
  for (const t of elementsUpTo(amounts, limit)) {
    for (const [r, ways] of reach.entries()) {
      const to = value(r - t)
      if (ways[to] !== 0) continue
      ways[to] = t
      open--
    }
    if (open === 0) return reach
  }
  return open === 0 ? reach : undefined
}

function elementsUpTo(amounts: Amounts, limit: number): number[] {
  const elements: number[] = []
  for (const { first, step, count } of amountsFrom(amounts, BigInt(limit)))
    for (let i = 0n; i < count; i++) elements.push(Number(first + i * step))
  return elements.sort((a, b) => a - b)
}
