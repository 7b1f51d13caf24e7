import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'treblecross',
  names: { en: 'Treblecross', zh: '三连叉' },
  about: {
    en: 'Take three neighbours out of a row (octal 0.007); whoever cannot move loses. This is Treblecross, where both players draw crosses on a strip and whoever makes three in a row wins: a strip of n empty squares is a row of n + 2. Whether the values are eventually periodic is not known; they come from a table.',
    zh: '从一排中取走相邻三个（八进制 0.007），不能走者负。这就是三连叉：双方在长条上画叉，先连成三个者胜；n 个空格的长条相当于一排 n + 2 个。SG 值由表得出，是否最终循环至今未知。',
  },
  position: {
    en: 'the rows; a strip of n empty squares is n + 2',
    zh: '各排的长度；n 个空格的长条写作 n + 2',
  },
  reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (Treblecross)',
  rule: () => rule('octal 0.007'),
  examples: ['treblecross: 10', 'treblecross: 7 12'],
})
