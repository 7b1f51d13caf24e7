import { cards } from 'virtual:cards'
import { problems } from 'virtual:found-problems'
import type { Words } from '@nimber/core'
import type { Concept, LessonCard } from '@nimber/lessons'
import { type Judge, judgesOf, problemNamed } from '@nimber/problems'
import type { HomeCard } from '../../at-build/cards.ts'
import type { FoundProblem } from '../../at-build/problems.ts'
import { loadContents } from '../learn/load.ts'

/** What a search of the first page can find. */
export interface Index {
  readonly games: readonly Entry<HomeCard>[]
  readonly lessons: readonly Entry<Pair<LessonCard>>[]
  readonly words: readonly Entry<Pair<Concept>>[]
  readonly problems: readonly Entry<FoundProblem>[]
}

/** The same thing in both languages. */
type Pair<T> = Readonly<Record<keyof Words, T>>

interface Entry<T> {
  readonly item: T
  /** What it is called, and what else is said of it. */
  readonly names: readonly string[]
  readonly text: string
}

export type Found = { readonly [K in keyof Index]: readonly Index[K][number]['item'][] }

/** A text without the differences that nobody means: case, width, accents, hyphens, signs between words. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[\s\-–_()·:,，]+/g, ' ')
    .trim()
}

/** Finds a text: a Latin word from its beginning on, so that “king” is not found in “taking”. */
function pattern(text: string): RegExp {
  const before = /^[a-z]/.test(text) ? '(?<![a-z])' : /^\d/.test(text) ? '(?<!\\d)' : ''
  // blanks between Chinese and Latin letters are written or not
  const blanks = [...text.replaceAll(' ', '')].map((c) => c.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(before + blanks.join(' ?'), 'u')
}

function entry<T>(item: T, names: readonly string[], more: readonly string[]): Entry<T> {
  return { item, names: names.map(folded), text: [...names, ...more].map(folded).join('\n') }
}

/** Loads all that can be found: nothing of it is there before somebody searches. */
export async function loadIndex(): Promise<Index> {
  const [en, zh] = await Promise.all([loadContents('en'), loadContents('zh')])
  const both = <T extends { slug: string }>(list: readonly T[], other: readonly T[]) =>
    list.flatMap((item) => {
      const same = other.find(({ slug }) => slug === item.slug)
      return same ? [{ en: item, zh: same }] : []
    })
  return {
    games: cards.map((card) =>
      entry(
        card,
        [card, ...card.twins].flatMap(({ slug, names, aliases }) => [
          names.en,
          names.zh,
          slug,
          ...aliases,
        ]),
        [card.about.en, card.about.zh],
      ),
    ),
    lessons: both(en.lessons, zh.lessons).map((pair) =>
      entry(pair, [pair.en.title, pair.zh.title, pair.en.slug], [pair.en.summary, pair.zh.summary]),
    ),
    words: both(en.concepts, zh.concepts).map((pair) =>
      entry(
        pair,
        [pair.en, pair.zh].flatMap(({ name, slug, aliases }) => [name, slug, ...aliases]),
        [pair.en.first, pair.zh.first],
      ),
    ),
    problems: problems.map((problem) =>
      entry(
        problem,
        [problem.id, problem.title.en, problem.title.zh],
        [problem.judge.names, ...problem.tags].flatMap(({ en: a, zh: b }) => [a, b]),
      ),
    ),
  }
}

/** The judges whose problems can be found. */
export function judgesIn({ problems }: Index): readonly Judge[] {
  return judgesOf(problems.map(({ item }) => item.id))
}

/** What has every word of a text, in either language: what is called so first. */
export function find(index: Index, text: string): Found {
  const whole = folded(text)
  const words = whole.split(' ').map(pattern)
  const all = pattern(whole)
  const rank = (names: readonly string[]) => {
    if (names.includes(whole)) return 0
    const places = names.map((name) => name.search(all))
    return places.includes(0) ? 1 : places.some((place) => place > 0) ? 2 : 3
  }
  const among = <T>(entries: readonly Entry<T>[]): readonly T[] =>
    entries
      .filter((one) => all.test(one.text) || words.every((word) => word.test(one.text)))
      .map((one) => ({ one, rank: rank(one.names) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ one }) => one.item)
  // a problem in a spelling of its own, such as HDU-1846 or 洛谷2197
  const named = problemNamed(
    index.problems.map(({ item }) => item),
    text,
  )
  const listed = among(index.problems)
  if (whole === '') return { games: [], lessons: [], words: [], problems: [] }
  return {
    games: among(index.games),
    lessons: among(index.lessons),
    words: among(index.words),
    problems: named ? [named, ...listed.filter((one) => one !== named)] : listed,
  }
}
