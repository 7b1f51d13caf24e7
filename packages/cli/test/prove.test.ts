import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answer, nimber } from './run.ts'

const prove = (...args: string[]) => answer(['prove', ...args])
const refused = async (...args: string[]) => {
  const { err, code } = await nimber(['prove', ...args])
  return `${code}: ${err}`
}

describe('nimber prove', () => {
  test('says whether a sentence is true, and names numbers', async () => {
    expect(await prove('An Em n = 2*m | n = 2*m + 1')).toBe(
      'An Em n = 2*m | n = 2*m + 1\nTrue\n  numbers: base 2\n',
    )
    expect(await prove('An Em n = 2*m')).toContain('\nFalse\n  It fails for n = 1.\n')
    expect(await prove('Ex,y', '3*x + 5*y = 11')).toContain('True\n  for example x = 2, y = 1\n')
    expect(await prove('--lang', 'zh', 'An Em n = 2*m')).toBe(
      'An Em n = 2*m\n不成立\n  反例：n = 1。\n  记数法：2 进制\n',
    )
  })

  test('gives the set of the free letters', async () => {
    expect(await prove('fib(n) & n > 4')).toBe(`fib(n) & n > 4
It holds for these n:
  5, 8, 13, 21, 34, 55, 89, 144, 233, 377, …
  infinitely many · automaton: 5 states · numbers: Zeckendorf
`)
    expect(await prove('a + b = 2', '--lang', 'zh')).toContain(
      '\n  (1, 1), (0, 2), (2, 0)\n  共 3 组 · ',
    )
    expect(await prove('n < 0')).toContain('It holds for no numbers.')
    expect(await prove('n = 7')).toContain('\n  7\n  one in all · ')
  })

  test('as JSON', async () => {
    expect(JSON.parse(await prove('--json', 'An n < 5'))).toEqual({
      sentence: 'An n < 5',
      system: '2',
      holds: false,
      counterexample: { n: '5' },
    })
    const set = JSON.parse(await prove('--json', '--system', 'fib', 'n > 1 & n < 4'))
    expect(set).toMatchObject({ system: 'fib', free: ['n'], count: '2' })
    expect(set.examples).toEqual([{ n: '2' }, { n: '3' }])
    expect(set.automaton.next.length).toBe(set.states)
  })

  test('writes pictures and files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nimber-prove-'))
    try {
      const [svg, dot] = [join(folder, 'a.svg'), join(folder, 'a.dot')]
      await prove('power2(n)', '--svg', svg, '--dot', dot)
      expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*>\n<title>power2\(n\)<\/title>/)
      expect(readFileSync(dot, 'utf8')).toMatch(/^digraph \{\n/)
      expect(await prove('power2(n)', '--dot', '-')).toBe(readFileSync(dot, 'utf8'))
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(await prove('power2(n)', '--format', 'walnut')).toBe(
      'msd_2\n\n0 0\n0 -> 0\n1 -> 1\n\n1 1\n0 -> 1\n',
    )
  })

  test('refuses what it cannot do, and says where', async () => {
    expect(await refused('x * y = 1')).toBe(
      '2:   x * y = 1\n    ^\nA product of two variables cannot be decided: one factor must be a number.\n',
    )
    expect(await refused('x = 1', '--system', 'fub')).toContain(
      'No numeration system fub: expected fib',
    )
    expect(await refused('Ax x = x', '--format', 'walnut')).toContain('no automaton to show')
    expect(await refused('x = 1', '--format', 'mona')).toContain('Expected --format walnut')
    expect(await refused('x = 1', '--format', 'walnut', '--json')).toContain('leave --json out')
    expect(await refused('x = 1', '--states', 'many')).toContain('Expected --states')
    expect(await refused('x > 200', '--states', '3')).toMatch(/^3: .*more than 3 states/s)
  })
})
