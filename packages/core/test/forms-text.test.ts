import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dyadic } from '../src/arith/dyadic.ts'
import {
  BeyondBudget,
  canonicalText,
  type Form,
  Forms,
  formText,
  latexText,
  parseForm,
  prettyText,
  TextError,
} from '../src/index.ts'
import { cpuTime, expectInTime } from './cpu.ts'
import { rows } from './forms-reader.ts'

const forms = new Forms()
const name = (text: string) => formText(forms, parseForm(forms, text))
const pretty = (text: string) => prettyText(forms, parseForm(forms, text))
const latex = (text: string) => latexText(forms, parseForm(forms, text))

describe('names', () => {
  test.each([
    ['values.csv', 'expression', 309],
    ['day3.csv', 'canonical', 284],
  ])('%s: texts that another program wrote', (file, column, count) => {
    const table = rows(file)
    expect(table.length).toBe(count)
    for (const row of table) {
      const form = parseForm(forms, row[column] ?? '')
      expect([formText(forms, form), canonicalText(forms, form)]).toEqual([
        row.value,
        row.canonical,
      ])
      for (const text of [row.value ?? '', row.canonical ?? '', prettyText(forms, form)])
        expect(parseForm(forms, text), text).toBe(form)
    }
  })

  test('order.csv: both sides of comparisons', () => {
    for (const { a = '', b = '', relation } of rows('order.csv'))
      expect(forms.compare(parseForm(forms, a), parseForm(forms, b))).toBe(relation)
  })

  test.each([
    ['{1/2|-1/2}', '+-1/2', '±½', '\\pm \\frac{1}{2}'],
    ['5/2 + ^ + * + *3', '5/2^*2', '2½↑∗2', '\\frac{5}{2}{\\uparrow}{*}2'],
    ['-3/4 - ^ - ^', '-3/4v2', '−¾⇓', '-\\frac{3}{4}{\\Downarrow}'],
    ['1 + 3.^ + *', '1^3*', '1↑3∗', '1+3{\\cdot}{\\uparrow}{*}'],
    ['7/16', '7/16', '7/16', '\\frac{7}{16}'],
    ['-45/32', '-45/32', '−45/32', '-\\frac{45}{32}'],
    ['{0|{0|-2}}', 'tiny(2)', '⧾(2)', '{+}_{2}'],
    ['{{3/2|1}|1}', '1+miny(1/2)', '1+⧿(½)', '1+{-}_{\\frac{1}{2}}'],
    ['{1*,1|-1,-1*}', '+-(1,1*)', '±(1, 1∗)', '\\pm\\left(1,1{*}\\right)'],
    ['{{2|1}|{-1|-2}}', '+-{2|1}', '±{2 | 1}', '\\pm \\left\\{2\\mid 1\\right\\}'],
    ['{tiny(1)|miny(1)} + +-1 - +-1', '*', '∗', '{*}'],
    ['{2+tiny(1)|-2+miny(1)}', '+-(2+tiny(1))', '±(2+⧾(1))', '\\pm\\left(2+{+}_{1}\\right)'],
  ])('%s is %s', (text, friendly, withSigns, tex) => {
    expect([name(text), pretty(text), latex(text)]).toEqual([friendly, withSigns, tex])
    expect(name(tex)).toBe(friendly)
  })

  test('tiny needs a positive value', () => {
    expect(name('{0|{0|v*}}')).toBe('{0|{0|v*}}')
    expect(name('{0|{0|v4*}}')).toBe('tiny(^4*)')
    expect(name('{{{1|0}|0}|0}')).toBe('{miny(1)|0}')
  })

  test('random values are read back from every text', () => {
    const leaf = fc
      .tuple(
        fc.integer({ min: -99, max: 99 }),
        fc.nat(5),
        fc.integer({ min: -4, max: 4 }),
        fc.nat(9),
      )
      .map(([n, k, ups, nim]) => forms.simple(dyadic(n, k), ups, nim))
    const made = (depth: number): fc.Arbitrary<Form> => {
      if (depth === 0) return leaf
      const options = fc.array(made(depth - 1), { minLength: 1, maxLength: 3 })
      return fc.oneof(
        leaf,
        fc.tuple(options, options).map(([left, right]) => forms.make(left, right)),
        made(depth - 1).map((g) => forms.make([g], [forms.negate(g)])),
        fc
          .tuple(leaf, made(depth - 1))
          .map(([x, g]) => forms.make([x], [forms.make([x], [forms.subtract(x, g)])])),
      )
    }
    fc.assert(
      fc.property(made(3), (form) => {
        for (const text of [formText, canonicalText, prettyText]) {
          const written = text(forms, form)
          expect(parseForm(forms, written), written).toBe(form)
          expect(parseForm(forms, wide(written)), wide(written)).toBe(form)
          const spaced = written.replace(/(?<=[^\d])(?=.)|(?=[^\d])/gu, ' ')
          expect(
            parseForm(
              forms,
              spaced.replace(/t i n y|m i n y/g, (word) => word.replace(/ /g, '')),
            ),
          ).toBe(form)
        }
        const tex = latexText(forms, form)
        const braces = tex.replace(/\\[{}]/g, '')
        expect(braces.split('{').length).toBe(braces.split('}').length)
        expect(parseForm(forms, tex), tex).toBe(form)
      }),
    )
  })

  test('what is longer than 4000 characters has no name', () => {
    const star = forms.simple(dyadic(0), 0, 1)
    const chain = (length: number) =>
      Array.from({ length }).reduce<Form>((g) => forms.make([star], [g]), parseForm(forms, '{*|v}'))
    const short = chain(900)
    expect(canonicalText(forms, short).length).toBe(3605)
    expect(parseForm(forms, canonicalText(forms, short))).toBe(short)
    for (const text of [formText, canonicalText, prettyText, latexText])
      for (const form of [chain(1200), chain(20_000), forms.number(dyadic(1n, 500_000))])
        expect(text(forms, form)).toBe('')
    expect(name(`1${'0'.repeat(3999)}`).length).toBe(4000)
    expect(name(`1${'0'.repeat(4000)}`)).toBe('')
  })
})

/** The text in full-width signs. */
function wide(text: string): string {
  const signs: Record<string, string> = { '∗': '＊', '−': '－', v: 'ｖ', ',': '、', '.': '·' }
  return text.replace(/[!-~∗−](?![a-z])/g, (sign) =>
    /[a-uw-z]/.test(sign)
      ? sign
      : (signs[sign] ?? String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  )
}

describe('expressions', () => {
  test.each([
    ['{1|-1} + ^* - 3/4', '{1/4^*|-7/4^*}'],
    ['-2^', '-2^'],
    ['- 2 ^', '-2^'],
    ['3 - 2^', '1v'],
    ['3 + -2^', '1^'],
    ['3 - -2^', '5v'],
    ['--2^', '2v'],
    ['-(2^)', '-2v'],
    ['-^*', 'v*'],
    ['2 - +-1', '{3|1}'],
    ['2±1', '{3|1}'],
    ['2 +-1', '1'],
    ['3.^', '^3'],
    ['-3.v', '^3'],
    ['4.(1/2)', '2'],
    ['0.{1|0}', '0'],
    ['3.*', '*'],
    ['3.{2|0}', '{4|2}'],
    ['2.+-1', '0'],
    ['1000000000.{1|-1}', '0'],
    ['1000000001.{2|0}', '{1000000002|1000000000}'],
    ['2.(^*)', '^2'],
    ['^^', '^2'],
    ['vvv*', 'v3*'],
    ['⤊', '^3'],
    ['⇓∗', 'v2*'],
    ['*3 + *5', '*6'],
    ['((1) + (2))', '3'],
    ['{|}', '0'],
    ['{1,2,3|}', '4'],
    ['{0|1,2} - {|}', '1/2'],
    ['{1 + 2 | 1 - 1}', '{3|0}'],
    ['｛１，０｜－１｝', '+-1'],
    ['5½', '11/2'],
    ['-1¾', '-7/4'],
    ['tiny(1) + miny(1)', '0'],
    ['5 + tiny(1*)', '5+tiny(1*)'],
    ['+-(1*, 1)', '+-(1,1*)'],
    ['+-{2|1}', '+-{2|1}'],
    ['- +-(1,{2|0}) + +-(1,{2|0})', '0'],
    ['*18014398509481983 + *', undefined],
    ['*9007199254740991 + *', '*9007199254740990'],
  ])('%s = %s', (text, value) => {
    if (value === undefined) expect(() => parseForm(forms, text)).toThrow(TextError)
    else expect(name(text)).toBe(name(value))
    if (value !== undefined && !/[+ ]/.test(value)) expect(name(text)).toBe(value)
  })

  test('numbers of many digits are exact', () => {
    const big = `1${'0'.repeat(50_000)}`
    const form = parseForm(forms, `${big} - ${big} + 3/8`)
    expect(formText(forms, form)).toBe('3/8')
    const power = (2n ** 3000n).toString()
    expect(name(`1/${power} + 1/${power}`)).toBe(`1/${2n ** 2999n}`)
  })
})

describe('mistakes', () => {
  const error = (text: string) => {
    try {
      parseForm(forms, text)
    } catch (thrown) {
      if (thrown instanceof TextError) return thrown
      throw thrown
    }
    throw new Error(`“${text}” was read`)
  }

  test.each([
    ['', 0, 'Expected a value', '一个值'],
    ['  ', 2, 'found the end', '已结束'],
    ['1 +', 3, 'Expected a value', '一个值'],
    ['1 + + 2', 4, 'found “+”', '“+”'],
    ['1 2', 2, 'Expected + or - or the end, found “2”', '结尾'],
    ['{1|0', 4, 'Expected “+”, “-”, “,” or “}”, found the end', '“}”'],
    ['{1}', 2, 'or “|”, found “}”', '“|”'],
    ['{}', 1, 'Expected a value', '一个值'],
    ['{1|0|2}', 4, 'or “}”, found “|”', '“}”'],
    ['{1||0}', 2, 'or “|”, found “||”', '“|”'],
    ['(1', 2, 'or “)”', '“)”'],
    ['(1}', 2, 'or “)”, found “}”', '“)”'],
    ['{1,|0}', 3, 'Expected a value', '一个值'],
    ['1/3', 2, 'power of two', '2 的幂'],
    ['1/0', 2, 'power of two', '2 的幂'],
    ['1/', 2, 'Expected digits', '数字'],
    ['0.5', 2, 'fractions are written 1/2', '分数写作 1/2'],
    ['2.^*', 2, 'written 2.(^*)', '2.(^*)'],
    ['½.^', 0, 'copies is an integer', '整数'],
    ['9999999999999999.^', 0, 'copies is an integer', '整数'],
    ['tiny 2', 5, 'Expected “(”', '“(”'],
    ['+-^', 2, 'as in +-1', '+-1'],
    ['+-1*', 3, 'found “*”', '“*”'],
    ['up', 0, '“u” is no sign', '没有“u”'],
    ['1 < 2', 2, 'found “<”', '“<”'],
    ['^9007199254740992', 1, 'at most 9007199254740991', '至多'],
    ['❄', 0, 'no sign', '没有'],
    ['\\frac{1}{3}', 9, 'power of two', '2 的幂'],
    ['2\\frac{1}{2}', 7, 'Expected + or - or the end, found “1”', '结尾'],
    ['\\{1\\mid 0', 9, 'found the end', '已结束'],
    ['{\\uparrow', 9, 'Expected “}”, found the end', '“}”'],
    ['1 + \\foo', 4, '“\\” is no sign', '没有“\\”'],
    ['1\\}', 1, 'found “}”', '“}”'],
  ])('%s at %i', (text, offset, en, zh) => {
    const { offset: at, words } = error(text)
    expect(at).toBe(offset)
    expect(words.en).toContain(en)
    expect(words.zh).toContain(zh)
  })

  test('hostile texts are refused at once', () => {
    const start = cpuTime()
    const deep = 100_000
    expect(error('{'.repeat(deep)).words.en).toContain('more than 2000 deep')
    expect(error(`${'{0|'.repeat(deep)}${'}'.repeat(deep)}`).offset).toBe(6000)
    expect(error(`${'('.repeat(deep)}1${')'.repeat(deep)}`).words.zh).toContain('2000')
    expect(error(`${'tiny('.repeat(deep)}1`).words.en).toContain('deep')
    expect(error(`{${'0,'.repeat(1_000_000)}0|}`).words.en).toMatch(/characters|options/)
    expect(error(`{${'0,'.repeat(500_000)}0|}`).words.en).toContain('more than 2000 options')
    expect(error('7'.repeat(200_000)).words.en).toContain('200000 digits')
    expect(error(`*${'7'.repeat(200_000)}`).words.en).toContain('200000 digits')
    expect(name(`${'-'.repeat(100_001)}^`)).toBe('v')
    expect(name(Array(100_000).fill('1/2').join('+'))).toBe('50000')
    expect(name(`${'{|'.repeat(2000)}${'}'.repeat(2000)}`)).toBe('-1999')
    expectInTime(cpuTime() - start, 10_000)
  })

  test('what grows too large is beyond the budget', () => {
    expect(() => parseForm(new Forms(10_000), '40.{5|{2|-3}} + 40.{7|{1|{0|-9}}}')).toThrow(
      BeyondBudget,
    )
  })
})
