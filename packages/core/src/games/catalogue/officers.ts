import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'officers',
  names: { en: 'Officers', zh: '军官博弈' },
  about: {
    en: 'Take one stone from a heap and leave what remains as one heap or as two (octal 0.6); a single stone cannot be taken. Whoever cannot move loses. Whether the values are eventually periodic is not known; they come from a table.',
    zh: '从一堆中取一颗，剩下的留作一堆或分成两堆（八进制 0.6）；单独一颗不能取。不能走者负。SG 值由表得出，是否最终循环至今未知。',
  },
  reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (Officers)',
  rule: () => rule('octal 0.6'),
  examples: ['officers: 8', 'officers: 10 13'],
})
