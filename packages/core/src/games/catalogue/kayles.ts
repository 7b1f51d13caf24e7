import { periodic } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'kayles',
  names: { en: 'Kayles', zh: '凯尔斯' },
  about: {
    en: 'A row of pins: knock down one pin or two neighbours. Whoever knocks down the last pin wins. A row may fall apart into two.',
    zh: '一排木柱：击倒一根或相邻两根。击倒最后一根者胜。一排可能分成两排。',
  },
  rule: () => rule('octal 0.77'),
  says: () => ({
    invite: { en: 'Click a pin, or two neighbours.', zh: '点一根木柱，或相邻的两根。' },
    verb: { en: 'Knock down', zh: '击倒' },
  }),
  theorem: () => ({
    name: { en: 'Period of Kayles', zh: '凯尔斯的周期' },
    reference:
      'R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)',
    formula: periodic('n', [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7], {
      0: 0,
      3: 3,
      6: 3,
      9: 4,
      11: 6,
      15: 7,
      18: 3,
      21: 4,
      22: 6,
      28: 5,
      34: 6,
      39: 3,
      57: 4,
      70: 6,
    }),
    proof: {
      en: 'By the periodicity theorem of Guy and Smith it is enough that the values repeat from n0 to 2·n0 + p + k, where p is the period and k the most a move takes. They are computed that far and do.',
      zh: '由盖伊–史密斯周期定理，只要 SG 值从 n0 到 2·n0 + p + k 重复（p 为周期，k 为一步最多取的数目）即可。已算到那里，确实重复。',
    },
  }),
  examples: ['kayles: 5', 'kayles: 3 4 7', 'kayles: 1000000000000'],
})
