import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, fresh as test } from './support.ts'

test('a board stands in the page of a teacher, and no other page of the workbench may', async ({
  page,
  baseURL,
  complaints,
}) => {
  const server = createServer((request, response) => {
    const file = request.url === '/embed' ? 'embed.html' : ''
    response.setHeader('content-type', 'text/html')
    response.end(
      `<iframe src="${baseURL}${file}#/game/nim?p=1+3" width="760" height="720"></iframe>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/embed`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'heap 2: take 2, leave 1' }).click()
  await frame.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(frame.getByText(/^Computer: /)).toBeVisible()
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await page.goto(`http://127.0.0.1:${port}/`)
  await expect.poll(() => complaints.join()).toContain('X-Frame-Options')
  complaints.length = 0
  server.closeAllConnections()
  server.close()
})
