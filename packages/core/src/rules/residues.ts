import { orbit } from '../arith/orbit.ts'
import type { Form } from './amount-set.ts'
import { simpleParts } from './normal.ts'
import type { Amounts } from './rule.ts'
import { formOf } from './sets.ts'

/**
 * Residues modulo p that contain those of all amounts of a set; undefined for amounts that depend
 * on the heap.
 */
export function residuesOf(amounts: Amounts, p: number): Set<number> | undefined {
  const all = new Set<number>()
  for (const part of simpleParts(amounts)) {
    const residues = residuesOfForm(formOf(part), p)
    if (!residues) return undefined
    for (const r of residues) all.add(r)
  }
  return all
}

function residuesOfForm(form: Form, p: number): Iterable<number> | undefined {
  const all = Array.from({ length: p }, (_, r) => r)
  const rest = (t: bigint) => Number(t % BigInt(p))
  switch (form.by) {
    case 'all':
    case 'holes':
      return all
    case 'parity':
      return all.filter((r) => p % 2 === 1 || BigInt(r % 2) === form.parity)
    case 'spans':
      return form.spans.flatMap(([from, to]) => {
        const size = to - from + 1n
        return size >= BigInt(p) ? all : all.slice(0, Number(size)).map((i) => (i + rest(from)) % p)
      })
    case 'powers':
      return orbit([1 % p], ([t = 0]) => [(t * rest(form.base)) % p])
    case 'list':
      return form.residues?.(p)
    case 'share':
      return undefined
  }
}
