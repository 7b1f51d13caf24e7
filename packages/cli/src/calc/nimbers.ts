import { type Lang, type NimberRecord, nimProducts } from '@nimber/core'
import { bold, green, print, wrap } from '../frame/terminal.ts'
import { clip, printRow } from './rows.ts'
import { calcWords, wrongCalc } from './words.ts'

/** Rows and columns of a table of products. */
const MOST_ROWS = 1024

/** Whether an expression that was read as another value can be meant in nimbers: 6*11. */
export function mayBeNimbers(expression: string): boolean {
  return /^[\d\s+*()]{0,40}\d\*\d[\d\s+*()]{0,40}$/.test(expression)
}

/** Prints the answer to an expression in nimbers. */
export function printNimbers(record: NimberRecord, lang: Lang): void {
  const say = calcWords[lang]
  print(bold(wrap(clip(record.expression))))
  if ('order' in record) print(green(wrap(say.order(record.order))))
  else if ('exponent' in record) {
    const { exponent } = record
    print(green(wrap(exponent === null ? say.noExponent : say.exponent(exponent))))
  } else {
    const { nimber, inverse, squareRoot } = record
    print(`${green(wrap(clip(nimber)))}\n`)
    if (inverse !== null) printRow(say.inverse, clip(inverse), lang)
    printRow(say.squareRoot, clip(squareRoot), lang)
  }
}

/** Prints the nim products of all numbers below a size, as a table or as JSON. */
export function printProducts(size: string, json: boolean): void {
  const rows = /^\d{1,4}$/.test(size) ? Number(size) : 0
  if (rows < 1 || rows > MOST_ROWS) throw wrongCalc((say) => say.badTable(size, MOST_ROWS))
  const products = nimProducts(rows)
  if (json) {
    print(JSON.stringify({ table: rows, products }))
    return
  }
  const width = `${Math.max(...products.flat())}`.length
  for (const row of products) print(row.map((n) => `${n}`.padStart(width)).join(' '))
}
