import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Forms } from '../src/forms/forms.ts'
import type { PartizanGame } from '../src/games/partizan/game.ts'
import { type Budget, USUAL_BUDGET } from '../src/model/budget.ts'
import { BeyondBudget } from '../src/model/errors.ts'
import { PositionForms } from '../src/values/partizan/form-of.ts'
import { named } from './board-games.ts'

/** The game without the kernel: the plain version of what that does. */
function plain<P>(game: PartizanGame<P>): PartizanGame<P> {
  const { packed: _, ...partizan } = game.partizan
  return { ...game, partizan }
}

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
        expect(form).toBe(search.form(without, position, USUAL_BUDGET))
        expect(forms.make(forms.left(form), forms.right(form))).toBe(form)
      }),
      { numRuns: 12 },
    )
  })
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
