import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'atcoder-dp-k',
  title: { en: 'AtCoder EDPC K Stones', zh: 'AtCoder EDPC K Stones（石子）' },
  rule: {
    en: 'One heap of K stones; a move takes a number of them that is in a given set. Whoever cannot move loses.',
    zh: '一堆 K 颗石子，每次取走的数目必须属于给定的集合。不能走者负。',
  },
  lesson: 'positions',
  tags: ['subtraction', 'table'],
  level: 1,
  envelope: 'one',
  layout: [
    'N',
    'K',
    {
      count: the('N'),
      each: ['a'],
      on: 'a line',
      words: { en: 'N amounts a', zh: 'N 个数目 a' },
      distinct: true,
    },
  ],
  setups: [{ game: 'subtraction', params: { a: allOf('a') }, at: [the('K')] }],
  asks: winner('First', 'Second'),
  bounds: {
    of: { N: between(1, 100), K: between(1, 100_000), a: between(1, 100_000) },
  },
  program: {
    why: {
      en: 'A heap is losing when no amount leads to a losing heap: from 0 up, every losing heap makes those winning that are larger by an amount.',
      zh: '没有一种取法能走到必败的堆时必败：从 0 起，每个必败的堆加上任一数目都是必胜的堆。',
    },
    text: `
      read a[n <= 100]
      ints wins[k + 1 <= 100001]
      for m = 0..k {
        if (wins[m] == 0) {
          for x of a { if (x <= k - m) wins[m + x] = 1 }
        }
      }
      print wins[k] == 0 ? LOSES : WINS`,
  },
  sample: { input: '2 9\n1 4\n', output: 'First\n' },
})
