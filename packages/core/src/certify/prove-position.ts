import type { Form, Forms } from '../forms/forms.ts'
import { canonicalText, formText } from '../forms/text/write.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Certificate, OutcomeClaim } from './certificate.ts'
import { canRead, PLUS } from './check/equality/readings.ts'
import { sumOf } from './check/equality/sum.ts'
import { Work } from './check/work.ts'
import { type Loses, type Played, StrategySearch } from './strategy.ts'

/** A position of a game, to which others may be added. */
export interface Summed extends Played {
  /** The game as certificates write it. */
  readonly game: string
}

/** Whether certificates can be about a sum: the checker reads all of its games and positions. */
export function isCertifiable(summed: readonly Summed[]): boolean {
  const parts = summed.map(({ game, start, print }) => ({ game, position: print(start) }))
  return canRead(parts, new Work())
}

/**
 * The certificate that a sum has a value, where `formsOf` are the values of positions in it; throws
 * BeyondBudget where it has more answers than there may be, or the value is too long.
 */
export function certifyEquality(
  summed: readonly Summed[],
  forms: Forms,
  value: Form,
  formsOf: (positions: readonly unknown[]) => Form,
  most: number,
): Certificate<'equality'> {
  const minus: Played = {
    start: value,
    // Left moves in −v as Right does in v
    options: (v, mover) => (mover === 'left' ? forms.right(v as Form) : forms.left(v as Form)),
    print: (v) => written(canonicalText(forms, v as Form)),
  }
  const loses: Loses = (positions, mover) => {
    const [whole, v] = [formsOf(positions.slice(0, -1)), positions[positions.length - 1] as Form]
    return mover === 'left' ? forms.atMost(whole, v) : forms.atMost(v, whole)
  }
  const { strategy } = new StrategySearch([...summed, minus], loses, most).find()
  const claim = { positions: positionsOf(summed), value: written(formText(forms, value)) }
  const made = { ...headOf(summed), kind: 'equality', claim, proof: strategy } as const
  return { ...made, proof: { ...strategy, sum: sumOf(made) } }
}

/** The certificate of who wins a sum; throws BeyondBudget likewise. */
export function certifyOutcome(
  summed: readonly Summed[],
  outcome: OutcomeClaim['outcome'],
  loses: Loses,
  most: number,
): Certificate<'outcome'> {
  const { strategy, first } = new StrategySearch(summed, loses, most).find()
  const claim = { positions: positionsOf(summed), outcome }
  const proof = { ...strategy, first }
  const made = { ...headOf(summed), kind: 'outcome', claim, proof } as const
  return { ...made, proof: { ...proof, sum: sumOf(made) } }
}

function headOf(summed: readonly Summed[]) {
  const game = summed.map((part) => part.game).join(PLUS)
  return { format: 'nimber-certificate', version: 1, game } as const
}

function positionsOf(summed: readonly Summed[]): string[] {
  return summed.map((part) => part.print(part.start))
}

function written(value: string): string {
  if (value !== '') return value
  throw new BeyondBudget({
    en: 'The certificate of this position has values that are too long to be written down.',
    zh: '这个局面的证书中有太长而无法写出的值。',
  })
}
