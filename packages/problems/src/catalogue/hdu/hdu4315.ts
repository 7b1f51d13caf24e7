import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { risingUpTo } from '../../own/keeps.ts'

export const problem = defineOwnProblem({
  id: 'hdu4315',
  title: { en: 'HDU 4315 Climbing the Hill', zh: 'HDU 4315 Climbing the Hill' },
  rule: {
    en: 'People stand on different cells of a path up a hill, whose top is cell 0. A move takes one of them any number of cells up, not onto or past the next person above; only the hilltop holds several. Person k from the top is the king: whoever takes the king to the hilltop wins. Alice begins.',
    zh: '若干人站在上山路的不同格上，山顶是第 0 格。每次让一人上移任意多格，不能到达或越过上面的人，只有山顶可以站多人。从上数第 k 人是国王，把国王送上山顶者胜。Alice 先走。',
  },
  tags: ['staircase', 'row'],
  level: 4,
  envelope: 'end',
  layout: [
    number('N'),
    number('k'),
    list(
      'persons',
      the('N'),
      [number('p')],
      'a line',
      { en: 'the N cells p of the people in increasing order', zh: 'N 个人所在的格号 p，递增' },
      risingUpTo(99_999n),
    ),
  ],
  bounds: {
    of: { N: between(1, 1000), k: { least: 1n, most: the('N') }, p: between(1, 99_999) },
  },
  games: ['hill'],
  plays: (one) => [playAt('hill', one.bigs('persons'), { k: one.big('k') })],
  asks: winner('Alice', 'Bob'),
  program: {
    why: {
      en: 'If the king is the first person, the player to move wins. Otherwise pair the persons from the bottom: losing exactly when the free cells inside the pairs xor to 0. One left over is paired with the hilltop, which counts as a free cell unless the king is the second.',
      zh: '国王在最上时先手胜。否则从下往上两两配对，各对之间空格数的异或为 0 时必败；剩下的一人与山顶配对，山顶也算一个空格，但国王是第二人时不算。',
    },
    text: `
      read p[n <= 1000]
      num x = 0
      for i = n - 1..0 by -1 {
        if ((n - i) % 2 == 1) x ^= i > 0 ? p[i] - p[i - 1] - 1 : k == 2 ? p[0] - 1 : p[0]
      }
      print k == 1 || x > 0 ? WINS : LOSES`,
  },
  sample: {
    input: '2 2\n3 7\n3 2\n1 3 4\n4 3\n1 2 4 8\n5 4\n1 2 3 4 6\n1 1\n9\n',
    output: 'Alice\nBob\nAlice\nBob\nAlice\n',
  },
})
