import type { Comparison } from '../../rules/rule.ts'
import type { Term } from '../sentence.ts'

/** A sentence as it was read: sets still have names only. */
export type Formula =
  | { readonly op: 'constant'; readonly holds: boolean }
  | { readonly op: 'compare'; readonly is: Comparison; readonly left: Term; readonly right: Term }
  | {
      readonly op: 'named'
      readonly name: string
      /** The game that a set is about. */
      readonly game?: { readonly text: string; readonly at: number }
      readonly terms: readonly Term[]
      readonly at: number
    }
  | { readonly op: 'not'; readonly of: Formula }
  | { readonly op: 'and' | 'or' | 'implies' | 'iff'; readonly of: readonly [Formula, Formula] }
  | {
      readonly op: 'exists' | 'forall'
      readonly names: readonly string[]
      readonly of: Formula
    }

/** The variables of a formula that no quantifier binds, in the order of the alphabet. */
export function freeNames(formula: Formula): string[] {
  const found = new Set<string>()
  const look = (part: Formula, bound: ReadonlySet<string>): void => {
    switch (part.op) {
      case 'constant':
        return
      case 'compare':
        note([part.left, part.right], bound)
        return
      case 'named':
        note(part.terms, bound)
        return
      case 'not':
        look(part.of, bound)
        return
      case 'exists':
      case 'forall':
        look(part.of, new Set([...bound, ...part.names]))
        return
      default:
        for (const each of part.of) look(each, bound)
    }
  }
  const note = (terms: readonly Term[], bound: ReadonlySet<string>) => {
    for (const { of } of terms)
      for (const name of Object.keys(of)) if (!bound.has(name)) found.add(name)
  }
  look(formula, new Set())
  return [...found].sort()
}
