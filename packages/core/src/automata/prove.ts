import { inside as inText, TextError } from '../model/errors.ts'
import { nearest } from '../model/nearest.ts'
import { Arithmetic, type Example } from './arithmetic.ts'
import type { Automaton } from './automaton.ts'
import type { Numeration } from './numeration.ts'
import { type Sentence, satisfying } from './sentence.ts'
import { SYSTEM_NAMES, systemNamed } from './systems.ts'
import { type Formula, freeNames } from './text/formula.ts'
import { namedSet, SET_NAMES } from './text/named-sets.ts'
import { readSentence } from './text/read-formula.ts'
import type { Work } from './work.ts'

/** What was decided about a sentence. */
export interface Answer {
  readonly system: Numeration
  /** The variables that no quantifier binds. */
  readonly free: readonly string[]
  /** Whether a sentence without free variables is true. */
  readonly holds: boolean | undefined
  /** Numbers for the outer quantifier: one that makes it true, or one for which it fails. */
  readonly example: Example | undefined
  /** The tuples of the free variables for which the sentence holds. */
  readonly set: Automaton | undefined
}

/** The lost positions of a game, or its heaps with their values, as a set on the tracks 0, 1, …. */
export interface GameSet {
  readonly system: Numeration
  readonly arity: number
  readonly set: Automaton
}

export interface Proving {
  /** The name of a numeration system; else the one that the sentence names or needs. */
  readonly system?: string | undefined
  readonly work: Work
  /** Finds what a sentence says of a game by `losing` or `value`; throws a TextError where it cannot. */
  readonly gameSet: (what: 'losing' | 'value', game: string, work: Work) => GameSet
}

/** Decides a sentence of first-order logic about numbers: true, false, or for which numbers it holds. */
export function prove(text: string, { system: asked, work, gameSet }: Proving): Answer {
  const { system: named, formula } = readSentence(text)
  const games = new Map<Formula, GameSet>()
  for (const part of namedIn(formula)) {
    if (part.name !== 'losing' && part.name !== 'value') continue
    if (!part.game)
      throw new TextError(text, part.at, {
        en: `Expected the name of a game, as in ${part.name} ${part.name === 'losing' ? 'wythoff(a, b)' : '"take any or split"(n, v)'}.`,
        zh: `这里应有游戏名，如 ${part.name} ${part.name === 'losing' ? 'wythoff(a, b)' : '"take any or split"(n, v)'}。`,
      })
    const { text: game, at } = part.game
    games.set(
      part,
      inText(text, at, () => gameSet(part.name as 'losing' | 'value', game, work)),
    )
  }
  const system = systemOf(text, asked, named, formula, games)
  const arithmetic = new Arithmetic(system, work)
  const sentence = resolved(text, formula, arithmetic, games)
  const free = freeNames(formula)
  if (free.length > 0) {
    const set = arithmetic.over(satisfying(sentence, arithmetic), free)
    return { system, free, holds: undefined, example: undefined, set }
  }
  return { system, free, set: undefined, ...decided(sentence, arithmetic) }
}

/** Whether a closed sentence holds, with numbers for its outer quantifiers. */
function decided(
  sentence: Sentence,
  arithmetic: Arithmetic,
): { holds: boolean; example: Example | undefined } {
  if (sentence.op === 'not') {
    const { holds, example } = decided(sentence.of, arithmetic)
    return { holds: !holds, example }
  }
  if (sentence.op !== 'exists' && sentence.op !== 'forall')
    return { holds: satisfying(sentence, arithmetic).size > 0, example: undefined }
  const names = [...sentence.names]
  let inside = sentence.of
  while (inside.op === sentence.op && inside.names.every((name) => !names.includes(name))) {
    names.push(...inside.names)
    inside = inside.of
  }
  const sought = sentence.op === 'exists' ? inside : negated(inside)
  const set = arithmetic.over(satisfying(sought, arithmetic), names)
  const example = arithmetic.example([{ set }])
  return { holds: (sentence.op === 'exists') === (example !== undefined), example }
}

/** The sentence that holds where another does not, with as few complements as can be. */
function negated(sentence: Sentence): Sentence {
  switch (sentence.op) {
    case 'not':
      return sentence.of
    case 'constant':
      return { op: 'constant', holds: !sentence.holds }
    case 'implies':
      return { op: 'and', of: [sentence.of[0], negated(sentence.of[1])] }
    case 'or':
      return { op: 'and', of: [negated(sentence.of[0]), negated(sentence.of[1])] }
    case 'forall':
      return { op: 'exists', names: sentence.names, of: negated(sentence.of) }
    default:
      return { op: 'not', of: sentence }
  }
}

type Named = Extract<Formula, { op: 'named' }>

function namedIn(formula: Formula): Named[] {
  switch (formula.op) {
    case 'constant':
    case 'compare':
      return []
    case 'named':
      return [formula]
    case 'and':
    case 'or':
    case 'implies':
    case 'iff':
      return formula.of.flatMap(namedIn)
    default:
      return namedIn(formula.of)
  }
}

/** The system of a sentence: the one asked for, the one it names, or the first that a set needs; else base 2. */
function systemOf(
  text: string,
  asked: string | undefined,
  named: { readonly name: string; readonly at: number } | undefined,
  formula: Formula,
  games: ReadonlyMap<Formula, GameSet>,
): Numeration {
  if (asked === undefined && named === undefined) {
    for (const part of namedIn(formula)) {
      const system = games.get(part)?.system ?? systemNamed(namedSet(part.name)?.system ?? '')
      if (system) return system
    }
    return systemNamed('2') as Numeration
  }
  const name = asked ?? named?.name ?? ''
  const plain = name.replace(/^msd_/, '')
  const system = systemNamed(plain)
  if (system) return system
  const [at, shown] = asked === undefined ? [named?.at ?? 0, text] : [0, asked]
  // one letter is near to every digit
  const near = plain.length > 1 ? nearest(plain, SYSTEM_NAMES) : undefined
  const hint = near === undefined ? SYSTEM_NAMES.join(', ') : near
  throw new TextError(shown, at, {
    en: name.startsWith('lsd_')
      ? 'Numbers are read with the most significant digit first: write msd_ in place of lsd_.'
      : `No numeration system ${name}: expected ${hint}.`,
    zh: name.startsWith('lsd_')
      ? '数从最高位读起：请把 lsd_ 写成 msd_。'
      : `没有记数法 ${name}：可用的有 ${hint}。`,
  })
}

/** The sentence with the sets that its names stand for. */
function resolved(
  text: string,
  formula: Formula,
  arithmetic: Arithmetic,
  games: ReadonlyMap<Formula, GameSet>,
): Sentence {
  const inner = (of: Formula) => resolved(text, of, arithmetic, games)
  switch (formula.op) {
    case 'constant':
    case 'compare':
      return formula
    case 'not':
      return { op: 'not', of: inner(formula.of) }
    case 'and':
    case 'or':
    case 'implies':
    case 'iff':
      return { op: formula.op, of: [inner(formula.of[0]), inner(formula.of[1])] }
    case 'exists':
    case 'forall':
      return { op: formula.op, names: formula.names, of: inner(formula.of) }
    case 'named':
      return {
        op: 'in',
        set: setOf(text, formula, arithmetic, games.get(formula)),
        terms: formula.terms,
      }
  }
}

function setOf(
  text: string,
  { name, game, terms, at }: Named,
  arithmetic: Arithmetic,
  ofGame: GameSet | undefined,
): Automaton {
  const { system } = arithmetic
  const known = ofGame ? undefined : namedSet(name)
  const fail = (en: string, zh: string) => new TextError(text, at, { en, zh })
  if (!ofGame && !known) {
    const near = nearest(name, [...SET_NAMES, 'losing', 'value'])
    const hint = near ?? `${SET_NAMES.join(', ')}, losing, value`
    throw fail(`No set ${name}: expected ${hint}.`, `没有集合 ${name}：可用的有 ${hint}。`)
  }
  const shown = game ? `${name} ${game.text}` : name
  const arity = ofGame?.arity ?? known?.arity
  const says = { en: known ? ` (${known.words.en})` : '', zh: known ? `（${known.words.zh}）` : '' }
  if (terms.length !== arity)
    throw fail(
      `${shown}${says.en} is about ${arity} number${arity === 1 ? '' : 's'}, found ${terms.length}.`,
      `${shown}${says.zh}涉及 ${arity} 个数，这里有 ${terms.length} 个。`,
    )
  const own = ofGame?.system ?? systemNamed(known?.system ?? '')
  if (ofGame ? ofGame.system.name !== system.name : !known?.within(system))
    throw fail(
      `${shown} is read in the system ${own?.name}, and the sentence in ${system.name}.`,
      `${shown} 用记数法 ${own?.name}，而语句用 ${system.name}。`,
    )
  return ofGame?.set ?? (known?.make(arithmetic) as Automaton)
}
