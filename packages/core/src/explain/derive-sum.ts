import { exampleOf, gameOfPart } from '../games/catalogue.ts'
import type { Component, Game } from '../games/game.ts'
import { parse } from '../games/parse.ts'
import { within } from '../model/errors.ts'
import { join, type Words } from '../model/words.ts'
import { tabulate } from '../solve/tabulate.ts'
import { BUDGET, type Derived, LISTED, listOf, TITLES, worked } from './derived.ts'

/** As many parts are told one by one. */
const MOST_PARTS = 12

/** How the values of parts are added. */
const ADDED: Words = {
  en: 'A move changes one part. The value of the whole is the xor of the values of the parts, and it is losing exactly when that is 0 (R. Sprague 1935, P. M. Grundy 1939).',
  zh: '每步只动一部分。整个局面的 SG 值是各部分 SG 值的异或，为 0 时恰为必败（R. Sprague 1935，P. M. Grundy 1939）。',
}

/** A sum: where the values of its parts come from, and an example. */
export function ofSum(
  game: Game<unknown>,
  components: (position: unknown) => readonly Component<unknown>[],
): Derived[] {
  const position = examplePosition(game, components)
  const parts = components(position)
    .slice(0, MOST_PARTS)
    .map(({ game: part, text }): Words => {
      const own = gameOfPart({ game: part })
      const { theorem } = own
      const known = theorem?.statement ?? firstValuesOf(own)
      const isHeap = !('rules' in part)
      return {
        en: `${isHeap ? `${text.en.split(':')[0]}, ` : ''}${own.name}: ${known.en}`,
        zh: `${isHeap ? `${text.zh.split('：')[0]}，` : ''}${own.nameZh}：${known.zh}`,
      }
    })
  const example = within(() => worked(game, position))
  if (game.convention === 'misere')
    return [
      { title: TITLES.sum, text: join(parts, '\n', '\n') },
      { title: TITLES.misere, text: example ? join([NO_VALUES, example], '\n', '\n') : NO_VALUES },
    ]
  return [
    { title: TITLES.sum, text: join([ADDED, ...parts], '\n', '\n') },
    ...(example ? [{ title: TITLES.example, text: example }] : []),
  ]
}

const NO_VALUES: Words = {
  en: 'The values of the parts do not decide misère play of a sum: the whole game tree is searched.',
  zh: '反常规下各部分的 SG 值不能决定和的胜负：须搜索整个博弈树。',
}

/** The first values of a part without a theorem. */
function firstValuesOf(game: Game<unknown>): Words {
  const table = game.rules.axes === 1 && within(() => tabulate(game, [LISTED], BUDGET))
  return table
    ? listOf(LISTED, (n) => table.cell(n))
    : { en: 'values by search.', zh: '值由搜索得出。' }
}

/** The first example of the catalogue, else a small position in which every part has a move. */
function examplePosition(
  game: Game<unknown>,
  components: (position: unknown) => readonly Component<unknown>[],
): unknown {
  const known = exampleOf(game)
  if (known) return parse(known).position
  let looked = 0
  let last: unknown
  for (const position of game.rules.upTo(12)) {
    last = position
    if (components(position).every(hasMove) || ++looked === 5000) break
  }
  return last
}

function hasMove(part: Component<unknown>): boolean {
  for (const _ of gameOfPart(part).rules.moves(part.position)) return true
  return false
}
