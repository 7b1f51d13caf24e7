import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'

/** Two piles after two. */
function groupsOf(piles: readonly bigint[]): readonly (readonly [bigint, bigint])[] {
  return Array.from({ length: piles.length / 2 }, (_, i) => [
    piles[2 * i] as bigint,
    piles[2 * i + 1] as bigint,
  ])
}

export const problem = defineOwnProblem({
  id: 'luogu-p2148',
  title: { en: 'Luogu P2148 E&D', zh: '洛谷 P2148 E&D' },
  rule: {
    en: 'Piles in groups of two; a move removes one pile of a group and divides the other into two that are not empty. Whoever cannot move loses.',
    zh: '石子堆两两成组，每次移走一组中的一堆，把另一堆分成两个非空的堆。不能走者负。',
  },
  tags: ['splitting', 'table'],
  level: 4,
  envelope: 'count',
  layout: [
    {
      ...number('N'),
      within: { en: '2 ≤ N ≤ 20000 with N even', zh: '2 ≤ N ≤ 20000（N 为偶数）' },
    },
    list('piles', the('N'), [number('s')], 'a line', {
      en: 'N piles s, the groups one after the other',
      zh: 'N 堆的数量 s，依次两堆一组',
    }),
  ],
  bounds: { of: { N: between(2, 20_000), s: between(1, 2_000_000_000) }, cases: 20 },
  games: ['remove-and-split'],
  plays: (one) => [playAt('remove-and-split', groupsOf(one.bigs('piles')))],
  asks: winner('YES', 'NO'),
  refuse: (one) =>
    one.number('N') % 2 === 1 ? { en: 'an even number of piles', zh: '偶数个堆' } : undefined,
  mend: (one) => {
    const piles = one.bigs('piles')
    const even = piles.slice(0, piles.length - (piles.length % 2))
    return even.length > 0 ? new Fields({ N: BigInt(even.length), piles: even }) : undefined
  },
  program: {
    text: `
      int x = 0
      for i = 1..n / 2 {
        num a = read() - 1
        num b = read() - 1
        int g = 0
        while (a % 2 == 1 || b % 2 == 1) {
          a /= 2
          b /= 2
          g += 1
        }
        x ^= g
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '3\n2\n2 3\n4\n3 3 1 5\n4\n2 2 4 6\n', output: 'YES\nNO\nYES\n' },
})
