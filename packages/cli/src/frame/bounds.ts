/** The last index of a table, or of its rows and columns. */
export type Bounds = readonly [number] | readonly [number, number]

const NUMBER = String.raw`(\d{1,9}|\d(?:\.\d{1,8})?[eE]\d)`
const SHAPE = new RegExp(`^\\s*${NUMBER}(?:\\s*[xX×,]\\s*${NUMBER})?\\s*$`)

/** The bounds that a text such as `100`, `1e8` or `20x20` gives; undefined for another text. */
export function boundsOf(text: string): Bounds | undefined {
  const [, first, second] = SHAPE.exec(text) ?? []
  if (first === undefined) return undefined
  const rows = Number(first)
  const columns = second === undefined ? undefined : Number(second)
  if (!fits(rows) || (columns !== undefined && !fits(columns))) return undefined
  return columns === undefined ? [rows] : [rows, columns]
}

/** Whether a bound is whole and has at most 9 digits. */
function fits(bound: number): boolean {
  return Number.isInteger(bound) && bound < 1e9
}
