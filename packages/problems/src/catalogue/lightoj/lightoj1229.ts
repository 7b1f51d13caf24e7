import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, word } from '../../own/fields.ts'

const stripOf = (one: Fields) => one.word('s').toLowerCase()

export const problem = defineOwnProblem({
  id: 'lightoj1229',
  title: { en: 'LightOJ 1229 Treblecross', zh: 'LightOJ 1229 三连叉' },
  rule: {
    en: 'Both players write X into free cells of a strip; whoever makes three X side by side wins. The strip has no three X side by side yet. Which first moves win?',
    zh: '双方轮流在长条的空格中写 X；先连成三个 X 者胜。现在还没有三个相连的 X。哪些第一步能获胜？',
  },
  tags: ['row', 'moves', 'table'],
  level: 3,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [word('s', '.X')],
  bounds: { of: { s: between(3, 200) }, cases: 200 },
  refuse: (one) =>
    one.word('s').includes('XXX')
      ? { en: 'a strip without three X side by side', zh: '没有三个相连的 X 的长条' }
      : undefined,
  mend: (one, random) => {
    const few = random.index(3)
    let row = ''
    for (const sign of one.word('s'))
      row += sign === 'X' && (row.endsWith('XX') || (few > 0 && random.index(4) > 0)) ? '.' : sign
    return new Fields({ s: row })
  },
  games: ['treblecross-strip'],
  plays: (one) => [playAt('treblecross-strip', stripOf(one))],
  asks: {
    kind: 'says',
    words: {
      en: 'the winning places from 1 in rising order with blanks between them, or 0 if there is none',
      zh: '从 1 数起的必胜位置，从小到大，用空格隔开；没有则为 0',
    },
    says(one, decide) {
      const strip = stripOf(one)
      const places = decide.winning(playAt('treblecross-strip', strip)).map(({ to }) => {
        const after = to as string
        let place = 0
        while (after[place] === strip[place]) place++
        return place + 1
      })
      return places.sort((a, b) => a - b).join(' ') || '0'
    },
  },
  sample: {
    input: '4\n....\nX...X..\n.X..X\n......\n',
    output: 'Case 1: 2 3\nCase 2: 0\nCase 3: 0\nCase 4: 0\n',
  },
})
