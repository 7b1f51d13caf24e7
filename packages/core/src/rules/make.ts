import type { Amounts, HeapRule } from './rule.ts'

/** The rule that takes these amounts from a heap. */
export function take(amounts: Amounts): HeapRule {
  return { kind: 'heap', take: amounts }
}

/** The amounts from..to. */
export function range(from: bigint, to: bigint): Amounts {
  return { kind: 'range', from, to }
}

/** Exactly these amounts. */
export function setOf(values: Iterable<bigint>): Amounts {
  return { kind: 'set', values: [...new Set(values)].sort((a, b) => (a < b ? -1 : 1)) }
}

/** p..q, and a rest of fewer than p at once. */
export function rangeOrRest(p: bigint, q: bigint): Amounts {
  return { kind: 'union', of: [range(p, q), { kind: 'rest', below: p }] }
}
