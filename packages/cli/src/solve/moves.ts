import { type GameBase, type Lang, type Moves, positionIn, wordsIn } from '@nimber/core'
import { cyan, dim, print, wrap } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { solveWords } from './words.ts'

const SHOWN = 12

/** The winning moves below a title with their number: the first ones, or all of them. */
export function printMoves(
  title: string,
  moves: Moves<unknown>,
  game: GameBase<unknown>,
  all: boolean,
  lang: Lang,
): void {
  const [say, common] = [solveWords[lang], dictionary[lang]]
  const count = moves.knownCount
  print(`\n${cyan(title)}${count === undefined ? '' : `${common.colon}${count}`}`)
  let shown = 0n
  for (const move of moves.known()) {
    if (!all && shown === BigInt(SHOWN)) break
    print(
      wrap(
        `${clip(wordsIn(game, move.text[lang], lang))}   ${dim(`${say.leaves} ${clip(positionIn(game, move.to, lang), 40)}`)}`,
        '  ',
      ),
    )
    shown++
  }
  if (count === undefined) print(`  ${say.uncounted}`)
  else if (count > shown) print(`  ${say.andMore(count - shown)}`)
}

/** A text of more than `most` characters cut in the middle, between numbers unless they are long. */
export function clip(text: string, most = 400): string {
  if (text.length <= most) return text
  const head = text.slice(0, most / 2).replace(/(?<= )\d{1,12}$/, '')
  const tail = text.slice(-most / 2).replace(/^\d{1,12}(?= )/, '')
  return `${head}…${tail}`
}
