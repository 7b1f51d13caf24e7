import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../src/formula/evaluate.ts'
import { formulaFromJson, formulaToJson } from '../src/formula/json.ts'
import type { Formula } from '../src/formula/tree.ts'
import { type Certificate, check, discover, entries, parse } from '../src/index.ts'
import type { Discovery } from '../src/know/discovery.ts'
import { optionsOf } from '../src/rules/heaps.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../src/rules/rule.ts'

const budget = { table: 20_000_000, search: 100_000 }

/** The values of the heaps 0..last by the plain definition. */
function plainValues(rule: HeapRule | CodeRule, last: number): number[] {
  const values: number[] = []
  for (let n = 0; n <= last; n++) {
    const seen = new Set<number>()
    for (const heaps of optionsOf(rule, BigInt(n)))
      seen.add(heaps.reduce((xor, heap) => xor ^ (values[Number(heap)] as number), 0))
    let value = 0
    while (seen.has(value)) value++
    values.push(value)
  }
  return values
}

/** What a formula says of the heaps 0..last. */
const upTo = (f: Formula, last: number) =>
  Array.from({ length: last + 1 }, (_, n) => evaluate(f, { vars: { n: BigInt(n) } }))

/** The certificate of a discovery as it is read from a file. */
const written = ({ certificate }: Discovery) =>
  JSON.parse(JSON.stringify(certificate)) as Certificate & { claim: { formula?: unknown } }

/** All that is said to be proved: the certificate holds it, the checker and the rule agree. */
function confirm(found: Discovery, rule: HeapRule | CodeRule): void {
  const json = written(found)
  const result = check(json)
  if (!result.valid) expect.fail(`${json.game}: ${result.words.en}`)
  expect(json.claim.formula !== undefined, json.game).toBe(found.formula !== undefined)
  if (!found.formula) return
  expect(formulaToJson(formulaFromJson(json.claim.formula))).toEqual(json.claim.formula)
  expect(json.claim.formula).toEqual(JSON.parse(JSON.stringify(formulaToJson(found.formula))))
  const values = plainValues(rule, 120)
  expect(upTo(found.formula, 120)).toEqual(values.map(BigInt))
}

const someOf = (most: number, size: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: size })
const digits = fc.string({ unit: fc.constantFrom(...'01234567'), minLength: 1, maxLength: 3 })
const infinite = fc.constantFrom('odd', 'even', 'not {1,4}', '2^k', '3^k', 'squares', 'primes')

/** Rules of all kinds that have certificates. */
const texts = fc.oneof(
  someOf(14, 4).map((set) => `take {${set}}`),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 20 }))
    .map(([from, more]) => `take ${from}..${from + more}`),
  someOf(9, 4).map((set) => `take not {${set}}`),
  fc.tuple(someOf(9, 3), infinite).map(([set, part]) => `take {${set}} or ${part}`),
  digits.map((d) => `octal 0.${d}`),
  digits.map((d) => `octal 4.${d}`),
  someOf(5, 3).map((set) => `take {${set}} or split`),
)

describe('every formula that is shown as proved is confirmed by the checker', () => {
  test('in the catalogue', () => {
    let proved = 0
    for (const { examples } of entries)
      for (const example of examples) {
        const { game } = parse(example)
        const { rule } = game
        if (!rule || !isHeapRule(rule) || game.convention !== 'normal') continue
        const found = discover(game, budget)
        if (found.status !== 'proved') continue
        confirm(found, rule)
        proved++
      }
    expect(proved).toBeGreaterThan(15)
  })

  test('of rules of all kinds', () => {
    const kinds = new Map<string, number>()
    fc.assert(
      fc.property(texts, (text) => {
        const { game } = parse(text)
        const { rule } = game
        if (!rule || !isHeapRule(rule)) throw new TypeError(text)
        const found = discover(game, budget)
        if (found.status !== 'proved') return
        confirm(found, rule)
        const kind = found.certificate?.kind ?? ''
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }),
      { numRuns: 300 },
    )
    expect([...kinds.keys()].sort()).toEqual([
      'all-but',
      'octal',
      'progressions',
      'residues',
      'subtraction',
    ])
    expect([...kinds.values()].reduce((a, b) => a + b)).toBeGreaterThan(200)
  })
})

/** All formulas as plain data in which one number is another one. */
function* changed(json: unknown): Generator<unknown> {
  if (typeof json === 'number') yield* [json + 1, json - 1]
  else if (typeof json === 'string' && /^-?\d+$/.test(json))
    yield* [`${Number(json) + 1}`, `${Number(json) - 1}`, `${2 * Number(json) + 3}`]
  else if (Array.isArray(json))
    for (const [i, item] of json.entries())
      for (const other of changed(item)) yield (json as unknown[]).with(i, other)
  else if (typeof json === 'object' && json !== null)
    for (const [key, item] of Object.entries(json))
      for (const other of changed(item)) yield { ...json, [key]: other }
}

describe('a single other number in the formula is found', () => {
  test.each([
    'take 1..4',
    'take 3..7',
    'take {1,4}',
    'take {1,3,4}',
    'take 2^k',
    'take {1} or even',
    'take not {2,3,7}',
    'nim',
    'octal 0.77',
    'octal 0.137',
    'take {2,5,7}',
    'split',
    'take any or split',
    'take evil',
  ])('%s', (text) => {
    const found = discover(parse(text).game, budget)
    const json = written(found)
    expect(check(json)).toMatchObject({ valid: true })
    const own = upTo(formulaFromJson(json.claim.formula), 2999)
    let changes = 0
    for (const formula of changed(json.claim.formula)) {
      changes++
      if (!check({ ...json, claim: { ...json.claim, formula } }).valid) continue
      // another number that says the same
      expect(upTo(formulaFromJson(formula), 2999)).toEqual(own)
    }
    if (text !== 'nim') expect(changes).toBeGreaterThan(1)
  })
})
