import { type Lang, languages, NoProgram, type Words } from '@nimber/core'
import { problemProgram, problems } from '@nimber/problems'

export interface ProgramArgs {
  /** The id of a problem. */
  readonly id: string
  readonly language: 'cpp' | 'c' | 'java' | 'python' | 'ts'
  /** The language of the comments. */
  readonly words: Lang
}

/** A program, or why there is none. */
export interface ProgramData {
  readonly source: string
  readonly missing: Words | undefined
}

/** The program that answers a judge problem, as one would submit it. */
export function program({ id, language, words }: ProgramArgs): ProgramData {
  const problem = problems.find((p) => p.id === id)
  const written = languages.find((l) => l.id === language)
  if (!problem || !written) throw new TypeError(`no program for ${id} in ${language}`)
  try {
    return { source: problemProgram(problem, written, { lang: words }), missing: undefined }
  } catch (error) {
    if (!(error instanceof NoProgram)) throw error
    return { source: '', missing: error.words }
  }
}
