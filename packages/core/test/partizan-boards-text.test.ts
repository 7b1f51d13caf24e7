import { describe, expect, test } from 'vitest'
import { parseAny } from '../src/games/parse.ts'
import { TextError } from '../src/model/errors.ts'
import type { Mover } from '../src/model/outcome.ts'
import { BOARD_GAMES, entryOf, named } from './board-games.ts'

test.each([
  [
    'domineering',
    '..|..',
    ['cover a2 and a1', 'cover b2 and b1'],
    ['盖住 a2 和 b2', '盖住 a1 和 b1'],
  ],
  ['clobber', 'xo|.x', ['a2 takes b2', 'b1 takes b2'], ['b2 吃 a2', 'b2 吃 b1']],
  ['konane', 'xo.o.', ['a1 jumps to c1', 'a1 jumps to e1'], []],
  [
    'amazons',
    'x..',
    [
      'a1 to b1, arrow to c1',
      'a1 to b1, arrow to a1',
      'a1 to c1, arrow to b1',
      'a1 to c1, arrow to a1',
    ],
    [],
  ],
  ['nogo', '.|.|x', ['piece on a3', 'piece on a2'], ['落子 a3']],
  ['col', '..|x.', ['colour b2'], ['给 a2 涂色', '给 b2 涂色', '给 b1 涂色']],
  ['snort', '..|x.', ['colour a2', 'colour b2', 'colour b1'], ['给 b2 涂色']],
  ['col-graph', '.x. 0-1', ['colour vertex 2'], ['给顶点 0 涂色', '给顶点 2 涂色']],
  ['snort-graph', '.x. 0-1', ['colour vertex 0', 'colour vertex 2'], ['给顶点 2 涂色']],
])('%s: the moves of %s in words', (slug, text, left, right) => {
  const { rules } = named(slug)
  const words = (mover: Mover) => Array.from(rules.moves(rules.parse(text), mover), (m) => m.text)
  expect(
    words('left')
      .map(({ en }) => en)
      .sort(),
  ).toEqual([...left].sort())
  expect(
    words('right')
      .map(({ zh }) => zh)
      .sort(),
  ).toEqual([...right].sort())
})

test('columns beyond z have two letters', () => {
  const { rules } = named('domineering')
  const [first] = rules.moves(rules.parse(`${'#'.repeat(27)}..`), 'right')
  expect(first?.text.en).toBe('cover ab1 and ac1')
})

describe('texts', () => {
  test.each(BOARD_GAMES)('%s: small positions are read as they are printed', (slug) => {
    const { rules } = named(slug)
    const seen = new Set<string>()
    for (const position of rules.upTo(4)) {
      const text = rules.print(position)
      expect(rules.print(rules.parse(text))).toBe(text)
      expect(seen.has(text), text).toBe(false)
      seen.add(text)
    }
    expect(seen.has('empty')).toBe(true)
    expect(rules.print(rules.parse(' 空 '))).toBe('empty')
    expect([...rules.moves(rules.parse('empty'))]).toEqual([])
  })

  test('names in both languages, and boards in a sum', () => {
    for (const slug of BOARD_GAMES) {
      const entry = entryOf(slug)
      for (const name of [entry.names.zh, ...entry.aliases]) expect(entryOf(name)).toBe(entry)
      for (const example of entry.examples) {
        const { game, position } = parseAny(example)
        expect(`${game.name}: ${game.rules.print(position)}`).toBe(example)
      }
    }
    const text = 'domineering: ..|#. + col-graph: .x. 0-1 2-1 + Clobber: XO|ox'
    const { game, position } = parseAny(text)
    expect(game.rules.print(position)).toBe('..|#. + .x. 0-1 2-1 + xo|ox')
  })

  test.each([
    ['domineering', '..|...', 6, 'as long as the first, which has 2 cells', '一样长（2 格）'],
    ['domineering', '..||..', 3, 'as long as the first, which has 2 cells', '一样长（2 格）'],
    ['domineering', '', 0, 'Expected a row of cells', '这里应有一行格子'],
    ['domineering', ' .x', 2, 'Expected . or #', '这里应是 . 或 #'],
    ['domineering', '.'.repeat(31), 31, 'at most 30 rows and columns', '至多 30'],
    ['domineering', '.|'.repeat(31).slice(0, -1), 61, 'at most 30 rows and columns', '至多 30'],
    ['clobber', 'xo|x?', 4, 'Expected x, o, . or #', 'x、o、. 或 #'],
    ['konane', '.'.repeat(257), 256, 'at most 256 cells', '至多 256 格'],
    ['amazons', '.'.repeat(101), 100, 'at most 100 cells', '至多 100 格'],
    ['amazons', 'x|oo', 4, 'as long as the first', '一样长（1 格）'],
    ['nogo', 'xlo', 1, 'Expected x, o, . or #', 'x、o、. 或 #'],
    ['col', '..z', 2, 'Expected x, o, ., l, r or #', 'x、o、.、l、r 或 #'],
    ['snort', '|..', 0, 'Expected a row of cells', '这里应有一行格子'],
    ['col-graph', '.#. 0-1', 1, 'Expected a state', '各顶点的状态'],
    ['col-graph', '', 0, 'Expected the states', '各顶点的状态和边'],
    ['col-graph', '... 0-1 1-3', 8, 'two of the vertices 0 to 2', '0 到 2'],
    ['snort-graph', '... 1-1', 4, 'two of the vertices 0 to 2', '0 到 2'],
    ['snort-graph', '... 1:2', 4, 'Expected an edge u-v', '这里应是边 u-v'],
    ['snort-graph', '.'.repeat(257), 256, 'at most 256', '至多 256'],
  ])('%s: %s is refused with its place', (slug, text, offset, en, zh) => {
    try {
      named(slug).rules.parse(text)
      expect.unreachable()
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      expect(error.offset).toBe(offset)
      expect(error.words.en).toContain(en)
      expect(error.words.zh).toContain(zh)
    }
  })
})

test('what a player sees', () => {
  const look = (slug: string, text: string) => {
    const { rules, look: see } = named(slug)
    return see(rules.parse(text))
  }
  expect(look('domineering', '.#|..')).toMatchObject({ kind: 'cells', rows: ['.#', '..'] })
  expect(look('konane', 'xo.|#.x')).toMatchObject({ kind: 'cells', rows: ['xo.', '#.x'] })
  expect(look('col', 'xol')).toEqual({ kind: 'cells', rows: ['xol'], style: 'painted' })
  expect(look('snort-graph', '.x. 0-1 2-1')).toEqual({
    kind: 'colours',
    states: '.x.',
    grounded: false,
    edges: [{ ends: [0, 1] }, { ends: [2, 1] }],
  })
  for (const slug of BOARD_GAMES.filter((one) => !one.endsWith('graph')))
    expect(look(slug, 'empty')).toMatchObject({ kind: 'cells', rows: [] })
})
