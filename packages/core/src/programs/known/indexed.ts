import { substitute } from '../../formula/substitute.ts'
import { formula as asFormula, cases, equal, type Formula, plus } from '../../formula/tree.ts'
import { mapChildren } from '../../formula/walk.ts'
import { recognise } from '../../games/catalogue.ts'
import type { Args, Game } from '../../games/game.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../../rules/rule.ts'
import { NoProgram } from '../tree/draft.ts'

/** As many heaps are looked at; from the middle on they must follow one rule. */
const LOOKED_AT = 24

/** The rule of the heap at a place, and what the catalogue knows of it. */
interface Heap {
  readonly rule: HeapRule | CodeRule
  readonly slug?: string
  readonly args: Args
  readonly formula?: Formula
}

/**
 * The value of heap i as a formula of n and i, for a game whose rules depend on the places of the
 * heaps; values without a formula are names of tables of rules.
 */
export function indexedValue(game: Game<unknown>): {
  readonly value: Formula
  readonly rules: readonly (readonly [name: string, rule: HeapRule | CodeRule])[]
} {
  const components = game.components?.(Array.from({ length: LOOKED_AT }, () => 1n)) ?? []
  const heaps = components.map(({ game: part }): Heap => {
    const rule = 'rules' in part ? part.rule : part
    if (!rule || !isHeapRule(rule)) throw noProgram(game)
    const known = recognise(rule, 'normal')
    const theorem = known?.entry.make(known.args).theorem
    return known && theorem?.heaps && theorem.formula
      ? { rule, slug: known.entry.slug, args: known.args, formula: theorem.formula }
      : { rule, args: {} }
  })
  const last = heaps.at(-1)
  let tail = heaps.length - 1
  while (tail > 0 && follows(heaps[tail - 1], tail, last, heaps.length)) tail--
  if (heaps.length < LOOKED_AT || tail > LOOKED_AT / 2 || !last?.formula) throw noProgram(game)
  const rules: [string, HeapRule | CodeRule][] = []
  const rows = heaps.slice(0, tail).map(({ rule, formula, args }, i) => {
    if (formula) return [equal('i', i + 1), substitute(formula, args)] as const
    const name = `G${i + 1}(n)`
    rules.push([name, rule])
    return [equal('i', i + 1), asFormula(name)] as const
  })
  return { value: cases(rows, byIndex(last.formula, last.args, heaps.length)), rules }
}

/** Whether a heap has the rule of the last one, with parameters that grow with its place. */
function follows(heap: Heap | undefined, place: number, last: Heap | undefined, end: number) {
  if (!heap?.formula || !last || heap.slug !== last.slug) return false
  return Object.entries(last.args).every(
    ([name, value]) => heap.args[name] === value - BigInt(end - place),
  )
}

/** The formula with parameters that are the place of the heap, and something more. */
function byIndex(f: Formula, args: Args, place: number): Formula {
  const replace = (g: Formula): Formula => {
    const value = g.op === 'var' ? args[g.name] : undefined
    if (value === undefined) return mapChildren(g, replace)
    const extra = value - BigInt(place)
    return extra === 0n ? asFormula('i') : plus('i', extra)
  }
  return replace(f)
}

function noProgram(game: Game<unknown>): NoProgram {
  return new NoProgram({
    en: `The parts of ${game.name} follow no rule that a short program could use.`,
    zh: `${game.nameZh} 的各部分没有短程序可用的规律。`,
  })
}
