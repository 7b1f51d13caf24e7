import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { type Lang, nearest } from '@nimber/core'
import type { CommanderError } from 'commander'
import { fileWords } from '../files/words.ts'
import { dictionary } from './words.ts'

/** What is wrong with arguments whatever the command is, in words: it is none, or is not UTF-8. */
export function mistakeIn(
  args: readonly string[],
  commands: readonly string[],
  lang: Lang,
): string | undefined {
  const lost = lostArgument(args)
  if (lost !== undefined) return fileWords[lang].notUtf8(lost)
  const words = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang')
  const name = words[0] === 'help' ? words[1] : words[0]
  if (name === undefined || name === 'help' || commands.includes(name)) return undefined
  return dictionary[lang].unknownCommand(name, nearest(name, commands) ?? '')
}

/** What Node puts in the place of bytes that are not UTF-8. */
const LOST = '\uFFFD'

/**
 * The first argument that is not UTF-8, such as the name of a file in another charset: its bytes
 * were lost on the way here, so that it names something else. Only Linux keeps them.
 */
function lostArgument(args: readonly string[]): string | undefined {
  const suspects = args.filter((arg) => arg.includes(LOST))
  if (suspects.length === 0) return undefined
  let given: Buffer
  try {
    given = readFileSync('/proc/self/cmdline')
  } catch {
    return undefined
  }
  return isUtf8(given) ? undefined : suspects.find((arg) => !given.includes(arg))
}

/** What commander complains about in a call of this command, in the reader's language. */
export function complaintOf(error: CommanderError, command: string, lang: Lang): string {
  const say = dictionary[lang]
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? error.message
  switch (error.code) {
    case 'commander.unknownOption':
      return say.unknownOption(quoted, /mean (--\S+)\?/.exec(error.message)?.[1] ?? '', command)
    case 'commander.excessArguments':
      return say.tooMany(quoted)
    case 'commander.missingArgument':
    case 'commander.missingMandatoryOptionValue':
    case 'commander.optionMissingArgument':
      return say.missingArgument(quoted, command)
    case 'commander.invalidArgument':
      return say.badLang(/'([^']*)' is invalid/.exec(error.message)?.[1] ?? quoted)
    default:
      return error.message
  }
}
