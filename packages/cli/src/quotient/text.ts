import {
  type Game,
  imagePeriodText,
  type Lang,
  letterOf,
  type Quotient,
  relationsOf,
  wordText,
} from '@nimber/core'
import { bold, cyan, dim, green, pad, print, wrap, yellow } from '../frame/terminal.ts'
import { quotientWords } from './words.ts'

/** As many relations, and as many heaps, are shown. */
const MOST_RELATIONS = 60
const MOST_HEAPS = 200

/** Prints a quotient: how far it goes, its presentation, P, and the elements of the heaps. */
export function printQuotient(game: Game<unknown>, quotient: Quotient, lang: Lang): void {
  const say = quotientWords[lang]
  const { monoid, losing, generators, period, remark } = quotient
  const section = (title: string, body: string) => print(`\n${cyan(title)}\n${wrap(body, '  ')}`)
  print(bold(wrap(lang === 'en' ? game.name : game.nameZh)))
  print(period ? green(say.complete) : yellow(say.partial(quotient.heaps)))
  const repeats = period ? ` · ${imagePeriodText(period)}` : ''
  print(`  ${say.size(monoid.order, losing.length)}${repeats}`)
  if (!period) print(wrap(`${say.stopped} ${remark?.[lang] ?? say.noPeriodYet}`, '  '))
  const letters = generators.map((heap, i) => `${letterOf(i)} = Φ(${heap})`)
  section(say.generators, letters.join(', ') || say.noRelations)
  section(say.relations, relationText(quotient, lang))
  section(say.losingElements, losing.map((x) => textOf(quotient, x)).join(', ') || say.noElements)
  print(`\n${cyan(say.images)}`)
  printImages(quotient, lang)
}

function textOf({ monoid }: Quotient, element: number): string {
  return wordText(monoid.words[element] ?? [])
}

function relationTexts({ monoid }: Quotient): string[] {
  return relationsOf(monoid).map(([word, least]) => `${wordText(word)} = ${wordText(least)}`)
}

function relationText(quotient: Quotient, lang: Lang): string {
  const say = quotientWords[lang]
  const all = relationTexts(quotient)
  if (all.length === 0) return say.noRelations
  const shown = all.slice(0, MOST_RELATIONS)
  if (all.length > shown.length) shown.push(say.moreRelations(all.length - shown.length))
  return shown.join(', ')
}

/** The elements of the heaps, a row for each period or for each ten heaps. */
function printImages(quotient: Quotient, lang: Lang): void {
  const { images, period } = quotient
  const end = period ? period.from + period.length : images.length
  const shown = Math.min(end, MOST_HEAPS)
  const texts = images.slice(0, shown).map((image) => textOf(quotient, image))
  const cell = Math.max(...texts.map((text) => text.length)) + 1
  const label = `${shown}`.length
  const fitting = Math.max(1, Math.floor((80 - label - 4) / cell))
  const columns = [period?.length ?? 10, 10, 5].find((count) => count <= fitting) ?? fitting
  for (let n = 0; n < shown; n += columns) {
    const row = texts.slice(n, n + columns).map((text) => pad(text, cell))
    print(`  ${dim(`${n}`.padStart(label))}  ${row.join('').trimEnd()}`)
  }
  if (end > shown) print(`  ${quotientWords[lang].moreHeaps(end - 1)}`)
}

/** Everything about a quotient, as data. */
export function wholeQuotient(quotient: Quotient): object {
  const { monoid, losing, generators, images } = quotient
  const elements = Array.from({ length: monoid.order }, (_, x) => x)
  return {
    generators: generators.map((heap, i) => ({ letter: letterOf(i), heap })),
    relations: relationTexts(quotient),
    elements: elements.map((x) => textOf(quotient, x)),
    losing,
    images,
    products: elements.map((x) => elements.map((y) => monoid.times(x, y))),
  }
}

/** The multiplication table, its elements written as words. */
export function quotientCsv(quotient: Quotient): string {
  const { monoid } = quotient
  const elements = Array.from({ length: monoid.order }, (_, x) => x)
  const texts = elements.map((x) => textOf(quotient, x))
  const rows = elements.map((x) => [
    texts[x],
    ...elements.map((y) => texts[monoid.times(x, y)] ?? ''),
  ])
  return `${[['', ...texts], ...rows].map((row) => row.join(',')).join('\n')}\n`
}
