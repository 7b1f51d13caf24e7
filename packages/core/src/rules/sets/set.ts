import type { AmountSet } from '../amount-set.ts'

/** Exactly these amounts. */
export const set: AmountSet<{ readonly kind: 'set'; readonly values: readonly bigint[] }> = {
  kind: 'set',
  example: { kind: 'set', values: [1n, 3n, 4n] },
  about: { en: 'one of these', zh: '其中之一' },
  phrase: {
    begins: '"{" / [0-9]',
    whole: `values:(Set / @(one:Number { return [one] }) !(_ ("^" / ".." / "-"))) { return { kind: 'set', values, at: offset() } }`,
  },
  print: ({ values }) => braces(values),
  canonical: ({ values }, fail) => ({ kind: 'set', values: inOrder(values, fail) }),
  form: ({ values }) => ({ by: 'spans', spans: values.map((t) => [t, t] as const) }),
}

/** Numbers as they are written in a rule. */
export function braces(values: readonly bigint[]): string {
  return `{${values.join(',')}}`
}

/** Amounts in rising order, each once. */
export function inOrder(
  values: readonly bigint[],
  fail: (en: string, zh: string) => never,
): readonly bigint[] {
  if (values.includes(0n))
    fail('A move takes at least 1: leave 0 out of the set.', '每次至少取 1 颗：集合里不能有 0。')
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1))
}
