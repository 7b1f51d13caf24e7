import { entries, type Outcome, partizanEntries, spreadMoves, Verdicts } from '@nimber/core'
import { describe, expect, test } from 'vitest'
import { playedOfText } from '../../packages/web/src/worker/games.ts'
import { type Insight, insightOf } from '../../packages/web/src/worker/insight.ts'

/** The picture of the reason that the page draws for a position, and who wins it. */
function pictureOf(text: string): { outcome: Outcome | undefined; picture: Insight | undefined } {
  const { game, position } = playedOfText(text)
  const verdicts = new Verdicts(game, position)
  const verdict = verdicts.of(position)
  const picture = verdict && insightOf(verdict, (at) => verdicts.quick(at))
  return { outcome: verdict?.outcome, picture }
}

function mex(values: readonly number[]): number {
  const set = new Set(values)
  let least = 0
  while (set.has(least)) least++
  return least
}

/** Whether nobody can move. */
function isOver(text: string): boolean {
  const { game, position } = playedOfText(text)
  return spreadMoves(game, position, 1).length === 0
}

/** What a picture says of who wins, worked out from what it shows alone. */
function saidBy(picture: Insight): Outcome | undefined {
  switch (picture.kind) {
    case 'strip':
      return mex(picture.options.map(({ value }) => value)) === 0 ? 'P' : 'N'
    case 'map':
      return picture.reached.some((i) => picture.cells[i] === 'P') ? 'N' : undefined
    case 'moves': {
      const left = picture.moves.map(({ leaves }) => leaves)
      return left.includes('P') ? 'N' : left.includes('D') ? 'D' : 'P'
    }
    case 'tree':
      return picture.values[0] === 0 ? 'P' : 'N'
    case 'columns': {
      const digits = picture.rows.map(({ value }) => [...value.toString(2).padStart(64, '0')])
      const sums = Array.from({ length: 64 }, (_, i) =>
        digits.reduce((sum, row) => sum + Number(row[i]), 0),
      )
      return sums.every((sum) => sum % picture.modulus === 0) ? 'P' : 'N'
    }
    case 'golden':
      return picture.pairs.some(({ low, high }) => low === picture.low && high === picture.high)
        ? 'P'
        : 'N'
    case 'zeckendorf':
      return picture.limit < (picture.parts.at(-1) ?? 0n) ? 'P' : 'N'
  }
}

describe('the reason has a picture', () => {
  for (const { slug, examples } of [...entries, ...partizanEntries])
    test(slug, () => {
      for (const example of examples) {
        const { outcome, picture } = pictureOf(example)
        expect(picture !== undefined || isOver(example), example).toBe(true)
        if (picture) expect([outcome, undefined], example).toContain(saidBy(picture))
      }
    })
})

test('a large heap with few moves is drawn where it stands', () => {
  const { picture } = pictureOf('take {1,3,4}: 1000000000000')
  expect(picture).toMatchObject({
    kind: 'strip',
    heap: 10n ** 12n,
    value: 1,
    period: { length: 7 },
  })
})

test('a large heap with many moves is drawn by one that its period makes equal', () => {
  const { picture } = pictureOf('kayles: 1000000000000')
  expect(picture).toMatchObject({ kind: 'strip', heap: 76n, like: 10n ** 12n, value: 1 })
})
