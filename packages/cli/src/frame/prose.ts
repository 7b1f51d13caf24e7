import { type Inline, type Paragraph, paragraphsOf } from '@nimber/lessons'
import { bold, cyan, dim, print, wrap } from './terminal.ts'

/** Prints a text of a lesson. */
export function printProse(text: string, indent = '', mark = ''): void {
  const said = paragraphsOf(text).map((part) => `${paragraph(part, indent)}\n`)
  // a mark stands in the room in front of the first line
  const [first = '', ...others] = said
  for (const part of [bold(mark) + first.slice(mark.length), ...others]) print(part)
}

function paragraph(part: Paragraph, indent: string): string {
  switch (part.kind) {
    case 'heading':
      return bold(wrap(pieces(part.inline), indent))
    case 'paragraph':
      return wrap(pieces(part.inline), indent)
    case 'list':
      return part.items
        .map((item, i) => {
          const mark = part.numbered ? `${i + 1}. ` : '- '
          const more = `${indent}${' '.repeat(mark.length)}`
          return indent + mark + wrap(pieces(item), more).slice(more.length)
        })
        .join('\n')
    case 'lines':
      return part.text
        .split('\n')
        .map((line) => dim(`${indent}    ${line}`))
        .join('\n')
  }
}

/** Without colours: they would be counted as columns. */
function pieces(list: readonly Inline[]): string {
  return list.map(({ kind, text }) => (kind === 'code' ? `\`${text}\`` : text)).join('')
}

/** Prints a heading of a block. */
export function printHeading(text: string): void {
  print(cyan(wrap(text)))
}
