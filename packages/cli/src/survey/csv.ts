import type { Row } from '@nimber/survey'

/** The head of a csv file. */
export function csvHead(columns: readonly string[]): string {
  return columns.join(',')
}

/** A row as a line of csv (RFC 4180); what is not known is empty. */
export function csvLine(row: Row, columns: readonly (keyof Row)[]): string {
  return columns.map((column) => csvCell(row[column])).join(',')
}

/** A cell, in quotes where its text would be taken for several. */
export function csvCell(cell: string | number | null): string {
  const text = cell === null ? '' : `${cell}`
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
