import type { AmountSet } from '../amount-set.ts'
import { fromOne } from './range.ts'

/** from..⌊n/divisor⌋ − less; `less` is left out where it is 0. */
export const share: AmountSet<{
  readonly kind: 'share'
  readonly from: bigint
  readonly divisor: bigint
  readonly less?: bigint
}> = {
  kind: 'share',
  example: { kind: 'share', from: 1n, divisor: 2n },
  about: { en: 'at most half', zh: '至多一半' },
  phrase: {
    begins: '[0-9]',
    whole: `from:Number _ ".." _ "n"i ![A-Za-z0-9] divisor:(_ "/" _ @Number)? less:(_ "-" _ @Number)?
      { return { kind: 'share', from, divisor: divisor ?? 1n, less: less ?? 0n, at: offset() } }`,
  },
  print: ({ from, divisor, less }) =>
    `${from}..n${divisor === 1n ? '' : `/${divisor}`}${less === undefined ? '' : `-${less}`}`,
  canonical({ from, divisor, less = 0n }, fail) {
    fromOne(from, fail)
    if (divisor === 0n) fail('A heap cannot be divided by 0.', '不能除以 0。')
    if (less > 0n) return { kind: 'share', from, divisor, less }
    return from === 1n && divisor === 1n ? { kind: 'any' } : { kind: 'share', from, divisor }
  },
  form: ({ from, divisor, less = 0n }) => ({ by: 'share', from, divisor, less }),
}
