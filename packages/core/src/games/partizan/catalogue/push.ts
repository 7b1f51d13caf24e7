import { dyadic } from '../../../arith/dyadic.ts'
import { definePartizan } from '../define.ts'
import { pushRules } from '../push.ts'
import { lookOfStrip } from '../strip.ts'

/** What is pushed is what stands side by side up to the piece; the gap before it closes. */
function after(strip: string, at: number): string {
  const gap = strip.lastIndexOf('.', at)
  return `${strip.slice(0, Math.max(gap, 0))}${strip.slice(gap < 0 ? 1 : gap + 1, at + 1)}.${strip.slice(at + 1)}`
}

/** The places of all pieces, counted from the left, added up. */
function places(strip: string): number {
  return [...strip].reduce((sum, cell, i) => (cell === '.' ? sum : sum + i + 1), 0)
}

export const game = definePartizan({
  slug: 'push',
  names: { en: 'Push', zh: '推挤游戏' },
  aliases: ['推挤'],
  about: {
    en: 'Pieces of Left (x) and of Right (o) stand on a strip. A player pushes one of their own pieces one cell to the left; the pieces directly to its left, up to the first gap, are pushed along. A piece that is pushed off the left end is gone. Whoever cannot move loses.',
    zh: '一排格子上有左方（x）和右方（o）的棋子。每次把自己的一枚棋子向左推一格，它左边紧挨着的一串棋子一起被推动。被推出左端的棋子移走。不能走者负。',
  },
  position: { en: 'the strip: x, o and . for an empty cell', zh: '一排格子：x、o，空格写 .' },
  examples: ['push: .xo.ox', 'push: oxox', 'push: ox'],
  rules: () => pushRules({ en: 'push', zh: '推' }, after),
  look: lookOfStrip,
  theorem: () => ({
    name: { en: 'Pieces of one player', zh: '只有一方的棋子' },
    reference: 'M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007)',
    statement: {
      en: 'Where only Left has pieces, the value is the sum of their places, counted from the left; where only Right has, minus that. For pieces of both players no closed form is used: their values are worked out.',
      zh: '只有左方有棋子时，值是各棋子从左数的格号之和；只有右方有时取其相反数。双方都有棋子时没有可用的公式，逐个求值。',
    },
    proof: {
      en: 'Every move makes the sum of the places smaller by at least 1, a move of the first piece by exactly 1, and the other player has no move. So a sum of n is {n−1, and perhaps less | } = n.',
      zh: '每走一步，格号之和至少减少 1；走第一个棋子恰好减少 1，而对方无棋可走。所以和为 n 时，局面是 {n−1 及可能更小的数 | } = n。',
    },
    applied(strip) {
      const sum = places(strip)
      const value = strip.includes('o') ? `−${sum}` : `${sum}`
      return {
        en: `The places add up to ${sum}: the value is ${value}.`,
        zh: `格号之和为 ${sum}：值为 ${value}。`,
      }
    },
    covers: (strip) => !strip.includes('x') || !strip.includes('o'),
    value: (strip) => ({
      value: dyadic(strip.includes('o') ? -places(strip) : places(strip)),
      ups: 0,
      nim: 0,
    }),
  }),
})
