import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test'
import { expect } from './expect.ts'

export { expectAccessible } from './accessible.ts'
export { expect }

/** A test in a new window, which fails where the page, its worker or its policy complains in the console. */
export const fresh = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        const text = message.text()
        if (['error', 'warning'].includes(message.type())) complaints.push(text)
      }
      const onError = (event: WebError) => void complaints.push(String(event.error()))
      context.on('console', onConsole)
      context.on('weberror', onError)
      await use(complaints)
      context.off('console', onConsole)
      context.off('weberror', onError)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Browsers in which the workbench is open, by what cannot be changed in one. */
const opened = new Map<string, BrowserContext>()

/**
 * A test in a window in which other tests were before: most of the work of a test is to load the
 * workbench. What was kept, allowed or set is forgotten; what the page itself has in mind (its
 * language, its theme, what was learnt, where the tab key goes on) is as it was left.
 */
export const test = fresh.extend({
  context: async ({ browser, locale, hasTouch, isMobile, contextOptions }, use) => {
    const kind = JSON.stringify([locale, hasTouch, isMobile, contextOptions])
    const context = opened.get(kind) ?? (await browser.newContext())
    opened.set(kind, context)
    await use(context)
    await context.clearPermissions()
  },
  page: async ({ context, viewport, colorScheme }, use) => {
    const [page = await context.newPage()] = context.pages()
    await page.emulateMedia({ colorScheme, media: null })
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    for (const other of context.pages().slice(1)) await other.close()
    await page.mouse.move(0, 0)
    await page.goto('#/nowhere')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})

const COMMAND = fileURLToPath(new URL('../../cli/bin/nimber.cjs', import.meta.url))

/** What the command `nimber` writes to its standard output, and how it ends. */
export function nimber(args: readonly string[], input = ''): { output: string; status: number } {
  const { stdout, status } = spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1' },
  })
  return { output: stdout, status: status ?? -1 }
}

/** A page, and what is on it when it is complete. */
interface Place {
  readonly address: string
  readonly ready: string
}

/** The pages, one of each kind. */
export const PAGES: readonly Place[] = [
  { address: '#/', ready: 'main [data-spot]' },
  { address: '#/game/nim?p=3+5+7', ready: '[data-spot]' },
  { address: '#/game/wythoff?p=5+8&moves=1', ready: '[data-spot]' },
  { address: '#/game/mock-turtles', ready: '[data-spot]' },
  { address: '#/game/hackenbush-tree', ready: '[data-spot]' },
  { address: '#/game/bipartite', ready: '[data-spot]' },
  { address: '#/game/staircase', ready: '[data-spot]' },
  { address: '#/game/ring', ready: '[data-spot]' },
  { address: '#/game/unheard-of', ready: '[role=alert]' },
  { address: '#/lab?rule=take+%7B1%2C3%2C4%7D&p=17', ready: '[data-status] ~ * .katex' },
  { address: '#/lab?rule=take+%7B1%2C3%2C4%7D&view=table', ready: '[data-status] ~ * .katex' },
  { address: '#/lab?rule=wythoff', ready: '[data-status] ~ * .katex' },
  { address: '#/graph?g=a+b%0Ab+a%0Ab+c&s=a', ready: '[data-outcome]' },
  { address: '#/game/misere%20kayles?p=8', ready: '[data-spot]' },
  { address: '#/problems', ready: 'main li' },
  { address: '#/surveys', ready: '[data-surveys]' },
  { address: '#/problems/hdu2176?in=1+5+0', ready: '#sample ~ * pre' },
  { address: '#/learn', ready: '.chips a[href*=topic]' },
  { address: '#/learn/topic/trees?seed=3', ready: '.picture svg' },
  {
    address: '#/learn/sheet?t=graph%2Ctrees&n=2&seed=1&print=1',
    ready: '.answers li',
  },
  { address: '#/nowhere', ready: 'main h1 + p a' },
]

/** Opens a page and waits until it is complete. */
export async function open(page: Page, { address, ready }: Place): Promise<void> {
  await page.goto(address)
  await expect(page.locator(ready).first(), address).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Asks for the steps of a hint until it tells the move. */
export async function askForMove(page: Page): Promise<void> {
  const steps = page.getByRole('button', { name: /^Hint/ })
  for (const told of [/^Hint: where/, /^Hint(: which move\?)?$/]) {
    await steps.click()
    await expect(steps).toHaveText(told)
  }
  if ((await steps.innerText()) !== 'Hint') await steps.click()
}
