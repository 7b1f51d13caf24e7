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
  // what stands behind -- belongs to another program
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  const at = own.findIndex((a) => a === '--lang' || a.startsWith('--lang='))
  const asked = at < 0 ? undefined : (own[at]?.split('=')[1] ?? own[at + 1])
  if (asked === 'zh' || asked === 'en') return asked
  return /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'zh' : 'en'
}

/** Writes to standard error: everything that is not an answer. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}
