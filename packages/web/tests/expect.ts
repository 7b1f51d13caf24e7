import { type Locator, expect as playwright } from '@playwright/test'

/**
 * What Playwright expects, but that something comes to be seen is waited for in another way: while it is
 * not there, each look of an expectation describes the whole page for a report, which takes far longer.
 */
export const expect = playwright.extend({
  async toBeVisible(locator: Locator, options?: { timeout?: number }) {
    const { timeout = this.timeout } = options ?? {}
    const seen = this.isNot
      ? playwright(locator).toBeHidden({ timeout })
      : locator.waitFor({ timeout })
    const fault = await seen.then(() => '', String)
    return { pass: this.isNot === (fault !== ''), message: () => fault }
  },
})
