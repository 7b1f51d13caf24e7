import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nimber } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-'))
const file = join(folder, 'proof.json')

describe('nimber solve --certificate', () => {
  test('writes what nimber check confirms', async () => {
    const made = await nimber(['solve', 'domineering', '...|...', '--certificate', file])
    expect(made.code).toBe(0)
    expect(made.out).toContain('{2|-1/2}')
    expect(made.err).toContain('Certificate written')
    const checked = await nimber(['check', file])
    expect(checked.code).toBe(0)
    expect(checked.out).toContain('Valid (equality)')
    expect(checked.out).toContain('...|... = {2|-1/2}')
    const { out } = await nimber(['check', '--json', file])
    expect(JSON.parse(out)).toMatchObject({
      valid: true,
      game: 'domineering',
      certificate: 'equality',
      positions: ['...|...'],
      value: '{2|-1/2}',
    })
  })

  test('cakes have one too', async () => {
    const { code } = await nimber(['solve', 'cutcake', '3x2', '--certificate', file])
    expect(code).toBe(0)
    expect((await nimber(['check', file])).out).toContain('3x2 = 0')
  })

  test('a changed one is refused', async () => {
    await nimber(['solve', 'hackenbush', '0-1b 1-2r', '--certificate', file])
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('"value":"1/2"')
    writeFileSync(file, text.replace('"value":"1/2"', '"value":"1/4"'))
    const { code, out } = await nimber(['check', file, '--lang', 'zh'])
    expect(code).toBe(1)
    expect(out).toContain('无效')
  })

  test.each([
    ['nim', '3 5'],
    ['maundy-cake', '1x20011'],
    ['misere left take {1} right take {2}', '5'],
  ])('%s has none, which is said', async (game, position) => {
    const { code, err } = await nimber(['solve', game, position, '--certificate', file])
    expect(code).toBe(1)
    expect(err).toContain('No certificate was written')
  })

  test('lines have none', async () => {
    const asked = ['solve', '--json', '-', '--certificate', file]
    const { code, err } = await nimber(asked, { input: 'nim\t3\n' })
    expect(code).toBe(2)
    expect(err).toContain('one position')
  })
})
