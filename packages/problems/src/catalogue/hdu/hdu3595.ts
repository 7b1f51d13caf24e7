import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'hdu3595',
  title: { en: 'HDU 3595 GG and MM', zh: 'HDU 3595 GG and MM' },
  rule: {
    en: 'N games of two piles are played at once. A move is made in every game in which no pile is empty, and takes a positive multiple of the smaller pile from the larger one. Whoever finds no such game loses.',
    zh: '同时进行 N 局，每局两堆石子。每次在两堆都非空的各局中都要走一步：从较大的一堆取走较小一堆的正整数倍。没有这样的局者负。',
  },
  lesson: 'positions',
  tags: ['euclid'],
  level: 4,
  envelope: 'end',
  layout: [
    'N',
    {
      count: the('N'),
      each: ['a', 'b'],
      on: 'lines',
      words: { en: 'N lines a b: the piles of a game', zh: 'N 行，每行 a b：一局的两堆' },
    },
  ],
  setups: [{ game: 'every-euclid', at: allOf({ a: 'a', b: 'b' }) }],
  asks: winner('MM', 'GG'),
  bounds: { of: { N: between(1, 1000), a: between(1, 1000), b: between(1, 1000) } },
  program: {
    why: {
      en: 'The winner of a pair makes it last, the loser ends it soon. steps is how long it lasts then, an odd number where the player to move wins it; with a quotient above 1 that player may pass the move on. Whoever wins the pair that lasts longest wins.',
      zh: '一对中必胜的一方尽量拖长，必败的一方尽快结束。steps 是这样玩的步数，轮到者必胜时为奇数；商大于 1 时轮到者可以把先后手让给对方。赢得最长一对的一方获胜。',
    },
    text: `
      int steps(int a, int b) {
        if (b == 0) return 0
        const int rest = steps(b, a % b)
        return a / b > 1 && rest % 2 == 1 ? rest + 2 : rest + 1
      }
      int longest = 0
      for i = 1..n {
        const int a = int(read())
        const int b = int(read())
        longest = max(longest, steps(max(a, b), min(a, b)))
      }
      print longest % 2 == 0 ? LOSES : WINS`,
  },
  sample: { input: '1\n6 9\n2\n4 7\n5 5\n2\n3 8\n8 13\n', output: 'GG\nMM\nMM\n' },
})
