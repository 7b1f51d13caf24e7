import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, takingGame } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'acwing893',
  title: { en: 'AcWing 893 Nim with a set', zh: 'AcWing 893 集合-Nim 游戏' },
  rule: {
    en: 'n heaps; a move takes from one of them a number of stones that is in the set S. Whoever cannot move loses.',
    zh: 'n 堆石子，每次从一堆中取走的数目必须属于集合 S。不能走者负。',
  },
  tags: ['subtraction', 'table'],
  level: 2,
  envelope: 'one',
  layout: [
    number('k'),
    list('S', the('k'), [number('s')], 'a line', {
      en: 'the k numbers s of S',
      zh: 'S 的 k 个数 s',
    }),
    number('n'),
    list(
      'heaps',
      the('n'),
      [{ ...number('heap'), size: { en: 'each heap', zh: '每堆' } }],
      'a line',
      {
        en: 'n heaps',
        zh: 'n 堆的数量',
      },
    ),
  ],
  bounds: {
    of: {
      k: between(1, 100),
      s: between(1, 10_000),
      n: between(1, 100),
      heap: between(0, 10_000),
    },
  },
  games: ['subtraction'],
  plays: (one) => [{ game: takingGame(one.bigs('S')), position: one.bigs('heaps') }],
  asks: winner('Yes', 'No'),
  program: {
    why: {
      en: 'The value of a heap is the least number that is no value of a heap that one move leaves; heaps are added by xor.',
      zh: '一堆的 SG 值是一步可达的各堆的值中没有出现的最小自然数；各堆的值取异或。',
    },
    text: `
      read s[k <= 100]
      ints sg[10001]
      ints seen[102]
      int known = 0
      const int n = int(read())
      int x = 0
      for q = 1..n {
        const int h = int(read())
        while (known < h) {
          known += 1
          for a of s { if (a <= known) seen[sg[known - a]] = known }
          int g = 0
          while (seen[g] == known) g += 1
          sg[known] = g
        }
        x ^= sg[h]
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '2\n1 4\n2\n3 7\n', output: 'Yes\n' },
})
