import type { Words } from '@nimber/core'

/** The name of a number as it is shown: the digits behind a letter stand below the line. */
export function shown(name: string): string {
  return name.replace(/^(\p{L})(\d+)$/u, '$1_$2')
}

/** So many names in a row that are the same but for their numbers are too many to be listed. */
const MANY = 5

/** Names, or what stands among them, without those between the ends of a long row of numbered ones. */
export function abridged<T>(fields: readonly (T | string)[]): readonly (T | string)[] {
  const places = fields.map((field) =>
    typeof field === 'string' ? Number(/^\p{L}(\d+)$/u.exec(field)?.[1] ?? Number.NaN) : Number.NaN,
  )
  const rises = (i: number) => places[i] === (places[i - 1] ?? Number.NaN) + 1
  const made: (T | string)[] = []
  for (let i = 0; i < fields.length; ) {
    let end = i + 1
    while (end < fields.length && rises(end)) end++
    const own = fields
      .slice(i, end)
      .map((field) => (typeof field === 'string' ? shown(field) : field))
    made.push(...(own.length < MANY ? own : [...own.slice(0, 2), '…', ...own.slice(-1)]))
    i = end
  }
  return made
}

/** Names of numbers in the same range. */
export function namesTogether(names: readonly string[], lang: 'en' | 'zh'): string {
  const written = lang === 'zh' && names.some((name) => /\p{Script=Han}/u.test(name))
  return abridged(names).join(written ? '、' : ', ')
}

/** Inequalities one behind the other. */
export function joinedLimits(limits: readonly Words[]): Words {
  return {
    en: limits.map(({ en }) => en).join(', '),
    zh: limits.map(({ zh }) => zh).join('，'),
  }
}

/** A list of inequalities, each of which is one piece. */
export function pieces(inLang: (lang: 'en' | 'zh') => readonly string[]): readonly Words[] {
  const zh = inLang('zh')
  return inLang('en').map((en, i) => ({ en, zh: zh[i] as string }))
}
