import type { Words } from '../../model/words.ts'
import {
  call,
  cast,
  choice,
  extreme,
  item,
  literal,
  name,
  not,
  operation,
  READ,
  set,
  size,
  text as textOf,
} from './nodes.ts'
import type { Expr, Kind, List, Operator, Routine, Statement, Type, Variable } from './tree.ts'

/** What the names of a notation stand for. */
export interface Meaning {
  /** Types of names, also of kinds that are chosen by whoever asks, and what functions return. */
  readonly types?: Readonly<Record<string, Type>>
  /** The largest size of its lists. */
  readonly most?: bigint
}

/**
 * The function of a text in a small notation after C: `int f(nums v) { … }`. Statements end with
 * their line or brace: `int x = 1`, `const int x = 1`, `ints a[n] = -1` (all items −1), `x += 1`,
 * `if`, `while`, `for i = 1..n`, `for i = n..1 by -1`, `for x of list`, `sort list`, `return`.
 */
export function functionOf(text: string, comment: Words, meaning: Meaning = {}): Routine {
  return new Parser(text, meaning).function(comment)
}

const LEVELS: readonly (readonly Operator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['^'],
  ['&'],
  ['+', '-'],
  ['*', '/', '%'],
]
const PLAIN_TYPES: readonly string[] = ['bool', 'int', 'num', 'wide', 'ints', 'nums']

/** Reads functions and their statements. */
export class Parser {
  protected readonly tokens: readonly string[]
  private readonly types: Map<string, Type>
  private readonly most: bigint
  protected at = 0
  /** The names of the loops around the present place. */
  protected readonly open: string[] = []
  private returns: Type = 'bool'

  constructor(text: string, { types = {}, most = 0n }: Meaning) {
    this.tokens = text.match(/"[^"]*"|'.'|\w+|\.\.|[=!<>+\-*/%^]=|&&|\|\||[^\s\w]/g) ?? []
    this.types = new Map(Object.entries(types))
    this.most = most
  }

  function(comment: Words): Routine {
    const returns = this.type()
    this.returns = returns
    const text = this.take()
    this.types.set(text, returns)
    const params: Variable[] = []
    this.expect('(')
    while (!this.found(')')) {
      const type = this.type()
      params.push({ name: this.declared(type), type })
      this.found(',')
    }
    return { name: text, comment, params, returns, body: this.block() }
  }

  statements(): readonly Statement[] {
    const list: Statement[] = []
    while (this.at < this.tokens.length && this.tokens[this.at] !== '}') list.push(this.statement())
    return list
  }

  protected block(): readonly Statement[] {
    if (!this.found('{')) return [this.statement()]
    const list = this.statements()
    this.expect('}')
    return list
  }

  protected statement(): Statement {
    if (this.found('if')) {
      const [when, yes] = [this.expression(), this.block()]
      return this.found('else')
        ? { kind: 'if', when, yes, no: this.block() }
        : { kind: 'if', when, yes }
    }
    if (this.found('while')) return { kind: 'while', when: this.expression(), body: this.block() }
    if (this.found('return')) return { kind: 'return', value: this.returned(this.expression()) }
    if (this.found('sort')) return { kind: 'sort', list: this.list() }
    if (this.found('for')) return this.loop()
    const fixed = this.found('const')
    if (fixed || this.isType()) return this.declaration(fixed)
    const to = this.operand()
    const op = this.take()
    return set(to, this.expression(), op === '=' ? '' : (op[0] as '+'))
  }

  /** The size of a list, and the largest that it may be. */
  protected length(): { readonly length: Expr; readonly most: bigint } {
    this.expect('[')
    const given = this.expression()
    this.expect(']')
    if (given.kind === 'operation' && given.op === '<=') {
      const [length, { value }] = given.of as readonly [Expr, Expr & { kind: 'literal' }]
      return { length: cast(length, 'int'), most: value }
    }
    const length = cast(given, 'int')
    return { length, most: length.kind === 'literal' ? length.value : this.most }
  }

  private returned(value: Expr): Expr {
    return value.type === 'bool' ? value : cast(value, this.returns as Kind)
  }

  private loop(): Statement {
    const text = this.take()
    if (this.found('of')) {
      const list = this.list()
      this.types.set(text, list.type === 'nums' ? 'num' : 'int')
      return { kind: 'each', name: text, list, body: this.block() }
    }
    this.types.set(text, 'int')
    this.expect('=')
    const from = cast(this.expression(), 'int')
    this.expect('..')
    const to = cast(this.expression(), 'int')
    const step = this.found('by') ? (this.found('-') ? -1 : 2) : 1
    if (step !== 1) this.take()
    this.open.push(text)
    const body = this.block()
    this.open.pop()
    return { kind: 'for', name: text, from, to, step, body }
  }

  private declaration(fixed: boolean): Statement {
    const type = this.type()
    const text = this.declared(type)
    if (type === 'ints' || type === 'nums') return this.newList(text, type)
    this.expect('=')
    const value = this.expression()
    const same = type === 'bool' || type === 'text' ? value : cast(value, type)
    return { kind: 'let', name: text, value: same, type, ...(fixed && { fixed }) }
  }

  private list(): Expr & { readonly kind: 'name' } {
    const list = this.operand()
    return list.kind === 'name' ? list : unknown('list')
  }

  private newList(text: string, type: List): Statement {
    const { length, most } = this.length()
    const fill = this.found('=') ? (this.found('-') ? -1n : 1n) * BigInt(this.take()) : 0n
    return { kind: 'list', name: text, type, size: length, most, fill }
  }

  protected expression(): Expr {
    const when = this.operations()
    if (!this.found('?')) return when
    const yes = this.expression()
    this.expect(':')
    return choice(when, yes, this.expression())
  }

  private operations(level = 0): Expr {
    const operators = LEVELS[level]
    if (!operators) return this.operand()
    let left = this.operations(level + 1)
    for (;;) {
      const op = operators.find((o) => o === this.tokens[this.at])
      if (!op) return left
      this.at++
      left = operation(op, left, this.operations(level + 1))
    }
  }

  private operand(): Expr {
    if (this.found('!')) return not(this.operand())
    if (this.found('-')) {
      const of = this.operand()
      return of.kind === 'literal' ? { ...of, value: -of.value } : operation('-', literal(0), of)
    }
    if (this.found('(')) {
      const inner = this.expression()
      this.expect(')')
      return inner
    }
    const text = this.take()
    if (text.startsWith('"')) return textOf(text.slice(1, -1))
    if (text.startsWith("'")) return literal(text.charCodeAt(1))
    if (/^\d/.test(text)) return literal(BigInt(text))
    if (text === 'true' || text === 'false')
      return { kind: 'truth', value: text === 'true', type: 'bool' }
    if (this.found('(')) return this.called(text)
    const known = name(text, this.types.get(text) ?? unknown(text))
    if (!this.found('[')) return known
    const index = this.expression()
    if (this.found(':')) {
      const to = this.expression()
      this.expect(']')
      return { kind: 'slice', list: known, from: index, to, type: known.type as List }
    }
    this.expect(']')
    return item(known, index)
  }

  private called(text: string): Expr {
    const args: Expr[] = []
    while (!this.found(')')) {
      args.push(this.expression())
      this.found(',')
    }
    const [first, second] = args
    if (text === 'read') return READ
    if (text === 'size' && first) return size(first)
    if ((text === 'min' || text === 'max') && first && second) return extreme(text, first, second)
    if (PLAIN_TYPES.includes(text) && first) return cast(first, text as Kind)
    const known = this.types.get(text)
    if (text === 'isqrt' && first && !known)
      return { kind: 'builtin', name: text, args, type: first.type }
    return call(text, args, known ?? unknown(text))
  }

  protected isType(): boolean {
    const [token = '', next = ''] = this.tokens.slice(this.at, this.at + 2)
    return (PLAIN_TYPES.includes(token) || this.types.has(token)) && /^[a-z]/i.test(next)
  }

  protected type(): Type {
    const text = this.take()
    return PLAIN_TYPES.includes(text) ? (text as Type) : (this.types.get(text) ?? unknown(text))
  }

  protected declared(type: Type): string {
    const text = this.take()
    this.types.set(text, type)
    return text
  }

  protected take(): string {
    return this.tokens[this.at++] ?? unknown('the end')
  }

  protected found(token: string): boolean {
    if (this.tokens[this.at] !== token) return false
    this.at++
    return true
  }

  protected expect(token: string): void {
    const got = this.take()
    if (got !== token) unknown(got)
  }
}

function unknown(text: string): never {
  throw new SyntaxError(`code: unexpected ${text}`)
}
