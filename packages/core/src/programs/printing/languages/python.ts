import type { Expr, Global, Kind, Operator, Routine, Statement } from '../../tree/tree.ts'
import { callsItself, changes, someExpr } from '../../tree/walk.ts'
import type { Language, NumberType } from '../language.ts'
import { indented, joinSections, type Levels, Printer } from '../printer.ts'
import { NEXT_NUMBER, NEXT_WORD } from './braces.ts'

/** As long as a number may be that is written down: larger ones do not come up. */
const INT: NumberType = { name: 'int', most: 2n ** 100_000n, bits: 2n ** 100_000n, plain: true }

/** Python 3.8 and later. */
export const python: Language = {
  id: 'python',
  name: 'Python',
  ending: 'py',
  numbers: [INT],
  has: () => true,
  print: (program, kinds, style) => new PythonPrinter(program, kinds, style).print(),
}

const SIGNS: Readonly<Partial<Record<Operator, string>>> = { '/': '//', '&&': 'and', '||': 'or' }

class PythonPrinter extends Printer {
  protected readonly commentMark = '#'
  protected readonly truths = ['False', 'True'] as const
  protected override readonly glue = ' \\'
  protected readonly levels: Levels = {
    choice: 0,
    '||': 1,
    '&&': 2,
    not: 3,
    '==': 4,
    '!=': 4,
    '<': 4,
    '<=': 4,
    '>': 4,
    '>=': 4,
    '^': 6,
    '&': 7,
    '+': 9,
    '-': 9,
    '*': 10,
    '/': 10,
    '%': 10,
    minus: 11,
  }

  protected intType(): NumberType {
    return INT
  }

  protected prelude(): readonly string[] {
    const { functions } = this.program
    const islice = this.someStatement(
      (s) => s.kind === 'read list' || (s.kind === 'groups' && s.names.length === 1),
    )
    const recursive = functions.some((f) => callsItself(f))
    const lines = this.someStatement((s) => s.kind === 'lines')
    return joinSections([
      [
        'import sys',
        ...(islice ? ['from itertools import islice'] : []),
        ...(this.uses('isqrt') ? ['from math import isqrt'] : []),
      ],
      recursive ? ['sys.setrecursionlimit(10 ** 6)'] : [],
      lines ? [] : [this.source()],
      lines || !this.reads()
        ? []
        : [
            ...this.comment(this.inLang(NEXT_NUMBER)),
            'def read():',
            this.readsWords() ? '  return int(next(words, -1))' : '  return next(numbers, -1)',
          ],
      this.readsWords()
        ? [
            ...this.comment(this.inLang(NEXT_WORD)),
            'def read_word():',
            "  return list(next(words, b''))",
          ]
        : [],
    ])
  }

  /** Where the numbers, or the words, of the input come from. */
  private source(): string {
    const all = 'sys.stdin.buffer.read().split()'
    return this.readsWords() ? `words = iter(${all})` : `numbers = map(int, ${all})`
  }

  /** The next so many numbers of the input. */
  private nextNumbers(count: string): string {
    return this.readsWords() ? `map(int, islice(words, ${count}))` : `islice(numbers, ${count})`
  }

  private reads(): boolean {
    return (
      this.someExpr((e) => e.kind === 'read') ||
      this.someStatement(({ kind }) => ['times', 'cases', 'groups', 'skip'].includes(kind))
    )
  }

  /** Python is indented by four blanks. */
  protected override whole(sections: readonly (readonly string[])[]): readonly string[] {
    return joinSections(sections).map((line) => line.replace(/^ +/, (blanks) => blanks + blanks))
  }

  protected override routineName(name: string): string {
    return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  }

  protected global(g: Global): readonly string[] {
    if (g.kind === 'let') return [`${g.name} = ${g.value}`]
    if (g.kind === 'list') return [`${g.name} = [0] * ${g.size}`]
    return this.table(g, `${g.name} = [`, ']')
  }

  protected function({ name, params, body }: Routine): readonly string[] {
    return [
      `def ${this.routineName(name)}(${params.map((p) => p.name).join(', ')}):`,
      ...indented([...this.changedGlobals(body), ...this.statements(body)]),
    ]
  }

  protected main(body: readonly Statement[]): readonly string[] {
    const lines = [...this.changedGlobals(body), ...this.statements(body)]
    return ['def main():', ...indented(lines), '', 'main()']
  }

  /** The statement that names the variables outside of a function that it changes. */
  private changedGlobals(body: readonly Statement[]): readonly string[] {
    const globals = this.program.globals.flatMap((g) => (g.kind === 'let' ? [g.name] : []))
    const changed = globals.filter((g) => changes(body, g))
    return changed.length > 0 ? [`global ${changed.join(', ')}`] : []
  }

  private block(head: string, body: readonly Statement[], before: readonly string[] = []) {
    return [`${head}:`, ...indented([...before, ...this.statements(body)])]
  }

  private statements(list: readonly Statement[]): readonly string[] {
    return list.flatMap((s) => this.statement(s))
  }

  private statement(s: Statement): readonly string[] {
    switch (s.kind) {
      case 'let':
        return [`${s.name} = ${this.expr(s.value)}`]
      case 'list':
        return [`${s.name} = [${s.fill ?? 0n}] * ${this.expr(s.size, this.levels['*'] + 1)}`]
      case 'read list':
        return [`${s.name} = list(${this.nextNumbers(this.expr(s.size))})`]
      case 'set': {
        const sign = s.op === '' ? '' : this.sign(s.op)
        return [`${this.expr(s.to)} ${sign}= ${this.expr(s.value)}`]
      }
      case 'return':
        return [`return ${this.expr(s.value)}`]
      case 'sort':
        return [`${this.expr(s.list)}.sort()`]
      case 'write':
        return [this.write(s)]
      case 'if': {
        const then = this.block(`if ${this.expr(s.when)}`, s.yes)
        const [other, more] = s.no ?? []
        if (other?.kind === 'if' && !more) {
          const [first = '', ...rest] = this.statement(other)
          return [...then, `el${first}`, ...rest]
        }
        return s.no ? [...then, ...this.block('else', s.no)] : then
      }
      case 'while':
        return this.block(`while ${this.expr(s.when)}`, s.body)
      case 'for':
        return this.block(`for ${this.isAsked(s) ? s.name : '_'} in ${this.range(s)}`, s.body)
      case 'each':
        return this.block(`for ${s.name} in ${this.expr(s.list)}`, s.body)
      case 'times':
        return this.block('for _ in range(read())', s.body)
      case 'cases':
        return this.cases(s)
      case 'groups':
        return this.groups(s)
      case 'skip':
        return ['read()']
      case 'read word':
        return [`${s.name} = read_word()`]
      case 'words':
        return this.block(`while ${s.name} := read_word()`, s.body)
      case 'lines':
        return this.block('for line in sys.stdin.buffer', s.body, [
          s.of === 'letters'
            ? `${s.list} = [c for c in line if c > 32]`
            : `${s.list} = list(map(int, line.split()))`,
          `if not ${s.list}:`,
          '  continue',
        ])
    }
  }

  /** Whether something in a loop asks how far it is. */
  private isAsked({ name, body }: Statement & { kind: 'for' }): boolean {
    return someExpr(body, (e) => e.kind === 'name' && e.name === name)
  }

  private range(s: Statement & { kind: 'for' }): string {
    const { from, to, step } = s
    const start = this.expr(from)
    if (start === '1' && step === 1 && !this.isAsked(s)) return `range(${this.expr(to)})`
    const end = step < 0 ? this.before(to) : this.after(to)
    if (step === 1) return start === '0' ? `range(${end})` : `range(${start}, ${end})`
    return `range(${start}, ${end}, ${step})`
  }

  private after(e: Expr): string {
    return this.plus(e, 1n)
  }

  private before(e: Expr): string {
    return this.plus(e, -1n)
  }

  /** A number and an expression in one; integers of all kinds are the same here. */
  private plus(e: Expr, n: bigint): string {
    if (e.kind === 'cast') return this.plus(e.of, n)
    if (e.kind === 'literal') return `${e.value + n}`
    if (e.kind === 'operation' && (e.op === '+' || e.op === '-') && e.of[1].kind === 'literal') {
      const { value } = e.of[1]
      return this.plus(e.of[0], e.op === '+' ? n + value : n - value)
    }
    if (n === 0n) return this.expr(e)
    return `${this.expr(e, this.levels['+'])} ${n < 0n ? `- ${-n}` : `+ ${n}`}`
  }

  private cases({ names, until, body }: Statement & { kind: 'cases' }): readonly string[] {
    const read = names.map((name, i) => {
      const sign = i === 0 && until === 'zero' ? '>' : '>='
      return `(${name} := read()) ${sign} 0`
    })
    if (until === 'zeros') read.push(`(${names.map((name) => `${name} > 0`).join(' or ')})`)
    return this.block(`while ${read.join(' and ')}`, body)
  }

  private groups(s: Statement & { kind: 'groups' }): readonly string[] {
    const count = this.expr(s.count)
    const [only, more] = s.names
    if (only !== undefined && more === undefined) {
      const slice = this.nextNumbers(count)
      return s.counted
        ? this.block(`for ${s.index}, ${only} in enumerate(${slice}, 1)`, s.body)
        : this.block(`for ${only} in ${slice}`, s.body)
    }
    const reads = s.names.map((name) => `${name} = read()`)
    return s.counted
      ? this.block(`for ${s.index} in range(1, ${count} + 1)`, s.body, reads)
      : this.block(`for _ in range(${count})`, s.body, reads)
  }

  private write({ parts, line }: Statement & { kind: 'write' }): string {
    const end = line ? [] : ["end=''"]
    const [only] = parts
    if (parts.length === 1 && only) return `print(${[this.expr(only), ...end].join(', ')})`
    // a text that is chosen has quotes of its own
    const chosen = parts.some((p) => p.type === 'text' && p.kind !== 'text')
    if (chosen) return `print(${[...parts.map((p) => this.expr(p)), "sep=''", ...end].join(', ')})`
    const pieces = parts.map((p) => (p.kind === 'text' ? p.value : `{${this.expr(p)}}`))
    return `print(${[...(parts.length > 0 ? [`f'${pieces.join('')}'`] : []), ...end].join(', ')})`
  }

  protected text(value: string): string {
    return `'${value.replace(/['\\]/g, '\\$&')}'`
  }

  protected literal(value: bigint): string {
    return `${value}`
  }

  protected cast(of: Expr, _: Kind, least: number): string {
    return this.expr(of, least)
  }

  protected choice(when: Expr, yes: Expr, no: Expr): string {
    return `${this.expr(yes, 1)} if ${this.expr(when, 1)} else ${this.expr(no)}`
  }

  protected override negation(of: Expr): string {
    return `not ${this.expr(of, this.levels.not)}`
  }

  protected sign(op: Operator): string {
    return SIGNS[op] ?? op
  }

  protected builtin({ name, args }: Expr & { kind: 'builtin' }): string {
    const list = args.map((a) => this.expr(a)).join(', ')
    if (name === 'popcount') return `bin(${list}).count('1')`
    return `${name === 'size' ? 'len' : name}(${list})`
  }

  protected slice({ list, from, to }: Expr & { kind: 'slice' }): string {
    return `${list.name}[${this.expr(from)}:${this.expr(to)}]`
  }
}
