import { same } from '@nimber/core'
import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { rising } from '../../own/keeps.ts'

export const problem = defineOwnProblem({
  id: 'lightoj1192',
  title: { en: 'LightOJ 1192 Left Right', zh: 'LightOJ 1192 Left Right' },
  rule: {
    en: 'Grey and white pieces alternate on a line, a grey one first. Alice moves a grey piece to the right, Bob a white one to the left, by as many places as they like, but not onto or over the next piece. Alice begins; whoever cannot move loses.',
    zh: '一条线上灰子与白子交替，灰子在最左。Alice 每次把一枚灰子右移任意多格，Bob 把一枚白子左移任意多格，不能到达或越过相邻的棋子。Alice 先走，不能走者负。',
  },
  tags: ['nim', 'staircase', 'partizan'],
  level: 2,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('k'),
    list(
      'pieces',
      { op: '*', of: [always(2), the('k')] },
      [{ ...number('p'), within: same('0 ≤ p ≤ 10^9') }],
      'a line',
      {
        en: '2k places p in increasing order: grey, white, grey, …',
        zh: '2k 个递增的位置 p：灰、白、灰……',
      },
      rising,
    ),
  ],
  bounds: { cases: 100, of: { k: between(1, 100), p: between(0, 10 ** 9 - 200) } },
  games: ['approach'],
  plays: (one) => [playAt('approach', [...one.numbers('pieces')])],
  asks: winner('Alice', 'Bob'),
  program: {
    text: `
      num x = 0
      for i = 1..k {
        const num grey = read()
        x ^= read() - grey - 1
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n1\n2 5\n2\n0 3 4 7\n2\n1 2 6 9\n',
    output: 'Case 1: Alice\nCase 2: Bob\nCase 3: Alice\n',
  },
})
