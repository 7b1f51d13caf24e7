import { basename } from 'node:path'
import { type Game, parse, TextError } from '@nimber/core'
import {
  ASKS,
  type Ask,
  askedProblem,
  chosenNames,
  gameProblem,
  openEntry,
  type Problem,
  parseFormat,
} from '@nimber/problems'
import { askedWords } from './asked-words.ts'
import { refusing } from './failure.ts'
import { findProblem } from './find-problem.ts'
import { gameOfFile } from './moves/game.ts'
import { wrongMoves } from './moves/words.ts'

/** A problem that is in no list, as the options of a command tell it. */
export interface AskedOptions {
  /** A file of the person's own that lists moves, instead of a game. */
  readonly moves?: string
  readonly game?: string
  readonly format?: string
  readonly words?: string
  readonly ask?: string
  readonly label?: string
}

const wrong = refusing(askedWords)

/** Words of answers that nobody will see. */
const UNSEEN = 'W,L,D'

/** The problem whose inputs are wanted: what is printed for an answer need not be told. */
export function inputsFor(id: string | undefined, options: AskedOptions): Problem {
  const isAsked = options.game !== undefined || options.moves !== undefined
  return problemFor(id, isAsked ? { words: UNSEEN, ...options } : options)
}

/** The problem with an id, or the one that the options tell; throws a UsageError or a TextError. */
export function problemFor(id: string | undefined, options: AskedOptions): Problem {
  const { moves, format, words, ask, label } = options
  if (moves !== undefined && options.game !== undefined) throw wrongMoves((say) => say.notBoth)
  const game = options.game ?? (moves === undefined ? undefined : basename(moves))
  if (game === undefined) {
    if ([format, words, ask, label].some((given) => given !== undefined))
      throw wrong((say) => say.onlyGame)
    if (id === undefined) throw wrong((say) => say.needProblem)
    return findProblem(id)
  }
  if (format === undefined) throw wrong((say) => say.gameNeeds)
  const asks = askFrom(ask)
  const needed = asks === 'winner' || asks === 'letters'
  if (needed && words === undefined) throw wrong((say) => say.gameNeeds)
  const all = words?.split(/[,，]/).map((word) => word.trim()) ?? []
  const clear = all.every((word) => /^\S.*$/.test(word)) && new Set(all).size === all.length
  if (!clear || all.length > 3 || (needed && all.length < 2))
    throw wrong((say) => say.badWords(words ?? ''))
  const [wins = '', loses = '', draws] = all
  const plain = draws === undefined ? ([wins, loses] as const) : ([wins, loses, draws] as const)
  const own = moves === undefined ? undefined : ownGame(moves, format)
  const simple =
    asks === 'winner' && label === undefined ? simpleProblem(game, format, own) : undefined
  return simple
    ? gameProblem(simple.subject, simple.read, plain, format)
    : askedProblem({
        game,
        format,
        ask: asks,
        words: all,
        ...(label !== undefined && { label }),
        ...(own && { own }),
      })
}

function askFrom(text = 'winner'): Ask {
  const found = ASKS.find((ask) => ask === text)
  if (!found) throw wrong((say) => say.badAsk(text, ASKS.join(', ')))
  return found
}

/** A game whose positions are the numbers of a format, with its parameters among them. */
function simpleProblem(text: string, format: string, own: Game<unknown> | undefined) {
  try {
    const read = parseFormat(format)
    const subject = own ?? openEntry(text, read) ?? gameAlone(text)
    // a number that moves could choose is one of the input where the input has its name
    const isBound = 'rules' in subject && chosenNames(subject).some((name) => name in read.of)
    return isBound ? undefined : { subject, read }
  } catch (error) {
    if (error instanceof TextError) return undefined
    throw error
  }
}

/** The game of a file; where cases are lists, a list of one is a list too. */
function ownGame(moves: string, format: string): Game<unknown> {
  const lists = /\[|heaps|堆/.test(format)
  return gameOfFile(moves, { lists }) as Game<unknown>
}

function gameAlone(text: string): Game<unknown> {
  const { game, position } = parse(text)
  if (position !== undefined) throw wrong((say) => say.gameHasPosition)
  return game
}
