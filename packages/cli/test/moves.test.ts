import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nimber } from './run.ts'
import { here } from './stress-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-moves-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file of moves. */
function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const kayles = () =>
  file(
    'kayles.mjs',
    `export function* moves(n) {
  for (const k of [1, 2])
    for (let a = 0; 2 * a <= n - k; a++)
      yield { to: [a, n - k - a], sum: true, text: 'bowl ' + k }
}`,
  )

test('moves to sums give the values of the game', async () => {
  const [own, known] = await Promise.all([
    nimber(['table', '--moves', kayles(), '--to', '90', '--format', 'bfile']),
    nimber(['table', 'kayles', '--to', '90', '--format', 'bfile']),
  ])
  expect(own.out).toBe(known.out)
  const { out } = await nimber(['solve', '--moves', kayles(), '12', '+', '7'])
  expect(out).toContain('value 6')
  expect(out).toMatch(/bowl 1 +leaves 3 \+ 8 \+ 7/)
})

test('positions are numbers, lists and texts as they are typed, and may repeat', async () => {
  const nim = file(
    'nim.cjs',
    `exports.moves = (heaps) =>
  heaps.flatMap((h, i) => Array.from({ length: h }, (_, k) => heaps.with(i, k)))
exports.misere = true`,
  )
  for (const [position, loses] of [
    ['1 1', false],
    ['[1]', true],
    ['1 2 3', true],
  ] as const) {
    const { out } = await nimber(['solve', '--moves', nim, position, '--json'])
    expect(JSON.parse(out), position).toMatchObject({ outcome: loses ? 'P' : 'N' })
  }
  const words = file(
    'words.mjs',
    `export const moves = (s) => (s === 'a' ? ['b', 'c'] : s === 'b' ? ['a'] : [])`,
  )
  const { out } = await nimber(['solve', '--moves', words, 'b', '--json'])
  expect(JSON.parse(out)).toMatchObject({ outcome: 'P' })
  const input = '2\n1 5\n3 1 2 3\n'
  const judged = await nimber(
    ['judge', '--moves', nim, '--format', 'T; k heaps', '--words', 'Win,Lose'],
    { input },
  )
  expect(judged.out).toBe('Win\nLose\n')
})

test('what is wrong with a file is said with its line, the position and what was expected', async () => {
  const asked = async (path: string) => {
    const { err, code } = await nimber(['solve', '--moves', path, '5'])
    expect(code).toBe(2)
    return err.replaceAll(/\s+/g, ' ')
  }
  const throws = `export function moves(n) {
  if (n === 3) throw new RangeError('too small')
  return [n - 1]
}`
  expect(await asked(file('throws.mjs', throws))).toMatch(
    /throws\.mjs:2: RangeError: too small The position was 3/,
  )
  expect(await asked(file('half.mjs', 'export const moves = (n) => [n / 2]'))).toMatch(
    /listed 2\.5 as a move of 5\. Expected a position/,
  )
  expect(await asked(file('none.mjs', 'export const play = 1'))).toContain('no function moves')
  expect(await asked(file('moves.rb', ''))).toContain('.py, .js and .ts')
  expect(await asked(join(folder, 'absent.py'))).toContain('There is no file')
})

test.runIf(here('python3'))('Python is asked in the same way', async () => {
  const path = file(
    'take.py',
    `print('not an answer')
def moves(n):
    if n == 50: raise ValueError('fifty')
    return [n - k for k in (1, 3, 4) if k <= n]
`,
  )
  const table = await nimber(['table', '--moves', path, '--to', '13', '--format', 'csv'])
  expect(table.out.match(/(?<=,)\d+$/gm)?.join('')).toBe('01012320101232')
  const { err } = await nimber(['solve', '--moves', path, '51'])
  expect(err).toMatch(/take\.py:3: ValueError: fifty\s+The position was 50/)
  const keys = file('keys.py', "def moves(n):\n    return {'one': 1}\n")
  expect((await nimber(['solve', '--moves', keys, '5'])).err).toMatch(
    /keys\.py: TypeError: moves\(5\)\s+is\s+no\s+list\s+The position was 5/,
  )
  // more memory than a file may have is refused to it, not to the machine
  const greedy = file('greedy.py', 'def moves(n):\n    return [bytearray(3 << 30)]\n')
  const refused = await nimber(['solve', '--moves', greedy, '5'])
  expect(refused.err).toMatch(/greedy\.py:2: MemoryError\s+The position was 5/)
  expect(refused.code).toBe(2)
})

test('TypeScript is run without its types, and errors tell its lines', async () => {
  const path = file(
    'typed.ts',
    `interface Heap { readonly n: number }

export function moves(n: number): number[] {
  const heap: Heap = { n }
  if (n === 50) throw new RangeError('fifty' as string)
  return [1, 3, 4].filter((k): boolean => k <= heap.n).map((k) => n - k)
}
`,
  )
  const table = await nimber(['table', '--moves', path, '--to', '13', '--format', 'csv'])
  expect(table.out.match(/(?<=,)\d+$/gm)?.join('')).toBe('01012320101232')
  const { err } = await nimber(['solve', '--moves', path, '51'])
  expect(err).toMatch(/typed\.ts:5: RangeError: fifty\s+The position was 50/)
  const open = file('open.ts', 'export function moves(n: number) {\n  return [n - 1]\n')
  expect((await nimber(['solve', '--moves', open, '5'])).err).toMatch(/open\.ts:[23]: /)
})

test('what a move takes is asked of a rule of one’s own, and a value only where there is one', async () => {
  const pairs = file(
    'pairs.mjs',
    `export const moves = ([a, b]) => [
  ...Array.from({ length: a }, (_, i) => [i, b]),
  ...Array.from({ length: b }, (_, i) => [a, i]),
]`,
  )
  const ask = async (game: readonly string[], format: string, what: string, input: string) => {
    const { out, err } = await nimber(['judge', ...game, '--format', format, '--ask', what], {
      input,
    })
    return out + err.replaceAll(/\s+/g, ' ')
  }
  expect(await ask(['--moves', pairs], 'a b', 'take', '3 5\n4 4\n')).toBe('2\n0\n')
  expect(await ask(['--game', 'misere nim'], 'n', 'value', '3\n')).toContain(
    'misere nim has no Sprague-Grundy value',
  )
  expect(await ask(['--game', 'bash-heaps: a/b'], 'a b', 'take', '4 5\n')).toContain(
    'not known what a move takes',
  )
})
