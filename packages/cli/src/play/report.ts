import {
  type Analysis,
  analyse,
  bestMove,
  type Choice,
  ERRORS,
  explain,
  explainEvidence,
  type Game,
  isOfTurns,
  type Lang,
  LEVEL_NAMES,
  type Match,
  MOVERS,
  type Move,
  type Mover,
  opponentOf,
  PARTIZAN_OUTCOMES,
  positionOf,
  printIn,
  printLeft,
  resultOf,
  type Side,
  sideToMove,
  spokenMove,
  type Turn,
  type Verdicts,
  writeMove,
} from '@nimber/core'
import { clipped } from '../frame/draw/draw.ts'
import { dictionary } from '../frame/words.ts'
import { playWords } from './words.ts'

type AnyMatch = Match<unknown>

/** What the player of a side is called. */
export function nameOf(match: AnyMatch, side: Side, lang: Lang): string {
  const { players } = match
  const say = playWords[lang]
  const mover = moverOf(match, side)
  const [own, other] = [players[side], players[side === 0 ? 1 : 0]]
  if (own === 'person' && other !== 'person') return say.you
  if (own === 'person') return mover ? MOVERS[mover][lang] : say.player(side + 1)
  if (other === 'person') return say.theComputer
  const level = LEVEL_NAMES[own][lang]
  return mover ? say.levelled(MOVERS[mover][lang], level) : say.computer(side + 1, level)
}

/** Whether a side is Left or Right; undefined where both have the same moves. */
function moverOf({ game, start }: AnyMatch, side: Side): Mover | undefined {
  if (!isOfTurns(game)) return undefined
  const { mover } = start as Turn<unknown>
  return side === 0 ? mover : opponentOf(mover)
}

/** Who of a person and a computer is Left and who is Right; undefined where nothing is to be said. */
export function sidesLine(match: AnyMatch, lang: Lang): string | undefined {
  const { players } = match
  const side = players[0] === 'person' ? 0 : 1
  const mover = moverOf(match, side)
  if (!mover || (players[0] === 'person') === (players[1] === 'person')) return undefined
  return playWords[lang].sides(MOVERS[mover][lang], MOVERS[opponentOf(mover)][lang])
}

/** A move in the words of a player, which may say what the next one may take. */
export function spokenIn(
  game: Game<unknown>,
  from: unknown,
  move: Move<unknown>,
  lang: Lang,
  next: 'opponent' | 'reader' = 'opponent',
): string {
  return clipped(spokenMove(game, from, move, next)[lang], 120)
}

/** The position that a move leaves, short enough for a line. */
function leftBy({ game }: AnyMatch, move: Move<unknown>, lang: Lang): string {
  return clipped(printLeft(game, move.to, lang), 60)
}

/** The last move in a line, with what is to be said of the choice. */
export function movedLine(
  match: AnyMatch,
  choice: Choice<unknown> | undefined,
  lang: Lang,
): string {
  const say = playWords[lang]
  const move = match.moves.at(-1) as Move<unknown>
  const side = sideToMove(match) === 0 ? 1 : 0
  const { players } = match
  const next = players[side] !== 'person' && players[side === 0 ? 1 : 0] === 'person'
  const line = say.moved(
    nameOf(match, side, lang),
    spokenIn(match.game, before(match), move, lang, next ? 'reader' : 'opponent'),
    leftBy(match, move, lang),
  )
  const { kind } = choice ?? {}
  return kind === 'mistake' || kind === 'guess' ? `${line} (${say[kind]})` : line
}

/** The position before the last move. */
function before({ start, moves }: AnyMatch): unknown {
  const last = moves.at(-2)
  return last ? last.to : start
}

/** How a match that is over ended, and the one move that decided it. */
export function resultLines(
  match: AnyMatch,
  verdicts: Verdicts<unknown>,
  lang: Lang,
): readonly [result: string, ...reason: string[]] {
  const say = playWords[lang]
  const result = resultOf(match)
  const how =
    result?.winner !== undefined
      ? say.wins(nameOf(match, result.winner, lang))
      : result?.drawn === 'stuck'
        ? say.drawStuck
        : say.drawCircles
  const analysis = analyse(match, verdicts)
  return analysis ? [how, ...reasonLines(match, analysis, lang)] : [how]
}

function reasonLines(match: AnyMatch, analysis: Analysis<unknown>, lang: Lang): string[] {
  const say = playWords[lang]
  switch (analysis.kind) {
    case 'fair':
    case 'unknown':
      return [say[analysis.kind]]
    case 'from the start':
      return [say.fromStart(nameOf(match, analysis.side, lang))]
    case 'circles':
      return [
        say.circles(nameOf(match, analysis.side, lang)),
        ...betterLines(match, analysis.better, analysis.better?.text[lang], say.wouldWin, lang),
      ]
    default: {
      const { ply, side, move, from, better, had, kind } = analysis
      const said = kind === 'lost' ? say.lost : say.gaveUp
      const text = spokenIn(match.game, from, move, lang)
      const place = clipped(printIn(match.game, from, lang), 60)
      const would = had === 'N' ? say.wouldWin : say.wouldDraw
      return [
        said(ply + 1, nameOf(match, side, lang), text, place),
        ...betterLines(
          match,
          better,
          better && spokenIn(match.game, from, better, lang),
          would,
          lang,
        ),
      ]
    }
  }
}

function betterLines(
  match: AnyMatch,
  better: Move<unknown> | undefined,
  words: string | undefined,
  say: (move: string, left: string) => string,
  lang: Lang,
): string[] {
  return better && words ? [say(clipped(words, 120), leftBy(match, better, lang))] : []
}

/** A best move for the player to move, how to type it, and what it does. */
export function hintLine(match: AnyMatch, verdicts: Verdicts<unknown>, lang: Lang): string {
  const say = playWords[lang]
  const position = positionOf(match)
  const choice = bestMove(verdicts, position)
  if (!choice) return say.over
  const { move, kind } = choice
  const typed = clipped(writeMove(match.game, position, move), 120)
  const text = spokenIn(match.game, position, move, lang)
  if (kind === 'wins') {
    const ends = resultOf({ ...match, moves: [...match.moves, move] }) !== undefined
    return ends ? say.hintEnds(typed, text) : say.hintWins(typed, text, leftBy(match, move, lang))
  }
  if (kind === 'draws') return say.hintDraws(typed, text)
  return kind === 'lost' ? say.hintLost(typed, text) : say.hintGuess(typed, text)
}

/** Who wins the position, the reason and the evidence. */
export function whyLines(
  match: AnyMatch,
  verdicts: Verdicts<unknown>,
  lang: Lang,
): readonly [outcome: string, ...reason: string[]] {
  const verdict = verdicts.of(positionOf(match))
  if (!verdict) return [playWords[lang].whyUnknown]
  const { wins, loses, draws } = dictionary[lang]
  const { partizan } = verdict
  return [
    // N and P are about whoever moves: with different moves it matters who that is
    partizan
      ? `${PARTIZAN_OUTCOMES[partizan.outcome][lang]} (${partizan.outcome})`
      : { N: wins, P: loses, D: draws }[verdict.outcome],
    explain(verdict)[lang],
    explainEvidence(verdict.evidence)[lang],
  ]
}

/** How the computers of a match play. */
export function levelLine({ players }: AnyMatch, lang: Lang): string {
  const say = playWords[lang]
  const levels = players.flatMap((player) => (player === 'person' ? [] : [player]))
  if (levels.length === 0) return say.noComputer
  return [...new Set(levels)]
    .map((level) => say.levelSaid(LEVEL_NAMES[level][lang], ERRORS[level]))
    .join(lang === 'en' ? ' ' : '')
}
