import { setOf, take } from '../../rules/make.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'subtraction',
  names: { en: 'Subtraction game', zh: '减法游戏' },
  aliases: ['coin-set', '硬币集合'],
  params: [{ kind: 'set', name: 'a' }],
  about: {
    en: 'Take one of the given amounts from one heap. Whoever cannot move loses. The values are eventually periodic; the period is found and proved when it is needed.',
    zh: '每次从一堆中取给定的某个数目。不能走者负。SG 值最终循环，需要时找出周期并证明。',
  },
  rule: (amounts) => take(setOf(Object.values(amounts))),
  examples: ['subtraction {1,4}: 9', 'subtraction {1,3,4}: 1000000000000'],
})
