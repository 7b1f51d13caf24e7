import type { Convention } from '../model/outcome.ts'
import { OWN } from '../model/shape.ts'
import { same, type Words } from '../model/words.ts'
import type { Game } from './game.ts'

/** What makes a game of one’s own: where one can go from a position. */
export interface OwnMoves<P> {
  /** The name, in one language or in both. */
  readonly name: string | Words
  readonly convention?: Convention
  /** The positions that one move reaches; none where the player to move is stuck. */
  moves(position: P): Iterable<P>
  /** The position as text; numbers and texts as they are, others as JSON. */
  print?(position: P): string
  /** The position of a text; the inverse of the usual text where nothing is said. */
  parse?(text: string): P
  /** Equal for positions that play alike; the text where nothing is said. */
  key?(position: P): string
  /** How a move is told; `from → to` where nothing is said. */
  say?(from: P, to: P): string | Words
  /** The position at one number, or at two: gives the game tables. */
  at?(...numbers: number[]): P
}

/**
 * The game of a function that lists moves, ready for solve, tabulate and play. Positions may repeat:
 * where nobody can force a win the game is a draw.
 */
export function gameFromMoves<P>(own: OwnMoves<P>): Game<P> {
  const { convention = 'normal' } = own
  const name = typeof own.name === 'string' ? same(own.name) : own.name
  const print = (position: P) => own.print?.(position) ?? usualText(position)
  const axes = own.at && (own.at.length === 2 ? 2 : 1)
  const at = (...numbers: number[]) => own.at?.(...numbers) as P
  const tell = (from: P, to: P): Words => {
    const words = own.say?.(from, to) ?? `${print(from)} → ${print(to)}`
    return typeof words === 'string' ? same(words) : words
  }
  return {
    name: name.en,
    nameZh: name.zh,
    is: { kind: 'own' },
    convention,
    shape: OWN,
    look: (position) => ({ kind: 'text', text: print(position) }),
    rules: {
      parse: (text) => own.parse?.(text) ?? (usualPosition(text) as P),
      print,
      key: (position) => own.key?.(position) ?? print(position),
      *moves(position) {
        for (const to of own.moves(position)) yield { text: tell(position, to), to }
      },
      *upTo(size) {
        for (let i = 0; axes !== undefined && i <= size; i++)
          if (axes === 1) yield at(i)
          else for (let j = 0; j <= size; j++) yield at(i, j)
      },
      axes,
      ...(axes && { at: (coordinates) => at(...coordinates.map(Number)) }),
    },
  }
}

function usualText(position: unknown): string {
  return typeof position === 'object' ? JSON.stringify(position) : String(position)
}

/** A number or an object where the text is one, else the text itself. */
function usualPosition(text: string): unknown {
  try {
    const position: unknown = JSON.parse(text)
    return usualText(position) === text.trim() ? position : text
  } catch {
    return text
  }
}
