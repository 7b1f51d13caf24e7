import type { Convention, Game, Theorem } from '../model/game.ts'
import { counterRules } from '../rules/counters.ts'
import { heapRules } from '../rules/heaps.ts'
import { printRule } from '../rules/print.ts'
import { isHeapRule, type Rule } from '../rules/rule.ts'
import type { Entry } from './define.ts'
import { catalogue } from './generated/catalogue.ts'

/** The games of the catalogue, in the order in which they are listed. */
export const entries: readonly Entry[] = catalogue

const byName = new Map(
  entries.flatMap((e) => [e.slug, e.names.zh, ...e.aliases].map((name) => [name, e] as const)),
)

/** The game of the catalogue with a slug or another of its names. */
export function findEntry(name: string): Entry | undefined {
  return byName.get(name.toLowerCase())
}

/** The game of a rule, with the theorem of the catalogue that settles it, if there is one. */
export function gameOfRule(rule: Rule, convention: Convention): Game<unknown> {
  const misere = convention === 'misere'
  return {
    name: (misere ? 'misere ' : '') + printRule(rule, 'en'),
    nameZh: (misere ? '反常 ' : '') + printRule(rule, 'zh'),
    convention,
    rule,
    rules: isHeapRule(rule) ? heapRules(rule) : counterRules(rule),
    ...theorems(rule, convention),
  }
}

/** The same game with the other ending: who cannot move wins. */
export function misereOf(game: Game<unknown>): Game<unknown> {
  const { theorem: _, ...rest } = game
  const sum = game.name.includes(' + ')
  return {
    ...rest,
    name: sum ? `misere (${game.name})` : `misere ${game.name}`,
    nameZh: sum ? `反常 (${game.nameZh})` : `反常 ${game.nameZh}`,
    convention: 'misere',
    ...(game.rule && theorems(game.rule, 'misere')),
  }
}

function theorems(
  rule: Rule,
  convention: Convention,
): Pick<Game<unknown>, 'theorem' | 'normalTheorem'> {
  const own = theoremOf(rule, convention)
  const normal = convention === 'misere' ? theoremOf(rule, 'normal') : undefined
  return { ...(own && { theorem: own }), ...(normal && { normalTheorem: normal }) }
}

function theoremOf(rule: Rule, convention: Convention): Theorem<unknown> | undefined {
  for (const entry of entries) {
    const args = entry.recognise(rule, convention)
    const theorem = args && entry.make(args).theorem
    if (theorem) return theorem
  }
  return undefined
}
