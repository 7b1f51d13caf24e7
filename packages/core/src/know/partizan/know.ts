import type { PartizanOutcome } from '../../forms/forms.ts'
import { formText } from '../../forms/text/write.ts'
import type { Game } from '../../games/game.ts'
import { isImpartial, type PartizanGame } from '../../games/partizan/game.ts'
import type { Budget } from '../../model/budget.ts'
import { within } from '../../model/errors.ts'
import type { Words } from '../../model/words.ts'
import type { PositionForms } from '../../values/partizan/form-of.ts'
import type { HeapOutcomes } from '../../values/partizan/heap-outcomes.ts'
import type { FormRecursion } from '../../values/partizan/heap-recursion.ts'
import { partizanTableOf } from '../../values/partizan/heap-table.ts'
import { keptOf } from '../../values/partizan/kept.ts'
import type { Evidence } from '../evidence.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PartizanKnowledge } from './knowledge.ts'

/** As far as the values of heaps are looked at where no position is given. */
const LOOKED = 10_000n

/**
 * What settles a game whose players have different moves, or a position of it: what the budget finds
 * out where that is a table of heaps. `ofImpartial` tells the same of the impartial parts of a sum.
 */
export function learnedOf<P>(
  game: PartizanGame<P>,
  budget: Budget,
  position: P | undefined,
  ofImpartial: (part: Game<unknown>, at: unknown) => Knowledge,
): PartizanKnowledge {
  const { is, shape, convention } = game
  const { values, heaps } = keptOf(game as PartizanGame<unknown>, budget)
  if (convention === 'misere') return heaps ? ofOutcomes(heaps, LOOKED, budget) : SEARCH
  if (is.kind === 'sum') {
    const positions = position !== undefined && shape.kind === 'parts' ? shape.parts(position) : []
    const parts = is.parts.map((part, i) =>
      isImpartial(part)
        ? ofImpartial(part, positions[i])
        : learnedOf(part, budget, positions[i], ofImpartial),
    )
    return { kind: 'sum', parts, evidence: sumEvidence(parts.map(({ evidence }) => evidence)) }
  }
  const at = position ?? (is.kind === 'rule' ? game.rules.at?.([LOOKED]) : undefined)
  if (at === undefined) return wholeOf(game)
  if (within(() => values.form(game, at, budget)) !== undefined)
    return knownAt(game as PartizanGame<unknown>, at, values)
  const [heap, more] = shape.kind === 'heaps' ? shape.numbers(at) : []
  if (heaps && heap !== undefined && more === undefined) return ofOutcomes(heaps, heap, budget)
  if (is.kind !== 'rule' || position !== undefined) return SEARCH
  const bound = BigInt(partizanTableOf(is.rule, values.forms).size - 1)
  return { kind: 'forms', values: { by: 'table' }, evidence: { kind: 'table', bound } }
}

/** What settles a position whose form has been looked for, at no further cost. */
export function knownAt(
  game: PartizanGame<unknown>,
  position: unknown,
  values: PositionForms,
): PartizanKnowledge {
  const { theorem } = game
  if (theorem && (theorem.covers?.(position) ?? true)) return wholeOf(game)
  return (
    heapsAt(game, position, values) ?? {
      kind: 'search',
      evidence: { kind: 'search', positions: values.positions, forms: values.forms.size },
    }
  )
}

const SEARCH: PartizanKnowledge = { kind: 'search', evidence: { kind: 'search', positions: 0 } }

/** What is known of all positions of a game without a look at one. */
function wholeOf<P>({ theorem, is }: PartizanGame<P>): PartizanKnowledge {
  if (!theorem) return SEARCH
  const { name, reference, formula, covers } = theorem
  return {
    kind: 'theorem',
    gives: 'value',
    of: is.kind === 'entry' ? { slug: is.entry.slug, args: is.args } : undefined,
    ...(formula && { formula }),
    ...(covers && { otherwise: SEARCH }),
    evidence: { kind: 'theorem', name, reference },
  }
}

/** How the values of heaps are known, where each player has a rule: by a period or a table. */
function heapsAt(
  { is, shape, name }: PartizanGame<unknown>,
  position: unknown,
  { forms }: PositionForms,
): PartizanKnowledge | undefined {
  if (is.kind !== 'rule' || shape.kind !== 'heaps') return undefined
  const { period, size, recursion } = partizanTableOf(is.rule, forms)
  const bound = shape.numbers(position).reduce((most, heap) => (heap > most ? heap : most), 0n)
  if (!period && recursion && bound > recursion.checkedTo) return nestedForms(name, recursion)
  if (!period || bound < size)
    return { kind: 'forms', values: { by: 'table' }, evidence: { kind: 'table', bound } }
  const { from, length } = period
  const command = `nimber discover '${name}' --certificate proof.json`
  return {
    kind: 'forms',
    values: { by: 'period', from, length, saltus: formText(forms, period.saltus) },
    evidence: {
      kind: 'theorem',
      name: formPeriodName(length, from),
      reference: { en: `the proof: ${command}`, zh: `证明：${command}` },
    },
  }
}

/** The canonical forms of heaps, known by means of smaller heaps. */
function nestedForms(name: string, { from, period }: FormRecursion): PartizanKnowledge {
  const command = `nimber discover '${name}' --certificate proof.json`
  return {
    kind: 'forms',
    values: { by: 'recursion', from, length: period },
    evidence: {
      kind: 'theorem',
      name: {
        en: `The canonical forms of heaps go on by smaller heaps with period ${period} from ${from} on`,
        zh: `各堆的标准形由更小的堆给出，自 ${from} 起以 ${period} 为周期`,
      },
      reference: { en: `the proof: ${command}`, zh: `证明：${command}` },
    },
  }
}

function formPeriodName(length: number, from: number): Words {
  return {
    en: `The values of heaps repeat with period ${length} from ${from} on`,
    zh: `各堆的值自 ${from} 起以 ${length} 为周期`,
  }
}

/** Who wins single heaps, as far as a heap. */
function ofOutcomes(heaps: HeapOutcomes, heap: bigint, budget: Budget): PartizanKnowledge {
  const outcome: PartizanOutcome | undefined = within(() => heaps.at(heap, budget))
  return outcome === undefined
    ? SEARCH
    : { kind: 'outcomes', evidence: outcomeEvidence(heaps, heap) }
}

/** How it is known who wins a single heap. */
export function outcomeEvidence({ period }: HeapOutcomes, heap: bigint): Evidence {
  if (!period || heap < period.from + period.length) return { kind: 'table', bound: heap }
  const { from, length, checkedTo } = period
  return {
    kind: 'theorem',
    name: {
      en: `Who wins a heap repeats with period ${length} from ${from} on`,
      zh: `各堆的胜负自 ${from} 起以 ${length} 为周期`,
    },
    reference: {
      en: `who wins a heap follows from who wins the heaps that a move can leave; all of them up to ${checkedTo} were looked at (A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan subtraction games, 1987)`,
      zh: `一堆的胜负由一步之后各堆的胜负决定；已看过 ${checkedTo} 以内的堆（A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan subtraction games, 1987）`,
    },
  }
}

/** The evidence of a sum; of a single part, that of the part. */
export function sumEvidence(parts: readonly Evidence[]): Evidence {
  const [only, more] = parts
  return only && !more ? only : { kind: 'sum', parts, added: 'forms' }
}
