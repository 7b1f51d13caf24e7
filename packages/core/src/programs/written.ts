import type { Lang, Words } from '../model/words.ts'
import type { Task } from './known/task.ts'
import { overCases, read } from './lowering/cases.ts'
import type { Language, Style } from './printing/language.ts'
import { programText } from './program.ts'
import type { Draft } from './tree/draft.ts'
import { namesIn, partsOfProgram } from './tree/program-notation.ts'
import type { Program, Statement } from './tree/tree.ts'

/** A program that is stated once, in the notation of `partsOfProgram`, for all languages. */
export interface Written extends Pick<Task, 'numbered'> {
  readonly about: readonly Words[]
  readonly cases: Exclude<Task['cases'], 'lines'>
  /** The numbers that a case begins with, which the loop over all cases reads. */
  readonly names: readonly string[]
  /** The word that a case begins with where it begins with no number, and its largest size. */
  readonly word?: { readonly name: string; readonly most: bigint }
  /** The largest number, by absolute value, that is read or computed. */
  readonly most: bigint
  /** The largest number of the kind `wide`, where there is any. */
  readonly wide?: bigint
  /** Whether numbers of the input may be below 0. */
  readonly signed: boolean
  readonly text: string
}

/** A program in a language; throws NoProgram where its numbers are too large for it. */
export function writtenProgram(written: Written, language: Language, style: Style | Lang): string {
  return programText((draft) => build(written, draft), language, style)
}

function build({ about, text, most, wide, signed, ...given }: Written, draft: Draft): Program {
  const range = { least: signed ? -most : 0n, most }
  draft.stored(range)
  if (wide !== undefined) draft.kind({ least: -wide, most: wide })
  if (/[&^]/.test(text.replaceAll('&&', ''))) draft.bits(range)
  const vars = read(
    given.names.map((name) => ({ name, range })),
    draft,
  )
  const types = Object.fromEntries([
    ...given.names.map((name) => [name.toLowerCase(), 'num'] as const),
    ...(given.word ? [[given.word.name, 'ints'] as const] : []),
  ])
  const { globals, functions, once, each } = partsOfProgram(text, { types })
  // the loop over all cases has variables of its own
  for (const name of new Set(namesIn(text))) if (!(name in types)) draft.fresh(name)
  for (const global of globals) draft.keep(global)
  const names = [...vars.values()]
  const loop: readonly Statement[] = given.word
    ? [{ kind: 'words', ...given.word, body: each }]
    : overCases(given, names, each, draft)
  return {
    about,
    globals: draft.globals,
    functions,
    main: [...once, ...loop],
    ...(signed && { signed }),
  }
}
