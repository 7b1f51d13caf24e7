import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Heat, heatSvg, type Plot, parse, plotSvg, tabulate } from '../src/index.ts'

/** The least number of bytes that a drawing must stay under. */
const LIMIT = 300_000

/** Fails unless the text is one element whose tags are closed in order and attributes quoted. */
function expectWellFormed(svg: string): void {
  const open: string[] = []
  const rest = svg.trim().replace(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (...match) => {
    const [, close, name, , empty] = match as string[]
    if (close) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name ?? '')
    return ''
  })
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|#39);)/)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"/)
  expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|href/)
}

const plot = (given: Partial<Plot>) => {
  const svg = plotSvg({ title: 'a game', values: [0, 1, 2], lang: 'en', ...given })
  expectWellFormed(svg)
  expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT)
  return svg
}

const heat = (given: Partial<Heat>) => {
  const svg = heatSvg({
    title: 'a game',
    rows: 3,
    columns: 4,
    cell: (i, j) => i ^ j,
    lang: 'en',
    ...given,
  })
  expectWellFormed(svg)
  expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT)
  return svg
}

const areas = (svg: string, name: string) =>
  [
    ...svg.matchAll(
      new RegExp(`<rect class="${name}" x="([\\d.]+)" y="84" width="([\\d.]+)"`, 'g'),
    ),
  ].map(([, x, width]) => ({ left: Number(x), right: Number(x) + Number(width) }))

/** Where the dots of a plot are. */
const dotsOf = (svg: string) =>
  [...(/class="dots" d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(
    ([, x, y]) => ({ x: Number(x), y: Number(y) }),
  )

describe('a plot', () => {
  test('has a dot for every value, higher for larger values', () => {
    const values = [0, 1, 0, 1, 2, 3, 2, 0, 1]
    const dots = dotsOf(plot({ values }))
    expect(dots.length).toBe(values.length)
    const step = (dots[1]?.x ?? 0) - (dots[0]?.x ?? 0)
    const rise = (dots[0]?.y ?? 0) - (dots[1]?.y ?? 0)
    expect(Math.min(step, rise)).toBeGreaterThan(10)
    dots.forEach(({ x, y }, n) => {
      expect(x).toBeCloseTo((dots[0]?.x ?? 0) + n * step, 0)
      expect(y).toBeCloseTo((dots[0]?.y ?? 0) - (values[n] ?? 0) * rise, 0)
    })
  })

  test('shades the preperiod and the periods where they are', () => {
    const values = Array.from({ length: 30 }, (_, n) => n % 7)
    const svg = plot({ values, period: { from: 5, length: 10, saltus: 0 } })
    const dots = dotsOf(svg)
    const within = ({ left, right }: { left: number; right: number }) =>
      dots.flatMap(({ x }, n) => (x > left && x < right ? [n] : []))
    expect(areas(svg, 'before').map(within)).toEqual([[0, 1, 2, 3, 4]])
    const range = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, k) => from + k)
    expect(areas(svg, 'period').map(within)).toEqual([range(5, 15), range(25, 30)])
    expect(areas(svg, 'repeat').map(within)).toEqual([range(15, 25)])
    expect(svg).toContain('>preperiod n &lt; 5<')
    expect(svg).toContain('>period 10 from n = 5<')
    expect(plot({ values, period: { from: 0, length: 4, saltus: 4 }, lang: 'zh' })).toContain(
      '>自 n = 0 起周期为 4，每周期增加 4<',
    )
    expect(areas(plot({ values, period: { from: 50, length: 4, saltus: 0 } }), 'period')).toEqual(
      [],
    )
  })

  test('speaks both languages and knows dark paper', () => {
    expect(plot({})).toContain('>value G(n)<')
    const zh = plot({ title: '凯尔斯', lang: 'zh', period: { from: 2, length: 1, saltus: 0 } })
    expect(zh).toContain('>SG 值 G(n)<')
    expect(zh).toContain('<title>凯尔斯</title>')
    expect(zh).toContain('>前周期 n &lt; 2<')
    expect(zh).toMatch(/@media \(prefers-color-scheme:dark\)\{[^<]*\.paper\{fill:#1/)
  })

  test('holds strange titles and few values', () => {
    for (const values of [[], [0], [5], [0, 0]])
      expect(dotsOf(plot({ values })).length).toBe(values.length)
    expect(plot({ title: '</title><script>alert("1")</script>' })).toContain('&lt;script&gt;')
    expect(plot({ title: 'take {1,3,4} or '.repeat(10_000) })).toContain('…')
  })

  test.each([
    ['noise', (n: number) => (Math.imul(n, 2654435761) >>> 0) % 1000],
    [
      'few of many rows',
      (n: number) => ((Math.imul(n, 2654435761) >>> 3) % 400 === 0 ? n % 997 : 0),
    ],
    ['a line', (n: number) => n],
    ['alternating rows', (n: number) => 2 * (Math.floor(n / 4096) % 2) + 4 * (n % 100)],
    ['powers of two', (n: number) => n & -n],
  ])('of a million values is small: %s', (_, value) => {
    const values = Float64Array.from({ length: 1_000_000 }, (_, n) => value(n))
    expect(dotsOf(plot({ values, period: { from: 99, length: 12_345, saltus: 0 } }))).toEqual([])
  })

  test('of many values shows each of them', () => {
    const values = new Uint8Array(5000)
    values[4321] = 9
    const d = /class="dots" d="([^"]*)"/.exec(plot({ values }))?.[1] ?? ''
    const [, width] = /M0 9h(\d+)/.exec(d) ?? []
    expect(d).toMatch(/^M\d+ 0h1M0 9h/)
    const x = Number(/^M(\d+)/.exec(d)?.[1])
    expect(Math.abs(x / Number(width) - 4321 / 5000)).toBeLessThan(0.002)
  })
})

describe('a heat map', () => {
  /** How many cells a drawing has in a class. */
  const painted = (svg: string, name: string) => {
    const d = new RegExp(`<path class="${name}" d="([^"]*)"`).exec(svg)?.[1] ?? ''
    return [...d.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0)
  }

  test('marks the losing positions and writes the values', () => {
    const { game } = parse('wythoff')
    const table = tabulate(game, [12, 12])
    const svg = heat({ rows: 12, columns: 12, cell: (i, j) => table.cell(i, j) })
    const losing = Array.from({ length: 169 }, (_, k) => table.cell(k % 13, Math.floor(k / 13)))
    expect(painted(svg, 'p12')).toBe(losing.filter((value) => Number(value) === 0).length)
    expect(painted(svg, 'p12')).toBe(9)
    expect(svg.match(/<text class="(ink|onDeep) middle"[^>]*>\d+</g)?.length).toBe(169)
    expect(svg).toContain('>losing: value 0<')
    expect(svg).toContain('>values 1 to 19<')
  })

  test('tells letters apart', () => {
    const letters = ['LWWD', 'WLDD']
    const given = { rows: 1, columns: 3, cell: (i: number, j: number) => letters[i]?.[j] ?? '' }
    const svg = heat(given)
    expect(['p12', 'p1', 'p11'].map((name) => painted(svg, name))).toEqual([2, 3, 3])
    for (const words of ['L: the player to move loses', 'W: wins', 'D: draw'])
      expect(svg).toContain(`>${words}<`)
    const zh = heat({ ...given, lang: 'zh' })
    for (const words of ['先手必败', '先手必胜', '平局', '第一个数', '第二个数'])
      expect(zh).toContain(words)
    expect(heat({ rows: 0, columns: 5, cell: () => 'W' })).not.toContain('number')
  })

  test('of many cells is drawn in blocks, each losing position in one', () => {
    const line = heat({ rows: 999, columns: 999, cell: (i, j) => (i === j ? 0 : 1 + (i ^ j)) })
    expect(line).toContain('>a square is 6 × 6 positions<')
    expect(painted(line, 'p12')).toBe(Math.ceil(1000 / 6))
  })

  test('of dense losing positions is drawn in part', () => {
    const dense = heat({ rows: 399, columns: 399, cell: (i, j) => (i & 1) | (2 * (j & 1)) })
    expect(dense).toContain('>drawn up to 133 × 133<')
    expect(painted(dense, 'p12')).toBe(67 * 67)
  })

  test('is small for every shape and any values', () => {
    const side = fc.constantFrom(0, 1, 7, 177, 500, 3000)
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 999 }), (rows, columns, most) => {
        heat({
          rows,
          columns: rows > 1000 ? Math.min(columns, 500) : columns,
          cell: (i, j) => (Math.imul(7919 * i + j, 2654435761) >>> 7) % most,
        })
      }),
      { numRuns: 20 },
    )
    heat({ rows: 0, columns: 1_000_000, cell: (_, n) => (n % 4 === 1 ? 'L' : 'W') })
  })
})
