import { isWithin, rest } from './ask.ts'
import type { Automaton } from './automaton.ts'
import { conjunction } from './conjunction.ts'
import { cannot, MOST_CONSTANT } from './formula-nodes.ts'
import { named, type Value } from './formula-tables.ts'
import { reordered, without } from './join.ts'
import { type Form, linear, minus } from './linear.ts'
import type { Numbers } from './numbers.ts'
import { tidy } from './subsets.ts'

/** Larger factors and divisors in a formula are refused. */
export const MOST_FACTOR = 4096

/** Sets of tuples of the names of a formula, made of the relations that its parts are. */
export class FormulaSets {
  private readonly names: readonly string[]
  private readonly numbers: Numbers

  constructor(names: readonly string[], numbers: Numbers) {
    this.names = names
    this.numbers = numbers
  }

  /** Where two numbers are in a relation. */
  compared(op: string, x: Value, y: Value, within: Automaton): Automaton {
    const [up, down] = [minus(x.form, y.form), minus(y.form, x.form)]
    const where = (form: Form, is: '=' | '>=') => {
      const relation = this.related(form, is)
      if (relation === false) return this.outside(within, within)
      const parts = [within, ...x.parts, ...y.parts]
      return this.gathered(relation === true ? parts : [...parts, relation], [])
    }
    const below = ({ constant: c, terms }: Form): Form => ({ constant: c - 1, terms })
    switch (op) {
      case '=':
        return where(up, '=')
      case '!=':
        return this.outside(within, where(up, '='))
      case '>=':
        return where(up, '>=')
      case '<=':
        return where(down, '>=')
      case '>':
        return where(below(up), '>=')
      default:
        return where(below(down), '>=')
    }
  }

  /** Where a form is 0, or at least 0: a relation, or whether it is so for all numbers. */
  private related(form: Form, is: '=' | '>='): Automaton | boolean {
    const factors = [...form.terms.values()].filter((by) => by !== 0)
    if (factors.some((by) => Math.abs(by) > MOST_FACTOR) || Math.abs(form.constant) > MOST_CONSTANT)
      throw cannot('its numbers are too large', '其中的数太大')
    if (factors.length > 0) return linear(form, is, this.numbers)
    return is === '=' ? form.constant === 0 : form.constant >= 0
  }

  /** The tuples of a set that are not in another. */
  outside(within: Automaton, set: Automaton): Automaton {
    return tidy(rest(within, set, this.numbers), this.numbers)
  }

  /** Several relations at once over the names and some other tracks. */
  gathered(parts: readonly Automaton[], tracks: readonly string[]): Automaton {
    const order = [...this.names, ...tracks]
    const made = conjunction(parts, order, this.numbers)
    return tidy(reordered(made, order, this.numbers), this.numbers)
  }

  /** The tuples of a set with a number on a track; throws a Failure where it is negative for some. */
  placed(value: Value, track: string, within: Automaton): Automaton {
    const relation = this.related(minus(named(track), value.form), '=')
    const set = this.gathered([within, ...value.parts, relation as Automaton], [track])
    const known = tidy(without(set, [track], this.numbers), this.numbers)
    if (!isWithin(within, known, this.numbers))
      throw cannot('a part of it is negative for some numbers', '其某一部分对某些数为负')
    return set
  }
}
