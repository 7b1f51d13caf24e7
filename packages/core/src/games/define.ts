import { evaluate } from '../formula/evaluate.ts'
import { whereBetween } from '../formula/invert.ts'
import { periodOf } from '../formula/period.ts'
import { printFormula } from '../formula/print.ts'
import { substitute } from '../formula/substitute.ts'
import type { Formula } from '../formula/tree.ts'
import { worked } from '../formula/worked.ts'
import type { HeapValues } from '../model/heap-values.ts'
import type { Moves } from '../model/moves.ts'
import { once } from '../model/once.ts'
import type { Convention } from '../model/outcome.ts'
import type { Rules } from '../model/rules.ts'
import { placed, type Shape } from '../model/shape.ts'
import type { Lang, Words } from '../model/words.ts'
import { canonical } from '../rules/canonical.ts'
import { toldBy } from '../rules/counter-words.ts'
import { counterMove } from '../rules/counters.ts'
import { isHeapRule, type Rule } from '../rules/rule.ts'
import { frameOf } from './frame.ts'
import type {
  Args,
  Component,
  CounterFrame,
  Entry,
  Game,
  Look,
  Param,
  Piece,
  Prompt,
} from './game.ts'
import type { Theorem } from './theorem.ts'

type Numbers = readonly bigint[]

/** The parameter `name`, a number that is at least `least`. */
export function natural(name: string, least = 1n): Param {
  return { kind: 'number', name, least }
}

/** The parameters `from` and `to` of a range 1 ≤ from ≤ to, written as two numbers. */
export function rising(from: string, to: string): readonly Param[] {
  return [natural(from), { kind: 'number', name: to, least: 1n, notBelow: from }]
}

/** A theorem as a file of the catalogue states it; the rest follows from the formula. */
export interface StatedTheorem<P> extends Omit<Theorem<P>, 'statement' | 'heaps'> {
  /** What the formula says; made from the formula where it is the value of a heap. */
  readonly statement?: Words
  /** The heaps with a value, where the formula does not show them. */
  readonly where?: NonNullable<HeapValues['where']>
  /** How the value of a heap comes about, where the formula does not show it well. */
  readonly working?: NonNullable<HeapValues['working']>
  /** The splits of a heap with a value, where trying them one by one is too slow. */
  readonly splits?: NonNullable<HeapValues['splits']>
}

interface Description<P> {
  readonly slug: string
  readonly names: Words
  readonly aliases?: readonly string[]
  readonly params?: readonly Param[]
  readonly about: Words
  readonly position?: Words
  readonly examples: readonly string[]
  /** Where to read of a game that has no theorem. */
  readonly reference?: string | Words
  readonly convention?: Convention
  /** The slug of the game whose moves it has, where it is that game with the other ending. */
  readonly misereOf?: string
  readonly theorem?: (args: Args) => StatedTheorem<P> | undefined
  readonly components?: (position: P) => readonly Component<P>[]
  readonly ruleOfHeap?: NonNullable<Game<P>['ruleOfHeap']>
}

const HEAPS: Words = { en: 'the heaps, one number each', zh: '各堆的石子数' }

/** A game of the catalogue that the rule language can say. */
export function defineGame(
  description: Description<Numbers> & {
    readonly rule: (args: Args) => Rule
    /** The parameters of a rule of this kind; needed only where there are parameters. */
    readonly recognise?: (rule: Rule) => Args | undefined
    /** Another way to read and write positions. */
    readonly rules?: (args: Args, plain: Rules<Numbers>) => Rules<Numbers>
    /** The piece whose place the two counters are. */
    readonly piece?: Piece
    /** What stands under the board, where it is not what its rule says. */
    readonly says?: (args: Args) => Prompt
    /** What a player sees, where it is not what the rule shows. */
    readonly look?: (position: Numbers) => Look
    /** Not looked up by its rule, since another game of the catalogue stands for it. */
    readonly byNameOnly?: boolean
  },
): Entry {
  const { rule: ruleOf, convention = 'normal', recognise, byNameOnly, piece } = description
  let fixed: string | undefined
  const entry: Entry = {
    ...common(description),
    make(args) {
      const rule = ruleOf(args)
      const frame = frameOf(rule)
      const rules = description.rules?.(args, frame.rules) ?? frame.rules
      const stated = description.theorem?.(args)
      const { en, zh } = nameOf(entry, args)
      const made: Game<Numbers> = {
        name: en,
        nameZh: zh,
        is: { kind: 'entry', entry, args },
        convention,
        rule,
        rules,
        shape: frame.shape,
        look:
          description.look ??
          ((position) => ({
            ...frame.look(position),
            ...(piece && { piece }),
            ...description.says?.(args),
          })),
      }
      if (!stated) return made
      const theorem = theoremOf(stated, args, isHeapRule(rule))
      const told = rule.kind === 'counters' ? toldIn({ ...frame.shape, rule }, theorem) : theorem
      return Object.assign(made, { theorem: told })
    },
    recognise(rule, as) {
      if (as !== convention || byNameOnly) return undefined
      if (recognise) return recognise(rule)
      if (description.params) return undefined
      fixed ??= canonical(ruleOf({}))
      return canonical(rule) === fixed ? {} : undefined
    },
  }
  return entry
}

/** A game of the catalogue with moves of its own. */
export function defineOwnGame<P>(
  description: Description<P> & {
    readonly position: Words
    readonly rules: (args: Args) => Rules<P>
    /** What its positions are made of. */
    readonly shape: Shape<P> | ((args: Args) => Shape<P>)
    /** What a player sees of a position. */
    readonly look: (position: P, args: Args) => Look
    /** The moves of a rule over counters that it is with heaps of these names. */
    readonly onHeaps?: NonNullable<Entry['onHeaps']>
  },
): Entry {
  const { convention = 'normal', shape, look, components, ruleOfHeap, onHeaps } = description
  const entry: Entry = {
    ...common(description),
    ...(onHeaps && { onHeaps }),
    make(args) {
      const stated = description.theorem?.(args)
      const { en, zh } = nameOf(entry, args)
      const made: Game<P> = {
        name: en,
        nameZh: zh,
        is: { kind: 'entry', entry, args },
        convention,
        rules: description.rules(args),
        shape: typeof shape === 'function' ? shape(args) : shape,
        look: (position) => look(position, args),
        ...(components && { components }),
        ...(ruleOfHeap && { ruleOfHeap }),
      }
      return stated ? { ...made, theorem: theoremOf(stated, args, false) } : made
    },
    recognise: () => undefined,
  }
  return entry
}

/** The canonical text of a game of the catalogue in both languages: `bash 4`. */
export function nameOf(entry: Entry, args: Args): Words {
  return {
    en: entry.slug + argsText(entry, args, 'en'),
    zh: entry.names.zh + argsText(entry, args, 'zh'),
  }
}

/** The parameters as they stand behind the name of a game, each with a blank before it. */
export function argsText({ params }: Pick<Entry, 'params'>, args: Args, lang: Lang = 'en'): string {
  return params.map((param) => ` ${argText(param, args, lang)}`).join('')
}

function argText(param: Param, args: Args, lang: Lang): string {
  if (param.kind === 'choices')
    return Object.values(args)
      .map((number) => param.of[Number(number) - 1]?.[lang])
      .join(' ')
  if (param.kind === 'set') return `{${Object.values(args).join(',')}}`
  return param.kind === 'number' ? `${args[param.name]}` : `${args[param.from]}..${args[param.to]}`
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
    ...(d.reference && { reference: d.reference }),
    ...(d.misereOf !== undefined && { misereOf: d.misereOf }),
  }
}

/** The theorem with its moves told in the words of a rule over counters. */
export function toldIn<P>(frame: CounterFrame<P>, theorem: Theorem<P>): Theorem<P> {
  const { movesTo, winning } = theorem
  const retold = (from: P, moves: Moves<P>) => {
    const told = toldBy(frame.rule)
    const start = frame.numbers(from)
    return moves.map(({ to }) => placed(frame, counterMove(told, start, frame.numbers(to))))
  }
  return {
    ...theorem,
    ...(movesTo && {
      movesTo: (from, value, budget) => retold(from, movesTo(from, value, budget)),
    }),
    ...(winning && { winning: (from, budget) => retold(from, winning(from, budget)) }),
  }
}

/** The full theorem of what a file states; a formula for the value of a heap gives all about heaps. */
function theoremOf<P>(stated: StatedTheorem<P>, args: Args, ofHeaps: boolean): Theorem<P> {
  const { where: _, splits: __, working: ___, statement, ...rest } = stated
  const { formula } = stated
  const byHeaps = ofHeaps && formula && !stated.outcome && !stated.value
  return {
    ...rest,
    get statement() {
      return statement ?? valueStatement(substitute(formula as Formula, args))
    },
    ...(byHeaps && { heaps: valuesOf(formula, args, stated) }),
  }
}

function valueStatement(formula: Formula): Words {
  return {
    en: `The value of a heap of n is ${printFormula(formula, 'en')}; a position is losing when the values of its heaps xor to 0.`,
    zh: `一堆 n 颗的 SG 值是 ${printFormula(formula, 'zh')}；各堆 SG 值异或为 0 时必败。`,
  }
}

function valuesOf<P>(formula: Formula, vars: Args, stated: StatedTheorem<P>): HeapValues {
  const { where, splits, working } = stated
  // one object for all heaps: a judge asks for hundreds of thousands
  const own: Record<string, bigint> = { ...vars }
  const scope = { vars: own }
  // read off the tree only when winning moves are asked for
  const inverse = once(() => where ?? inverseOf(formula, vars))
  const period = once(() => periodOf(formula, vars))
  return {
    at(n) {
      own.n = n
      return evaluate(formula, scope)
    },
    working: working ?? ((n) => worked(substitute(formula, vars), { n })),
    splits,
    get where() {
      return inverse()
    },
    get periodic() {
      return period()
    },
  }
}

function inverseOf(formula: Formula, vars: Args): HeapValues['where'] {
  if (!whereBetween(formula, 0n, 0n, vars)) return undefined
  return (value) => whereBetween(formula, value, value, vars) ?? []
}
