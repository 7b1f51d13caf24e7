import type { Block, Lesson, TableBlock } from '../blocks.ts'
import { positionIn } from '../exercises/naming.ts'
import { exerciseOf } from '../exercises/questions.ts'
import { type Inline, type Paragraph, paragraphsOf } from '../markup.ts'
import { boardAnswer, predictAnswer, questionText, tableAnswer } from './answers.ts'
import { exportWords } from './words.ts'

/** Exercises of each topic that a printed lesson has. */
export const PRINTED = 3

/** A lesson as Markdown; the answers stand at its end. */
export function markdownOf(lesson: Lesson, seed = 1): string {
  const { lang, title, summary, number, blocks } = lesson
  const answers: string[] = []
  const body = blocks.map((block) => blockText(block, lesson, seed, answers))
  return `${[
    `# ${number}. ${title}`,
    `*${summary}*`,
    ...body,
    `## ${exportWords[lang].answers}`,
    answers.map((answer, i) => `${i + 1}. ${answer}`).join('\n'),
  ].join('\n\n')}\n`
}

function blockText(block: Block, { lang }: Lesson, seed: number, answers: string[]): string {
  const say = exportWords[lang]
  const asked = (heading: string, text: string, answer: string) => {
    answers.push(answer)
    return `**${heading}** ${say.answerNumber(answers.length)}\n\n${text}`
  }
  switch (block.kind) {
    case 'text':
      return prose(block.text)
    case 'board': {
      const place = positionIn(block.position, lang)
      const heading = `${say.board[block.goal]}${say.colon}${block.name} \`${place}\`${block.side === 1 ? say.second : ''}`
      return asked(heading, `${block.rule}\n\n${prose(block.text)}`, boardAnswer(block, lang))
    }
    case 'table':
      return asked(
        `${say.table}${say.colon}${block.name}`,
        `${prose(block.text)}\n\n${emptyTable(block)}`,
        tableAnswer(block).join(' / '),
      )
    case 'proof':
      return [
        `**${say.proof}${say.colon}${block.title}**`,
        block.steps
          .map(
            ({ claim, example }, i) =>
              `${i + 1}. ${inline(claim)}\n\n   *${say.example}*${say.colon}${inline(example)}`,
          )
          .join('\n\n'),
      ].join('\n\n')
    case 'predict':
      return asked(
        say.predict,
        prose(block.text),
        `${predictAnswer(block, lang)} ${inline(block.why)}`,
      )
    case 'exercise': {
      const parts = Array.from({ length: PRINTED }, (_, i) => {
        const exercise = exerciseOf({ topic: block.topic, seed: seed + i, level: i })
        answers.push(exercise.solution[lang])
        const lines =
          exercise.form.kind === 'line'
            ? `\n\n${exercise.form.lines.map((line, n) => `        ${n + 1}  ${line}`).join('\n')}`
            : ''
        return `- ${say.answerNumber(answers.length)} ${questionText(exercise, lang)}${lines}`
      })
      return `**${say.exercise}** ${prose(block.text)}\n\n${parts.join('\n')}`
    }
    case 'program':
      return `**${say.program}${say.colon}${block.title}**\n\n${prose(block.text)}`
  }
}

/** The table with room for the reader's marks. */
function emptyTable({ cells, columns }: TableBlock): string {
  const wide = columns ?? cells.length
  const header =
    columns === undefined
      ? cells.map(({ at }) => at)
      : cells.slice(0, columns).map((_, i) => `${i}`)
  const lead = columns === undefined ? '' : '| '
  const rows = Array.from(
    { length: Math.ceil(cells.length / wide) },
    (_, r) => `|${columns === undefined ? '' : ` ${r} |`}${' |'.repeat(wide)}`,
  )
  return [
    `| ${lead}${header.join(' | ')} |`,
    `|${columns === undefined ? '' : '---|'}${'---|'.repeat(wide)}`,
    ...rows,
  ].join('\n')
}

const prose = (text: string) => paragraphsOf(text).map(paragraph).join('\n\n')

function paragraph(part: Paragraph): string {
  switch (part.kind) {
    case 'heading':
      return `## ${pieces(part.inline)}`
    case 'paragraph':
      return pieces(part.inline)
    case 'list':
      return part.items
        .map((item, i) => `${part.numbered ? `${i + 1}.` : '-'} ${pieces(item)}`)
        .join('\n')
    case 'lines':
      return `\`\`\`\n${part.text}\n\`\`\``
  }
}

const inline = (text: string) => prose(text).replaceAll('\n\n', ' ')

const MARKS = { plain: '', concept: '', link: '', strong: '**', emphasis: '*', code: '`' } as const

function pieces(list: readonly Inline[]): string {
  return list.map((piece) => `${MARKS[piece.kind]}${piece.text}${MARKS[piece.kind]}`).join('')
}
