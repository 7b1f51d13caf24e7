import type { Lang } from '../model/words.ts'
import type { Task } from './known/task.ts'
import { overAllCases } from './lowering/cases.ts'
import { derivedOf } from './lowering/derived.ts'
import type { Kinds, Language, Style } from './printing/language.ts'
import { Draft, NoProgram } from './tree/draft.ts'
import { inlined } from './tree/inlined.ts'
import type { Program, Statement } from './tree/tree.ts'
import { someExpr } from './tree/walk.ts'

/** The program for a task in a language; throws NoProgram where its numbers are too large. */
export function writeProgram(task: Task, language: Language, style: Style | Lang): string {
  return programText((draft) => build(task, draft), language, style)
}

/** The text of a program that is built with the kinds of numbers that it turns out to need. */
export function programText(
  make: (draft: Draft) => Program,
  language: Language,
  given: Style | Lang,
): string {
  const style = styleOf(given)
  const has = language.has.bind(language)
  let draft = new Draft(has)
  make(draft)
  for (let round = 0; round < ROUNDS && draft.learned; round++) {
    draft = new Draft(has, draft)
    make(draft)
  }
  const kinds = chooseKinds(draft, language)
  const made = make(new Draft(has, draft, kinds.num.most))
  const program = withoutUnused(style.short ? inlined(made) : made)
  return language.print(program, kinds, style)
}

/** A style; a human language alone is that of the comments. */
export function styleOf(style: Style | Lang): Style {
  return typeof style === 'string' ? { lang: style } : style
}

/** As deep as functions call functions: each round makes the calls of one more level known. */
const ROUNDS = 3

/** The smallest types that hold the numbers; a type without operators only where it is needed. */
function chooseKinds({ needs }: Draft, { numbers, name: of }: Language): Kinds {
  const { bits } = needs
  const holds = (most: bigint) =>
    numbers.find((type) => type.most >= most && type.bits >= (most === needs.all ? bits : 0n))
  const all = holds(needs.all)
  if (!all) throw tooLarge(of)
  if (all.plain) return { num: all, wide: all, bits }
  const num = numbers.filter((type) => type.plain).at(-1)
  if (!num || num.most < needs.stored) throw tooLarge(of)
  return { num, wide: all, bits }
}

function tooLarge(language: string): NoProgram {
  return new NoProgram({
    en: `The numbers of this game are too large for the integers of ${language}; Python has room for them.`,
    zh: `这个游戏的数太大，${language} 的整数放不下；Python 放得下。`,
  })
}

function build(task: Task, draft: Draft): Program {
  const derived = derivedOf(task.derived ?? [], draft)
  const main = overAllCases(task, derived, draft)
  return { about: task.about, globals: draft.globals, functions: draft.functions, main }
}

/** The program without the functions and tables that nothing uses. */
function withoutUnused(program: Program): Program {
  const used = new Set<string>()
  const visit = (body: readonly Statement[]) =>
    someExpr(body, (e) => {
      if ((e.kind === 'name' || e.kind === 'call') && !used.has(e.name)) {
        used.add(e.name)
        const called = program.functions.find((f) => f.name === e.name)
        if (called) visit(called.body)
      }
      return false
    })
  visit(program.main)
  return {
    ...program,
    globals: program.globals.filter((g) => used.has(g.name)),
    functions: program.functions.filter((f) => used.has(f.name)),
  }
}
