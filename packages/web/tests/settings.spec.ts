import { expect, fresh as test } from './support.ts'

test('the language is switched at once and remembered', async ({ page }) => {
  await page.goto('#/problems')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('题目')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('题目')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
})

test.describe('in a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' })
  test('the first visit is in Chinese', async ({ page }) => {
    await page.goto('#/problems')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('题目')
  })
})

test('the theme follows the system until it is chosen, and the choice is remembered', async ({
  page,
}) => {
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('#/problems')
  const light = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await paper()
  expect(dark).not.toBe(light)
  await page.getByRole('button', { name: 'Theme: as the system' }).click()
  await expect.poll(paper).toBe(light)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible()
  expect(await paper()).toBe(light)
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(paper).toBe(dark)
})
