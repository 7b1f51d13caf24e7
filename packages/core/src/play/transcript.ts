import type { Game } from '../games/game.ts'
import { parseAny } from '../games/parse.ts'
import { playable, printIn } from '../games/partizan/turns.ts'
import { inside, TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import type { Lang, Words } from '../model/words.ts'
import {
  LEVEL_NAMES,
  LEVELS,
  type Match,
  type Player,
  played,
  positionOf,
  resultOf,
} from './match.ts'
import { moveToText } from './move-to.ts'

const KEYS = {
  game: { en: 'game', zh: '游戏' },
  start: { en: 'start', zh: '开局' },
  first: { en: 'first', zh: '先手' },
  second: { en: 'second', zh: '后手' },
  seed: { en: 'seed', zh: '种子' },
  result: { en: 'result', zh: '结果' },
} as const satisfies Record<string, Words>
type Key = keyof typeof KEYS

const PERSON: Words = { en: 'person', zh: '人' }

const RESULTS = {
  first: { en: 'the first player wins', zh: '先手胜' },
  second: { en: 'the second player wins', zh: '后手胜' },
  stuck: { en: 'a draw: no move', zh: '平局：无路可走' },
  repetition: { en: 'a draw: the same position three times', zh: '平局：同一局面出现三次' },
} as const satisfies Record<string, Words>

/**
 * The match as lines that a person can read: the game, who played, and each move with the position
 * it left, from which the match can be played again exactly.
 */
export function printTranscript<P>(match: Match<P>, lang: Lang): string {
  const { game, start, players, seed } = match
  const line = (key: Key, text: string) => `${KEYS[key][lang]}: ${text}`
  const result = resultOf(match)
  return [
    line('game', lang === 'en' ? game.name : game.nameZh),
    line('start', game.rules.print(start)),
    line('first', playerWords(players[0])[lang]),
    line('second', playerWords(players[1])[lang]),
    line('seed', `${seed}`),
    ...match.moves.map(({ text, to }, i) => `${i + 1}. ${text[lang]} | ${game.rules.print(to)}`),
    ...(result ? [line('result', resultWords(match)[lang])] : []),
    '',
  ].join('\n')
}

function playerWords(player: Player): Words {
  return player === 'person' ? PERSON : LEVEL_NAMES[player]
}

function resultWords(match: Match<unknown>): Words {
  const result = resultOf(match)
  if (result?.winner !== undefined) return RESULTS[result.winner === 0 ? 'first' : 'second']
  return RESULTS[result?.drawn ?? 'stuck']
}

/** The match of a transcript in either language; throws a TextError at a line that does not fit. */
export function parseTranscript(text: string): Match<unknown> {
  const lines = linesOf(text)
  const [game, start] = [lineOf(text, lines, 'game'), lineOf(text, lines, 'start')]
  const known = inside(text, game.offset, () => playable(parseAny(game.text).game))
  const position = inside(text, start.offset, () => known.rules.parse(start.text))
  const seed = lineOf(text, lines, 'seed')
  if (!/^\d{1,10}$/.test(seed.text))
    throw new TextError(text, seed.offset, {
      en: 'Expected a seed of at most 10 digits.',
      zh: '种子应是至多 10 位的数。',
    })
  let match: Match<unknown> = {
    game: known,
    start: position,
    moves: [],
    players: [playerOf(text, lines, 'first'), playerOf(text, lines, 'second')],
    seed: Number(seed.text),
  }
  for (const line of lines) {
    if (line.key === undefined) match = withLine(text, match, line)
    else if (line.key === 'result') checkResult(text, match, line)
  }
  return match
}

function isOneOf({ en, zh }: Words, text: string | undefined): boolean {
  return text === en || text === zh
}

interface Line {
  readonly key: Key | undefined
  readonly text: string
  readonly offset: number
}

/** The lines that say something: `key: text`, or a move with its number. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    if (/^\s*(#|$)/.test(line)) continue
    const head = /^\s*([^\s:：.]+)\s*[:：]\s*/.exec(line)
    const key = (Object.keys(KEYS) as Key[]).find((k) => isOneOf(KEYS[k], head?.[1]?.toLowerCase()))
    if (key && head)
      lines.push({ key, text: line.slice(head[0].length).trim(), offset: index + head[0].length })
    else lines.push({ key: undefined, text: line, offset: index })
  }
  return lines
}

function lineOf(text: string, lines: readonly Line[], key: Key): Line {
  const found = lines.find((line) => line.key === key)
  if (found) return found
  throw new TextError(text, 0, {
    en: `This is no transcript: the line “${KEYS[key].en}: …” is missing.`,
    zh: `这不是对局记录：缺少“${KEYS[key].zh}: ……”一行。`,
  })
}

function playerOf(text: string, lines: readonly Line[], key: 'first' | 'second'): Player {
  const line = lineOf(text, lines, key)
  const asked = line.text.toLowerCase()
  if (isOneOf(PERSON, asked)) return 'person'
  const level = LEVELS.find((l) => isOneOf(LEVEL_NAMES[l], asked))
  if (level) return level
  const names = (lang: Lang) => [PERSON, ...LEVELS.map((l) => LEVEL_NAMES[l])].map((w) => w[lang])
  throw new TextError(text, line.offset, {
    en: `Expected one of ${names('en').join(', ')}.`,
    zh: `这里应是 ${names('zh').join('、')} 之一。`,
  })
}

/** The match with the move of a line: what counts is the position behind the last ` | `. */
function withLine(text: string, match: Match<unknown>, line: Line): Match<unknown> {
  // the rows of a board have bars without blanks between them
  // a position may have bars of its own, the words of a move have none
  const spaced = line.text.indexOf(' | ')
  const bar = spaced < 0 ? line.text.lastIndexOf('|') : spaced + 1
  const number = /^\s*(\d+)\./.exec(line.text)?.[1]
  if (bar < 0 || Number(number) !== match.moves.length + 1)
    throw new TextError(text, line.offset, {
      en: `Expected move ${match.moves.length + 1}, as in: ${match.moves.length + 1}. heap 1: 3 → 2 | 2 5 7`,
      zh: `这里应是第 ${match.moves.length + 1} 步，例如：${match.moves.length + 1}. 第 1 堆：3 → 2 | 2 5 7`,
    })
  const offset = line.offset + bar + 1
  const from = positionOf(match)
  const move = inside(text, offset, () => moveToText(match.game, from, line.text.slice(bar + 1)))
  if (move && !resultOf(match)) {
    const said = line.text.slice(line.text.indexOf('.') + 1, bar).trim()
    return played(match, sameInWords(match.game, from, move, said))
  }
  throw new TextError(text, offset, {
    en: `No move leads there from ${printIn(match.game, from, 'en')}.`,
    zh: `从 ${printIn(match.game, from, 'zh')} 没有走法到这里。`,
  })
}

/** Moves to the same position that are told apart by their words. */
const COMPARED = 1000

/** The move to the same position that has these words, where there is one. */
function sameInWords(
  { rules }: Game<unknown>,
  from: unknown,
  move: Move<unknown>,
  said: string,
): Move<unknown> {
  if (isOneOf(move.text, said)) return move
  const left = rules.print(move.to)
  let looked = 0
  for (const other of rules.moves(from)) {
    if (rules.print(other.to) === left && isOneOf(other.text, said)) return other
    if (++looked === COMPARED) break
  }
  return move
}

function checkResult(text: string, match: Match<unknown>, line: Line): void {
  const { en, zh } = resultWords(match)
  if (resultOf(match) && isOneOf({ en, zh }, line.text)) return
  throw new TextError(text, line.offset, {
    en: resultOf(match)
      ? `That is not how these moves end: ${en}.`
      : 'These moves do not end the game.',
    zh: resultOf(match) ? `这些走法的结果不是这样：${zh}。` : '这些走法没有结束对局。',
  })
}
