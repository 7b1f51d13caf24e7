import { expect, expectAccessible, open, PAGES, test } from './support.ts'

const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const [i, place] of PAGES.entries())
  test.describe(place.address, () => {
    test.use({ locale: i % 2 === 0 ? 'zh-CN' : 'en-US' })
    test('axe finds nothing, and it fits the screen', async ({ page }) => {
      for (const { colorScheme, viewport } of LOOKS) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(viewport)
        await open(page, place)
        await expectAccessible(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(viewport.width)
      }
    })
  })
