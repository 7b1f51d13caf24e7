import type { Lang } from '@nimber/core'

/** How a game is shown: in which language, how wide, with what signs. */
export interface Style {
  readonly lang: Lang
  readonly columns: number
  /** Whether the terminal can show more than ASCII. */
  readonly unicode: boolean
}

/** The style for a language and a terminal; Chinese is always more than ASCII. */
export function styleOf(lang: Lang, env: NodeJS.ProcessEnv, columns: number | undefined): Style {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  const wide = /utf-?8/i.test(locale) || env.WT_SESSION !== undefined
  return {
    lang,
    columns: Math.max(40, Math.min(columns ?? 80, 80)),
    unicode: lang === 'zh' || wide,
  }
}

const PLAIN: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↑': 'up',
  '↓': 'down',
  '…': '...',
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '−': '-',
  '·': '-',
  '×': 'x',
  '≤': '<=',
  '≥': '>=',
  '≡': '==',
  '⌊': 'floor(',
  '⌋': ')',
  è: 'e',
  é: 'e',
  φ: 'phi',
}

/** The text with the signs that the terminal can show. */
export function shown(text: string, { unicode }: Style): string {
  return unicode ? text : text.replace(/\P{ASCII}/gu, (sign) => PLAIN[sign] ?? '?')
}
