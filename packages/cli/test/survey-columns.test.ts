import { describe, expect, it } from 'vitest'
import { widthOf } from '../src/frame/terminal.ts'
import { laidWide, laidWithin } from '../src/survey/columns.ts'

const HEAD = ['rule', 'status', 'period', 'from', 'bytes', 'seconds']
const OPTIONAL = ['bytes', 'seconds']

function tableOf(...rules: string[]) {
  return {
    head: HEAD,
    rows: rules.map((rule, i) => ({
      cells: [rule, 'proved', '11770282', '197769598', '185', `${i}.00`],
      note: i === 0 ? 'The values up to 1000 do not show what the number 99 of the rule does.' : '',
    })),
  }
}

describe('the rows of a survey', () => {
  it('fit a terminal: columns are left out as far as it takes, and notes stand below', () => {
    for (const columns of [46, 60, 80, 100]) {
      const { lines, hidden } = laidWithin(tableOf('octal 0.104', '取 {1,2}'), columns, OPTIONAL)
      const all = lines.join('\n')
      expect([columns, ...all.split('\n').filter((line) => widthOf(line) > columns)]).toEqual([
        columns,
      ])
      expect(all).toContain('197769598')
      expect(all.replaceAll(/\s+/g, ' ')).toContain(
        'do not show what the number 99 of the rule does.',
      )
      expect(hidden).toEqual(OPTIONAL.slice(0, columns < 50 ? 2 : columns < 56 ? 1 : 0))
    }
  })

  it('fit it where rules are long, too', () => {
    const long = 'counters a, b; a -= k; b -= k; a -= k, b -= k; a -= 1, b -= 2; a -= 2, b -= 1'
    const { lines, hidden } = laidWithin(tableOf(long, 'take {1}'), 60, OPTIONAL)
    expect(
      lines
        .join('\n')
        .split('\n')
        .filter((line) => widthOf(line) > 60),
    ).toEqual([])
    expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(long)
    expect(hidden).toEqual([])
  })

  it('are as wide as they are in a pipe', () => {
    const { lines, hidden } = laidWide(tableOf('octal 0.104'))
    expect([lines.length, hidden.length]).toEqual([2, 0])
    expect(lines[1]).toMatch(/^octal 0\.104 {2}proved .* 0\.00 {5}The values up to/)
  })
})
