import type { Lang } from '@nimber/core'
import {
  allMovesAt,
  type Block,
  beatAt,
  exerciseOf,
  type Lesson,
  placeName,
  playedAt,
  type TableBlock,
  whoWinsAt,
} from '@nimber/lessons'
import { printHeading, printProse } from '../frame/prose.ts'
import { bold, cyan, dim, print, widthOf, wrap } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { ask } from './ask.ts'
import type { Reader } from './reader.ts'
import { learnWords } from './words.ts'

/** Goes through a lesson block by block. */
export async function walk(lesson: Lesson, reader: Reader, seed: number): Promise<void> {
  const { lang, number, title, summary, blocks } = lesson
  print(bold(learnWords[lang].lesson(number, title)))
  print(`${dim(wrap(summary))}\n`)
  for (const [i, block] of blocks.entries()) {
    await show(block, reader, lang, seed)
    if (reader.person && i < blocks.length - 1) await reader.next(learnWords[lang].next)
  }
}

async function show(block: Block, reader: Reader, lang: Lang, seed: number): Promise<void> {
  const say = learnWords[lang]
  switch (block.kind) {
    case 'text':
      return printProse(block.text)
    case 'board': {
      printProse(block.text)
      const played = playedAt(block.game, block.position)
      const exercise = block.goal === 'all' ? allMovesAt(played) : beatAt(played, block.side)
      await ask(exercise, reader, lang)
      return
    }
    case 'table':
      return fill(block, reader, lang)
    case 'proof':
      printHeading(`${say.proof}${dictionary[lang].colon}${block.title}`)
      for (const [i, { claim, example }] of block.steps.entries()) {
        printProse(claim, '   ', `${i + 1}.`)
        printProse(`${say.example}${dictionary[lang].colon}${example}`, '      ')
        if (reader.person && i < block.steps.length - 1) await reader.next(say.next)
      }
      return
    case 'predict': {
      printHeading(say.predict)
      printProse(block.text)
      const letters = block.outcome === 'D' ? (['N', 'P', 'D'] as const) : (['N', 'P'] as const)
      await ask(whoWinsAt(playedAt(block.game, block.position), letters), reader, lang)
      return printProse(block.why)
    }
    case 'exercise':
      printHeading(say.exercise)
      printProse(block.text)
      await ask(exerciseOf({ topic: block.topic, seed, level: 0 }), reader, lang)
      return
    case 'program':
      printHeading(`${say.program}${dictionary[lang].colon}${block.title}`)
      printProse(block.text)
      return print(`  ${say.programTries(block.problem)}\n`)
  }
}

/** Shows a table, cell by cell where a person sets the pace. */
async function fill(block: TableBlock, reader: Reader, lang: Lang): Promise<void> {
  const say = learnWords[lang]
  const draws = block.cells.some(({ mark }) => mark === 'D')
  const legend = say.table[block.marks] + (draws ? say.drawn : '')
  printHeading(`${block.name} · ${legend}`)
  printProse(block.text)
  let stepwise = reader.person
  if (stepwise) print(dim(say.fill))
  for (const { at, mark, options } of stepwise ? block.cells : []) {
    const reached = options.map(({ to, mark: value }) =>
      say.reached(placeName(to, block, lang), value),
    )
    const begin = `  ${at.padStart(4)}  ${mark}  `
    const told =
      reached.length > 0
        ? say.options(inLines(reached, say.and, begin, say.options('')))
        : say.noOptions
    print(`  ${at.padStart(4)}  ${cyan(mark)}  ${told}`)
    const typed = await reader.next(say.next)
    if (typed === 'a') stepwise = false
    if (!stepwise) break
  }
  print(`${tableLines(block).join('\n')}\n`)
}

/** A list behind what begins its line: what does not fit any more goes on below where the list begins. */
function inLines(list: readonly string[], comma: string, ...begin: readonly string[]): string {
  const indent = widthOf(begin.join(''))
  let text = ''
  let width = indent
  for (const [i, one] of list.entries()) {
    const piece = i < list.length - 1 ? one + comma : one
    const own = widthOf(piece.trimEnd())
    if (width + own > 80 && width > indent) {
      text = `${text.trimEnd()}\n${' '.repeat(indent)}`
      width = indent
    }
    text += piece
    width += widthOf(piece)
  }
  return text
}

function tableLines({ cells, columns }: TableBlock): readonly string[] {
  if (columns === undefined) {
    const width = Math.max(...cells.map(({ at, mark }) => Math.max(at.length, mark.length))) + 1
    const row = (texts: readonly string[]) => texts.map((text) => text.padStart(width)).join('')
    return [
      dim(`  n ${row(cells.map(({ at }) => at))}`),
      `    ${row(cells.map(({ mark }) => mark))}`,
    ]
  }
  const width = Math.max(...cells.map(({ mark }) => mark.length)) + 1
  const numbers = Array.from({ length: columns }, (_, i) => `${i}`.padStart(width))
  return [
    dim(`    ${numbers.join('')}`),
    ...Array.from({ length: cells.length / columns }, (_, r) => {
      const marks = cells.slice(r * columns, (r + 1) * columns)
      return `${dim(`${r}`.padStart(3))} ${marks.map(({ mark }) => mark.padStart(width)).join('')}`
    }),
  ]
}
