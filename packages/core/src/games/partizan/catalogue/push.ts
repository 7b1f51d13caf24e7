import { definePartizan } from '../define.ts'
import { pushRules } from '../push.ts'
import { lookOfStrip } from '../strip.ts'

/** What is pushed is what stands side by side up to the piece; the gap before it closes. */
function after(strip: string, at: number): string {
  const gap = strip.lastIndexOf('.', at)
  return `${strip.slice(0, Math.max(gap, 0))}${strip.slice(gap < 0 ? 1 : gap + 1, at + 1)}.${strip.slice(at + 1)}`
}

export const game = definePartizan({
  slug: 'push',
  names: { en: 'Push', zh: '推挤游戏' },
  aliases: ['推挤'],
  about: {
    en: 'Pieces of Left (x) and of Right (o) stand on a strip. A move pushes one of one’s own one cell to the left; what stands directly before it is pushed along, up to the first gap. A piece that is pushed off the left end is gone. Whoever cannot move loses.',
    zh: '一排格子上有左方的（x）和右方的（o）棋子。每次把一个自己的棋子向左推一格，紧挨在它前面的棋子一同被推动，直到第一个空格为止。被推出左端的棋子移走。不能走者负。',
  },
  position: { en: 'the strip: x, o and . for an empty cell', zh: '一排格子：x、o，空格写 .' },
  examples: ['push: ox', 'push: .xo.ox', 'push: oxox'],
  reference: 'M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007)',
  rules: () => pushRules({ en: 'push', zh: '推' }, after),
  look: lookOfStrip,
})
