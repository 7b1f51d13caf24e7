import { type Game, NoProgram, recipeOf } from '@nimber/core'

type Recipe = ReturnType<typeof recipeOf>

/**
 * What is known of a game for numbers up to a bound, with tables no larger than that. Throws
 * NoProgram where a table or a search of a program would not go so far.
 */
export function knownUpTo(game: Game<unknown>, most: bigint): Recipe {
  const known = recipeOf(game)
  if (!known.derived) return known
  const { shape } = known
  const numbers = shape.kind === 'heaps' ? shape.each : shape.kind === 'numbers' ? shape.names : []
  for (const { range } of numbers)
    if (range.most < most)
      throw new NoProgram({
        en: `Of ${game.name} no formula is known, and a program can look at numbers up to ${range.most} only; here they go up to ${most}.`,
        zh: `关于${game.nameZh}没有已知的公式，程序只能处理不超过 ${range.most} 的数，而这里的数至多为 ${most}。`,
      })
  return shape.kind === 'heaps' ? recipeOf(game, undefined, most) : known
}
