import { expect, expectAccessible, open, test } from './support.ts'

const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

test('Domineering is played by its cells, and its value is shown', async ({ page }) => {
  await open(page, { address: '#/game/domineering?p=...%7C...%7C...', ready: '[data-spot]' })
  const values = page.getByRole('region', { name: 'Value' })
  await expect(values.getByRole('definition').first()).toHaveText('±1')
  await expect(values.getByText('Whoever begins wins (N)')).toBeVisible()
  await expect(values.getByText('Left begins: winning moves')).toBeVisible()
  await expect(values.getByRole('img', { name: 'Thermograph' })).toBeVisible()
  // the canonical form unfolds
  await values.locator('summary').first().click()
  await expect(values.getByText('Left to')).toBeVisible()
  await expect(values.getByText('Right to')).toBeVisible()
  for (const { colorScheme, viewport } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }
  // two cells are one move, which the computer answers
  await page.getByRole('button', { name: 'b3: free' }).click()
  await page.getByRole('button', { name: 'b2: free' }).click()
  await expect(page.getByText(/^Computer: cover /)).toBeVisible()
  // whoever plays Right covers cells side by side
  await page.getByLabel('Begins').selectOption('Right')
  await page.getByLabel('You play').selectOption('Right')
  await expect(page.getByText('Your turn.')).toBeVisible()
  await page.getByRole('button', { name: 'a3: free' }).press('Enter')
  await page.getByRole('button', { name: 'b3: free' }).press('Enter')
  await expect(page.getByText(/^Computer: cover /)).toBeVisible()
})

test('an edge of Hackenbush is cut to the end of the game', async ({ page }) => {
  await open(page, { address: '#/game/hackenbush?p=0-1b+1-2b+0-3r', ready: '[data-spot]' })
  await expect(page.getByText('The player to move wins')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Value' }).getByRole('definition').first(),
  ).toHaveText('1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'cut 0-1b' }).click()
  await expect(page.getByText('The computer wins.')).toBeVisible()
  await expect(page.getByText('Move 1 decided it: cut 0-1b. Better: cut 1-2b.')).toBeVisible()
})

test.describe('in Chinese on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('a graph is found in the catalogue and coloured', async ({ page }) => {
    await open(page, { address: '#/', ready: 'main [data-spot]' })
    await page.getByLabel('查找游戏').fill('snort-graph')
    await page.locator('a[href*="snort-graph"]').click()
    await page.getByRole('button', { name: '给顶点 1 涂色' }).click()
    await expect(page.getByText(/^电脑：给顶点/)).toBeVisible()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})
