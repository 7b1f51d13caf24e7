import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZERO } from '../src/arith/dyadic.ts'
import { explainPartizan } from '../src/explain/partizan.ts'
import { Forms } from '../src/forms/forms.ts'
import { formText } from '../src/forms/text/write.ts'
import type { PartizanGame } from '../src/games/partizan/game.ts'
import { type Budget, USUAL_BUDGET } from '../src/model/budget.ts'
import { BeyondBudget } from '../src/model/errors.ts'
import { solvePartizan } from '../src/solve/partizan/solve.ts'
import { PositionForms } from '../src/values/partizan/form-of.ts'
import { named } from './board-games.ts'

/** The game without the kernel: the plain version of what that does. */
function plain<P>(game: PartizanGame<P>): PartizanGame<P> {
  const { packed: _, ...partizan } = game.partizan
  return { ...game, partizan }
}

/** The plain search takes more work: a rare board of 3 × 4 is beyond what the kernel needs at most. */
const PLAIN_BUDGET: Budget = { ...USUAL_BUDGET, search: 10 * USUAL_BUDGET.search }

/** Boards of a size whose cells are drawn from letters, which stand there as often as they do. */
function boards(height: number, width: number, letters: string): fc.Arbitrary<string> {
  const row = fc
    .array(fc.constantFrom(...letters), { minLength: width, maxLength: width })
    .map((cells) => cells.join(''))
  return fc.array(row, { minLength: height, maxLength: height }).map((list) => list.join('|'))
}

describe('the kernel finds the forms of the plain search', () => {
  const forms = new Forms()
  const [kernel, search] = [new PositionForms(forms), new PositionForms(forms)]
  // boards of up to 8 × 8 cells, wider ones, and ones that are laid on their side
  test.each([
    ['domineering', 4, 4, '...#'],
    ['domineering', 3, 5, '...#'],
    ['domineering', 2, 10, '..#'],
    ['domineering', 9, 2, '...#'],
    ['clobber', 3, 4, 'xo'],
    ['clobber', 4, 4, 'xxoo..#'],
    ['clobber', 10, 2, 'xo.'],
    ['konane', 4, 4, 'xxoo..#'],
    ['konane', 4, 8, 'xo...'],
    ['konane', 2, 11, 'xo.'],
    ['amazons', 3, 4, '....#####xo'],
    ['amazons', 8, 8, '..#################x#######o'],
    ['amazons', 2, 9, '.####xo'],
    ['toads-and-frogs', 1, 13, 'tf.'],
    ['toads-and-frogs', 1, 12, 'ttff.'],
  ])('%s of %d × %d', (name, height, width, letters) => {
    const game = named(name)
    const without = plain(game)
    fc.assert(
      fc.property(boards(height, width, letters), (text) => {
        const position = game.rules.parse(text)
        expect(game.partizan.packed?.(position)).toBeDefined()
        const form = kernel.form(game, position, USUAL_BUDGET)
        expect(form).toBe(search.form(without, position, PLAIN_BUDGET))
        expect(forms.make(forms.left(form), forms.right(form))).toBe(form)
        const [left, right] = (['left', 'right'] as const).map((mover) =>
          kernel.wins(game, position, mover, USUAL_BUDGET),
        )
        expect(left ? (right ? 'N' : 'L') : right ? 'R' : 'P').toBe(forms.outcome(form))
      }),
      { numRuns: 12 },
    )
  })
})

/** Cells in the other order, each with the piece of the other player. */
function opposite(cells: readonly string[]): string {
  const other: Record<string, string> = { t: 'f', f: 't', x: 'o', o: 'x' }
  return cells
    .map((cell) => other[cell] ?? cell)
    .reverse()
    .join('')
}

describe('a board that is its own negative is ∗ where who wins says so', () => {
  const forms = new Forms()
  const [kernel, search] = [new PositionForms(forms), new PositionForms(forms)]
  const star = forms.simple(ZERO, 0, 1)
  const halves = (cells: readonly string[]) => `${cells.join('')}|${opposite(cells)}`
  /** Rows that are the same as columns, of which cells to the right of the diagonal are given. */
  const across = (cells: readonly string[]) =>
    Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: 5 }, (_, c) => cells[Math.min(r, c) * 5 + Math.max(r, c)]).join(''),
    ).join('|')
  test.each([
    ['toads-and-frogs', 7, 'ttf..', (cells: readonly string[]) => cells.join('') + opposite(cells)],
    ['konane', 6, 'xxo.', halves],
    ['clobber', 6, 'xo', halves],
    ['amazons', 6, '..x#', (cells: readonly string[]) => halves(cells.with(0, 'x'))],
    ['domineering', 25, '..#', across],
  ] as const)('%s', (name, length, letters, whole) => {
    const game = named(name)
    const without = plain(game)
    const cells = fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length })
    const found = new Set<boolean>()
    fc.assert(
      fc.property(cells, (given) => {
        const position = game.rules.parse(whole(given))
        if (game.theorem?.covers?.(position)) return
        const form = search.form(without, position, USUAL_BUDGET)
        const isStar = kernel.isStar(game, position, USUAL_BUDGET)
        // where it takes too many boards nothing is said
        if (isStar) expect(form).toBe(star)
        found.add(isStar)
      }),
      { numRuns: 60, seed: 1 },
    )
    // on the boards of the others the second player answers every move by its mirror image: they are 0
    expect(found.has(true)).toBe(name === 'toads-and-frogs' || name === 'domineering')
  })

  test('of other boards, and beyond a budget, nothing is said', () => {
    const game = named('toads-and-frogs')
    const at = (text: string, search: number) =>
      new PositionForms(forms).isStar(game, game.rules.parse(text), { table: 0, search })
    expect(at('ttttt...fffff', USUAL_BUDGET.search)).toBe(true)
    expect(at('ttttt...fffff', 100)).toBe(false)
    // worth ∗, but it looks like no negative of its own
    expect(at('t.......f.ttff', USUAL_BUDGET.search)).toBe(false)
  })
})

test.each([
  ['toads-and-frogs', 'ttttt...fffff'],
  ['toads-and-frogs', 'tttt....ffff'],
  ['toads-and-frogs', 'tt.t.f...t.f.ff'],
  ['clobber', 'xoxox.|.oxoxo'],
  ['konane', 'xoxoxo|oxo.ox|xo.xox|oxoxox'],
  ['domineering', '.....|.....|.....|.....|.....'],
  ['domineering', '....#|....#|....#|....#|#####'],
])('the verdict is the same without the kernel: %s %s', (name, text) => {
  const told = (game: PartizanGame<unknown>) => {
    const verdict = solvePartizan(game, game.rules.parse(text))
    const { outcome, forms, value, mean, temperature, stops, left, right, parts } = verdict
    return {
      outcome,
      mean,
      temperature,
      stops,
      value: value && formText(forms, value),
      why: explainPartizan(verdict),
      moves: [left, right].map((moves) => Array.from(moves, ({ to }) => game.rules.print(to))),
      parts: parts.map((part) => [part.text, part.value && formText(forms, part.value)]),
    }
  }
  expect(told(named(name))).toEqual(told(plain(named(name))))
})

describe('a kernel that may not go on', () => {
  const game = named('domineering')
  const position = game.rules.parse('.....|.....|.....|....#')
  const values = new PositionForms(new Forms())
  const form = (budget: Budget) => values.form(game, position, budget)

  test('says so, and goes on with a larger budget', () => {
    expect(() => form({ table: 0, search: 30 })).toThrow(BeyondBudget)
    expect(() => form({ table: 0, search: 300 })).toThrow(BeyondBudget)
    const found = form(USUAL_BUDGET)
    const other = new PositionForms(values.forms)
    expect(other.form(plain(game), position, USUAL_BUDGET)).toBe(found)
  })

  test('tells how far it is, and can be stopped there', () => {
    const values = new PositionForms(new Forms())
    const large = game.rules.parse('.....|.....|.....|.....')
    const told: number[] = []
    const progress = (done: number) => {
      told.push(done)
      if (told.length === 2) throw new Error('stopped')
    }
    expect(() => values.form(game, large, { ...USUAL_BUDGET, progress })).toThrow('stopped')
    const most = USUAL_BUDGET.search / 3
    expect(told).toHaveLength(2)
    for (const done of told) expect(done).toBeLessThan(4096 / most)
    const found = values.form(game, large, USUAL_BUDGET)
    expect(new PositionForms(values.forms).form(plain(game), large, USUAL_BUDGET)).toBe(found)
  })

  test('stores no more than the store may', () => {
    const few = new PositionForms(new Forms(2000))
    const large = game.rules.parse('.....|.....|.....|.....')
    expect(() => few.form(game, large, USUAL_BUDGET)).toThrow(/2000 forms/)
    expect(() => few.form(game, large, USUAL_BUDGET)).toThrow(/2000 forms/)
  })
})
