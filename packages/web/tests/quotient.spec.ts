import { readFileSync, writeFileSync } from 'node:fs'
import { expect, nimber, test } from './support.ts'

test('the misère quotient of 0.123 is found; its certificate is checked here and by the command', async ({
  page,
}, info) => {
  await page.goto(`#/lab?${new URLSearchParams({ rule: 'octal 0.123', to: '60' })}`)
  const panel = page.getByRole('region', { name: 'Misère quotient' })
  await panel.getByRole('button', { name: 'Find the quotient' }).click()
  await expect(panel).toContainText('Complete: the quotient of all heaps')
  await expect(panel.locator('[data-order]')).toHaveText('20')
  await expect(panel).toContainText('Φ(n+5) = Φ(n), n ≥ 5')
  await expect(panel.getByRole('row', { name: /^4 / })).toBeVisible()

  const waiting = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download' }).click()
  const download = await waiting
  const path = info.outputPath(download.suggestedFilename())
  await download.saveAs(path)
  const accepted = nimber(['check', path, '--json'])
  expect(accepted.status).toBe(0)
  expect(JSON.parse(accepted.output)).toMatchObject({ valid: true, order: 20, pSize: 5, period: 5 })
  await panel.getByRole('button', { name: 'Check it here' }).click()
  await expect(panel.getByText('✓ Valid.')).toBeVisible()

  const text = readFileSync(path, 'utf8')
  const changed = text.replace('"pSize":5', '"pSize":4')
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
  expect(nimber(['check', path]).status).not.toBe(0)
})

test('a quotient that is out of reach says how far it got', async ({ page }) => {
  await page.goto(`#/lab?${new URLSearchParams({ rule: 'octal 0.3122', to: '60' })}`)
  const panel = page.getByRole('region', { name: 'Misère quotient' })
  await panel.getByRole('button', { name: 'Find the quotient' }).click()
  await expect(panel.getByText(/^Heaps up to \d+: order \d+ so far\.$/)).toBeVisible()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByRole('alert')).toContainText('Stopped.')
  await expect(panel.getByText(/^Heaps up to \d+: order \d+ so far\.$/)).toBeVisible()
})

test('a rule that is not about heaps has no quotient', async ({ page }) => {
  await page.goto('#/lab?rule=wythoff&to=20x20')
  await expect(page.getByRole('region', { name: 'Pattern' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Misère quotient' })).toHaveCount(0)
})
