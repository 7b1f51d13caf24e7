import { expect, test } from './support.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a game is played by touch', async ({ page }) => {
  await page.goto('#/game/nim?p=1+3')
  await page.getByRole('button', { name: 'heap 2: take 2, leave 1' }).tap()
  await page.getByRole('button', { name: 'Take', exact: true }).tap()
  await expect(page.getByText('Your turn.')).toBeVisible()
  await page.getByRole('button', { name: /take 1, leave 0/ }).tap()
  await page.getByRole('button', { name: 'Take', exact: true }).tap()
  await expect(page.getByText('You win!')).toBeVisible()
})

test('a lesson is learnt by touch', async ({ page }) => {
  await page.goto('#/learn/misere?seed=7')
  await page.locator('[data-block=predict] button').first().tap()
  await expect(page.locator('.verdict').first()).toHaveClass(/win/)
  await page.getByRole('button', { name: 'All at once' }).tap()
  await expect(page.locator('.mark').first()).toHaveText('N')
  const board = page.locator('[data-block=board]').first()
  await board.getByRole('button', { name: 'heap 3: take 2, leave 1' }).tap()
  await board.getByRole('button', { name: 'Take', exact: true }).tap()
  await expect(board.getByText(/^Computer: /)).toBeVisible()
  const word = page.getByRole('link', { name: 'misère play', exact: true })
  await word.focus()
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('a name with hyphens breaks between its words', async ({ page }) => {
  await page.goto('#/game/hackenbush')
  const whole = page.getByRole('heading', { level: 1 }).getByText('Red-Blue-Green', { exact: true })
  await expect(whole).toBeVisible()
  const lines = await whole.evaluate((element) => element.getClientRects().length)
  expect(lines).toBe(1)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
})
