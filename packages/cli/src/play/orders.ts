import {
  BeyondBudget,
  LEVEL_NAMES,
  LEVELS,
  type Level,
  listedMoves,
  type Move,
  type Player,
  positionOf,
  readMove,
  sideToMove,
  swapped,
  TextError,
  takenBack,
  writeMove,
} from '@nimber/core'
import { clipped } from '../frame/draw/draw.ts'
import { shown } from '../frame/draw/style.ts'
import { bold, green, pad, print, wrap } from '../frame/terminal.ts'
import { type Asked, commandOf } from './asked.ts'
import { hintLine, levelLine, nameOf, sidesLine, spokenIn, whyLines } from './report.ts'
import type { Session } from './session.ts'

/** Does what a line says, a move or a command. A wrong line is answered and changes nothing. */
export function obey(session: Session, line: string): 'go on' | 'quit' {
  const text = line.trim()
  const asked = commandOf(text)
  if (text === '') return 'go on'
  try {
    // a vertex may have the name of a command of one letter
    const move = asked && text.length > 1 ? undefined : read(session, text, asked !== undefined)
    if (move) session.take(move)
    else if (asked) return command(session, asked)
  } catch (error) {
    if (!(error instanceof TextError || error instanceof BeyondBudget)) throw error
    session.wrong(error.words[session.lang])
  }
  return 'go on'
}

/** The move of a text; undefined where it may be something else, or the game is over. */
function read(session: Session, text: string, other: boolean): Move<unknown> | undefined {
  const { match, over, words } = session
  if (over) {
    if (!other) session.wrong(words.over)
    return undefined
  }
  try {
    return readMove(match.game, positionOf(match), text)
  } catch (error) {
    if (other && error instanceof TextError) return undefined
    throw error
  }
}

function command(session: Session, { name, argument }: Asked): 'go on' | 'quit' {
  const { words, style, lang, match } = session
  switch (name) {
    case 'quit':
      return 'quit'
    case 'help':
      print(shown(words.help, style))
      break
    case 'hint':
      if (session.over) session.wrong(words.over)
      else
        session.say(
          session.think((verdicts) => hintLine(match, verdicts, lang)),
          green,
        )
      break
    case 'why':
      why(session)
      break
    case 'undo':
      undo(session)
      break
    case 'restart':
      session.match = takenBack(match, 0)
      session.say(words.restarted)
      session.show()
      break
    case 'swap':
      swap(session)
      break
    case 'level':
      setLevel(session, argument)
      break
    case 'moves':
      list(session)
      break
    case 'show':
      session.show()
      break
    case 'save':
      if (argument === '') session.wrong(words.whereTo)
      else session.save(argument)
      break
    case 'lang':
      speak(session, argument)
  }
  return 'go on'
}

function why(session: Session): void {
  const { match, lang, style } = session
  const [outcome, ...reason] = session.think((verdicts) => whyLines(match, verdicts, lang))
  session.say(outcome, bold)
  for (const line of reason) print(wrap(shown(line, style), '  ', style.columns))
}

/** Takes back to the last position in which a person was to move. */
function undo(session: Session): void {
  const { match, words } = session
  const { moves, players } = match
  let plies = moves.length - 1
  while (plies >= 0 && players[plies % 2 === 0 ? 0 : 1] !== 'person') plies--
  if (plies < 0) session.wrong(words.nothingBack)
  else {
    session.match = takenBack(match, plies)
    session.say(words.tookBack(moves.length - plies))
    session.show()
  }
}

/** Gives the players each other’s side; after the end, for a new game. */
function swap(session: Session): void {
  const { match, words, lang } = session
  if (match.players.every((player) => player === 'person')) session.wrong(words.noSwap)
  else {
    const { over } = session
    session.match = swapped(over ? takenBack(match, 0) : match)
    session.say(words.swapped(nameOf(session.match, sideToMove(session.match), lang)))
    const sides = sidesLine(session.match, lang)
    if (sides) session.say(sides)
    if (over) session.show()
  }
}

function setLevel(session: Session, argument: string): void {
  const { match, words, lang } = session
  const level = levelOf(argument)
  if (argument !== '' && !level) session.wrong(words.badLevel(argument))
  else {
    const change = (player: Player) => (player === 'person' || !level ? player : level)
    const [first, second] = match.players
    session.match = { ...match, players: [change(first), change(second)] }
    session.say(levelLine(session.match, lang))
  }
}

/** Lists moves with their numbers and what to type for them. */
function list({ match, style, words, lang }: Session): void {
  const { game } = match
  const position = positionOf(match)
  const moves = listedMoves(game, position)
  const typed = moves.map((move) => clipped(writeMove(game, position, move), 24))
  const width = Math.max(0, ...typed.map((text) => text.length))
  for (const [i, move] of moves.entries()) {
    const number = `#${i + 1}`.padStart(3)
    const text = clipped(spokenIn(game, position, move, lang), 60)
    print(shown(`  ${number}  ${pad(typed[i] as string, width)}  ${text}`, style))
  }
  let count = 0
  for (const _ of game.rules.moves(position)) if (++count > moves.length) break
  if (count > moves.length) print(shown(`  ${words.moreMoves}`, style))
}

function speak(session: Session, argument: string): void {
  const { style, words } = session
  if (argument !== 'zh' && argument !== 'en') session.wrong(words.whichLang)
  else {
    session.style = { ...style, lang: argument, unicode: style.unicode || argument === 'zh' }
    session.say(session.words.language)
    session.show()
  }
}

/** The level of a name in either language. */
export function levelOf(name: string): Level | undefined {
  const asked = name.trim().toLowerCase()
  return LEVELS.find((level) => Object.values(LEVEL_NAMES[level]).includes(asked))
}
