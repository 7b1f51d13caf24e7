import { between } from '../../bounds.ts'
import { defineProblem } from '../../define.ts'
import { always, isNumber, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu4203',
  title: { en: 'HDU 4203 Doubloon Game', zh: 'HDU 4203 Doubloon Game' },
  rule: {
    en: 'One pile of S coins; a move takes a power of K: 1, K, K², … Whoever takes the last coin wins. What is the smallest winning first take?',
    zh: '一堆 S 枚硬币，每次取 K 的幂 1、K、K²……枚。取到最后一枚者胜。先手必胜时第一步最少取几枚？',
  },
  tags: ['subtraction', 'moves'],
  level: 2,
  envelope: 'count',
  layout: numbers('S', 'K'),
  setups: [
    { game: 'bash', when: isNumber('K', 1), params: { m: always(1) }, at: [the('S')] },
    { game: 'powers', params: { b: the('K') }, at: [the('S')] },
  ],
  asks: {
    kind: 'moves',
    words: [undefined, '0'],
    show: 'take',
    on: 'one line',
    which: 'first',
    anyOrder: false,
  },
  bounds: { of: { S: between(1, 1_000_000_000), K: between(1, 100) } },
  program: {
    why: {
      en: 'An odd K: all powers are odd, so who wins is the parity of S. An even K: modulo K + 1 a power is 1 or −1, and exactly the remainders 0, 2, …, K − 2 lose; from K only taking K wins, from the other odd ones taking 1.',
      zh: 'K 为奇数时各幂都是奇数，胜负只看 S 的奇偶。K 为偶数时，模 K + 1 各幂为 1 或 −1，恰好余数 0、2、…、K − 2 必败；余 K 时只有取 K 能胜，其余奇数余数取 1 即胜。',
    },
    text: `
      const num r = s % (k + 1)
      if (k % 2 == 1) print s % 2
      else if (r == k) print k
      else print r % 2`,
  },
  sample: {
    input: '9\n5 3\n3 3\n8 2\n2 2\n4 4\n2 1\n1 1\n4 3\n3 2\n',
    output: '1\n1\n2\n2\n4\n0\n1\n0\n0\n',
  },
})
