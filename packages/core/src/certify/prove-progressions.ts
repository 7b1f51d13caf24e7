import { type PeriodicSet, periodicSetOf } from '../rules/periodic-set.ts'
import { formOf } from '../rules/sets.ts'
import type { Values } from '../values/seen.ts'
import type { Observation, Proof } from './observation.ts'

/**
 * What the values from heap n on depend on, measured from μ: the last f values; and for every
 * class of older heaps the least value μ_c it lacks and the values above that it has; μ is the
 * least of the μ_c.
 */
function stateAt(values: Values, n: number, { modulus, last }: PeriodicSet) {
  const used = Array.from({ length: modulus }, () => new Set<number>())
  for (let m = 0; m < n - last; m++) used[m % modulus]?.add(values.at(m))
  const missing = used.map((set) => {
    let value = 0
    while (set.has(value)) value++
    return value
  })
  const base = Math.min(...missing)
  const state: number[][] = [Array.from({ length: last }, (_, i) => values.at(n - last + i) - base)]
  for (let i = 0; i < modulus; i++) {
    const c = (n + i) % modulus
    const least = missing[c] as number
    const above = [...(used[c] ?? [])].filter((value) => value > least).sort((a, b) => a - b)
    state.push([least, ...above].map((value) => value - base))
  }
  return { base, state: JSON.stringify(state) }
}

/**
 * A proof for amounts that are periodic from some point on: two equal states a period apart, the
 * period a multiple of the modulus, make all later values return, raised by what μ has grown.
 * Every value below μ stands in every class of older heaps, so each heap has it among its options,
 * and what the mex is above μ is decided by the state.
 */
export function proveProgressions({ rule, period, values }: Observation): Proof | undefined {
  if (rule.kind !== 'heap' || rule.split || rule.thenSplit || !rule.take) return undefined
  const set = periodicSetOf(rule.take)
  const { from, length, saltus } = period
  if (!set || length % set.modulus !== 0) return undefined
  for (let step = 0; ; step = 2 * step + 1) {
    const at = from + set.last + step * length
    if (at + length - 1 > values.reach) return undefined
    const [first, second] = [stateAt(values, at, set), stateAt(values, at + length, set)]
    if (second.base - first.base !== saltus || first.state !== second.state) continue
    const by = rule.take.kind === 'union' ? undefined : formOf(rule.take).by
    return { kind: by === 'all' || by === 'holes' ? 'all-but' : 'progressions', proof: { at } }
  }
}
