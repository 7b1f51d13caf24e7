import type { Convention, Game, Theorem } from '../model/game.ts'
import type { Words } from '../model/words.ts'
import { counterRules } from '../rules/counters.ts'
import { heapRules } from '../rules/heaps.ts'
import { printRule } from '../rules/print.ts'
import { isHeapRule, type Rule } from '../rules/rule.ts'
import { type Args, type Entry, gameFrom, type Param, toldIn } from './define.ts'
import { catalogue } from './generated/catalogue.ts'

/** The games of the catalogue, in the order in which they are listed. */
export const entries: readonly Entry[] = catalogue

const byName = new Map(
  entries.flatMap((e) =>
    [e.slug, e.names.zh, ...e.aliases].map((name) => [keyOf(name), e] as const),
  ),
)

/** A name without capitals and blanks. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '')
}

/** The game of the catalogue with a slug or another of its names. */
export function findEntry(name: string): Entry | undefined {
  return byName.get(keyOf(name))
}

/** The game of the catalogue with a slug and its parameters filled in. */
export function gameOf(slug: string, args: Args = {}): Game<unknown> {
  const entry = byName.get(slug)
  if (!entry) throw new TypeError(`no game is called ${slug}`)
  return gameFrom(nameOf(entry, args), entry.make(args))
}

/** The canonical text of a game of the catalogue in both languages: `bash 4`. */
export function nameOf(entry: Entry, args: Args): Words {
  const behind = entry.params.map((param) => ` ${argText(param, args)}`).join('')
  return { en: entry.slug + behind, zh: entry.names.zh + behind }
}

function argText(param: Param, args: Args): string {
  if (param.kind === 'set') return `{${Object.values(args).join(',')}}`
  return param.kind === 'number' ? `${args[param.name]}` : `${args[param.from]}..${args[param.to]}`
}

const normalGames = new WeakMap<Rule, Game<unknown>>()

/** The game of a rule, with the theorem of the catalogue that settles it, if there is one. */
export function gameOfRule(rule: Rule, convention: Convention): Game<unknown> {
  const game = (convention === 'normal' && normalGames.get(rule)) || makeGame(rule, convention)
  if (convention === 'normal') normalGames.set(rule, game)
  return game
}

function makeGame(rule: Rule, convention: Convention): Game<unknown> {
  const misere = convention === 'misere'
  return {
    name: (misere ? 'misere ' : '') + printRule(rule, 'en'),
    nameZh: (misere ? '反常规 ' : '') + printRule(rule, 'zh'),
    convention,
    rule,
    rules: isHeapRule(rule) ? heapRules(rule) : counterRules(rule),
    ...theorems(rule, convention),
  }
}

/** The same game with the other ending: whoever cannot move wins. */
export function misereOf(game: Game<unknown>): Game<unknown> {
  const { theorem: _, ...rest } = game
  const sum = game.name.includes(' + ')
  return {
    ...rest,
    name: sum ? `misere (${game.name})` : `misere ${game.name}`,
    nameZh: sum ? `反常规 (${game.nameZh})` : `反常规 ${game.nameZh}`,
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
  const known = recognise(rule, convention)
  const theorem = known?.entry.make(known.args).theorem
  return theorem && rule.kind === 'counters'
    ? toldIn(rule, theorem as Theorem<readonly bigint[]>)
    : theorem
}

/** The game of the catalogue that has a rule, with its parameters. */
export function recognise(
  rule: Rule,
  convention: Convention,
): { entry: Entry; args: Args } | undefined {
  for (const entry of entries) {
    const args = entry.recognise(rule, convention)
    if (args) return { entry, args }
  }
  return undefined
}
