import { same } from '@nimber/core'
import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'lightoj1186',
  title: { en: 'LightOJ 1186 Incredible Chess', zh: 'LightOJ 1186 Incredible Chess' },
  rule: {
    en: 'Every column of a board has a white pawn below a black one. A move moves one of one’s own pawns any number of squares up or down its column, but not onto or over the other one. White begins; whoever cannot move loses.',
    zh: '棋盘每列有一枚白兵，上面有一枚黑兵。每次把自己的一枚兵沿所在的列上移或下移任意多格，不能到达或越过另一枚。白方先走，不能走者负。',
  },
  tags: ['nim', 'board', 'loops'],
  level: 2,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('n'),
    list('white', the('n'), [{ ...number('w'), within: same('0 ≤ w < b') }], 'a line', {
      en: 'the rows w of the n white pawns',
      zh: '各列白兵所在的行 w，共 n 个',
    }),
    list('black', the('n'), [number('b')], 'a line', {
      en: 'the rows b of the n black pawns',
      zh: '各列黑兵所在的行 b，共 n 个',
    }),
  ],
  bounds: {
    cases: 100,
    of: {
      n: between(3, 100),
      w: { least: 0n, most: lessOne('n') },
      b: { least: 0n, most: lessOne('n') },
    },
  },
  games: ['northcott'],
  plays(one) {
    const black = one.numbers('black')
    const rows = Array.from(one.numbers('white'), (x, i) => ({ x, o: black[i] as number }))
    return [playAt('northcott', { width: one.number('n'), rows, turn: 'x' })]
  },
  refuse(one) {
    const black = one.bigs('black')
    return one.bigs('white').some((row, i) => row >= (black[i] as bigint))
      ? { en: 'every white pawn below the black one', zh: '每枚白兵在黑兵之下' }
      : undefined
  },
  mend(one) {
    const [white, black] = [[...one.bigs('white')], [...one.bigs('black')]]
    const last = one.big('n') - 1n
    for (const [i, w] of white.entries()) {
      const b = black[i] as bigint
      if (w === b) black[i] = w < last ? w + 1n : last
      if (w === b && w === last) white[i] = last - 1n
      if (w > b) [white[i], black[i]] = [b, w]
    }
    return new Fields({ ...one.values, white, black })
  },
  asks: winner('white wins', 'black wins'),
  program: {
    text: `
      read white[n <= 100]
      num x = 0
      for i = 0..n - 1 x ^= read() - white[i] - 1
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '2\n3\n0 1 0\n2 2 1\n3\n0 0 1\n2 2 2\n',
    output: 'Case 1: white wins\nCase 2: black wins\n',
  },
})
