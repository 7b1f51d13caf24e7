import type { Words } from '@nimber/core'
import { problemNamed } from '@nimber/problems'
import type { Query } from '../../route/route.ts'
import type { ProblemCard } from '../../worker/tasks/problems.ts'

/** By what a list of problems is chosen; these are names in the address too. */
export const CHOICES = ['judge', 'tag', 'level', 'game'] as const
export type Choice = (typeof CHOICES)[number]

/** A problem as it is looked for: its texts in both languages, and what can be chosen of it. */
interface Indexed {
  readonly card: ProblemCard
  readonly text: string
  readonly has: Readonly<Record<Choice, readonly Option[]>>
}

/** Something to choose, by its key in the address. */
export interface Option {
  readonly key: string
  /** Its name; a level is its number. */
  readonly names: Words | undefined
}

/** The problems made ready to be looked through. */
export function indexOf(cards: readonly ProblemCard[]): readonly Indexed[] {
  return cards.map((card) => {
    const { id, title, rule, judge, tags, games, level } = card
    const said = [title, rule, judge.names, ...[...tags, ...games].map(({ names }) => names)]
    return {
      card,
      text: [id, ...said.flatMap(({ en, zh }) => [en, zh])].join('\n').toLowerCase(),
      has: {
        judge: [judge],
        tag: tags.map(({ tag, names }) => ({ key: tag, names })),
        level: [{ key: `${level}`, names: undefined }],
        game: games.map(({ slug, names }) => ({ key: slug, names })),
      },
    }
  })
}

/** The problems that have every word of the text and all that is chosen. */
export function chosenBy(index: readonly Indexed[], query: Query): readonly ProblemCard[] {
  const asked = query.q ?? ''
  const words = asked.toLowerCase().split(/\s+/)
  const cards = index.map(({ card }) => card)
  const named = problemNamed(cards, asked)
  return index
    .filter(
      ({ card, text, has }) =>
        (card === named || words.every((word) => text.includes(word))) &&
        CHOICES.every((c) => !query[c] || has[c].some(({ key }) => key === query[c])),
    )
    .map(({ card }) => card)
}

/** All that can be chosen of one kind, each once. */
export function optionsOf(index: readonly Indexed[], choice: Choice): readonly Option[] {
  const found = new Map<string, Option>()
  for (const { has } of index) for (const option of has[choice]) found.set(option.key, option)
  return [...found.values()]
}

/** Problems of one judge. */
interface Group {
  readonly key: string
  readonly names: Words
  readonly cards: ProblemCard[]
}

/** The problems of each judge, in the order in which they are listed. */
export function byJudge(cards: readonly ProblemCard[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const card of cards) {
    const { key, names } = card.judge
    const group = groups.get(key) ?? { key, names, cards: [] }
    group.cards.push(card)
    groups.set(key, group)
  }
  return [...groups.values()]
}
