import { type Automaton, over } from './automaton.ts'
import { join, reordered } from './join.ts'
import type { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'

/** constant + Σ coefficient · name */
export interface Form {
  readonly constant: number
  readonly terms: ReadonlyMap<string, number>
}

/** a − b */
export function minus(a: Form, b: Form): Form {
  const terms = new Map(a.terms)
  for (const [name, by] of b.terms) terms.set(name, (terms.get(name) ?? 0) - by)
  return { constant: a.constant - b.constant, terms }
}

/**
 * Where a form of numbers is 0, or is at least 0: a chain of sums. It is a set over the names with
 * coefficients other than 0, of which there is at least one.
 */
export function linear(form: Form, is: '=' | '>=', numbers: Numbers): Automaton {
  const named = [...form.terms].filter(([, by]) => by !== 0).sort(([, x], [, y]) => x - y)
  const names = named.map(([name]) => name)
  const coefficients = named.map(([, by]) => by)
  const key = `${is} ${form.constant} ${coefficients.join(' ')}`
  let made = numbers.relations.get(key)
  if (!made) {
    const own = named.map((_, i) => `#${i}`)
    made = tidy(reordered(chain(form.constant, coefficients, is, numbers), own, numbers), numbers)
    numbers.relations.set(key, made)
  }
  return over(made, names, numbers)
}

/** The relation over the names #0, #1, …, with these coefficients. */
function chain(
  constant: number,
  coefficients: readonly number[],
  is: '=' | '>=',
  numbers: Numbers,
): Automaton {
  if (is === '=' && constant === 0) {
    if (coefficients.join() === '-1,1,1') return numbers.sum('#1', '#2', '#0')
    if (coefficients.join() === '-1,-1,1') return numbers.sum('#0', '#1', '#2')
  }
  let fresh = 0
  const name = () => `~${fresh++}`
  /** The sum of multiples of names and of a constant: its name, and the relation that makes it that sum. */
  const total = (sign: 1 | -1): { name: string; how: Automaton | undefined } => {
    let sum: { name: string; how: Automaton | undefined } | undefined
    const add = (term: string, how: Automaton | undefined) => {
      if (!sum) {
        sum = { name: term, how }
        return
      }
      const to = name()
      let made = numbers.sum(sum.name, term, to)
      for (const [before, forgotten] of [
        [sum.how, sum.name],
        [how, term],
      ] as const)
        if (before) made = join(made, before, numbers, forgotten.startsWith('~') ? [forgotten] : [])
      sum = { name: to, how: tidy(made, numbers) }
    }
    for (const [i, by] of coefficients.entries()) {
      if (by * sign <= 0) continue
      if (by * sign === 1) add(`#${i}`, undefined)
      else {
        const term = name()
        add(term, numbers.multiple(by * sign, `#${i}`, term))
      }
    }
    if (constant * sign > 0 || !sum) {
      const term = name()
      add(term, numbers.constant(term, Math.max(0, constant * sign)))
    }
    return sum as { name: string; how: Automaton | undefined }
  }
  const [left, right] = [total(1), total(-1)]
  let made =
    is === '=' ? numbers.equal(left.name, right.name) : numbers.atMost(right.name, left.name)
  for (const side of [left, right])
    if (side.how) made = join(made, side.how, numbers, side.name.startsWith('~') ? [side.name] : [])
  return made
}
