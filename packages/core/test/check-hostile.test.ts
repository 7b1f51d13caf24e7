import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Certificate, check, expectedBudget } from '../src/index.ts'
import { HOSTILE } from './certificates/hostile.ts'
import { changes, claimed, goingOn, SMALL } from './certificates/positions.ts'
import { certificate, claimOf } from './certificates/samples.ts'
import { VALID } from './certificates/valid.ts'
import { cpuTime, expectInTime } from './cpu.ts'

describe('any JSON value', () => {
  test('has a verdict', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
        expect(check(json).valid).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  test('has a verdict in the place of any part of a certificate', () => {
    const short = [...VALID, ...SMALL].filter((json) => JSON.stringify(json).length < 700)
    const part = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.integer({ min: -3, max: 300 }),
      fc.constantFrom(
        'nim',
        'take odd',
        'take {1,2} or split',
        'octal 0.7',
        'hex C.8',
        'left octal 0.6 right take {1,2}',
        'domineering',
        '..|..',
        '{1|-1}',
        2 ** 53 - 1,
        1e300,
      ),
    )
    const claims = ['period', 'preperiod', 'saltus', 'maxValue', 'values', 'formula']
      .concat(['positions', 'value', 'outcome'])
      .map((x) => `claim.${x}`)
    const proofs = ['at', 'reach', 'mask', 'parity']
      .concat(['depth', 'met', 'left', 'right', 'first', 'sum'])
      .map((x) => `proof.${x}`)
    const path = fc.constantFrom('game', 'kind', 'claim', 'proof', ...claims, ...proofs)
    const changes = fc.array(fc.tuple(path, part), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...short), changes, (sample, list) => {
        const json = JSON.parse(JSON.stringify(sample)) as Record<string, Record<string, unknown>>
        for (const [where, value] of list) {
          const [first = '', second] = where.split('.')
          const inner = json[first]
          if (second === undefined) Object.assign(json, { [first]: value })
          else if (typeof inner === 'object' && inner !== null) inner[second] = value
        }
        expect(typeof check(json).valid).toBe('boolean')
      }),
      { numRuns: 3000 },
    )
  })

  const claim = { period: 1, preperiod: 4e8, saltus: 0, maxValue: 0 }
  const HUGE: [words: RegExp, json: unknown][] = [
    [
      /needs .* values/,
      certificate('octal 0.6', 'octal', { ...claim, preperiod: 2 ** 53 - 1 }, {}),
    ],
    [/needs .* values/, certificate('octal 0.6', 'octal', { ...claim, period: 1e9 }, { mask: 1 })],
    [/claims more than/, certificate('octal 0.6', 'octal', claim, {})],
    [/claims more than/, certificate('hex 0.8', 'octal', { ...claim, preperiod: 1e5 }, {})],
    [/claims more than/, certificate('take 1..9999', 'subtraction', claim, {})],
    [/amounts up to/, certificate('take {1,99999999}', 'subtraction', claim, {})],
    [/needs .* values/, certificate('take {1,999999999999999}', 'subtraction', claim, {})],
    [/amounts up to/, certificate('take 1..99999999 then may split', 'octal', claim, {})],
    [/amounts up to/, certificate('take not {999999999999}', 'all-but', claim, { at: 5e8 })],
    [/needs .* values/, certificate('nim', 'all-but', { ...claim, period: 1e9 }, { at: 4e8 })],
    [
      /needs .* values/,
      certificate('take odd', 'residues', claimOf([0, 1], { period: 2, preperiod: 0 }), {
        reach: [[], [2 ** 53 - 1]],
      }),
    ],
    [
      /claims more than/,
      certificate('take odd', 'residues', claimOf([0, 1], { period: 2, preperiod: 0 }), {
        reach: [[], [9_999_999]],
      }),
    ],
    [/^No certificate is about the rule/, certificate('take 1'.repeat(1e6), 'octal', claim, {})],
    [
      /^No certificate is about the rule/,
      certificate(`take {${'1,'.repeat(9e4)}}`, 'octal', claim, {}),
    ],
    [/at most 1000 games/, claimed(Array(20_000).fill('nim').join(' + '), '1', '0')],
    [/is not a position/, claimed('domineering', '.'.repeat(5000), '0')],
    [/is not a position/, claimed('cutcake', '1x99999', '0')],
    [/is not a position/, claimed('nim', '9'.repeat(3000), '0')],
    [/is not the text of a value/, claimed('nim', '1', `{${'0,'.repeat(4000)}0|1}`)],
    [/is not the text of a value/, claimed('nim', '1', '0'.repeat(20_000))],
    [/does not fit|is not the text/, claimed('nim', '1', '{'.repeat(9999))],
    [/does not fit|is not the text/, claimed('nim', '1', `${'+-'.repeat(4999)}1`)],
    [/Not every move/, claimed('nim', '1', `${'{9|'.repeat(2400)}1${'}'.repeat(2400)}`)],
    [/Not every move/, claimed('nim', '1', '9'.repeat(9999))],
    [
      /must list 1000000001 values/,
      {
        ...goingOn('left take {1} right octal 0.0', '1', ['0'], { depth: 0 }),
        claim: { period: 1e9, preperiod: 1, saltus: '1', values: ['0'] },
      },
    ],
    [/needs proof.depth/, goingOn('left take {1} right octal 0.0', '1', ['0'], { depth: 9 })],
    [/is not the least/, goingOn('left take {1} right octal 0.0', '1', ['0'], { depth: 8 })],
  ]
  test.each(HUGE)('that asks for too much is refused at once: %s', (words, json) => {
    const start = cpuTime()
    const result = check(json)
    expect(result.valid ? 'valid' : result.words.en).toMatch(words)
    expectInTime(cpuTime() - start, 5000)
  })

  test.each(HOSTILE)('that would keep it busy is given up within its budget: %s', (_, json) => {
    const start = cpuTime()
    const result = check(json(), { budget: 0.01 })
    expect(result).toMatchObject({ valid: false, beyond: {} })
    expect(result).toHaveProperty('words.zh')
    expectInTime(cpuTime() - start, 8000)
  })

  test.each(SMALL.map((json) => [json.game, json.kind, json] as const))(
    'with any change is refused: %s, %s',
    (_, __, json) => {
      expect(check(json).valid).toBe(true)
      let tried = 0
      for (const other of changes(json)) {
        if (JSON.stringify(other) === JSON.stringify(json)) continue
        tried++
        if (check(other, { budget: 0.01 }).valid) expect.fail(JSON.stringify(other))
      }
      expect(tried).toBeGreaterThan(200)
    },
  )

  test('a valid one is not called invalid where the budget is too small, and says which would do', () => {
    const json = VALID.find(({ game }) => game === 'octal 0.356')
    const result = check(json, { budget: 0.000005 })
    expect(result).toMatchObject({
      valid: false,
      words: { en: 'The certificate claims more than the check may compute.' },
    })
    const needed = result.valid ? 0 : (result.beyond?.needed ?? 0)
    expect(needed).toBeGreaterThan(0.000005)
    expect(check(json, { budget: 2 * needed })).toMatchObject({ valid: true })
    expect(check({ ...json, game: 'octal 0.357' }, { budget: 1 })).not.toHaveProperty('beyond')
  })

  test.each(['octal 0.356', 'octal 0.77', 'take {2,5,7}', 'nim'])(
    'tells at its beginning what its check will take: %s',
    (game) => {
      const json = VALID.find((sample) => sample.game === game) as unknown as Certificate
      const expected = expectedBudget(json)
      expect(expected).toBeLessThan(0.1)
      expect(check(json, { budget: 2 * expected + 0.002 })).toMatchObject({ valid: true })
    },
  )

  test('tells of a check that takes longer than usual', () => {
    const long = certificate('take 1..9999', 'subtraction', { ...claim, preperiod: 1e7 }, {})
    const expected = expectedBudget(long as unknown as Certificate)
    expect(expected).toBeGreaterThan(10)
    expect(expected).toBeLessThan(11)
    const late = { ...claim, preperiod: 10_000_000, period: 100_000 }
    const slow = expectedBudget(
      certificate('octal 0.6', 'octal', late, { mask: 1 }) as unknown as Certificate,
    )
    expect(slow).toBeGreaterThan(1)
  })

  test('lets its check be watched, and stopped', () => {
    const json = VALID.find(({ game }) => game === 'octal 0.356')
    const seen: number[] = []
    expect(check(json, { progress: (done) => seen.push(done) }).valid).toBe(true)
    expect(seen.length).toBeGreaterThan(5)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBeLessThanOrEqual(1)
    const stop = () => {
      throw new Error('stop')
    }
    expect(() => check(json, { progress: stop })).toThrow('stop')
  })
})

describe('the checker', () => {
  const source = fileURLToPath(new URL('../src', import.meta.url))
  const folder = join(source, 'certify', 'check')
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))

  /** What a file imports, by any form of import. */
  const imports = (file: string) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g),
    ].map(([, path = '']) => path)

  test('imports nothing but itself, a kernel of its own, the form of a certificate and the two languages', () => {
    expect(files).toContain('check.ts')
    expect(files).toContain(join('partizan', 'values.ts'))
    const outside = ['certify/certificate.ts', 'model/words.ts']
    for (const name of files) {
      const file = join(folder, name)
      for (const path of imports(file)) {
        if (path === '@nimber/kernels') continue
        expect(path, name).toMatch(/^\.\.?\//)
        const target = relative(source, join(dirname(file), path))
        if (!files.includes(relative('certify/check', target)))
          expect(outside, `${name}: ${path}`).toContain(target)
      }
    }
    for (const name of outside) expect(imports(join(source, name)), basename(name)).toEqual([])
    // of the kernels one alone, which no other part of the project uses
    const kernels = fileURLToPath(new URL('../../kernels/', import.meta.url))
    const taken = files.flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return [...text.matchAll(/import \{([^}]*)\} from '@nimber\/kernels'/g)].flatMap(
        ([, names = '']) => names.split(',').map((one) => one.trim()),
      )
    })
    expect(taken).toEqual(['LARGEST_SPLIT', 'LONGEST_SPLIT', 'SplitValues'])
    expect(imports(join(kernels, 'src/check/split-values.ts'))).toEqual([
      '../generated/check.ts',
      '../hex.ts',
    ])
    for (const name of readdirSync(join(kernels, 'assembly/check')))
      for (const path of imports(join(kernels, 'assembly/check', name)))
        expect(path, name).toMatch(/^\.\/\w+$/)
  })
})
