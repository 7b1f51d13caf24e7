import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'grundy',
  names: { en: 'Grundy’s game', zh: '格伦迪博弈' },
  about: {
    en: 'Split a heap into two non-empty heaps of different sizes. Whoever cannot move loses. Whether the values are eventually periodic is not known; they come from a table.',
    zh: '把一堆分成大小不同的两个非空堆。不能走者负。SG 值由表得出，是否最终循环至今未知。',
  },
  reference:
    'P. M. Grundy, Mathematics and games, Eureka 2 (1939); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4',
  rule: () => rule('split unequal'),
  examples: ['grundy: 10 13', 'grundy: 7'],
})
