import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'luogu-p1288',
  title: { en: 'Luogu P1288 Taking numbers II', zh: '洛谷 P1288 取数游戏 II' },
  rule: {
    en: 'A ring with numbers on its edges, at least one of them 0, and a token between the last and the first edge. A move lowers a positive number on an edge at the token by any amount and moves the token along that edge. Whoever cannot move loses.',
    zh: '一个环，每条边上有一个数，其中至少有一个 0；棋子在最后一条边与第一条边之间。每次把棋子旁边一条边上的数减去任意正整数（结果不小于 0），再把棋子移到这条边的另一端。不能走者负。',
  },
  tags: ['row', 'parity'],
  level: 2,
  envelope: 'one',
  layout: [
    number('N'),
    list('edges', the('N'), [number('a')], 'a line', {
      en: 'N numbers a: the edges round the ring from the token',
      zh: 'N 个数 a：从棋子起绕环一周的各边',
    }),
  ],
  bounds: { of: { N: between(2, 20), a: between(0, 500) } },
  refuse: (one) =>
    one.bigs('edges').includes(0n) ? undefined : { en: 'a 0 on some edge', zh: '至少一条边为 0' },
  mend: (one, random) => {
    const edges = [...one.bigs('edges')]
    edges[random.index(edges.length)] = 0n
    return new Fields({ ...one.values, edges })
  },
  games: ['ring-walk'],
  plays: (one) => [playAt('ring-walk', one.bigs('edges'))],
  asks: winner('YES', 'NO'),
  program: {
    text: `
      read a[n <= 20]
      int right = 0
      while (a[right] > 0) right += 1
      int left = 0
      while (a[n - 1 - left] > 0) left += 1
      print left % 2 == 1 || right % 2 == 1 ? WINS : LOSES`,
  },
  sample: { input: '5\n3 1 0 2 4\n', output: 'NO\n' },
})
