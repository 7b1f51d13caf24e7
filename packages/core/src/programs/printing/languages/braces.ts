import { READ } from '../../tree/nodes.ts'
import type { Expr, List, Operator, Routine, Statement, Type } from '../../tree/tree.ts'
import { occurrences, partsOf, replaced } from '../../tree/walk.ts'
import { indented, type Levels, Printer } from '../printer.ts'

/** As long a statement may be to stand in the line of its condition. */
const SHORT = 80

/** What C, C++, Java and TypeScript have in common. */
export abstract class BracePrinter extends Printer {
  protected readonly commentMark = '//'
  protected readonly truths = ['false', 'true'] as const
  protected readonly levels: Levels = {
    choice: 2,
    '||': 3,
    '&&': 4,
    '^': 6,
    '&': 7,
    '==': 8,
    '!=': 8,
    '<': 9,
    '<=': 9,
    '>': 9,
    '>=': 9,
    '+': 11,
    '-': 11,
    '*': 12,
    '/': 12,
    '%': 12,
    not: 13,
    minus: 13,
  }

  /** The declaration of a variable, without its value. */
  protected abstract declared(text: string, type: Type, fixed?: boolean): string
  protected abstract newList(s: Statement & { kind: 'list' }): readonly string[]
  protected abstract readList(s: Statement & { kind: 'read list' }): readonly string[]
  protected abstract each(s: Statement & { kind: 'each' }): readonly string[]
  protected abstract sorted(list: Expr): string
  protected abstract write(s: Statement & { kind: 'write' }): string
  protected abstract readWord(s: Statement & { kind: 'read word' }): readonly string[]
  protected abstract words(s: Statement & { kind: 'words' }): readonly string[]
  /** Whether lines are read letter by letter. */
  protected readsLetters(): boolean {
    return this.someStatement((s) => s.kind === 'lines' && s.of === 'letters')
  }

  protected abstract lines(s: Statement & { kind: 'lines' }): readonly string[]
  protected abstract header(f: Routine): string

  protected sign(op: Operator): string {
    return op
  }

  protected choice(when: Expr, yes: Expr, no: Expr): string {
    const [above, own] = [this.levels.choice + 1, this.levels.choice]
    return `${this.expr(when, above)} ? ${this.expr(yes, above)} : ${this.expr(no, own)}`
  }

  protected function(f: Routine): readonly string[] {
    return this.block(this.header(f), this.statements(f.body), false)
  }

  /** A head with its body: in one line where the body is one short statement. */
  protected block(head: string, body: readonly string[], short = true): readonly string[] {
    const [only = ''] = body
    if (short && body.length === 1 && head.length + only.length < SHORT) return [`${head} ${only}`]
    return [`${head} {`, ...indented(body), '}']
  }

  protected statements(list: readonly Statement[]): readonly string[] {
    const lines: string[] = []
    for (const [i, s] of list.entries()) {
      const before = list[i - 1]
      const own = this.statement(s)
      const last = lines.at(-1) ?? ''
      // variables of one type are declared together
      if (s.kind === 'let' && before?.kind === 'let' && isAlike(s, before)) {
        const joint = `${last.slice(0, -1)}, ${s.name} = ${this.expr(s.value)};`
        if (joint.length < SHORT) {
          lines[lines.length - 1] = joint
          continue
        }
      }
      lines.push(...own)
    }
    return lines
  }

  private statement(s: Statement): readonly string[] {
    switch (s.kind) {
      case 'let':
        return [`${this.declared(s.name, s.type, s.fixed)} = ${this.expr(s.value)};`]
      case 'list':
        return this.newList(s)
      case 'read list':
        return this.readList(s)
      case 'set':
        return [`${this.assignment(s)};`]
      case 'return':
        return [`return ${this.expr(s.value)};`]
      case 'sort':
        return [`${this.sorted(s.list)};`]
      case 'write':
        return [`${this.write(s)};`]
      case 'if':
        return this.condition(s)
      case 'while':
        return this.block(`while (${this.expr(s.when)})`, this.statements(s.body))
      case 'for':
        return this.block(this.counting(s), this.statements(s.body))
      case 'each':
        return this.each(s)
      case 'times': {
        const first = `${this.declared(s.name, 'num')} = read()`
        return this.block(`for (${first}; ${s.name} > 0; ${s.name}--)`, this.statements(s.body))
      }
      case 'cases':
        return this.cases(s)
      case 'groups':
        return this.groups(s)
      case 'skip':
        return ['read();']
      case 'read word':
        return this.readWord(s)
      case 'words':
        return this.words(s)
      case 'lines':
        return this.lines(s)
    }
  }

  private condition(s: Statement & { kind: 'if' }): readonly string[] {
    const head = `if (${this.expr(s.when)})`
    if (!s.no) return this.block(head, this.statements(s.yes))
    const [other, more] = s.no
    if (other?.kind === 'if' && !more) {
      const [first = '', ...rest] = this.condition(other)
      return [`${head} {`, ...indented(this.statements(s.yes)), `} else ${first}`, ...rest]
    }
    return [
      `${head} {`,
      ...indented(this.statements(s.yes)),
      '} else {',
      ...indented(this.statements(s.no)),
      '}',
    ]
  }

  private counting({ name, from, to: end, step }: Statement & { kind: 'for' }): string {
    // numbers of two kinds can be compared
    const to = end.kind === 'cast' && end.of.type !== 'wide' ? end.of : end
    const first = `${this.declared(name, 'int')} = ${this.expr(from)}`
    const exclusive = to.kind === 'operation' && to.op === '-' && isOne(to.of[1]) && step > 0
    const bound = exclusive
      ? `< ${this.expr(to.of[0], this.levels['<'] + 1)}`
      : `${step > 0 ? '<=' : '>='} ${this.expr(to, this.levels['<='] + 1)}`
    const next = step === 1 ? `${name}++` : step === -1 ? `${name}--` : `${name} += ${step}`
    return `for (${first}; ${name} ${bound}; ${next})`
  }

  protected assignment({ to, op, value }: Statement & { kind: 'set' }): string {
    const place = this.expr(to)
    if ((op === '+' || op === '-') && isOne(value)) return `${place}${op}${op}`
    return `${place} ${op}= ${this.expr(value)}`
  }

  /** Reads numbers until one is missing, or the first is 0, or all of them are. */
  private cases({ names, until, body }: Statement & { kind: 'cases' }): readonly string[] {
    const read = names.map((name, i) => {
      const sign = i === 0 && until === 'zero' ? '>' : '>='
      return `(${name} = read()) ${sign} 0`
    })
    if (until === 'zeros') read.push(`(${names.map((name) => `${name} > 0`).join(' || ')})`)
    return [
      `${this.declaredAll(names)};`,
      ...this.block(`while (${read.join(' && ')})`, this.statements(body)),
    ]
  }

  /** The lines of C and Java that read digits into x, from the character c on. */
  protected digits(type: string): readonly string[] {
    const loop = "for (; c >= '0' && c <= '9'; c = next()) x = x * 10 + (c - '0');"
    if (!this.program.signed)
      return [
        "  while (c != -1 && (c < '0' || c > '9')) c = next();",
        '  if (c == -1) return -1;',
        `  ${type} x = 0;`,
        `  ${loop}`,
        '  return x;',
      ]
    return [
      "  while (c != -1 && c != '-' && (c < '0' || c > '9')) c = next();",
      '  if (c == -1) return -1;',
      "  int sign = c == '-' ? -1 : 1;",
      "  if (c == '-') c = next();",
      `  ${type} x = 0;`,
      `  ${loop}`,
      '  return sign * x;',
    ]
  }

  protected abstract declaredAll(names: readonly string[]): string

  private groups(s: Statement & { kind: 'groups' }): readonly string[] {
    const { names, index, count, body } = s
    const direct = this.directRead(names, body)
    const lines = direct
      ? this.statements([direct])
      : [
          ...names.map((name) => `${this.declared(name, 'num', true)} = read();`),
          ...this.statements(body),
        ]
    const first = `${this.declared(index, 'int')} = ${s.counted ? 1 : 0}`
    const end = `${index} ${s.counted ? '<=' : '<'} ${this.expr(count, this.levels['<'] + 1)}`
    return this.block(`for (${first}; ${end}; ${index}++)`, lines)
  }

  /** The only statement of a body that uses the only number once, with the reading in its place. */
  private directRead(
    [name, more]: readonly string[],
    [only, second]: readonly Statement[],
  ): Statement | undefined {
    if (name === undefined || more !== undefined || only?.kind !== 'set' || second) return undefined
    if (occurrences(only.value, name) !== 1 || hasExtreme(only.value)) return undefined
    return { ...only, value: replaced(only.value, name, READ) }
  }

  /** The name of the type of the items of a list. */
  protected itemType(type: List): 'int' | 'num' {
    return type === 'ints' ? 'int' : 'num'
  }
}

function isAlike(a: Statement & { kind: 'let' }, b: Statement & { kind: 'let' }): boolean {
  return a.type === b.type && (a.fixed ?? false) === (b.fixed ?? false)
}

/** Whether a minimum or maximum is in an expression: macros of C work their operands out twice. */
function hasExtreme(e: Expr): boolean {
  const extreme = e.kind === 'builtin' && (e.name === 'min' || e.name === 'max')
  return extreme || partsOf(e).some(hasExtreme)
}

/** What is said above the functions that read. */
export const NEXT_NUMBER = {
  en: 'The next number of the input; -1 at its end.',
  zh: '输入中的下一个数；输入结束时为 -1。',
}
export const NEXT_WORD = {
  en: 'The letters of the next word; none at the end of the input.',
  zh: '下一个单词的各字符；输入结束时为空。',
}
export const NEXT_LINE = {
  en: 'Reads the numbers of the next line.',
  zh: '读入下一行的各数。',
}
export const NEXT_LETTERS = {
  en: 'Reads the letters of the next line, as their codes.',
  zh: '读入下一行的各字符，记为其编码。',
}

function isOne(e: Expr): boolean {
  return e.kind === 'literal' && e.value === 1n
}
