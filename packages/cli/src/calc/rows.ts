import type { Lang } from '@nimber/core'
import { dim, pad, print, widthOf, wrap } from '../frame/terminal.ts'
import { calcWords } from './words.ts'

/** A row of the answer; a text that does not fit beside its name stands below it. */
export function printRow(name: string, text: string, lang: Lang): void {
  const say = calcWords[lang]
  const names = [say.value, say.signs, say.canonical, say.temperature, say.atomicWeight]
  const column = Math.max(...names.map(widthOf)) + 2
  const begin = `  ${dim(pad(name, column))}`
  if (2 + column + widthOf(text) <= 80) print(begin + text)
  else print(`${begin.trimEnd()}\n${wrap(text, '    ')}`)
}

/** A text of more than 400 characters cut in the middle. */
export function clip(text: string): string {
  return text.length <= 400 ? text : `${text.slice(0, 200)}…${text.slice(-200)}`
}
