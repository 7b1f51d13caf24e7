import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FormulaError, formulaFromJson, formulaToJson } from '../src/formula/json.ts'
import { latexFormula } from '../src/formula/latex.ts'
import { printFormula } from '../src/formula/print.ts'
import {
  and,
  automaton,
  cases,
  columnsOf,
  div,
  equal,
  type Formula,
  floorPhi,
  isTerm,
  less,
  linear,
  matching,
  minus,
  mod,
  not,
  or,
  partIn,
  periodic,
  periodicAfter,
  plus,
  popcount,
  takeaway,
  times,
  treeOf,
  xor,
  xorOf,
} from '../src/formula/tree.ts'
import { formulas } from './formula-arbitrary.ts'

const kayles = periodic('n', [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7], { 0: 0, 3: 3, 6: 3, 9: 4 })
const lasker = periodicAfter('n', [0], [1, 2, 4, 3], 4)
const long = periodicAfter(
  'n',
  Uint16Array.from({ length: 5000 }, (_, n) => (n * n) % 101),
  Uint32Array.from({ length: 149_459 }, (_, n) => n),
)

describe('a formula as text', () => {
  test.each<[Formula, string, string]>([
    [div(mod('n', plus('p', 'q')), 'p'), '⌊(n mod (p + q))/p⌋', '⌊(n mod (p + q))/p⌋'],
    [minus('a', minus('b', -3)), 'a − (b − (−3))', 'a − (b − (−3))'],
    [equal(equal('a', 'b'), not('c')), '(a = b) = not (c)', '(a = b) = 非（c）'],
    [xor(times('a', plus('b', 1)), 2), 'a·(b + 1) ⊕ 2', 'a·(b + 1) ⊕ 2'],
    [
      kayles,
      '(4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7)[n mod 12], except 0 ↦ 0, 3 ↦ 3, 6 ↦ 3, 9 ↦ 4',
      '(4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7)[n mod 12]，例外：0 ↦ 0, 3 ↦ 3, 6 ↦ 3, 9 ↦ 4',
    ],
    [
      lasker,
      '(−1, 1, 2, 4)[n mod 4] + 4·⌊n/4⌋, except 0 ↦ 0',
      '(−1, 1, 2, 4)[n mod 4] + 4·⌊n/4⌋，例外：0 ↦ 0',
    ],
    [
      periodicAfter('n', [7, 7, 7], [1, 2], -1),
      '(7, 7, 7)[n] for n < 3, then (1, 2)[(n − 3) mod 2] − ⌊(n − 3)/2⌋',
      'n < 3 时 (7, 7, 7)[n]，此后 (1, 2)[(n − 3) mod 2] − ⌊(n − 3)/2⌋',
    ],
    [
      equal(columnsOf('n', plus('k', 1)), 0),
      'column sums modulo k + 1 of the binary digits of the numbers = 0',
      '各数的二进制各列之和（模 k + 1） = 0',
    ],
    [
      xorOf(mod('size', plus('most', 1))),
      'xor of size mod (most + 1) over the heaps (size, most) of the position',
      '对局面中每堆 (size, most)，size mod (most + 1) 的异或',
    ],
    [
      treeOf(xorOf(plus('n', 1))),
      'the value of the root, where each vertex has the value: xor of n + 1 over the values n of its children',
      '根的值，其中每个顶点的值是：对每个子结点的值 n，n + 1 的异或',
    ],
    [
      equal(matching(), matching('start')),
      'size of a largest matching = size of a largest matching without start',
      '最大匹配的边数 = 去掉 start 后最大匹配的边数',
    ],
    [
      isTerm('n', linear([1, 3], [3, -2])),
      'n is one of h(1) = 1, h(2) = 3, h(i) = 3·h(i−1) − 2·h(i−2)',
      'n 是数列的项（h(1) = 1, h(2) = 3, h(i) = 3·h(i−1) − 2·h(i−2)）',
    ],
    [
      automaton(
        plus('n', 1),
        [
          [0, 1],
          [1, 0],
        ],
        [0, 1],
      ),
      'A(n + 1) with A(0) = 0, A(2m) = A(m), A(2m + 1) = B(m); B(0) = 1, B(2m) = B(m), B(2m + 1) = A(m)',
      'A(n + 1)，其中 A(0) = 0, A(2m) = A(m), A(2m + 1) = B(m); B(0) = 1, B(2m) = B(m), B(2m + 1) = A(m)',
    ],
    [
      less('limit', partIn('n', takeaway('k'))),
      'limit < the smallest part of n written greedily in h(1) = 1, h(i+1) = h(i) + h(j) with the least j for which k·h(j) ≥ h(i)',
      'limit < n 按数列贪心分解的最小项（h(1) = 1, h(i+1) = h(i) + h(j)，j 是使 k·h(j) ≥ h(i) 的最小下标）',
    ],
  ])('%#', (f, en, zh) => {
    expect(printFormula(f, 'en')).toBe(en)
    expect(printFormula(f, 'zh')).toBe(zh)
  })

  test('a long table is cut and its period said', () => {
    const twenty = Array.from({ length: 20 }, (_, n) => n).join(', ')
    const text = printFormula(long, 'en')
    expect(text).toContain(`(${twenty}, …)[(n − 5000) mod 149459] (period 149459)`)
    expect(text).toMatch(/^\(0, 1, 4, 9, .*, …\)\[n\] for n < 5000, then /)
    expect(text.length).toBeLessThan(300)
    expect(printFormula(long, 'zh')).toContain('（周期 149459）')
  })
})

describe('a formula in LaTeX', () => {
  test.each<[Formula, string]>([
    [mod('n', plus('m', 1)), 'n \\bmod \\left(m + 1\\right)'],
    [div(plus('n', 1), 2), '\\left\\lfloor \\frac{n + 1}{2} \\right\\rfloor'],
    [floorPhi(minus('b', 'a')), '\\left\\lfloor \\left(b - a\\right) \\varphi \\right\\rfloor'],
    [or(and('a', 'b'), xor('limit', 1)), 'a \\land b \\lor \\mathit{limit} \\oplus 1'],
    [
      cases([[less('n', 2), popcount('n')]], times(2, 'n')),
      '\\begin{cases} s_2\\left(n\\right) & n < 2 \\\\ 2 \\cdot n & \\text{otherwise} \\end{cases}',
    ],
    [
      kayles,
      '\\begin{cases} 0 & n = 0 \\\\ 3 & n \\in \\{3, 6\\} \\\\ 4 & n = 9 \\\\ \\left(4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7\\right)_{n \\bmod 12} & \\text{otherwise} \\end{cases}',
    ],
    [
      periodicAfter('n', [7, 7, 7], [1, 2], 5),
      '\\begin{cases} \\left(7, 7, 7\\right)_{n} & n < 3 \\\\ \\left(1, 2\\right)_{(n - 3) \\bmod 2} + 5 \\cdot \\left\\lfloor \\frac{n - 3}{2} \\right\\rfloor & n \\ge 3 \\end{cases}',
    ],
    [
      automaton('n', [[0, 0]], [5]),
      'A\\left(n\\right),\\ \\text{where } A(0) = 5, A(2m) = A(m), A(2m + 1) = A(m)',
    ],
    [equal(columnsOf('n', plus('k', 1)), 0), '\\bigoplus_{n}^{\\bmod \\left(k + 1\\right)} n = 0'],
  ])('%#', (f, expected) => {
    expect(latexFormula(f)).toBe(expected)
  })

  test('a long table is cut in the middle and its period said', () => {
    const text = latexFormula(long)
    expect(text).toContain('13, 14, \\ldots, 149454, 149455, 149456, 149457, 149458\\right)')
    expect(text).toContain('_{(n - 5000) \\bmod 149459}')
    expect(text.length).toBeLessThan(500)
    expect(latexFormula(cases([['n', 1]], 2), 'zh')).toContain('\\text{其余}')
  })

  test('what is opened is closed', () => {
    fc.assert(
      fc.property(
        formulas(false, true),
        fc.constantFrom('en' as const, 'zh' as const),
        (f, lang) => {
          const text = latexFormula(f, lang)
          const count = (part: string) => text.split(part).length - 1
          expect(count('\\left')).toBe(count('\\right'))
          expect(count('\\begin{cases}')).toBe(count('\\end{cases}'))
          let depth = 0
          for (const sign of text.replaceAll(/\\[{}]/g, '').replaceAll(/[^{}]/g, '')) {
            depth += sign === '{' ? 1 : -1
            expect(depth).toBeGreaterThanOrEqual(0)
          }
          expect(depth).toBe(0)
          expect(text).not.toMatch(/undefined|NaN|\[object/)
          expect(printFormula(f, lang)).not.toMatch(/undefined|NaN|\[object/)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('a formula as JSON', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(formulas(false, true), (f) => {
        const text = JSON.stringify(formulaToJson(f))
        expect(formulaFromJson(JSON.parse(text))).toEqual(f)
      }),
      { numRuns: 2000 },
    )
  })

  test('a compact table comes back as a list of the same numbers', () => {
    const back = formulaFromJson(JSON.parse(JSON.stringify(formulaToJson(long))))
    expect(back).toEqual({ ...long, first: [...long.first], values: [...long.values] })
  })

  test.each<[unknown, string, string]>([
    [null, 'formula', 'an object with op'],
    [{ op: 'power', of: [] }, 'formula.op', 'an operation of formulas'],
    [{ op: 'constructor', of: [] }, 'formula.op', 'an operation of formulas'],
    [{ op: 'int', value: 3 }, 'formula.value', 'a text'],
    [{ op: 'int', value: '1e3' }, 'formula.value', 'the decimal digits of an integer'],
    [{ op: 'int', value: '007' }, 'formula.value', 'the decimal digits of an integer'],
    [{ op: 'var', name: 'n; drop' }, 'formula.name', 'a name'],
    [{ op: '+', of: [{ op: 'var', name: 'n' }] }, 'formula.of', 'a list of 2'],
    [{ op: '+', of: [{ op: 'var', name: 'n' }, 7] }, 'formula.of[1]', 'an object with op'],
    [{ op: 'cases', cases: [{ when: 1 }], otherwise: 1 }, 'formula.cases[0].when', 'an object'],
    [
      { op: 'periodic', of: [{ op: 'var', name: 'n' }], first: [], values: [] },
      'formula.values',
      'a list',
    ],
    [
      { op: 'periodic', of: [{ op: 'var', name: 'n' }], first: [0.5], values: [1], saltus: 0 },
      'formula.first',
      'integers below 2^53',
    ],
    [
      { op: 'term', of: [{ op: 'var', name: 'n' }], sequence: { kind: 'prime' } },
      'formula.sequence.kind',
      'linear or takeaway',
    ],
    ...[
      { next: [[0, 1]], values: [3] },
      {
        next: [
          [1, 0],
          [1, 0],
        ],
        values: [3, 4],
      },
      { next: [[0, 0]], values: [3, 4] },
      { next: [[0, 0, 0]], values: [3] },
      { next: [[0, -1]], values: [3] },
    ].map((states): [unknown, string, string] => [
      { op: 'automaton', of: [{ op: 'var', name: 'n' }], ...states },
      'formula',
      'states that exist',
    ]),
    [
      {
        op: 'part',
        of: [{ op: 'var', name: 'n' }],
        sequence: { kind: 'linear', first: ['1'], weights: ['1', '1'] },
      },
      'formula.sequence.first',
      'as many terms as weights',
    ],
  ])('what is wrong and where: %#', (data, path, words) => {
    const error = (() => {
      try {
        return formulaFromJson(data)
      } catch (e) {
        return e
      }
    })()
    expect(error).toBeInstanceOf(FormulaError)
    expect((error as FormulaError).path).toBe(path)
    expect((error as FormulaError).words.en).toContain(words)
    expect((error as FormulaError).words.zh).toMatch(/应是/)
  })

  test('data that is too deep is refused', () => {
    let data: unknown = { op: 'int', value: '1' }
    for (let i = 0; i < 100_000; i++) data = { op: 'not', of: [data] }
    expect(() => formulaFromJson(data)).toThrow(FormulaError)
  })
})
