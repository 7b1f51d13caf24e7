import { readFileSync } from 'node:fs'
import { expect, fresh, test } from './support.ts'

test('a board and a table are saved as drawings', async ({ page }) => {
  await page.goto('#/game/wythoff?p=3+5')
  await expect(page.locator('[data-spot]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture as SVG' }).click(),
  ])
  expect(svg.suggestedFilename()).toBe('wythoff-3-5.svg')
  const text = readFileSync(await svg.path(), 'utf8')
  expect(text).toContain('♛')
  expect(text.match(/<rect /g)?.length).toBeGreaterThan(20)
  // it is a drawing by itself
  const sound = await page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'image/svg+xml')
    return read.documentElement.tagName === 'svg' && !read.querySelector('parsererror, [class]')
  }, text)
  expect(sound).toBe(true)
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture as PNG' }).click(),
  ])
  expect(
    readFileSync(await png.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  await page.goto('#/lab?rule=take+%7B1%2C3%2C4%7D&view=table')
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture as SVG' }).click(),
  ])
  expect(readFileSync(await table.path(), 'utf8')).toMatch(/>\+9</)
})

test.describe('a projector', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })
  test('a board fills the screen, is played there and left again', async ({ page }) => {
    await page.goto('#/game/nim?p=3+5+7')
    const stone = page.getByRole('button', { name: 'heap 3: take 1, leave 6' })
    const before = await stone.boundingBox()
    await page.getByRole('button', { name: 'Full screen', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Nim' })).toBeVisible()
    const after = await stone.boundingBox()
    expect(after?.width).toBeGreaterThan(1.5 * (before?.width ?? 1000))
    await stone.click()
    await page.getByRole('button', { name: 'Take', exact: true }).click()
    await expect(page.getByText(/^Computer: /)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

fresh('steppers, full screen and pictures need no mouse', async ({ page }) => {
  await page.goto('#/game/bash%204?p=9')
  await page.getByRole('button', { name: 'm one more' }).press('Enter')
  await expect(page.getByText('Take 1 to 5 stones from one heap.')).toBeVisible()
  await page.getByRole('button', { name: 'Full screen', exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const share = page.getByRole('button', { name: 'Share' })
  await share.press('Space')
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const svg = page.getByRole('button', { name: 'Save the picture as SVG' })
  for (let i = 0; i < 12 && !(await svg.evaluate((it) => it === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('bash-5-9.svg')
})

test('what is printed has the board and no buttons', async ({ page }) => {
  await page.goto('#/game/nim?p=3+5+7')
  await expect(page.locator('[data-spot]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.stone').first()).toBeVisible()
  for (const name of ['Hint', 'Settings', 'Share', 'Full screen'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})
