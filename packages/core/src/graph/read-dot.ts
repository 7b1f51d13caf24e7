import type { EdgeList } from './edge-list.ts'
import { errorAt } from './text-place.ts'

/** A blank or a comment, which may stand between any two words. */
const BETWEEN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|^#[^\n]*/my
/** A string in quotes, a word or a number; or a sign. */
const TOKEN = /("(?:[^"\\]|\\[\s\S])*"|[\p{L}_\d.]+|-\.?\d[\d.]*)|->|--|[{}[\];,=:]/uy

interface Token {
  readonly text: string
  readonly kind: 'name' | 'sign'
  readonly offset: number
}

/**
 * Adds the nodes and edges of a graph in the DOT language: `digraph { a -> b -> c; d }`, groups
 * `a -> { b c }` included. Attributes, ports and the borders of subgraphs are skipped.
 */
export function readDot(text: string, edges: EdgeList): void {
  new DotReader(text, edges).read()
}

class DotReader {
  private readonly text: string
  private readonly edges: EdgeList
  private token: Token | undefined
  private at = 0

  constructor(text: string, edges: EdgeList) {
    this.text = text
    this.edges = edges
    this.advance()
  }

  read(): void {
    if (this.isWord('strict')) this.advance()
    if (!this.isWord('digraph')) throw this.expected('“digraph”', '“digraph”')
    this.advance()
    if (this.token?.kind === 'name') this.advance()
    this.skip('{')
    let depth = 1
    while (depth > 0) {
      if (this.is('}')) {
        depth--
        this.advance()
      } else if (this.is(';')) this.advance()
      else if (this.isWord('subgraph')) {
        this.advance()
        if (this.token?.kind === 'name') this.advance()
        this.skip('{')
        depth++
      } else this.statement()
    }
    if (this.token) throw this.expected('the end of the text', '文本结束')
  }

  private statement(): void {
    if (['node', 'edge', 'graph'].some((word) => this.isWord(word))) {
      this.advance()
      this.attributes()
      return
    }
    let from = this.group()
    while (this.is('->')) {
      this.advance()
      const to = this.group()
      for (const u of from) for (const v of to) this.edges.add(u, v)
      from = to
    }
    this.attributes()
  }

  /** The nodes of `a`, or of `{ a b; c }`. A name with = behind it is a setting and adds none. */
  private group(): number[] {
    if (!this.is('{')) return this.node()
    this.advance()
    const nodes: number[] = []
    while (!this.is('}')) {
      if (this.is(';') || this.is(',')) this.advance()
      else nodes.push(...this.node())
    }
    this.advance()
    return nodes
  }

  private node(): number[] {
    const { token } = this
    if (token?.kind !== 'name') throw this.expected('the name of a node', '结点的名字')
    this.advance()
    if (this.is('=')) {
      this.advance()
      this.advance()
      return []
    }
    while (this.is(':')) {
      this.advance()
      this.advance()
    }
    return [this.edges.names.add(nameOf(token.text))]
  }

  private attributes(): void {
    while (this.is('[')) {
      while (!this.is(']')) {
        if (!this.token) throw this.expected('“]”', '“]”')
        this.advance()
      }
      this.advance()
    }
  }

  private is(sign: string): boolean {
    return this.token?.kind === 'sign' && this.token.text === sign
  }

  private isWord(word: string): boolean {
    return this.token?.kind === 'name' && this.token.text.toLowerCase() === word
  }

  private skip(sign: string): void {
    if (!this.is(sign)) throw this.expected(`“${sign}”`, `“${sign}”`)
    this.advance()
  }

  private advance(): void {
    BETWEEN.lastIndex = this.at
    while (BETWEEN.test(this.text)) this.at = BETWEEN.lastIndex
    const offset = this.at
    if (offset === this.text.length) {
      this.token = undefined
      return
    }
    TOKEN.lastIndex = offset
    const found = TOKEN.exec(this.text)
    if (!found) throw errorAt(this.text, offset, UNREADABLE)
    this.at = TOKEN.lastIndex
    this.token = { text: found[0], kind: found[1] === undefined ? 'sign' : 'name', offset }
  }

  private expected(en: string, zh: string): Error {
    const offset = this.token?.offset ?? this.text.length
    return errorAt(this.text, offset, { en: `expected ${en} here.`, zh: `这里应是${zh}。` })
  }
}

/** A name without its quotes. */
function nameOf(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replace(/\\\n/g, '').replace(/\\"/g, '"') : text
}

const UNREADABLE = { en: 'this cannot be read as DOT.', zh: '无法按 DOT 读取。' }
