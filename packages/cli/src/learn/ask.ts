import { type Lang, lookOf } from '@nimber/core'
import { type Exercise, matchAt, type Played, playedAt, ruleOf } from '@nimber/lessons'
import { draw } from '../frame/draw/draw.ts'
import { shown, styleOf } from '../frame/draw/style.ts'
import { bold, dim, green, print, red, wrap } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import type { Reader } from './reader.ts'
import { type LearnWords, learnWords } from './words.ts'

/**
 * Asks an exercise until it is answered right or given up, and shows what refutes a wrong answer;
 * whether the first answer was right. Undefined where nobody answers.
 */
export async function ask(
  exercise: Exercise,
  reader: Reader,
  lang: Lang,
): Promise<boolean | undefined> {
  const say = learnWords[lang]
  const { game, position, form } = exercise
  const played = game === undefined || position === undefined ? undefined : playedAt(game, position)
  // a match shows its positions itself, and heaps are numbers to everybody
  const isDrawn =
    played !== undefined && !exercise.lettered && (form.kind === 'play' || !isHeaps(played))
  print(wrap(bold((isDrawn ? (exercise.short ?? exercise.ask) : exercise.ask)[lang])))
  const rule = exercise.rule ?? (game === undefined ? undefined : ruleOf(game, position))
  if (rule) print(wrap(dim(rule[lang])))
  if (isDrawn && form.kind !== 'play') printDrawing(played, played.position, lang)
  let first: boolean | undefined
  for (;;) {
    const answer = await answerTo(exercise, reader, lang)
    if (answer === undefined || answer === '') {
      print(wrap(`${say.answer}${dictionary[lang].colon}${exercise.solution[lang]}\n`))
      return answer === undefined ? first : (first ?? false)
    }
    const { right, says, unread } = exercise.mark(answer)
    if (unread) {
      print(wrap(says[lang]))
      continue
    }
    first ??= right
    const line = right
      ? green(says[lang])
      : `${red(say.notYet)}${lang === 'en' ? ' ' : ''}${says[lang]}`
    print(wrap(line))
    if (right) {
      print('')
      return first
    }
    print(dim(say.tryAgain))
  }
}

function isHeaps({ game, position }: Played): boolean {
  const look = lookOf(game, position)
  return look.kind === 'sum' || (look.kind === 'piles' && look.board !== 'grid')
}

/** Draws a position as `nimber play` does; the start of a match says how large boards are. */
function printDrawing({ game, position: start }: Played, position: unknown, lang: Lang): void {
  const style = styleOf(lang, process.env, process.stdout.columns)
  const lines = draw(game, position, start, style).map((line) => shown(line, style))
  print(['', ...lines, ''].join('\n'))
}

/** What was typed, as an answer; empty where it is given up, undefined where nobody types. */
async function answerTo(
  { form, game = '', position = '' }: Exercise,
  reader: Reader,
  lang: Lang,
): Promise<string | undefined> {
  const say = learnWords[lang]
  switch (form.kind) {
    case 'choice': {
      list(form.choices.map((choice) => choice[lang]))
      return chosen(
        reader,
        say,
        say.choose(form.choices.length),
        form.choices.length,
        (i) => `${i}`,
      )
    }
    case 'move': {
      list(form.moves.map(({ text }) => text[lang]))
      const count = form.moves.length
      return chosen(reader, say, say.choose(count), count, (i) => form.moves[i]?.to ?? '')
    }
    case 'moves': {
      list(form.moves.map(({ text }) => text[lang]))
      return several(reader, say, form.moves.length, (i) => form.moves[i]?.to ?? '')
    }
    case 'line':
      form.lines.forEach((line, i) => {
        print(`  ${String(i + 1).padStart(2)}  ${line}`)
      })
      return prompted(reader, say, say.line)
    case 'number':
      return prompted(reader, say, say.number)
    case 'numbers':
      return prompted(reader, say, say.numbers(form.count))
    case 'formula':
      return prompted(reader, say, say.formula)
    case 'play':
      return playOut(game, position, form.side, reader, lang)
  }
}

function prompted(reader: Reader, say: LearnWords, how: string): Promise<string | undefined> {
  print(dim(how))
  return reader.next(say.asks)
}

function list(texts: readonly string[]): void {
  const width = `${texts.length}`.length
  for (const [i, text] of texts.entries()) print(`  ${String(i + 1).padStart(width)}  ${text}`)
}

/** One of a list by its number, asked again until it is one. */
async function chosen(
  reader: Reader,
  say: LearnWords,
  how: string,
  count: number,
  of: (index: number) => string,
): Promise<string | undefined> {
  for (;;) {
    const line = await prompted(reader, say, how)
    if (line === undefined || line === '') return line
    if (isNumber(line, count)) return of(Number(line) - 1)
  }
}

async function several(
  reader: Reader,
  say: LearnWords,
  count: number,
  of: (index: number) => string,
): Promise<string | undefined> {
  const how = say.chooseSeveral(count)
  for (;;) {
    const line = await prompted(reader, say, how)
    if (line === undefined || line === '') return line
    const parts = line.split(/[\s,，、]+/)
    if (parts.every((part) => isNumber(part, count)))
      return parts.map((part) => of(Number(part) - 1)).join(' | ')
  }
}

const isNumber = (text: string, most: number) =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most

/** A match against the computer; what the person's moves left. */
async function playOut(
  game: string,
  position: string,
  side: 0 | 1,
  reader: Reader,
  lang: Lang,
): Promise<string | undefined> {
  const say = learnWords[lang]
  const played = playedAt(game, position)
  const left: string[] = []
  for (;;) {
    const state = matchAt(played, side, left)
    if (state.computer) print(say.computer(state.computer.text[lang]))
    printDrawing(played, played.game.rules.parse(state.position), lang)
    if (state.moves.length === 0) return left.join(' | ')
    list(state.moves.map(({ text }) => text[lang]))
    const count = state.moves.length
    const to = await chosen(reader, say, say.move, count, (i) => state.moves[i]?.to ?? '')
    if (to === undefined || to === '') return to
    left.push(to)
  }
}
