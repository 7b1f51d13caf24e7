import type { Formula } from '../../formula/tree.ts'
import type { Range, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'

/** The names with the ranges that they have where a condition is known to hold, or not to hold. */
export function narrowed(
  names: Names,
  condition: Formula,
  holds: boolean,
  rangeOf: (part: Formula, names: Names) => Range,
): Names {
  const vars = new Map(names.vars)
  narrow(vars, condition, holds)
  // what is named after a formula of those names lies in a smaller range as well
  for (const [name, part] of names.lets ?? []) {
    const known = vars.get(name)
    const range = rangeOf(part, { ...names, vars })
    if (known) vars.set(name, { ...known, range: common(known.range, range) })
  }
  return { ...names, vars }
}

function narrow(vars: Map<string, Valued>, condition: Formula, holds: boolean): void {
  const { op } = condition
  if (op === 'not') narrow(vars, condition.of[0], !holds)
  if (op === (holds ? 'and' : 'or')) for (const part of condition.of) narrow(vars, part, holds)
  const relation = RELATIONS[op]
  if (!relation || !('of' in condition)) return
  const [left, right] = condition.of
  const sign = holds ? relation : relation.otherwise
  if (left?.op === 'var' && right?.op === 'int') bound(vars, left.name, sign.is, right.value)
  if (left?.op === 'int' && right?.op === 'var') bound(vars, right.name, sign.mirrored, left.value)
}

type Sign = '=' | '!=' | '<' | '<=' | '>' | '>='

interface Relation {
  readonly is: Sign
  readonly mirrored: Sign
}

/** Each relation with its sides exchanged, and what holds where it does not. */
const RELATIONS: Readonly<Record<string, Relation & { otherwise: Relation }>> = {
  '=': { is: '=', mirrored: '=', otherwise: { is: '!=', mirrored: '!=' } },
  '!=': { is: '!=', mirrored: '!=', otherwise: { is: '=', mirrored: '=' } },
  '<': { is: '<', mirrored: '>', otherwise: { is: '>=', mirrored: '<=' } },
  '<=': { is: '<=', mirrored: '>=', otherwise: { is: '>', mirrored: '<' } },
  '>': { is: '>', mirrored: '<', otherwise: { is: '<=', mirrored: '>=' } },
  '>=': { is: '>=', mirrored: '<=', otherwise: { is: '<', mirrored: '>' } },
}

function bound(vars: Map<string, Valued>, name: string, is: Sign, value: bigint): void {
  const known = vars.get(name)
  if (!known) return
  const range = common(known.range, rangeBy(is, value, known.range))
  vars.set(name, { ...known, range })
}

function rangeBy(is: Sign, value: bigint, { least, most }: Range): Range {
  switch (is) {
    case '=':
      return { least: value, most: value }
    case '!=':
      return {
        least: least === value ? least + 1n : least,
        most: most === value ? most - 1n : most,
      }
    case '<':
      return { least, most: value - 1n }
    case '<=':
      return { least, most: value }
    case '>':
      return { least: value + 1n, most }
    case '>=':
      return { least: value, most }
  }
}

/** What two ranges have in common; the first where that is nothing, since it then never comes up. */
function common(a: Range, b: Range): Range {
  const least = a.least > b.least ? a.least : b.least
  const most = a.most < b.most ? a.most : b.most
  return least <= most ? { least, most } : a
}
