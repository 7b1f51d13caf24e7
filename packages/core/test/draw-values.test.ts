import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDyadic, dyadic, printDyadic, roundedDyadic } from '../src/arith/dyadic.ts'
import { thermographLines } from '../src/draw/thermograph-text.ts'
import { valueTicks } from '../src/draw/value-axis.ts'
import { Forms, numberLineSvg, parseForm, thermographOf, thermographSvg } from '../src/index.ts'

const forms = new Forms()
const graphOf = (text: string) => thermographOf(forms, parseForm(forms, text))

const thermograph = (text: string, lang: 'en' | 'zh' = 'en') => {
  const svg = thermographSvg({ title: text, thermograph: graphOf(text), lang })
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 720 514"/)
  expect(svg).toContain('role="img"')
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  return svg
}

/** The points of a line of a class that is drawn with a stroke of some width. */
const pointsOf = (svg: string, name: string) =>
  [
    ...(new RegExp(`class="${name}" d="([^"h]*)" stroke-width="3"`).exec(svg)?.[1] ?? '').matchAll(
      /[ML]([\d.]+) ([\d.]+)/g,
    ),
  ].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('the drawing of a thermograph', () => {
  test.each([
    '{5|{2|-3}}',
    '{1|-1} + ^* - 3/4',
    '1/2',
    '3',
    '^',
    '{{3|1}|{0|-9}}',
    '5/8',
    '{100|{3|-2}}',
  ])('%s: walls and mast are where they belong, in scale', (text) => {
    const svg = thermograph(text)
    const { left, right, mean, temperature } = graphOf(text)
    const [mast, west, east] = ['mast', 'leftWall', 'rightWall'].map((name) => pointsOf(svg, name))
    const [foot, top] = mast ?? []
    if (!foot || !top || !west || !east) throw new Error('a line is missing')
    expect(top.x).toBe(foot.x)
    expect(top.y).toBeLessThan(foot.y)
    // a unit is as long for values as for temperatures, and values grow to the left
    const unit = (452 - foot.y) / (roundedDyadic(temperature) + 1) || 360 / 0.5
    for (const [wall, points] of [
      [left, west],
      [right, east],
    ] as const) {
      expect(points.length).toBe(wall.length + 1)
      wall.forEach(({ value, at }, k) => {
        const away = roundedDyadic(value) - roundedDyadic(mean)
        expect(points[k]?.x).toBeCloseTo(foot.x - unit * away, 0)
        expect(points[k]?.y).toBeCloseTo(452 - unit * (roundedDyadic(at) + 1), 0)
      })
      expect(points.at(-1)).toEqual(foot)
    }
    // on a phone the same in 408 units, all of it
    const small = thermographSvg({
      title: text,
      thermograph: graphOf(text),
      lang: 'en',
      narrow: true,
    })
    expect(small).toContain('viewBox="0 0 408 354"')
    for (const [name, wide] of [
      ['leftWall', west],
      ['rightWall', east],
    ] as const) {
      const points = pointsOf(small, name)
      const [start] = points
      if (!start || !wide[0]) throw new Error('a line is missing')
      points.forEach(({ x, y }, k) => {
        expect(Math.min(x, 392 - x, y - 92, 292 - y)).toBeGreaterThanOrEqual(0)
        const scaled = (200 / 360) * ((wide[k]?.x ?? 0) - (wide[0]?.x ?? 0))
        expect(x - start.x).toBeCloseTo(scaled, 0)
      })
    }
  })

  test('names mean and temperature, in both languages', () => {
    const en = thermograph('{5|{2|-3}}')
    for (const words of ['mean 2¼', 'temperature 2¾', 'left wall', 'right wall', 'mast'])
      expect(en).toContain(`>${words}<`)
    const zh = thermograph('{5|{2|-3}}', 'zh')
    for (const words of ['均值 2¼', '温度 2¾', '左壁', '右壁', '桅杆'])
      expect(zh).toContain(`>${words}<`)
  })

  test('large numbers are exact in their places', () => {
    const small = thermograph('{2|0}')
    const large = thermograph(`${10n ** 40n} + {2|0}`)
    for (const name of ['leftWall', 'rightWall', 'mast'])
      expect(pointsOf(large, name)).toEqual(pointsOf(small, name))
    expect(large).toContain('mean 10000000…00000001')
    thermograph(`{${10n ** 400n}|-${10n ** 400n}}`)
  })

  test('is for light and dark paper, and its texts are escaped', () => {
    const svg = thermographSvg({ title: '<&"', thermograph: graphOf('+-1'), lang: 'en' })
    expect(svg).toContain('<title>&lt;&amp;&quot;</title>')
    expect(svg).toContain('prefers-color-scheme:dark')
  })
})

describe('a thermograph in characters', () => {
  test('walls lean as they go, and the mast stands on them', () => {
    expect(thermographLines(graphOf('{1|-1} + ^* - 3/4'))).toEqual([
      '1½               │',
      '1¼               │',
      ' 1               ∧',
      ' ¾             ╱   ╲',
      ' ½           ╱       ╲',
      ' ¼         ╱           ╲',
      ' 0       │               │',
      '−¼       ╱               ╲',
      '−½     ╱                   │',
      '−¾   ╱                     │',
      '−1 ╱                       │',
      '   1            −¾        −2',
    ])
    expect(thermographLines(graphOf('{{3|1}|{0|-9}}')).slice(2, 5)).toEqual([
      ' 2     ∧',
      '1½   ╱ │',
      ' 1 │   │',
    ])
    expect(thermographLines(graphOf('3'))).toEqual([])
  })

  test('is small however large the numbers are', () => {
    for (const text of [
      `{${10n ** 40n}|-${10n ** 40n}}`,
      `${10n ** 40n} + {1|-1}`,
      `1/${2n ** 90n}`,
      `{1/${2n ** 90n}|0}`,
    ]) {
      const lines = thermographLines(graphOf(text))
      expect(lines.length).toBeLessThan(15)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(70)
    }
  })
})

describe('the number line', () => {
  const line = (text: string, lang: 'en' | 'zh' = 'en', narrow = false) => {
    const form = parseForm(forms, text)
    return numberLineSvg({
      title: text,
      leftStop: forms.leftStop(form),
      rightStop: forms.rightStop(form),
      mean: graphOf(text).mean,
      isNumber: forms.asNumber(form) !== undefined,
      lang,
      narrow,
    })
  }
  const dotOf = (svg: string, name: string) =>
    Number(new RegExp(`class="${name}" d="M([\\d.]+) 120h0"`).exec(svg)?.[1])

  test('has the stops and the mean in their order, and the numbers between them', () => {
    const svg = line('{5|{2|-3}}')
    const [right, mean, left] = ['rightStop', 'mean', 'leftStop'].map((name) => dotOf(svg, name))
    expect(((mean ?? 0) - (right ?? 0)) / ((left ?? 0) - (right ?? 0))).toBeCloseTo(1 / 12, 2)
    expect(svg).toContain(`d="M${right} 120H${left}"`)
    expect(svg).toContain('left stop 5 · mean 2¼ · right stop 2')
    expect(svg).toContain('confused with every number')
    const small = line('{5|{2|-3}}', 'en', true)
    expect(small).toContain('viewBox="0 0 400 200"')
    expect(dotOf(small, 'rightStop')).toBeGreaterThan(12)
    expect(dotOf(small, 'leftStop')).toBeLessThan(388)
    expect(line('{5|{2|-3}}', 'zh')).toContain('左停止值 5 · 均值 2¼ · 右停止值 2')
  })

  test('says what a value is that is no interval', () => {
    expect(line('3/4')).toContain('The value is this number.')
    expect(line('3/4', 'zh')).toContain('值就是这个数。')
    expect(line('1^')).toContain('closer to 1 than every other number')
    expect(line('*', 'zh')).toContain('与 0 相差无穷小')
    for (const text of ['3/4', '1^']) expect(dotOf(line(text), 'leftStop')).toBeNaN()
  })
})

describe('ticks', () => {
  test.each([
    ['0', '1', 9, '0 1/8 1/4 3/8 1/2 5/8 3/4 7/8 1'],
    ['-1', '2', 5, '-1 0 1 2'],
    ['0', '100', 9, '0 20 40 60 80 100'],
    ['-70000000', '10000000', 9, '-70000000 -60000000'],
  ])('from %s to %s', (low, high, most, expected) => {
    const [from, to] = [low, high].map((text) => forms.asNumber(parseForm(forms, text)))
    if (!from || !to) throw new Error('no number')
    expect(valueTicks(from, to, most).map(printDyadic).join(' ')).toContain(expected)
  })

  test('lie between the ends, evenly and not too many', () => {
    const number = fc
      .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(60))
      .map(([n, k]) => dyadic(n, k))
    fc.assert(
      fc.property(number, number, fc.integer({ min: 3, max: 12 }), (a, b, most) => {
        const [low, high] = [a, b].sort(compareDyadic)
        if (!low || !high || compareDyadic(low, high) === 0) return
        const ticks = valueTicks(low, high, most)
        expect(ticks.length).toBeLessThanOrEqual(most)
        expect(ticks.length).toBeGreaterThanOrEqual(Math.floor(most / 5))
        for (const tick of ticks) {
          expect(compareDyadic(low, tick)).toBeLessThanOrEqual(0)
          expect(compareDyadic(tick, high)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
