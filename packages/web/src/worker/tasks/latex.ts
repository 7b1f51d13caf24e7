import { cellText } from './cell-text.ts'
import type { WriteArgs } from './write-args.ts'

/** A table for print shows this many values, or this many rows and columns. */
const MOST_VALUES = 200
const MOST_SIDE = 24
const PER_ROW = 10

/** What is known of a game and the beginning of its table, to be put into a LaTeX document. */
export function latexText(args: WriteArgs): string {
  const { game, lang, statements, status } = args
  const said = statements.map((statement) => {
    const name = args.to.length === 1 ? 'G(n)' : 'G'
    const losing = lang === 'en' ? '\\text{losing} \\iff ' : '\\text{必败} \\iff '
    const before = { value: `${name} = `, losing, law: '' }[statement.about]
    return `\\[\n  ${before}${statement.latex[lang]}\n\\]\n`
  })
  return [
    `% ${game[lang].replace(/\s+/g, ' ')}\n`,
    lang === 'en' ? '% needs amsmath\n' : '% 需要 amsmath；中文需要 ctex\n',
    ...said,
    ...(status === '' ? [] : [`${escaped(status)}\n\n`]),
    ...tabular(args),
  ].join('')
}

function tabular(args: WriteArgs): string[] {
  const [first, second] = args.to
  const [rows, columns] =
    second === undefined
      ? [Math.floor(Math.min(first, MOST_VALUES - 1) / PER_ROW), PER_ROW - 1]
      : [Math.min(first, MOST_SIDE), Math.min(second, MOST_SIDE)]
  const width = second === undefined ? PER_ROW : second + 1
  const corner = second === undefined ? '$n$' : ''
  const above = Array.from({ length: columns + 1 }, (_, j) =>
    second === undefined ? `$+${j}$` : `${j}`,
  )
  const line = (i: number) =>
    above.map((_, j) => {
      const at = i * width + j
      return at < args.values.length ? cellText(args, at) : ''
    })
  const shown = second === undefined ? (rows + 1) * PER_ROW : (rows + 1) * (columns + 1)
  const all = args.values.length
  return [
    ...(shown < all ? [cutNote(args, shown)] : []),
    `\\begin{tabular}{r|${'r'.repeat(columns + 1)}}\n`,
    `  ${[corner, ...above].join(' & ')} \\\\ \\hline\n`,
    ...Array.from({ length: rows + 1 }, (_, i) => {
      const head = second === undefined ? i * PER_ROW : i
      return `  ${[`${head}`, ...line(i)].join(' & ')} \\\\\n`
    }),
    '\\end{tabular}\n',
  ]
}

function cutNote({ lang, values }: WriteArgs, shown: number): string {
  const all = values.length
  return lang === 'en' ? `% ${shown} of ${all} values\n` : `% 共 ${all} 个值，列出 ${shown} 个\n`
}

function escaped(text: string): string {
  return text
    .replace(/[\\{}$&#%_^~]/g, (sign) =>
      sign === '\\' ? '\\textbackslash{}' : /[\^~]/.test(sign) ? `\\${sign}{}` : `\\${sign}`,
    )
    .replaceAll('\u2009', '\\,')
    .replaceAll('×', '$\\times$')
}
