import type { Words } from '@nimber/core'
import { AMOUNTS, type Keyword } from './keywords.ts'

/** Rules of one kind, to be clicked. */
export interface RuleGroup {
  readonly title: Words
  readonly rules: readonly Keyword[]
}

const rule = (en: string, zh: string, aboutEn: string, aboutZh: string): Keyword => ({
  words: { en, zh },
  about: { en: aboutEn, zh: aboutZh },
})

/** The rule language by examples; every one of them is a whole rule. */
export const REFERENCE: readonly RuleGroup[] = [
  {
    title: { en: 'Take from a heap', zh: '从一堆中取' },
    rules: AMOUNTS.map(({ words, about }) => ({
      words: { en: `take ${words.en}`, zh: `取 ${words.zh}` },
      about,
    })),
  },
  {
    title: { en: 'Several ways', zh: '几种取法' },
    rules: [
      rule('take {1} or even', '取 {1} 或 偶数', 'one of two sets', '两个集合之一'),
      rule(
        'take 2..4 or all when fewer than 2',
        '取 2..4 或 少于 2 时全取',
        'a small rest goes at once',
        '剩得少就全部取走',
      ),
    ],
  },
  {
    title: { en: 'Split a heap', zh: '拆开一堆' },
    rules: [
      rule('split', '拆分', 'in two heaps', '拆成两堆'),
      rule('split unequal', '不等拆分', 'in two heaps of different size', '拆成不相等的两堆'),
      rule('take any or split', '取 任意 或 拆分', 'take, or split instead', '取，或者改为拆分'),
      rule(
        'take 1..3 then may split',
        '取 1..3 后可拆分',
        'take, and split what is left',
        '取后可把剩下的拆开',
      ),
    ],
  },
  {
    title: { en: 'Codes', zh: '代码' },
    rules: [
      rule(
        'octal 0.137',
        '八进制 0.137',
        'digit i: what taking i may leave (1 nothing, 2 one heap, 4 two)',
        '第 i 位：取 i 后可剩什么（1 不剩，2 一堆，4 两堆）',
      ),
      rule('hex 0.3F', '十六进制 0.3F', 'the same with three heaps (8)', '同上，还可剩三堆（8）'),
    ],
  },
  {
    title: { en: 'Numbers with names', zh: '有名字的数' },
    rules: [
      rule(
        'counters a, b; a -= k; b -= k; a -= k, b -= k',
        '计数 a, b; a -= k; b -= k; a -= k, b -= k',
        'a move is one of the changes; k is any positive number',
        '每步做其中一种改变；k 是任意正整数',
      ),
      rule(
        'counters a, b; a -= k where k <= b; b -= 1',
        '计数 a, b; a -= k 满足 k <= b; b -= 1',
        'under a condition',
        '带条件',
      ),
    ],
  },
  {
    title: { en: 'The end', zh: '终局' },
    rules: [rule('misere take 1..4', '反常规 取 1..4', 'whoever cannot move wins', '不能走者胜')],
  },
]
