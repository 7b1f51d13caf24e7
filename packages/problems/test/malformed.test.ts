import { BeyondBudget, same } from '@nimber/core'
import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, type Problem, problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { isOwnProblem } from '../src/own/define.ts'
import { readText, refusal } from './run.ts'

const END = {
  en: 'expected a number, found the end of the input',
  zh: '这里应是一个数，输入却结束了',
}

/** Whether a case begins with a word whose letters are digits. */
function hasWordsOfDigits(problem: Problem): boolean {
  const [first] = isOwnProblem(problem) ? problem.statement.layout : []
  return first?.kind === 'word' && /^\d+$/.test(first.letters)
}

describe('malformed input', () => {
  test.each([
    ['hdu1846', '3\n23 2\n4 3\n7', 'first\nsecond\n', 3, 12, END.en],
    ['hdu1846', '3\n23 2\n4 3\n', 'first\nsecond\n', 3, 11, END.en],
    ['hdu1846', '2 5 6 -3 4', 'first\n', 2, 6, 'expected a number, found “-”'],
    ['hdu1846', '2 5 6 3x 4', 'first\n', 2, 7, 'expected a number, found “x”'],
    ['hdu1846', '2 5 6 3 4.5', 'first\n', 2, 9, 'expected a number, found “.”'],
    ['hdu1847', '1 2 3 four', 'Kiki\nKiki\nCici\n', 4, 6, 'expected a number, found “f”'],
    ['hdu1847', '1 2 3 三', 'Kiki\nKiki\nCici\n', 4, 6, 'expected a number, found “三”'],
    ['hdu1847', '1 +2', 'Kiki\n', 2, 2, 'expected a number, found “+”'],
    ['hdu1847', '1 \u0000', 'Kiki\n', 2, 2, 'expected a number, found U+0000'],
    ['hdu1847', '1e3', '', 1, 1, 'expected a number, found “e”'],
    ['hdu2176', '1 5\n3 1 2', 'Yes\n5 0\n', 2, 9, END.en],
    ['hdu2176', '1 5\n3 1 b 3', 'Yes\n5 0\n', 2, 8, 'expected a number, found “b”'],
    ['libchecker-nim-product-64', '3\n2 2\n2 3\n4', '3\n1\n', 3, 11, END.en],
    ['libchecker-nim-product-64', '2 2 2 2 x', '3\n', 2, 8, 'expected a number, found “x”'],
    [
      'libchecker-nim-product-64',
      `2 2 2 2 ${2n ** 64n}`,
      '3\n',
      2,
      28,
      'expected a number below 2^64',
    ],
    ['nyoj-stones-6', '2 1 5 18446744073709551616 1 2', 'PIAOYI\n', 2, 30, END.en],
    ['nyoj-stones-2', '2 1 5 1 2 1 2 1', 'Win\n', 2, 15, END.en],
    ['nyoj-stones-2', '2 1 5 1 1 7,2', 'Win\n', 2, 11, 'expected a number, found “,”'],
    ['nyoj-stones-3', '1 1\n2 1', 'Win\n', 2, 7, END.en],
    ['nyoj-stones-4', '2 1\n8', '0\n', 2, 5, END.en],
    ['nyoj-stones-8', '1 2 0', '0\n', 2, 5, END.en],
    ['nyoj-stones-10', '1 3\n2 1 ?', 'Hrdv\n', 2, 8, 'expected a number, found “?”'],
    ['hdu2897', '6 2 4\n7 2', 'WIN\n', 2, 9, END.en],
    ['hdu2897', '6 2 4\n7 4 2\n6 2 4', 'WIN\n', 2, 11, 'expected 1 ≤ p ≤ q in n p q'],
    ['hdu2897', '6 0 4', '', 1, 5, 'expected 1 ≤ p ≤ q in n p q'],
    ['coin-set', '9 2 1 4\n9 2 1', 'Alice\n', 2, 13, END.en],
    ['coin-set', '9 2 1 4\n9 2 1 0', 'Alice\n', 2, 15, 'expected amounts of at least 1'],
    ['hdu5754', '2 1 5 5 5 5 5', 'G\n', 2, 13, 'expected type n m with type 1..4 and n, m ≥ 1'],
    ['hdu5754', '2 1 5 5 0 5 5', 'G\n', 2, 13, 'expected type n m with type 1..4 and n, m ≥ 1'],
    ['hdu5754', '2 1 5 5 1 0 5', 'G\n', 2, 13, 'expected type n m with type 1..4 and n, m ≥ 1'],
  ])('%s on %j', (id, input, output, at, offset, why) => {
    const said = refusal(id, input)
    expect(said.output).toBe(output)
    expect(said.en).toBe(`case ${at}, byte ${offset}: ${why}`)
    expect(said.zh).toMatch(new RegExp(`^第 ${at} 组，第 ${offset} 字节：这里应是`))
  })

  test('of the number of cases', () => {
    for (const { id, envelope } of problems) {
      if (envelope !== 'count') continue
      expect(refusal(id, '')).toEqual({
        output: '',
        en: `number of cases, byte 0: ${END.en}`,
        zh: `测试组数，第 0 字节：${END.zh}`,
      })
      expect(refusal(id, ' T').en).toBe('number of cases, byte 1: expected a number, found “T”')
    }
  })

  test('a letter anywhere is found where it is, in every problem', () => {
    for (const problem of problems) {
      const { id, sample, envelope } = problem
      const starts = [...sample.input.matchAll(/\d+/g)].map((match) => match.index)
      // a word is read to its end before its letters are looked at
      const place = hasWordsOfDigits(problem)
        ? () => 'case \\d+, byte \\d+: expected a word of \\d+$'
        : (at: number) => `(case \\d+|cases), byte ${at}: .*found “q”$`
      // the number that ends the input is the last one read
      for (const at of envelope === 'count' || envelope === 'end' ? starts : starts.slice(0, -1)) {
        const said = refusal(id, `${sample.input.slice(0, at)}q${sample.input.slice(at + 1)}`)
        expect(said.en, id).toMatch(new RegExp(place(at)))
        expect(sample.output.startsWith(said.output), id).toBe(true)
      }
    }
  })

  test('the place is right far into the input', () => {
    const cases = Array.from({ length: 100_000 }, (_, i) => `${i} 7\n`).join('')
    const said = refusal('hdu1846', `300000\n${cases}5 !`)
    expect(said.en).toBe(`case 100001, byte ${7 + cases.length + 2}: expected a number, found “!”`)
    expect(said.output.match(/\n/g)?.length).toBe(100_000)
    expect(said.output.startsWith('second\nfirst\n')).toBe(true)
  })

  test('a count of heaps that never come costs nothing', () => {
    for (const id of ['nyoj-stones-6', 'hdu3032', 'nyoj-stones-2', 'nyoj-stones-9'])
      expect(refusal(id, '1 99999999999999999999 1 2').en).toMatch(/^case 1, byte 26: /)
    expect(refusal('hdu2176', '99999999999999999999 1 2').en).toMatch(/^case 1, byte 24: /)
    expect(refusal('coin-set', '5 99999999999999999999 1').en).toMatch(/^case 1, byte 24: /)
  })
})

test('a case beyond the budget is named, after the answers before it', () => {
  const [first] = problems
  if (!first) throw new Error('there are no problems')
  const hard: typeof first = {
    ...first,
    envelope: 'end',
    answer(input, out) {
      const n = input.next() ?? 0n
      if (n > 5n) throw new BeyondBudget(same('too much'), 7)
      out.line(`${n}`)
      return undefined
    },
  }
  let output = ''
  const out = new TextWriter((bytes) => {
    output += Buffer.from(bytes).toString()
  })
  let error: unknown
  try {
    judge(hard, new NumberReader(readText('1 2 9 3')), out)
  } catch (thrown) {
    error = thrown
  }
  expect(output).toBe('1\n2\n')
  expect(error).toMatchObject({
    words: { en: 'case 3: beyond the budget. too much', zh: '第 3 组：超出预算。too much' },
    factor: 7,
  })
})
