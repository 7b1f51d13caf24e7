import { formula as asFormula, type Formula } from '../../formula/tree.ts'
import { namesOf } from '../../formula/walk.ts'
import { repeatedPlace } from '../known/repeated.ts'
import type { Derivation } from '../known/task.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import { counterSearch } from './counter-search.ts'
import { numberOf } from './lower.ts'
import { ruleTable } from './rule-table.ts'

/** Names for expressions of other names, such as an entry of a table. */
export type Derived = ReadonlyMap<string, (vars: ReadonlyMap<string, Valued>) => Valued>

/** What names stand for that are computed: the tables and searches are added to the draft. */
export function derivedOf(list: readonly Derivation[], draft: Draft): Derived {
  return new Map(list.map((derivation) => [derivation.name, computed(derivation, draft)]))
}

function computed(of: Derivation, draft: Draft): (vars: ReadonlyMap<string, Valued>) => Valued {
  if (of.kind === 'search') return counterSearch(of.rule, of.convention, draft)
  const { rule, most, from } = of
  const at = ruleTable(rule, most, draft)
  const place = from === undefined ? asFormula('n') : repeatedPlace(from, most)
  return (vars) => at(numberOf(place, { vars, folds: new Map() }, draft))
}

/** The names with those derived from them that a formula uses. */
export function withDerived(f: Formula, names: Names, derived: Derived): Names {
  const used = namesOf(f)
  const vars = new Map(names.vars)
  for (const [text, make] of derived) if (used.includes(text)) vars.set(text, make(names.vars))
  return { ...names, vars }
}
