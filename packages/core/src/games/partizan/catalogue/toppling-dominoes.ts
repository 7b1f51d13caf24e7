import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { exchanged, lookOfStrip, printStrip, readStrip, strips } from '../strip.ts'

const EXCHANGE = { x: 'o', o: 'x' }

/** The places of the dominoes that a player may topple. */
function* own(row: string, mover: Mover): Generator<number> {
  const letter = mover === 'left' ? 'x' : 'o'
  for (let i = 0; i < row.length; i++) if (row[i] === letter || row[i] === 'e') yield i
}

const rules: PartizanRules<string> = {
  parse: (text) => readStrip(text, 'xoe', { en: 'x, o or e', zh: ' x、o 或 e' }),
  print: printStrip,
  *moves(row, mover): Generator<Move<string>> {
    for (const i of own(row, mover)) {
      const n = i + 1
      yield {
        text: { en: `topple domino ${n} to the left`, zh: `把第 ${n} 块向左推倒` },
        to: row.slice(n),
      }
      yield {
        text: { en: `topple domino ${n} to the right`, zh: `把第 ${n} 块向右推倒` },
        to: row.slice(0, i),
      }
    }
  },
  options(row, mover) {
    const found: string[] = []
    for (const i of own(row, mover)) found.push(row.slice(i + 1), row.slice(0, i))
    return found
  },
  likeness(row) {
    // a row plays alike from both sides
    const back = [...row].reverse().join('')
    const key = back < row ? back : row
    const [forth, turned] = [exchanged(row, EXCHANGE), exchanged(back, EXCHANGE)]
    const other = turned < forth ? turned : forth
    return other < key ? { key: other, negative: true } : { key, negative: false }
  },
  upTo: (size) => strips('xoe', size),
}

export const game = definePartizan({
  slug: 'toppling-dominoes',
  names: { en: 'Toppling Dominoes', zh: '推倒多米诺' },
  aliases: ['推多米诺', '推倒多米诺骨牌'],
  about: {
    en: 'Dominoes stand in a row: Left’s (x), Right’s (o) and grey ones that belong to both (e). A move topples one of one’s own, or a grey one, to the left or to the right; it and all dominoes on that side fall and are gone. Whoever cannot move loses.',
    zh: '多米诺骨牌站成一排：左方的（x）、右方的（o）和双方共有的灰色骨牌（e）。每次把一块自己的或灰色的骨牌向左或向右推倒，它和那一侧的骨牌全部倒下移走。不能走者负。',
  },
  position: {
    en: 'the row of dominoes: x Left’s, o Right’s, e both players’',
    zh: '一排骨牌：x 左方，o 右方，e 双方共有',
  },
  examples: ['toppling-dominoes: xox', 'toppling-dominoes: xxoeox', 'toppling-dominoes: eee'],
  reference:
    'A. Fink, R. J. Nowakowski, A. N. Siegel, D. Wolfe, Toppling conjectures, Games of No Chance 4 (2015)',
  rules: () => rules,
  look: lookOfStrip,
})
