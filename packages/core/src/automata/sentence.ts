import type { Comparison } from '../rules/rule.ts'
import type { Arithmetic, Coefficients } from './arithmetic.ts'
import { type Automaton, renamed } from './automaton.ts'

/** constant + Σ coefficient · variable */
export interface Term {
  readonly constant: number
  readonly of: Coefficients
}

/** A formula of first-order logic about natural numbers. */
export type Sentence =
  | { readonly op: 'constant'; readonly holds: boolean }
  | {
      readonly op: 'compare'
      readonly is: Comparison
      readonly left: Term
      readonly right: Term
    }
  /** The terms are in a set, which has a track for each of them: 0, 1, … in this order. */
  | { readonly op: 'in'; readonly set: Automaton; readonly terms: readonly Term[] }
  | { readonly op: 'not'; readonly of: Sentence }
  | {
      readonly op: 'and' | 'or' | 'implies' | 'iff'
      readonly of: readonly [Sentence, Sentence]
    }
  | {
      readonly op: 'exists' | 'forall'
      readonly names: readonly string[]
      readonly of: Sentence
    }

/** The set of the tuples, over the free variables of a formula, for which it holds. */
export function satisfying(sentence: Sentence, arithmetic: Arithmetic): Automaton {
  return new Deciding(arithmetic).set(sentence, {})
}

/** left − right compared with 0: what is asked of Σ coefficient · variable. */
export function comparison(
  arithmetic: Arithmetic,
  is: Comparison,
  of: Coefficients,
  constant: number,
): Automaton {
  // of + constant (is) 0
  const minus = Object.fromEntries(Object.entries(of).map(([name, c]) => [name, -c]))
  switch (is) {
    case '=':
      return arithmetic.linear(of, '=', -constant)
    case '<=':
      return arithmetic.linear(of, '<=', -constant)
    case '<':
      return arithmetic.linear(of, '<=', -constant - 1)
    case '>=':
      return arithmetic.linear(minus, '<=', constant)
    case '>':
      return arithmetic.linear(minus, '<=', constant - 1)
    case '!=':
      return arithmetic.not(arithmetic.linear(of, '=', -constant))
  }
}

/** a + factor · b */
export function plusTimes(a: Term, factor: number, b: Term): Term {
  const of: Record<string, number> = { ...a.of }
  for (const [name, c] of Object.entries(b.of)) of[name] = (of[name] ?? 0) + factor * c
  for (const name of Object.keys(of)) if (of[name] === 0) delete of[name]
  return { constant: a.constant + factor * b.constant, of }
}

/** The names that bound variables have in automata, so that none hides another. */
type Scope = Readonly<Record<string, string>>

class Deciding {
  private readonly arithmetic: Arithmetic
  private fresh = 0

  constructor(arithmetic: Arithmetic) {
    this.arithmetic = arithmetic
  }

  set(sentence: Sentence, scope: Scope): Automaton {
    const { arithmetic } = this
    switch (sentence.op) {
      case 'constant':
        return sentence.holds ? arithmetic.all([]) : arithmetic.none([])
      case 'compare': {
        const { of, constant } = plusTimes(
          this.named(sentence.left, scope),
          -1,
          this.named(sentence.right, scope),
        )
        const variables = [sentence.left, sentence.right].flatMap((term) =>
          Object.keys(this.named(term, scope).of),
        )
        return arithmetic.over(comparison(arithmetic, sentence.is, of, constant), variables)
      }
      case 'in':
        return this.membership(sentence.set, sentence.terms, scope)
      case 'not':
        return arithmetic.not(this.set(sentence.of, scope))
      case 'and':
        return arithmetic.together(this.conjuncts(sentence, scope), [])
      case 'or':
        return this.both(sentence.of, scope, 'or')
      case 'implies':
        return arithmetic.not(this.both(sentence.of, scope, 'without'))
      case 'iff':
        return arithmetic.not(this.both(sentence.of, scope, 'differ'))
      case 'exists':
        return this.exists(sentence.names, sentence.of, scope)
      case 'forall':
        return arithmetic.not(this.exists(sentence.names, { op: 'not', of: sentence.of }, scope))
    }
  }

  private both(
    [a, b]: readonly [Sentence, Sentence],
    scope: Scope,
    how: 'or' | 'without' | 'differ',
  ): Automaton {
    return this.arithmetic.join(this.set(a, scope), this.set(b, scope), how)
  }

  /** The parts of a conjunction, each a set. */
  private conjuncts(sentence: Sentence, scope: Scope): Automaton[] {
    return sentence.op === 'and'
      ? sentence.of.flatMap((part) => this.conjuncts(part, scope))
      : [this.set(sentence, scope)]
  }

  private exists(names: readonly string[], of: Sentence, scope: Scope): Automaton {
    const own = Object.fromEntries(names.map((name) => [name, this.freshName()]))
    const parts = this.conjuncts(of, { ...scope, ...own })
    return this.arithmetic.together(parts, Object.values(own))
  }

  private named(term: Term, scope: Scope): Term {
    const of: Record<string, number> = {}
    for (const [name, c] of Object.entries(term.of)) {
      const called = Object.hasOwn(scope, name) ? (scope[name] as string) : name
      of[called] = (of[called] ?? 0) + c
    }
    return { constant: term.constant, of }
  }

  /** Terms that are not variables, or are used twice, get variables of their own. */
  private membership(set: Automaton, terms: readonly Term[], scope: Scope): Automaton {
    const { arithmetic } = this
    const names: string[] = []
    const parts: Automaton[] = []
    const bound: string[] = []
    for (const term of terms.map((each) => this.named(each, scope))) {
      const [[name, factor] = ['', 0], ...more] = Object.entries(term.of)
      if (more.length === 0 && factor === 1 && term.constant === 0 && !names.includes(name)) {
        names.push(name)
        continue
      }
      const own = this.freshName()
      names.push(own)
      bound.push(own)
      const { of, constant } = plusTimes({ constant: 0, of: { [own]: 1 } }, -1, term)
      parts.push(comparison(arithmetic, '=', of, constant))
    }
    const called = Object.fromEntries(names.map((name, i) => [`${i}`, name]))
    return arithmetic.together([...parts, renamed(set, called)], bound)
  }

  private freshName(): string {
    return `~${this.fresh++}`
  }
}
