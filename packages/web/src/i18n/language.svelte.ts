import type { Lang } from '@nimber/core'
import { recall, remember } from '../ui/memory.ts'

function firstChoice(): Lang {
  const kept = recall('lang')
  if (kept === 'zh' || kept === 'en') return kept
  return navigator.languages.find((l) => /^(zh|en)/i.test(l))?.startsWith('zh') ? 'zh' : 'en'
}

let current = $state<Lang>(firstChoice())

/** The language that the reader chose, else that of the browser; components follow it. */
export function language(): Lang {
  return current
}

/** Switches the language at once, and for later visits. */
export function setLanguage(lang: Lang): void {
  current = lang
  remember('lang', lang)
}

/** The member of a pair of texts or dictionaries that is in the reader's language. */
export function said<T>(both: Readonly<Record<Lang, T>>): T {
  return both[current]
}

/** Sentences one after the other, without those that are empty; Chinese puts no blank between them. */
export function sentences(...list: readonly string[]): string {
  return list.filter((sentence) => sentence !== '').join(current === 'zh' ? '' : ' ')
}
