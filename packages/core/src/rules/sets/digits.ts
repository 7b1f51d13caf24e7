import type { AmountSet, MemberList } from '../amount-set.ts'

/** The decimal digits of the heap that are not 0. */
export const digits: AmountSet<{ readonly kind: 'digits' }> = {
  kind: 'digits',
  example: { kind: 'digits' },
  about: { en: 'decimal digits of the heap', zh: '堆数的各位数字' },
  phrase: {
    begins: '"digits"i / "n" _ "的" "各位"? "数字"',
    whole: `("digits"i __ "of"i __ "n"i !NameChar / "n" _ "的" "各位"? "数字")
      { return { kind: 'digits' } }`,
  },
  print: (_, lang) => (lang === 'en' ? 'digits of n' : 'n 的数字'),
  canonical: (read) => read,
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'digits',
  effort: 0,
  fixed: false,
  contains: (t, heap) => t < 10n && heap.toString().includes(t.toString()),
  upTo: (heap) => [...new Set(heap.toString())].map(BigInt).filter((t) => t > 0n),
  roughly: () => 10n,
  residues: undefined,
  program: ({ leave }) => `int r = n
    while (r > 0) {
      const int t = r % 10
      if (t > 0) { ${leave('(n - t)')} }
      r = r / 10
    }`,
}
