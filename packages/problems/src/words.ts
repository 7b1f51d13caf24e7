import type { Lang, Words } from '@nimber/core'
import { isList } from './layout.ts'
import type { Asks, Layout, Shown } from './problem.ts'

/** What comes next, behind something else; Chinese has no blank before its own letters. */
export function thenIn(lang: Lang, next: string): string {
  if (lang === 'en') return `, then ${next}`
  return /^[\u4e00-\u9fff]/.test(next) ? `，接着${next}` : `，接着 ${next}`
}

/** The numbers of a case in words. */
export function formatOf(layout: Layout): Words {
  const inLang = (lang: 'en' | 'zh') => {
    let text = ''
    let ended = false
    for (const field of layout) {
      const apart = isList(field) ? field.on !== 'same line' : ended
      const own = isList(field) ? field.words[lang] : field
      text += text === '' ? own : apart ? thenIn(lang, own) : ` ${own}`
      ended = isList(field) && field.on !== 'same line'
    }
    return text
  }
  return { en: inLang('en'), zh: inLang('zh') }
}

/** What is printed for a case, in words. */
export function outputOf(asks: Asks, numbered?: readonly [string, string]): Words {
  return labelled(answerWords(asks), numbered)
}

/** What is printed, in quotation marks where it is more than a word or a number. */
function quoted(text: string): string {
  return /^[\w-]*$/.test(text) ? text : `“${text}”`
}

/** The same in Chinese, which has no blank before quotation marks. */
function printing(text: string): string {
  return quoted(text) === text ? `输出 ${text}` : `输出${quoted(text)}`
}

/** What is printed behind the number of a case, where there is one. */
export function labelled({ en, zh }: Words, numbered?: readonly [string, string]): Words {
  if (!numbered) return { en, zh }
  const label = `“${numbered.join('c').trimEnd()}”`
  return {
    en: `${label} (c counts the cases from 1), then ${en}`,
    zh: `先是${label}（c 从 1 起为各组编号），再是：${zh}`,
  }
}

function answerWords(asks: Asks): Words {
  switch (asks.kind) {
    case 'golden pairs':
      return {
        en: '(a,b) for k = 0..n on one line, nothing between them',
        zh: '一行内依次输出 k = 0..n 的 (a,b)，中间没有分隔',
      }
    case 'count':
      return {
        en: 'the number of winning first moves, 0 if the first player loses',
        zh: '必胜的第一步的种数，先手负则输出 0',
      }
    case 'winner': {
      const [wins, loses, draws] = asks.words
      return draws === undefined
        ? {
            en: `${quoted(wins)} if the first player wins, ${quoted(loses)} if not`,
            zh: `先手胜${printing(wins)}，否则${printing(loses)}`,
          }
        : {
            en: `${quoted(wins)} if the first player wins, ${quoted(loses)} if the second does, ${quoted(draws)} for a draw`,
            zh: `先手胜${printing(wins)}，后手胜${printing(loses)}，平局${printing(draws)}`,
          }
    }
    case 'moves':
      return movesWords(asks)
  }
}

function movesWords({ words, show, on, which, anyOrder }: Asks & { kind: 'moves' }): Words {
  const [wins, loses] = words
  const what = which === 'first' ? FIRST[show] : shownWords(show, on, anyOrder)
  return {
    en: `${loses} if the first player loses; else ${wins === undefined ? '' : `${wins} and `}${what.en}`,
    zh: `先手负输出 ${loses}；否则${wins === undefined ? '' : `输出 ${wins}，并`}${what.zh}`,
  }
}

const FIRST: Readonly<Record<Shown, Words>> = {
  heap: {
    en: 'a line a b for the first heap a that can be left at b',
    zh: '对第一个可由 a 颗取到 b 颗的堆输出一行 a b',
  },
  pair: {
    en: 'a line x y (x ≤ y) for a winning move',
    zh: '对一种必胜走法输出一行 x y（x ≤ y）',
  },
  take: { en: 'the least first take that wins', zh: '输出最小的必胜取法' },
}

function shownWords(show: Shown, on: 'lines' | 'one line', anyOrder: boolean): Words {
  if (show === 'take')
    return {
      en: `every first take that wins, ${on === 'lines' ? 'one a line' : 'on one line with blanks between them'}, ${anyOrder ? 'in any order' : 'the least first'}`,
      zh: `${anyOrder ? '以任意顺序' : '从小到大'}输出每种必胜取法，${on === 'lines' ? '每行一个' : '在一行内以空格分隔'}`,
    }
  const line =
    on === 'lines' ? { en: 'a line', zh: '一行' } : { en: 'on one line', zh: '（都在一行内）' }
  return show === 'heap'
    ? {
        en: `${line.en} a b for every heap a that can be left at b, ${anyOrder ? 'in any order' : 'in input order'}`,
        zh: `${anyOrder ? '以任意顺序' : '按输入顺序'}对每个可由 a 颗取到 b 颗的堆输出${line.zh} a b`,
      }
    : {
        en: `${line.en} x y (x ≤ y) for each winning move: ${anyOrder ? 'in any order' : 'first the one that takes the same from both heaps, then the others by increasing x'}`,
        zh: `对每种必胜走法输出${line.zh} x y（x ≤ y）：${anyOrder ? '顺序任意' : '先是从两堆取同样多的，再是其余的，按 x 递增'}`,
      }
}
