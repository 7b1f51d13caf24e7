import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Form, Forms } from '../src/forms/forms.ts'
import { formText } from '../src/forms/text/write.ts'
import {
  BeyondBudget,
  discoverPartizan,
  explainPartizan,
  parseAny,
  partizanDiscoveryWords,
  rule,
  solvePartizan,
  tabulateWinners,
} from '../src/index.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import type { PartizanRule } from '../src/rules/rule.ts'
import { HeapOutcomes } from '../src/values/partizan/heap-outcomes.ts'
import { PartizanTable } from '../src/values/partizan/heap-table.ts'
import { rows } from './forms-reader.ts'
import { gameOf, plain, ruleOf } from './partizan-heap-forms.ts'

const BUDGET = { table: 20_000_000, search: 100_000 }

/** The rules of `L{1 3} R{2}` and `L0.37 R4.1`, which may be the same for both players. */
function rulesOf(params: string): PartizanRule {
  const [, left = '', right = ''] = /^L(.*) R(.*)$/.exec(params) ?? []
  const side = (text: string) => {
    const known = rule(text.startsWith('{') ? `take ${text.replaceAll(' ', ',')}` : `octal ${text}`)
    if (known.kind === 'counters') throw new Error(text)
    return known
  }
  return { kind: 'partizan', left: side(left), right: side(right) }
}

describe('values computed by another program', () => {
  test.each([
    ['subtraction.csv', 784],
    ['octal.csv', 268],
  ])('%s', (file, count) => {
    const list = rows(file)
    expect(list.length).toBe(count)
    const tables = new Map<string, PartizanTable>()
    for (const { params = '', position = '', ...row } of list) {
      const table = tables.get(params) ?? new PartizanTable(rulesOf(params))
      tables.set(params, table)
      const { forms } = table
      const heap = Number(position)
      table.extend(heap, BUDGET)
      const form = table.at(heap)
      const after = (mover: 'left' | 'right', wins: (value: Form) => boolean) => {
        const options = [...optionsOf(table.rule[mover], BigInt(heap))]
        const won = options.filter((heaps) => wins(forms.sum(heaps.map((h) => table.at(h)))))
        return [...new Set(won.map((heaps) => gameText(heaps)))].sort()
      }
      const { left_wins = '', right_wins = '' } = row
      const listed = (texts: string) => texts.split(';').filter(Boolean).sort()
      expect(
        { ...row, left_wins: listed(left_wins), right_wins: listed(right_wins) },
        `${params}: ${position}`,
      ).toMatchObject({
        outcome: forms.outcome(form),
        ...(row.value !== '' && { value: formText(forms, form) }),
        left_wins: after('left', (value) => forms.atMost(forms.zero, value)),
        right_wins: after('right', (value) => forms.atMost(value, forms.zero)),
      })
    }
  })
})

/** Heaps as a game of them prints them. */
function gameText(heaps: readonly bigint[]): string {
  const { rules } = gameOf('left take {1} right take {2}')
  return rules.print(rules.parse(heaps.join(' ')))
}

describe('tables', () => {
  test.each([
    'left take odd right take 2^k',
    'left split right take any',
    'left split unequal right take {1,2}',
    'left hex 0.8 right octal 4.3',
    'left take {1,2} then may split right take 1..n/2',
  ])('%s has the forms of its definition', (text) => {
    const table = new PartizanTable(ruleOf(text))
    table.extend(18, BUDGET)
    const { forms } = table
    expect(Array.from({ length: 19 }, (_, n) => table.at(n))).toEqual(plain(table.rule, 18, forms))
  })

  const amounts = fc
    .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 })
    .map((list) => list.sort((a, b) => a - b))

  test('a period that is proved holds in a longer table of the definition', () => {
    let [proved, rising] = [0, 0]
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        fc.pre(`${left}` !== `${right}`)
        const both = ruleOf(`left take {${left}} right take {${right}}`)
        const table = new PartizanTable(both, new Forms(1 << 20))
        table.extend(300, BUDGET)
        const { period, forms } = table
        if (!period) return
        proved++
        if (period.saltus !== forms.zero) rising++
        const last = period.from + 3 * period.length + 100
        for (const [n, form] of plain(both, last, forms).entries())
          expect(table.at(n), `heap ${n}`).toBe(form)
      }),
      { numRuns: 60, seed: 4 },
    )
    expect(proved).toBeGreaterThan(20)
    expect(rising).toBeGreaterThan(3)
  })

  test('a period of rules that split holds in a longer table of the definition', () => {
    let rising = 0
    for (const left of ['0.1', '0.4', '0.2', '0.01', '0.7'])
      for (const right of ['0.5', '0.6', '0.7', '0.37', '0.15']) {
        if (left === right) continue
        const both = ruleOf(`left octal ${left} right octal ${right}`)
        const table = new PartizanTable(both, new Forms(1 << 16))
        try {
          table.extend(100, { table: 1_000_000, search: 1 })
        } catch (error) {
          expect(error).toBeInstanceOf(BeyondBudget)
        }
        const { period, forms } = table
        if (!period) continue
        if (period.saltus !== forms.zero) rising++
        const last = period.checkedTo + 2 * period.length + 30
        for (const [n, form] of plain(both, last, forms).entries())
          expect(table.at(n), `${left} ${right}: heap ${n}`).toBe(form)
      }
    expect(rising).toBeGreaterThan(8)
  })

  test.each([
    ['left take {1,2} right take {2,3}', 4, 0, '0'],
    ['left take {1} right take {4,5}', 1, 19, 'v*'],
    ['left take {2,4} right take {2}', 2, 2, '^*'],
    ['left take {1} right octal 0.0', 1, 0, '1'],
    ['left octal 0.3 right octal 0.07', 3, 0, '0'],
  ])('%s', (text, length, from, saltus) => {
    const table = new PartizanTable(ruleOf(text))
    table.extend(1_000_000, BUDGET)
    const { period, forms } = table
    expect(period && formText(forms, period.saltus)).toBe(saltus)
    expect(period).toMatchObject({ length, from })
    expect(table.size).toBeLessThan(1000)
    // far beyond what was computed
    const n = BigInt(from) + BigInt(length) * 10n ** 12n
    expect(forms.asSimple(table.at(n))?.ups ?? 0).toBe(
      (forms.asSimple(table.at(from))?.ups ?? 0) +
        10 ** 12 * (forms.asSimple(period?.saltus ?? 0)?.ups ?? 0),
    )
  })

  test('where the values grow in another way a table goes as far as asked, or says how far', () => {
    const both = ruleOf('left take {1,3} right take {2}')
    const table = new PartizanTable(both)
    table.extend(5000, BUDGET)
    expect([table.size, table.period]).toEqual([5001, undefined])
    const told: number[] = []
    const small = { table: 200_000, search: 1000, progress: (share: number) => told.push(share) }
    expect(() => new PartizanTable(both).extend(1_000_000, small)).toThrow(/reach 1000000/)
    expect(told.length).toBeGreaterThan(0)
  })
})

test('a heap of any size is solved by the period', () => {
  const { game, position } = parseAny('left take {1} right take {4,5}: 1000000000019 7')
  if (!game.partizan) throw new Error('impartial')
  const { outcome, forms, value, evidence } = solvePartizan(game, position)
  expect([outcome, value !== undefined && formText(forms, value)]).toEqual([
    'L',
    '1v1000000000000*',
  ])
  expect(evidence).toMatchObject({ kind: 'theorem' })
})

describe('who wins a heap', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })

  test('is what plain search finds, in either convention, and goes on as was proved', () => {
    let proved = 0
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (left, right, misere) => {
        fc.pre(`${left}` !== `${right}`)
        const set = (list: number[]) => [...list].sort((a, b) => a - b)
        const both = ruleOf(`left take {${set(left)}} right take {${set(right)}}`)
        const heaps = HeapOutcomes.of(both, misere ? 'misere' : 'normal')
        if (!heaps) throw new Error('the rule never splits')
        const wins = { left: [] as boolean[], right: [] as boolean[] }
        for (let n = 0; n < 400; n++) {
          for (const [mover, other, takes] of [
            ['left', 'right', left],
            ['right', 'left', right],
          ] as const) {
            const rests = takes.filter((take) => take <= n).map((take) => n - take)
            wins[mover][n] = rests.length === 0 ? misere : rests.some((rest) => !wins[other][rest])
          }
          const letter = wins.left[n] ? (wins.right[n] ? 'N' : 'L') : wins.right[n] ? 'R' : 'P'
          expect(heaps.at(BigInt(n), BUDGET), `${left} ${right}: ${n}`).toBe(letter)
        }
        if (heaps.period) proved++
      }),
      { numRuns: 100 },
    )
    expect(proved).toBeGreaterThan(90)
  })

  test('is found to repeat where values are not', () => {
    const found = discoverPartizan(gameOf('left take {2,3} right take {1,3}'), {
      table: 100_000_000,
      search: 1000,
    })
    expect(found).toMatchObject({ status: 'proved', outcomes: { from: 4, letters: 'R' } })
    expect(partizanDiscoveryWords(found).en).toMatch('it is proved that from n = 4 on Right wins.')
    const repeats = discoverPartizan(gameOf('left take {1,2} right take {2,3}'))
    expect(repeats.outcomes).toBeUndefined()
  })

  test('is tabulated in misère play, where it is found to repeat', () => {
    const game = gameOf('misere left take {1} right take {2}')
    const cell = tabulateWinners(game, [12])
    // 0 and 1 leave Right without a move, and 0 Left
    const letters = Array.from({ length: 13 }, (_, n) => cell(n))
    const wins = (n: number, take: number, other: number): boolean =>
      n < take || !wins(n - take, other, take)
    expect(letters).toEqual(
      letters.map((_, n) => {
        const [left, right] = [wins(n, 1, 2), wins(n, 2, 1)]
        return left ? (right ? 'N' : 'L') : right ? 'R' : 'P'
      }),
    )
    const found = discoverPartizan(game)
    const { from, letters: period } = found.outcomes ?? { from: 0, letters: '?' }
    expect(found.status).toBe('proved')
    expect(found.values.slice(0, 13)).toEqual(letters)
    expect(letters.slice(from)).toEqual(
      letters.slice(from).map((_, i) => period[i % period.length]),
    )
    expect(partizanDiscoveryWords(found).en).toMatch(/^In misère play .* period 3 from n = 0 on/)
    expect(() => discoverPartizan(gameOf('misere left octal 0.7 right octal 0.3'))).toThrow('split')
    const board = gameOf('misere domineering')
    expect(() => tabulateWinners(board, [3])).toThrow('has no table')
  })

  test('is told where its value is out of reach, and why', () => {
    for (const [text, outcome, said] of [
      ['left take {2,3} right take {1,3}: 1000000', 'R', 'period 1 from 4 on'],
      ['misere left take {2,3} right take {1,3}: 1000000', 'L', 'In misère play'],
    ] as const) {
      const { game, position } = parseAny(text)
      if (!game.partizan) throw new Error('impartial')
      const verdict = solvePartizan(game, position)
      expect(verdict).toMatchObject({ outcome, evidence: { kind: 'theorem' } })
      expect(verdict.value).toBeUndefined()
      expect(explainPartizan(verdict).en).toMatch(said)
      const won = outcome === 'R' ? verdict.right : verdict.left
      const rests = outcome === 'R' ? ['999999', '999997'] : ['999998', '999997']
      expect(Array.from(won, ({ to }) => game.rules.print(to))).toEqual(rests)
    }
  })
})
