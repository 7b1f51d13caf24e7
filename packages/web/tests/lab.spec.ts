import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, fresh, nimber, test } from './support.ts'

/** Types a rule and asks for its table. */
async function compute(page: Page, rule: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Rule' }).fill(rule)
  await page.getByRole('button', { name: 'Compute' }).click()
}

test('a rule is typed; its formula and its proof are found', async ({ page }) => {
  await page.goto('#/lab')
  await compute(page, 'take {1,4,5}')
  const pattern = page.getByRole('region', { name: 'Pattern' })
  await expect(pattern).toContainText('Proved for all n')
  await expect(pattern.locator('.katex').first()).toBeVisible()
  await expect(pattern).toContainText(/period 8/i)
  await expect(page.getByRole('heading', { name: 'take {1,4,5}' })).toBeVisible()
  await expect(page).toHaveURL(/rule=take\+%7B1%2C4%2C5%7D/)
})

fresh('a rule is computed that was typed before the worker was there', async ({ page }) => {
  await page.route(/worker-[^/]*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 2000))
    await route.continue()
  })
  await page.goto('#/lab')
  await compute(page, 'take {1,4,5}')
  await expect(page.getByRole('heading', { name: 'take {1,4,5}' })).toBeVisible({ timeout: 20_000 })
})

test('a game that a theorem settles says so before what its positions show', async ({ page }) => {
  await page.goto('#/lab?rule=wythoff&to=20x20')
  const pattern = page.getByRole('region', { name: 'Pattern' })
  await expect(pattern).toContainText(
    /Settled by a theorem of the catalogue:.*Wythoff’s theorem.*Proved for all positions/s,
  )
  await expect(pattern).not.toContainText('not proved')
})

test('a rule whose table a misère quotient settles is not said to have no pattern', async ({
  page,
}) => {
  await page.goto('#/lab?rule=misere+kayles')
  await expect(page.getByText(/theorem: Misère quotient of order 40/).first()).toBeVisible()
  await expect(
    page.getByText(/^Settled by a theorem: Misère quotient of order 40.*Plambeck/),
  ).toBeVisible()
  await expect(page.locator('[data-status=none]')).toContainText(
    'Settled by a theorem; no formula found up to n = ',
  )
  await expect(page.getByText('No pattern found')).toHaveCount(0)
})

test('a certificate is downloaded, and the command accepts it and refuses it when changed', async ({
  page,
}, info) => {
  await page.goto('#/lab?rule=octal+0.137&to=100')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await waiting
  const path = info.outputPath(download.suggestedFilename())
  await download.saveAs(path)
  expect(nimber(['check', path]).status).toBe(0)

  await page.getByRole('button', { name: 'Check it here' }).click()
  await expect(page.getByText('✓ Valid.')).toBeVisible()

  const text = readFileSync(path, 'utf8')
  const changed = text.replace(/"period":\s*34/, '"period":35')
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
  expect(nimber(['check', path]).status).not.toBe(0)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Check a certificate file…' }).click()
  await (await choosing).setFiles(path)
  await expect(page.getByText('✗ Not valid.')).toBeVisible()
})

test('a mistake in a rule is shown at its place', async ({ page }) => {
  await page.goto('#/lab')
  await compute(page, 'take {1,3')
  await expect(page.getByText(/^Character 10: /)).toBeVisible()
})

fresh('a rule that takes too long is stopped, and says so', async ({ page }) => {
  await page.clock.install()
  await page.goto(`#/lab?${new URLSearchParams({ rule: 'take squares', to: '1e7' })}`)
  await expect(page.getByRole('progressbar', { name: 'Computing the table…' })).toBeVisible()
  await page.getByLabel('Up to n').fill('100') // the page is not frozen
  await expect(async () => {
    await page.clock.runFor(20_000) // once the worker has begun
    await expect(page.getByRole('alert')).toContainText('Stopped after 20 s', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Compute' }).click()
  await expect(page.getByText(/of 101 positions/)).toBeVisible()
})

test('a long run is stopped by the reader', async ({ page }) => {
  await page.goto(`#/lab?${new URLSearchParams({ rule: 'take squares', to: '1e7' })}`)
  await page.getByRole('button', { name: 'Stop' }).first().click()
  await expect(page.getByRole('alert')).toContainText('Stopped.')
})

test('a rule that needs too much work says how far it came', async ({ page }) => {
  // a period settles 10^3000 - 1 at once: it is a multiple of 7
  const query = new URLSearchParams({ rule: 'take {1,3,4}', p: '9'.repeat(3000) })
  await page.goto(`#/lab?${query}`)
  await expect(page.getByText('The player to move loses')).toBeVisible()
  await page.goto(`#/lab?${new URLSearchParams({ rule: 'octal 0.007', p: '99999999' })}`)
  await expect(page.getByRole('alert')).toContainText('it would have to reach 99999999')
})

test('a hostile rule is only text, however long', async ({ page }) => {
  await page.goto('#/lab')
  await compute(page, `take {${'1,'.repeat(500_000)}1}`)
  await compute(page, '<img src=x onerror="window.ran=1">')
  await expect(page.getByText(/^Character 1: /)).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await compute(page, 'take {1,2}')
  await expect(page.getByRole('heading', { name: 'take {1,2}' })).toBeVisible()
  await expect(page.getByText('Proved for all n')).toBeVisible()
})

test('the automaton of a proof is drawn, and the way of a position through it', async ({
  page,
}) => {
  await page.goto('#/lab?rule=wythoff&to=20x20&p=9+14')
  const panel = page.getByRole('region', { name: 'The proof as an automaton' }).first()
  await expect(panel).toContainText('7 states')
  await expect(panel.locator('.state')).toHaveCount(7)
  await expect(panel).toContainText(
    'State 6 has no arrow for the next digits: the position is won.',
  )
  await expect(panel.locator('tr').last()).toHaveText(/state\s*0\s*2\s*4\s*6\s*4\s*6\s*✗/)
  await expect(panel.locator('.state.way')).toHaveCount(4)
  await page.getByLabel(/^Position/).fill('3 5')
  await page.getByRole('button', { name: 'Who wins?' }).click()
  await expect(panel).toContainText('which accepts: the position is lost.')
})

fresh('every rule of the reference can be clicked, in both languages', async ({ page }) => {
  await page.goto('#/lab')
  await page.getByText('Rules you can write (click one)').click()
  const rules = page.locator('details li button')
  const count = await rules.count()
  expect(count).toBeGreaterThan(20)
  const choose = async (i: number) => {
    const rule = (await rules.nth(i).innerText()).trim()
    await rules.nth(i).click()
    await expect(page.locator('h2.game'), rule).toHaveText(rule)
  }
  for (let i = 0; i < count; i++) await choose(i)
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByText('能写哪些规则（点一条试试）')).toBeVisible()
  // the Chinese names of amounts are tested where they are read
  for (let i = count - 10; i < count; i++) await choose(i)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
