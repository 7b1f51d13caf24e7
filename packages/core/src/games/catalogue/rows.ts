import { setOf } from '../../rules/make.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'rows',
  names: { en: 'Take neighbours out of a row', zh: '成排取石子' },
  params: [{ kind: 'set', name: 'a' }],
  about: {
    en: 'Take out of a row a number of neighbours that is in the set a; the gap stays, so that two rows may be left. Whoever cannot move loses.',
    zh: '每次从一排中取相邻的石子，颗数须在集合 a 中；空位保留，可能剩下两排。不能走者负。',
  },
  position: { en: 'the rows, one number each', zh: '各排的石子数' },
  rule: (args) => ({ kind: 'heap', take: setOf(Object.values(args)), thenSplit: true }),
  byNameOnly: true,
  examples: ['rows {1,2}: 7', 'rows {2,3}: 8 5', 'rows {3}: 10'],
})
