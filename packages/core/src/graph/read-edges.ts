import { TextError } from '../model/errors.ts'
import type { Words } from '../model/words.ts'
import type { EdgeList } from './edge-list.ts'

const [LINE_FEED, HASH, ZERO, NINE, SPACE] = [10, 35, 48, 57, 32]
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
/** A line of more bytes is no line of two names. */
const LONGEST = 1 << 16

/**
 * Reads lines `u v` out of pieces of a text and adds an edge for each. Blank lines and what stands
 * behind a # are skipped. Only the line at hand is kept; an error names its number.
 */
export class EdgeReader {
  private readonly edges: EdgeList
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  private rest = new Uint8Array(0)
  private line = 0

  constructor(edges: EdgeList) {
    this.edges = edges
  }

  push(piece: Uint8Array): void {
    let bytes = piece
    if (this.rest.length > 0) {
      bytes = new Uint8Array(this.rest.length + piece.length)
      bytes.set(this.rest)
      bytes.set(piece, this.rest.length)
    }
    let start = 0
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      this.readLine(bytes, start, end)
      start = end + 1
    }
    this.rest = bytes.slice(start)
    if (this.rest.length > LONGEST) this.readLine(this.rest, 0, this.rest.length)
  }

  /** Reads the last line, which need not end. */
  end(): void {
    if (this.rest.length > 0) this.readLine(this.rest, 0, this.rest.length)
    this.rest = new Uint8Array(0)
  }

  private readLine(bytes: Uint8Array, start: number, end: number): void {
    this.line++
    if (end - start > LONGEST) throw this.error(bytes, start, start + 80, start, TOO_LONG)
    const marked = this.line === 1 && BYTE_ORDER_MARK.every((byte, i) => bytes[start + i] === byte)
    let at = skipBlanks(bytes, marked ? start + BYTE_ORDER_MARK.length : start, end)
    if (at === end) return
    const first = at
    at = wordEnd(bytes, at, end)
    const second = skipBlanks(bytes, at, end)
    if (second === end) throw this.error(bytes, start, end, second, ONE_NAME)
    const source = this.node(bytes, first, at, start, end)
    at = wordEnd(bytes, second, end)
    const more = skipBlanks(bytes, at, end)
    if (more !== end) throw this.error(bytes, start, end, more, THREE_NAMES)
    this.edges.add(source, this.node(bytes, second, at, start, end))
  }

  /** The node whose name stands at from..to of a line. */
  private node(bytes: Uint8Array, from: number, to: number, start: number, end: number): number {
    const { names } = this.edges
    let number = 0
    let at = from
    for (; at < to; at++) {
      const digit = bytes[at] as number
      if (digit < ZERO || digit > NINE) break
      number = 10 * number + digit - ZERO
    }
    const plain = at === to && to - from <= 7 && (bytes[from] !== ZERO || to - from === 1)
    if (plain) return names.addNumber(number)
    try {
      return names.add(this.decoder.decode(bytes.subarray(from, to)))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw this.error(bytes, start, end, from, NOT_UTF8)
    }
  }

  private error(
    bytes: Uint8Array,
    start: number,
    end: number,
    at: number,
    { en, zh }: Words,
  ): TextError {
    const decode = (to: number) => new TextDecoder().decode(bytes.subarray(start, to))
    return new TextError(decode(end), decode(at).length, {
      en: `Line ${this.line}: ${en}`,
      zh: `第 ${this.line} 行：${zh}`,
    })
  }
}

/** The first place that is no blank; the end where a # begins a comment. */
function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (at < end && (bytes[at] as number) <= SPACE) at++
  return bytes[at] === HASH ? end : at
}

function wordEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (at < end && (bytes[at] as number) > SPACE) at++
  return at
}

const TOO_LONG: Words = { en: 'the line is too long.', zh: '这一行太长。' }
const ONE_NAME: Words = {
  en: 'expected an edge “u v”: the name of a second node is missing.',
  zh: '这里应是一条边“u v”：缺少第二个结点的名字。',
}
const THREE_NAMES: Words = {
  en: 'expected an edge “u v”: two names and nothing behind them.',
  zh: '这里应是一条边“u v”：只有两个名字，后面没有别的。',
}
const NOT_UTF8: Words = { en: 'this is not UTF-8 text.', zh: '这不是 UTF-8 文本。' }
