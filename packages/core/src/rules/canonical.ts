import { normalAmounts } from './normal.ts'
import { printAmounts } from './print.ts'
import type { Condition, CounterRule, Linear, PartizanRule, Rule } from './rule.ts'

const known = new WeakMap<Rule | PartizanRule, string>()

/**
 * A text that is equal for rules that differ only in the names of counters, the order of moves or
 * the way a set of amounts is written.
 */
export function canonical(rule: Rule | PartizanRule): string {
  const made = known.get(rule) ?? text(normalised(rule))
  known.set(rule, made)
  return made
}

function normalised(rule: Rule | PartizanRule): unknown {
  if (rule.kind === 'partizan')
    return { left: normalised(rule.left), right: normalised(rule.right) }
  if (rule.kind === 'counters') return renamed(rule)
  if (rule.kind === 'code' || !rule.take) return rule
  const { shares, bases, listed, ...amounts } = normalAmounts(rule.take)
  const take = {
    ...amounts,
    shares: shares.map(text).sort(),
    bases: bases.map(text).sort(),
    listed: listed.map((part) => part.amounts),
  }
  return { ...rule, take }
}

function renamed(rule: CounterRule): unknown {
  const places = new Map(rule.names.map((name, i) => [name, `c${i}`]))
  const rename = (name: string) => places.get(name) ?? name
  const linear = (form: Linear) => ({
    ...form,
    terms: form.terms.map(([name, by]) => [rename(name), by]),
    ...(form.products && {
      products: form.products.map(([names, by]) => [names.map(rename), by]),
    }),
  })
  const conditions = (list: readonly Condition[]) =>
    list.map((c) => text({ ...c, left: linear(c.left), right: linear(c.right) })).sort()
  const moves = rule.moves.map(({ changes, where, free, amounts, leaves }) => ({
    ...(free && { free }),
    ...(amounts && { amounts: printAmounts(amounts, 'en') }),
    ...(leaves && { leaves: leaves.map((forms) => text(forms.map(linear))).sort() }),
    changes: changes
      .map((c) => text({ ...c, counter: rename(c.counter), value: linear(c.value) }))
      .sort(),
    where: conditions(where),
  }))
  return {
    size: rule.names.length,
    moves: moves.map(text).sort(),
    draw: rule.drawUnless && conditions(rule.drawUnless),
  }
}

/** JSON with the keys in order and integers of any size. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, v: unknown) => {
    if (typeof v === 'bigint') return v.toString()
    if (v === null || typeof v !== 'object' || Array.isArray(v)) return v
    return Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
