import { compareDyadic, type Dyadic, dyadic } from '../arith/dyadic.ts'
import type { Form, Forms } from './forms.ts'

/**
 * The atomic weight of a form, a form of the same store; undefined unless the form is all-small.
 *
 * J. H. Conway, On Numbers and Games, chapter 16; E. Berlekamp, J. Conway, R. Guy, Winning Ways,
 * chapter 8: the weight is {weights of left options − 2 | weights of right options + 2}, unless
 * that is an integer; then the far star tells which of the integers that fit there is meant.
 */
export function atomicWeight(forms: Forms, form: Form): Form | undefined {
  const followers = forms.followers(form)
  if (!followers.every((g) => isSmall(forms, g))) return undefined
  const weights = new Map<Form, Form>()
  for (const g of followers) weights.set(g, weightOf(forms, g, weights))
  return weights.get(form)
}

/** Whether a form that is simple has no number in it: only then may all of its followers be small. */
function isSmall(forms: Forms, form: Form): boolean {
  const simple = forms.asSimple(form)
  return simple === undefined || simple.value.numerator === 0n
}

function weightOf(forms: Forms, form: Form, weights: ReadonlyMap<Form, Form>): Form {
  const simple = forms.asSimple(form)
  if (simple !== undefined) return forms.number(dyadic(simple.ups))
  const shifted = (options: readonly Form[], by: number) =>
    options.map((option) => forms.add(weights.get(option) as Form, forms.number(dyadic(by))))
  const low = shifted(forms.left(form), -2)
  const high = shifted(forms.right(form), 2)
  const weight = forms.make(low, high)
  if (forms.asNumber(weight)?.exponent !== 0) return weight
  const star = farStar(forms, form)
  if (forms.atMost(star, form)) return largestBelow(forms, high)
  if (forms.atMost(form, star))
    return forms.negate(
      largestBelow(
        forms,
        low.map((g) => forms.negate(g)),
      ),
    )
  return forms.zero
}

/** A nim-heap larger than any that a follower of the form is equal to: all such compare alike. */
function farStar(forms: Forms, form: Form): Form {
  let largest = 1
  for (const g of forms.followers(form)) {
    const simple = forms.asSimple(g)
    // ups with a heap go down to one that differs from it by 1 at the most
    if (simple !== undefined) largest = Math.max(largest, simple.nim + 1)
  }
  return forms.simple(dyadic(0), 0, largest + 1)
}

/** The largest integer that none of some forms is at most. */
function largestBelow(forms: Forms, options: readonly Form[]): Form {
  let least: Dyadic | undefined
  for (const option of options) {
    const { numerator, exponent } = forms.leftStop(option)
    let integer = -(-numerator >> BigInt(exponent))
    while (forms.atMost(option, forms.number(dyadic(integer)))) integer--
    const bound = dyadic(integer)
    if (least === undefined || compareDyadic(bound, least) < 0) least = bound
  }
  return least === undefined ? forms.zero : forms.number(least)
}
