import type { Lang } from '@nimber/core'

/** Why the program ends: 0 answered, 1 not valid or not proved, 2 bad input, 3 beyond the budget, 130 interrupted. */
export const EXIT = {
  answered: 0,
  invalid: 1,
  badInput: 2,
  beyondBudget: 3,
  interrupted: 130,
} as const

/** The language of `--lang`, else that of the environment, else English. */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): Lang {
  const at = args.findIndex((a) => a === '--lang' || a.startsWith('--lang='))
  const asked = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
  if (asked === 'zh' || asked === 'en') return asked
  return /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'zh' : 'en'
}

/** Writes to standard error: everything that is not an answer. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}
