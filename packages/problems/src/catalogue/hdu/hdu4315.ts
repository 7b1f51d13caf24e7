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
    en: 'Persons stand on different cells of a path up a hill, whose top is cell 0. A move takes one of them any number of cells up, not onto or past the next person above; only the hilltop holds several. Person k from the top is the king: whoever takes the king to the hilltop wins. Alice begins.',
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
      { en: 'the N cells of the persons in rising order', zh: '各人所在的 N 格，递增' },
      risingUpTo(99_999n),
    ),
  ],
  bounds: {
    of: { N: between(1, 1000), k: { least: 1n, most: the('N') }, p: between(1, 99_999) },
  },
  games: ['hill'],
  plays: (one) => [playAt('hill', one.bigs('persons'), { k: one.big('k') })],
  asks: winner('Alice', 'Bob'),
  sample: {
    input: '2 2\n3 7\n3 2\n1 3 4\n4 3\n1 2 4 8\n5 4\n1 2 3 4 6\n1 1\n9\n',
    output: 'Alice\nBob\nAlice\nBob\nAlice\n',
  },
})
