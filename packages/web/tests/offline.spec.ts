import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { LOOPBACK } from '../src/offline/loopback.ts'
import { mirrorOf } from './mirror.ts'
import { expect, expectAccessible, fresh as test } from './support.ts'

const marked = (text: string, version: string) =>
  text.replace('<html ', `<html data-version="${version}" `)

/** The page and its service worker as a later version has them. */
function later(url: string, text: string): string {
  if (url === '/sw.js') return text.replace(/(url:"index.html",revision:")\w+/, '$1later')
  return marked(text, 'later')
}

const LATER = 'html[data-version=later]'

/** The page and its service worker as earlier versions had them. */
function earlier(url: string, text: string): string {
  if (url === '/sw.js') return text.replace('importScripts("leave.js")', '0')
  return marked(text, 'earlier')
}

const EARLIER = 'html[data-version=earlier]'

/** Waits until everything is kept and the service worker answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Ends what a page still loads for later: it would complain of a server that is gone. */
const leave = (page: Page) => page.goto('about:blank')

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('on a host the pages work without a server after the first visit', async ({
  browser,
  baseURL,
}) => {
  const mirror = await mirrorOf(`${baseURL}`, 'hosted')
  const { address } = mirror
  // apart from what is watched: the console says that a newer version is asked for in vain
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await kept(page)
  await mirror.close()
  await page.reload()
  await page.getByRole('button', { name: 'heap 1: take 1, leave 2' }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  await page.goto(`${address}#/game/wythoff?p=5+8`)
  await page.getByRole('heading', { name: /^(Theorem|定理)/ }).click()
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.goto(`${address}#/learn/nim`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim: why xor')
  await page.getByRole('button', { name: 'The player to move wins' }).first().click()
  await expect(page.locator('.ask').first()).not.toBeEmpty()
  await page.goto(`${address}#/problems/hdu1846?in=1+4+3`)
  await expect(page.getByRole('region', { name: 'Output', exact: true })).toHaveText('second')
  // a program runs in its closed frame, too
  await page.getByLabel('Your program (JavaScript)').fill('console.log(self.origin)')
  await page.getByRole('button', { name: 'Test it' }).click()
  await expect(page.getByRole('alert')).toContainText('your program wrote “null”')
  await page.goto(`${address}#/lab?rule=take+%7B1%2C3%2C4%7D`)
  await expect(page.getByText('Proved for all n')).toBeVisible()
  await page.getByRole('link', { name: 'Licences of the code in it' }).click()
  await expect(page.getByText('SIL OPEN FONT LICENSE')).toBeVisible()
  await context.close()
})

const WORDS = {
  'en-US': ['A new version of Nimber is ready.', 'Load the new version'],
  'zh-CN': ['Nimber 有新版本可用。', '载入新版本'],
} as const

for (const [locale, colorScheme, width] of [
  ['en-US', 'light', 1280],
  ['zh-CN', 'dark', 390],
] as const)
  test.describe(locale, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 800 } })
    test('a new version says that it is ready, and waits to be loaded', async ({
      page,
      context,
      baseURL,
    }, info) => {
      const mirror = await mirrorOf(`${baseURL}`, 'hosted')
      const { address } = mirror
      const [text, button] = WORDS[locale]
      const other = await context.newPage()
      await page.goto(address)
      await kept(page)
      await other.goto(`${address}#/game/nim?p=3+5+7`)
      const notice = page.getByRole('status').filter({ hasText: text })
      await expect(notice).toHaveCount(0)

      mirror.change(later)
      await page.reload()
      await expect(notice).toBeInViewport()
      await expect(page.locator(LATER)).toHaveCount(0)
      await expect(other.getByText(text)).toBeInViewport()
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      await page.screenshot({ path: info.outputPath('notice.png') })

      await page.getByRole('button', { name: button }).click()
      await expect(page.locator(LATER)).toBeVisible()
      await kept(page)
      await expect(notice).toHaveCount(0)

      // the other window keeps what it shows until it is told to load
      await expect(other.locator(LATER)).toHaveCount(0)
      await other.getByRole('button', { name: button }).click()
      await expect(other.locator(LATER)).toBeVisible()
      await expect(other).toHaveURL(/#\/game\/nim\?p=3\+5\+7$/)
      await Promise.all([leave(page), leave(other)])
      await mirror.close()
    })
  })

test('on an address of this computer nothing is kept', async ({ page }) => {
  await page.goto('./')
  await page.waitForLoadState('networkidle')
  expect(await registrations(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('what an earlier version kept on this computer is removed, and the port is free', async ({
  page,
  baseURL,
}) => {
  const mirror = await mirrorOf(`${baseURL}`, 'here', earlier)
  await page.goto(mirror.address)
  await page.evaluate(() => navigator.serviceWorker.register('./sw.js'))
  await kept(page)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)

  mirror.change()
  await page.reload()
  await expect(page.locator(EARLIER)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await registrations(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await leave(page)
  await mirror.close()
  const stranger = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>another project</title>')
  })
  await new Promise<void>((resolve) => stranger.listen(mirror.port, '127.0.0.1', resolve))
  await page.goto(mirror.address)
  await expect(page).toHaveTitle('another project')
  stranger.close()
  stranger.closeAllConnections()
})

test('the names of this computer are told from all others', () => {
  for (const own of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect([own, LOOPBACK.test(own)]).toEqual([own, true])
  for (const other of ['nimber.example', 'localhost.example', '127.0.0.1.example', '10.0.0.1'])
    expect([other, LOOPBACK.test(other)]).toEqual([other, false])
})
