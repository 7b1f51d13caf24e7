import { evaluate } from '../formula/evaluate.ts'
import { whereBetween } from '../formula/invert.ts'
import { periodOf } from '../formula/period.ts'
import { printFormula } from '../formula/print.ts'
import { substitute } from '../formula/substitute.ts'
import type { Formula } from '../formula/tree.ts'
import { worked } from '../formula/worked.ts'
import type { Component, Convention, Game, HeapValues, Rules, Theorem } from '../model/game.ts'
import type { Words } from '../model/words.ts'
import { canonical } from '../rules/canonical.ts'
import { counterRules, retold } from '../rules/counters.ts'
import { heapRules } from '../rules/heaps.ts'
import { type CounterRule, isHeapRule, type Rule } from '../rules/rule.ts'

/** The numbers behind a game's name, by the names of its parameters. */
export type Args = Readonly<Record<string, bigint>>

/** A parameter written behind a game's name: a number, a range (two numbers) or a set (many). */
export type Param =
  | {
      readonly kind: 'number'
      readonly name: string
      readonly least: bigint
      /** The parameter before it that it may not be less than. */
      readonly notBelow?: string
    }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'set'; readonly name: string }

/** The parameter `name`, a number that is at least `least`. */
export function natural(name: string, least = 1n): Param {
  return { kind: 'number', name, least }
}

/** The parameters `from` and `to` of a range 1 ≤ from ≤ to, written as two numbers. */
export function rising(from: string, to: string): readonly Param[] {
  return [natural(from), { kind: 'number', name: to, least: 1n, notBelow: from }]
}

/** A theorem as a file of the catalogue states it; the rest follows from the formula. */
export interface Claim<P> extends Omit<Theorem<P>, 'statement' | 'heaps'> {
  /** What the formula says; made from the formula where it is the value of a heap. */
  readonly statement?: Words
  /** The heaps with a value, where the formula does not show them. */
  readonly where?: NonNullable<HeapValues['where']>
  /** How the value of a heap comes about, where the formula does not show it well. */
  readonly working?: NonNullable<HeapValues['working']>
  /** The splits of a heap with a value, where trying them one by one is too slow. */
  readonly splits?: NonNullable<HeapValues['splits']>
}

/** One game of the catalogue. */
export interface Entry {
  readonly slug: string
  readonly names: Words
  /** Other names that are understood. */
  readonly aliases: readonly string[]
  readonly params: readonly Param[]
  /** The rule in words. */
  readonly about: Words
  /** What a position is, in words. */
  readonly position: Words
  /** Texts `game: position` to begin with. */
  readonly examples: readonly string[]
  make(args: Args): Made<unknown>
  /** The parameters for which this game has a given rule, if it is of this kind. */
  recognise(rule: Rule, convention: Convention): Args | undefined
}

/** What the catalogue knows of a game with its parameters filled in. */
export interface Made<P> {
  readonly convention: Convention
  readonly rules: Rules<P>
  readonly rule?: Rule
  readonly theorem?: Theorem<P>
  components?(position: P): readonly Component<P>[]
}

interface Description<P> {
  readonly slug: string
  readonly names: Words
  readonly aliases?: readonly string[]
  readonly params?: readonly Param[]
  readonly about: Words
  readonly position?: Words
  readonly examples: readonly string[]
  readonly convention?: Convention
  readonly theorem?: (args: Args) => Claim<P> | undefined
  readonly components?: (position: P) => readonly Component<P>[]
}

const HEAPS: Words = { en: 'the heaps, one number each', zh: '各堆的石子数' }

/** A game of the catalogue that the rule language can say. */
export function defineGame(
  description: Description<readonly bigint[]> & {
    readonly rule: (args: Args) => Rule
    /** The parameters of a rule of this kind; needed only where there are parameters. */
    readonly recognise?: (rule: Rule) => Args | undefined
    /** Another way to read and write positions. */
    readonly rules?: (args: Args, plain: Rules<readonly bigint[]>) => Rules<readonly bigint[]>
    /** Not looked up by its rule, since another game of the catalogue stands for it. */
    readonly byNameOnly?: boolean
  },
): Entry {
  const { rule: ruleOf, convention = 'normal', recognise, byNameOnly } = description
  let fixed: string | undefined
  return {
    ...common(description),
    make(args) {
      const rule = ruleOf(args)
      const plain = isHeapRule(rule) ? heapRules(rule) : counterRules(rule)
      const rules = description.rules?.(args, plain) ?? plain
      const claim = description.theorem?.(args)
      const made = { convention, rule, rules }
      if (!claim) return made
      const theorem = theoremOf(claim, args, isHeapRule(rule))
      return { ...made, theorem: rule.kind === 'counters' ? toldIn(rule, theorem) : theorem }
    },
    recognise(rule, as) {
      if (as !== convention || byNameOnly) return undefined
      if (recognise) return recognise(rule)
      if (description.params) return undefined
      fixed ??= canonical(ruleOf({}))
      return canonical(rule) === fixed ? {} : undefined
    },
  }
}

/** A game of the catalogue with moves of its own. */
export function defineOwnGame<P>(
  description: Description<P> & {
    readonly position: Words
    readonly rules: (args: Args) => Rules<P>
  },
): Entry {
  const { convention = 'normal' } = description
  return {
    ...common(description),
    make(args) {
      const claim = description.theorem?.(args)
      const { components } = description
      const made = { convention, rules: description.rules(args), ...(components && { components }) }
      return claim ? { ...made, theorem: theoremOf(claim, args, false) } : made
    },
    recognise: () => undefined,
  }
}

function common<P>(d: Description<P>) {
  return {
    slug: d.slug,
    names: d.names,
    aliases: d.aliases ?? [],
    params: d.params ?? [],
    about: d.about,
    position: d.position ?? HEAPS,
    examples: d.examples,
  }
}

/** The theorem with its moves told in the words of a rule over counters. */
export function toldIn(
  rule: CounterRule,
  theorem: Theorem<readonly bigint[]>,
): Theorem<readonly bigint[]> {
  const { movesTo, winning } = theorem
  return {
    ...theorem,
    ...(movesTo && {
      movesTo: (from, value, budget) => retold(rule, from, movesTo(from, value, budget)),
    }),
    ...(winning && { winning: (from, budget) => retold(rule, from, winning(from, budget)) }),
  }
}

/** The full theorem of a claim; a formula for the value of a heap gives all about heaps. */
function theoremOf<P>(claim: Claim<P>, args: Args, ofHeaps: boolean): Theorem<P> {
  const { where: _, splits: __, working: ___, statement, ...rest } = claim
  const { formula } = claim
  const byHeaps = ofHeaps && formula && !claim.outcome && !claim.value
  return {
    ...rest,
    get statement() {
      return statement ?? valueStatement(substitute(formula as Formula, args))
    },
    ...(byHeaps && { heaps: valuesOf(formula, args, claim) }),
  }
}

function valueStatement(formula: Formula): Words {
  return {
    en: `The value of a heap of n is ${printFormula(formula, 'en')}; a position is losing when the values of its heaps xor to 0.`,
    zh: `一堆 n 颗的 SG 值是 ${printFormula(formula, 'zh')}；各堆 SG 值异或为 0 时必败。`,
  }
}

function valuesOf<P>(formula: Formula, vars: Args, claim: Claim<P>): HeapValues {
  const { where, splits, working } = claim
  return {
    at: (n) => evaluate(formula, { vars: { ...vars, n } }),
    working: working ?? ((n) => worked(substitute(formula, vars), { n })),
    splits,
    // read off the tree only when winning moves are asked for
    get where() {
      return where ?? inverseOf(formula, vars)
    },
    get periodic() {
      return periodOf(formula, vars)
    },
  }
}

function inverseOf(formula: Formula, vars: Args): HeapValues['where'] {
  if (!whereBetween(formula, 0n, 0n, vars)) return undefined
  return (value) => whereBetween(formula, value, value, vars) ?? []
}

/** A game ready to be played, from what the catalogue knows of it. */
export function gameFrom<P>(name: Words, made: Made<P>): Game<P> {
  return { name: name.en, nameZh: name.zh, ...made }
}
