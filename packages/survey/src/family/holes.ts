import { SurveyError } from '../error.ts'

/** A place of a text, and what may stand there. */
export interface Hole {
  readonly choices: readonly string[]
}

/** A text in pieces: holes stand between the parts. */
export interface Holed {
  readonly parts: readonly string[]
  readonly holes: readonly Hole[]
}

/** A hole has at most as many choices. */
const MOST_CHOICES = 1_000_000

/**
 * The holes of a rule. In a code every pair of braces is one, of digits (`{0-7}`, `{0,3,5-7}`); in
 * other rules those with a range are, of numbers (`{1-30}`), since `{1,3}` is a set there.
 */
export function holesIn(text: string): Holed {
  const [, code] = /^\s*(?:(?:misere|反常规)\s+)?(octal|hex|八进制|十六进制)/i.exec(text) ?? []
  const isCode = code !== undefined
  const largest = /octal|八进制/i.test(code ?? '') ? '7' : 'F'
  const pattern = isCode ? /\{([^{}]*)\}/g : /\{(\s*\d+\s*[-–]\s*\d+\s*)\}/g
  const parts: string[] = []
  const holes: Hole[] = []
  let from = 0
  for (const found of text.matchAll(pattern)) {
    parts.push(text.slice(from, found.index))
    const inside = found[1] ?? ''
    holes.push({ choices: isCode ? digitsOf(inside, largest, text) : numbersOf(inside) })
    from = found.index + found[0].length
  }
  parts.push(text.slice(from))
  if (isCode && parts.some((part) => /[{}]/.test(part)))
    throw new SurveyError({
      en: `A brace in “${text}” has no partner.`,
      zh: `“${text}”中有一个花括号没有配对。`,
    })
  return { parts, holes }
}

function digitsOf(inside: string, largest: string, text: string): string[] {
  const choices = inside.split(/[,，]/).flatMap((item) => {
    const [, first, last = first] = /^\s*([\dA-F])(?:\s*[-–]\s*([\dA-F]))?\s*$/i.exec(item) ?? []
    if (first === undefined || last === undefined) throw badHole(inside, largest, text)
    const [low = 0, high = 0, most = 0] = [first, last, largest].map((digit) =>
      Number.parseInt(digit, 16),
    )
    if (low > high || high > most) throw badHole(inside, largest, text)
    return Array.from({ length: high - low + 1 }, (_, i) => (low + i).toString(16).toUpperCase())
  })
  return [...new Set(choices)]
}

function numbersOf(inside: string): string[] {
  const [low = 0n, high = 0n] = inside.split(/[-–]/).map((part) => BigInt(part.trim()))
  const size = high - low + 1n
  if (size <= 0n || size > MOST_CHOICES)
    throw new SurveyError({
      en: `{${inside}} stands for ${size > 0n ? size : 'no'} numbers; a hole has 1 to ${MOST_CHOICES}.`,
      zh: `{${inside}} 表示 ${size > 0n ? size : 0} 个数，一个空位应有 1 到 ${MOST_CHOICES} 个。`,
    })
  return Array.from({ length: Number(size) }, (_, i) => `${low + BigInt(i)}`)
}

function badHole(inside: string, largest: string, text: string): SurveyError {
  return new SurveyError({
    en: `{${inside}} in “${text}” is no range of digits from 0 to ${largest}; {0-${largest}} and {0,3,5-7} are.`,
    zh: `“${text}”中的 {${inside}} 不是 0 到 ${largest} 的数字范围；可以写 {0-${largest}} 或 {0,3,5-7}。`,
  })
}
