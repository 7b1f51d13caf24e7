import type { AmountSet } from '../amount-set.ts'

/** The whole heap, when it is smaller than `below`. */
export const rest: AmountSet<{ readonly kind: 'rest'; readonly below: bigint }> = {
  kind: 'rest',
  example: { kind: 'rest', below: 5n },
  about: { en: 'the rest of a small heap', zh: '小堆一次取完' },
  phrase: {
    begins: '"all"i / "少于"',
    whole: `"all"i __ "when"i __ "fewer"i __ "than"i __ below:Number { return { kind: 'rest', below } }
      / "少于" _ below:Number _ "时全取" { return { kind: 'rest', below } }`,
  },
  print: ({ below }, lang) =>
    lang === 'en' ? `all when fewer than ${below}` : `少于 ${below} 时全取`,
  canonical: (read) => read,
  form: ({ below }) => ({
    by: 'list',
    key: 'rest',
    extent: below,
    effort: 0,
    fixed: false,
    contains: (t, heap) => t === heap && heap < below,
    upTo: (heap) => (heap > 0n && heap < below ? [heap] : []),
    roughly: (n) => BigInt(Math.floor(Math.sqrt(Number(n)))),
    residues: undefined,
    program: ({ most, takeAll }) => (below > most ? takeAll : `if (n < ${below}) { ${takeAll} }`),
  }),
}
