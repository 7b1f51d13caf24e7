import type { Bounds } from '../../worker/tasks/table.ts'

/** A list is at most this long, and a table of two counters has at most this many cells. */
export const LONGEST_LIST = 10_000_000
export const MOST_CELLS = 4_000_000

const USUAL = { 1: '200', 2: '30x30' } as const
const SHAPE = /^\s*(\d{1,15}|\de\d\d?)(?:\s*[x×,]\s*(\d{1,15}|\de\d\d?))?\s*$/i

/** The bounds of a text such as `500`, `1e6` or `20x30`; undefined for another text. */
export function boundsOf(text: string): Bounds | undefined {
  const [, first, second] = SHAPE.exec(text) ?? []
  if (first === undefined) return undefined
  return second === undefined ? [Number(first)] : [Number(first), Number(second)]
}

/** Whether a table up to these bounds is small enough for a page. */
export function fits([rows, columns]: Bounds): boolean {
  if (columns === undefined) return rows <= LONGEST_LIST
  return (rows + 1) * (columns + 1) <= MOST_CELLS
}

/** The text of a size for positions of one or two numbers: the one given where it is of that kind. */
export function sizeFor(axes: 1 | 2, text: string): string {
  const bounds = boundsOf(text)
  if (text.trim() !== '' && !bounds) return text
  return bounds?.length === axes ? text.trim() : USUAL[axes]
}
