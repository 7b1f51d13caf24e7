import type { Expr, Kind, Statement, Type } from '../../tree/tree.ts'
import type { Language, NumberType } from '../language.ts'
import { bracketed } from '../printer.ts'
import { BracePrinter, NEXT_NUMBER, NEXT_WORD } from './braces.ts'

const INT: NumberType = { name: 'int', most: 2n ** 31n - 1n, bits: 2n ** 31n - 1n, plain: true }
const LONG: NumberType = { name: 'll', most: 2n ** 63n - 1n, bits: 2n ** 63n - 1n, plain: true }
const WIDE: NumberType = {
  name: 'lll',
  most: 2n ** 127n - 1n,
  bits: 2n ** 127n - 1n,
  plain: false,
}

/** The integers of gcc and clang. */
export const C_NUMBERS: readonly NumberType[] = [INT, LONG, WIDE]

export const hasBuiltin: Language['has'] = (name, kind) => name === 'popcount' && kind !== 'wide'

const BILLIONS = 10n ** 18n

/** What C and C++ have in common. */
export abstract class CFamilyPrinter extends BracePrinter {
  protected intType(): NumberType {
    return INT
  }

  /** typedefs of the types that are used. */
  protected typedefs(): readonly string[] {
    const { num } = this.kinds
    const lines = num === LONG ? ['typedef long long ll;'] : []
    const wide = this.someExpr((e) => e.type === 'wide')
    return wide ? [...lines, 'typedef __int128 lll;'] : lines
  }

  /** The reading of the input, a buffer at a time: number by number, or line by line. */
  protected reader(nothing: string): readonly (readonly string[])[] {
    const type = this.kinds.num.name
    const lines = this.someStatement((s) => s.kind === 'lines')
    const words = this.readsWords()
    const numbers = !words || this.readsNumbers()
    if (this.readsPlainly())
      return [
        ...(lines ? [this.lineReader()] : numbers ? [this.plainReader(nothing)] : []),
        ...(words ? [this.wordReader()] : []),
      ]
    return [
      ['static char buf[1 << 16];', 'static size_t pos, len;'],
      [
        `static int next(${nothing}) {`,
        '  if (pos == len) {',
        '    pos = 0;',
        '    len = fread(buf, 1, sizeof buf, stdin);',
        '    if (len == 0) return -1;',
        '  }',
        '  return buf[pos++];',
        '}',
      ],
      lines
        ? this.lineReader()
        : numbers
          ? [
              ...this.comment(this.inLang(NEXT_NUMBER)),
              `static ${type} read(${nothing}) {`,
              '  int c = next();',
              ...this.digits(type),
              '}',
            ]
          : [],
      words ? [...this.comment(this.inLang(NEXT_WORD)), ...this.wordReader()] : [],
    ]
  }

  /** Whether the input is read by what the system has: it is slower, and short to write. */
  protected readsPlainly(): boolean {
    const { short, few } = this.style
    return short === true && few === true
  }

  /** How the next character is read, -1 at the end of the input. */
  protected get next(): string {
    return this.readsPlainly() ? 'getchar()' : 'next()'
  }

  /** The next number in the plainest way, -1 at the end of the input. */
  private plainReader(nothing: string): readonly string[] {
    const { name, most } = this.kinds.num
    const format = most > INT.most ? '%lld' : '%d'
    // in C the system has a function of that name
    const own = nothing === 'void' ? 'static ' : ''
    return [
      `${own}${name} read(${nothing}) {`,
      `  ${name} x;`,
      `  return scanf("${format}", &x) == 1 ? x : -1;`,
      '}',
    ]
  }

  protected abstract wordReader(): readonly string[]
  protected abstract lineReader(): readonly string[]

  protected typeName(type: Type): string {
    if (type === 'int' || type === 'num' || type === 'wide') return this.typeOf(type).name
    if (type === 'ints' || type === 'nums') return this.typeName(this.itemType(type))
    return type === 'text' ? 'const char *' : 'bool'
  }

  protected declared(text: string, type: Type): string {
    return `${this.typeName(type)} ${text}`
  }

  protected declaredAll(names: readonly string[]): string {
    return `${this.kinds.num.name} ${names.join(', ')}`
  }

  protected literal(value: bigint, kind: Kind): string {
    const size = value < 0n ? -value : value
    if (size <= INT.most) return `${value}`
    if (size <= LONG.most) return `${value}LL`
    const [high, low] = [value / BILLIONS, value % BILLIONS]
    if (kind !== 'wide') throw new RangeError(`code: ${value} in ${kind}`)
    const rest = low === 0n ? '' : ` + ${low}LL`
    return `((lll)${this.literal(high, 'num')} * ${BILLIONS}LL${rest})`
  }

  protected text(value: string): string {
    return `"${value.replace(/["\\]/g, '\\$&')}"`
  }

  /** Numbers become larger by themselves, but a wide result needs one wide operand. */
  protected cast(of: Expr, to: Kind, least: number): string {
    if (to !== 'wide') return this.expr(of, least)
    return bracketed(`(lll)${this.expr(of, this.levels.minus)}`, least > this.levels.minus)
  }

  protected override operation(e: Expr & { kind: 'operation' }, least: number): string {
    const [a, b] = e.of
    if (a.type !== 'wide') return super.operation(e, least)
    // one operand that is wide is enough, the other follows
    const [left, right] = !isWidened(a)
      ? [a, inner(b)]
      : isWidened(b)
        ? [{ kind: 'cast', of: inner(a), type: 'wide' } as const, inner(b)]
        : [inner(a), b]
    return super.operation({ ...e, of: [left, right] }, least)
  }

  protected builtin({ name, args }: Expr & { kind: 'builtin' }): string {
    const [first, second] = args
    if (!first) throw new TypeError(`code: ${name} of nothing`)
    if (name === 'popcount') return `__builtin_popcountll(${this.expr(first)})`
    if (name === 'size') return this.sizeOf(first)
    if (!second) throw new TypeError(`code: ${name} of one number`)
    return this.extreme(name, first, second)
  }

  protected abstract sizeOf(list: Expr): string
  protected abstract extreme(name: string, a: Expr, b: Expr): string

  protected write({ parts, line }: Statement & { kind: 'write' }): string {
    const [only] = parts
    if (line && parts.length === 1 && only?.type === 'text') return `puts(${this.expr(only)})`
    if (line && parts.length === 0) return "putchar('\\n')"
    const format = parts.map((p) => (p.kind === 'text' ? p.value : this.placeholder(shown(p))))
    const values = parts.filter((p) => p.kind !== 'text').map((p) => `, ${this.shownText(p)}`)
    return `printf("${format.join('')}${line ? '\\n' : ''}"${values.join('')})`
  }

  private placeholder({ type }: Expr): string {
    if (type === 'text') return '%s'
    return type === 'num' && this.kinds.num === LONG ? '%lld' : '%d'
  }

  /** A number to print, which no type around it makes smaller. */
  private shownText(e: Expr): string {
    if (e.kind !== 'cast' || e.of.type !== 'wide') return this.expr(shown(e))
    return `(${this.kinds.num.name})${this.expr(e.of, this.levels.minus)}`
  }
}

/** A number without a type that would only make it larger. */
function shown(e: Expr): Expr {
  return e.kind === 'cast' && e.of.type === 'int' ? e.of : e
}

/** Whether an expression is a smaller number made wide. */
function isWidened(e: Expr): boolean {
  return (e.kind === 'cast' && e.type === 'wide') || (e.kind === 'literal' && isShort(e.value))
}

function isShort(value: bigint): boolean {
  return value <= LONG.most && value >= -LONG.most
}

function inner(e: Expr): Expr {
  return e.kind === 'cast' ? e.of : e
}
