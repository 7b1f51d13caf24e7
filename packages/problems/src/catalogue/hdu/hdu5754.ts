import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { isNumber, lessOne } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

const PIECES = ['king-to-corner', 'rook-to-corner', 'knight-to-corner', 'queen-to-corner']

export const problem = defineProblem({
  id: 'hdu5754',
  title: { en: 'HDU 5754 Life Winner Bo', zh: 'HDU 5754 Life Winner Bo' },
  rule: {
    en: 'A piece goes from (1,1) towards (n,m) on an n × m board, right and down only; its type is 1 for a king, 2 for a rook, 3 for a knight and 4 for a queen. Whoever reaches (n,m) wins; if a player is stuck elsewhere, the game is a draw.',
    zh: '棋子在 n × m 棋盘上从 (1,1) 走向 (n,m)，只能向右、向下；type 为 1 是国王，2 是车，3 是马，4 是皇后。走到 (n,m) 者胜；在别处走不动则平局。',
  },
  tags: ['board'],
  level: 3,
  envelope: 'count',
  layout: numbers('type', 'n', 'm'),
  setups: PIECES.map((game, i) => ({
    game,
    when: isNumber('type', i + 1),
    at: [lessOne('n'), lessOne('m')],
  })),
  asks: winner('B', 'G', 'D'),
  bounds: { of: { type: between(1, PIECES.length), n: between(2, 1000), m: between(2, 1000) } },
  sample: { input: '5\n1 5 5\n2 5 5\n3 5 5\n4 5 5\n1 4 4\n', output: 'G\nG\nD\nB\nB\n' },
  refuse: ([type = 0n, n = 0n, m = 0n]) =>
    type < 1n || type > PIECES.length || n < 1n || m < 1n
      ? {
          en: `type n m with type 1..${PIECES.length} and n, m ≥ 1`,
          zh: ` type n m，其中 type 为 1..${PIECES.length}，n, m ≥ 1`,
        }
      : undefined,
})
