import { dyadic } from '../../../arith/dyadic.ts'
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
    en: 'Dominoes stand in a row: Left’s (x), Right’s (o) and grey ones that belong to both (e). A player topples one of their own dominoes, or a grey one, to the left or to the right; it and all dominoes on that side fall and are gone. Whoever cannot move loses.',
    zh: '多米诺骨牌站成一排：左方的（x）、右方的（o）和双方共有的灰色骨牌（e）。每次把一块自己的或灰色的骨牌向左或向右推倒，它和那一侧的骨牌全部倒下移走。不能走者负。',
  },
  position: {
    en: 'the row of dominoes: x Left’s, o Right’s, e both players’',
    zh: '一排骨牌：x 左方，o 右方，e 双方共有',
  },
  examples: ['toppling-dominoes: xxoeox', 'toppling-dominoes: xox', 'toppling-dominoes: eee'],
  rules: () => rules,
  look: (row) => ({ ...lookOfStrip(row), style: 'dominoes' }),
  theorem: () => ({
    name: { en: 'Rows of one kind', zh: '只有一种骨牌的一排' },
    reference: {
      en: 'M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007); for mixed rows see A. Fink, R. J. Nowakowski, A. N. Siegel, D. Wolfe, Toppling conjectures, Games of No Chance 4 (2015)',
      zh: 'M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007)；混合的排见 A. Fink, R. J. Nowakowski, A. N. Siegel, D. Wolfe, Toppling conjectures, Games of No Chance 4 (2015)',
    },
    statement: {
      en: 'A row of n dominoes is worth n if all are Left’s, −n if all are Right’s, ∗n if all are grey. For mixed rows no closed form is used: their values are worked out.',
      zh: '一排 n 块骨牌，全是左方的值 n，全是右方的值 −n，全是灰色的值 ∗n。混合的排没有可用的公式，逐个求值。',
    },
    proof: {
      en: 'A move in a row of one kind leaves a shorter row of that kind, of any length below n. So Left’s n dominoes are {0, 1, …, n−1 | } = n, and n grey ones have the moves of a heap of n in Nim.',
      zh: '在只有一种骨牌的排里走一步，留下同种的较短的排，长度可以是小于 n 的任何数。所以左方的 n 块是 {0, 1, …, n−1 | } = n，而灰色的 n 块与尼姆博弈中 n 颗的一堆走法相同。',
    },
    applied(row) {
      const n = row.length
      if (n === 0) return { en: 'No domino stands: 0.', zh: '没有骨牌：0。' }
      if (row.startsWith('e')) return { en: `${n} grey: ∗${n}.`, zh: `灰色的 ${n} 块：∗${n}。` }
      return row.startsWith('x')
        ? { en: `${n} of Left: ${n}.`, zh: `左方的 ${n} 块：${n}。` }
        : { en: `${n} of Right: −${n}.`, zh: `右方的 ${n} 块：−${n}。` }
    },
    covers: (row) => [...'xoe'].some((letter) => row.replaceAll(letter, '') === ''),
    value: (row) => ({
      value: dyadic(row.startsWith('x') ? row.length : row.startsWith('o') ? -row.length : 0),
      ups: 0,
      nim: row.startsWith('e') ? row.length : 0,
    }),
  }),
})
