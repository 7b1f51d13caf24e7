import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Form, Forms } from '../src/forms/forms.ts'
import type { PartizanGame } from '../src/games/partizan/game.ts'
import type { Mover } from '../src/model/outcome.ts'
import { named } from './board-games.ts'
import { fingerprint, rows } from './forms-reader.ts'

const MOVERS = ['left', 'right'] as const
const GRAPHS = ['col-graph', 'snort-graph']

const forms = new Forms()
/** The texts of the positions that the moves of a player reach. */
function reached({ rules }: PartizanGame<unknown>, position: unknown, mover: Mover): string[] {
  return Array.from(rules.moves(position, mover), ({ to }) => rules.print(to))
}

/** The form of positions by what is fast: options, parts and likeness. */
function fastForms({ partizan }: PartizanGame<unknown>): (position: unknown) => Form {
  const known = new Map<string | number, Form>()
  const whole = (position: unknown): Form => forms.sum(partizan.parts(position).map(part))
  const part = (position: unknown): Form => {
    const { key, negative } = partizan.likeness(position)
    const before = known.get(key)
    if (before !== undefined) return negative ? forms.negate(before) : before
    const [left, right] = MOVERS.map((mover) => partizan.options(position, mover).map(whole))
    const form = forms.make(left ?? [], right ?? [])
    known.set(key, negative ? forms.negate(form) : form)
    return form
  }
  return whole
}

/** The form of positions by nothing but the moves. */
function plainForms(game: PartizanGame<unknown>): (text: string) => Form {
  const known = new Map<string, Form>()
  const form = (text: string): Form => {
    const before = known.get(text)
    if (before !== undefined) return before
    const position = game.rules.parse(text)
    const [left, right] = MOVERS.map((mover) => reached(game, position, mover).map(form))
    const found = forms.make(left ?? [], right ?? [])
    known.set(text, found)
    return found
  }
  return form
}

/** Who wins by plain search: whether a player who is to move does. */
function searched(game: PartizanGame<unknown>): (text: string, mover: Mover) => boolean {
  const known = new Map<string, boolean>()
  const wins = (text: string, mover: Mover): boolean => {
    const key = mover + text
    const before = known.get(key)
    if (before !== undefined) return before
    const other = mover === 'left' ? 'right' : 'left'
    const found = reached(game, game.rules.parse(text), mover).some((to) => !wins(to, other))
    known.set(key, found)
    return found
  }
  return wins
}

const cellsOf = (text: string) => (text.split(' ')[0] ?? '').replaceAll('|', '').length
const letter = (left: boolean, right: boolean) => (left ? (right ? 'N' : 'L') : right ? 'R' : 'P')

describe.each([
  ['domineering', 131],
  ['clobber', 247],
  ['konane', 281],
  ['amazons', 191],
  ['nogo', 68],
  ['col', 47],
  ['snort', 56],
  ['col-graph', 61],
  ['snort-graph', 57],
])('%s', (slug, count) => {
  const game = named(slug)
  const { rules, partizan } = game
  const table = rows(`${slug}.csv`)
  const formOf = fastForms(game)

  test('positions, moves, values and winning moves are those of another program', () => {
    expect(table.length).toBe(count)
    const prints = new Map<Form, string>()
    for (const row of table) {
      const text = row.position ?? ''
      const position = rules.parse(text)
      expect(rules.print(position)).toBe(text)
      const form = formOf(position)
      const seen: Record<string, string> = {
        outcome: forms.outcome(form),
        fingerprint: fingerprint(forms, form, prints),
      }
      for (const mover of MOVERS) {
        const moves = Array.from(rules.moves(position, mover))
        const winning = moves.filter(({ to }) =>
          (mover === 'left' ? 'LP' : 'RP').includes(forms.outcome(formOf(to))),
        )
        seen[`${mover}_moves`] = `${new Set(moves.map(({ to }) => rules.print(to))).size}`
        const texts = new Set(winning.map(({ to }) => rules.print(to)))
        seen[`${mover}_wins`] = [...texts].sort().join(';')
      }
      expect(row, text).toMatchObject(seen)
    }
  })

  test('whoever wins by plain search wins in the table', () => {
    const wins = searched(game)
    const small = table.filter(({ position = '' }) => cellsOf(position) <= 9)
    expect(small.length).toBeGreaterThan(count / 3)
    for (const { position = '', outcome } of small)
      expect(letter(wins(position, 'left'), wins(position, 'right')), position).toBe(outcome)
  })

  test('options are the positions of the moves', () => {
    for (const { position = '' } of table)
      for (const mover of MOVERS) {
        const options = partizan.options(rules.parse(position), mover).map(rules.print)
        expect(options.sort()).toEqual(reached(game, rules.parse(position), mover).sort())
      }
  })
})

/** All boards of so many cells with these letters, as texts. */
function texts(letters: string, cells: number): string[] {
  let fillings = ['']
  for (let i = 0; i < cells; i++)
    fillings = fillings.flatMap((filling) => [...letters].map((one) => filling + one))
  return [1, 2, 3, 4, 5]
    .filter((height) => cells % height === 0)
    .flatMap((height) => fillings.map((filling) => cut(filling, cells / height)))
}

const cut = (cells: string, width: number) =>
  Array.from({ length: cells.length / width }, (_, r) =>
    cells.slice(r * width, (r + 1) * width),
  ).join('|')

describe('parts and likeness', () => {
  test.each([
    ['domineering', '.#', 9],
    ['clobber', '.xo', 6],
    ['clobber', '.xo#', 4],
    ['konane', '.xo', 6],
    ['amazons', '.xo#', 4],
    ['amazons', '.x#', 6],
    ['nogo', '.xo#', 4],
    ['nogo', '.xo', 6],
    ['col', '.xo#lr', 4],
    ['snort', '.xo#lr', 4],
    ['col', '.lr', 6],
    ['snort', '.lr', 6],
  ])('of %s leave all values of boards as they are: %s on %i cells', (slug, letters, cells) => {
    const game = named(slug)
    const [plain, fast] = [plainForms(game), fastForms(game)]
    for (const text of texts(letters, cells))
      expect(fast(game.rules.parse(text)), text).toBe(plain(text))
  })

  test.each(GRAPHS)('of %s leave all values as they are', (slug) => {
    const game = named(slug)
    const [plain, fast] = [plainForms(game), fastForms(game)]
    for (const position of game.rules.upTo(6))
      expect(fast(position), game.rules.print(position)).toBe(plain(game.rules.print(position)))
    const state = fc.constantFrom('.', '.', 'x', 'o', 'l', 'r')
    const graph = fc.tuple(
      fc.array(state, { minLength: 6, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 8 }),
    )
    fc.assert(
      fc.property(graph, ([states, pairs]) => {
        const edges = pairs.map(([u, v]) => `${u}-${v < u ? v : v + 1}`)
        const text = [states.join(''), ...edges].join(' ')
        expect(fast(game.rules.parse(text)), text).toBe(plain(text))
      }),
      { numRuns: 100 },
    )
  })

  test('of Konane on boards that are large enough to be divided', () => {
    const game = named('konane')
    const [plain, fast] = [plainForms(game), fastForms(game)]
    const cell = fc.noBias(fc.constantFrom('.', '.', '.', 'x', 'x', 'o', 'o', '#', '#', '#'))
    let divided = 0
    fc.assert(
      fc.property(fc.array(cell, { minLength: 35, maxLength: 35 }), (cells) => {
        const text = cut(cells.join(''), 7)
        const position = game.rules.parse(text)
        if (game.partizan.parts(position).length > 1) divided++
        expect(fast(position), text).toBe(plain(text))
      }),
      { numRuns: 200 },
    )
    expect(divided).toBeGreaterThan(8)
  })

  test('parts lie at the top left, and what is worth nothing is left out', () => {
    const parts = (slug: string, text: string) => {
      const { rules, partizan } = named(slug)
      return partizan.parts(rules.parse(text)).map(rules.print)
    }
    expect(parts('domineering', '####.|#..#.|#..#.|##.##|.####')).toEqual(['.|.|.', '..|..|#.'])
    expect(parts('clobber', 'x.xo|x.x.|..##|o..x')).toEqual(['xo|x.'])
    expect(parts('amazons', 'x#.o|##..|.#xo|.###')).toEqual(['.o|..|xo'])
    expect(parts('nogo', '.x#..|##o..|oo#.#')).toEqual([])
    expect(parts('nogo', '.x#..|##o..|.#.o#')).toEqual(['.x', '#..|o..|.o#', '.'])
    expect(parts('col', 'x.o|...|#.x')).toEqual(['r.|#r'])
    expect(parts('col', 'x..o')).toEqual(['r', 'l'])
    expect(parts('snort', 'x..o')).toEqual(['lr'])
    expect(parts('snort', 'x.|x.|..')).toEqual(['l', '#l|l.'])
    expect(parts('snort-graph', '.x.o. 0-1 1-2 2-4 3-4')).toEqual(['l', 'lr 0-1'])
  })
})

/** The board turned over its diagonal, turned around, and with the players exchanged. */
const across = (text: string) => {
  const lines = text.split('|')
  return [...(lines[0] ?? '')].map((_, c) => lines.map((line) => line[c]).join('')).join('|')
}
const reversed = (text: string) => [...text].reverse().join('')
const upsideDown = (text: string) => text.split('|').reverse().join('|')
const exchanged = (text: string) =>
  text.replace(/[xolr]/g, (one) => 'oxrl'['xolr'.indexOf(one)] ?? one)

test.each([
  ['domineering', '.#', 5, 6],
  ['domineering', '.#', 7, 7],
  ['clobber', '.xo', 4, 5],
  ['amazons', '.xo#', 5, 6],
  ['snort', '.xo#lr', 4, 4],
  ['col', '.xo#lr', 4, 7],
])('%s: a board turned has the same key, and no other has', (slug, letters, height, width) => {
  const { rules, partizan } = named(slug)
  const like = (text: string) => partizan.likeness(rules.parse(text))
  // rows become columns: in Domineering the players change sides with that
  const negated = slug === 'domineering' ? across : exchanged
  const turned = slug === 'domineering' ? upsideDown : across
  const cells = height * width
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...letters), { minLength: cells, maxLength: cells }),
      fc.nat(cells - 1),
      (list, at) => {
        const text = cut(list.join(''), width)
        const { key, negative } = like(text)
        for (const other of [reversed(text), turned(text), upsideDown(reversed(text))])
          expect(like(other)).toEqual({ key, negative })
        const opposite = like(negated(text))
        expect(opposite.key).toBe(key)
        const all = new Set(
          [text, negated(text)]
            .flatMap((one) => [one, turned(one)])
            .flatMap((one) => [one, reversed(one)])
            .flatMap((one) => [one, upsideDown(one)]),
        )
        if (all.size === 16) expect(opposite.negative).toBe(!negative)
        const changed = [...list]
        changed[at] = changed[at] === '.' ? '#' : '.'
        const next = cut(changed.join(''), width)
        expect(like(next).key === key).toBe(all.has(next))
      },
    ),
    { numRuns: 100 },
  )
})

test.each(['col', 'col-graph'])(
  '%s: every position is worth a number, or a number and a star',
  (slug) => {
    const game = named(slug)
    const form = fastForms(game)
    let seen = 0
    for (const position of game.rules.upTo(6)) {
      const simple = forms.asSimple(form(position))
      expect(simple && [simple.ups, simple.nim <= 1], game.rules.print(position)).toEqual([0, true])
      if (++seen === 400) break
    }
    expect(seen).toBeGreaterThan(100)
  },
)
