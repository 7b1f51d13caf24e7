import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, number } from '../../own/fields.ts'

/** The boards in the order of the input: free cells are dots. */
const BOARDS = [
  ['.', '.', '.', '.'],
  ['....'],
  ['#..', '..#'],
  ['..#', '#..'],
  ['.#', '..', '#.'],
  ['#.', '..', '.#'],
  ['.#', '.#', '..'],
  ['#.', '#.', '..'],
  ['...', '.##'],
  ['...', '##.'],
  ['#.#', '...'],
  ['...', '#.#'],
  ['.#', '..', '.#'],
  ['#.', '..', '#.'],
  ['..', '..'],
] as const

/** The kinds of boards as a reader sees them. */
const KINDS = BOARDS.map((rows, i) => `${i + 1} \`${rows.join('/')}\``)

const NAMES = BOARDS.map((_, i) => `n${i + 1}`)

/** The rows of each board: bit c says that column c is free. */
const FREE = BOARDS.map((board) =>
  board.map((row) =>
    [...row].reduce((bits, cell, c) => (cell === '.' ? bits | (1 << c) : bits), 0),
  ),
)

/** Boards have room for four cells and a gap in either direction, and as many stand side by side. */
const ROOM = 5
const BESIDE = 6

/** All boards of a case on one, apart from each other: bit c of a row says that column c is free. */
function playOf(one: Fields) {
  const counts = NAMES.map((name) => one.number(name))
  const all = counts.reduce((a, b) => a + b, 0)
  const rows = new Array<number>(ROOM * Math.max(1, Math.ceil(all / BESIDE))).fill(0)
  let i = 0
  for (const [kind, board] of FREE.entries())
    for (const end = i + (counts[kind] as number); i < end; i++) {
      const [top, left] = [ROOM * Math.floor(i / BESIDE), ROOM * (i % BESIDE)]
      for (let r = 0; r < board.length; r++)
        rows[top + r] = (rows[top + r] as number) | ((board[r] as number) << left)
    }
  return playAt('domineering', { width: ROOM * Math.max(1, Math.min(BESIDE, all)), rows })
}

export const problem = defineOwnProblem({
  id: 'hdu4023',
  title: { en: 'HDU 4023 Game', zh: 'HDU 4023 Game（俄罗斯方块棋盘）' },
  rule: {
    en: 'Boards of four cells, of 15 kinds (see the note); n_i is the number of boards of kind i. Alice puts an upright domino on one of the boards, Bob a lying one, and dominoes do not overlap. Alice begins; whoever cannot move loses.',
    zh: '15 种四格棋盘（见说明），n_i 是第 i 种的块数。Alice 每次在某块棋盘上竖放一张骨牌，Bob 横放一张，骨牌不得重叠。Alice 先手，不能走者负。',
  },
  remark: {
    en: `The kinds of boards, row by row: ${KINDS.join(', ')}; \`/\` stands between rows, \`.\` is a cell and \`#\` none.`,
    zh: `各种棋盘逐行写出：${KINDS.join('，')}；行间以 \`/\` 隔开，\`.\` 是格子，\`#\` 处没有格子。`,
  },
  tags: ['partizan', 'board'],
  level: 4,
  envelope: 'count',
  layout: NAMES.map((name) => number(name)),
  bounds: { of: Object.fromEntries(NAMES.map((name) => [name, between(0, 100)])) },
  games: ['domineering'],
  plays: (one) => [playOf(one)],
  asks: winner('Alice', 'Bob'),
  numbered: ['Case #', ': '],
  noProgram: {
    en: 'The boards have values of two players, numbers and switches, which are added and compared; printed programs know nimbers and whole numbers only.',
    zh: '各棋盘的值是双方走法不同的游戏的值（数与开关），要相加并比较；输出的程序只有 nimber 和整数。',
  },
  sample: {
    input:
      '4\n1 1 0 0 0 0 0 0 0 0 0 0 0 0 0\n0 0 1 0 1 0 0 0 0 0 0 0 0 0 1\n0 0 0 0 0 0 1 0 0 2 0 0 0 0 1\n2 3 0 0 0 0 0 0 0 0 0 0 1 0 2\n',
    output: 'Case #1: Bob\nCase #2: Alice\nCase #3: Alice\nCase #4: Bob\n',
  },
})
