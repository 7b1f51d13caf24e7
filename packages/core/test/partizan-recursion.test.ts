import { describe, expect, test } from 'vitest'
import { Forms } from '../src/forms/forms.ts'
import { formText } from '../src/forms/text/write.ts'
import {
  check,
  claimWords,
  discoverPartizan,
  explainPartizan,
  partizanDiscoveryWords,
  solvePartizan,
  tabulatePartizan,
} from '../src/index.ts'
import { HeapOptions } from '../src/values/partizan/heap-options.ts'
import { HeapOrder } from '../src/values/partizan/heap-order.ts'
import { PartizanTable } from '../src/values/partizan/heap-table.ts'
import { gameOf, plain, ruleOf } from './partizan-heap-forms.ts'

const BUDGET = { table: 200_000_000, search: 100_000 }

/** All pairs of different sets of amounts up to a largest. */
function pairsUpTo(most: number): string[] {
  const sets = Array.from({ length: 2 ** most - 1 }, (_, i) =>
    Array.from({ length: most }, (_, bit) => bit + 1).filter((a) => ((i + 1) >> (a - 1)) & 1),
  )
  return sets.flatMap((left, i) =>
    sets.slice(i + 1).map((right) => `left take {${left}} right take {${right}}`),
  )
}

const NESTED = [
  'left take {1} right take {2,3,4}',
  'left take {2,3} right take {1,3}',
  'left take {1,3} right take {2,3}',
  'left take {2,5} right take {3,5}',
  'left take {1,5} right take {2,5}',
  'left take {3,4,5} right take {1,3,4,5}',
  'left take {1,2,4} right take {2,3,4}',
  'left take {5} right take {4,5}',
  'left take {2,3,9} right take {1,6,7}',
  'left octal 0.13 right take {2,3}',
]

const LONG = Number(process.env.NIMBER_RUNS ?? 1) > 1

describe('canonical forms by smaller heaps', () => {
  test.each(LONG ? [...NESTED, ...pairsUpTo(4)] : NESTED)('%s', (text) => {
    const rule = ruleOf(text)
    const forms = new Forms()
    const table = new PartizanTable(rule, forms)
    table.extend(200, BUDGET)
    const values = plain(rule, 200, forms)
    expect(table.period !== undefined || table.recursion !== undefined).toBe(true)
    for (const [n, value] of values.entries()) expect(table.at(n), `${n}`).toBe(value)
    const { certificate, status } = discoverPartizan(gameOf(text), BUDGET)
    expect(status).toBe('proved')
    expect(check(JSON.parse(JSON.stringify(certificate)))).toMatchObject({ valid: true })
  })

  test('of all rules with amounts up to 3 are proved, and right as far as 70', () => {
    const pairs = pairsUpTo(3)
    expect(pairs).toHaveLength(21)
    for (const text of pairs) {
      const rule = ruleOf(text)
      const forms = new Forms()
      const table = new PartizanTable(rule, forms)
      table.extend(70, BUDGET)
      expect(table.period ?? table.recursion, text).toBeDefined()
      for (const [n, value] of plain(rule, 70, forms).entries())
        expect(table.at(n), `${text}: ${n}`).toBe(value)
    }
  })

  test('rest on the order of heaps, which is that of their values', () => {
    for (const text of NESTED) {
      const rule = ruleOf(text)
      const forms = new Forms()
      const values = plain(rule, 40, forms)
      const order = new HeapOrder({
        left: new HeapOptions(rule.left),
        right: new HeapOptions(rule.right),
      })
      order.extend(41)
      for (const [i, g] of values.entries())
        for (const [j, h] of values.entries())
          expect(order.atMost(i, j), `${text}: ${i} ${j}`).toBe(forms.atMost(g, h))
    }
  })
})

describe('forms that nest without end', () => {
  const text = 'left take {1} right take {2,3,4}'

  test('are found out about', () => {
    const found = discoverPartizan(gameOf(text), BUDGET)
    expect(found).toMatchObject({
      status: 'proved',
      recursion: { from: 2, forms: ['{G(n-1)|0}'] },
      certificate: {
        kind: 'recursion',
        claim: {
          period: 1,
          preperiod: 2,
          forms: [
            [[], []],
            [[0], []],
            [[-1], [0]],
          ],
        },
      },
    })
    expect(found.period).toBeUndefined()
    expect(partizanDiscoveryWords(found).zh).toMatch('标准形自 2 起也重复')
    expect(found.certificate && claimWords(found.certificate).en).toMatch('period 1 from n = 2 on')
  })

  test('are told by smaller heaps, for heaps of any size', () => {
    const heap = 10n ** 18n
    const verdict = solvePartizan(gameOf(text), [heap])
    expect(verdict).toMatchObject({ outcome: 'R', recursion: '{G(999999999999999999)|0}' })
    expect(Array.from(verdict.right, ({ to }) => to)).toEqual([
      [heap - 2n],
      [heap - 3n],
      [heap - 4n],
    ])
    expect(explainPartizan(verdict).en).toMatch('The canonical form is {G(999999999999999999)|0}')
    expect(explainPartizan(verdict).en).not.toMatch('beyond the budget')
    const near = solvePartizan(gameOf(text), [1000n])
    expect(near.recursion).toBe('{G(999)|0}')
    expect(near.value).toBeDefined()
    expect(near.evidence).toMatchObject({ kind: 'theorem' })
  })

  test('are tabulated as far as one likes', () => {
    const last = 20_000
    const table = tabulatePartizan(gameOf(text), [last], BUDGET)
    table.cell(last)
    const texts = table.texts(60)
    const list = Array.from({ length: last + 1 }, (_, n) => texts(n, table.cell(n)))
    expect(list.slice(0, 5)).toEqual(['0', '1', '{1|0}', 'miny(1)', '{miny(1)|0}'])
    expect(list[last]).toBe('{G(19999)|0}')
    for (const [n, name] of list.entries())
      if (n < 17) expect(name).toBe(formText(table.forms, table.cell(n)))
  })
})
