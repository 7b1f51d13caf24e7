/** A language that everything a person reads exists in. */
export type Lang = 'en' | 'zh'

/** One text in each language. */
export type Words = Readonly<Record<Lang, string>>

/** A text that is the same in both languages, such as a number or a formula. */
export function same(text: string): Words {
  return { en: text, zh: text }
}

/** The texts joined by a separator, language by language. */
export function join(parts: readonly Words[], en = ' ', zh = ''): Words {
  return { en: parts.map((p) => p.en).join(en), zh: parts.map((p) => p.zh).join(zh) }
}

/** A number as a person can read it: one of many digits is cut in the middle. */
export function brief(n: bigint): string {
  const digits = n.toString()
  if (digits.length <= 40) return digits
  return `${digits.slice(0, 12)}…${digits.slice(-12)} (${digits.length})`
}
