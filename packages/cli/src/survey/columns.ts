import { pad, widthOf, wrap } from '../frame/terminal.ts'

/** A table as text: its head, its rows, and what is to be said of each row besides. */
export interface TextTable {
  readonly head: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly note: string }[]
}

/** Lines of a table, and the columns that had no room. */
export interface Laid {
  readonly lines: readonly string[]
  readonly hidden: readonly string[]
}

/** The table with all of its columns, notes behind them, however wide that is. */
export function laidWide({ head, rows }: TextTable): Laid {
  const widths = widthsOf([head, ...rows.map(({ cells }) => cells)])
  const line = (cells: readonly string[], note: string) =>
    [...cells.map((cell, i) => pad(cell, widths[i] ?? 0)), note].join('  ').trimEnd()
  return {
    lines: [line(head, ''), ...rows.map(({ cells, note }) => line(cells, note))],
    hidden: [],
  }
}

/**
 * The table in lines of at most some columns: those of `optional` are left out, one after the other,
 * until the rest fits; notes stand below their rows, and so does all but the rule where rules are long.
 */
export function laidWithin(table: TextTable, columns: number, optional: readonly string[]): Laid {
  const wide = laidWide(table)
  if (wide.lines.every((line) => widthOf(line) <= columns)) return wide
  const all = [table.head, ...table.rows.map(({ cells }) => cells)]
  const widths = widthsOf(all)
  const hidden: string[] = []
  const shown = () =>
    table.head.map((_, i) => i).filter((i) => !hidden.includes(table.head[i] ?? ''))
  const width = (from: number) =>
    shown()
      .slice(from)
      .reduce((sum, i) => sum + (widths[i] ?? 0) + 2, -2)
  // a rule of many words has a line of its own
  const apart = (widths[0] ?? 0) > columns / 2
  const room = apart ? columns - INDENT.length : columns
  for (const name of optional) if (width(apart ? 1 : 0) > room) hidden.push(name)
  const lineOf = (cells: readonly string[], from: number) =>
    shown()
      .slice(from)
      .map((i) => pad(cells[i] ?? '', widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const lines = (cells: readonly string[], note: string) => [
    ...(apart
      ? [wrap(cells[0] ?? '', '', columns), `${INDENT}${lineOf(cells, 1)}`]
      : [lineOf(cells, 0)]),
    ...(note === '' ? [] : [wrap(note, INDENT, columns)]),
  ]
  return {
    lines: [
      lines(table.head, '').join('\n'),
      ...table.rows.flatMap(({ cells, note }) => lines(cells, note)),
    ],
    hidden,
  }
}

const INDENT = '  '

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  return (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
}
