import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answer, nimber } from './run.ts'

const truth = new URL('../../core/test/truth/partizan/', import.meta.url)

/** `npm run test:long` asks about every row. */
const every = process.env.NIMBER_RUNS === undefined ? 9 : 1

interface Answer {
  readonly error?: unknown
  readonly outcome: string
  readonly value: string | null
  readonly mean: string | null
  readonly temperature: string | null
  readonly leftMoves: readonly Reached[]
  readonly rightMoves: readonly Reached[]
  readonly leftMoveCount: string
  readonly rightMoveCount: string
}

interface Reached {
  readonly move: string
  readonly to: string
  readonly part?: number
  readonly partTo?: string
}

type Row = Readonly<Record<string, string>>

function rowsOf(file: string): Row[] {
  const [head = [], ...rest] = readFileSync(new URL(file, truth), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? ''),
    )
  return rest.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])))
}

/** The line that asks about a row, and how its texts of moves are made. */
function questionOf(row: Row): string {
  if (row.sum !== undefined) return row.sum
  const [, left = '', right = ''] = /^L(.*) R(.*)$/.exec(row.params ?? '') ?? []
  const rule = (amounts: string) =>
    row.game === 'partizan-octal' ? `octal ${amounts}` : `take ${amounts.replaceAll(' ', ',')}`
  const game = left === '' ? row.game : `left ${rule(left)} right ${rule(right)}`
  return `${game}\t${row.position}`
}

async function ask(questions: readonly string[]): Promise<Answer[]> {
  const { out, err } = await nimber(['solve', '--json', '-', '--all'], {
    input: `${questions.join('\n')}\n`,
  })
  expect(err).toBe('')
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer)
}

const textsOf = (moves: readonly Reached[]) =>
  moves.map(({ to, part, partTo }) => (part === undefined ? to : `${part}:${partTo}`)).sort()

const listed = (texts = '') => (texts === '' ? [] : texts.split(';').sort())

describe('positions solved by another program', () => {
  const tables = readdirSync(truth).filter((file) => rowsOf(file)[0]?.left_wins !== undefined)
  test.each(tables)('%s', async (file) => {
    const rows = rowsOf(file).filter((_, i) => i % every === 0)
    const answers = await ask(rows.map(questionOf))
    expect(answers.length).toBe(rows.length)
    for (const [i, row] of rows.entries()) {
      const seen = answers[i] as Answer
      const { outcome, value, mean, temperature } = row
      expect(seen.error, questionOf(row)).toBeUndefined()
      expect(
        {
          outcome: seen.outcome,
          value: seen.value ?? '',
          mean: seen.mean,
          temperature: seen.temperature,
          left: textsOf(seen.leftMoves),
          right: textsOf(seen.rightMoves),
        },
        questionOf(row),
      ).toEqual({
        outcome,
        value,
        mean,
        temperature,
        left: listed(row.left_wins),
        right: listed(row.right_wins),
      })
      expect(seen.leftMoveCount).toBe(`${seen.leftMoves.length}`)
      expect(seen.rightMoveCount).toBe(`${seen.rightMoves.length}`)
    }
  })
})

describe('nimber solve for two players', () => {
  test('says who wins, the value, the moves of each player and why', async () => {
    expect(await answer(['solve', 'domineering', '...|...|..#'])).toBe(`domineering: ...|...|..#
Whoever begins wins (N)
Value: +-3/2
Mean: 0
Temperature: 3/2

Winning moves when Left begins: 2
  cover b3 and b2   leaves .#.|.#.|..#
  cover b2 and b1   leaves ...|.#.|.##

Winning moves when Right begins: 2
  cover a2 and b2   leaves ...|##.|..#
  cover b2 and c2   leaves ...|.##|..#

Why
  The value is +-3/2. When Left begins, play stops at 3/2; when Right begins, at
  -3/2. The mean is 0, and a move gains 3/2, the temperature: it is hot, and
  both players want to move in it. 0 is between the stops: whoever begins wins.
  When Left begins, this move wins: cover b3 and b2. It leaves “.#.|.#.|..#”.
  When Right begins, this move wins: cover a2 and b2. It leaves “...|##.|..#”.

Evidence
  search: the canonical forms of 11 positions, 19 forms stored
`)
  })

  test('says it in Chinese, and every line fits on a screen', async () => {
    const sum = 'elephants-and-rhinos: x..o + nim: 3 + domineering: ..|..'
    const text = await answer(['solve', sum, '--lang', 'zh'])
    for (const line of ['先走者胜 (N)', '值：+-(1*3)', '左方先走时的必胜走法：2'])
      expect(text.split('\n')).toContain(line)
    for (const word of ['最热的部分是 纵横骨牌: ..|..，温度 1', '各值之和', '尼姆博弈: 3 值 *3'])
      expect(text).toContain(word)
    for (const line of text.split('\n'))
      expect([...line].reduce((n, c) => n + (c > '\u2e80' ? 2 : 1), 0)).toBeLessThanOrEqual(80)
  })

  test('says who is ahead, and what answers the best try', async () => {
    const text = await answer(['solve', 'elephants-and-rhinos', '.x.o.x.o..x.'])
    expect(text).toContain('Left is ahead by 1 move and wins, whoever begins.')
    expect(text).toMatch(/When Right begins, every move loses: the answer to “from cell/)
  })

  test('misère play has no value, and a sum of many parts is decided without one', async () => {
    const [misere, many] = await ask([
      'misere domineering\t..|..',
      Array.from(
        { length: 40 },
        (_, i) => `domineering: ${'..|..|..|..'.slice(0, 5 + 3 * (i % 3))}`,
      ).join(' + '),
    ])
    expect(misere).toMatchObject({ outcome: 'P', value: null, mean: null, temperature: null })
    expect(many?.mean).not.toBeNull()
  })

  test('draws the board and the value, and an example of a game', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nimber-solve-'))
    const file = join(folder, 'position.svg')
    const drawn = async (args: readonly string[]) => {
      rmSync(file, { force: true })
      await answer([...args, '--svg', file])
      return readFileSync(file, 'utf8')
    }
    try {
      const hot = await drawn(['solve', 'domineering', '...|...|..#'])
      expect(hot).toContain('<title>domineering: ...|...|..#</title>')
      expect(hot.match(/class="free cell"/g)).toHaveLength(8)
      expect(hot).toContain('Thermograph of ±1½')
      expect(hot).not.toContain('Among the numbers')
      const cold = await drawn(['solve', 'hackenbush', '0-1b 1-2r', '--lang', 'zh'])
      for (const part of ['class="leftEdge"', '½ 的温度图', '值就是这个数。'])
        expect(cold).toContain(part)
      // without values the board is left, and heaps have none
      expect(await drawn(['solve', 'misere col', '..x'])).not.toContain('Thermograph')
      expect(await drawn(['explain', 'cutcake'])).toContain('<title>cutcake: 5x10</title>')
      rmSync(file)
      for (const [args, words] of [
        [['solve', 'misere left take {1} right take {2}', '5'], 'nothing to draw'],
        [['solve', 'nim', '3 5 7'], 'have different moves'],
        [['explain', 'nim'], 'have different moves'],
        [['solve', '-', '--json'], 'does not go with -'],
      ] as const) {
        const { out, err, code } = await nimber([...args, '--svg', file])
        expect({ out, code }, args.join(' ')).toEqual({ out: '', code: 2 })
        expect(err).toContain(words)
        expect(existsSync(file)).toBe(false)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

test('the answer for a position of many characters is one line of JSON, with all texts', async () => {
  const edges = Array.from({ length: 20_000 }, (_, i) => `${i >> 1}-${i + 1}${'bbr'[i % 3]}`)
  const text = edges.join(' ')
  const out = await answer(['solve', '--json', '-'], { input: `hackenbush\t${text}\nnim\t1\n` })
  const [line = '', next = ''] = out.split('\n')
  const { position, outcome, leftMoves, explanation } = JSON.parse(line)
  expect([position, outcome]).toEqual([text, 'L'])
  const [{ move, to }] = leftMoves
  expect(move).toMatch(/^cut \d+-\d+b$/)
  const known = new Set(edges)
  expect(to.split(' ').every((edge: string) => known.has(edge))).toBe(true)
  expect(explanation.zh).toMatch(/部分/)
  expect(JSON.parse(next)).toMatchObject({ game: 'nim', outcome: 'N' })
})
