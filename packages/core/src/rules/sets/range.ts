import type { AmountSet } from '../amount-set.ts'

/** The amounts from..to. */
export const range: AmountSet<{
  readonly kind: 'range'
  readonly from: bigint
  readonly to: bigint
}> = {
  kind: 'range',
  example: { kind: 'range', from: 1n, to: 4n },
  about: { en: 'from 1 to 4', zh: '1 到 4' },
  phrase: {
    begins: '[0-9]',
    whole: `from:Number _ ".." _ to:Number { return { kind: 'range', from, to, at: offset() } }`,
  },
  print: ({ from, to }) => `${from}..${to}`,
  canonical({ from, to }, fail) {
    fromOne(from, fail)
    if (from > to)
      fail(
        `The range ${from}..${to} is empty: write the smaller number first.`,
        `范围 ${from}..${to} 是空的：请先写较小的数。`,
      )
    return { kind: 'range', from, to }
  },
  form: ({ from, to }) => ({ by: 'spans', spans: [[from, to]] }),
}

/** Fails where a range begins with nothing. */
export function fromOne(from: bigint, fail: (en: string, zh: string) => never): void {
  if (from === 0n)
    fail('A move takes at least 1: begin the range at 1.', '每次至少取 1 颗：范围应从 1 起。')
}
