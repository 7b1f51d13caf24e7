import {
  entries,
  findEntry,
  findPartizan,
  type Game,
  gameProgram,
  type Lang,
  type Language,
  languages,
  NoProgram,
  nearest,
  parseAny,
  partizanEntries,
  playable,
  type Style,
} from '@nimber/core'
import { problemNamed, problemProgram, problems } from '@nimber/problems'
import { fail, UsageError } from '../frame/failure.ts'
import { unknownAtJudge } from '../frame/find-problem.ts'
import { writeText } from '../frame/terminal.ts'
import { wrongCode } from './words.ts'

/** The options of `nimber code`, as they are typed. */
export interface CodeOptions {
  readonly lang: string
  readonly words?: string
  readonly short?: boolean
  readonly std?: string
}

/** `nimber code`. */
export function runCode(name: string, options: CodeOptions, lang: Lang): void {
  let words = lang
  try {
    words = wordsFrom(options.words) ?? lang
    const style = { lang: words, short: options.short === true, old: isOld(options) }
    writeText(programOf(name.trim(), languageFrom(options.lang), style))
  } catch (error) {
    fail(error instanceof NoProgram ? refused(error) : error, words)
  }
}

/** The program of the problem or else the game that a text names. */
function programOf(name: string, language: Language, style: Style): string {
  // a game of the catalogue comes before a problem that is called so
  const isGame = findEntry(name) ?? findPartizan(name)
  const problem = isGame ? undefined : problemNamed(problems, name)
  if (problem) return problemProgram(problem, language, style)
  return gameProgram(gameFrom(name), language, style)
}

/** The game of a text; throws a UsageError that names the nearest problem or game. */
function gameFrom(text: string): Game<unknown> {
  const unknown = unknownAtJudge(text)
  if (unknown) throw unknown
  // a single word in lower case is a name and nothing else
  if (/^[a-z][\w-]*$/.test(text) && !findEntry(text) && !findPartizan(text)) {
    const slugs = [...entries, ...partizanEntries].map((e) => e.slug)
    const known = [...problems.map((p) => p.id), ...slugs]
    throw wrongCode((say) => say.unknownName(text, nearest(text, known) ?? ''))
  }
  const { game, position } = parseAny(text)
  if (position !== undefined) throw wrongCode((say) => say.hasPosition(game.name))
  return playable(game)
}

function languageFrom(text: string): Language {
  const language = languages.find((l) => l.id === text.toLowerCase())
  if (language) return language
  if (text === 'zh' || text === 'en') throw wrongCode((say) => say.humanLanguage(text))
  const ids = languages.map((l) => l.id)
  const named = languages.find((l) => l.name.toLowerCase() === text.toLowerCase())
  const near =
    named?.id ?? ids.find((id) => id.startsWith(text.toLowerCase())) ?? nearest(text, ids)
  throw wrongCode((say) => say.unknownLanguage(text, near ?? ''))
}

/** Whether C++ of 1998 is asked for. */
function isOld({ std, lang }: CodeOptions): boolean {
  if (std === undefined) return false
  if (lang.toLowerCase() !== 'cpp' || !/^c\+\+(98|03|11)$/i.test(std))
    throw wrongCode((say) => say.badStd(std))
  return !std.endsWith('11')
}

function wordsFrom(text: string | undefined): Lang | undefined {
  if (text === undefined || text === 'zh' || text === 'en') return text
  throw wrongCode((say) => say.badWords(text))
}

/** Why there is no program, as something to say. */
function refused({ words }: NoProgram): UsageError {
  return new UsageError(words)
}
