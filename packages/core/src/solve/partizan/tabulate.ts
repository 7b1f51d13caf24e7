import type { Form, Forms } from '../../forms/forms.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import { type Budget, USUAL_BUDGET } from '../../model/budget.ts'
import { TextError } from '../../model/errors.ts'
import { type Bounds, refuseTooLarge } from '../../values/computed.ts'
import { keptOf } from '../../values/partizan/kept.ts'

/** The values of a partizan game at 0..N, or at 0..N by 0..M, in one store. */
export interface FormTable {
  readonly forms: Forms
  /** The value at one coordinate, or at two; throws BeyondBudget. */
  cell(...coordinates: number[]): Form
}

/** The values of all positions up to a bound; throws a TextError for a game without such a table. */
export function tabulatePartizan(
  game: PartizanGame<unknown>,
  bounds: Bounds,
  budget: Budget = USUAL_BUDGET,
): FormTable {
  const { rules, convention } = game
  const { axes, at } = rules
  if (axes !== bounds.length || !at || convention === 'misere') throw wrongShape(game, axes)
  refuseTooLarge(bounds, budget)
  const { values } = keptOf(game, budget)
  return {
    forms: values.forms,
    cell: (...coordinates) => values.form(game, at(coordinates.map(BigInt)), budget),
  }
}

function wrongShape({ name, nameZh, convention }: PartizanGame<unknown>, axes: 1 | 2 | undefined) {
  if (axes === undefined || convention === 'misere')
    return new TextError(name, 0, {
      en: `${name} has no table of values: expected positions of one or two numbers, in normal play.`,
      zh: `${nameZh} 没有值的表：局面应是一个或两个数，且是常规玩法。`,
    })
  const right = axes === 1 ? '--to 100' : '--to 8x8'
  return new TextError(name, 0, {
    en: `${name} has positions of ${axes} ${axes === 1 ? 'number' : 'numbers'}: write ${right}.`,
    zh: `${nameZh} 的局面是 ${axes} 个数：请写 ${right}。`,
  })
}
