import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import type { CellsLook } from '../game.ts'

/** The rows of a board from the top, with 1 for a coin that lies heads up and 0 for another. */
export type Coins = readonly string[]

/** All boards of a few rows and columns. */
function* boards(rows: number, columns: number): Generator<Coins> {
  for (let n = 0; n < 2 ** (rows * columns); n++) {
    const all = n.toString(2).padStart(rows * columns, '0')
    yield Array.from({ length: rows }, (_, i) => all.slice(i * columns, (i + 1) * columns))
  }
}

/** How a board of coins is read and written, for a game with these moves. */
export function coinsRules(moves: (coins: Coins) => Iterable<Move<Coins>>): Rules<Coins> {
  return {
    parse(text) {
      const words = [...text.matchAll(/[^\s|]+/g)]
      const width = words[0]?.[0].length ?? 0
      const bad = words.find(([row]) => /[^01e.]/.test(row) || row.length !== width)
      // as the board has them: e for heads and . for tails
      const coins = (row: string) => row.replaceAll('e', '1').replaceAll('.', '0')
      if (words.length > 0 && !bad) return words.map(([row]) => coins(row))
      throw new TextError(text, bad?.index ?? text.trimEnd().length, {
        en: 'Expected rows of the same length of 1 (heads) and 0 (tails), as in 101 010.',
        zh: '这里应是等长的若干行，1 为正面、0 为反面，例如 101 010。',
      })
    },
    print: (coins) => coins.join(' '),
    moves,
    *upTo(size) {
      for (let rows = 1; rows <= 3; rows++)
        for (let columns = 1; columns <= 4 && rows * columns <= Math.min(size, 9); columns++)
          yield* boards(rows, columns)
    },
    axes: undefined,
  }
}

/** A board of coins as it is drawn. */
export function coinsLook(coins: Coins): CellsLook {
  return {
    kind: 'cells',
    rows: coins.map((row) => row.replaceAll('1', 'e').replaceAll('0', '.')),
    style: 'coins',
  }
}

/** How a position is written. */
export const coinsPosition = {
  en: 'the rows from the top, 1 for heads and 0 for tails: 101 010',
  zh: '从上到下的各行，1 为正面、0 为反面：101 010',
}
