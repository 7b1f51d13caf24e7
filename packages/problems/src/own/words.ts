import { type Formula, printFormula, type Words } from '@nimber/core'
import { namesTogether, shortest } from '../bounds.ts'
import { labelled, outputOf, thenIn } from '../words.ts'
import type { Field } from './fields.ts'
import type { OwnAsks, OwnRange, OwnStatement } from './problem.ts'

/** What is printed for a case, in words. */
export function outputWords(asks: OwnAsks, numbered: OwnStatement['numbered']): Words {
  if (asks.kind === 'winner') return outputOf(asks, numbered)
  if (asks.kind === 'says') return labelled(asks.words, numbered)
  const { en, zh } = outputOf({ kind: 'winner', words: asks.words })
  return labelled(
    { en: `for each position ${en}, all on one line`, zh: `对每个局面，${zh}；都在一行内` },
    numbered,
  )
}

/** The parts of a case in words. */
export function formatWords({ layout, until, heading }: OwnStatement): Words {
  const inLang = (lang: 'en' | 'zh') => {
    let text = ''
    let before: Field | undefined
    for (const field of layout) {
      const own = 'words' in field && field.words ? field.words[lang] : field.name
      const near = before?.kind === 'number' && field.kind === 'number'
      text += before ? (near ? ` ${own}` : thenIn(lang, own)) : own
      before = field
    }
    if (heading !== undefined)
      text = {
        en: `a line ${heading} i for case i${thenIn('en', text)}`,
        zh: `第 i 组先是一行 ${heading} i${thenIn('zh', text)}`,
      }[lang]
    if (until === undefined) return text
    return lang === 'en' ? `${text}; ${until} ends the input` : `${text}；${until} 表示输入结束`
  }
  return { en: inLang('en'), zh: inLang('zh') }
}

/** What sizes are called, by the names of the fields. */
function sizesIn(fields: readonly Field[]): ReadonlyMap<string, Words> {
  return new Map(
    fields.flatMap((field) => [
      ...('size' in field && field.size ? [[field.name, field.size] as const] : []),
      ...(field.kind === 'list' ? sizesIn(field.each) : []),
    ]),
  )
}

/** The bounds as a person reads them. */
export function limitsWords({ bounds: { of }, layout }: OwnStatement): Words {
  const sizes = sizesIn(layout)
  const end = (n: bigint | Formula) =>
    typeof n === 'bigint'
      ? { en: shortest(n), zh: shortest(n) }
      : { en: printFormula(n, 'en'), zh: printFormula(n, 'zh') }
  const inLang = (lang: 'en' | 'zh') => {
    const rows = new Map<string, string[]>()
    for (const [name, { least, most }] of Object.entries(of)) {
      const key = `${end(least)[lang]} ${end(most)[lang]}`
      rows.set(key, [...(rows.get(key) ?? []), name])
    }
    return Array.from(rows.values(), (names) => {
      const range = of[names[0] as string] as OwnRange
      const list = namesTogether(
        names.map((name) => sizes.get(name)?.[lang] ?? name),
        lang,
      )
      return `${end(range.least)[lang]} ≤ ${list} ≤ ${end(range.most)[lang]}`
    }).join(lang === 'en' ? ', ' : '，')
  }
  return { en: inLang('en'), zh: inLang('zh') }
}
