import {
  type Args,
  aboutOtherEnding,
  aboutWith,
  argsOf,
  argsText,
  BeyondBudget,
  type Entry,
  entryOf,
  type Formula,
  findEntry,
  type Game,
  gameOfRule,
  isCondition,
  isOfTurns,
  type Lang,
  latexFormula,
  misereOf,
  misereOfPartizan,
  misereWarning,
  nameOf,
  printFormula,
  printPlayed,
  recognise,
  same,
  solve,
  type Theorem,
  type Turn,
  type TurnsGame,
  type Words,
  wordsIn,
} from '@nimber/core'
import { playedOfText } from '../games.ts'
import { type ParamData, paramsOf } from '../params.ts'
import { firstOf, startOf } from '../start.ts'

/** What is known about a game, as plain data. */
export interface GameData {
  /** The canonical text. */
  readonly game: string
  readonly slug: string | undefined
  readonly title: Words
  /** The title without its numbers, where they can be changed beside it. */
  readonly heading: Words
  readonly about: Words | undefined
  /** What can be changed about it. */
  readonly params: readonly ParamData[]
  readonly misere: boolean
  /** Whether its positions are made of parts that are games of their own. */
  readonly sum: boolean
  /** Whether Left and Right have different moves. */
  readonly partizan: boolean
  /** Whether positions can be drawn by hand. */
  readonly drawn: boolean
  /** The text of the game with the other ending, where both can be played. */
  readonly other: string | undefined
  /** What a person who knows misère Nim must be told. */
  readonly warning: Words | undefined
  /** The rule in the rule language, for a game that it can say. */
  readonly rule: Words | undefined
  /** How a position is written. */
  readonly writing: Words | undefined
  readonly theorem: TheoremData | undefined
  /** Where to read of its theorem, or of the game where it has none. */
  readonly reference: Words | undefined
  /** Texts `game` and `position` to begin with. */
  readonly examples: readonly Example[]
  /** The position to begin with where none is given. */
  readonly start: string
}

export interface TheoremData {
  readonly name: Words
  readonly statement: Words
  readonly proof: Words
  /** What the formula says: the value of a heap, of a position, or which positions are losing. */
  readonly formula:
    | { readonly of: 'heap' | 'position' | 'losing'; readonly text: Words; readonly latex: Words }
    | undefined
}

export interface Example {
  readonly game: string
  readonly position: string
  /** The position as it is read. */
  readonly said: Words
  /** Its numbers behind the name of the game, with their names. */
  readonly args: readonly Pick<ParamData, 'name' | 'value' | 'said'>[]
}

/** What is known about the game of a text; throws a TextError. */
export function describe(text: string): GameData {
  const { game, position } = playedOfText(withParameters(text))
  if (isOfTurns(game)) return describePartizan(game, position)
  const entry = entryOf(game)
  const { rule, rules } = game
  const plain = entry ? undefined : plainEntry(game)
  const examples = ((entry ?? plain)?.examples ?? [])
    .map((example): Example => {
      const [name = '', at = ''] = example.split(/:\s*/)
      const text = plain ? `misere ${name}` : name
      const { game: own } = playedOfText(text)
      return {
        game: text,
        position: at,
        said: { en: at, zh: wordsIn(own, at, 'zh') },
        args: argsIn(own),
      }
    })
    .filter((example) => !plain || isWithinReach(game, example))
  const params = argsIn(game)
  const start =
    position === undefined
      ? firstOf(
          game,
          examples.filter((example) => example.game === game.name).map((one) => one.position),
        )
      : rules.print(position)
  return {
    game: game.name,
    slug: entry?.slug,
    title: titleOf(entry, plain, game),
    heading: titleOf(entry, plain, game, params.length === 0),
    params,
    about:
      (entry && aboutWith(entry, argsOf(game))) ??
      (plain && misereAbout(plain, plainArgs(game))) ??
      heapsAbout(game),
    misere: game.convention === 'misere',
    sum: game.components !== undefined,
    partizan: false,
    drawn: false,
    other: otherEnding(game, start),
    warning: misereWarning(game),
    rule: rule && printPlayed(rule, game.convention),
    writing: (entry ?? plain)?.position,
    theorem: game.theorem && theoremData(game.theorem),
    reference: referenceOf(game.theorem ?? entry ?? plain),
    examples,
    start,
  }
}

/** The numbers behind the name of a game of the catalogue, or of the misère form of one. */
function argsIn(game: ReturnType<typeof playedOfText>['game']): readonly ParamData[] {
  if (isOfTurns(game)) return []
  const of = withoutMisere(game)
  return of.kind === 'entry' ? paramsOf(of.entry, of.args, game.is.kind === 'misere') : []
}

function withoutMisere({ is }: Game<unknown>): Game<unknown>['is'] {
  return is.kind === 'misere' ? is.of.is : is
}

/** Whether the page can tell who wins an example of normal play when whoever cannot move wins. */
function isWithinReach(game: Game<unknown>, { position }: Example): boolean {
  try {
    return solve(game, game.rules.parse(position), REACH).outcome !== undefined
  } catch (error) {
    if (error instanceof BeyondBudget) return false
    throw error
  }
}

const REACH = { table: 1_000_000, search: 50_000 }

/** What is known about a game whose players have different moves. */
function describePartizan(game: TurnsGame<unknown>, position: unknown): GameData {
  const { turns, rules } = game
  const of = turns.is.kind === 'misere' ? turns.is.of : turns
  const entry = of.is.kind === 'entry' ? of.is.entry : undefined
  const misere = turns.convention === 'misere'
  const examples = (entry?.examples ?? []).map((example): Example => {
    const [name = '', at = ''] = example.split(/:\s*/)
    return { game: misere ? `misere ${name}` : name, position: at, said: same(at), args: [] }
  })
  const [first] = examples
  const { theorem } = turns
  const names = entry?.names ?? { en: of.name, zh: of.nameZh }
  const title = misere ? { en: `Misère ${names.en}`, zh: `反常规${names.zh}` } : names
  const start =
    position === undefined
      ? (first?.position ?? startOf(game as Game<unknown> & TurnsGame<unknown>))
      : rules.print(position as Turn<unknown>)
  return {
    game: turns.name,
    slug: entry?.slug,
    title,
    heading: title,
    params: [],
    about: entry && (misere ? misereAbout(entry, {}) : entry.about),
    misere,
    sum: of.is.kind === 'sum',
    partizan: true,
    drawn: ['cells', 'colours', 'cakes'].includes(game.look(rules.parse(start)).kind),
    other: misere ? of.name : misereOfPartizan(of).name,
    warning: undefined,
    rule: undefined,
    writing: entry?.position,
    theorem: theorem && {
      name: theorem.name,
      statement: theorem.statement,
      proof: theorem.proof,
      formula: undefined,
    },
    reference: referenceOf(theorem ?? entry),
    examples,
    start,
  }
}

/** What is played with heaps of a rule that the catalogue does not have. */
function heapsAbout({ rule, convention }: Game<unknown>): Words | undefined {
  if (!rule || rule.kind === 'counters' || convention === 'misere') return undefined
  const { en, zh } = printPlayed(rule, convention)
  return {
    en: `A move is made in one heap: ${en}. Whoever cannot move loses.`,
    zh: `每次走其中一堆：${zh}。不能走者负。`,
  }
}

/** The text; the name of a game that lacks its parameters gets those of its first example. */
function withParameters(text: string): string {
  const entry = findEntry(text.trim())
  const [example] = entry && entry.params.length > 0 ? entry.examples : []
  return example?.split(':')[0] ?? text
}

/** The names of the catalogue, with the parameters behind them where they are to be said. */
function titleOf(
  entry: Entry | undefined,
  plain: Entry | undefined,
  game: Game<unknown>,
  said = true,
): Words {
  if (entry) {
    const behind = said ? argsBehind(game) : ''
    return { en: entry.names.en + behind, zh: entry.names.zh + behind }
  }
  if (!plain) return { en: game.name, zh: game.nameZh }
  const behind = said && game.is.kind === 'misere' ? argsBehind(game.is.of) : ''
  return { en: `Misère ${movesName(plain)}${behind}`, zh: `反常规${plain.names.zh}${behind}` }
}

function argsBehind({ is }: Game<unknown>): string {
  return is.kind === 'entry' ? argsText(is.entry, is.args) : ''
}

/** The game of the catalogue that has the same moves as a misère game. */
function plainEntry({ is, rule, convention }: Game<unknown>): Entry | undefined {
  if (is.kind === 'misere') return entryOf(is.of)
  return convention === 'misere' && rule ? recognise(rule, 'normal')?.entry : undefined
}

/** Its parameters. */
function plainArgs({ is, rule }: Game<unknown>): Args {
  if (is.kind === 'misere') return argsOf(is.of)
  return (rule && recognise(rule, 'normal')?.args) ?? {}
}

/** The name of a game without the ending of normal play, which some names say. */
function movesName({ names }: Pick<Entry, 'names'>): string {
  return names.en.replace(', last mover wins', '')
}

/** The rule with the other ending; by the name of the game where the rule does not say who wins. */
function misereAbout(plain: Pick<Entry, 'about' | 'params' | 'names'>, args: Args): Words {
  return (
    aboutOtherEnding(aboutWith(plain, args)) ?? {
      en: `The moves are those of ${movesName(plain)}, but whoever cannot move wins.`,
      zh: `走法与${plain.names.zh}相同，但不能走者胜。`,
    }
  )
}

/** The text of the game with the other ending, where positions are heaps and stuck is no draw. */
function otherEnding(game: Game<unknown>, start: string): string | undefined {
  const { is, rule, rules, convention } = game
  if (!['piles', 'spans', 'sum'].includes(game.look(rules.parse(start)).kind)) return undefined
  if (rules.stuckDraws) return undefined
  if (convention === 'normal') return misereOf(game).name
  if (is.kind === 'misere') return is.of.name
  if (is.kind === 'rule') return gameOfRule(is.rule, 'normal').name
  const normal = rule && recognise(rule, 'normal')
  return normal && nameOf(normal.entry, normal.args).en
}

/** Where to read of a theorem or of a game, as far as that is known. */
function referenceOf(of: { readonly reference?: string | Words } | undefined): Words | undefined {
  const reference = of?.reference
  return typeof reference === 'string' ? same(reference) : reference
}

/** What stands before a formula: nothing before the condition for a losing position. */
const LEFT = { heap: 'G(n) = ', position: 'G = ', losing: '' }

function theoremData({ formula, heaps, outcome, ...theorem }: Theorem<unknown>): TheoremData {
  const { name, statement, proof } = theorem
  const of = outcome || (formula && isCondition(formula)) ? 'losing' : heaps ? 'heap' : 'position'
  const written = (write: (formula: Formula, lang: Lang) => string): Words | undefined =>
    formula && {
      en: LEFT[of] + write(formula, 'en'),
      zh: LEFT[of] + write(formula, 'zh'),
    }
  const [text, latex] = [written(printFormula), written(latexFormula)]
  return {
    name,
    statement,
    proof,
    formula: text && latex && { of, text, latex },
  }
}
