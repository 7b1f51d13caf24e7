import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { exchanged, lookOfStrip, printStrip, readStrip, strips, withCells } from '../strip.ts'

const EXCHANGE = { x: 'o', o: 'x' }

/** The left cells of the neighbours that a player may paint: one at least has his colour. */
function* pairs(row: string, mover: Mover): Generator<number> {
  const own = mover === 'left' ? 'x' : 'o'
  for (let i = 0; i + 1 < row.length; i++) {
    if (row[i] === own || row[i + 1] === own) yield i
  }
}

const painted = (row: string, at: number) => withCells(row, at, '..')

const rules: PartizanRules<string> = {
  parse: (text) => readStrip(text, 'xo.', { en: 'x, o or .', zh: ' x、o 或 .' }),
  print: printStrip,
  *moves(row, mover): Generator<Move<string>> {
    for (const i of pairs(row, mover))
      yield {
        text: { en: `paint cells ${i + 1} and ${i + 2}`, zh: `涂第 ${i + 1}、${i + 2} 格` },
        to: painted(row, i),
      }
  },
  options: (row, mover) => Array.from(pairs(row, mover), (i) => painted(row, i)),
  // no move changes coloured cells on both sides of a white one; a neighbour that is white is kept
  parts: (row) =>
    Array.from(row.matchAll(/[xo]+/g), ({ 0: run, index }) =>
      row.slice(Math.max(0, index - 1), index + run.length + 1),
    ),
  likeness(row) {
    const back = [...row].reverse().join('')
    const key = back < row ? back : row
    const [forth, turned] = [exchanged(row, EXCHANGE), exchanged(back, EXCHANGE)]
    const other = turned < forth ? turned : forth
    return other < key ? { key: other, negative: true } : { key, negative: false }
  },
  upTo: (size) => strips('xo.', size),
}

export const game = definePartizan({
  slug: 'colouring',
  names: { en: 'Colouring Game', zh: '涂白游戏' },
  about: {
    en: 'A row of cells, each Left’s colour (x), Right’s (o) or white (.). A move paints two neighbouring cells white, of which one at least has the colour of the player. Whoever cannot move loses.',
    zh: '一排格子，每格是左方的颜色（x）、右方的颜色（o）或白色（.）。每次把相邻的两格涂白，其中至少一格是自己的颜色。不能走者负。',
  },
  position: {
    en: 'the row: x Left’s colour, o Right’s, . white',
    zh: '一排格子：x 左方的颜色，o 右方的颜色，. 白色',
  },
  examples: ['colouring: xoxoxo', 'colouring: xxooxo', 'colouring: oo.xox'],
  reference: 'Codeforces 1704F (2022)',
  rules: () => rules,
  look: (position) => ({
    ...lookOfStrip(position),
    style: 'painted' as const,
    invite: {
      en: 'Click the two neighbouring cells to paint.',
      zh: '点要涂的相邻两格。',
    },
  }),
})
