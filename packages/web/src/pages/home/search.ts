import type { GameCard } from '../../worker/tasks/games.ts'

/** The games that have a text in their names or rules, in either language. */
export function withText(cards: readonly GameCard[], text: string): readonly GameCard[] {
  const wanted = text.trim().toLowerCase()
  return cards.filter(({ slug, names, about, aliases }) =>
    [slug, names.en, names.zh, about.en, about.zh, ...aliases].some((words) =>
      words.toLowerCase().includes(wanted),
    ),
  )
}
