import type { Expr, Global, Routine, Statement } from '../../tree/tree.ts'
import { altersList, partsOf } from '../../tree/walk.ts'
import type { Language } from '../language.ts'
import { NEXT_LETTERS, NEXT_LINE } from './braces.ts'
import { C_NUMBERS, CFamilyPrinter, hasBuiltin } from './c-family.ts'

/** C++11, as g++ and clang++ understand it. */
export const cpp: Language = {
  id: 'cpp',
  name: 'C++',
  ending: 'cpp',
  numbers: C_NUMBERS,
  has: hasBuiltin,
  print: (program, kinds, style) => new CppPrinter(program, kinds, style).print(),
}

function hasCast(e: Expr): boolean {
  return e.kind === 'cast' || partsOf(e).some(hasCast)
}

/** Whether a number is made of literals alone: C++ has its own opinion on its type. */
function isConstant(e: Expr): boolean {
  return e.kind === 'literal' || (e.kind === 'operation' && e.of.every(isConstant))
}

const LISTS: ReadonlySet<string> = new Set(['list', 'read list', 'read word', 'words', 'lines'])

class CppPrinter extends CFamilyPrinter {
  protected prelude(): readonly string[] {
    const lists = this.someStatement(({ kind }) => LISTS.has(kind))
    const sorts = this.someStatement((s) => s.kind === 'sort')
    const algorithm = sorts || this.uses('min') || this.uses('max')
    const libraries = [
      ...(algorithm ? ['#include <algorithm>'] : []),
      '#include <cstdio>',
      ...(this.readsWords() && this.readsPlainly()
        ? ['#include <iostream>', '#include <string>']
        : []),
      ...(lists ? ['#include <vector>'] : []),
      ...(algorithm || lists ? ['using namespace std;'] : []),
    ]
    const types = this.typedefs()
    return [libraries, types, ...this.reader('')].flatMap((part, i) =>
      part.length > 0 && i > 0 ? ['', ...part] : part,
    )
  }

  protected wordReader(): readonly string[] {
    if (this.readsPlainly())
      return [
        'vector<int> readWord() {',
        '  string s;',
        '  cin >> s;',
        '  return vector<int>(s.begin(), s.end());',
        '}',
      ]
    return [
      'static vector<int> readWord() {',
      '  vector<int> a;',
      '  int c = next();',
      "  while (c != -1 && c <= ' ') c = next();",
      "  for (; c > ' '; c = next()) a.push_back(c);",
      '  return a;',
      '}',
    ]
  }

  protected readWord({ name }: Statement & { kind: 'read word' }): readonly string[] {
    return [`vector<int> ${name} = readWord();`]
  }

  protected words({ name, body }: Statement & { kind: 'words' }): readonly string[] {
    const head = `for (vector<int> ${name}; !(${name} = readWord()).empty();)`
    return this.block(head, this.statements(body), false)
  }

  protected lineReader(): readonly string[] {
    const type = this.kinds.num.name
    if (this.readsLetters())
      return [
        ...this.comment(this.inLang(NEXT_LETTERS)),
        `static bool readLine(vector<${type}> &a) {`,
        '  a.clear();',
        `  int c = ${this.next};`,
        '  if (c == -1) return false;',
        `  for (; c != -1 && c != '\\n'; c = ${this.next})`,
        "    if (c > ' ') a.push_back(c);",
        '  return true;',
        '}',
      ]
    return [
      ...this.comment(this.inLang(NEXT_LINE)),
      `static bool readLine(vector<${type}> &a) {`,
      '  a.clear();',
      `  int c = ${this.next};`,
      '  if (c == -1) return false;',
      "  while (c != -1 && c != '\\n') {",
      "    if (c >= '0' && c <= '9') {",
      `      ${type} x = 0;`,
      `      for (; c >= '0' && c <= '9'; c = ${this.next}) x = x * 10 + (c - '0');`,
      '      a.push_back(x);',
      '    } else {',
      `      c = ${this.next};`,
      '    }',
      '  }',
      '  return true;',
      '}',
    ]
  }

  protected global(g: Global): readonly string[] {
    if (g.kind === 'let') return [`${this.typeName(g.type)} ${g.name} = ${g.value};`]
    const type = this.typeName(g.type)
    if (g.kind === 'list') return [`${type} ${g.name}[${g.size}];`]
    return this.table(g, `const ${type} ${g.name}[] = {`, '};')
  }

  protected header({ name, params, returns, body }: Routine): string {
    const list = params.map((p) => {
      if (p.type !== 'ints' && p.type !== 'nums') return this.declared(p.name, p.type)
      const type = `vector<${this.typeName(p.type)}>`
      return altersList(body, p.name) ? `${type} ${p.name}` : `const ${type} &${p.name}`
    })
    return `${this.typeName(returns)} ${name}(${list.join(', ')})`
  }

  protected main(body: readonly Statement[]): readonly string[] {
    return this.block('int main()', this.statements(body), false)
  }

  protected newList(s: Statement & { kind: 'list' }): readonly string[] {
    const fill = s.fill ? `, ${s.fill}` : ''
    return [`vector<${this.typeName(s.type)}> ${s.name}(${this.expr(s.size)}${fill});`]
  }

  protected readList({ name, size }: Statement & { kind: 'read list' }): readonly string[] {
    const type = this.typeName('nums')
    const fill = this.style.old
      ? `for (size_t i = 0; i < ${name}.size(); i++) ${name}[i] = read();`
      : `for (${type} &x : ${name}) x = read();`
    return [`vector<${type}> ${name}(${this.expr(size)});`, fill]
  }

  protected each(s: Statement & { kind: 'each' }): readonly string[] {
    const type = s.list.type === 'nums' ? 'num' : 'int'
    if (this.style.old) return this.eachByIndex(s, type)
    const head = `for (${this.declared(s.name, type)} : ${this.expr(s.list)})`
    return this.block(head, this.statements(s.body))
  }

  /** A loop over a list as it was written before 2011. */
  private eachByIndex(s: Statement & { kind: 'each' }, type: 'num' | 'int'): readonly string[] {
    const list = s.list.name
    const table = this.program.globals.find((g) => g.name === list)
    const place = `${s.name}_at`
    const head =
      table?.kind === 'table'
        ? `for (int ${place} = 0; ${place} < ${table.values.length}; ${place}++)`
        : `for (size_t ${place} = 0; ${place} < ${list}.size(); ${place}++)`
    const item = `${this.declared(s.name, type)} = ${list}[${place}];`
    return this.block(head, [item, ...this.statements(s.body)], false)
  }

  protected sorted(list: Expr): string {
    const text = this.expr(list)
    return `sort(${text}.begin(), ${text}.end())`
  }

  protected lines(s: Statement & { kind: 'lines' }): readonly string[] {
    return [
      `vector<${this.typeName('nums')}> ${s.list};`,
      ...this.block(
        `while (readLine(${s.list}))`,
        [`if (${s.list}.empty()) continue;`, ...this.statements(s.body)],
        false,
      ),
    ]
  }

  protected sizeOf(list: Expr): string {
    return `(int)${this.expr(list)}.size()`
  }

  protected slice({ list, from, to }: Expr & { kind: 'slice' }): string {
    const start = `${list.name}.begin()`
    const [open, close] = this.style.old
      ? [`vector<${this.typeName(list.type)}>(`, ')']
      : ['{', '}']
    return `${open}${start} + ${this.expr(from, this.levels['+'] + 1)}, ${start} + ${this.expr(to, this.levels['+'] + 1)}${close}`
  }

  /** The types of both must agree, and those of literals and of smaller numbers do not. */
  protected extreme(which: string, a: Expr, b: Expr): string {
    const name = this.typeName(a.type)
    const literals = name !== 'int' && [a, b].some(isConstant)
    const type = literals || [a, b].some(hasCast) ? `<${name}>` : ''
    return `${which}${type}(${this.expr(a)}, ${this.expr(b)})`
  }
}
