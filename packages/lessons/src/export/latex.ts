import type { Block, Lesson, TableBlock } from '../blocks.ts'
import { positionIn } from '../exercises/naming.ts'
import { exerciseOf } from '../exercises/questions.ts'
import { type Inline, type Paragraph, paragraphsOf } from '../markup.ts'
import { boardAnswer, predictAnswer, questionText, tableAnswer } from './answers.ts'
import { PRINTED } from './markdown.ts'
import { exportWords } from './words.ts'

/** A lesson as a LaTeX document for XeLaTeX or LuaLaTeX; the answers stand on a page of their own. */
export function latexOf(lesson: Lesson, seed = 1): string {
  const { lang, title, summary, number, blocks } = lesson
  const answers: string[] = []
  const body = blocks.map((block) => blockText(block, lesson, seed, answers))
  const written = lang === 'zh' ? (text: string) => text : inChineseFont
  const head =
    lang === 'zh'
      ? ['\\documentclass[11pt,a4paper]{ctexart}']
      : ['\\documentclass[11pt,a4paper]{article}', '\\usepackage{fontspec}']
  // an English lesson may tell what Chinese books call a thing
  if (lang === 'en' && body.some((text) => CHINESE.test(text)))
    head.push('\\newfontfamily\\chinese{FandolSong-Regular.otf}')
  return `${[
    ...head,
    '\\usepackage[margin=25mm]{geometry}',
    '\\usepackage{array,enumitem}',
    '\\setlist{nosep}',
    '\\setlength{\\parskip}{0.4em}',
    '\\setlength{\\emergencystretch}{3em}',
    '\\begin{document}',
    `\\section*{${number}. ${escaped(title)}}`,
    `\\emph{${escaped(summary)}}`,
    ...body.map(written),
    '\\newpage',
    `\\section*{${escaped(exportWords[lang].answers)}}`,
    '\\begin{enumerate}',
    ...answers.map((answer) => `\\item ${answer}`),
    '\\end{enumerate}',
    '\\end{document}',
  ].join('\n\n')}\n`
}

const CHINESE = /[\u2e80-\u9fff]+/
const inChineseFont = (text: string) =>
  text.replace(new RegExp(CHINESE, 'g'), (run) => `{\\chinese ${run}}`)

function blockText(block: Block, { lang }: Lesson, seed: number, answers: string[]): string {
  const say = exportWords[lang]
  const asked = (heading: string, text: string, answer: string) => {
    answers.push(answer)
    return `\\paragraph{${heading}} ${say.answerNumber(answers.length)} ${text}`
  }
  switch (block.kind) {
    case 'text':
      return prose(block.text)
    case 'board': {
      const place = placeText(positionIn(block.position, lang))
      const position = `${literal(block.name)}${say.colon}${place}`
      const who = block.side === 1 ? say.second : ''
      const answer = escaped(boardAnswer(block, lang))
      return asked(
        `${say.board[block.goal]}${say.colon}${position}${who}`,
        `${prose(block.rule)}\n\n${prose(block.text)}`,
        answer,
      )
    }
    case 'table':
      return asked(
        `${say.table}${say.colon}${literal(block.name)}`,
        `${prose(block.text)}\n\n${emptyTable(block)}`,
        tableAnswer(block).join('\\\\'),
      )
    case 'proof': {
      const steps = block.steps.map(
        ({ claim, example }) =>
          `\\item ${prose(claim)}\n\n\\emph{${say.example}}${say.colon}${prose(example)}`,
      )
      return `\\paragraph{${say.proof}${say.colon}${escaped(block.title)}}\n\\begin{enumerate}\n${steps.join('\n')}\n\\end{enumerate}`
    }
    case 'predict':
      return asked(
        say.predict,
        prose(block.text),
        `${escaped(predictAnswer(block, lang))} ${prose(block.why)}`,
      )
    case 'exercise': {
      const items = Array.from({ length: PRINTED }, (_, i) => {
        const exercise = exerciseOf({ topic: block.topic, seed: seed + i, level: i })
        answers.push(escaped(exercise.solution[lang]))
        const lines =
          exercise.form.kind === 'line'
            ? `\n\\begin{verbatim}\n${exercise.form.lines.map((line, n) => `${n + 1}  ${line}`).join('\n')}\n\\end{verbatim}`
            : ''
        return `\\item ${say.answerNumber(answers.length)} ${escaped(questionText(exercise, lang))}${lines}`
      })
      return `\\paragraph{${say.exercise}} ${prose(block.text)}\n\\begin{itemize}\n${items.join('\n')}\n\\end{itemize}`
    }
    case 'program':
      return `\\paragraph{${say.program}${say.colon}${escaped(block.title)}} ${prose(block.text)}`
  }
}

/** A position: numbers as text, a row of signs with room for each. */
const placeText = (place: string) =>
  /^[\d, 、]+$/.test(place) ? place : `\\texttt{${literal(place)}}`

/** The table with room for the reader's marks, a dozen cells a line. */
function emptyTable({ cells, columns }: TableBlock): string {
  const wide = columns ?? Math.min(cells.length, 12)
  const rows = Array.from({ length: Math.ceil(cells.length / wide) }, (_, r) =>
    cells.slice(r * wide, (r + 1) * wide),
  )
  const lines =
    columns === undefined
      ? rows.flatMap((row) => [row.map(({ at }) => at).join(' & '), ' & '.repeat(row.length - 1)])
      : [
          ['', ...(rows[0] ?? []).map((_, c) => `${c}`)].join(' & '),
          ...rows.map((row, r) => `${r}${' & '.repeat(row.length)}`),
        ]
  const count = columns === undefined ? wide : wide + 1
  const rowsOfTable = lines.map((line) => `${line} \\\\ \\hline`).join('\n')
  // room to write in
  return [
    '\\begin{center}\\renewcommand{\\arraystretch}{1.5}',
    `\\begin{tabular}{|${'w{c}{1.6em}|'.repeat(count)}}\\hline`,
    rowsOfTable,
    '\\end{tabular}',
    '\\end{center}',
  ].join('\n')
}

const prose = (text: string) => paragraphsOf(text).map(paragraph).join('\n\n')

function paragraph(part: Paragraph): string {
  switch (part.kind) {
    case 'heading':
      return `\\subsection*{${pieces(part.inline)}}`
    case 'paragraph':
      return pieces(part.inline)
    case 'list': {
      const kind = part.numbered ? 'enumerate' : 'itemize'
      return `\\begin{${kind}}\n${part.items.map((item) => `\\item ${pieces(item)}`).join('\n')}\n\\end{${kind}}`
    }
    case 'lines':
      return `\\begin{verbatim}\n${part.text}\n\\end{verbatim}`
  }
}

const COMMANDS = { strong: 'textbf', emphasis: 'emph', code: 'texttt' } as const

function pieces(list: readonly Inline[]): string {
  return list
    .map((piece) => {
      const { kind } = piece
      const text = kind === 'code' ? literal(piece.text) : escaped(piece.text)
      return kind in COMMANDS ? `\\${COMMANDS[kind as keyof typeof COMMANDS]}{${text}}` : text
    })
    .join('')
}

/** Signs that fonts of text lack, as mathematics. */
const SIGNS: Readonly<Record<string, string>> = {
  '→': '$\\to$',
  '⊕': '$\\oplus$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≠': '$\\ne$',
  '⌊': '$\\lfloor$',
  '⌋': '$\\rfloor$',
  φ: '$\\varphi$',
  α: '$\\alpha$',
  β: '$\\beta$',
  '≈': '$\\approx$',
  '√': '$\\surd$',
  '·': '$\\cdot$',
  '−': '$-$',
  '×': '$\\times$',
  '±': '$\\pm$',
  '∗': '$\\ast$',
  '∞': '$\\infty$',
  '²': '$^2$',
  '₀': '$_0$',
  '₁': '$_1$',
  '₂': '$_2$',
  '½': '$\\frac12$',
  '¼': '$\\frac14$',
  '¾': '$\\frac34$',
}

/** Text with exponents above the line, 2^k and 2^(n−1), in which nothing is a command of LaTeX. */
function escaped(text: string): string {
  const pieces = text.split(/(?<=[\p{L}\p{N})])\^(\([^()]*\)|[A-Za-z\d]+)/u)
  // every second piece is an exponent; one in brackets goes without them
  return pieces
    .map((piece, i) =>
      i % 2 === 1 ? `$^{${piece.replace(/^\(|\)$/g, '').replaceAll('−', '-')}}$` : literal(piece),
    )
    .join('')
}

/** A text as it stands, in which nothing is a command of LaTeX. */
function literal(text: string): string {
  return text
    .replace(/[\\{}$&#%_^~]/g, (sign) =>
      sign === '\\'
        ? '\\textbackslash{}'
        : sign === '^' || sign === '~'
          ? `\\${sign}{}`
          : `\\${sign}`,
    )
    .replace(/[→⊕≤≥≠⌊⌋φαβ≈√·−×±∗∞²₀₁₂½¼¾]/g, (sign) => SIGNS[sign] ?? sign)
}
