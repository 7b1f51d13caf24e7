import { describe, expect, test } from 'vitest'
import {
  chooseMove,
  type Game,
  type Match,
  parse,
  parseTranscript,
  played,
  positionOf,
  printTranscript,
  randomAt,
  readMove,
  resultOf,
  TextError,
  Verdicts,
} from '../src/index.ts'
import { games, smallPositions } from './play-games.ts'

/** A match that two beginners played to its end, or for a while. */
function example(game: Game<unknown>, start: unknown, plies: number): Match<unknown> {
  let match: Match<unknown> = { game, start, moves: [], players: ['beginner', 'person'], seed: 5 }
  const verdicts = new Verdicts(game, start)
  while (!resultOf(match) && match.moves.length < plies) {
    const random = randomAt(1, match.moves.length)
    const choice = chooseMove(verdicts, positionOf(match), 'beginner', random)
    if (choice) match = played(match, choice.move)
  }
  return match
}

describe('a transcript is played again exactly', () => {
  test.each(games)('%s', (_, game) => {
    for (const start of smallPositions(game, 6))
      for (const plies of [2, 60]) {
        const match = example(game, start, plies)
        for (const lang of ['en', 'zh'] as const) {
          const text = printTranscript(match, lang)
          const again = parseTranscript(text)
          expect(printTranscript(again, lang)).toBe(text)
          expect(printTranscript(again, 'en')).toBe(printTranscript(match, 'en'))
          expect(resultOf(again)).toEqual(resultOf(match))
        }
      }
  })
})

/** A transcript with the words that moves over counters had before they were those of a player. */
const OLD = `game: wythoff
start: 9 14
first: perfect
second: person
seed: 7
1. a: 9 → 8, b: 14 → 13 | 8 13
2. b: 13 → 4 | 8 4
`

test('a transcript in other words for its moves is played again', () => {
  const again = parseTranscript(OLD)
  expect(printTranscript(again, 'en').split('\n').slice(5, 7)).toEqual([
    '1. take 1 from both | 8 13',
    '2. take 9 from heap b | 8 4',
  ])
})

const WON = `game: nim
start: 1 2
first: person
second: perfect
seed: 7
1. heap 2: 2 → 1 | 1 1
2. heap 1: 1 → 0 | 0 1
3. heap 2: 1 → 0 | 0 0
result: the first player wins
`

describe('a transcript', () => {
  test('is a few lines that a person can read', () => {
    const { game, position } = parse('nim: 1 2')
    let match: Match<unknown> = {
      game,
      start: position,
      moves: [],
      players: ['person', 'perfect'],
      seed: 7,
    }
    for (const typed of ['2 1', '1 1', '2 1'])
      match = played(match, readMove(game, positionOf(match), typed))
    expect(printTranscript(match, 'en')).toBe(WON)
    expect(printTranscript(match, 'zh').split('\n')).toEqual([
      '游戏: 尼姆博弈',
      '开局: 1 2',
      '先手: 人',
      '后手: 完美',
      '种子: 7',
      '1. 第 2 堆：2 → 1 | 1 1',
      '2. 第 1 堆：1 → 0 | 0 1',
      '3. 第 2 堆：1 → 0 | 0 0',
      '结果: 先手胜',
      '',
    ])
  })

  test('may have remarks, empty lines and other line ends', () => {
    const text = `# a game\r\n\r\n${WON.replaceAll('\n', '\r\n')}`
    expect(printTranscript(parseTranscript(text), 'en')).toBe(WON)
  })

  test.each([
    ['', 0, 'This is no transcript: the line “game: …” is missing.'],
    [WON.replace('start: 1 2\n', ''), 0, 'the line “start: …” is missing'],
    [WON.replace('nim', 'nym'), 6, 'Unknown game'],
    [WON.replace('person', 'nobody'), 28, 'Expected one of person, beginner, middle, perfect.'],
    [WON.replace('seed: 7', 'seed: -7'), 57, 'Expected a seed'],
    [WON.replace('| 0 1', '| 1 2'), 100, 'No move leads there from 1 1.'],
    [WON.replace('2. heap', '5. heap'), 82, 'Expected move 2'],
    [WON.replace(' | 0 1', ''), 82, 'Expected move 2'],
    [WON.replace('first player wins', 'second player wins'), 136, 'the first player wins'],
    [WON.replace(/3\..*\n/, ''), undefined, 'These moves do not end the game.'],
    [WON.replace('result', '4. heap 1: 0 → 0 | 0 0\nresult'), undefined, 'No move leads there'],
  ])('that is wrong (%#) says where', (text, offset, wrong) => {
    let error: unknown
    try {
      parseTranscript(text)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(TextError)
    expect((error as TextError).words.en).toContain(wrong)
    if (offset !== undefined) expect((error as TextError).offset).toBe(offset)
  })
})
