import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, nimber } from './run.ts'

const RULE = 'left take {1} right take {4,5}'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimber-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('discover says how the values go on, in both languages', async () => {
  const text = await answer(['discover', RULE])
  expect(text).toContain('Proved (certificate: partizan)')
  expect(text).toContain('period 1 from n = 19, adding v* each time')
  expect(await answer(['discover', '左取 {1} 右取 {4,5}', '--lang', 'zh'])).toContain(
    '自 n = 19 起周期为 1，每周期加上 v*',
  )
  const json = JSON.parse(await answer(['discover', '--json', 'left take {1,2} right take {2,3}']))
  expect(json).toEqual({
    game: 'left take {1,2} right take {2,3}',
    status: 'proved',
    formula: null,
    period: 4,
    preperiod: 0,
    saltus: '0',
    maxValue: null,
    checkedTo: 7,
    certificate: 'partizan',
    values: ['0', '1', '{1|0}', '{1,{1|0}|0}'],
  })
})

test('values that grow are told briefly, and who wins is proved', async () => {
  const rule = 'left take {2,3} right take {1,3}'
  const text = await answer(['discover', rule, '--budget', '0.0001'])
  expect(text).toContain('Who wins a heap is proved; no pattern of the values found up to n = ')
  expect(text).toContain('Their canonical forms grow.')
  expect(text.replace(/\s+/g, ' ')).toContain('it is proved that from n = 4 on Right wins.')
  expect(text.length).toBeLessThan(1500)
  const zh = await answer(['discover', rule, '--budget', '0.0001', '--lang', 'zh'])
  expect(zh).toContain('各堆的胜负已证明')
  const rows = (await answer(['table', rule, '--to', '18'])).split('\n')
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(90)
  expect((await answer(['table', rule, '--to', '18', '--format', 'csv'])).length).toBeGreaterThan(
    9000,
  )
})

test('forms that nest without end are told by smaller heaps', async () => {
  const rule = 'left take {1} right take {2,3,4}'
  const file = join(folder, 'nested.json')
  const { out: text } = await nimber(['discover', rule, '--certificate', file])
  expect(text).toContain('Proved (certificate: recursion)')
  expect(text).toContain('G(n) = {G(n-1)|0}')
  expect(JSON.parse(await answer(['discover', rule, '--json']))).toMatchObject({
    status: 'proved',
    period: 1,
    preperiod: 2,
    saltus: null,
    certificate: 'recursion',
    recursion: ['{G(n-1)|0}'],
  })
  expect(await answer(['check', file, '--lang', 'zh'])).toContain('自 n = 2 起以 1 为周期')
  expect(JSON.parse(await answer(['check', '--json', file]))).toMatchObject({
    valid: true,
    certificate: 'recursion',
    period: 1,
    preperiod: 2,
  })
  expect(await answer(['solve', `${rule}: 1000`, '--lang', 'zh'])).toContain('值：{G(999)|0}\n')
  expect(JSON.parse(await answer(['solve', `${rule}: ${10n ** 18n}`, '--json']))).toMatchObject({
    outcome: 'R',
    value: null,
    recursion: '{G(999999999999999999)|0}',
  })
  const rows = (await answer(['table', rule, '--to', '5000'])).trim().split('\n')
  expect(rows.at(-1)).toBe('5000  {G(4999)|0} · 0 · 0')
})

test('a certificate is checked, and a changed one refused', async () => {
  const file = join(folder, 'proof.json')
  await nimber(['discover', RULE, '--certificate', file])
  expect(await answer(['check', file])).toContain('adding v* each time')
  expect(JSON.parse(await answer(['check', '--json', file]))).toMatchObject({
    valid: true,
    game: RULE,
    certificate: 'partizan',
    period: 1,
    preperiod: 19,
    saltus: 'v*',
  })
  writeFileSync(file, readFileSync(file, 'utf8').replace('"{3|0}"', '"{3|1}"'))
  const { code, out } = await nimber(['check', file])
  expect([code, out]).toEqual([1, expect.stringContaining('G(4) is not {3|1}')])
})

test('a table has values, means and temperatures', async () => {
  const csv = await answer(['table', RULE, '--to', '5', '--format', 'csv'])
  expect(csv.trim().split('\n')).toEqual([
    'n,value,mean,temperature',
    '0,0,0,-1',
    '1,1,1,-1',
    '2,2,2,-1',
    '3,3,3,-1',
    '4,{3|0},3/2,3/2',
    '5,miny(3),0,0',
  ])
  const json = await answer(['table', RULE, '--to', '5', '--format', 'json'])
  expect(JSON.parse(json)).toEqual({
    game: RULE,
    to: 5,
    values: ['0', '1', '2', '3', '{3|0}', 'miny(3)'],
  })
  expect(await answer(['table', RULE, '--to', '5'])).toContain('4  {3|0} · 3/2 · 3/2')
  const refused = await nimber(['table', RULE, '--to', '5', '--format', 'bfile'])
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('no numbers')])
})
