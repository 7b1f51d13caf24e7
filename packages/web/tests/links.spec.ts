import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

test('a shared link shows the same position in a fresh profile', async ({ page, browser }) => {
  await page.goto('#/game/nim?p=1+2+4')
  await page.getByRole('button', { name: 'heap 3: take 2, leave 2' }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  const stones = (of: Page) => of.getByRole('button', { name: /^heap \d: take/ })
  const labels = (of: Page) =>
    stones(of).evaluateAll((all) => all.map((stone) => stone.getAttribute('aria-label')))
  const seen = await labels(page)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.length).toBeLessThan(5)
  const fresh = await browser.newContext({ locale: 'en-US' })
  const guest = await fresh.newPage()
  await guest.goto(page.url())
  await expect(stones(guest)).toHaveCount(seen.length)
  expect(await labels(guest)).toEqual(seen)
  await fresh.close()
})

const MARKUP = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
const HOSTILE = [MARKUP, '"><svg onload=window.ran=1>', '{{window.ran=1}}', "'+(window.ran=1)+'"]
const ODD = ['__proto__', 'constructor', '%', '%00%ff', '../../etc/passwd', 'javascript:ran=1']

/** That nothing of a link was taken for more than text, and the page still works. */
async function expectUnharmed(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  const ran = await page.evaluate(() => 'ran' in window)
  expect(ran, address).toBe(false)
  await expect(
    page.locator('main').locator('script, img, iframe, [onload], [onerror]'),
  ).toHaveCount(0)
}

test('what a hostile link says is only text', async ({ page }) => {
  page.on('dialog', () => expect(true, 'a dialog was opened').toBe(false))
  for (const text of [...HOSTILE, ...ODD]) {
    const word = encodeURIComponent(text)
    for (const address of [
      `#/game/${word}`,
      `#/game/nim?p=${word}`,
      `#/lab?rule=${word}`,
      `#/lab?rule=nim&to=${word}&p=${word}&view=${word}`,
      `#/problems/${word}`,
      `#/problems/hdu1846?in=${word}&code=${word}`,
      `#/${word}?${word}=${word}`,
    ]) {
      await page.goto(address)
      await expectUnharmed(page, address)
    }
  }
  await page.getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
})

test('a link of a million characters does not stop the page', async ({ page }) => {
  const long = '9+'.repeat(9_000) // as long as an address that is read can be
  for (const address of [
    `#/lab?rule=${'9+'.repeat(500_000)}`,
    `#/lab?rule=${long}`,
    `#/game/nim?p=${long}`,
    `#/problems/hdu1846?in=${long}`,
  ]) {
    await page.goto(address)
    await expectUnharmed(page, address.slice(0, 30))
  }
  await page.getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
})
