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
  readonly parts: ProgramParts
  readonly missing: Words | undefined
}

/** The program that answers a judge problem, as one would submit it. */
export function program({ id, language, words }: ProgramArgs): ProgramData {
  const problem = problems.find((p) => p.id === id)
  const written = languages.find((l) => l.id === language)
  if (!problem || !written) throw new TypeError(`no program for ${id} in ${language}`)
  try {
    const source = problemProgram(problem, written, { lang: words })
    return { source, parts: partsOf(source), missing: undefined }
  } catch (error) {
    if (!(error instanceof NoProgram)) throw error
    return { source: '', parts: partsOf(''), missing: error.words }
  }
}

/** What there is to read in a program. */
export interface ProgramParts {
  /** The comment that it begins with, as paragraphs. */
  readonly idea: readonly string[]
  /** The libraries and how numbers are read, which is the same for all problems. */
  readonly reader: string
  /** All that is about this problem. */
  readonly algorithm: string
}

const COMMENT = /^\s*(?:\/\/|#(?!\s*(?:include|define)))/
const LIBRARIES = /^(?:#include|#define|import|from|using|typedef)\b/
/** What the definitions begin with by which the printed programs read their input. */
const READER =
  /^(?!.*\bmain\b)(?:\s*(?:static|const|let|def|function|int|long|char|inline|sys\.)\b.*)?\s*(?:\bbuf\b|\bpos\b|\b(?:next|read\w*) ?\(|\b(?:numbers|words|lines|data|in)\b(?: =|\())/

/** A program in parts; blank lines stand between its definitions. */
export function partsOf(source: string): ProgramParts {
  const [head = '', ...sections] = source.trimEnd().split('\n\n')
  const commented = head.split('\n').every((line) => COMMENT.test(line))
  const rest = commented ? sections : [head, ...sections]
  const own = rest.findIndex((section) => {
    const lines = section.split('\n').filter((line) => !COMMENT.test(line))
    const [first = '', second = ''] = lines
    const code = first.startsWith('public class') ? second : first
    return !LIBRARIES.test(code) && !READER.test(code)
  })
  const at = own < 0 ? 0 : own
  return {
    idea: commented ? paragraphs(head) : [],
    reader: rest.slice(0, at).join('\n\n'),
    algorithm: rest.slice(at).join('\n\n'),
  }
}

/** A comment without its marks. */
function paragraphs(comment: string): readonly string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*(?:\/\/|#) ?/, ''))
  return lines
    .join('\n')
    .split('\n\n')
    .map((text) => text.replace(/([^\u2E80-\uFFEF])\n/g, '$1 ').replaceAll('\n', ''))
}
