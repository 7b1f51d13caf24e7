import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { answer, nimber, widest } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-quotient-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => join(folder, name)

describe('nimber quotient', () => {
  test('prints the presentation, P and the elements of the heaps', async () => {
    const text = await answer(['quotient', 'octal', '0.75'])
    expect(text).toContain('Complete: the misère quotient of all heaps\n  order 8 · |P| = 2 · ')
    expect(text).toContain('a = Φ(1), b = Φ(2), c = Φ(5)')
    expect(text).toContain('P, the losing elements\n  a, b²\n')
    expect(await answer(['quotient', 'octal 0.75', '--lang', 'zh'])).toMatch(/阶.*8/)
    expect(widest(await answer(['quotient', 'kayles']))).toBeLessThanOrEqual(80)
  })

  test('answers a rule a line, and goes on after a bad one', async () => {
    const input = 'octal 0.123\nnonsense\nwythoff\noctal 0.77\n'
    const lines = (await answer(['quotient', '--json', '-'], { input })).trim().split('\n')
    const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(objects[0]).toEqual({
      game: 'octal 0.123',
      status: 'complete',
      order: 20,
      pSize: 5,
      period: 5,
      preperiod: 5,
      heaps: 12,
    })
    expect(objects[1]).toMatchObject({ line: 2, error: { kind: 'input' } })
    expect(objects[2]).toMatchObject({ line: 3, error: { kind: 'input' } })
    expect(objects[3]).toMatchObject({ order: 40, pSize: 9, period: 12, preperiod: 71 })
  })

  test('says how far it got', async () => {
    const text = await answer(['quotient', 'octal 0.137', '--to', '24'])
    expect(text).toContain('Partial: the misère quotient of the heaps up to 24\n  order 144')
    const short = ['quotient', 'octal 0.007', '--budget', '0.001', '--json']
    const { status, heaps } = JSON.parse(await answer(short)) as Record<string, unknown>
    expect(status).toBe('partial')
    expect(heaps).toBeGreaterThan(5)
  })

  test('lists all products on request', async () => {
    const rows = (await answer(['quotient', 'octal 0.75', '--format', 'csv'])).trim().split('\n')
    expect(rows).toHaveLength(9)
    for (const row of rows) expect(row.split(',')).toHaveLength(9)
    expect(rows[2]).toMatch(/^a,a,1,/)
    expect(JSON.parse(await answer(['quotient', 'octal 0.75', '--format', 'json']))).toMatchObject({
      order: 8,
    })
  })

  test('writes a certificate that check accepts, and refuses when it is changed', async () => {
    const path = file('kayles.json')
    expect((await nimber(['quotient', 'kayles', '--certificate', path])).code).toBe(0)
    expect(await answer(['check', path])).toContain(
      'Valid (quotient)\n  misère quotient of order 40',
    )
    const text = readFileSync(path, 'utf8')
    const numbers = [...text.matchAll(/\d+/g)].slice(-40, -1)
    let changed = 0
    for (const { 0: digits, index } of numbers.filter((_, i) => i % 8 === 0)) {
      const other = `${text.slice(0, index)}${Number(digits) + 1}${text.slice(index + digits.length)}`
      writeFileSync(file('changed.json'), other)
      if ((await nimber(['check', file('changed.json')])).code === 1) changed++
    }
    expect(changed).toBeGreaterThan(3)
  })

  test('writes no certificate of a quotient that is not complete', async () => {
    const args = ['quotient', 'octal 0.137', '--to', '14', '--certificate', file('none.json')]
    const { code, err } = await nimber(args)
    expect([code, err]).toEqual([1, 'No certificate was written: the quotient is not complete.\n'])
  })

  test.each([
    [['quotient', 'wythoff'], 'is not a rule about heaps', '不是'],
    [['quotient', 'kayls'], 'Did you mean kayles?', 'kayles'],
    [['quotient', 'kayles', '--to', 'x'], '--to', '--to'],
    [['quotient', 'kayles', '--format', 'xml'], '--format', '--format'],
    [['genus', 'kayles', 'x'], 'number', '数'],
    [['genus', 'wythoff', '1', '2'], 'is not a rule about heaps', '不是'],
  ])('%j is refused with the reason', async (args, en, zh) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { code, err, out } = await nimber([...args, '--lang', lang])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
    }
  })
})

describe('nimber genus', () => {
  test('prints the symbol as researchers write it', async () => {
    expect(await answer(['genus', 'octal 0.77', '5'])).toMatch(/genus 4\^146 .*\nwild/s)
    const below = (await answer(['genus', 'octal 0.77', '8'])).replaceAll('\n', ' ')
    expect(below).toMatch(/genus 1\^13 .* a tame symbol, but positions below it are wild/)
    const zh = (await answer(['genus', 'octal 0.77', '8', '--lang', 'zh'])).replaceAll('\n', '')
    expect(zh).toContain('亏格是驯顺的，但其下有野性局面')
    const wildBelow = JSON.parse(await answer(['genus', 'octal 0.77', '8', '--json'])) as object
    expect(wildBelow).toMatchObject({ genus: '1^13', tame: false })
    expect(await answer(['genus', 'octal 0.77', '4'])).toContain(
      'tame, and so is every position below',
    )
    const tame = JSON.parse(await answer(['genus', 'nim', '1', '2', '--json'])) as object
    expect(tame).toMatchObject({ genus: '3^31', value: 3, misereValue: 3, tame: true })
    expect(await answer(['genus', 'octal 0.77', '5', '--lang', 'zh'])).toContain('4^146')
  })
})
