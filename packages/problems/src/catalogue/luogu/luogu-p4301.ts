import { leftAtBest } from '@nimber/core'
import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'

const sum = (numbers: readonly bigint[]) => numbers.reduce((a, b) => a + b, 0n)

const playOf = (one: Fields) => playAt('new-nim', { round: 'first', heaps: one.bigs('heaps') })

export const problem = defineOwnProblem({
  id: 'luogu-p4301',
  title: { en: 'Luogu P4301 [CQOI2013] New Nim', zh: '洛谷 P4301 [CQOI2013] 新 Nim 游戏' },
  rule: {
    en: 'Nim with a round before it: the first player and then the second may take any number of whole heaps, also none, but not all. After that they play Nim, the first player first: a move takes any number of matches from one heap, and whoever takes the last one wins. What is the least number of matches that the first player must take in the first round to win?',
    zh: '在尼姆之前加一轮：先手、后手依次取走任意多整堆，可以不取，但不能全取。此后由先手开始玩尼姆：每次从一堆中取任意多根，取到最后一根者胜。先手为了获胜，第一轮最少要取走多少根火柴？',
  },
  tags: ['nim', 'moves'],
  level: 4,
  envelope: 'one',
  layout: [
    number('k'),
    list('heaps', the('k'), [number('a')], 'a line', {
      en: 'the k heap sizes a',
      zh: 'k 堆的大小 a',
    }),
  ],
  bounds: { of: { k: between(1, 100), a: between(1, 1_000_000_000) } },
  games: ['new-nim'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: 'the least number of matches to take in the first round',
      zh: '第一轮最少要取走的火柴数',
    },
    says(one) {
      const heaps = one.bigs('heaps')
      return `${sum(heaps) - sum(leftAtBest(heaps).map((i) => heaps[i] as bigint))}`
    },
    plainly(one, decide) {
      const taken = decide
        .winning(playOf(one))
        .map(({ to }) => sum(one.bigs('heaps')) - sum((to as { heaps: bigint[] }).heaps))
      return `${taken.reduce((a, b) => (a < b ? a : b))}`
    },
  },
  program: {
    why: {
      en: 'The second player wins exactly if some of the heaps that are left xor to 0. So what is left has to be linearly independent over the field of two elements; the independent heaps with the largest sum are found greedily, the largest first.',
      zh: '剩下的堆中若有若干堆异或为 0，后手就能胜；所以剩下的各堆必须在二元域上线性无关。从大到小贪心即得总和最大的无关组。',
    },
    most: 100000000000n,
    text: `
      read a[k <= 100]
      sort a
      nums basis[31]
      int vectors = 0
      num taken = 0
      for i = k - 1..0 by -1 {
        num x = a[i]
        for j = 0..vectors - 1 x = min(x, x ^ basis[j])
        if (x == 0) taken += a[i]
        else {
          basis[vectors] = x
          vectors += 1
        }
      }
      print taken`,
  },
  sample: { input: '5\n4 4 6 2 3\n', output: '6\n' },
})
