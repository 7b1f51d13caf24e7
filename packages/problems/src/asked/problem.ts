import {
  type AnyGame,
  type Game,
  numbersOf,
  parseAny,
  playable,
  TextError,
  type Words,
} from '@nimber/core'
import { refuseHeaps } from '../game-reading.ts'
import { defineOwnProblem, type OwnProblem } from '../own/define.ts'
import { type Field, Fields, isFlat, type ListField } from '../own/fields.ts'
import { countNames } from '../own/make.ts'
import type { Decider, OwnAsks } from '../own/problem.ts'
import type { OutcomeWords, Play } from '../problem.ts'
import { type AskedFormat, parseAsked } from './format.ts'
import { gameTemplate, positionTemplate, type Template } from './template.ts'
import { tryParsing } from './try-game.ts'

/** What may be asked about the position of a case. */
export const ASKS = [
  'winner',
  'letters',
  'count',
  'value',
  'take',
  'takes',
  'move',
  'moves',
] as const
export type Ask = (typeof ASKS)[number]

/** A problem as a person asks it in one line. */
export interface Asked {
  /** The game, with names of the format for its parameters; behind a colon the position. */
  readonly game: string
  readonly format: string
  readonly ask: Ask
  /** For a win, a loss and a draw; where moves are asked for, one alone is that for a loss. */
  readonly words: readonly string[]
  /** What stands before an answer, with k for the number of the case. */
  readonly label?: string
  /** The game itself, where no text names it. */
  readonly own?: Game<unknown>
}

/** The problem that is asked for; throws a TextError about the format or the game. */
export function askedProblem(asked: Asked): OwnProblem {
  const format = parseAsked(asked.format)
  const reading = readingOf(asked, format)
  const plays = (one: Fields) => positionsIn(format, one).map(reading)
  const label = /^(.*?)k(.*)$/s.exec(asked.label?.replaceAll('\\n', '\n') ?? '')
  if (asked.label !== undefined && !label)
    throw new TextError(asked.label, asked.label.length, {
      en: 'Expected a label with k for the number of the case, as in “Case #k: ”.',
      zh: '这里应是含有 k（表示组号）的标记，例如“Case #k: ”。',
    })
  return defineOwnProblem({
    id: asked.game,
    title: { en: asked.game, zh: asked.game },
    rule: { en: asked.game, zh: asked.game },
    tags: [],
    level: 1,
    envelope: format.envelope,
    layout: format.layout,
    bounds: { of: format.of },
    games: [],
    plays,
    asks: asksOf(asked, plays),
    // letters of one position each are a word together
    ...(asked.ask === 'letters' && !several(format) && { oneLine: true }),
    ...(label && { numbered: [label[1] ?? '', label[2] ?? ''] as const }),
    sample: { input: '', output: '' },
    refuse: (one) => refusal(plays, one),
  })
}

type Reading = (one: Fields) => Play
type Plays = (one: Fields) => readonly Play[]

/** The list whose groups are a position each, where a case asks about several. */
const several = ({ layout }: AskedFormat) =>
  layout.find((field): field is ListField => field.kind === 'list' && !isFlat(field))

/** The fields that a position is made of. */
function positionLayout(format: AskedFormat): readonly Field[] {
  const list = several(format)
  return list ? [...format.layout.filter((field) => field !== list), ...list.each] : format.layout
}

/** What each position of a case is made of. */
function positionsIn(format: AskedFormat, one: Fields): readonly Fields[] {
  const list = several(format)
  if (!list) return [one]
  return one.groups(list.name).map((group) => new Fields({ ...one.values, ...group.values }))
}

/** How a case makes a game and a position. */
function readingOf(
  { game: text, format: formatText, own: given }: Asked,
  format: AskedFormat,
): Reading {
  const layout = positionLayout(format)
  const { game, position } = given ? { game: text, position: undefined } : apart(text)
  const counts = countNames(format.layout)
  const whole = given ?? parsed(game)
  // a name that moves could choose is that of the input where the input has it
  const chosen = layout.filter(({ name }) => chosenNames(whole).includes(name) && !counts.has(name))
  const fixed = chosen.length > 0 ? undefined : whole
  const named: Template = fixed
    ? { names: new Set(), fill: () => game }
    : gameTemplate(game, whole ? chosen : layout)
  const like = fixed ?? tryParsing(game, named, layout)
  const left = layout.filter(({ name }) => !named.names.has(name) && !counts.has(name))
  const written =
    position ??
    left
      .map((field) =>
        field.kind === 'list' ? field.each.map(({ name }) => name).join('/') : field.name,
      )
      .join(' ')
  if (position === undefined && !fixed && left.length > 1) throw unwritten(formatText, game, left)
  const plain = left.filter(({ kind }) => kind === 'number').map(({ name }) => name)
  if (position === undefined && fixed && 'rule' in fixed) refuseHeaps(fixed, plain, formatText)
  const hasText = given !== undefined || !('shape' in like && 'numbers' in like.shape)
  const at = positionTemplate(written, layout, hasText)
  for (const field of layout)
    if (!named.names.has(field.name) && !counts.has(field.name) && !at.names.has(field.name))
      throw new TextError(
        formatText,
        Math.max(0, formatText.search(new RegExp(`\\b${field.name.split(' ')[0]}\\b`))),
        {
          en: `${field.name} is bound to nothing: neither the game nor its position uses it.`,
          zh: `${field.name} 没有着落：游戏和局面都没有用到它。`,
        },
      )
  const games = new Map<string, Game<unknown>>(given && [[game, given]])
  return (one) => {
    const name = named.fill(one)
    let own = games.get(name)
    if (!own) {
      if (games.size > 100) games.clear()
      own = playable(parseAny(name).game)
      games.set(name, own)
    }
    return { game: own, position: own.rules.parse(at.fill(one)) }
  }
}

/** The names besides k of the numbers that moves over counters choose. */
export function chosenNames(game: AnyGame<unknown> | undefined): readonly string[] {
  const rule = game && 'rule' in game ? game.rule : undefined
  return rule?.kind === 'counters' ? rule.moves.flatMap(({ free = [] }) => free) : []
}

/** Of several names that the game leaves one may be meant for something else. */
function unwritten(formatText: string, game: string, left: readonly Field[]): TextError {
  const names = left.map(({ name }) => name)
  const place = formatText.search(new RegExp(`\\b${names[1]?.split(' ')[0]}\\b`))
  return new TextError(formatText, Math.max(0, place), {
    en: `${names.join(', ')}: write which of them are the position, as in “${game}: ${names.join(' ')}”.`,
    zh: `${names.join('、')}：请写明哪些是局面，例如“${game}: ${names.join(' ')}”。`,
  })
}

/** The game and, behind a colon, its position; a rule has no colon but in `:=`. */
function apart(text: string): { game: string; position: string | undefined } {
  const at = text.search(/[:：](?!=)/)
  return at < 0
    ? { game: text.trim(), position: undefined }
    : { game: text.slice(0, at).trim(), position: text.slice(at + 1).trim() }
}

function parsed(text: string): AnyGame<unknown> | undefined {
  try {
    return parseAny(text).game
  } catch (error) {
    if (error instanceof TextError) return undefined
    throw error
  }
}

/** Why a case is no position of its game, where it is none. */
function refusal(plays: Plays, one: Fields): Words | undefined {
  try {
    plays(one)
    return undefined
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    const { en, zh } = error.words
    return { en: `a position of the game: ${en}`, zh: `这个游戏的局面：${zh}` }
  }
}

function asksOf({ ask, words }: Asked, plays: Plays): OwnAsks {
  const [wins = 'Win', loses = 'Lose', draws] = words
  const outcome: OutcomeWords = draws === undefined ? [wins, loses] : [wins, loses, draws]
  if (ask === 'winner') return { kind: 'winner', words: outcome }
  if (ask === 'letters') return { kind: 'letters', words: outcome, between: '' }
  const none = words[1] ?? words[0] ?? NONE[ask]
  const says = (play: Play, decide: Decider) => {
    const isDrawn = () => draws !== undefined && decide.outcome(play) === 'D'
    return SAYS[ask](play, decide) || (isDrawn() ? (draws as string) : none)
  }
  return {
    kind: 'says',
    words: WORDS[ask],
    says: (one, decide) =>
      plays(one)
        .map((play) => says(play, decide))
        .join('\n'),
  }
}

/** What is printed where no move wins and no word is given: nobody takes 0, and 0 may be a position. */
const NONE = { count: '0', value: '0', take: '0', takes: '0', move: 'Lose', moves: 'Lose' }

/** What is printed of a position; nothing where no move is there to be printed. */
type Says = (play: Play, decide: Decider) => string

const SAYS: Readonly<Record<Exclude<Ask, 'winner' | 'letters'>, Says>> = {
  count: (play, decide) => `${decide.winning(play).length}`,
  value: (play, decide) => `${decide.value(play)}`,
  take: (play, decide) => `${takesOf(play, decide)[0] ?? ''}`,
  takes: (play, decide) => takesOf(play, decide).join(' '),
  move: (play, decide) => movesOf(play, decide)[0] ?? '',
  moves: (play, decide) => movesOf(play, decide).join('\n'),
}

/** How much the winning moves take in all, the least first. */
function takesOf(play: Play, decide: Decider): readonly bigint[] {
  const { shape, rule, rules, name: own, nameZh } = play.game
  // a counter that a move sets anew bounds what may be taken: it has no stones
  const isSet = (name: string) =>
    rule?.kind === 'counters' &&
    rule.moves.some(({ changes }) =>
      changes.some(({ counter, by }) => counter === name && by === ':='),
    )
  const total = (position: unknown) => {
    const numbers = numbersOf(shape, position) ?? numbersIn(rules.print(position))
    if (!numbers)
      throw new TextError(own, 0, {
        en: `Positions of ${own} are more than numbers, so that it is not known what a move takes: ask for the move.`,
        zh: `${nameZh} 的局面不只是数，所以不知道一步取了多少：请改问走法。`,
      })
    const names = shape.kind === 'counters' ? shape.names : []
    return numbers.reduce((sum, n, i) => (isSet(names[i] ?? '') ? sum : sum + n), 0n)
  }
  const before = total(play.position)
  const takes = new Set(decide.winning(play).map(({ to }) => before - total(to)))
  return [...takes].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** The numbers of a text that has nothing else. */
function numbersIn(text: string): readonly bigint[] | undefined {
  return /^\d+( \d+)*$/.test(text) ? text.split(' ').map(BigInt) : undefined
}

/** The positions that winning moves lead to. */
const movesOf = ({ game, position }: Play, decide: Decider): readonly string[] => [
  ...new Set(decide.winning({ game, position }).map(({ to }) => game.rules.print(to))),
]

const WORDS: Readonly<Record<Exclude<Ask, 'winner' | 'letters'>, Words>> = {
  count: { en: 'the number of winning moves', zh: '必胜走法的种数' },
  value: { en: 'the Sprague-Grundy value', zh: 'SG 值' },
  take: {
    en: 'the least take that wins, or the word for a loss',
    zh: '最小的必胜取法；必败则输出负的词',
  },
  takes: {
    en: 'all takes that win, the least first, or the word for a loss',
    zh: '从小到大输出所有必胜取法；必败则输出负的词',
  },
  move: {
    en: 'the position after a winning move, or the word for a loss',
    zh: '一种必胜走法之后的局面；必败则输出负的词',
  },
  moves: {
    en: 'the positions after all winning moves, a line each, or the word for a loss',
    zh: '所有必胜走法之后的局面，各占一行；必败则输出负的词',
  },
}
