import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { answer, nimber, running, widest } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-graph-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file with a text. */
function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

// c → d ends; a and b go in circles, x may wait
const EDGES = 'a b\nb a\nb c\nc d\nx x\nx d\ny x\ny c\n'
const DOT = 'digraph { a -> b -> a; b -> c -> d; x -> {x d}; y -> {x c} }'
const JSON_TEXT = JSON.stringify({
  edges: EDGES.trim()
    .split('\n')
    .map((line) => line.split(' ')),
})

interface Answer {
  readonly nodes: Record<string, { value: string; outcome: string; remoteness: number | null }>
  readonly sum: {
    readonly outcome: string
    readonly value: string
    readonly winningMoves: readonly { token: number; from: string; to: string }[]
    readonly drawingMoves: readonly unknown[]
  } | null
}

async function asked(args: readonly string[], input = EDGES): Promise<Answer> {
  return JSON.parse(await answer(['graph', '-', '--format', 'json', ...args], { input })) as Answer
}

describe('nimber graph', () => {
  test.each([
    ['edges', EDGES],
    ['dot', DOT],
    ['json', JSON_TEXT],
  ])('reads %s', async (_, input) => {
    const { nodes, sum } = await asked([], input)
    expect(sum).toBeNull()
    const short = Object.entries(nodes).map(
      ([name, { value, outcome, remoteness }]) => `${name} ${value} ${outcome} ${remoteness}`,
    )
    expect(short.sort((p, q) => (p < q ? -1 : 1))).toEqual([
      'a ∞{} D null',
      'b ∞{1} D null',
      'c 1 N 1',
      'd 0 P 0',
      'x ∞{0} N 1',
      'y 0 P 2',
    ])
    expect(await answer(['graph', file('g', input), '--format', 'json'])).toBe(
      await answer(['graph', '-', '--format', 'json'], { input }),
    )
  })

  test('the sum of tokens', async () => {
    expect((await asked(['--start', 'b', 'c'])).sum).toMatchObject({
      outcome: 'N',
      value: '∞{0}',
      winningMoves: [{ token: 1, from: 'b', to: 'c' }],
      drawingMoves: [],
    })
    expect((await asked(['--start', 'a,x'])).sum).toMatchObject({
      outcome: 'D',
      value: '∞{}',
      winningMoves: [],
    })
    expect((await asked(['--start', 'c', '--start', 'c'])).sum).toMatchObject({
      outcome: 'P',
      value: '0',
    })
    const draw = (await asked(['--start', 'a'])).sum
    expect(draw).toMatchObject({ outcome: 'D', drawingMoves: [{ token: 1, from: 'a', to: 'b' }] })
  })

  test('text in both languages', async () => {
    const args = ['graph', '-', '--start', 'a', 'c']
    const en = await answer(args, { input: EDGES })
    expect(en).toContain('6 nodes, 8 edges · N 2 · P 2 · D 2')
    expect(en).toContain('A draw (D)')
    expect(en).toContain('∞{} + 1 = ∞{}')
    const zh = await answer([...args, '--lang', 'zh'], { input: EDGES })
    expect(zh).toContain('6 个结点，8 条边')
    expect(zh).toContain('保持平局的走法')
    expect(Math.max(widest(en), widest(zh))).toBeLessThanOrEqual(80)
    const help = await answer(['graph', '--help', '--lang', 'zh'])
    expect(help).toContain('nimber graph')
    expect(widest(help)).toBeLessThanOrEqual(80)
  })

  test('csv, dot and svg', async () => {
    const csv = await answer(['graph', '-', '--format', 'csv'], {
      input: 'p q\np r\nr q\nz z\nz q\nz r\n',
    })
    expect(csv.split('\n')[0]).toBe('node,value,outcome,remoteness,move')
    expect(csv).toContain('\nz,"∞{0,1}",N,1,q\n')
    const [out, svg] = [join(folder, 'g.dot'), join(folder, 'g.svg')]
    expect(
      await answer(['graph', '-', '--format', 'dot', '--out', out, '--svg', svg], { input: EDGES }),
    ).toBe('')
    const dot = readFileSync(out, 'utf8')
    expect(dot).toMatch(/"a" \[label="a\\n∞\{\}", fillcolor="#dddbe3"/)
    expect(await asked([], dot)).toEqual(await asked([])) // what is written can be read
    const drawn = readFileSync(svg, 'utf8')
    expect(drawn.match(/<circle/g)).toHaveLength(6)
    expect(drawn).toContain('∞{0}')
  })
})

describe('wrong input', () => {
  test.each([
    [[], 'a b\nc\n', 'Line 2: expected an edge', '第 2 行'],
    [[], 'digraph {\n a -> \n}', 'Line 3: expected the name of a node', '第 3 行'],
    [[], '{"nodes":["a"],\n"edges":[["a","b"]]}', 'Line 2: unknown node “b”', '第 2 行'],
    [['--start', 'start'], 'stair a\n', 'Did you mean stair?', '没有结点“start”'],
    [['--format', 'xml'], 'a b\n', 'Expected --format text, json', '“xml”'],
    [['--budget', 'x'], 'a b\n', 'Expected --budget', '--budget'],
    [
      ['--svg', join(folder, 'no.svg')],
      Array.from({ length: 70 }, (_, i) => `${i} ${i + 1}\n`).join(''),
      'up to 60 nodes',
      '至多画 60 个',
    ],
  ])('%j %j', async (args, input, en, zh) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code } = await nimber(['graph', '-', ...args, '--lang', lang], { input })
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
    }
  })

  test('a file that is not there', async () => {
    expect(await nimber(['graph', join(folder, 'none')])).toMatchObject({ code: 2, out: '' })
  })

  test('one broken line among many', async () => {
    const lines = Array.from({ length: 300_000 }, (_, i) => `${i} ${(7 * i) % 300_000}`)
    lines[234_566] = 'broken'
    const stdin = openSync(file('many', lines.join('\n')), 'r')
    const { err, code } = await running(['graph', '-'], { stdin })
    closeSync(stdin)
    expect(code).toBe(2)
    expect(err).toMatch(/\nLine 234567: /)
  })

  test('more edges than the budget allows', async () => {
    const input = '1 2\n'.repeat(300)
    const { err, code } = await nimber(['graph', '-', '--budget', '0.00001'], { input })
    expect(code).toBe(3)
    expect(err).toMatch(/^Beyond the budget\. The graph has more than 200 edges; 2 nodes/)
  })
})

describe('graphs as the judges give them', () => {
  const judged = (format: string, input: string, ...more: string[]) =>
    answer(['graph', '-', '--judge', format, ...more], { input })

  test('a word for each node', async () => {
    const two = '3 3\n1 2\n2 1\n2 3\n4 3 1 2 2 1 3 4\n'
    expect(await judged('edges', two)).toBe('LOSE\nWIN\nLOSE\nDRAW\nDRAW\nWIN\nLOSE\n')
    expect(await judged('edges', '2 1\n1 2\n', '--words', 'First,Second,Draw')).toBe(
      'First\nSecond\n',
    )
  })

  test('a word for each sum of tokens', async () => {
    const lists =
      '4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n'
    expect(await judged('lists', lists)).toBe('WIN\nWIN\nWIN\nLOSE\nWIN\n')
  })

  test('what is wrong is refused with its line', async () => {
    for (const [format, input, words] of [
      ['edges', '2 1\n1 x\n', '  1 x\n    ^\nLine 2: expected a number'],
      ['edges', '2 1\n\n1 3\n', 'Line 3: expected a node 1..n, found 3'],
      ['edges', '2 2\n1 2\n', 'expected a node 1..n, found the end'],
      ['lists', '1\n0\n1 0\n', 'or 0 at the end, found the end'],
      ['cells', '', 'Expected --judge edges or --judge lists, found “cells”'],
    ] as const) {
      const { err, code } = await nimber(['graph', '-', '--judge', format], { input })
      expect([code, err]).toEqual([2, expect.stringContaining(words)])
    }
    expect((await nimber(['graph', '-', '--judge', 'edges', '--words', 'a,b'])).code).toBe(2)
    expect((await nimber(['graph', '-', '--words', 'a,b,c'])).code).toBe(2)
  })
})
