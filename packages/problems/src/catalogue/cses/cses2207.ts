import { type Table, tabulate } from '@nimber/core'
import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, number } from '../../own/fields.ts'
import { game } from '../../setup.ts'

/**
 * The largest losing heap up to 10^6: `nimber table grundy --to 1000000 --budget 100` computes all
 * values, and none behind it is 0.
 */
const LAST_LOSING = 1222
let table: Table | undefined

const playOf = (one: Fields) => playAt('grundy', [one.big('n')])

export const problem = defineOwnProblem({
  id: 'cses2207',
  title: { en: 'CSES 2207 Grundy’s Game', zh: 'CSES 2207 格伦迪游戏' },
  rule: {
    en: 'A heap of n coins; a move divides a heap into two of different sizes. Whoever cannot move loses.',
    zh: '一堆 n 枚硬币，每次把一堆分成大小不同的两堆。不能走者负。',
  },
  tags: ['splitting', 'table'],
  level: 3,
  envelope: 'count',
  layout: [number('n')],
  bounds: { of: { n: between(1, 10 ** 6) }, cases: 100_000 },
  games: ['grundy'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: {
      en: 'first if the first player wins, second if not',
      zh: '先手胜输出 first，否则输出 second',
    },
    says(one, decide) {
      const n = one.number('n')
      if (n > 10 ** 6) return decide.outcome(playOf(one)) === 'N' ? 'first' : 'second'
      table ??= tabulate(game('grundy'), [LAST_LOSING])
      return n > LAST_LOSING || table.cell(n) ? 'first' : 'second'
    },
    plainly: (one, decide) => (decide.outcome(playOf(one)) === 'N' ? 'first' : 'second'),
  },
  sample: {
    input: '6\n1\n2\n3\n4\n6\n7\n',
    output: 'second\nsecond\nfirst\nsecond\nfirst\nsecond\n',
  },
})
