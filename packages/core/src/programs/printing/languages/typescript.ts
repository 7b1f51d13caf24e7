import type {
  Expr,
  Global,
  Kind,
  List,
  Operator,
  Routine,
  Statement,
  Type,
} from '../../tree/tree.ts'
import type { Language, NumberType } from '../language.ts'
import { bracketed, joinSections } from '../printer.ts'
import { BracePrinter, NEXT_LETTERS, NEXT_LINE, NEXT_NUMBER, NEXT_WORD } from './braces.ts'

const NUMBER: NumberType = {
  name: 'number',
  most: 2n ** 53n - 1n,
  bits: 2n ** 32n - 1n,
  plain: true,
}
/** As long as a number may be that is written down: larger ones do not come up. */
const BIG: NumberType = {
  name: 'bigint',
  most: 2n ** 100_000n,
  bits: 2n ** 100_000n,
  plain: true,
}

/** TypeScript for Node. */
export const ts: Language = {
  id: 'ts',
  name: 'TypeScript',
  ending: 'ts',
  numbers: [NUMBER, BIG],
  has: () => false,
  print: (program, kinds, style) => new TypeScriptPrinter(program, kinds, style).print(),
}

const SHIFT = 10

class TypeScriptPrinter extends BracePrinter {
  protected intType(): NumberType {
    return NUMBER
  }

  private isBig(kind: Kind): boolean {
    return this.typeOf(kind) === BIG
  }

  protected prelude(): readonly string[] {
    const type = this.kinds.num.name
    const lines = this.someStatement((s) => s.kind === 'lines')
    const extremes = (['min', 'max'] as const).filter(
      (which) => this.uses(which, 'num') && this.isBig('num'),
    )
    return joinSections([
      ["import { readFileSync } from 'node:fs';"],
      lines
        ? []
        : [
            'const data = readFileSync(0);',
            'let pos = 0;',
            '',
            ...(!this.readsWords() || this.readsNumbers() ? this.numberReader(type) : []),
          ],
      this.readsWords() ? this.wordReader() : [],
      extremes.map(
        (which) =>
          `const ${which} = (a: bigint, b: bigint) => (a ${which === 'min' ? '<' : '>'} b ? a : b);`,
      ),
    ])
  }

  private numberReader(type: string): readonly string[] {
    const sign = this.program.signed ? ' && data[pos] !== 45' : ''
    return [
      ...this.comment(this.inLang(NEXT_NUMBER)),
      `function read(): ${type} {`,
      `  while (pos < data.length${sign} && (data[pos] < 48 || data[pos] > 57)) pos++;`,
      ...(this.isBig('num') ? this.readBig() : this.readNumber()),
      '}',
    ]
  }

  private wordReader(): readonly string[] {
    return [
      ...this.comment(this.inLang(NEXT_WORD)),
      'function readWord(): number[] {',
      '  while (pos < data.length && data[pos] <= 32) pos++;',
      '  const start = pos;',
      '  while (pos < data.length && data[pos] > 32) pos++;',
      '  return [...data.subarray(start, pos)];',
      '}',
    ]
  }

  protected readWord({ name }: Statement & { kind: 'read word' }): readonly string[] {
    return [`const ${name} = readWord();`]
  }

  protected words({ name, body }: Statement & { kind: 'words' }): readonly string[] {
    const head = `while ((${name} = readWord()).length > 0)`
    return [`let ${name}: number[];`, ...this.block(head, this.statements(body), false)]
  }

  private readNumber(): readonly string[] {
    if (this.program.signed)
      return [
        '  if (pos === data.length) return -1;',
        '  const sign = data[pos] === 45 ? -1 : 1;',
        '  if (sign < 0) pos++;',
        '  let x = 0;',
        '  for (; data[pos] >= 48 && data[pos] <= 57; pos++) x = x * 10 + data[pos] - 48;',
        '  return sign * x;',
      ]
    return [
      '  if (pos === data.length) return -1;',
      '  let x = 0;',
      '  for (; data[pos] >= 48 && data[pos] <= 57; pos++) x = x * 10 + data[pos] - 48;',
      '  return x;',
    ]
  }

  private readBig(): readonly string[] {
    return [
      '  if (pos === data.length) return -1n;',
      '  const start = pos;',
      '  while (data[pos] >= 48 && data[pos] <= 57) pos++;',
      "  return BigInt(data.toString('latin1', start, pos));",
    ]
  }

  private typeName(type: Type): string {
    if (type === 'int' || type === 'num' || type === 'wide') return this.typeOf(type).name
    if (type === 'ints' || type === 'nums') return `${this.typeName(this.itemType(type))}[]`
    return type === 'text' ? 'string' : 'boolean'
  }

  protected declared(text: string, _: Type, fixed = false): string {
    return `${fixed ? 'const' : 'let'} ${text}`
  }

  protected declaredAll(names: readonly string[]): string {
    return `let ${names.map((name) => `${name}: ${this.kinds.num.name}`).join(', ')}`
  }

  protected global(g: Global): readonly string[] {
    if (g.kind === 'let') return [`let ${g.name} = ${this.literal(g.value, g.type)};`]
    if (g.kind === 'list') return [`const ${g.name} = ${this.filled(g.type, `${g.size}`, 0n)};`]
    return this.table(g, `const ${g.name} = [`, '];')
  }

  private filled(type: List, size: string, fill: bigint): string {
    const kind = this.itemType(type)
    return `new Array<${this.typeName(kind)}>(${size}).fill(${this.literal(fill, kind)})`
  }

  protected header({ name, params, returns }: Routine): string {
    const list = params.map((p) => `${p.name}: ${this.typeName(p.type)}`).join(', ')
    return `function ${name}(${list}): ${this.typeName(returns)}`
  }

  protected main(body: readonly Statement[]): readonly string[] {
    return ["let out = '';", ...this.statements(body), 'process.stdout.write(out);']
  }

  protected newList(s: Statement & { kind: 'list' }): readonly string[] {
    return [`const ${s.name} = ${this.filled(s.type, this.expr(s.size), s.fill ?? 0n)};`]
  }

  protected readList(s: Statement & { kind: 'read list' }): readonly string[] {
    const count = s.size.kind === 'cast' ? s.size.of : s.size
    const end = this.expr(count, this.levels['<'] + 1)
    return [
      `const ${s.name}: ${this.typeName('nums')} = [];`,
      ...this.block(`for (let ${s.index} = 0; ${s.index} < ${end}; ${s.index}++)`, [
        `${s.name}.push(read());`,
      ]),
    ]
  }

  protected each(s: Statement & { kind: 'each' }): readonly string[] {
    return this.block(`for (const ${s.name} of ${this.expr(s.list)})`, this.statements(s.body))
  }

  protected sorted(list: Expr): string {
    const order = list.type === 'nums' && this.isBig('num') ? 'Number(a - b)' : 'a - b'
    return `${this.expr(list)}.sort((a, b) => ${order})`
  }

  protected lines(s: Statement & { kind: 'lines' }): readonly string[] {
    const number = this.isBig('num') ? 'BigInt' : 'Number'
    return [
      ...this.comment(this.inLang(s.of === 'letters' ? NEXT_LETTERS : NEXT_LINE)),
      ...this.block(
        "for (const line of readFileSync(0, 'latin1').split('\\n'))",
        [
          s.of === 'letters'
            ? `const ${s.list} = Array.from(line.trim(), (c) => ${number}(c.charCodeAt(0)));`
            : `const ${s.list} = (line.match(/\\d+/g) ?? []).map(${number});`,
          `if (${s.list}.length === 0) continue;`,
          ...this.statements(s.body),
        ],
        false,
      ),
    ]
  }

  protected write({ parts, line }: Statement & { kind: 'write' }): string {
    const pieces = parts.map((p) => (p.kind === 'text' ? p.value : `\${${this.expr(p)}}`))
    const [open, close] = parts.every((p) => p.kind === 'text') ? ["'", "'"] : ['`', '`']
    return `out += ${open}${pieces.join('')}${line ? '\\n' : ''}${close}`
  }

  protected text(value: string): string {
    return `'${value.replace(/['\\]/g, '\\$&')}'`
  }

  protected literal(value: bigint, kind: Kind): string {
    return this.isBig(kind) ? `${value}n` : `${value}`
  }

  protected cast(of: Expr, to: Kind, least: number): string {
    const from = of.type as Kind
    if (this.isBig(from) === this.isBig(to)) return this.expr(of, least)
    return `${this.isBig(to) ? 'BigInt' : 'Number'}(${this.expr(of)})`
  }

  protected override sign(op: Operator): string {
    return op === '==' || op === '!=' ? `${op}=` : op
  }

  protected override operation(e: Expr & { kind: 'operation' }, least: number): string {
    const [a] = e.of
    if (a.type === 'bool' || this.isBig(a.type as Kind)) return super.operation(e, least)
    if (e.op === '/') return `Math.floor(${super.operation(e, 0)})`
    // numbers of 32 bits have a sign after an operation on their bits
    if ((e.op === '^' || e.op === '&') && a.type === 'num' && this.kinds.bits >= 2n ** 31n)
      return bracketed(`(${super.operation(e, 0)}) >>> 0`, least > SHIFT)
    return super.operation(e, least)
  }

  protected override assignment(s: Statement & { kind: 'set' }): string {
    const number = !this.isBig(s.to.type as Kind)
    const signed = s.op === '^' && s.to.type === 'num' && this.kinds.bits >= 2n ** 31n
    if (s.op === '' || !number || (s.op !== '/' && !signed)) return super.assignment(s)
    const value: Expr = { kind: 'operation', op: s.op, of: [s.to, s.value], type: s.to.type }
    return `${this.expr(s.to)} = ${this.expr(value)}`
  }

  protected builtin({ name, args, type }: Expr & { kind: 'builtin' }): string {
    const list = args.map((a) => this.expr(a))
    if (name === 'size') return `${list[0]}.length`
    const math = type === 'bool' || this.isBig(type as Kind) ? '' : 'Math.'
    return `${math}${name}(${list.join(', ')})`
  }

  protected slice({ list, from, to }: Expr & { kind: 'slice' }): string {
    return `${list.name}.slice(${this.expr(from)}, ${this.expr(to)})`
  }
}
