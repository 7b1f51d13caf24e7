import { describe, expect, test } from 'vitest'
import {
  entries,
  type Game,
  isOfTurns,
  type Move,
  parseAny,
  partizanEntries,
  playable,
  printIn,
  readMove,
  spokenMove,
  spreadMoves,
  writeMove,
} from '../src/index.ts'
import { randomAt } from '../src/play/random.ts'

/** Positions that matches come to from the examples of a game, and those themselves. */
function positionsOf(example: string): readonly [game: Game<unknown>, positions: unknown[]] {
  const { game: own, position } = parseAny(example)
  const game = playable(own)
  const starts = own.partizan
    ? (['left', 'right'] as const).map((mover) => ({ mover, position }))
    : [position]
  const found = new Map(starts.map((start) => [game.rules.print(start), start]))
  for (const start of starts)
    for (let match = 0; match < 2; match++) {
      const random = randomAt(1, match)
      let at: unknown = start
      for (let ply = 0; ply < 6; ply++) {
        const moves = spreadMoves(game, at, 30)
        if (moves.length === 0) break
        at = (moves[random(moves.length)] as Move<unknown>).to
        if (ply % 3 !== 1) found.set(game.rules.print(at), at)
      }
    }
  return [game, [...found.values()]]
}

describe('a move is read as it is told, in the page and in the terminal', () => {
  test.each([...entries, ...partizanEntries].map((entry) => [entry.slug, entry] as const))(
    '%s',
    (_, { examples }) => {
      for (const example of examples) {
        const [game, positions] = positionsOf(example)
        const key = (position: unknown) => (game.rules.key ?? game.rules.print)(position)
        for (const position of positions)
          for (const move of spreadMoves(game, position, 12)) {
            const told = [
              move.text,
              spokenMove(game, position, move, 'opponent'),
              spokenMove(game, position, move, 'reader'),
            ].flatMap(({ en, zh }) => [en, zh])
            for (const text of new Set([...told, writeMove(game, position, move)])) {
              const read = readMove(game, position, text)
              // a call of expect takes longer than to read a small move
              if (game.rules.print(read.to) !== game.rules.print(move.to))
                expect(key(read.to), `${game.rules.print(position)} “${text}”`).toBe(key(move.to))
            }
          }
      }
    },
  )
})

test('what people say for what is told is read as it is meant', () => {
  const after = (text: string, typed: string) => {
    const { game, position } = parseAny(text)
    const own = playable(game)
    return own.rules.print(readMove(own, position, typed).to)
  }
  for (const [text, typed, left] of [
    ['hill 2: 3 7', 'king to 4', '3 4'],
    ['hill 2: 3 7', 'the king goes to 4', '3 4'],
    ['hill 2: 3 7', '国王到4', '3 4'],
    ['hill 2: 3 7', '国王走到 4', '3 4'],
    ['multiplication 2 9: 1 162', 'times 9', '9 162'],
    ['multiplication 2 9: 1 162', '乘9', '9 162'],
    ['growing-boxes: 7/2 6/3', 'add 2 to box 1', '7/4 6/3'],
    ['growing-boxes: 7/2 6/3', 'box 2: add 1', '7/2 6/4'],
    ['growing-boxes: 7/2 6/3', 'add 1 to box 2', '7/2 6/4'],
    ['growing-boxes: 7/2 6/3', '第1个箱子加2', '7/4 6/3'],
    ['growing-boxes: 7/2 6/3', '给第 1 个箱子加 2', '7/4 6/3'],
    ['growing-boxes: 7/2 6/3', '加2到第1个箱子', '7/4 6/3'],
    ['new-stone: 2 3', 'take 1 from heap 1, move 1 to heap 2, leave 0', '0 4'],
    [
      'consecutive-nim: 1..1000000000000',
      'take 5 from the heap of 999999999999',
      '1..999999999998 1000000000000 999999999994',
    ],
    [
      'consecutive-nim: 1..1000000000000',
      '从 999999999999 颗的堆取 5 颗',
      '1..999999999998 1000000000000 999999999994',
    ],
    [
      'consecutive-nim: 1..1000000000000',
      '999999999999 5',
      '1..999999999998 1000000000000 999999999994',
    ],
  ] as const)
    expect([text, typed, after(text, typed)]).toEqual([text, typed, left])
})

test('positions are told in Chinese without English words, and read so', () => {
  const told: string[] = []
  for (const { slug, examples } of [...entries, ...partizanEntries])
    for (const example of examples) {
      // words of the trie and letters of pieces are no English
      if (slug === 'trie') continue
      const [game, positions] = positionsOf(example)
      for (const position of positions) {
        const text = printIn(game, position, 'zh')
        told.push(...(text.match(/[a-z]{3,}/g) ?? []).filter((word) => !/^[xoetf]+$/.test(word)))
        if (!/\p{Script=Han}/u.test(text) || isOfTurns(game)) continue
        expect(game.rules.print(game.rules.parse(text)), text).toBe(game.rules.print(position))
      }
    }
  expect([...new Set(told)]).toEqual([])
  const { game, position } = parseAny('fibonacci-nim: 18 limit 4 + nim: 3')
  expect(printIn(playable(game), position, 'zh')).toBe('18 上限 4 + 3')
})
