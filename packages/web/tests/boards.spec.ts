import { expect, test } from './support.ts'

test('the reason of a tree has the value of every vertex', async ({ page }) => {
  await page.goto('#/game/hackenbush-tree?p=0+1+2+0+4+4')
  await page.getByText('Why', { exact: true }).click()
  const tree = page.getByRole('img', { name: /^Values of the vertices/ })
  await expect(tree).toBeVisible()
  // vertices 1 to 6: a stalk of three and a fork
  await expect(tree.locator('.value')).toHaveText(['2', '1', '0', '0', '0', '0'])
  await expect(tree.locator('.root')).toHaveText('2')
})

test('a piece slides to its square and taken stones rise, unless no motion is wanted', async ({
  page,
}) => {
  for (const [reducedMotion, slides] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('#/')
    await page.goto('#/game/queen?p=5+7')
    const target = page.getByRole('button', { name: 'to 3 7' })
    await expect(target).toBeVisible()
    const seen = page.waitForFunction(
      () =>
        document
          .getAnimations()
          .some(
            (a) =>
              a.effect instanceof KeyframeEffect &&
              a.effect
                .getKeyframes()
                .some(({ transform }) => `${transform}`.startsWith('translate(')),
          ),
      undefined,
      { timeout: slides ? 10_000 : 1500, polling: 10 },
    )
    await target.click()
    expect(
      await seen.then(
        () => true,
        () => false,
      ),
    ).toBe(slides)
    await expect(page.getByText('Your turn.')).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a row of twenty pins stays one row, and all of it is in sight', async ({ page }) => {
    await page.goto('#/game/kayles?p=20')
    const pins = page.locator('[data-spot]')
    await expect(pins).toHaveCount(20)
    const boxes = await pins.evaluateAll((all) =>
      all.map((pin) => pin.getBoundingClientRect().toJSON()),
    )
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390)
  })

  test('the whole of every section fits, also when all is open', async ({ page }) => {
    await page.goto('#/game/kayles?p=20')
    await expect(page.locator('.katex').first()).toBeAttached()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expect(page.getByText('By the periodicity theorem')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
