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
    en: 'Beans in a row of bottles. A move takes a bean from bottle i and puts one bean each into bottles j and k with i < j ≤ k. Whoever cannot move loses. The first of the winning moves and their number are wanted.',
    zh: '一排瓶子里装着豆子。每次从瓶 i 取出一颗，在瓶 j、瓶 k 中各放入一颗，i < j ≤ k。不能走者负。求字典序最小的必胜第一步和必胜第一步的个数。',
  },
  tags: ['coins', 'moves', 'counting'],
  level: 3,
  envelope: 'count',
  layout: [
    number('n'),
    list('beans', the('n'), [number('b')], 'a line', {
      en: 'the beans in bottles 0 to n − 1',
      zh: '瓶 0 到瓶 n − 1 中的豆子数',
    }),
  ],
  bounds: { of: { n: between(2, 21), b: between(0, 10_000) }, cases: 10 },
  games: ['beans'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: 'i j k of the first winning move, or -1 -1 -1 where there is none; then the number of winning moves',
      zh: '字典序最小的必胜第一步 i j k，没有则为 -1 -1 -1；下一行是必胜第一步的个数',
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
  noProgram: {
    en: 'A program is printed for who wins; this problem asks for the first of the winning moves and their number.',
    zh: '只有问谁胜时才能输出程序；这道题要的是字典序最小的必胜走法及其个数。',
  },
  sample: { input: '2\n3\n1 1 2\n4\n1 1 0 0\n', output: '0 1 2\n1\n0 1 3\n1\n' },
})
