import { parse, readMove, spokenMove } from '@nimber/core'
import type { Page } from '@playwright/test'
import { expect, nimber, test } from './support.ts'

/** Positions of every kind: heaps, sums, misère, two counters, draws, coins, trees, large numbers. */
const POSITIONS = [
  ['nim', '3 5 7'],
  ['nim', '1 2 3'],
  ['nim', '0'],
  ['nim', '123456789012345678901234567890 98765432109876543210 1'],
  ['misere nim', '1 1 1'],
  ['misere nim', '2 2'],
  ['bash 4', '23'],
  ['bash 4', '25'],
  ['take {1,3,4}', '16'],
  ['take {1,3,4}', '17 5'],
  ['take 2^k', '1000000'],
  ['take any or split', '40'],
  ['octal 0.137', '21 34'],
  ['misere octal 0.77', '5 1'],
  ['wythoff', '6 10'],
  ['wythoff', '9 14'],
  ['wythoff', '1000000000000 1618033988749'],
  ['fibonacci-nim', '100'],
  ['staircase', '1 2 3 4'],
  ['king-to-corner', '6 7'],
  ['knight-to-corner', '5 6'],
] as const

interface Winning {
  readonly move: string
  readonly to: string
}

interface Verdict {
  readonly position: string
  readonly outcome: 'N' | 'P' | 'D'
  readonly value: string | null
  readonly winningMoves: readonly Winning[]
  readonly explanation: { readonly en: string }
}

const OUTCOMES = {
  N: 'The player to move wins',
  P: 'The player to move loses',
  D: 'Draw',
}

/** What the page says about a position, in the form of the command. */
async function seen(page: Page, game: string, position: string) {
  await page.goto(`#/lab?${new URLSearchParams({ rule: game, p: position })}`)
  const panel = page.getByRole('region', { name: 'A position' })
  await expect(page.getByRole('heading', { name: game, exact: true })).toBeVisible()
  await expect(panel.locator('.outcome + p .number').first()).toHaveText(position)
  const plain = (texts: readonly string[]) => texts.map((t) => t.replace(/\s+/g, ' ').trim())
  return {
    outcome: plain(await panel.locator('.outcome, .outcome + p').allTextContents()),
    moves: plain(await panel.locator('li').allTextContents()),
    // formulas are not broken over lines
    why: (await panel.locator('.why').textContent())?.replaceAll('\u00a0', ' '),
  }
}

test('the page answers as the command does', async ({ page }) => {
  const input = POSITIONS.map((pair) => `${pair.join('\t')}\n`).join('')
  const lines = nimber(['solve', '--json', '-'], input).output.trim().split('\n')
  expect(lines).toHaveLength(POSITIONS.length)
  for (const [i, [game, position]] of POSITIONS.entries()) {
    const verdict = JSON.parse(lines[i] ?? '') as Verdict
    const { outcome, moves, why } = await seen(page, game, verdict.position)
    const value = verdict.value === null ? '' : ` · value ${grouped(verdict.value)}`
    const shown = verdict.winningMoves.slice(0, 12)
    const about = [OUTCOMES[verdict.outcome], verdict.position + value]
    expect.soft(outcome, `${game}: ${position}`).toEqual(about)
    expect.soft(moves).toEqual(shown.map((one) => told(spoken(game, verdict, one), one)))
    expect.soft(why).toBe(verdict.explanation.en)
  }
})

/** A move that the command names, in the words of players. */
function spoken(text: string, { position }: Verdict, { move, to }: Winning): string {
  const { game, position: from } = parse(`${text}: ${position}`)
  const own = readMove(game, from, move)
  expect.soft(game.rules.print(own.to), move).toBe(to)
  return spokenMove(game, from, own).en
}

/** A move, and what it leaves where its words do not say that. */
function told(move: string, { to }: Winning): string {
  return move.includes(', leave ') ? move : `${move} leaves ${to}`
}

/** A number as the page writes it. */
function grouped(digits: string): string {
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, ' ') : digits
}
