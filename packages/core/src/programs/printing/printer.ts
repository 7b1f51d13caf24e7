import type { Lang } from '../../model/words.ts'
import { isComparison } from '../tree/nodes.ts'
import type {
  Builtin,
  Expr,
  Global,
  Kind,
  Operator,
  Program,
  Routine,
  Statement,
} from '../tree/tree.ts'
import { someExpr, someStatement } from '../tree/walk.ts'
import type { Kinds, NumberType, Style } from './language.ts'
import { breakLine, fillLines, WIDTH, wrapText } from './layout.ts'

/** How tightly things hold together when they are written; what is not listed holds tightest. */
export type Levels = Readonly<Record<Operator | 'choice' | 'not' | 'minus', number>>
export const TIGHTEST = 20

/**
 * Writes a program in a language: the walk over the tree is here, what a language writes for a
 * node is in the file of the language.
 */
export abstract class Printer {
  protected readonly program: Program
  protected readonly kinds: Kinds
  protected readonly style: Style

  constructor(program: Program, kinds: Kinds, style: Style) {
    this.program = program
    this.kinds = kinds
    this.style = style
  }

  protected abstract readonly levels: Levels
  protected abstract readonly commentMark: string
  /** What joins the two halves of a line that is broken outside of brackets. */
  protected readonly glue: string = ''

  /** The lines before the globals: libraries, types, the reading of numbers. */
  protected abstract prelude(): readonly string[]
  protected abstract global(global: Global): readonly string[]
  protected abstract function(f: Routine): readonly string[]
  protected abstract main(body: readonly Statement[]): readonly string[]
  /** What goes around everything behind the comment. */
  protected whole(sections: readonly (readonly string[])[]): readonly string[] {
    return joinSections(sections)
  }

  /** The text of the program. */
  print(): string {
    const { about, globals, functions, main } = this.program
    const head = (this.style.short ? [] : about).flatMap((words, i) => [
      ...(i > 0 ? [this.commentMark] : []),
      ...this.comment(words[this.style.lang]),
    ])
    const sections = [
      this.prelude(),
      ...globals.filter((g) => g.kind === 'table').map((g) => this.global(g)),
      globals.filter((g) => g.kind !== 'table').flatMap((g) => this.global(g)),
      ...functions.map((f) => [...this.comment(f.comment[this.style.lang]), ...this.function(f)]),
      this.main(main),
    ]
    const lines = [...(head.length > 0 ? [...head, ''] : []), ...this.whole(sections)]
    return `${lines.flatMap((line) => breakLine(line, this.glue)).join('\n')}\n`
  }

  /** The lines of a comment, which a short program has not. */
  protected comment(text: string): readonly string[] {
    if (this.style.short || text === '') return []
    const room = WIDTH - this.commentMark.length - 3
    return text
      .split('\n')
      .flatMap((part) =>
        wrapText(part, room).map((line) => `${this.commentMark} ${line}`.trimEnd()),
      )
  }

  protected inLang(words: Readonly<Record<Lang, string>>): string {
    return words[this.style.lang]
  }

  /** Whether an expression with a property occurs anywhere. */
  protected someExpr(wanted: (e: Expr) => boolean): boolean {
    return this.bodies().some((body) => someExpr(body, wanted))
  }

  /** Whether the program reads words. */
  protected readsWords(): boolean {
    return this.someStatement((s) => s.kind === 'read word' || s.kind === 'words')
  }

  protected readsNumbers(): boolean {
    const kinds = ['times', 'cases', 'groups', 'read list', 'skip']
    return (
      this.someExpr((e) => e.kind === 'read') || this.someStatement((s) => kinds.includes(s.kind))
    )
  }

  protected someStatement(wanted: (s: Statement) => boolean): boolean {
    return this.bodies().some((body) => someStatement(body, wanted))
  }

  /** Whether the program calls a function that the language lacks. */
  protected uses(builtin: Builtin, kind?: Kind): boolean {
    return this.someExpr(
      (e) => e.kind === 'builtin' && e.name === builtin && (!kind || e.type === kind),
    )
  }

  private bodies(): readonly (readonly Statement[])[] {
    return [this.program.main, ...this.program.functions.map((f) => f.body)]
  }

  protected typeOf(kind: Kind): NumberType {
    return kind === 'num' ? this.kinds.num : kind === 'wide' ? this.kinds.wide : this.intType()
  }

  protected abstract intType(): NumberType
  protected abstract literal(value: bigint, kind: Kind): string
  protected abstract text(value: string): string
  protected abstract builtin(e: Expr & { kind: 'builtin' }): string
  protected abstract choice(when: Expr, yes: Expr, no: Expr): string
  protected abstract slice(e: Expr & { kind: 'slice' }): string
  protected abstract cast(of: Expr, to: Kind, least: number): string
  protected abstract readonly truths: readonly [no: string, yes: string]
  protected abstract sign(op: Operator): string

  /** The text of an expression, in brackets where it holds together less than it should. */
  protected expr(e: Expr, least = 0): string {
    switch (e.kind) {
      case 'literal':
        return bracketed(this.literal(e.value, e.type), e.value < 0n && least > this.levels.minus)
      case 'truth':
        return this.truths[e.value ? 1 : 0]
      case 'text':
        return this.text(e.value)
      case 'name':
        return e.name
      case 'read':
        return 'read()'
      case 'call':
        return `${this.routineName(e.name)}(${e.args.map((a) => this.argument(a)).join(', ')})`
      case 'builtin':
        return this.builtin(e)
      case 'item':
        return `${this.expr(e.list, TIGHTEST)}[${this.expr(e.index)}]`
      case 'slice':
        return this.slice(e)
      case 'cast':
        return this.cast(e.of, e.type, least)
      case 'choice':
        return bracketed(this.choice(e.when, e.yes, e.no), least > this.levels.choice)
      case 'not':
        return bracketed(this.negation(e.of), least > this.levels.not)
      case 'operation':
        return this.operation(e, least)
    }
  }

  /** What a function is called in the language. */
  protected routineName(name: string): string {
    return name
  }

  protected argument(e: Expr): string {
    return this.expr(e)
  }

  protected negation(of: Expr): string {
    return `!${this.expr(of, this.levels.not)}`
  }

  protected operation(e: Expr & { kind: 'operation' }, least: number): string {
    const [a, b] = e.of
    if (e.op === '-' && a.kind === 'literal' && a.value === 0n)
      return bracketed(`-${this.expr(b, this.levels.minus)}`, least > this.levels.minus)
    const own = this.levels[e.op]
    const free = e.op === '&&' || e.op === '||' // where brackets change nothing
    const [left, right] = [this.operand(a, e.op, own), this.operand(b, e.op, free ? own : own + 1)]
    return bracketed(`${left} ${this.sign(e.op)} ${right}`, least > own)
  }

  /** An operand; one of another operator that is easily misread gets brackets. */
  private operand(e: Expr, op: Operator, least: number): string {
    const mixed =
      e.kind === 'operation' &&
      (isComparison(op)
        ? isComparison(e.op)
        : e.op !== op && (op === '^' || op === '&' || (op === '||' && e.op === '&&')))
    return this.expr(e, mixed ? TIGHTEST : least)
  }

  /** A table between its ends: in one line where it fits. */
  protected table(g: Global & { kind: 'table' }, head: string, tail: string): readonly string[] {
    const kind = g.type === 'ints' ? 'int' : 'num'
    const items = Array.from(g.values, (v) => this.literal(BigInt(v), kind))
    const line = `${head}${items.join(', ')}${tail}`
    const comment = this.comment(this.inLang(g.comment))
    if (line.length <= WIDTH - 2) return [...comment, line]
    return [...comment, head, ...fillLines(items, '  '), tail]
  }
}

export function bracketed(text: string, needed: boolean): string {
  return needed ? `(${text})` : text
}

export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`))
}

/** Sections with an empty line between them. */
export function joinSections(sections: readonly (readonly string[])[]): readonly string[] {
  return sections.filter((s) => s.length > 0).flatMap((s, i) => (i > 0 ? ['', ...s] : s))
}
