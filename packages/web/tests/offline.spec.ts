import { mirrorOf } from './mirror.ts'
import { expect, test } from './support.ts'

test.use({ serviceWorkers: 'allow' })

test('after the first visit the pages work without a server', async ({ page, baseURL }) => {
  const mirror = await mirrorOf(`${baseURL}`)
  await page.goto(mirror.address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  mirror.close()
  await page.reload()
  await page.getByRole('button', { name: 'heap 1: take 1, leave 2' }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  await page.goto(`${mirror.address}#/game/wythoff?p=5+8`)
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.goto(`${mirror.address}#/problems/hdu1846?in=1+4+3`)
  await expect(page.getByRole('region', { name: 'Output', exact: true })).toHaveText('second')
  await page.goto(`${mirror.address}#/lab?rule=take+%7B1%2C3%2C4%7D`)
  await expect(page.getByText('Proved for all n')).toBeVisible()
})
