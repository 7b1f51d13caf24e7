import type { Convention } from '../model/outcome.ts'
import { printPlayed } from '../rules/print.ts'
import type { Rule } from '../rules/rule.ts'
import { toldIn } from './define.ts'
import { frameOf } from './frame.ts'
import { type Args, type Component, counterFrame, type Entry, type Game } from './game.ts'
import { catalogue } from './generated/catalogue.ts'

/** The games of the catalogue, in the order in which they are listed. */
export const entries: readonly Entry[] = catalogue

/** The games by all of their names: made when first asked, since a judge asks for slugs alone. */
let byName: ReadonlyMap<string, Entry> | undefined

/** A name without capitals and blanks. */
export function keyOf(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '')
}

/** The game of a list that has exactly this name, but for its Chinese one: found without making a map. */
export function calledExactly<E extends Pick<Entry, 'slug' | 'aliases'>>(
  list: readonly E[],
  name: string,
): E | undefined {
  return list.find(({ slug, aliases }) => slug === name || aliases.includes(name))
}

/** The game of the catalogue with a slug or another of its names. */
export function findEntry(name: string): Entry | undefined {
  const called = calledExactly(entries, name)
  if (called) return called
  byName ??= new Map(
    entries.flatMap((e) =>
      [e.slug, e.names.zh, ...e.aliases].map((each) => [keyOf(each), e] as const),
    ),
  )
  return byName.get(keyOf(name))
}

/** The game of the catalogue with a slug and its parameters filled in. */
export function gameOf(slug: string, args: Args = {}): Game<unknown> {
  const entry = entries.find((each) => each.slug === slug)
  if (!entry) throw new TypeError(`no game is called ${slug}`)
  return entry.make(args)
}

const normalGames = new WeakMap<Rule, Game<unknown>>()

/** The game of a rule, with the theorem of the catalogue that settles it, if there is one. */
export function gameOfRule(rule: Rule, convention: Convention): Game<unknown> {
  const game = (convention === 'normal' && normalGames.get(rule)) || makeGame(rule, convention)
  if (convention === 'normal') normalGames.set(rule, game)
  return game
}

function makeGame(rule: Rule, convention: Convention): Game<unknown> {
  const { en, zh } = printPlayed(rule, convention)
  return withTheorems({
    name: en,
    nameZh: zh,
    is: { kind: 'rule', rule },
    convention,
    rule,
    ...frameOf(rule),
  })
}

/** The same game with the other ending: whoever cannot move wins. */
export function misereOf(game: Game<unknown>): Game<unknown> {
  const { theorem: _, ...rest } = game
  const sum = game.is.kind === 'sum'
  return withTheorems({
    ...rest,
    name: sum ? `misere (${game.name})` : `misere ${game.name}`,
    nameZh: sum ? `反常规 (${game.nameZh})` : `反常规 ${game.nameZh}`,
    is: { kind: 'misere', of: game },
    convention: 'misere',
  })
}

/** The game with the theorems of the catalogue that settle its rule, in either convention. */
function withTheorems(game: Game<unknown>): Game<unknown> {
  const { convention } = game
  const own = theoremOf(game, convention)
  const normal = convention === 'misere' ? theoremOf(game, 'normal') : undefined
  return { ...game, ...(own && { theorem: own }), ...(normal && { normalTheorem: normal }) }
}

function theoremOf(game: Game<unknown>, convention: Convention): Game<unknown>['theorem'] {
  const known = knownAs(game, convention)
  const theorem = known?.entry.make(known.args).theorem
  const counters = counterFrame(game)
  return theorem && counters ? toldIn(counters, theorem) : theorem
}

/** The game of the catalogue that has the moves of a game that is not one, with its parameters. */
function knownAs(game: Game<unknown>, convention: Convention) {
  return game.rule ? recognise(game.rule, convention) : twinOf(game, convention)
}

/** The entry that is a game of the catalogue with the other ending. */
function twinOf(
  { is }: Game<unknown>,
  convention: Convention,
): { entry: Entry; args: Args } | undefined {
  if (is.kind !== 'misere' || is.of.is.kind !== 'entry') return undefined
  const { entry: plain, args } = is.of.is
  const entry =
    convention === 'normal' ? plain : entries.find(({ misereOf }) => misereOf === plain.slug)
  return entry && { entry, args }
}

/** The game of a part of a position. */
export function gameOfPart({ game }: Pick<Component<never>, 'game'>): Game<unknown> {
  return 'rules' in game ? game : gameOfRule(game, 'normal')
}

/** What the catalogue says about a game: the game itself, or the one that has its rule. */
export function entryOf(game: Game<unknown>): Entry | undefined {
  const { is, convention } = game
  return is.kind === 'entry' ? is.entry : knownAs(game, convention)?.entry
}

/** A position to begin with, as a text `game: position`, of a game that has no parameters. */
export function exampleOf({ is }: Game<unknown>): string | undefined {
  return is.kind === 'entry' && is.entry.params.length === 0 ? is.entry.examples[0] : undefined
}

/** The parameters of a game of the catalogue, or of the one that has the rule of a game. */
export function argsOf(game: Game<unknown>): Args {
  const { is, convention } = game
  return is.kind === 'entry' ? is.args : (knownAs(game, convention)?.args ?? {})
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
