import { askForMove, expect, test } from './support.ts'

test('misère is a switch, and it changes who wins', async ({ page }) => {
  await page.goto('#/game/nim?p=1+1+1')
  const why = page.getByRole('region', { name: 'Why' })
  const misere = page.getByLabel('Misère: whoever cannot move wins')
  await expect(why).toContainText('The player to move wins')
  await expect(misere).not.toBeChecked()
  await page.getByRole('button', { name: 'Settings' }).click()
  await misere.check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Misère Nim')
  await expect(why).toContainText('The player to move loses')
  await expect(page).toHaveURL(/#\/game\/misere%20nim\?p=1\+1\+1/)
  await expect(misere).toBeChecked()
  await misere.uncheck()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim')
  await expect(why).toContainText('The player to move wins')
})

test('misère Kayles is played, with the warning that belongs to it', async ({ page }) => {
  await page.goto('#/game/kayles?p=8')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Misère: whoever cannot move wins').check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Misère Kayles')
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('The player to move wins')
  await expect(page.getByText('Misère Kayles breaks it at a row of 8')).toBeVisible()
  await askForMove(page)
  await expect(page.getByText(/^Winning: /)).toBeVisible()
})

test('a game with the other ending tells its rule, and its number beside its name', async ({
  page,
}) => {
  await page.goto('#/game/misere%20kayles')
  const about = page.locator('main > .about')
  await expect(about).toHaveText(
    'A row of pins: knock down one pin or two neighbours. Whoever knocks down the last pin loses.',
  )
  await page.goto('#/game/misere%20moore%202?p=1+4+6')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Misère Moore’s Nim')
  await expect(about).toHaveText(/^Choose 1\sor\s2\sheaps .* takes the last stone loses\.$/)
})

const LOOP = 'counters a, b; a -= 1, b += 1; b -= 1, a += 1; a -= 2'

test('draws are shown on the board, in the map and in the verdict', async ({ page }) => {
  await page.goto(`#/game/${encodeURIComponent(LOOP)}?p=3+2&moves=1`)
  const square = page.getByRole('button', { name: 'to 2 3, draw' })
  await expect(square).toHaveText('=')
  await page.goto(`#/lab?${new URLSearchParams({ rule: LOOP, to: '6x6', p: '3 2' })}`)
  await expect(page.locator('[data-outcome=D]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Moves that keep the draw' })).toBeVisible()
  await page.getByRole('application').press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('(0, 1): draw')).toBeVisible()
})
