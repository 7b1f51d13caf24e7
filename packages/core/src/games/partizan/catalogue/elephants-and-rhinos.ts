import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { printStrip, readStrip, strips, turned, withCells } from '../strip.ts'

const EXCHANGE = { x: 'o', o: 'x' }

/** The places of the animals of a player that can move; x goes to the right, o to the left. */
function* movable(strip: string, mover: Mover): Generator<number> {
  const [animal, step] = mover === 'left' ? ['x', 1] : ['o', -1]
  for (let i = 0; i < strip.length; i++) if (strip[i] === animal && strip[i + step] === '.') yield i
}

/** The strip after the animal at a place has made its step. */
function after(strip: string, at: number): string {
  return strip[at] === 'x' ? withCells(strip, at, '.x') : withCells(strip, at - 1, 'o.')
}

const rules: PartizanRules<string> = {
  parse: (text) => readStrip(text, 'xo.', { en: 'x, o or .', zh: ' x、o 或 .' }),
  print: printStrip,
  *moves(strip, mover): Generator<Move<string>> {
    for (const at of movable(strip, mover)) {
      const to = mover === 'left' ? at + 2 : at
      const text = { en: `from cell ${at + 1} to ${to}`, zh: `第 ${at + 1} 格到第 ${to} 格` }
      yield { text, to: after(strip, at) }
    }
  },
  options: (strip, mover) => Array.from(movable(strip, mover), (at) => after(strip, at)),
  likeness(strip) {
    const other = turned(strip, EXCHANGE)
    return other < strip ? { key: other, negative: true } : { key: strip, negative: false }
  },
  upTo: (size) => strips('xo.', size),
}

export const game = definePartizan({
  slug: 'elephants-and-rhinos',
  names: { en: 'Elephants and Rhinos', zh: '大象与犀牛' },
  about: {
    en: 'Elephants (x, Left’s) and rhinos (o, Right’s) stand on a strip. An elephant moves one cell to the right, a rhino one cell to the left, onto an empty cell. Whoever cannot move loses.',
    zh: '一排格子上有大象（x，属左方）和犀牛（o，属右方）。大象每次向右走一格，犀牛每次向左走一格，只能走进空格。不能走者负。',
  },
  position: { en: 'the strip: x, o and . for an empty cell', zh: '一排格子：x、o，空格写 .' },
  examples: ['elephants-and-rhinos: x..o', 'elephants-and-rhinos: .x.o.x.o..x.'],
  rules: () => rules,
  look: (strip) => ({ kind: 'cells', rows: [strip] }),
})
