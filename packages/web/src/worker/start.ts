import type { Game } from '@nimber/core'
import { boardOf } from './board.ts'

/** The position to begin with: an example that can be drawn, or one that can where there is any. */
export function firstOf(game: Game<unknown>, examples: readonly string[]): string {
  const isDrawn = (text: string) => boardOf(game, game.rules.parse(text)).kind !== 'text'
  const middling = startOf(game)
  return examples.find(isDrawn) ?? (isDrawn(middling) ? middling : (examples[0] ?? middling))
}

/** A position of a middling size. */
export function startOf({ rules }: Game<unknown>): string {
  if (rules.axes && rules.at) return rules.print(rules.at(rules.axes === 2 ? [5n, 8n] : [12n]))
  const list: unknown[] = []
  for (const position of rules.upTo(6)) if (list.push(position) === 2000) break
  return rules.print(list.at(-1))
}
