import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, number } from '../../own/fields.ts'
import { winnerWords } from '../../words.ts'

const playOf = (one: Fields) => playAt('bridg-it', { size: one.number('n'), built: [[], []] })

export const problem = defineOwnProblem({
  id: 'hdu3863',
  title: { en: 'HDU 3863 No Gambling', zh: 'HDU 3863 No Gambling' },
  rule: {
    en: 'Bridg-it on a board of size n: two players in turn join two neighbouring points of their own lattice, and lines do not cross. Whoever first joins their two opposite sides wins; Oregon Maple moves first.',
    zh: '大小为 n 的搭桥棋：双方轮流连接自己点阵上相邻的两点，连线不能相交。先连通自己的两条对边者胜；Oregon Maple 先手。',
  },
  tags: ['board'],
  level: 1,
  envelope: 'end',
  until: '-1',
  alike: true,
  layout: [number('n')],
  bounds: { of: { n: between(2, 270_000) } },
  games: ['bridg-it'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: winnerWords('I bet on Oregon Maple~', 'I bet on Grandpa Shawn~'),
    says: (one, decide) =>
      decide.outcome(playOf(one)) === 'N' ? 'I bet on Oregon Maple~' : 'I bet on Grandpa Shawn~',
  },
  program: {
    text: `
      print "I bet on Oregon Maple~"`,
  },
  sample: { input: '2\n3\n-1\n', output: 'I bet on Oregon Maple~\nI bet on Oregon Maple~\n' },
})
