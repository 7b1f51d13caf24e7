import { periodic } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'dawson-chess',
  names: { en: 'Dawson’s Chess', zh: '道森象棋' },
  about: {
    en: 'Two rows of pawns face each other, and captures are forced: in effect a move takes a column together with its neighbours. Whoever cannot move loses.',
    zh: '两排兵相对，能吃子就必须吃：实际上每步取走一列及其相邻的列。不能走者负。',
  },
  rule: () => rule('octal 0.137'),
  says: () => ({
    invite: {
      en: 'A column goes with its neighbours: click the first and the last of them.',
      zh: '一列和它相邻的列一起取走：点这一段的头和尾。',
    },
  }),
  theorem: () => ({
    name: { en: 'Period of Dawson’s Chess', zh: '道森象棋的周期' },
    reference:
      'R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)',
    formula: periodic(
      'n',
      [
        8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5,
        3, 7, 4,
      ],
      { 0: 0, 14: 0, 16: 2, 17: 2, 31: 2, 34: 0, 51: 2 },
    ),
    proof: {
      en: 'By the periodicity theorem of Guy and Smith it is enough that the values repeat from n0 to 2·n0 + p + k, where p is the period and k the most a move takes. They are computed that far and do.',
      zh: '由盖伊–史密斯周期定理，只要 SG 值从 n0 到 2·n0 + p + k 重复（p 为周期，k 为一步最多取的数目）即可。已算到那里，确实重复。',
    },
  }),
  examples: ['dawson-chess: 9', 'dawson-chess: 4 9'],
})
