import { describe, expect, test } from 'vitest'
import { parse } from '../src/games/parse.ts'
import { genusOf, genusText } from '../src/misere/genus.ts'
import { heapOptions } from '../src/misere/heap-options.ts'
import { BeyondBudget } from '../src/model/errors.ts'
import type { CodeRule } from '../src/rules/rule.ts'

const budget = { table: 1e7, search: 3e6 }
const codeOf = (text: string) => parse(text).game.rule as CodeRule

/** The misère Grundy value of heaps, with Nim heaps of 2 and of 1 beside them, by search alone. */
function misereValues(rule: CodeRule): (heaps: number[], twos: number, ones?: number) => number {
  const known = new Map<string, number>()
  return function value(heaps, twos, ones = 0): number {
    const key = `${[...heaps].sort((a, b) => a - b)} ${twos} ${ones}`
    const before = known.get(key)
    if (before !== undefined) return before
    const options: number[] = []
    for (const [i, heap] of heaps.entries())
      for (const option of heapOptions(rule, heap))
        options.push(value([...heaps.toSpliced(i, 1), ...option], twos, ones))
    if (twos > 0) options.push(value(heaps, twos - 1, ones), value(heaps, twos - 1, ones + 1))
    if (ones > 0) options.push(value(heaps, twos, ones - 1))
    let least = options.length === 0 ? 1 : 0
    while (options.includes(least)) least++
    known.set(key, least)
    return least
  }
}

describe('the genus', () => {
  test.each(['octal 0.77', 'octal 0.123', 'octal 0.137', 'octal 0.15'])(
    'of %s has the misère values of sums with heaps *2',
    (text) => {
      const rule = codeOf(text)
      const value = misereValues(rule)
      for (const heaps of [[1], [2], [3], [4], [5], [6], [7], [8], [9], [2, 5], [4, 5], [5, 5]]) {
        const { superscript } = genusOf(rule, heaps.map(BigInt), budget)
        const last = superscript.length - 2
        const at = (n: number) => superscript[n < last ? n : last + ((n - last) % 2)]
        for (let n = 0; n < 6; n++) expect([heaps, n, at(n)]).toEqual([heaps, n, value(heaps, n)])
      }
    },
  )

  test('is written as researchers do', () => {
    const kayles = (heap: bigint) => genusOf(codeOf('octal 0.77'), [heap], budget)
    expect([1n, 5n, 8n, 9n].map((heap) => genusText(kayles(heap)))).toEqual([
      '1^031',
      '4^146',
      '1^13',
      '4^046',
    ])
  })

  test('is called tame only where every position below is', () => {
    const kayles = (...heaps: bigint[]) => genusOf(codeOf('octal 0.77'), heaps, budget)
    // 8 has a genus of Nim, but 5 below it is 4^146
    expect(kayles(8n)).toMatchObject({ tameSymbol: true, tame: false })
    expect(kayles(8n, 1n)).toMatchObject({ tameSymbol: true, tame: false })
    expect(kayles(9n)).toMatchObject({ tameSymbol: false, tame: false })
    expect(kayles(4n)).toMatchObject({ tameSymbol: true, tame: true })
    expect(kayles(4n, 3n, 2n)).toMatchObject({ tameSymbol: true, tame: true })
    expect(kayles(0n)).toMatchObject({ tameSymbol: true, tame: true })
  })

  test.each(['octal 0.77', 'octal 0.123', 'octal 0.137', 'octal 0.26'])(
    'of %s is tame where all positions below have a genus of Nim, and nowhere else',
    (text) => {
      const rule = codeOf(text)
      /** Whether a position and all that can be reached from it have a genus of Nim. */
      const known = new Map<string, boolean>()
      const allOfNim = (heaps: readonly number[]): boolean => {
        const key = `${[...heaps].sort((a, b) => a - b)}`
        const before = known.get(key)
        if (before !== undefined) return before
        const genus = genusText(genusOf(rule, heaps.map(BigInt), budget))
        const [value, above = ''] = genus.split('^')
        const plain = above === `${value}${Number(value) ^ 2}`
        let all = plain || genus === '0^120' || genus === '1^031'
        for (const [i, heap] of heaps.entries())
          for (const option of heapOptions(rule, heap))
            all &&= allOfNim([...heaps.toSpliced(i, 1), ...option])
        known.set(key, all)
        return all
      }
      for (const heaps of [
        [1],
        [2],
        [3],
        [4],
        [5],
        [6],
        [7],
        [8],
        [9],
        [10],
        [2, 4],
        [4, 8],
        [5, 5],
      ])
        expect([heaps, genusOf(rule, heaps.map(BigInt), budget).tame]).toEqual([
          heaps,
          allOfNim(heaps),
        ])
    },
  )

  test('says how far it came where it is too much work', () => {
    const find = () => genusOf(codeOf('octal 0.77'), [40n], { table: 1, search: 10_000 })
    expect(find).toThrow(BeyondBudget)
    expect(find).toThrow(/genera of [1-9]\d* positions/)
  })
})
