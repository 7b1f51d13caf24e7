import type { Form, Forms } from '../src/forms/forms.ts'
import { type PartizanGame, parseAny } from '../src/index.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import type { PartizanRule } from '../src/rules/rule.ts'

/** The game of a text, whose players have different moves. */
export function gameOf(text: string): PartizanGame<unknown> {
  const { game } = parseAny(text)
  if (!game.partizan) throw new Error(`impartial: ${text}`)
  return game
}

/** The rule of such a text about heaps. */
export function ruleOf(text: string): PartizanRule {
  const { is } = gameOf(text)
  if (is.kind !== 'rule') throw new Error(`not a rule: ${text}`)
  return is.rule
}

/** The forms of heaps by the definition alone. */
export function plain(both: PartizanRule, last: number, forms: Forms): Form[] {
  const values: Form[] = []
  for (let n = 0; n <= last; n++) {
    const side = (mover: 'left' | 'right') =>
      Array.from(optionsOf(both[mover], BigInt(n)), (heaps) =>
        forms.sum(heaps.map((heap) => values[Number(heap)] as Form)),
      )
    values.push(forms.make(side('left'), side('right')))
  }
  return values
}
