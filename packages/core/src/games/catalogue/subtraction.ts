import { setOf, take } from '../../rules/make.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'subtraction',
  names: { en: 'Subtraction game', zh: '减法游戏' },
  aliases: ['coin-set', '硬币集合'],
  params: [{ kind: 'set', name: 'a' }],
  about: {
    en: 'Take from one heap a number of stones that is in the set a. Whoever cannot move loses. The values are eventually periodic; the period is found and proved when it is needed.',
    zh: '每次从一堆中取石子，颗数须在集合 a 中。不能走者负。SG 值最终循环，需要时会找出周期并给出证明。',
  },
  rule: (amounts) => take(setOf(Object.values(amounts))),
  examples: ['subtraction {1,4}: 9', 'subtraction {1,3,4}: 1000000000000'],
})
