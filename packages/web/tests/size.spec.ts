import { gzipSync } from 'node:zlib'
import { mirrorOf } from './mirror.ts'
import { expect, test } from './support.ts'

const MOST = 120_000

test('the first move is made and answered after at most 120 kB of script and style', async ({
  page,
  baseURL,
}) => {
  const mirror = await mirrorOf(`${baseURL}`, 'here')
  // the pictures of the catalogue are drawn when the page has been quiet for a while, which comes
  // before the first move on a slow computer: here none of them is ever in sight
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined
  })
  await page.goto(mirror.address)
  await page.getByRole('button', { name: 'heap 1: take 1, leave 2' }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  await mirror.close()
  const sizes = [...mirror.code].map(([name, text]) => [name, gzipSync(text).length] as const)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  const list = sizes.map(([name, size]) => `${name} ${size}`).join('\n')
  expect(sizes.length).toBeGreaterThan(2)
  expect(total, list).toBeLessThanOrEqual(MOST)
})
