import { expect, test } from './support.ts'

test('a word of the subject is explained where the workbench uses it', async ({ page }) => {
  await page.goto('#/game/nim?p=1+2')
  await page.getByRole('heading', { name: 'Theorem: Bouton’s theorem' }).click()
  const word = page.getByRole('link', { name: 'xor', exact: true }).first()
  await word.hover()
  await expect(page.getByRole('tooltip')).toContainText('binary column')
  await word.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('xor')
})
