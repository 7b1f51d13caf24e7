import { printDyadic } from '../arith/dyadic.ts'
import { atomicWeight } from '../forms/atomic-weight.ts'
import { decideSum, SumDecider } from '../forms/decide-sum.ts'
import { type Form, Forms, type PartizanOutcome, type Relation } from '../forms/forms.ts'
import { evaluateNimbers, looksLikeNimbers } from '../forms/nimbers/evaluate.ts'
import { isTrue } from '../forms/text/claims.ts'
import { summandsOf, sumOf, type Term, termsOf } from '../forms/text/evaluate.ts'
import { parseQuestion } from '../forms/text/parse.ts'
import type { Steps } from '../forms/text/steps.ts'
import type { Claim } from '../forms/text/tokens.ts'
import { canonicalText, formText, latexText, prettyText } from '../forms/text/write.ts'
import { thermographOf } from '../forms/thermograph.ts'
import { TextError, within } from '../model/errors.ts'
import { type NimberRecord, nimberRecord } from './nimbers.ts'

/** Forms and options that a step may store where nothing else is said. */
const USUAL_FORMS = 40_000
/** How many times as many a store may hold: a sum of many terms is decided without adding it up. */
const ROOM = 20

/**
 * What is known of an expression as plain data. Texts of more than 4000 characters are null, and so
 * is what takes the form of a sum that is too large to be added up.
 */
export interface CalculationRecord {
  readonly expression: string
  readonly outcome: PartizanOutcome
  readonly value: string | null
  readonly canonical: string | null
  readonly mean: string
  readonly temperature: string | null
  readonly leftStop: string | null
  readonly rightStop: string | null
  readonly birthday: string | null
  /** Only values that are all small have one. */
  readonly atomicWeight: string | null
  readonly latex: string | null
  readonly pretty: string | null
}

/** How two expressions compare, and whether that is what was claimed; null where nothing was. */
export interface ComparisonRecord {
  readonly expression: string
  readonly left: string | null
  readonly right: string | null
  readonly relation: Relation
  readonly holds: boolean | null
}

/** The answer to an expression or to a comparison, and the form behind it where it was made. */
export type Calculation =
  | {
      readonly kind: 'value'
      readonly record: CalculationRecord
      readonly forms: Forms
      readonly form: Form | undefined
    }
  | {
      readonly kind: 'comparison'
      readonly record: ComparisonRecord
      readonly claim: Claim
    }
  | { readonly kind: 'nimbers'; readonly record: NimberRecord }

/**
 * Works out an expression, or how two compare (`^ > *`, `^* ? 0`), or an expression in nimbers
 * (`6 * 11 + 3`). Throws a TextError, or BeyondBudget past `factor` times the usual work. A sum whose
 * form is too large is decided without adding it up.
 */
export function calculate(text: string, factor = 1): Calculation {
  return new Calculator(factor).answer(text)
}

/**
 * Works out an expression in nimbers: `6 * 11 + 3`, `1 / 5`, `sqrt(7)`, `5^3`, `order(5)`,
 * `log(7, 5)`, or how two compare. Throws a TextError, or BeyondBudget past `factor` times the usual
 * work.
 */
export function calculateNimbers(text: string, factor = 1): Calculation {
  const expression = text.trim()
  const answer = evaluateNimbers(text, factor)
  if (answer.kind !== 'comparison')
    return { kind: 'nimbers', record: nimberRecord(expression, answer) }
  const { claim } = answer
  const [left, right] = [nimberText(answer.left), nimberText(answer.right)]
  // different heaps of Nim: whoever begins wins both together
  const relation = left === right ? '=' : '||'
  const holds = isTrue(claim, relation) ?? null
  return { kind: 'comparison', record: { expression, left, right, relation, holds }, claim }
}

function nimberText(nimber: bigint): string {
  return nimber === 0n ? '0' : nimber === 1n ? '*' : `*${nimber}`
}

/** Works out one expression after the other, as `calculate` does, with the forms that are there. */
export class Calculator {
  private readonly factor: number
  private readonly most: number
  private forms: Forms

  constructor(factor = 1) {
    this.factor = factor
    this.most = Math.ceil(USUAL_FORMS * factor)
    this.forms = new Forms(ROOM * this.most)
  }

  answer(text: string): Calculation {
    const nimbers = looksLikeNimbers(text) ? this.nimbers(text) : undefined
    if (nimbers) return nimbers
    const { left, claim, right } = parseQuestion(text)
    if (this.forms.size > this.most) this.forms = new Forms(ROOM * this.most)
    const expression = text.trim()
    return claim === undefined || right === undefined
      ? this.value(expression, left)
      : this.comparison(expression, left, claim, right)
  }

  /** The answer in nimbers; undefined where the text is none of theirs, but one of other values. */
  private nimbers(text: string): Calculation | undefined {
    try {
      return calculateNimbers(text, this.factor)
    } catch (error) {
      if (error instanceof TextError && isQuestion(text)) return undefined
      throw error
    }
  }

  private value(expression: string, steps: Steps): Calculation {
    const { forms, most } = this
    const terms = termsOf(forms, steps, most)
    const form = within(() => forms.bounded(most, () => sumOf(forms, terms)))
    const known = form === undefined ? unaddedRecord(forms, terms) : formRecord(forms, form)
    return { kind: 'value', record: { expression, ...known }, forms, form }
  }

  private comparison(expression: string, a: Steps, claim: Claim, b: Steps): Calculation {
    const { forms, most } = this
    const [left, right] = [termsOf(forms, a, most), termsOf(forms, b, most)]
    const negatives = right.map(({ form, count }) => ({ form: forms.negate(form), count }))
    const relation = RELATIONS[decideSum(forms, summandsOf(forms, [...left, ...negatives]))]
    const name = (terms: readonly Term[]) =>
      within(() => forms.bounded(most, () => formText(forms, sumOf(forms, terms)))) || null
    const holds = isTrue(claim, relation) ?? null
    const record = { expression, left: name(left), right: name(right), relation, holds }
    return { kind: 'comparison', record, claim }
  }
}

function isQuestion(text: string): boolean {
  try {
    parseQuestion(text)
    return true
  } catch (error) {
    if (error instanceof TextError) return false
    throw error
  }
}

/** How a game compares with 0. */
const RELATIONS: Readonly<Record<PartizanOutcome, Relation>> = { L: '>', R: '<', P: '=', N: '||' }

type Known = Omit<CalculationRecord, 'expression'>

function formRecord(forms: Forms, form: Form): Known {
  const { mean, temperature } = thermographOf(forms, form)
  const weight = within(() => atomicWeight(forms, form))
  return {
    outcome: forms.outcome(form),
    value: formText(forms, form) || null,
    canonical: canonicalText(forms, form) || null,
    mean: printDyadic(mean),
    temperature: printDyadic(temperature),
    leftStop: printDyadic(forms.leftStop(form)),
    rightStop: printDyadic(forms.rightStop(form)),
    birthday: `${forms.birthday(form)}`,
    atomicWeight: weight === undefined ? null : canonicalText(forms, weight) || null,
    latex: latexText(forms, form) || null,
    pretty: prettyText(forms, form) || null,
  }
}

/**
 * What is known of a sum that is not added up: who wins, its mean, since means add, and of a sum of
 * switches where play stops and how hot it is.
 */
function unaddedRecord(forms: Forms, terms: readonly Term[]): Known {
  const { outcome, mean, stops } = new SumDecider(forms).measure(summandsOf(forms, terms))
  return {
    outcome,
    value: null,
    canonical: null,
    mean: printDyadic(mean),
    temperature: stops ? printDyadic(stops.temperature) : null,
    leftStop: stops ? printDyadic(stops.left) : null,
    rightStop: stops ? printDyadic(stops.right) : null,
    birthday: null,
    atomicWeight: null,
    latex: null,
    pretty: null,
  }
}
