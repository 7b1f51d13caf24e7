import { describe, expect, test } from 'vitest'
import { check } from '../src/index.ts'
import { codeOptions, valuesOf } from './certificates/samples.ts'
import { VALID } from './certificates/valid.ts'

type Json = Record<string, unknown>
const NUMBERS = ['period', 'preperiod', 'saltus', 'maxValue']
const KINDS = ['octal', 'subtraction', 'all-but', 'progressions', 'residues']
const samples = VALID.map((json) => JSON.parse(JSON.stringify(json)) as Json & { claim: Json })

/** Other things that a field with this value might hold. */
function others(value: unknown): unknown[] {
  const n = Number(value)
  const numbers = [
    n + 1,
    n - 1,
    2 * n,
    Math.floor(n / 2),
    0,
    1,
    -n,
    n + 0.5,
    n * 10,
    2 ** 53,
    n ^ 2,
    3 * n,
  ]
  return [...numbers, null, String(value), [value], true, {}]
}

/** All single changes of a claim: of a number, of a listed value, of the fields there are. */
function* claims(claim: Json): Generator<Json> {
  for (const name of NUMBERS) {
    for (const other of others(claim[name])) yield { ...claim, [name]: other }
    for (const second of NUMBERS) yield { ...claim, [name]: claim[second], [second]: claim[name] }
    yield Object.fromEntries(Object.entries(claim).filter(([key]) => key !== name))
  }
  yield { ...claim, more: 1 }
  const values = claim.values as number[] | undefined
  if (!values) {
    yield { ...claim, values: [] }
    return
  }
  yield { ...claim, values: [...values, values[0]] }
  yield { ...claim, values: values.slice(1) }
  yield { ...claim, values: values.slice(0, -1) }
  for (const [i, value] of values.entries()) {
    for (const other of [value + 1, value - 1, value ^ 2, 2 * value + 1, null, `${value}`])
      yield { ...claim, values: values.with(i, other as number) }
    if (i > 0)
      yield { ...claim, values: values.with(i, values[i - 1] as number).with(i - 1, value) }
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

describe('a single change', () => {
  let changes = 0

  test.each(samples.map((json) => [json.game, json.kind, json] as const))(
    'of the claim about %s (%s) is found',
    (_, __, json) => {
      for (const claim of claims(json.claim)) {
        if (same(claim, json.claim)) continue
        changes++
        if (check({ ...json, claim }).valid) expect.fail(JSON.stringify(claim))
      }
    },
  )

  test('of the kind is found', () => {
    for (const json of samples)
      for (const kind of KINDS) {
        if (kind === json.kind) continue
        changes++
        expect(check({ ...json, kind }).valid).toBe(false)
      }
  })

  test('of the game is found, unless all values stay the same', () => {
    for (const json of samples)
      for (const { game, claim } of samples) {
        changes++
        const { valid } = check({ ...json, game })
        if (valid) expect(claim).toEqual(json.claim)
      }
  })

  test('of the code of Kayles is found, unless all values stay the same', () => {
    const kayles = samples.find(({ game }) => game === 'octal 0.77')
    const values = valuesOf(codeOptions('0.77'), 300)
    for (let code = 1; code < 0o1000; code++) {
      const digits = code.toString(8).padStart(3, '0').replace(/0+$/, '')
      changes++
      if (check({ ...kayles, game: `octal 0.${digits}` }).valid)
        expect(valuesOf(codeOptions(`0.${digits}`), 300)).toEqual(values)
    }
  })

  test('of the format is found', () => {
    for (const json of samples) {
      for (const key of Object.keys(json)) {
        const rest = Object.fromEntries(Object.entries(json).filter(([name]) => name !== key))
        expect(check(rest).valid).toBe(false)
        // without its mask the check of a code is slower, and says the same
        for (const other of [null, 0, 2, '', 'x', [], {}, [json[key]], { [key]: json[key] }])
          if (
            !same(other, json[key]) &&
            !(json.kind === 'octal' && key === 'proof' && same(other, {}))
          )
            expect(check({ ...json, [key]: other }).valid, `${key} ${JSON.stringify(other)}`).toBe(
              false,
            )
      }
      expect(check({ ...json, more: 1 }).valid).toBe(false)
    }
  })

  test('was tried thousands of times', () => {
    expect(changes).toBeGreaterThan(10_000)
  })
})

describe('a change of the proof', () => {
  // the claim stays true, so what matters is that the check ends with a verdict
  test('of a state is refused or another place where it returns', () => {
    for (const json of samples) {
      const { at } = json.proof as { at?: number }
      if (at === undefined) continue
      for (const other of others(at)) expect(check({ ...json, proof: { at: other } })).toBeDefined()
      const after = check({ ...json, proof: { at: at + 1 } })
      expect(after.valid).toBe(true)
    }
  })

  test('of a named amount is refused unless it leads to the same value', () => {
    let misses = 0
    for (const json of samples) {
      const { reach } = json.proof as { reach?: number[][] }
      for (const [r, row] of (reach ?? []).entries())
        for (const [v, t] of row.entries())
          for (const other of others(t)) {
            const proof = { reach: reach?.with(r, row.with(v, other as number)) }
            const values = json.claim.values as number[]
            const to = (((r - Number(other)) % values.length) + values.length) % values.length
            if (check({ ...json, proof }).valid) expect(values[to]).toBe(v)
            else if (values[to] === v) misses++
          }
    }
    // the same residue, but no amount of the rule
    expect(misses).toBeGreaterThan(0)
  })
})
