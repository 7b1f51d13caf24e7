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
