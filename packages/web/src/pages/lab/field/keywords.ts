import { amounts } from 'virtual:amounts'
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
export const MISERE = keyword('misere ', '反常规 ', 'whoever cannot move wins', '不能走者胜')

/** Amounts that a move may take. */
export const AMOUNTS: readonly Keyword[] = amounts

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
