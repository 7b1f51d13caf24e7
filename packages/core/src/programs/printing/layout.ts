import { isWide } from '../../model/errors.ts'

/** No line of a program is longer than this. */
export const WIDTH = 100

/** The lines of a text that is broken at blanks, or anywhere between Chinese characters. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let [line, used] = ['', 0]
  for (const piece of text.match(
    /[^\s\u2e80-\uffef]+[，。；：、！？）”]*\s*|[\u2e80-\uffef][，。；：、！？）”]*\s*/gu,
  ) ?? []) {
    if (used + widthOf(piece.trimEnd()) > width && line !== '') {
      lines.push(line.trimEnd())
      ;[line, used] = ['', 0]
    }
    line += piece
    used += widthOf(piece)
  }
  return [...lines, line.trimEnd()]
}

function widthOf(text: string): number {
  let width = 0
  for (const char of text) width += isWide(char) ? 2 : 1
  return width
}

/** The lines of a list of items between commas, behind an indent; a class may indent them more. */
export function fillLines(items: Iterable<string>, indent: string): readonly string[] {
  const lines: string[] = []
  let line = indent
  for (const item of items) {
    const piece = `${line === indent ? '' : ' '}${item},`
    if (line.length + piece.length > WIDTH - 2) {
      lines.push(line)
      line = `${indent}${item},`
    } else line += piece
  }
  lines.push(line.replace(/,$/, ''))
  return lines
}

/** A line of code as it is, or broken before an operator where it is too long. */
export function breakLine(line: string, glue = ''): readonly string[] {
  if (line.length <= WIDTH || /^\s*(\/\/|#)/.test(line)) return [line]
  const indent = line.length - line.trimStart().length
  const place = breakPlace(line, indent + 8)
  if (place === undefined) return [line]
  const rest = `${' '.repeat(indent + 4)}${line.slice(place).trimStart()}`
  return [line.slice(0, place).trimEnd() + glue, ...breakAgain(rest, glue)]
}

/** A line that already goes on from another keeps its indent. */
function breakAgain(line: string, glue: string): readonly string[] {
  if (line.length <= WIDTH) return [line]
  const indent = line.length - line.trimStart().length
  const place = breakPlace(line, indent + 4)
  if (place === undefined) return [line]
  const rest = `${' '.repeat(indent)}${line.slice(place).trimStart()}`
  return [line.slice(0, place).trimEnd() + glue, ...breakAgain(rest, glue)]
}

const OPERATORS = / (?=(?:\|\||&&|or|and|\?|:|if|else|[+\-*^]|[=!]=) )|(?<=,) /g

/** The last place to break before the width, within as few brackets as can be. */
function breakPlace(line: string, from: number): number | undefined {
  let best: { place: number; depth: number } | undefined
  for (const { index } of line.matchAll(OPERATORS)) {
    if (index < from || index >= WIDTH - 2 || insideQuotes(line, index)) continue
    const depth = depthAt(line, index)
    if (!best || depth <= best.depth) best = { place: index, depth }
  }
  return best?.place
}

function insideQuotes(line: string, index: number): boolean {
  return (line.slice(0, index).match(/["'`]/g) ?? []).length % 2 === 1
}

function depthAt(line: string, index: number): number {
  let depth = 0
  for (const char of line.slice(0, index)) {
    if ('([{'.includes(char)) depth++
    if (')]}'.includes(char)) depth--
  }
  return depth
}
