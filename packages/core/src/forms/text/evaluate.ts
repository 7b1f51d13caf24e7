import { dyadic } from '../../arith/dyadic.ts'
import { BeyondBudget } from '../../model/errors.ts'
import type { Form, Forms } from '../forms.ts'
import type { Step, Steps } from './steps.ts'

/** Copies that are looked at one by one. */
const MOST_COPIES = 10_000n

/** A form so many times. */
export interface Term {
  readonly form: Form
  readonly count: bigint
}

/** The form of an expression; throws BeyondBudget where it is larger than the store may hold. */
export function evaluate(forms: Forms, steps: Steps): Form {
  return sumOf(forms, termsOf(forms, steps))
}

/**
 * The terms of an expression, which are not added up; throws BeyondBudget where a step stores more
 * than so many forms and options.
 */
export function termsOf(
  forms: Forms,
  steps: Steps,
  most = Number.POSITIVE_INFINITY,
): readonly Term[] {
  const made: Term[] = []
  const last = steps.at(-1)
  const wholes = last?.do === 'sum' ? steps.slice(0, -1) : steps
  const taken = (count: number) => {
    const from = made.length - count
    const list: Form[] = []
    for (let i = from; i < made.length; i++) list.push(copiesOf(forms, made[i] as Term))
    made.length = from
    return list
  }
  for (const step of wholes) {
    if (step.do === 'copies' || step.do === 'negate') {
      const { form, count } = made.pop() ?? { form: forms.zero, count: 1n }
      if (step.do === 'copies') made.push({ form, count: count * step.count })
      else made.push({ form: forms.negate(form), count })
    } else if (step.do === 'simple') made.push({ form: formOf(forms, step, taken), count: 1n })
    else made.push({ form: forms.bounded(most, () => formOf(forms, step, taken)), count: 1n })
  }
  return made
}

/** The sum of terms; throws BeyondBudget. */
export function sumOf(forms: Forms, terms: readonly Term[]): Form {
  return forms.sum(terms.map((term) => copiesOf(forms, term)))
}

/** The summands one by one, but those that are simple together; throws BeyondBudget for too many. */
export function summandsOf(forms: Forms, terms: readonly Term[]): Form[] {
  return terms.flatMap((term) => {
    const { form, count } = term
    if (forms.asSimple(form)) return [copiesOf(forms, term)]
    if (count === 1n) return [form]
    // two copies of what is its own negative are nothing
    if (forms.negate(form) === form) return count % 2n === 0n ? [] : [form]
    if (count > MOST_COPIES) throw tooManyCopies()
    return new Array<Form>(Number(count)).fill(form)
  })
}

type Made = Exclude<Step, { readonly do: 'negate' | 'copies' }>

function formOf(forms: Forms, made: Made, taken: (count: number) => Form[]): Form {
  const one = () => taken(1)[0] ?? forms.zero
  switch (made.do) {
    case 'simple':
      return forms.simple(made.value, made.ups, made.nim)
    case 'sum':
      return forms.sum(taken(made.count))
    case 'braces': {
      const right = taken(made.right)
      return forms.make(taken(made.left), right)
    }
    case 'plus-minus': {
      const options = taken(made.count)
      return forms.make(
        options,
        options.map((option) => forms.negate(option)),
      )
    }
    case 'tiny':
      return tinyOf(forms, one())
    case 'miny':
      return forms.negate(tinyOf(forms, one()))
  }
}

/** {0|{0|-g}} */
function tinyOf(forms: Forms, g: Form): Form {
  const { zero } = forms
  return forms.make([zero], [forms.make([zero], [forms.negate(g)])])
}

/** The sum of equal forms: at once where they are simple, else by doubling. */
function copiesOf(forms: Forms, { form, count }: Term): Form {
  if (count === 1n) return form
  const simple = forms.asSimple(form)
  if (simple) {
    const { value, ups, nim } = simple
    if (BigInt(Math.abs(ups)) * count > BigInt(Number.MAX_SAFE_INTEGER)) throw tooManyUps()
    return forms.simple(
      dyadic(value.numerator * count, value.exponent),
      ups * Number(count),
      count % 2n === 0n ? 0 : nim,
    )
  }
  let sum = forms.zero
  for (const bit of count.toString(2)) {
    sum = forms.add(sum, sum)
    if (bit === '1') sum = forms.add(sum, form)
  }
  return sum
}

function tooManyUps(): BeyondBudget {
  return new BeyondBudget(
    {
      en: 'A multiple of ^ is counted up to 2^53 only.',
      zh: '^ 的倍数至多数到 2^53。',
    },
    Number.POSITIVE_INFINITY,
  )
}

function tooManyCopies(): BeyondBudget {
  return new BeyondBudget(
    {
      en: `The form of these copies is too large, and more than ${MOST_COPIES} are not looked at one by one.`,
      zh: `这些份数之和的标准形太大，而逐一处理至多 ${MOST_COPIES} 份。`,
    },
    Number.POSITIVE_INFINITY,
  )
}
