import type { Page } from '@playwright/test'
import { askForMove, expect, fresh, test } from './support.ts'

/** Takes stones so that a heap goes from one size to another, and waits for the answer. */
async function take(page: Page, heap: number, from: number, to: number): Promise<void> {
  const label = `heap ${heap}: take ${from - to}, leave ${to}`
  const status = page.locator('.status')
  const before = await status.innerText()
  await page.getByRole('button', { name: new RegExp(`^${label}\\b`) }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(status).not.toHaveText(before, { useInnerText: true })
  await expect(page.getByText(/^(Your turn\.|You win!|The computer wins\.)$/)).toBeVisible()
}

fresh('a newcomer wins the first game by following the hints', async ({ page }) => {
  await page.goto('./')
  const won = page.getByText('You win!')
  for (let moves = 0; moves < 8 && !(await won.isVisible()); moves++) {
    await askForMove(page)
    const tip = await page.getByText(/^Winning: /).innerText()
    const [taken = 0, heap = 0, to = 0] = (tip.match(/\d+/g) ?? []).map(Number)
    await take(page, heap, taken + to, to)
  }
  await expect(won).toBeVisible()
})

test('a game lost on purpose: the losing move is named', async ({ page }) => {
  await page.goto('#/game/nim?p=1+2+4')
  await page.getByLabel('Show which moves win').check()
  const stone = (label: string) => page.getByRole('button', { name: label })
  await expect(stone('heap 3: take 1, leave 3, winning')).toBeVisible()
  await expect(stone('heap 3: take 4, leave 0, losing')).toBeVisible()
  await take(page, 3, 4, 0)
  await take(page, 1, 1, 0)
  await expect(page.getByText('The computer wins.')).toBeVisible()
  await expect(
    page.getByText(
      'Move 1 decided it: take 4 from heap 3, leave 0. Better: take 1 from heap 3, leave 3.',
    ),
  ).toBeVisible()
})

fresh('a game is played with the keyboard alone', async ({ page }) => {
  await page.goto('#/game/nim?p=1+3')
  const board = page.getByRole('group', { name: 'Board' })
  await expect(board).toBeVisible()
  for (let i = 0; i < 40 && !(await board.locator(':focus').count()); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveAccessibleName('heap 2: take 3, leave 0')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toHaveAccessibleName('heap 2: take 2, leave 1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your turn.')).toBeVisible()
  await expect(board.locator(':focus')).toHaveAccessibleName(/take 1, leave 0/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You win!')).toBeVisible()
  // the tab key goes on from the board to the buttons under it
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Take back')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your turn.')).toBeVisible()
})

test('a game without a theorem has its values worked out', async ({ page }) => {
  await page.goto('#/game/take%20%7B1%2C3%2C4%7D?p=16')
  await page.getByText('What is known', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How the values come about' })).toBeVisible()
  await expect(page.getByText('G(5) = mex{G(4), G(2), G(1)} = mex{2, 0, 1} = 3')).toBeVisible()
  await expect(page.getByText('G(7) to G(10) are the same')).toBeVisible()
  await page.goto('#/game/nim?p=1+2')
  // its name, which can give the answer away, is told when it is opened
  await expect(page.getByRole('heading', { name: 'Bouton’s theorem' })).toBeHidden()
  await page.getByRole('heading', { name: 'Theorem', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Bouton’s theorem' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How the values come about' })).toBeHidden()
})

test('the parts of a sum are boards of their own', async ({ page }) => {
  await page.goto(`#/game/${encodeURIComponent('nim + rook')}?p=${encodeURIComponent('1 + 2 2')}`)
  const boards = page.getByRole('group', { name: 'Board' })
  await expect(boards).toHaveCount(2)
  await page.getByLabel('Show which moves win').check()
  const heap = { name: 'heap 1: take 1, leave 0, winning' }
  await expect(boards.nth(0).getByRole('button', heap)).toBeVisible()
  await expect(boards.nth(1).getByRole('button', { name: 'to 1 2, losing' })).toBeVisible()
})

const CUT = 'take 3·5 from 34, leave 19'
const SPLIT = 'split heap 1 into 3 and 4'
const BOARDS = [
  [
    'fibonacci-nim?p=10',
    'heap 1: take 2, leave 8',
    'Take',
    'take 2, leave 8; the opponent may take at most 4',
  ],
  [
    'consecutive-nim?p=1..3',
    'heap 3: take 2, leave 1',
    'Take',
    'take 2 from the heap of 3, leave 1',
  ],
  ['kayles?p=7', 'row 1, place 4', 'Knock down', 'take 1, leave 3 and 3'],
  ['ring%201..2?p=6', 'row 1, place 1', 'Take', 'take 1'],
  ['staircase?p=1+2+3', 'step 3: 2 down', 'Move down', 'move 2 coins from step 3 to step 2'],
  ['wythoff?p=4+5', 'to 3 4', undefined, 'take 1 from both'],
  ['turtles?p=2', 'coin 2: heads', 'Turn', 'turn 2'],
  ['hackenbush-tree?p=0+1+1', 'cut the edge from 1 to 2', undefined, 'cut the edge 2–1'],
  ['euclid?p=5+34', CUT, undefined, CUT],
  ['chomp?p=4+4', 'row 2, square 4', undefined, 'row 2, square 4'],
  ['hackenbush-graph?p=0-1+1-2+2-0', 'cut the edge 1–2', undefined, 'cut the edge 1–2'],
  ['lasker?p=7', 'heap 1: take 3, leave 4', SPLIT, SPLIT],
  ['bipartite?p=a-b+b-c+start+a', 'move to b', undefined, 'go from a to b'],
] as const

for (const [address, spot, button, told] of BOARDS)
  test(`a move is chosen and made on the board of ${address}`, async ({ page }) => {
    await page.goto(`#/game/${address}`)
    await page.getByRole('button', { name: spot, exact: true }).click()
    if (button) await page.getByRole('button', { name: button, exact: true }).click()
    const mine = page.getByRole('listitem').filter({ hasText: /^\s*you\s/ })
    await expect(mine).toContainText(told)
  })

test('the last edge of a tree is cut, and the ground stays', async ({ page }) => {
  await page.goto('#/game/hackenbush-tree?p=0')
  await page.getByRole('button', { name: 'cut the edge from the ground to 1' }).press('Enter')
  await expect(page.getByText('You win!')).toBeVisible()
  await expect(page.locator('svg .ground')).toHaveCount(1)
})
