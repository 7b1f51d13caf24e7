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

/** The text as a sentence of its own: a capital letter at its beginning, a full stop at its end. */
export function sentence({ en, zh }: Words): Words {
  return { en: `${capital(en)}.`, zh: `${zh}。` }
}

/** The text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A number as a person can read it: one of many digits is cut in the middle. */
export function brief(n: bigint): string {
  return briefNumbers(n.toString(), 'en')
}

/** The text with its numbers of many digits cut in the middle. */
export function briefNumbers(text: string, lang: Lang): string {
  const unit = lang === 'en' ? 'digits' : '位'
  return text
    .replace(/\d{41,}/g, (d) => `${d.slice(0, 12)}…${d.slice(-12)} (${d.length} ${unit})`)
    .replace(/ \((\d+) digits\)/g, ` ($1 ${unit})`)
}

/** A text of more characters is cut without a look at its numbers, which takes long. */
const LONGEST = 1_000_000

/** A text cut in the middle when it is too long to read. */
export function clip(text: string): string {
  const short = text.length > LONGEST ? text : briefNumbers(text, 'en')
  return short.length > 120 ? `${short.slice(0, 56)}…${short.slice(-56)}` : short
}

/** A text in a language; one that is not translated is the same in all. */
export function inLang(text: string | Words, lang: Lang): string {
  return typeof text === 'string' ? text : text[lang]
}
