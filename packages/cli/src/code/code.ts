import {
  entries,
  findEntry,
  type Game,
  gameProgram,
  type Lang,
  type Language,
  languages,
  NoProgram,
  nearest,
  parse,
} from '@nimber/core'
import { problemProgram, problems } from '@nimber/problems'
import type { Command } from 'commander'
import type { CommandParts } from '../frame/command-parts.ts'
import { fail, UsageError } from '../frame/failure.ts'
import { writeText } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { codeWords, wrongCode } from './words.ts'

interface CodeOptions {
  readonly lang: string
  readonly words?: string
}

/** Adds the command `nimber code`. */
export function addCodeCommand(program: Command, lang: Lang, { examples }: CommandParts): void {
  const say = codeWords[lang]
  // behind this command --lang is a programming language, before it the language of all texts
  program.enablePositionalOptions()
  program
    .command('code')
    .description(say.code)
    .argument('<name...>', say.nameArgument)
    .option('--lang <language>', say.langOption, 'cpp')
    .option('--words <zh|en>', say.wordsOption)
    .addHelpText(
      'after',
      `\n${say.helpAfter}\n${examples([
        'nimber code hdu2176 --lang java',
        'nimber code nyoj-stones-4 --lang python --words zh',
        'nimber code wythoff --lang c > wythoff.c',
        "nimber code 'take {1,3,4}' --lang ts",
        "nimber code 'octal 0.156'",
      ])}`,
    )
    .action((name: string[], options: CodeOptions) => runCode(name.join(' '), options, lang))
}

/** `nimber code`. */
function runCode(name: string, options: CodeOptions, lang: Lang): void {
  let words = lang
  try {
    words = wordsFrom(options.words) ?? lang
    writeText(programOf(name.trim(), languageFrom(options.lang), words))
  } catch (error) {
    fail(error instanceof NoProgram ? refused(error) : error, words)
  }
}

/** The program of the problem or else the game that a text names. */
function programOf(name: string, language: Language, words: Lang): string {
  const problem = problems.find((p) => p.id === name.toLowerCase())
  if (problem) return problemProgram(problem, language, words)
  return gameProgram(gameFrom(name), language, words)
}

/** The game of a text; throws a UsageError that names the nearest problem or game. */
function gameFrom(text: string): Game<unknown> {
  // a single word in lower case is a name and nothing else
  if (/^[a-z][\w-]*$/.test(text) && !findEntry(text)) {
    const known = [...problems.map((p) => p.id), ...entries.map((e) => e.slug)]
    throw wrongCode((say) => say.unknownName(text, nearest(text, known) ?? ''))
  }
  const { game, position } = parse(text)
  if (position !== undefined) throw wrongCode((say) => say.hasPosition(game.name))
  return game
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

function wordsFrom(text: string | undefined): Lang | undefined {
  if (text === undefined || text === 'zh' || text === 'en') return text
  throw wrongCode((say) => say.badWords(text))
}

/** Why there is no program, as something to say. */
function refused({ words }: NoProgram): UsageError {
  return new UsageError((say) => words[say === dictionary.zh ? 'zh' : 'en'])
}
