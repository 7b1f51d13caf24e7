import { periodic } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'dawson-kayles',
  names: { en: 'Dawson’s Kayles', zh: '道森凯尔斯' },
  about: {
    en: 'A row of pins: knock down two neighbours. Whoever cannot move loses.',
    zh: '一排木柱：击倒相邻的两根。不能走者负。',
  },
  rule: () => rule('octal 0.07'),
  says: () => ({
    invite: { en: 'Click two neighbouring pins.', zh: '点相邻的两根木柱。' },
    verb: { en: 'Knock down', zh: '击倒' },
  }),
  theorem: () => ({
    name: { en: 'Period of Dawson’s Kayles', zh: '道森凯尔斯的周期' },
    reference:
      'R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)',
    formula: periodic(
      'n',
      [
        4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
        5, 3, 7,
      ],
      { 0: 0, 1: 0, 15: 0, 17: 2, 18: 2, 32: 2, 35: 0, 52: 2 },
    ),
    proof: {
      en: 'By the periodicity theorem of Guy and Smith it is enough that the values repeat from n0 to 2·n0 + p + k, where p is the period and k the most a move takes. They are computed that far and do.',
      zh: '由盖伊–史密斯周期定理，只要 SG 值从 n0 到 2·n0 + p + k 重复（p 为周期，k 为一步最多取的数目）即可。已算到那里，确实重复。',
    },
  }),
  examples: ['dawson-kayles: 7', 'dawson-kayles: 5 9'],
})
