import type { Convention, Mover } from '../model/outcome.ts'
import { OWN } from '../model/shape.ts'
import { same, type Words } from '../model/words.ts'
import type { Game, GameBase } from './game.ts'
import { partizanOf, rulesOf } from './partizan/define.ts'
import type { PartizanGame } from './partizan/game.ts'

/** What a game of one’s own may say of itself besides its moves. */
interface OwnWords<P> {
  /** The name, in one language or in both. */
  readonly name: string | Words
  readonly convention?: Convention
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

/** What makes a game of one’s own: where one can go from a position. */
export interface OwnMoves<P> extends OwnWords<P> {
  /** The positions that one move reaches; none where the player to move is stuck. */
  moves(position: P): Iterable<P>
  /** The parts of a position that is a sum, as positions; the values of normal play add up. */
  parts?(position: P): readonly P[]
}

/** What makes a game of one’s own whose players have different moves; no play goes on for ever. */
export interface OwnPartizanMoves<P> extends OwnWords<P> {
  /** The positions that one move of Left reaches. */
  left(position: P): Iterable<P>
  /** The positions that one move of Right reaches. */
  right(position: P): Iterable<P>
  /** Positions whose values add up to that of the position: what falls apart is solved apart. */
  parts?(position: P): readonly P[]
}

/** The game of functions that list the moves of Left and of Right, ready for solve, tabulate and play. */
export function gameFromMoves<P>(own: OwnPartizanMoves<P>): PartizanGame<P>
/**
 * The game of a function that lists moves, ready for solve, tabulate and play. Positions may repeat:
 * where nobody can force a win the game is a draw.
 */
export function gameFromMoves<P>(own: OwnMoves<P>): Game<P>
export function gameFromMoves<P>(
  own: OwnMoves<P> | OwnPartizanMoves<P>,
): Game<P> | PartizanGame<P> {
  return 'moves' in own ? impartial(own) : partizan(own)
}

function impartial<P>(own: OwnMoves<P>): Game<P> {
  const { rules, ...base } = baseOf(own)
  return {
    ...base,
    is: { kind: 'own' },
    rules: {
      axes: undefined,
      ...rules,
      *moves(position) {
        for (const to of own.moves(position)) yield { text: tell(own, position, to), to }
      },
      ...(own.parts && own.convention !== 'misere' && { parts: own.parts.bind(own) }),
    },
  }
}

function partizan<P>(own: OwnPartizanMoves<P>): PartizanGame<P> {
  const { rules, ...base } = baseOf(own)
  const sides = {
    ...rules,
    options: (position: P, mover: Mover) => [...own[mover](position)],
    *moves(position: P, mover: Mover) {
      for (const to of own[mover](position)) yield { text: tell(own, position, to), to }
    },
    // of parts, only values add up
    ...(own.parts && own.convention !== 'misere' && { parts: own.parts.bind(own) }),
    likeness: (position: P) => ({ key: rules.key(position), negative: false }),
  }
  return {
    ...base,
    is: { kind: 'own' },
    rules: { ...rulesOf(sides), key: rules.key },
    partizan: partizanOf(sides),
  }
}

/** All of a game but its moves. */
function baseOf<P>(own: OwnWords<P>) {
  const name = typeof own.name === 'string' ? same(own.name) : own.name
  const print = (position: P) => printed(own, position)
  const axes: 1 | 2 | undefined = own.at && (own.at.length === 2 ? 2 : 1)
  const at = (...numbers: number[]) => own.at?.(...numbers) as P
  const base: Omit<GameBase<P>, 'rules'> = {
    name: name.en,
    nameZh: name.zh,
    convention: own.convention ?? 'normal',
    shape: OWN,
    // what a program's positions look like, only their text says
    look: (position) => ({ kind: 'text', text: print(position) }),
  }
  const rules = {
    parse: (text: string) => own.parse?.(text) ?? (usualPosition(text) as P),
    print,
    key: (position: P) => own.key?.(position) ?? print(position),
    *upTo(size: number) {
      for (let i = 0; axes !== undefined && i <= size; i++)
        if (axes === 1) yield at(i)
        else for (let j = 0; j <= size; j++) yield at(i, j)
    },
    ...(axes && { axes, at: (coordinates: readonly bigint[]) => at(...coordinates.map(Number)) }),
  }
  return { ...base, rules }
}

function tell<P>(own: OwnWords<P>, from: P, to: P): Words {
  const words = own.say?.(from, to) ?? `${printed(own, from)} → ${printed(own, to)}`
  return typeof words === 'string' ? same(words) : words
}

function printed<P>(own: OwnWords<P>, position: P): string {
  return own.print?.(position) ?? usualText(position)
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
