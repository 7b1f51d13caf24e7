import { between } from '../../bounds.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'
import type { Play } from '../../problem.ts'

const playOf = (one: Fields): Play => playAt('beans', one.bigs('beans'))

/** The bottles that a move takes a bean from and puts beans into, from 0. */
function bottlesOf(before: readonly bigint[], after: readonly bigint[]): readonly number[] {
  return before.flatMap((beans, i) => {
    const more = Number((after[i] as bigint) - beans)
    return new Array<number>(Math.abs(more)).fill(i)
  })
}

export const problem = defineOwnProblem({
  id: 'luogu-p3185',
  title: { en: 'Luogu P3185 Splitting beans', zh: '洛谷 P3185 [HNOI2007] 分裂游戏' },
  rule: {
    en: 'Beans in a row of bottles. A move takes a bean from bottle i and puts one bean each into bottles j and k with i < j ≤ k. Whoever cannot move loses. What is the lexicographically smallest winning first move, and how many are there?',
    zh: '一排瓶子里装着豆子。每次从瓶 i 取出一颗，在瓶 j、瓶 k 中各放入一颗，i < j ≤ k。不能走者负。求字典序最小的必胜第一步和必胜第一步的个数。',
  },
  tags: ['coins', 'moves', 'counting'],
  level: 3,
  envelope: 'count',
  layout: [
    number('n'),
    list('beans', the('n'), [number('b')], 'a line', {
      en: 'the numbers b of beans in bottles 0 to n − 1',
      zh: '瓶 0 到瓶 n − 1 中的豆子数 b',
    }),
  ],
  bounds: { of: { n: between(2, 21), b: between(0, 10_000) }, cases: 10 },
  games: ['beans'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: 'the lexicographically smallest winning first move (i, j, k) as `i j k`, or `-1 -1 -1` where there is none; on the next line the number of winning moves',
      zh: '字典序最小的必胜第一步 `i j k`，没有则为 `-1 -1 -1`；下一行是必胜第一步的个数',
    },
    says(one, decide) {
      const beans = one.bigs('beans')
      const moves = decide
        .winning(playOf(one))
        .map(({ to }) => bottlesOf(beans, to as readonly bigint[]))
        .sort((a, b) => {
          const at = a.findIndex((bottle, i) => bottle !== b[i])
          return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
        })
      return `${moves[0]?.join(' ') ?? '-1 -1 -1'}\n${moves.length}`
    },
  },
  program: {
    why: {
      en: 'A bean is a game of its own, whose value depends on how many bottles are behind its own; beans are added by xor, so two in one bottle cancel out. All moves are tried.',
      zh: '每颗豆子自成一个游戏，SG 值取决于它所在的瓶子之后还有几个瓶子；各颗取异或，同一瓶中的两颗互相抵消。然后逐一尝试所有走法。',
    },
    text: `
      read b[n <= 21]
      ints sg[21]
      for d = 1..20 {
        ints seen[512]
        for j = 0..d - 1 {
          for k = 0..j seen[sg[j] ^ sg[k]] = 1
        }
        int g = 0
        while (seen[g] == 1) g += 1
        sg[d] = g
      }
      int x = 0
      for i = 0..n - 1 { if (b[i] % 2 == 1) x ^= sg[n - 1 - i] }
      int moves = 0
      for i = 0..n - 2 {
        if (b[i] > 0) {
          for j = i + 1..n - 1 {
            for k = j..n - 1 {
              if ((x ^ sg[n - 1 - i] ^ sg[n - 1 - j] ^ sg[n - 1 - k]) == 0) {
                if (moves == 0) print i, " ", j, " ", k
                moves += 1
              }
            }
          }
        }
      }
      if (moves == 0) print "-1 -1 -1"
      print moves`,
  },
  sample: { input: '2\n3\n1 1 2\n4\n1 1 0 0\n', output: '0 1 2\n1\n0 1 3\n1\n' },
})
