import { createInterface, type Interface } from 'node:readline'
import { type Game, type Move, printLeft } from '@nimber/core'
import { clipped } from '../frame/draw/draw.ts'
import { type Style, shown } from '../frame/draw/style.ts'
import { bold, cyan, dim, print, widthOf, writeText } from '../frame/terminal.ts'
import { Keys } from './keys.ts'
import { Picker } from './picker.ts'
import { spokenIn } from './report.ts'
import { playWords } from './words.ts'

/** What a player did when asked. */
export type Typed =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'move'; readonly move: Move<unknown> }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' }

/** What is asked: the words before the answer, and the position whose moves can be chosen. */
export interface Question {
  readonly prompt: string
  readonly game: Game<unknown>
  readonly position: unknown
  readonly style: Style
}

/** Where the answers of the players come from. */
export interface Screen {
  /** Whether there are arrow keys. */
  readonly keys: boolean
  ask(question: Question): Promise<Typed>
  close(): void
}

/** Answers from lines of standard input, which is no terminal or a simple one. */
export class LineScreen implements Screen {
  readonly keys = false
  private reader: Interface | undefined
  private lines: AsyncIterator<string> | undefined

  async ask({ prompt, style }: Question): Promise<Typed> {
    if (process.stdin.isTTY) writeText(shown(prompt, style))
    // not before: who only watches leaves the input to others
    this.reader ??= createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
    this.lines ??= this.reader[Symbol.asyncIterator]()
    const { done, value } = await this.lines.next()
    return done ? { kind: 'end' } : { kind: 'line', text: value }
  }

  close(): void {
    if (!this.reader) return
    this.reader.close()
    process.stdin.destroy()
  }
}

/** Answers from a terminal, key by key. */
export class KeyScreen implements Screen {
  readonly keys = true
  private readonly pressed = new Keys()

  async ask(question: Question): Promise<Typed> {
    this.pressed.open()
    try {
      return await this.edit(question)
    } finally {
      this.pressed.close()
      print('')
    }
  }

  close(): void {
    this.pressed.close()
    process.stdin.destroy()
  }

  private async edit(question: Question): Promise<Typed> {
    const { game, position } = question
    let text = ''
    let picker: Picker<unknown> | undefined
    for (;;) {
      redraw(question, text, picker?.move)
      const key = await this.pressed.next()
      const move = picker?.move
      if (key === undefined) return { kind: 'end' }
      if (key === 'interrupt') return { kind: 'interrupt' }
      if (key === 'end') {
        if (text === '' && !move) return { kind: 'end' }
      } else if (key === 'enter') {
        if (move) return { kind: 'move', move }
        if (text.trim() !== '') return { kind: 'line', text }
      } else if (key === 'back') {
        if (!move) text = [...text].slice(0, -1).join('')
        picker = undefined
      } else if (key === 'clear') {
        text = ''
        picker = undefined
      } else if (key === 'up' || key === 'down' || key === 'left' || key === 'right') {
        picker ??= new Picker(game, position)
        if (key === 'up' || key === 'down') picker.turn(key === 'down' ? 1 : -1)
        else picker.shift(key === 'right' ? 1 : -1)
      } else {
        text += key.text
        picker = undefined
      }
    }
  }
}

/** Writes the line of the question anew: what is typed, or the move that is chosen. */
function redraw(
  { prompt, game, position, style }: Question,
  text: string,
  move?: Move<unknown>,
): void {
  const room = (process.stdout.columns || 80) - 1
  const before = shown(prompt, style)
  let line = text
  let after = ''
  if (move) {
    line = `${style.unicode ? '▸' : '>'} ${shown(spokenIn(game, position, move, style.lang), style)}`
    after = `   ${shown(playWords[style.lang].leaves(clipped(printLeft(game, move.to, style.lang), 40)), style)}`
  }
  line = fitting(line, room - widthOf(before))
  after = fitting(after, room - widthOf(before + line))
  writeText(`\r\x1b[K${bold(before)}${move ? cyan(line) : line}${dim(after)}`)
}

/** The end of a text that fits into some columns. */
function fitting(text: string, columns: number): string {
  const signs = [...text]
  while (widthOf(signs.join('')) > Math.max(0, columns)) signs.shift()
  return signs.join('')
}
