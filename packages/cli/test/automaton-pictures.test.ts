import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answer, nimber } from './run.ts'

test('discover shows the automaton of a proof', async () => {
  const walnut = await answer(['discover', 'wythoff', '--format', 'walnut'])
  expect(walnut.split('\n').slice(0, 4)).toEqual(['msd_fib msd_fib', '', '0 1', '0 0 -> 0'])
  const folder = mkdtempSync(join(tmpdir(), 'nimber-automaton-'))
  try {
    const [svg, dot] = [join(folder, 'a.svg'), join(folder, 'a.dot')]
    const said = await answer(['discover', 'wythoff', '--svg', svg, '--dot', dot, '--lang', 'zh'])
    expect(said).toContain('7 个状态')
    expect(readFileSync(svg, 'utf8')).toMatch(/字母：a, b 各一位数字/)
    expect(readFileSync(dot, 'utf8')).toMatch(/^digraph \{\n/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a system that Walnut does not have is told with the command that makes it', async () => {
  const said = async (...args: string[]) => (await nimber(args)).err.replaceAll(/\s+/g, ' ').trim()
  const walnut = ['--format', 'walnut']
  expect(await said('prove', '?msd_p3 Ek n = 2*k', ...walnut)).toMatch(/: ost p3 \[4\] \[3\];$/)
  expect(await said('prove', '?msd_o3 Ek n = 2*k', ...walnut, '--lang', 'zh')).toMatch(
    /请先在其中执行：ost o3 \[3\] \[3\];$/,
  )
  for (const system of ['2', '10', 'fib', 'pell', 'trib'])
    expect(await said('prove', `?msd_${system} Ek n = 2*k`, ...walnut)).toBe('')
})

test('discover refuses to show what there is not', async () => {
  const said = async (...args: string[]) => {
    const { err, code } = await nimber(['discover', ...args])
    return `${code}: ${err}`
  }
  expect(await said('take {1,2}', '--format', 'walnut')).toBe(
    '2: No automaton proves this: there is none to show.\n',
  )
  expect(await said('wythoff', '--format', 'mona')).toContain('Expected --format walnut')
  expect(await said('left take {1} right take {2}', '--dot', '-')).toContain('No automaton')
  expect(await said('take p..q', '--family', 'p=1..2,q=3..4', '--dot', '-')).toContain(
    'No automaton',
  )
})

test('prove speaks of games', async () => {
  const prove = (text: string) => answer(['prove', text])
  expect(await prove('Aa,b losing wythoff(a,b) => losing wythoff(b,a)')).toContain('\nTrue\n')
  expect(await prove('Aa,b losing wythoff(a,b) & a > 0 => a < 2*b')).toContain(
    'It fails for a = 2, b = 1.',
  )
  expect(await prove('value "take any or split"(n,v) & v > n')).toContain(
    '(3, 4), (7, 8), (11, 12)',
  )
  const { err } = await nimber(['prove', 'losing chess(a,b)'])
  expect(err).toMatch(/^ {2}losing chess\(a,b\)\n {9}\^\n/)
})
