import type { Lang, Words } from '@nimber/core'
import { isList } from './layout.ts'
import { abridged } from './names.ts'
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
    for (const field of abridged(layout)) {
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

/** What is printed as it stands, between marks that a page shows as code. */
function literal(text: string): string {
  return `\`${text}\``
}

/** What is printed behind the number of a case, where there is one. */
export function labelled({ en, zh }: Words, numbered?: readonly [string, string]): Words {
  if (!numbered) return { en: en.replace(/^[a-z]/, (letter) => letter.toUpperCase()), zh }
  const label = literal(numbered.join('1').trimEnd())
  const [where, hier] = numbered[1].includes('\n')
    ? ['on the next line', '下一行']
    : ['on the same line', '同一行']
  return {
    en: `${label} with the number of the case, then ${where} ${en}`,
    zh: `先是 ${label}（1 换成这一组的编号），${hier}再是：${zh}`,
  }
}

/** The words for a first player who wins, and who does not. */
export function winnerWords(wins: string, loses: string): Words {
  return {
    en: `${literal(wins)} if the first player wins, ${literal(loses)} if not`,
    zh: `先手胜输出 ${literal(wins)}，否则输出 ${literal(loses)}`,
  }
}

function answerWords(asks: Asks): Words {
  switch (asks.kind) {
    case 'golden pairs':
      return {
        en: 'for k = 0, 1, …, n the k-th losing position as `(a,b)` with a ≤ b, all on one line with nothing between them',
        zh: '对 k = 0、1、…、n 依次输出第 k 个必败局面 `(a,b)`（a ≤ b），都在一行内，中间没有分隔',
      }
    case 'count':
      return {
        en: 'the number of winning first moves, `0` if the first player loses',
        zh: '必胜的第一步的种数，先手负则输出 `0`',
      }
    case 'winner': {
      const [wins, loses, draws] = asks.words
      return draws === undefined
        ? winnerWords(wins, loses)
        : {
            en: `${literal(wins)} if the first player wins, ${literal(loses)} if the second does, ${literal(draws)} for a draw`,
            zh: `先手胜输出 ${literal(wins)}，后手胜输出 ${literal(loses)}，平局输出 ${literal(draws)}`,
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
    en: `${literal(loses)} if the first player loses; else ${wins === undefined ? '' : `${literal(wins)}, then `}${what.en}`,
    zh: `先手负输出 ${literal(loses)}；否则${wins === undefined ? '' : `输出 ${literal(wins)}，再`}${what.zh}`,
  }
}

const FIRST: Readonly<Record<Shown, Words>> = {
  heap: {
    en: 'a line a b for the winning first move in the first heap that has one: the heap of a is reduced to b',
    zh: '对第一个有必胜走法的堆输出一行 a b：把 a 颗的堆取到 b 颗',
  },
  pair: {
    en: 'a line x y for a winning first move: the heaps that are left after it, x ≤ y',
    zh: '对一种必胜的第一步输出一行 x y：取后剩下的两堆，x ≤ y',
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
        en: `for each winning first move ${line.en} a b: the heap of a is reduced to b; ${anyOrder ? 'in any order' : 'in input order'}`,
        zh: `${anyOrder ? '以任意顺序' : '按输入顺序'}对每个必胜的第一步输出${line.zh} a b：把 a 颗的堆取到 b 颗`,
      }
    : {
        en: `for each winning first move ${line.en} x y: the heaps that are left after it, x ≤ y; ${anyOrder ? 'in any order' : 'first the move that takes the same from both heaps, then the others by increasing x'}`,
        zh: `对每个必胜的第一步输出${line.zh} x y：取后剩下的两堆，x ≤ y；${anyOrder ? '顺序任意' : '先是从两堆取同样多的，再是其余的，按 x 递增'}`,
      }
}
