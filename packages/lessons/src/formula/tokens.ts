import type { Words } from '@nimber/core'

/** A formula that cannot be read: what was found, where (-1: nowhere in particular), what was expected. */
export class TypedError extends Error {
  readonly words: Words

  constructor(found: string, at: number, expected: string) {
    const en = `The formula cannot be read${found ? ` at “${found}”` : ', it ends too soon'}${at >= 0 ? ` (place ${at + 1})` : ''}${expected ? `; expected ${expected}` : ''}.`
    const zh = `看不懂这个公式${found ? `：“${found}”` : '：它没有写完'}${at >= 0 ? `（第 ${at + 1} 个字符）` : ''}${expected ? `，此处应为 ${expected}` : ''}。`
    super(en)
    this.words = { en, zh }
  }
}

export interface Token {
  readonly kind: 'number' | 'word' | 'sign'
  readonly text: string
  readonly at: number
}

/** Other ways to write a token, as people do in C, Python and on paper. */
const SAME: Readonly<Record<string, string>> = {
  '%': 'mod',
  '^': 'xor',
  '⊕': 'xor',
  '×': '*',
  '·': '*',
  '÷': '/',
  '//': '/',
  '−': '-',
  '==': '=',
  '===': '=',
  '≠': '!=',
  '!==': '!=',
  '≤': '<=',
  '≥': '>=',
  '&&': 'and',
  '||': 'or',
  '!': 'not',
  '（': '(',
  '）': ')',
  '，': ',',
  '：': ':',
  '？': '?',
  '＝': '=',
  '⌊': '(',
  '⌋': ')',
  异或: 'xor',
  且: 'and',
  或: 'or',
  非: 'not',
}

const TOKEN =
  /\s*(?:(\d+)|([a-z]+|异或|且|或|非)|(\*\*|\/\/|===|!==|==|!=|<=|>=|&&|\|\||[-+*/%^⊕×·÷−≠≤≥=<>&|!?:(),（），：？＝⌊⌋]))/gy
const LONGEST = 300

/** The tokens of a formula; throws a TypedError. */
export function tokensOf(text: string): readonly Token[] {
  const source = text.trim().toLowerCase()
  if (source.length > LONGEST) throw new TypedError(`${source.slice(0, 20)}…`, LONGEST, '')
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (!found) throw new TypedError(source[at] ?? '', at, '')
    const [, digits, word, sign] = found
    const raw = digits ?? word ?? sign ?? ''
    const same = SAME[raw] ?? raw
    const kind = digits ? 'number' : word && same === word && !OPERATORS.has(word) ? 'word' : 'sign'
    tokens.push({ kind, text: same, at })
  }
  return tokens
}

const OPERATORS = new Set(['mod', 'xor', 'and', 'or', 'not'])
