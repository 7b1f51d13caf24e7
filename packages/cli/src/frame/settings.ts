import type { Lang } from '@nimber/core'
import { writeAll } from '../files/descriptor.ts'

/**
 * Why the program ends: 0 answered, 1 not valid, not proved or a fault of the machine, 2 bad input,
 * 3 beyond the budget, 128 and its number for a signal.
 */
export const EXIT = {
  answered: 0,
  invalid: 1,
  fault: 1,
  badInput: 2,
  beyondBudget: 3,
  interrupted: 130,
} as const

/** The language of `--lang`, else that of the environment, else English. */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): Lang {
  // what stands behind -- belongs to another program
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  const at = own.findIndex((a) => a === '--lang' || a.startsWith('--lang='))
  const asked = at < 0 ? undefined : (own[at]?.split('=')[1] ?? own[at + 1])
  if (asked === 'zh' || asked === 'en') return asked
  return /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'zh' : 'en'
}

/** Takes the arguments out of the list of processes, which others see: a password may be among them. */
export function hideArguments(): void {
  process.title = 'nimber'
}

/** Writes to standard error: everything that is not an answer. */
export function complain(text: string): void {
  const bytes = Buffer.from(`${text}\n`)
  noteCharset(bytes)
  try {
    writeAll(2, bytes)
  } catch {
    // there is nowhere left to say it
  }
}

/** The charset of the locale, where it is named and another than UTF-8. */
export function otherCharset(env: NodeJS.ProcessEnv): string | undefined {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  const [, name = '', charset] = /^([^.@]*)\.([^@]+)/.exec(locale) ?? []
  const plain = name === 'C' || name === 'POSIX' || /^utf-?8$/i.test(charset ?? '')
  return plain ? undefined : charset
}

const CHARSET_WORDS: Readonly<Record<Lang, (charset: string) => string>> = {
  en: (charset) => `The output is UTF-8, not ${charset}.`,
  // the English words can be read whatever the terminal makes of the others
  zh: (charset) => `The output is UTF-8, not ${charset}. 输出为 UTF-8 编码，不是 ${charset}。`,
}

let charset = otherCharset(process.env)

/** Says once, and only where it matters to these bytes, that what is written is UTF-8. */
export function noteCharset(bytes: Uint8Array): void {
  if (charset === undefined || bytes.every((byte) => byte < 0x80)) return
  const note = CHARSET_WORDS[languageOf(process.argv, process.env)](charset)
  charset = undefined
  complain(note)
}
