import { type Cell, heatSvg, type Lang, type Period, plotSvg } from '@nimber/core'
import { LETTERS } from './cell-text.ts'
import type { Bounds, Values } from './table.ts'

export interface DrawArgs {
  readonly title: string
  readonly lang: Lang
  readonly to: Bounds
  readonly outcomes: boolean
  readonly values: Values
  readonly period: Period | undefined
}

/** The SVG of a table: values against n, or a map where there are two counters or only outcomes. */
export function draw({ title, lang, to, outcomes, values, period }: DrawArgs): string {
  const [first, second] = to
  if (second === undefined && !outcomes) return plotSvg({ title, values, period, lang })
  const [rows, columns] = second === undefined ? [0, first] : [first, second]
  const cell = (row: number, column: number): Cell => {
    const value = values[row * (columns + 1) + column] as number
    return outcomes ? (LETTERS[value] as Cell) : value
  }
  return heatSvg({ title, lang, rows, columns, cell })
}
