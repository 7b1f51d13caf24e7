import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'hdu1730',
  title: { en: 'HDU 1730 Northcott Game', zh: 'HDU 1730 Northcott Game' },
  rule: {
    en: 'A board of n rows and m columns has one piece of each player in every row. A move slides one of one’s own pieces along its row, forward or back, but not onto or over the other piece. Whoever cannot move loses.',
    zh: 'n 行 m 列的棋盘，每行有双方各一枚棋子。每次把自己的一枚棋子沿其所在行前进或后退任意多格，不能到达或越过对方的棋子。不能走者负。',
  },
  tags: ['nim', 'board', 'loops'],
  level: 3,
  envelope: 'end',
  layout: [
    number('n'),
    number('m'),
    list('rows', the('n'), [number('a'), number('b')], 'lines', {
      en: 'n lines a b: the columns of the two pieces of a row, from 0, a ≠ b',
      zh: 'n 行，每行 a b：一行中两枚棋子的列，从 0 数起，a ≠ b',
    }),
  ],
  bounds: {
    of: {
      n: between(1, 1000),
      m: between(3, 10),
      a: { least: 0n, most: lessOne('m') },
      b: { least: 0n, most: lessOne('m') },
    },
  },
  games: ['northcott'],
  plays(one) {
    const columns = one.numbers('rows')
    const rows = Array.from({ length: one.number('n') }, (_, i) => ({
      x: columns[2 * i] as number,
      o: columns[2 * i + 1] as number,
    }))
    return [playAt('northcott', { width: one.number('m'), rows, turn: 'x' })]
  },
  refuse: (one) =>
    one.bigs('rows').some((column, i, all) => i % 2 === 1 && column === all[i - 1])
      ? { en: 'two pieces on different squares', zh: '两枚棋子在不同的格子' }
      : undefined,
  mend(one) {
    const m = one.big('m')
    const rows = one
      .bigs('rows')
      .map((column, i, all) => (i % 2 === 1 && column === all[i - 1] ? (column + 1n) % m : column))
    return new Fields({ ...one.values, rows })
  },
  asks: winner('I WIN!', 'BAD LUCK!'),
  program: {
    text: `
      num x = 0
      for i = 1..n {
        const num a = read()
        const num b = read()
        x ^= max(a, b) - min(a, b) - 1
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '2 5\n0 4\n3 1\n2 7\n1 3\n6 4\n', output: 'I WIN!\nBAD LUCK!\n' },
})
