import type { Words } from '@nimber/core'

/** What examples show. */
export type ExampleIdea = 'period' | 'growth' | 'pairs' | 'open'

/** A rule to begin with. */
export interface Example {
  readonly idea: ExampleIdea
  readonly rule: Words
  readonly to: string
  readonly position: string
  readonly about: Words
}

/** Rules that each show something else, by what they show. */
export const EXAMPLES: readonly Example[] = [
  {
    idea: 'period',
    rule: { en: 'take {1,3,4}', zh: '取 {1,3,4}' },
    to: '200',
    position: '17',
    about: { en: 'A short period, proved', zh: '短周期，有证明' },
  },
  {
    idea: 'period',
    rule: { en: 'octal 0.137', zh: '八进制 0.137' },
    to: '300',
    position: '60',
    about: { en: 'Dawson’s chess: period 34', zh: '道森象棋：周期 34' },
  },
  {
    idea: 'growth',
    rule: { en: 'take any or split', zh: '取 任意 或 拆分' },
    to: '200',
    position: '20',
    about: { en: 'Lasker’s Nim: heaps that split', zh: '拉斯克尼姆：堆可以拆开' },
  },
  {
    idea: 'growth',
    rule: { en: 'take not {2,3}', zh: '取 非 {2,3}' },
    to: '200',
    position: '21',
    about: { en: 'Values that rise for ever', zh: '值不断上升' },
  },
  {
    idea: 'growth',
    rule: { en: 'take 1..n/2', zh: '取 1..n/2' },
    to: '500',
    position: '100',
    about: { en: 'At most half: a formula in bits', zh: '至多取一半：与二进制有关' },
  },
  {
    idea: 'pairs',
    rule: { en: 'wythoff', zh: '威佐夫博弈' },
    to: '60x60',
    position: '20 31',
    about: { en: 'Losing pairs on two golden lines', zh: '必败对在两条黄金直线上' },
  },
  {
    idea: 'pairs',
    rule: {
      en: 'counters a, b; a -= k; b -= k; a -= 1, b -= 1',
      zh: '计数 a, b; a -= k; b -= k; a -= 1, b -= 1',
    },
    to: '60x60',
    position: '7 9',
    about: { en: 'A rook that may step diagonally', zh: '还能斜走一格的车' },
  },
  {
    idea: 'open',
    rule: { en: 'take squares', zh: '取 平方数' },
    to: '1e6',
    position: '1000',
    about: { en: 'A million values, no known pattern', zh: '一百万个值，没有已知规律' },
  },
  {
    idea: 'open',
    rule: { en: 'misere take 1..4', zh: '反常规 取 1..4' },
    to: '100',
    position: '11',
    about: { en: 'Whoever cannot move wins', zh: '不能走者胜' },
  },
]
