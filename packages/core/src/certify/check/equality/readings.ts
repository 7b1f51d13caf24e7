import { Failure } from '../failure.ts'
import type { Work } from '../work.ts'
import { amazons, clobber, col, domineering, konane, nogo, snort } from './boards.ts'
import { alice, cutcake, eatcake, maundyCake } from './cakes.ts'
import { colGraph, hackenbush, snortGraph } from './graphs.ts'
import { readHeaps } from './heaps.ts'
import { approach, endNim, partizanEuclid } from './numbers.ts'
import { isWritten } from './part.ts'
import type { Reading } from './reading.ts'
import {
  colouring,
  elephantsAndRhinos,
  push,
  shove,
  toadsAndFrogs,
  topplingDominoes,
} from './strips.ts'

const GAMES = new Map<string, Reading>(
  Object.entries({
    hackenbush,
    domineering,
    'toads-and-frogs': toadsAndFrogs,
    'elephants-and-rhinos': elephantsAndRhinos,
    clobber,
    col,
    snort,
    'col-graph': colGraph,
    'snort-graph': snortGraph,
    konane,
    amazons,
    nogo,
    'toppling-dominoes': topplingDominoes,
    push,
    shove,
    'end-nim': endNim,
    'partizan-euclid': partizanEuclid,
    cutcake,
    'maundy-cake': maundyCake,
    eatcake,
    alice,
    approach,
    colouring,
  }),
)

/** How certificates of positions write that games are added up. */
export const PLUS = ' + '

/** Whether the checker can read all games of a sum, and a position of each. */
export function canRead(
  parts: readonly { readonly game: string; readonly position: string }[],
  work: Work,
): boolean {
  try {
    return parts.every(
      ({ game, position }) => !game.includes(PLUS) && isWritten(readGame(game, work), position),
    )
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** The checker's own reading of a game; throws a Failure where it has none. */
export function readGame(name: string, work: Work): Reading {
  const known = GAMES.get(name)
  if (known) return known
  try {
    return readHeaps(name, work)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const shown = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)
    throw new Failure(
      `The checker cannot read the game ${shown}: it reads rules of heaps, left … right …, and ${[...GAMES.keys()].join(', ')}.`,
      `验证程序读不了游戏 ${shown}：它能读堆的规则、left … right … 和 ${[...GAMES.keys()].join('、')}。`,
    )
  }
}
