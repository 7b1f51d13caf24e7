import { TextError } from '../../model/errors.ts'

/** A text in LaTeX in the signs of the notation, and where each of them stood. */
export interface FromLatex {
  readonly text: string
  readonly places: readonly number[]
}

/** What commands stand for; `\left`, `\right` and blanks for nothing. */
const COMMANDS: Readonly<Record<string, string>> = {
  left: '',
  right: '',
  quad: ' ',
  lbrace: '{',
  rbrace: '}',
  mid: '|',
  vert: '|',
  pm: '+-',
  uparrow: '^',
  Uparrow: '^^',
  downarrow: 'v',
  Downarrow: 'vv',
  ast: '*',
  star: '*',
  cdot: '.',
  le: '<=',
  leq: '<=',
  ge: '>=',
  geq: '>=',
  ne: '!=',
  neq: '!=',
  parallel: '||',
}

/** A number, or a multiple of an arrow; tiny and miny; a fraction; a command; a sign; a group. */
const PIECE =
  /(\d+)(?:\s*\{?\\cdot\s*\}?\s*\{?\\(up|down)arrow\s*\}?)?|\{([+-])\}\s*_\s*\{|\\[dt]?(frac)\s*\{|\\([a-zA-Z]+)\s*|\\([{},;!| ])|([{}])|./sy

/** What `\{`, `\,` and the like stand for. */
const SIGNS: Readonly<Record<string, string>> = { '{': '{', '}': '}', '|': '||' }

/** Whether a text is in LaTeX: the notation has no backslash, and no braces without a bar. */
export function isLatex(text: string): boolean {
  return text.includes('\\') || (/\{[*+-]\}/.test(text) && !/[|｜∣]/.test(text))
}

/** Reads a text in LaTeX as the notation has it; throws a TextError where a group is not closed. */
export function fromLatex(latex: string): FromLatex {
  const pieces: string[] = []
  const places: number[] = []
  /** What the ends of the groups that are open stand for. */
  const ends: string[] = []
  let last = ''
  const put = (sign: string, at: number) => {
    for (let i = 0; i < sign.length; i++) places.push(at)
    if (sign !== '') last = sign
    pieces.push(sign)
  }
  PIECE.lastIndex = 0
  for (let at = 0; at < latex.length; at = PIECE.lastIndex) {
    const found = PIECE.exec(latex)
    if (!found) break
    const [written, count, arrow, tiny, fraction, command, escaped, brace] = found
    if (count) put(arrow ? `${arrow === 'up' ? '^' : 'v'}${count}` : count, at)
    else if (tiny) {
      put(tiny === '+' ? 'tiny(' : 'miny(', at)
      ends.push(')')
    } else if (fraction) {
      // 2\frac12 must not become 21/2
      put(/\d$/.test(last) ? ' ' : '', at)
      ends.push('/')
    } else if (command) put(COMMANDS[command] ?? written, at)
    else if (escaped) put(SIGNS[escaped] ?? ' ', at)
    else if (brace === '{') ends.push('')
    else if (brace === '}') put(ends.pop() ?? '}', at)
    else put(written, at)
  }
  if (ends.length > 0)
    throw new TextError(latex, latex.length, {
      en: 'Expected “}”, found the end.',
      zh: '这里应是“}”，却已结束。',
    })
  return { text: pieces.join(''), places }
}
