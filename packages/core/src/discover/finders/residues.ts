import { sizeOf } from '../../formula/size.ts'
import {
  and,
  atLeast,
  atMost,
  equal,
  type Formula,
  mod,
  or,
  periodicAfter,
  unequal,
} from '../../formula/tree.ts'
import type { Finder } from '../finder.ts'
import { losingOf, type Members } from '../losing.ts'
import { shownPeriod } from '../shown-period.ts'

/** Losing positions that repeat; where values are known these must not be a finite list. */
export const finder: Finder = {
  shown: 'line',
  about: 'losing',
  order: 4,
  least: 1,
  words: { en: 'losing positions that repeat', zh: '必败局面成周期' },
  find(line) {
    const members = losingOf(line)
    let last = line.reach
    while (last > 0 && members.at(last) === 0) last--
    const endless = line.letters || 3 * last > 2 * line.reach
    return endless ? findResidues('n', members) : undefined
  },
}

/** The condition that a number is in an eventually periodic set; undefined where it is none. */
export function findResidues(name: string, members: Members): Formula | undefined {
  const shown = shownPeriod(members)
  if (shown?.saltus !== 0) return undefined
  const { length: period, from } = shown
  const list = (from: number, length: number) =>
    Array.from({ length }, (_, i) => members.at(from + i))
  const table = equal(periodicAfter(name, list(0, from), list(from, period)), 1)
  const residues: number[] = []
  for (let n = from; n < from + period; n++) if (members.at(n) === 1) residues.push(n % period)
  const plain = residueCondition(
    name,
    period,
    residues.sort((a, b) => a - b),
  )
  const inPlain = (n: number) => residues.includes(n % period)
  let condition = plain
  for (let n = 0; n < from; n++) {
    if (inPlain(n) === (members.at(n) === 1)) continue
    if (members.at(n) === 1) condition = condition ? or(equal(name, n), condition) : equal(name, n)
    else if (condition) condition = and(unequal(name, n), condition)
  }
  return condition && sizeOf(condition) <= sizeOf(table) ? condition : table
}

/** The condition that a number has one of some residues in order; undefined for none. */
function residueCondition(
  name: string,
  period: number,
  residues: readonly number[],
): Formula | undefined {
  const [least, most] = [residues[0], residues.at(-1)]
  if (least === undefined || most === undefined) return undefined
  const residue = mod(name, period)
  if (residues.length === period) return atLeast(name, 0)
  if (least === most) return equal(residue, least)
  if (residues.length === period - 1)
    return unequal(residue, (period * (period - 1)) / 2 - residues.reduce((sum, r) => sum + r, 0))
  if (most - least + 1 === residues.length)
    return least === 0 ? atMost(residue, most) : and(atLeast(residue, least), atMost(residue, most))
  return residues.map((r) => equal(residue, r)).reduce((a, b) => or(a, b))
}
