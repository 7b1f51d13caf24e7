import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.js'

/** A name that is not of this computer, as a page on a host has. */
const NAME = 'nimber.example'

/** What a test is given: the address of the page, and a browser that trusts it. */
interface Hosted {
  readonly address: string
  readonly context: BrowserContext
}

/** Lets a test use what listens at a port as if it were hosted elsewhere, with encryption. */
export async function hosted(
  port: number,
  options: BrowserContextOptions,
  use: (hosted: Hosted) => Promise<void>,
): Promise<void> {
  const address = `http://${NAME}:${port}/`
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [
      '--no-sandbox',
      `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${address}`,
    ],
  })
  try {
    await use({ address, context: await browser.newContext({ locale: 'en-US', ...options }) })
  } finally {
    await browser.close()
  }
}
