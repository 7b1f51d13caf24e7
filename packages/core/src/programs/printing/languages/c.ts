import { item, name } from '../../tree/nodes.ts'
import type { Expr, Global, List, Routine, Statement } from '../../tree/tree.ts'
import { occurrences, replaced, someExpr } from '../../tree/walk.ts'
import type { Language } from '../language.ts'
import { NEXT_LETTERS, NEXT_LINE } from './braces.ts'
import { C_NUMBERS, CFamilyPrinter, hasBuiltin } from './c-family.ts'

/** C99, as gcc and clang understand it. */
export const c: Language = {
  id: 'c',
  name: 'C',
  ending: 'c',
  numbers: C_NUMBERS,
  has: hasBuiltin,
  print: (program, kinds, style) => new CPrinter(program, kinds, style).print(),
}

/** Lists up to this size stand on the stack. */
const SMALL = 1000n

class CPrinter extends CFamilyPrinter {
  /** How the sizes of the lists of the present function are written. */
  private readonly sizes = new Map<string, string>()

  protected prelude(): readonly string[] {
    const sorts = this.someStatement((s) => s.kind === 'sort')
    const fills = this.someStatement(
      (s) => s.kind === 'list' && !isSmall(s) && s.fill !== undefined,
    )
    const truths = this.program.functions.some((f) => f.returns === 'bool')
    const extremes = (['min', 'max'] as const).filter((which) => this.uses(which))
    const libraries = [
      ...(truths ? ['#include <stdbool.h>'] : []),
      '#include <stdio.h>',
      ...(sorts ? ['#include <stdlib.h>'] : []),
      ...(fills ? ['#include <string.h>'] : []),
    ]
    const macros = extremes.map(
      (which) => `#define ${which}(a, b) ((a) ${which === 'min' ? '<' : '>'} (b) ? (a) : (b))`,
    )
    const parts = [libraries, macros, this.typedefs(), ...this.reader('void')]
    if (sorts) parts.push(this.comparer())
    return parts.flatMap((part, i) => (part.length > 0 && i > 0 ? ['', ...part] : part))
  }

  private comparer(): readonly string[] {
    const type = this.kinds.num.name
    return [
      'static int compare(const void *p, const void *q) {',
      `  ${type} a = *(const ${type} *)p, b = *(const ${type} *)q;`,
      '  return (a > b) - (a < b);',
      '}',
    ]
  }

  protected wordReader(): readonly string[] {
    return [
      'static int readWord(int *a) {',
      `  int n = 0, c = ${this.next};`,
      `  while (c != -1 && c <= ' ') c = ${this.next};`,
      `  for (; c > ' '; c = ${this.next}) a[n++] = c;`,
      '  return n;',
      '}',
    ]
  }

  protected readWord({ name: own, most }: Statement & { kind: 'read word' }): readonly string[] {
    this.sizes.set(own, `${own}n`)
    const size = this.asksSize(own) ? `int ${own}n = ` : ''
    return [`static int ${own}[${most}];`, `${size}readWord(${own});`]
  }

  /** Whether the size of a list is asked for, or the list handed over with it. */
  private asksSize(own: string): boolean {
    const isIt = (e: Expr) => e.kind === 'name' && e.name === own
    return (
      this.someExpr((e) => (e.kind === 'builtin' || e.kind === 'call') && e.args.some(isIt)) ||
      this.someStatement((s) => s.kind === 'each' && isIt(s.list))
    )
  }

  protected words({ name: own, most, body }: Statement & { kind: 'words' }): readonly string[] {
    this.sizes.set(own, `${own}n`)
    return [
      `static int ${own}[${most}];`,
      `int ${own}n;`,
      ...this.block(`while ((${own}n = readWord(${own})) > 0)`, this.statements(body), false),
    ]
  }

  protected lineReader(): readonly string[] {
    const type = this.kinds.num.name
    if (this.readsLetters())
      return [
        ...this.comment(this.inLang(NEXT_LETTERS)),
        `static int readLine(${type} *a) {`,
        `  int n = 0, c = ${this.next};`,
        '  if (c == -1) return -1;',
        `  for (; c != -1 && c != '\\n'; c = ${this.next})`,
        "    if (c > ' ') a[n++] = c;",
        '  return n;',
        '}',
      ]
    return [
      ...this.comment(this.inLang(NEXT_LINE)),
      `static int readLine(${type} *a) {`,
      `  int n = 0, c = ${this.next};`,
      '  if (c == -1) return -1;',
      "  while (c != -1 && c != '\\n') {",
      "    if (c >= '0' && c <= '9') {",
      `      ${type} x = 0;`,
      `      for (; c >= '0' && c <= '9'; c = ${this.next}) x = x * 10 + (c - '0');`,
      '      a[n++] = x;',
      '    } else {',
      `      c = ${this.next};`,
      '    }',
      '  }',
      '  return n;',
      '}',
    ]
  }

  protected global(g: Global): readonly string[] {
    if (g.kind === 'let') return [`static ${this.typeName(g.type)} ${g.name} = ${g.value};`]
    const type = this.typeName(g.type)
    if (g.kind === 'list') return [`static ${type} ${g.name}[${g.size}];`]
    this.sizes.set(g.name, `${g.values.length}`)
    return this.table(g, `static const ${type} ${g.name}[] = {`, '};')
  }

  protected header({ name, params, returns }: Routine): string {
    const list = params.map((p) => {
      if (p.type !== 'ints' && p.type !== 'nums') return this.declared(p.name, p.type)
      this.sizes.set(p.name, `${p.name}n`)
      return `${this.typeName(p.type)} *${p.name}, int ${p.name}n`
    })
    return `static ${this.typeName(returns)} ${name}(${list.join(', ')})`
  }

  protected main(body: readonly Statement[]): readonly string[] {
    return this.block('int main(void)', this.statements(body), false)
  }

  protected newList(s: Statement & { kind: 'list' }): readonly string[] {
    const type = this.typeName(s.type)
    this.sizes.set(s.name, this.expr(s.size, this.levels['*']))
    if (isSmall(s)) return [`${type} ${s.name}[${this.expr(s.size)}] = {0};`]
    const made = `static ${type} ${s.name}[${s.most}];`
    if (s.fill === undefined) return [made]
    return [
      made,
      `memset(${s.name}, ${s.fill}, ${this.expr(s.size, this.levels['*'])} * sizeof *${s.name});`,
    ]
  }

  protected readList(s: Statement & { kind: 'read list' }): readonly string[] {
    const size = this.expr(s.size, this.levels['*'])
    this.sizes.set(s.name, size)
    return [
      `static ${this.typeName('nums')} ${s.name}[${s.most}];`,
      ...this.block(countTo(s.index, size), [`${s.name}[${s.index}] = read();`]),
    ]
  }

  protected each({ name: own, list, body }: Statement & { kind: 'each' }): readonly string[] {
    const index = someExpr(body, (e) => e.kind === 'name' && e.name === 'i') ? `${own}i` : 'i'
    const head = countTo(index, this.sizeOf(list))
    const [only, second] = body
    // a number that is used once is not named
    if (only?.kind === 'set' && !second && occurrences(only.value, own) === 1) {
      const value = replaced(only.value, own, item(list, name(index, 'int')))
      return this.block(head, this.statements([{ ...only, value }]))
    }
    const type: 'int' | 'num' = this.itemType(list.type as List)
    return this.block(head, [
      `${this.declared(own, type)} = ${list.name}[${index}];`,
      ...this.statements(body),
    ])
  }

  protected sorted(list: Expr): string {
    const text = this.expr(list)
    return `qsort(${text}, ${this.sizeOf(list)}, sizeof *${text}, compare)`
  }

  protected lines(s: Statement & { kind: 'lines' }): readonly string[] {
    const count = `${s.list}n`
    this.sizes.set(s.list, count)
    return [
      `static ${this.typeName('nums')} ${s.list}[${s.most}];`,
      `int ${count};`,
      ...this.block(
        `while ((${count} = readLine(${s.list})) >= 0)`,
        [`if (${count} == 0) continue;`, ...this.statements(s.body)],
        false,
      ),
    ]
  }

  protected sizeOf(list: Expr): string {
    const size = list.kind === 'name' ? this.sizes.get(list.name) : undefined
    if (size === undefined) throw new TypeError('code: a list without a size')
    return size
  }

  protected override argument(e: Expr): string {
    if (e.type !== 'ints' && e.type !== 'nums') return this.expr(e)
    return e.kind === 'slice' ? this.slice(e) : `${this.expr(e)}, ${this.sizeOf(e)}`
  }

  protected slice({ list, from, to }: Expr & { kind: 'slice' }): string {
    const start = this.expr(from, this.levels['+'] + 1)
    return `${list.name} + ${start}, ${this.expr(to)} - ${start}`
  }

  protected extreme(which: string, a: Expr, b: Expr): string {
    return `${which}(${this.expr(a)}, ${this.expr(b)})`
  }
}

function countTo(index: string, size: string): string {
  return `for (int ${index} = 0; ${index} < ${size}; ${index}++)`
}

function isSmall({ size, fill }: Statement & { kind: 'list' }): boolean {
  return size.kind === 'literal' && size.value <= SMALL && fill !== -1n
}
