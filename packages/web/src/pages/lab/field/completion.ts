import type { Lang, Words } from '@nimber/core'
import type { GameCard } from '../../../worker/tasks/games.ts'
import {
  AFTER_AMOUNTS,
  AFTER_CHANGE,
  AMOUNTS,
  type Keyword,
  MISERE,
  SPLIT,
  SPLIT_KINDS,
  STARTERS,
} from './keywords.ts'

/** A text that may stand at the caret. */
export interface Suggestion {
  /** Where the text that it replaces begins. */
  readonly from: number
  readonly text: string
  readonly about: Words | undefined
}

const MOST = 8

/**
 * What may be written at the caret: keywords that the grammar allows there and names of games, the
 * likeliest first. `all`: also where no letter is written yet.
 */
export function suggest(
  text: string,
  caret: number,
  { lang, games, all }: { lang: Lang; games: readonly GameCard[]; all: boolean },
): readonly Suggestion[] {
  const before = text.slice(Math.max(0, caret - 400), caret)
  const cut = caret - before.length
  const start = before.search(/[^\s;+()（）；]*$/)
  // Chinese words stand without blanks between them: the last may begin at any letter
  for (let at = start; at <= before.length; at++) {
    const word = before.slice(at)
    if (word === '' && !all) break
    const found = candidates(before.slice(0, at), word, lang, games)
    if (found.length > 0)
      return found.slice(0, MOST).map((candidate) => ({ from: cut + at, ...candidate }))
    if (!/\p{Script=Han}/u.test(word)) break
  }
  return []
}

interface Candidate {
  readonly text: string
  readonly about: Words | undefined
}

function candidates(
  lead: string,
  word: string,
  lang: Lang,
  games: readonly GameCard[],
): readonly Candidate[] {
  const part = lead.slice(partStart(lead))
  const own = part.replace(/^\s*(misere|misère|反常规|反常)\s*/i, '')
  const script = word === '' ? lang : /\p{Script=Han}/u.test(word) ? 'zh' : 'en'
  const keywords = keywordsAfter(own, own !== part)
    .filter(({ words }) => begins(words[script], word))
    .map(({ words, about }) => ({ text: words[script], about }))
  return own.trim() === '' ? [...keywords, ...named(word, script, games)] : keywords
}

/** Where the part of a sum begins that a text ends in; a plus between counters is none of its. */
function partStart(lead: string): number {
  const counters = lead.search(/(counters|计数)[^()（）]*$/i)
  if (counters >= 0) return counters
  return Math.max(...['+', '(', '（'].map((sign) => lead.lastIndexOf(sign))) + 1
}

/** The keywords that may follow a part of a sum as far as it is written. */
function keywordsAfter(part: string, misere: boolean): readonly Keyword[] {
  if (part.trim() === '') return misere ? STARTERS : [...STARTERS, MISERE]
  if (/^\s*(take(?=\s)|取)/i.test(part)) {
    if (/(^\s*take|取)\s*$/i.test(part)) return AMOUNTS
    if (/(\sor|或)\s*$/i.test(part)) return [...AMOUNTS, SPLIT]
    return /[\s}时数意]$/.test(part) ? AFTER_AMOUNTS : []
  }
  if (/^\s*(split|拆分)\s+$/i.test(part)) return SPLIT_KINDS
  if (/^\s*(counters|计数)/i.test(part) && /[-+:]=[^;]*\s$/.test(part)) return AFTER_CHANGE
  return []
}

function named(word: string, script: Lang, games: readonly GameCard[]): readonly Candidate[] {
  return games
    .filter(({ slug, names }) =>
      script === 'en'
        ? begins(slug, word) || slug.includes(`-${word.toLowerCase()}`)
        : names.zh.includes(word),
    )
    .map(({ slug, names, game, about }) => {
      const behind = game.slice(slug.length)
      return script === 'en'
        ? { text: game, about: { en: about.en, zh: `${names.zh}：${about.zh}` } }
        : { text: names.zh + behind, about }
    })
}

function begins(candidate: string, word: string): boolean {
  const written = word.toLowerCase()
  return candidate.toLowerCase().startsWith(written) && candidate.trim() !== written
}
