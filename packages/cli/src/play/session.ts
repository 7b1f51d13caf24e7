import {
  type Choice,
  chooseMove,
  entryOf,
  type Game,
  isOfTurns,
  type Lang,
  type Level,
  listedMoves,
  type Match,
  type Move,
  played,
  positionOf,
  printIn,
  printTranscript,
  randomAt,
  resultOf,
  sideToMove,
  type Turn,
  type Verdicts,
  type Words,
  writeMove,
} from '@nimber/core'
import { writeFile } from '../files/out-file.ts'
import { clipped, draw, nameIn } from '../frame/draw/draw.ts'
import { type Style, shown } from '../frame/draw/style.ts'
import { FileError } from '../frame/failure.ts'
import { complain } from '../frame/settings.ts'
import { bold, cyan, dim, print, wrap, yellow } from '../frame/terminal.ts'
import { levelLine, movedLine, nameOf, resultLines, sidesLine, spokenIn } from './report.ts'
import type { Question, Screen } from './screen.ts'
import { type PlayWords, playWords } from './words.ts'

/** The verdicts of a match, and what to do after they were asked for. */
export interface Thinking {
  readonly verdicts: Verdicts<unknown>
  readonly thought: () => void
}

/** A match with those who play it at a screen. */
export class Session {
  /** The match as it stands. */
  match: Match<unknown>
  style: Style
  private readonly thinking: Thinking
  readonly screen: Screen

  constructor(match: Match<unknown>, thinking: Thinking, screen: Screen, style: Style) {
    this.match = match
    this.thinking = thinking
    this.screen = screen
    this.style = style
  }

  get lang(): Lang {
    return this.style.lang
  }

  get words(): PlayWords {
    return playWords[this.lang]
  }

  get over(): boolean {
    return resultOf(this.match) !== undefined
  }

  /** Plays the move of a person, unless the game is over. */
  take(move: Move<unknown>): void {
    if (this.over) this.wrong(this.words.over)
    else this.play(move)
  }

  /** Writes the transcript; says whether that was possible. */
  save(path: string): boolean {
    try {
      writeFile(path, printTranscript(this.match, this.lang))
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      this.wrong(error.words[this.lang])
      return false
    }
    this.say(this.words.saved(path))
    return true
  }

  /** What some thinking gives. */
  think<T>(about: (verdicts: Verdicts<unknown>) => T): T {
    try {
      return about(this.thinking.verdicts)
    } finally {
      this.thinking.thought()
    }
  }

  say(text: string, paint: (text: string) => string = (plain) => plain): void {
    print(paint(wrap(shown(text, this.style), '', this.style.columns)))
  }

  wrong(text: string): void {
    complain(wrap(shown(text, this.style), '', this.style.columns))
  }

  /** Draws the position. */
  show(): void {
    const { match, style } = this
    const { game } = match
    const [start, now] = [match.start, positionOf(match)]
    const lines = isOfTurns(game)
      ? draw(game.turns, (now as Turn<unknown>).position, (start as Turn<unknown>).position, style)
      : draw(game, now, start, style)
    print(shown(`\n${lines.join('\n')}\n`, this.style))
  }

  /** Says what is played and by whom, and draws the first position. */
  begin(): void {
    const { words, lang, match } = this
    const { game, players, seed } = match
    const position = positionOf(match)
    this.say(`${nameIn(game, lang)}: ${clipped(printIn(game, position, lang))}`, bold)
    this.say(
      aboutOf(game)?.[lang] ?? (game.convention === 'misere' ? words.lastWins : words.lastLoses),
    )
    const sides = sidesLine(match, lang)
    if (sides) this.say(sides)
    this.say(words.begins(nameOf(match, 0, lang)))
    if (players.some((player) => player !== 'person')) this.say(levelLine(match, lang))
    const [first] = listedMoves(game, position)
    if (players.includes('person') && first) {
      const typed = clipped(writeMove(game, position, first), 40)
      this.say(words.howTo(typed, clipped(spokenIn(game, position, first, lang), 60)))
      if (this.screen.keys) this.say(words.arrows)
    } else this.say(words.seed(seed), dim)
    this.show()
    this.end()
  }

  /** What the person to move is asked. */
  question(): Question {
    const { words, match, style } = this
    const name = nameOf(match, sideToMove(match), this.lang)
    const prompt = this.over
      ? words.afterGame
      : name === words.you
        ? words.yourMove
        : words.moveOf(name)
    return { prompt, game: match.game, position: positionOf(match), style }
  }

  /** Plays the move of a computer. */
  reply(level: Level): void {
    const { match } = this
    const random = randomAt(match.seed, match.moves.length)
    const choice = this.think((verdicts) => chooseMove(verdicts, positionOf(match), level, random))
    if (choice) this.play(choice.move, choice)
  }

  /** Plays a move and shows what it leaves. */
  play(move: Move<unknown>, choice?: Choice<unknown>): void {
    this.match = played(this.match, move)
    this.say(movedLine(this.match, choice, this.lang), choice?.kind === 'mistake' ? yellow : cyan)
    this.show()
    this.end()
  }

  /** Says how the match ended, where it did. */
  private end(): void {
    if (!this.over) return
    const [result, ...reason] = this.think((verdicts) =>
      resultLines(this.match, verdicts, this.lang),
    )
    this.say(result, bold)
    for (const line of reason) this.say(line)
  }
}

/** The rule of a game in words, where the catalogue has it. */
function aboutOf(game: Game<unknown>): Words | undefined {
  if (isOfTurns(game)) return game.turns.is.kind === 'entry' ? game.turns.is.entry.about : undefined
  const entry = entryOf(game)
  return game.is.kind === 'entry' || entry?.params.length === 0 ? entry?.about : undefined
}
