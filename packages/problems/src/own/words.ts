import { type Formula, printFormula, type Words } from '@nimber/core'
import { casesLimit, shortest, sumLimit } from '../bounds.ts'
import { abridged, namesTogether, pieces } from '../names.ts'
import { labelled, outputOf, thenIn } from '../words.ts'
import type { Field } from './fields.ts'
import type { OwnAsks, OwnRange, OwnStatement } from './problem.ts'

/** What is printed for a case, in words. */
export function outputWords(asks: OwnAsks, numbered: OwnStatement['numbered']): Words {
  if (asks.kind === 'says') return labelled(asks.words, numbered)
  if (asks.kind === 'winner' && !asks.each) return outputOf(asks, numbered)
  const { en, zh } = outputOf({ kind: 'winner', words: asks.words })
  if (asks.kind === 'winner')
    return labelled(
      {
        en: `for each ${asks.each?.en} a line: ${en}`,
        zh: `对每个${asks.each?.zh}输出一行：${zh}`,
      },
      numbered,
    )
  return labelled(
    { en: `for each position ${en}, all on one line`, zh: `对每个局面，${zh}；都在一行内` },
    numbered,
  )
}

/** The parts of a case in words. */
export function formatWords({ layout, heading }: OwnStatement): Words {
  const inLang = (lang: 'en' | 'zh') => {
    const fields = abridged(
      layout.map((field) => (field.kind === 'number' ? (field.size?.[lang] ?? field.name) : field)),
    )
    let text = ''
    let before: Field | string | undefined
    for (const field of fields) {
      const isName = typeof field === 'string'
      const own = isName ? field : 'words' in field && field.words ? field.words[lang] : field.name
      const near = typeof before === 'string' && isName
      text += before ? (near ? ` ${own}` : thenIn(lang, own)) : own
      before = field
    }
    if (heading !== undefined)
      text = {
        en: `a line \`${heading} 1\` with the number of the case${thenIn('en', text)}`,
        zh: `先是一行 \`${heading} 1\`（1 换成这一组的编号）${thenIn('zh', text)}`,
      }[lang]
    return text
  }
  return { en: inLang('en'), zh: inLang('zh') }
}

/** What sizes are called, or ranges are where they are not bounds, by the names of the fields. */
function saidOf(key: 'size' | 'within', fields: readonly Field[]): ReadonlyMap<string, Words> {
  return new Map(
    fields.flatMap((field): (readonly [string, Words])[] => {
      const own = (field as Partial<Record<typeof key, Words>>)[key]
      return [
        ...(own ? [[field.name, own] as const] : []),
        ...(field.kind === 'list' ? saidOf(key, field.each) : []),
      ]
    }),
  )
}

/** The bounds as a person reads them. */
export function limitsWords({ bounds, layout, envelope }: OwnStatement): readonly Words[] {
  const { of, cases } = bounds
  const sizes = saidOf('size', layout)
  const within = saidOf('within', layout)
  const end = (n: bigint | Formula) =>
    typeof n === 'bigint'
      ? { en: shortest(n), zh: shortest(n) }
      : { en: printFormula(n, 'en'), zh: printFormula(n, 'zh') }
  const ranges = pieces((lang) => {
    const rows = new Map<string, string[]>()
    for (const [name, { least, most }] of Object.entries(of)) {
      const key = within.get(name)?.[lang] ?? `${end(least)[lang]} ${end(most)[lang]}`
      rows.set(key, [...(rows.get(key) ?? []), name])
    }
    return Array.from(rows.values(), (names) => {
      const own = within.get(names[0] as string)
      if (own) return own[lang]
      const range = of[names[0] as string] as OwnRange
      const list = namesTogether(
        names.map((name) => sizes.get(name)?.[lang] ?? name),
        lang,
      )
      return `${end(range.least)[lang]} ≤ ${list} ≤ ${end(range.most)[lang]}`
    })
  })
  const count = countOf(layout.at(-1))
  const singles = layout.filter(({ kind }) => kind === 'number').length
  const sum = sumLimit(count, of[count ?? '']?.most, singles, { cases, sum: bounds.total })
  return [...casesLimit(envelope === 'count' ? cases : undefined), ...ranges, ...sum]
}

/** The name of the number that says how many groups or letters a field has, where one does. */
function countOf(field: Field | undefined): string | undefined {
  const count =
    field?.kind === 'list' ? field.count : field?.kind === 'word' ? field.length : undefined
  return typeof count === 'object' && count.op === 'var' ? count.name : undefined
}
