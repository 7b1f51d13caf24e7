import { dyadic } from '../../arith/dyadic.ts'
import { BeyondBudget } from '../../model/errors.ts'
import type { Form, Forms } from '../forms.ts'
import type { Step, Steps } from './steps.ts'

/** The form of an expression; throws BeyondBudget where it is larger than the store may hold. */
export function evaluate(forms: Forms, steps: Steps): Form {
  const made: Form[] = []
  const taken = (count: number) => made.splice(made.length - count, count)
  for (const step of steps) made.push(formOf(forms, step, taken))
  return made.at(-1) ?? forms.zero
}

function formOf(forms: Forms, step: Step, taken: (count: number) => Form[]): Form {
  const one = () => taken(1)[0] ?? forms.zero
  switch (step.do) {
    case 'simple':
      return forms.simple(step.value, step.ups, step.nim)
    case 'negate':
      return forms.negate(one())
    case 'copies':
      return copiesOf(forms, one(), step.count)
    case 'sum':
      return forms.sum(taken(step.count))
    case 'braces': {
      const options = taken(step.left + step.right)
      return forms.make(options.slice(0, step.left), options.slice(step.left))
    }
    case 'plus-minus': {
      const options = taken(step.count)
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
export function copiesOf(forms: Forms, g: Form, count: bigint): Form {
  const simple = forms.asSimple(g)
  if (simple) {
    const { value, ups, nim } = simple
    if (BigInt(ups) * count > BigInt(Number.MAX_SAFE_INTEGER)) throw tooManyUps()
    return forms.simple(
      dyadic(value.numerator * count, value.exponent),
      ups * Number(count),
      count % 2n === 0n ? 0 : nim,
    )
  }
  let sum = forms.zero
  for (const bit of count.toString(2)) {
    sum = forms.add(sum, sum)
    if (bit === '1') sum = forms.add(sum, g)
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
