import { type Game, type Lang, parse, solve } from '@nimber/core'
import type { TableBlock, TableCell } from '../blocks.ts'
import { titleOf } from '../exercises/naming.ts'

/** The table of a game from 0 to a bound, such as `take {1,3,4}: 0..12` or `wythoff: 0..7x7`. */
export function compileTable(
  head: string,
  marks: 'outcomes' | 'values',
  lang: Lang,
): Omit<TableBlock, 'kind' | 'text'> {
  const [, text = '', to = '', and] = /^(.+): 0\.\.(\d+)(?:x(\d+))?$/.exec(head) ?? []
  if (!text) throw new Error(`expected a game and how far, as in take {1,3,4}: 0..12; got ${head}`)
  const { game } = parse(text)
  const { rules } = game
  const { at } = rules
  const places = [Number(to), ...(and === undefined ? [] : [Number(and)])]
  if (!at || rules.axes !== places.length) throw new Error(`${head} has no such table`)
  const columns = places[1] === undefined ? undefined : places[1] + 1
  const coordinates = allBelow(places)
  const positions = coordinates.map((numbers) => at(numbers))
  // two coordinates of a table may be one position, and a move may leave several heaps
  const cellOf = new Map(positions.map((position, i) => [rules.print(position), i]))
  const partsOf = (position: unknown) => rules.parts?.(position) ?? [position]
  const markOf = (position: unknown) => markIn(game, position, marks)
  const cells = positions.map((position, i): TableCell => {
    const reached = new Map<string, unknown>()
    for (const move of rules.moves(position)) reached.set(rules.print(move.to), move.to)
    return {
      at: (coordinates[i] ?? []).join(' '),
      mark: markOf(position),
      options: [...reached].map(([to, option]) => ({
        to,
        mark: markOf(option),
        cells: partsOf(option).flatMap((part) => cellOf.get(rules.print(part)) ?? []),
      })),
    }
  })
  return { game: game.name, name: titleOf(game)[lang], marks, columns, cells }
}

function markIn(game: Game<unknown>, position: unknown, marks: 'outcomes' | 'values'): string {
  const verdict = solve(game, position)
  if (marks === 'outcomes') return verdict.outcome
  if (verdict.value === undefined) throw new Error(`${game.name} has no values`)
  return `${verdict.value}`
}

/** All lists of numbers up to these bounds, the last number changing first. */
function allBelow(bounds: readonly number[]): readonly (readonly bigint[])[] {
  return bounds.reduce<readonly (readonly bigint[])[]>(
    (lists, bound) =>
      lists.flatMap((list) => Array.from({ length: bound + 1 }, (_, n) => [...list, BigInt(n)])),
    [[]],
  )
}
