import type { Move } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN, type Shape } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { argsText } from '../define.ts'
import type { Args, Look, Param } from '../game.ts'
import type { Likeness, Partizan, PartizanEntry, PartizanGame, PartizanTheorem } from './game.ts'
import type { Packed } from './packed.ts'

/** A partizan game as a file of the catalogue states it. */
export interface PartizanDescription<P> {
  readonly slug: string
  readonly names: Words
  readonly aliases?: readonly string[]
  readonly params?: readonly Param[]
  readonly about: Words
  /** What a position is, in words. */
  readonly position: Words
  readonly examples: readonly string[]
  /** Where to read of a game that has no theorem. */
  readonly reference?: string | Words
  /** The slug of the game in which both players have the moves of either. */
  readonly alike?: string
  readonly rules: (args: Args) => PartizanRules<P>
  readonly shape?: Shape<P>
  readonly look: (position: P) => Look
  readonly theorem?: (args: Args) => PartizanTheorem<P>
}

/** The positions and moves of a partizan game; what is optional makes its values faster. */
export interface PartizanRules<P> {
  /** The position of a text; throws a TextError, its offset within the text. */
  parse(text: string): P
  /** The one canonical text of a position. */
  print(position: P): string
  /** The moves of a player, with words. */
  moves(position: P, mover: Mover): Iterable<Move<P>>
  /** All positions up to a size, small ones first where that is easy: what tests run over. */
  upTo(size: number): Iterable<P>
  /** The positions that moves reach, without their words. */
  options?(position: P, mover: Mover): readonly P[]
  parts?(position: P): readonly P[]
  likeness?(position: P): Likeness
  packed?(position: P): Packed | undefined
  /** The position that stands at these coordinates of a table, for `axes` numbers. */
  readonly axes?: 1 | 2
  at?(coordinates: readonly bigint[]): P
}

/** A partizan game of the catalogue. */
export function definePartizan<P>(description: PartizanDescription<P>): PartizanEntry {
  const { slug, names, aliases = [], params = [], about, position, examples } = description
  const { shape = OWN, look, reference, alike } = description
  const entry: PartizanEntry = {
    slug,
    names,
    aliases,
    params,
    about,
    position,
    examples,
    ...(reference && { reference }),
    ...(alike && { alike }),
    make(args) {
      const own = description.rules(args)
      const behind = argsText(entry, args)
      const theorem = description.theorem?.(args)
      const game: PartizanGame<P> = {
        name: slug + behind,
        nameZh: names.zh + behind,
        is: { kind: 'entry', entry, args },
        convention: 'normal',
        rules: rulesOf(own),
        shape,
        look,
        partizan: partizanOf(own),
        ...(theorem && { theorem }),
      }
      return game
    },
  }
  return entry
}

/** The rules as all games have them; without a player, the moves of both. */
export function rulesOf<P>(own: PartizanRules<P>): Rules<P> {
  return {
    parse: own.parse,
    print: own.print,
    *moves(position, mover) {
      if (mover !== 'right') yield* own.moves(position, 'left')
      if (mover !== 'left') yield* own.moves(position, 'right')
    },
    upTo: own.upTo,
    axes: own.axes,
    ...(own.at && { at: own.at }),
  }
}

/** What values are made of, from the moves where nothing faster is said. */
export function partizanOf<P>(own: PartizanRules<P>): Partizan<P> {
  return {
    options:
      own.options ??
      ((position, mover) => Array.from(own.moves(position, mover), (move) => move.to)),
    parts: own.parts ?? ((position) => [position]),
    likeness: own.likeness ?? ((position) => ({ key: own.print(position), negative: false })),
    ...(own.packed && { packed: own.packed }),
  }
}
