import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ticks, tickText } from '../src/draw/axis.ts'
import { coarser, emptyRaster, type Raster, strokesOf } from '../src/draw/raster.ts'
import { escapeXml } from '../src/draw/svg.ts'
import type { ColoursLook } from '../src/games/game.ts'
import { blockLines, coloursLayout, periodLine, sparkline, valuesPerColumn } from '../src/index.ts'

describe('a sparkline', () => {
  test('draws small values exactly', () => {
    expect(sparkline([0, 1, 2, 3, 4, 5, 6, 7], 80)).toBe('▁▂▃▄▅▆▇█')
    expect(sparkline([0, 1, 0, 1, 2, 3, 2], 80)).toBe('▁▂▁▂▃▄▃')
    expect(sparkline([], 80)).toBe('')
    expect(sparkline([0, 14, 7, 1], 80)).toBe('▁█▅▂')
  })

  test('has the mean of the values that share a column', () => {
    expect(sparkline([0, 0, 0, 2, 7, 7, 3], 4)).toBe('▁▂█▄')
    expect(sparkline(Uint8Array.of(0, 0, 0, 0, 0, 1), 3)).toBe('▁▁▂')
  })

  test('fits its width and has the lowest block for zeros alone', () => {
    const values = fc.array(fc.nat(1000), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (list, width) => {
        const line = sparkline(list, width)
        const share = valuesPerColumn(list.length, width)
        expect(line.length).toBe(Math.ceil(list.length / share))
        expect(line.length).toBeLessThanOrEqual(width)
        for (let column = 0; column < line.length; column++) {
          const part = list.slice(column * share, (column + 1) * share)
          expect(line[column] === '▁').toBe(part.every((value) => value === 0))
        }
      }),
    )
  })
})

describe('the line of a period', () => {
  test('brackets every period and dots what comes before', () => {
    expect(periodLine(20, { from: 0, length: 7, saltus: 0 }, 80)).toBe('└─────┘└─────┘└─────')
    expect(periodLine(12, { from: 3, length: 4, saltus: 0 }, 80)).toBe('···└──┘└──┘└')
    expect(periodLine(6, { from: 1, length: 2, saltus: 0 }, 80)).toBe('·└┘└┘└')
    expect(periodLine(8, { from: 2, length: 1, saltus: 0 }, 80)).toBe('··──────')
    expect(periodLine(5, { from: 9, length: 2, saltus: 0 }, 80)).toBe('·····')
  })

  test('is as long as the sparkline above it', () => {
    const number = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(number, fc.nat(400), number, number, (count, from, length, width) => {
        const line = periodLine(count, { from, length, saltus: 0 }, width)
        expect(line.length).toBe(sparkline(new Uint8Array(count), width).length)
        expect(line).toMatch(/^·*(─*|(└─*┘)*(└─*)?)$/)
      }),
    )
  })
})

describe('blocks', () => {
  const letters = ['LDW', 'WLD']
  const table = { rows: 1, columns: 2, cell: (i: number, j: number) => letters[i]?.[j] ?? '' }

  test('mark losing and drawn positions', () => {
    expect(blockLines(table, 80)).toEqual(['██░░ ·', ' ·██░░'])
    expect(blockLines(table, 5)).toEqual(['█░·', '·█░'])
    expect(blockLines(table, 2)).toBe(undefined)
    const values = { rows: 1, columns: 1, cell: (i: number, j: number) => (i === j ? 0n : 3) }
    expect(blockLines(values, 80)).toEqual(['██ ·', ' ·██'])
  })

  test('are left out where there are too many rows', () => {
    expect(blockLines({ rows: 80, columns: 1, cell: () => 1 }, 80)).toBe(undefined)
    expect(blockLines({ rows: 79, columns: 1, cell: () => 1 }, 80)?.length).toBe(80)
  })
})

describe('an axis', () => {
  test('has round whole ticks', () => {
    expect(ticks(60, 8)).toEqual([0, 10, 20, 30, 40, 50, 60])
    expect(ticks(3, 8)).toEqual([0, 1, 2, 3])
    expect(ticks(0, 8)).toEqual([0])
    expect(ticks(1e8, 8).map(tickText).slice(0, 3)).toEqual([
      '0',
      '20\u2009000\u2009000',
      '40\u2009000\u2009000',
    ])
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 20 }), (last, wanted) => {
        const list = ticks(last, wanted)
        const step = list[1] ?? 10 ** `${last}`.length
        expect(`${step}`).toMatch(/^[125]0*$/)
        expect(list).toEqual(list.map((_, k) => k * step))
        expect(list.length).toBeLessThanOrEqual(wanted + 1)
        expect((list.at(-1) ?? 0) + step).toBeGreaterThan(last)
      }),
    )
  })
})

describe('a raster', () => {
  /** Draws a path of strokes, cell by cell, as a viewer of SVG would. */
  function drawn(path: string, { columns, rows }: Raster): Raster {
    const raster = emptyRaster(columns, rows)
    let [x, y] = [0, 0]
    for (const [, command, a, b] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
      if (command === 'M') [x, y] = [Number(a), Number(b)]
      else if (command === 'm') [x, y] = [x + Number(a), y + Number(b)]
      else for (const end = x + Number(a); x < end; x++) raster.cells[y * columns + x] = 1
    }
    return raster
  }

  const raster = fc
    .record({ columns: fc.integer({ min: 1, max: 20 }), rows: fc.integer({ min: 1, max: 20 }) })
    .chain(({ columns, rows }) =>
      fc
        .uint8Array({ minLength: columns * rows, maxLength: columns * rows, max: 2 })
        .map((cells) => ({ columns, rows, cells })),
    )

  test('has strokes that cover its cells and no others', () => {
    fc.assert(
      fc.property(raster, (picture) => {
        for (const paint of [1, 2])
          expect([...drawn(strokesOf(picture, paint), picture).cells]).toEqual(
            Array.from(picture.cells, (cell) => (cell === paint ? 1 : 0)),
          )
      }),
    )
  })

  test('made coarser still shows every cell', () => {
    fc.assert(
      fc.property(raster, (picture) => {
        const half = coarser(picture)
        for (let row = 0; row < half.rows; row++)
          for (let column = 0; column < half.columns; column++) {
            const four = [0, 1, 2, 3].map((k) => {
              const [y, x] = [2 * row + (k >> 1), 2 * column + (k & 1)]
              const inside = y < picture.rows && x < picture.columns
              return inside ? (picture.cells[y * picture.columns + x] ?? 0) : 0
            })
            expect(half.cells[row * half.columns + column]).toBe(Math.max(...four))
          }
      }),
    )
  })
})

test('a text in an SVG cannot leave its place', () => {
  expect(escapeXml('a<b> & "c" \'d\'\u0000\ud800')).toBe(
    'a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;  ',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)|[\p{Cc}\p{Cs}]/u)
    }),
  )
})

describe('a graph in colours', () => {
  const spotsOf = (look: Omit<ColoursLook, 'kind'>) => coloursLayout({ kind: 'colours', ...look })
  const path = (...ends: readonly (readonly [number, number])[]) =>
    spotsOf({ states: '....', grounded: false, edges: ends.map((both) => ({ ends: both })) })
  const bush = (...ends: readonly (readonly [number, number])[]) =>
    spotsOf({
      states: '...',
      grounded: true,
      edges: ends.map((both) => ({ ends: both, colour: 'g' })),
    }).map(({ x }) => x)

  test('is a line where it is a short path, whatever its vertices are called', () => {
    expect(path([2, 0], [0, 3], [3, 1])).toEqual([
      { x: 2, y: 0.5 },
      { x: 0, y: 0.5 },
      { x: 3, y: 0.5 },
      { x: 1, y: 0.5 },
    ])
    // a ring with a vertex apart has as many edges as a path
    expect(new Set(path([0, 1], [1, 2], [2, 0]).map(({ y }) => Math.round(y))).size).toBe(3)
  })

  test('has a single stalk in the middle of the ground', () => {
    expect(bush([0, 1], [1, 2])).toEqual([0.5, 0.5, 0.5])
    expect(bush([0, 1], [0, 2])).toEqual([0.5, 0, 1])
  })
})
