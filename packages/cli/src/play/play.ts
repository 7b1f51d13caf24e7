import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import {
  type AnyGame,
  type Game,
  type Lang,
  type Level,
  type Match,
  type Mover,
  opponentOf,
  type Parsed,
  type Player,
  parseTranscript,
  playable,
  takenBack,
  Verdicts,
} from '@nimber/core'
import { textOf } from '../files/in-file.ts'
import { exampleOf, parseAnyArguments } from '../frame/arguments.ts'
import { styleOf } from '../frame/draw/style.ts'
import { budgetFrom, fail, type Limits } from '../frame/failure.ts'
import { gameOfFile, positionOfArguments } from '../frame/moves/game.ts'
import { complain, EXIT } from '../frame/settings.ts'
import { atSignal } from '../frame/signals.ts'
import { Progress, print } from '../frame/terminal.ts'
import { levelOf } from './orders.ts'
import { type Ending, runSession } from './run.ts'
import { KeyScreen, LineScreen } from './screen.ts'
import { Session, type Thinking } from './session.ts'
import { wrongPlay } from './words.ts'

/** The options of `nimber play`, as they are typed. */
export interface PlayOptions extends Limits {
  /** A file of the person's own that lists moves. */
  readonly moves?: string
  readonly level?: string
  readonly second?: boolean
  readonly left?: boolean
  readonly right?: boolean
  readonly two?: boolean
  readonly watch?: boolean
  readonly seed?: string
  readonly save?: string
  readonly replay?: string
}

/** No transcript has so many bytes. */
const MOST_BYTES = 2 ** 24

/** `nimber play`. */
export async function runPlay(
  game: string | undefined,
  position: readonly string[],
  options: PlayOptions,
  lang: Lang,
): Promise<void> {
  let bar = new Progress()
  const thought = () => {
    bar.clear()
    bar = new Progress()
  }
  try {
    const budget = { ...budgetFrom(options, bar), progress: (done: number) => bar.update(done) }
    const match = matchOf(game, position, options)
    if (options.save !== undefined) checkFolder(options.save)
    const verdicts = new Verdicts(match.game, match.start, budget)
    thought()
    await playAt(match, { verdicts, thought }, options, lang)
  } catch (error) {
    thought()
    fail(error, lang, options.budget)
  }
}

async function playAt(
  match: Match<unknown>,
  thinking: Thinking,
  { save }: PlayOptions,
  lang: Lang,
): Promise<void> {
  const { stdin, stdout, env } = process
  const raw = stdin.isTTY && stdout.isTTY && env.TERM !== 'dumb'
  const screen = raw ? new KeyScreen() : new LineScreen()
  const session = new Session(
    takenBack(match, 0),
    thinking,
    screen,
    styleOf(lang, env, stdout.columns),
  )
  const stop = (ending: Ending) => {
    screen.close()
    if (ending === 'end' && !session.over && !raw) complain(session.words.ended)
    if (save !== undefined && !session.save(save)) process.exitCode = 1
    if (ending === 'interrupt') process.exitCode = EXIT.interrupted
  }
  const stopListening = atSignal(() => {
    print('')
    stop('interrupt')
  })
  try {
    stop(await runSession(session, match.moves))
  } finally {
    screen.close()
    stopListening()
  }
}

/** The match of the arguments: a transcript, or a new one. */
function matchOf(
  game: string | undefined,
  position: readonly string[],
  options: PlayOptions,
): Match<unknown> {
  const { replay, second, two, watch, left, right, level, seed } = options
  const sided = left || right
  if (replay !== undefined) {
    const other = second || two || watch || sided || level !== undefined || seed !== undefined
    if (game !== undefined || options.moves !== undefined || other)
      throw wrongPlay((say) => say.replayAlone)
    return parseTranscript(textOf(replay, MOST_BYTES, new Progress()))
  }
  if ([second, two, watch].filter(Boolean).length > 1) throw wrongPlay((say) => say.oneOf)
  if (left && right) throw wrongPlay((say) => say.oneSide)
  const parsed = asked(game, position, options.moves)
  if (parsed.position === undefined)
    throw wrongPlay((say) => say.missingPosition(exampleOf(parsed.game)))
  if (sided && !parsed.game.partizan) throw wrongPlay((say) => say.sameMoves)
  const start = parsed.game.partizan
    ? { mover: beginner(options), position: parsed.position }
    : parsed.position
  const [one, other] = levelsOf(level ?? 'perfect', watch ?? false)
  const players: readonly [Player, Player] = two
    ? ['person', 'person']
    : watch
      ? [one, other]
      : second
        ? [one, 'person']
        : ['person', one]
  return { game: playable(parsed.game), start, moves: [], players, seed: seedOf(seed) }
}

/** The game and the position of the arguments. */
function asked(
  game: string | undefined,
  position: readonly string[],
  moves: string | undefined,
): Parsed<AnyGame<unknown>> {
  if (moves !== undefined) {
    const own = gameOfFile(moves)
    const given = game === undefined ? position : [game, ...position]
    return { game: own as Game<unknown>, position: positionOfArguments(own, given) }
  }
  if (game === undefined) throw wrongPlay((say) => say.missingGame)
  return parseAnyArguments(game, position)
}

/** Who begins where the players have different moves: Left, unless the options say otherwise. */
function beginner({ left, right, second }: PlayOptions): Mover {
  const own = right ? 'right' : 'left'
  return second && (left || right) ? opponentOf(own) : own
}

function levelsOf(text: string, two: boolean): readonly [Level, Level] {
  const names = text.split(/[,，]/)
  if (names.length > 1 && !two) throw wrongPlay((say) => say.twoLevels)
  const levels = names.map((name) => levelOf(name))
  const [first, second = first] = levels
  if (!first || !second || names.length > 2) throw wrongPlay((say) => say.badLevel(text))
  return [first, second]
}

function seedOf(text: string | undefined): number {
  if (text === undefined) return Math.floor(Math.random() * 2 ** 32)
  if (!/^\d{1,10}$/.test(text) || Number(text) >= 2 ** 32)
    throw wrongPlay((say) => say.badSeed(text))
  return Number(text)
}

/** A transcript that cannot be written is known before the game, not after it. */
function checkFolder(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK)
  } catch {
    throw wrongPlay((say) => say.noFolder(path))
  }
}
