import { expect, test } from './support.ts'

test('a word of the subject is explained where the workbench uses it', async ({ page }) => {
  await page.goto('#/game/nim?p=1+2')
  await page.getByRole('heading', { name: 'Theorem', exact: true }).click()
  const word = page.getByRole('link', { name: 'xor', exact: true }).first()
  await word.hover()
  await expect(page.getByRole('tooltip')).toContainText('binary column')
  await word.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('xor')
})

test('reasons and rules explain their words, and a problem names its lesson', async ({ page }) => {
  await page.goto('#/lab?rule=take+%7B1%2C3%2C4%7D&p=17')
  const word = page.getByRole('link', { name: 'period', exact: true }).first()
  await word.focus()
  await expect(page.getByRole('tooltip')).toContainText('Values have the period p')
  await page.goto('#/problems/hdu1907')
  await expect(page.getByRole('link', { name: 'Lesson 4 · Misère Nim' })).toBeVisible()
  await page.goto('#/game/nim?p=1+2')
  await page.getByRole('heading', { name: 'Why', exact: true }).click()
  await expect(page.getByRole('link', { name: 'xor', exact: true }).first()).toBeVisible()
})
