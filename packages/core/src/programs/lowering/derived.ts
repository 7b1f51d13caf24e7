import { formula as asFormula, type Formula } from '../../formula/tree.ts'
import { namesOf } from '../../formula/walk.ts'
import { repeatedPlace } from '../known/repeated.ts'
import type { Derivation } from '../known/task.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import { counterSearch } from './counter-search.ts'
import { numberOf } from './lower.ts'
import { ruleTable } from './rule-table.ts'

type Vars = ReadonlyMap<string, Valued>

/** Names for expressions of other names, such as an entry of a table. */
export type Derived = ReadonlyMap<string, (vars: Vars) => Valued>

/** What names stand for that are computed: the tables and searches are added to the draft. */
export function derivedOf(list: readonly Derivation[], draft: Draft): Derived {
  // names that differ only in the numbers they are computed from share a table
  const made: { readonly like: Derivation; readonly make: (vars: Vars) => Valued }[] = []
  return new Map(
    list.map((derivation) => {
      const known = made.find(({ like }) => isAlike(like, derivation))
      const make = known?.make ?? computed(derivation, draft)
      if (!known) made.push({ like: derivation, make })
      const { of = {} } = derivation
      return [derivation.name, (vars) => make(withNames(vars, of))]
    }),
  )
}

function isAlike(a: Derivation, b: Derivation): boolean {
  if (a.kind === 'search' || b.kind === 'search') return false
  return a.rule === b.rule && a.most === b.most && a.from === b.from
}

/** The variables, and those with other names by the names they are asked for. */
function withNames(vars: Vars, names: Readonly<Record<string, string>>): Vars {
  const own = Object.entries(names).map(([to, from]) => [to, vars.get(from) as Valued] as const)
  return own.length > 0 ? new Map([...vars, ...own]) : vars
}

function computed(of: Derivation, draft: Draft): (vars: Vars) => Valued {
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
