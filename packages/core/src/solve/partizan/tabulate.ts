import type { Form, Forms, PartizanOutcome } from '../../forms/forms.ts'
import { formText } from '../../forms/text/write.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import { type Budget, USUAL_BUDGET } from '../../model/budget.ts'
import { TextError } from '../../model/errors.ts'
import { type Bounds, refuseTooLarge } from '../../values/computed.ts'
import { partizanTableOf } from '../../values/partizan/heap-table.ts'
import { keptOf } from '../../values/partizan/kept.ts'
import { HeapTexts } from '../../values/partizan/recursion-text.ts'
import { decidePartizan } from './decide.ts'

/** The values of a partizan game at 0..N, or at 0..N by 0..M, in one store. */
export interface FormTable {
  readonly forms: Forms
  /** The value at one coordinate, or at two; throws BeyondBudget. */
  cell(...coordinates: number[]): Form
  /**
   * The texts of the forms of heaps, to be asked in rising order: what would be longer than so many
   * characters is told by smaller heaps where it can be.
   */
  texts(longest: number): (heap: number, form: Form) => string
}

/** The values of all positions up to a bound; throws a TextError for a game without such a table. */
export function tabulatePartizan(
  game: PartizanGame<unknown>,
  bounds: Bounds,
  budget: Budget = USUAL_BUDGET,
): FormTable {
  const at = placesOf(game, bounds, budget)
  const { values } = keptOf(game, budget)
  const { forms } = values
  const cell = (...coordinates: number[]) => values.form(game, at(coordinates), budget)
  const { is } = game
  return {
    forms,
    cell,
    texts(longest) {
      if (is.kind !== 'rule') return (_, form) => formText(forms, form)
      const texts = new HeapTexts(partizanTableOf(is.rule, forms), longest)
      return (heap, form) => texts.at(heap, form)
    },
  }
}

/** Who wins the positions up to a bound, which is all that misère play has: L, R, N or P. */
export function tabulateWinners(
  game: PartizanGame<unknown>,
  bounds: Bounds,
  budget: Budget = USUAL_BUDGET,
): (...coordinates: number[]) => PartizanOutcome {
  const at = placesOf(game, bounds, budget)
  return (...coordinates) => decidePartizan(game, at(coordinates), budget).outcome
}

/** The positions of a table; throws where the game has none of this shape, or it is too large. */
function placesOf(
  game: PartizanGame<unknown>,
  bounds: Bounds,
  budget: Budget,
): (coordinates: readonly number[]) => unknown {
  const { axes, at } = game.rules
  if (axes !== bounds.length || !at) throw wrongShape(game, axes)
  refuseTooLarge(bounds, budget)
  return (coordinates) => at(coordinates.map(BigInt))
}

function wrongShape({ name, nameZh }: PartizanGame<unknown>, axes: 1 | 2 | undefined) {
  if (axes === undefined)
    return new TextError(name, 0, {
      en: `${name} has no table: expected positions of one or two numbers.`,
      zh: `${nameZh} 没有表：局面应是一个或两个数。`,
    })
  const right = axes === 1 ? '--to 100' : '--to 8x8'
  return new TextError(name, 0, {
    en: `${name} has positions of ${axes} ${axes === 1 ? 'number' : 'numbers'}: write ${right}.`,
    zh: `${nameZh} 的局面是 ${axes} 个数：请写 ${right}。`,
  })
}
