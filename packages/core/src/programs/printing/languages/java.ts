import type { Expr, Global, Kind, Operator, Routine, Statement, Type } from '../../tree/tree.ts'
import type { Language, NumberType } from '../language.ts'
import { bracketed, indented, joinSections, TIGHTEST } from '../printer.ts'
import { BracePrinter, NEXT_LETTERS, NEXT_LINE, NEXT_NUMBER, NEXT_WORD } from './braces.ts'

const INT: NumberType = { name: 'int', most: 2n ** 31n - 1n, bits: 2n ** 31n - 1n, plain: true }
const LONG: NumberType = { name: 'long', most: 2n ** 63n - 1n, bits: 2n ** 63n - 1n, plain: true }
/** As long as a number may be that is written down: larger ones do not come up. */
const BIG: NumberType = {
  name: 'BigInteger',
  most: 2n ** 100_000n,
  bits: 2n ** 100_000n,
  plain: false,
}

/** Java 9 and later, for the square root of a BigInteger. */
export const java: Language = {
  id: 'java',
  name: 'Java',
  ending: 'java',
  numbers: [INT, LONG, BIG],
  has: (name, kind) => name === 'popcount' || (name === 'isqrt' && kind === 'wide'),
  print: (program, kinds, style) => new JavaPrinter(program, kinds, style).print(),
}

const METHODS: Readonly<Partial<Record<Operator, string>>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'remainder',
  '^': 'xor',
  '&': 'and',
}

class JavaPrinter extends BracePrinter {
  protected intType(): NumberType {
    return INT
  }

  protected prelude(): readonly string[] {
    const type = this.kinds.num.name
    const lines = this.someStatement((s) => s.kind === 'lines')
    if (this.plainReading() && this.readsWords()) return this.wordsOfLines(type)
    // its numbers are doubles, which hold an int but not a long
    if (this.plainReading() && type === 'int')
      return joinSections([
        [
          'static final StreamTokenizer in =',
          '    new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));',
        ],
        [
          'static int read() throws IOException {',
          '  return in.nextToken() == StreamTokenizer.TT_NUMBER ? (int) in.nval : -1;',
          '}',
        ],
      ])
    if (this.plainReading())
      return joinSections([
        ['static final Scanner in = new Scanner(System.in);'],
        [`static ${type} read() {`, '  return in.hasNext() ? in.nextLong() : -1;', '}'],
      ])
    return joinSections([
      [
        'static final DataInputStream in = new DataInputStream(System.in);',
        'static final byte[] buf = new byte[1 << 16];',
        'static int pos, len;',
      ],
      [
        'static int next() throws IOException {',
        '  if (pos == len) {',
        '    pos = 0;',
        '    len = Math.max(0, in.read(buf));',
        '    if (len == 0) return -1;',
        '  }',
        '  return buf[pos++];',
        '}',
      ],
      lines
        ? this.lineReader()
        : !this.readsWords() || this.readsNumbers()
          ? [
              ...this.comment(this.inLang(NEXT_NUMBER)),
              `static ${type} read() throws IOException {`,
              '  int c = next();',
              ...this.digits(type),
              '}',
            ]
          : [],
      this.readsWords() ? this.wordReader() : [],
    ])
  }

  /** Whether the input is read by what Java has: it is slower, and short to write. */
  private plainReading(): boolean {
    const { short, few } = this.style
    return short === true && few === true && !this.someStatement((s) => s.kind === 'lines')
  }

  /** The words of one line after the other, and numbers as words. */
  private wordsOfLines(type: string): readonly string[] {
    const parse = type === 'int' ? 'Integer.parseInt' : 'Long.parseLong'
    const number = [
      `static ${type} read() throws IOException {`,
      '  String s = next();',
      `  return s.isEmpty() ? -1 : ${parse}(s);`,
      '}',
    ]
    return joinSections([
      [
        'static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));',
        'static StringTokenizer words = new StringTokenizer("");',
      ],
      [
        'static String next() throws IOException {',
        '  while (!words.hasMoreTokens()) {',
        '    String line = in.readLine();',
        '    if (line == null) return "";',
        '    words = new StringTokenizer(line);',
        '  }',
        '  return words.nextToken();',
        '}',
      ],
      this.readsNumbers() ? number : [],
      ['static int[] readWord() throws IOException {', '  return next().chars().toArray();', '}'],
    ])
  }

  private wordReader(): readonly string[] {
    return [
      ...this.comment(this.inLang(NEXT_WORD)),
      'static int[] readWord() throws IOException {',
      '  int n = 0, c = next();',
      "  while (c != -1 && c <= ' ') c = next();",
      '  int[] a = new int[16];',
      "  for (; c > ' '; c = next()) {",
      '    if (n == a.length) a = Arrays.copyOf(a, 2 * n);',
      '    a[n++] = c;',
      '  }',
      '  return Arrays.copyOf(a, n);',
      '}',
    ]
  }

  protected readWord({ name }: Statement & { kind: 'read word' }): readonly string[] {
    return [`int[] ${name} = readWord();`]
  }

  protected words({ name, body }: Statement & { kind: 'words' }): readonly string[] {
    const head = `while ((${name} = readWord()).length > 0)`
    return [`int[] ${name};`, ...this.block(head, this.statements(body), false)]
  }

  private lineReader(): readonly string[] {
    const type = this.kinds.num.name
    if (this.readsLetters())
      return [
        ...this.comment(this.inLang(NEXT_LETTERS)),
        `static ${type}[] readLine() throws IOException {`,
        '  int n = 0, c = next();',
        '  if (c == -1) return null;',
        `  ${type}[] a = new ${type}[16];`,
        "  for (; c != -1 && c != '\\n'; c = next())",
        "    if (c > ' ') {",
        '      if (n == a.length) a = Arrays.copyOf(a, 2 * n);',
        '      a[n++] = c;',
        '    }',
        '  return Arrays.copyOf(a, n);',
        '}',
      ]
    return [
      ...this.comment(this.inLang(NEXT_LINE)),
      `static ${type}[] readLine() throws IOException {`,
      '  int n = 0, c = next();',
      '  if (c == -1) return null;',
      `  ${type}[] a = new ${type}[16];`,
      "  while (c != -1 && c != '\\n') {",
      "    if (c >= '0' && c <= '9') {",
      `      ${type} x = 0;`,
      "      for (; c >= '0' && c <= '9'; c = next()) x = x * 10 + (c - '0');",
      '      if (n == a.length) a = Arrays.copyOf(a, 2 * n);',
      '      a[n++] = x;',
      '    } else {',
      '      c = next();',
      '    }',
      '  }',
      '  return Arrays.copyOf(a, n);',
      '}',
    ]
  }

  protected override whole(sections: readonly (readonly string[])[]): readonly string[] {
    const plain = this.plainReading()
    const arrays =
      (this.readsWords() && !plain) ||
      this.someStatement((s) => s.kind === 'sort' || s.kind === 'lines' || needsFill(s)) ||
      this.someExpr((e) => e.kind === 'slice')
    const wide = this.someExpr((e) => e.type === 'wide')
    return [
      'import java.io.*;',
      ...(wide ? ['import java.math.BigInteger;'] : []),
      ...(arrays ? ['import java.util.Arrays;'] : []),
      ...(plain && this.readsWords()
        ? ['import java.util.StringTokenizer;']
        : plain && this.kinds.num.name !== 'int'
          ? ['import java.util.Scanner;']
          : []),
      '',
      'public class Main {',
      ...indented(joinSections(sections)),
      '}',
    ]
  }

  protected typeName(type: Type): string {
    if (type === 'int' || type === 'num' || type === 'wide') return this.typeOf(type).name
    if (type === 'ints' || type === 'nums') return `${this.typeName(this.itemType(type))}[]`
    return type === 'text' ? 'String' : 'boolean'
  }

  protected declared(text: string, type: Type): string {
    return `${this.typeName(type)} ${text}`
  }

  protected declaredAll(names: readonly string[]): string {
    return `${this.kinds.num.name} ${names.join(', ')}`
  }

  protected global(g: Global): readonly string[] {
    const type = this.typeName(g.type)
    if (g.kind === 'let') return [`static ${type} ${g.name} = ${g.value};`]
    if (g.kind === 'list')
      return [`static final ${type} ${g.name} = new ${type.replace('[]', `[${g.size}]`)};`]
    return this.table(g, `static final ${type} ${g.name} = {`, '};')
  }

  protected header({ name, params, returns }: Routine): string {
    const list = params.map((p) => this.declared(p.name, p.type)).join(', ')
    return `static ${this.typeName(returns)} ${name}(${list})`
  }

  protected main(body: readonly Statement[]): readonly string[] {
    return this.block(
      'public static void main(String[] args) throws IOException',
      [
        'PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));',
        ...this.statements(body),
        'out.flush();',
      ],
      false,
    )
  }

  protected newList(s: Statement & { kind: 'list' }): readonly string[] {
    const type = this.typeName(s.type)
    const made = `${type} ${s.name} = new ${type.replace('[]', `[${this.expr(s.size)}]`)};`
    return !s.fill ? [made] : [made, `Arrays.fill(${s.name}, ${s.fill});`]
  }

  protected readList(s: Statement & { kind: 'read list' }): readonly string[] {
    const type = this.kinds.num.name
    const head = `for (int ${s.index} = 0; ${s.index} < ${s.name}.length; ${s.index}++)`
    return [
      `${type}[] ${s.name} = new ${type}[${this.expr(s.size)}];`,
      ...this.block(head, [`${s.name}[${s.index}] = read();`]),
    ]
  }

  protected each(s: Statement & { kind: 'each' }): readonly string[] {
    const type = s.list.type === 'nums' ? 'num' : 'int'
    const head = `for (${this.declared(s.name, type)} : ${this.expr(s.list)})`
    return this.block(head, this.statements(s.body))
  }

  protected sorted(list: Expr): string {
    return `Arrays.sort(${this.expr(list)})`
  }

  protected lines(s: Statement & { kind: 'lines' }): readonly string[] {
    return [
      `${this.typeName('nums')} ${s.list};`,
      ...this.block(
        `while ((${s.list} = readLine()) != null)`,
        [`if (${s.list}.length == 0) continue;`, ...this.statements(s.body)],
        false,
      ),
    ]
  }

  protected write({ parts, line }: Statement & { kind: 'write' }): string {
    const sum = parts.map((p) => this.expr(p, parts.length > 1 ? this.levels['+'] + 1 : 0))
    return `out.${line ? 'println' : 'print'}(${sum.join(' + ')})`
  }

  protected text(value: string): string {
    return `"${value.replace(/["\\]/g, '\\$&')}"`
  }

  protected literal(value: bigint, kind: Kind): string {
    const size = value < 0n ? -value : value
    if (kind === 'wide')
      return size <= LONG.most
        ? `BigInteger.valueOf(${this.literal(value, 'num')})`
        : `new BigInteger("${value}")`
    return size <= INT.most ? `${value}` : `${value}L`
  }

  protected cast(of: Expr, to: Kind, least: number): string {
    const from = of.type as Kind
    if (to === 'wide') return `BigInteger.valueOf(${this.expr(of)})`
    if (from === 'wide')
      return `${this.expr(of, TIGHTEST)}.${to === 'int' ? 'int' : this.kinds.num.name}Value()`
    if (from === 'int' || this.typeOf(from) === this.typeOf(to)) return this.expr(of, least)
    return bracketed(`(int) ${this.expr(of, this.levels.minus)}`, least > this.levels.minus)
  }

  protected override operation(e: Expr & { kind: 'operation' }, least: number): string {
    const [a, b] = e.of
    if (a.type !== 'wide') return super.operation(e, least)
    const left = this.expr(a, TIGHTEST)
    if (e.op === '-' && a.kind === 'literal' && a.value === 0n)
      return `${this.expr(b, TIGHTEST)}.negate()`
    const method = METHODS[e.op]
    if (method) return `${left}.${method}(${this.expr(b)})`
    const compared = `${left}.compareTo(${this.expr(b)}) ${e.op} 0`
    return bracketed(compared, least > this.levels[e.op])
  }

  protected override assignment(s: Statement & { kind: 'set' }): string {
    if (s.to.type !== 'wide' || s.op === '') return super.assignment(s)
    const value: Expr = { kind: 'operation', op: s.op, of: [s.to, s.value], type: 'wide' }
    return `${this.expr(s.to)} = ${this.expr(value)}`
  }

  protected builtin({ name, args }: Expr & { kind: 'builtin' }): string {
    const [first, second] = args
    if (!first) throw new TypeError(`code: ${name} of nothing`)
    const wide = first.type === 'wide'
    if (name === 'size') return `${this.expr(first)}.length`
    if (name === 'isqrt') return `${this.expr(first, TIGHTEST)}.sqrt()`
    if (name === 'popcount')
      return wide
        ? `${this.expr(first, TIGHTEST)}.bitCount()`
        : `${this.typeOf(first.type as Kind) === INT ? 'Integer' : 'Long'}.bitCount(${this.expr(first)})`
    if (!second) throw new TypeError(`code: ${name} of one number`)
    return wide
      ? `${this.expr(first, TIGHTEST)}.${name}(${this.expr(second)})`
      : `Math.${name}(${this.expr(first)}, ${this.expr(second)})`
  }

  protected slice({ list, from, to }: Expr & { kind: 'slice' }): string {
    return `Arrays.copyOfRange(${list.name}, ${this.expr(from)}, ${this.expr(to)})`
  }
}

function needsFill(s: Statement): boolean {
  return s.kind === 'list' && Boolean(s.fill)
}
