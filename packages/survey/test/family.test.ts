import { familyOf, listedFamily, SurveyError } from '@nimber/survey'
import { describe, expect, it } from 'vitest'
import { cpuTime, expectInTime } from '../../core/test/cpu.ts'

const rules = (text: string) => [...familyOf(text).rules()]

describe('a family', () => {
  it.each([
    ['octal 0.{0-7}{0-7}{1-7}', 448, 'octal 0.001', 'octal 0.777'],
    ['hex 0.{0-F}{1-F}', 240, 'hex 0.01', 'hex 0.FF'],
    ['octal 4.{0,3,5-7}', 5, 'octal 4.0', 'octal 4.7'],
    ['take {a,b,c} for 1 <= a < b < c <= 20', 1140, 'take {1,2,3}', 'take {18,19,20}'],
    ['take p..q for 1 <= p <= q <= 30', 465, 'take 1..1', 'take 30..30'],
    ['take p..q for 30 >= q >= p ≥ 1', 465, 'take 1..1', 'take 30..30'],
    ['take {a,b} for 1 <= a <= 3, 5 <= b < 9', 12, 'take {1,5}', 'take {3,8}'],
    ['take {a,b} for 1 <= a <= 9 and a < b <= 9', 36, 'take {1,2}', 'take {8,9}'],
    ['take {1,{3-5}}', 3, 'take {1,3}', 'take {1,5}'],
    ['take {a} 其中 1 <= a <= 4', 4, 'take {1}', 'take {4}'],
    ['take {1,2}', 1, 'take {1,2}', 'take {1,2}'],
    ['take {a,aa} for 1 <= a < aa <= 3', 3, 'take {1,2}', 'take {2,3}'],
  ])('%s has %i rules, from %s to %s', (text, count, first, last) => {
    const family = familyOf(text)
    const all = rules(text)
    expect(Number(family.count)).toBe(count)
    expect(new Set(all).size).toBe(count)
    expect(all).toContain(first)
    expect(all).toContain(last)
  })

  it('is counted as its points are, whatever the chain', () => {
    for (const low of [0, 1, 3])
      for (const high of [0, 2, 5])
        for (const signs of ['<=<=<', '<<=<=', '<<<', '<=<=<=']) {
          const [s, t, u] = signs.match(/<=?/g) ?? []
          const chain = `${low} ${s} a ${t} b ${u} ${high}`
          let count = 0
          const less = (x: number, sign = '', y: number) => (sign === '<' ? x < y : x <= y)
          for (let a = 0; a <= 5; a++)
            for (let b = 0; b <= 5; b++)
              if (less(low, s, a) && less(a, t, b) && less(b, u, high)) count++
          if (count === 0) expect(() => familyOf(`take {a,b} for ${chain}`)).toThrow(SurveyError)
          else expect([chain, rules(`take {a,b} for ${chain}`).length]).toEqual([chain, count])
          if (count > 0) expect(Number(familyOf(`take {a,b} for ${chain}`).count)).toBe(count)
        }
  })

  it.each([
    ['take {a,b,c} for 1 <= a < b < c <= 20000', '1333133340000'],
    ['take {a,b} for 1 <= a <= 1000000, 1 <= b <= 1000000', '1000000000000'],
    [`octal 0.${'{0-7}'.repeat(40)}`, '1329227995784915872903807060280344576'],
  ])('%s is counted and refused', (text, count) => {
    const start = cpuTime()
    expect(() => familyOf(text)).toThrow(count)
    expectInTime(cpuTime() - start, 1000)
  })

  it.each([
    ['octal 0.{0-7}{0-7', 'no partner'],
    ['take {a} for 1 <= a', 'largest'],
    ['take {a} for a <= 3', 'smallest'],
    ['take {a} for 1 <= b <= 3', 'b stands behind'],
    ['take {a} for 1 <= a <= x+', 'no chain'],
    ['take {a} for 1 <= a <= 99999999999999999999', 'at most 15 digits'],
    ['take {a} for 1 <= a <= 1000000000000', 'has 1000000000000 rules'],
    ['octal 0.{0-9x}', 'no range'],
    ['octal 0.{7-3}', 'no range'],
    ['octal 0.{0-8}', 'from 0 to 7'],
    ['hex 0.{0-G}', 'from 0 to F'],
    ['take {a} for 3 <= a <= 2', 'no rules'],
    ['', 'empty'],
    ['take {a,b,c} for 1 <= a <= 9999, a < b <= 9999, b < c <= 9999', 'more than'],
  ])('%s is refused: %s', (text, why) => {
    expect(() => familyOf(text)).toThrow(why)
  })

  it('may be a list, whose texts are nothing but texts', () => {
    const list = ['take {1}', '', '# a remark', "take {1}'; drop table nimber.rule; --"]
    expect([...listedFamily(list).rules()]).toEqual([list[0], list[3]])
  })
})
