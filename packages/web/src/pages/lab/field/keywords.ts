import type { Words } from '@nimber/core'

/** A word of the rule language, or an amount to be changed, with what it means. */
export interface Keyword {
  readonly words: Words
  readonly about: Words
}

const keyword = (en: string, zh: string, aboutEn: string, aboutZh: string): Keyword => ({
  words: { en, zh },
  about: { en: aboutEn, zh: aboutZh },
})

/** Words that a rule begins with. */
export const STARTERS: readonly Keyword[] = [
  keyword('take ', '取 ', 'heaps: take so many from one', '堆：从一堆取若干'),
  keyword('split', '拆分', 'heaps: split one in two', '堆：把一堆拆成两堆'),
  keyword(
    'octal 0.',
    '八进制 0.',
    'a taking-and-breaking game by its code',
    '用代码给出的取拆游戏',
  ),
  keyword('hex 0.', '十六进制 0.', 'as octal, splitting in up to three', '同八进制，可拆成三堆'),
  keyword('counters a, b; ', '计数 a, b; ', 'numbers that moves change', '走法改变若干个数'),
]

/** The word before a rule by which whoever cannot move wins. */
export const MISERE = keyword('misere ', '反常规 ', 'whoever cannot move wins', '走不动者胜')

/** Amounts that a move may take. */
export const AMOUNTS: readonly Keyword[] = [
  keyword('{1,3,4}', '{1,3,4}', 'one of these', '其中之一'),
  keyword('1..4', '1..4', 'from 1 to 4', '1 到 4'),
  keyword('any', '任意', 'as many as you like', '任意多'),
  keyword('1..n/2', '1..n/2', 'at most half', '至多一半'),
  keyword('2^k', '2^k', 'powers of 2', '2 的幂'),
  keyword('odd', '奇数', 'odd numbers', '奇数'),
  keyword('even', '偶数', 'even numbers', '偶数'),
  keyword('fib', '斐波那契数', 'Fibonacci numbers', '斐波那契数'),
  keyword('squares', '平方数', 'square numbers', '平方数'),
  keyword('primes', '质数', 'prime numbers', '质数'),
  keyword('divisors of n', 'n 的约数', 'divisors of the heap', '堆数的约数'),
  keyword('not {2,3}', '非 {2,3}', 'all but these', '除这些以外'),
  keyword('all when fewer than 5', '少于 5 时全取', 'the rest of a small heap', '小堆一次取完'),
]

/** What else may be done instead of taking. */
export const SPLIT = keyword('split', '拆分', 'split the heap in two', '把堆拆成两堆')

/** Words that may follow amounts. */
export const AFTER_AMOUNTS: readonly Keyword[] = [
  keyword('or ', '或 ', 'other amounts as well', '还可取别的数'),
  keyword('or split', '或 拆分', 'or split the heap in two', '或把堆拆成两堆'),
  keyword('then may split', '后可拆分', 'and split what is left', '取后可把剩下的拆开'),
]

/** What a split may be. */
export const SPLIT_KINDS: readonly Keyword[] = [
  keyword('unequal', '不等', 'in two heaps of different size', '拆成不相等的两堆'),
]

/** Words that may follow the change of a counter. */
export const AFTER_CHANGE: readonly Keyword[] = [
  keyword('where ', '满足 ', 'only where this holds', '仅当满足条件'),
  keyword('and ', '且 ', 'and this as well', '并且'),
]
