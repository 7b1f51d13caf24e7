/** A piece of a program's text, and what it is. */
export interface Token {
  readonly kind: 'plain' | 'keyword' | 'number' | 'string' | 'comment'
  readonly text: string
}

/** A language of the printed programs. */
export type SourceLanguage = 'cpp' | 'c' | 'java' | 'python' | 'ts'

const C_WORDS =
  'break case char const continue default do double else enum extern float for if inline int long register return short signed sizeof static struct switch typedef union unsigned void volatile while'

const KEYWORDS: Readonly<Record<SourceLanguage, string>> = {
  c: `${C_WORDS} __int128`,
  cpp: `${C_WORDS} __int128 auto bool class constexpr delete false namespace new nullptr operator private public template this true typename using`,
  java: 'abstract boolean break byte case catch char class const continue default do double else extends false final finally float for if implements import instanceof int interface long new null package private protected public return short static super switch this throw throws true try var void while',
  python:
    'False None True and as assert break class continue def del elif else except finally for from global if import in is lambda not or pass raise return try while with yield',
  ts: 'as async await bigint boolean break case catch class const continue default do else export extends false finally for from function if import in instanceof interface let new null number of return string switch this throw true try type typeof undefined void while',
}

/** The end of the whole text: `$` is that of a line. */
const END = String.raw`(?![\s\S])`
const SLASHES = String.raw`//[^\n]*|/\*[\s\S]*?(?:\*/|${END})`
const DIRECTIVE = String.raw`^[ \t]*#[ \t]*\w+`
const QUOTES = String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`
const NUMBER = String.raw`\b\d[\w.]*(?:'\w+)*`

/** What the texts of a language are made of: comments, strings and lines for the preprocessor. */
const FORMS: Readonly<
  Record<SourceLanguage, { comment: string; string: string; directive?: string }>
> = {
  c: { comment: SLASHES, string: QUOTES, directive: DIRECTIVE },
  cpp: { comment: SLASHES, string: QUOTES, directive: DIRECTIVE },
  java: { comment: SLASHES, string: QUOTES },
  python: {
    comment: '#[^\\n]*',
    string: String.raw`[bfr]?(?:"""[\s\S]*?(?:"""|${END})|'''[\s\S]*?(?:'''|${END})|${QUOTES})`,
  },
  ts: { comment: SLASHES, string: `${QUOTES}|\`(?:\\\\[\\s\\S]|[^\`\\\\])*\`?` },
}

/** The pieces of a program, which together are its text. */
export function highlight(source: string, language: SourceLanguage): readonly Token[] {
  const { comment, string, directive = '(?!)' } = FORMS[language]
  const words = KEYWORDS[language].replaceAll(' ', '|')
  const pattern = new RegExp(
    `(?<comment>${comment})|(?<string>${string})|(?<keyword>${directive}|(?<![\\w$])(?:${words})(?![\\w$]))|(?<number>${NUMBER})`,
    'gm',
  )
  const tokens: Token[] = []
  let end = 0
  for (const match of source.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: source.slice(end, match.index) })
    tokens.push({ kind: kindOf(match.groups ?? {}), text: match[0] })
    end = match.index + match[0].length
  }
  if (end < source.length) tokens.push({ kind: 'plain', text: source.slice(end) })
  return tokens
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): Token['kind'] {
  for (const kind of ['comment', 'string', 'keyword', 'number'] as const)
    if (groups[kind] !== undefined) return kind
  return 'plain'
}
