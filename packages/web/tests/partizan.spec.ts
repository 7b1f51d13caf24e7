import { expect, expectAccessible, open, test } from './support.ts'

const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

test('Domineering is played by its cells, and its value is shown', async ({ page }) => {
  await open(page, { address: '#/game/domineering?p=...%7C...%7C...', ready: '[data-spot]' })
  const values = page.getByRole('region', { name: 'Value and temperature' })
  // one thinks first
  await expect(values.getByText('Whoever begins wins (N)')).toBeHidden()
  await values.getByRole('heading').click()
  await expect(values.getByRole('definition').first()).toHaveText('±1')
  await expect(values.getByText('Whoever begins wins (N)')).toBeVisible()
  await expect(values.getByText('Left begins: winning moves')).toBeVisible()
  await expect(values.getByRole('img', { name: 'Thermograph' })).toBeVisible()
  // the canonical form unfolds
  await values.locator('summary').nth(1).click()
  await expect(values.getByText('Left to')).toBeVisible()
  await expect(values.getByText('Right to')).toBeVisible()
  for (const { colorScheme, viewport } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }
  // two cells are one move, which the computer answers
  await page.getByRole('button', { name: 'b3: free' }).click()
  await page.getByRole('button', { name: 'b2: free' }).click()
  await expect(page.getByText(/^Computer: cover /)).toBeVisible()
  // one choice of sides, by their names
  await expect(page.getByLabel('I go first')).toHaveCount(0)
  await expect(page.getByText('Left to move.')).toBeVisible()
  // whoever plays Right covers cells side by side
  await page.getByLabel('First to move').selectOption('Right')
  await page.getByLabel('I play Right').check()
  await expect(page.getByText('Your turn.')).toBeVisible()
  await page.getByRole('button', { name: 'a3: free' }).press('Enter')
  await page.getByRole('button', { name: 'b3: free' }).press('Enter')
  await expect(page.getByText(/^Computer: cover /)).toBeVisible()
})

test('the lab has the values of heaps for two rules, their pattern, and its proof', async ({
  page,
}) => {
  const rule = 'left take {1,3} right take {2}'
  const address = `#/lab?${new URLSearchParams({ rule })}`
  await open(page, { address, ready: '[data-status=proved]' })
  const values = page.getByRole('region', { name: 'Values of the heaps' }).getByRole('row')
  await expect(values.nth(4).getByRole('cell')).toHaveText('1+tiny(1)')
  await expect(page.getByText('G(n) = {1|G(n-2)}').first()).toBeVisible()
  await page.getByRole('button', { name: 'Check it here' }).click()
  await expect(page.getByText('The checker compared all heaps below')).toBeVisible()
  await expectAccessible(page)
  // misère play has winners alone
  await page.getByLabel('Rule', { exact: true }).fill('misere left take {1} right take {2}')
  await page.getByRole('button', { name: 'Compute' }).click()
  await expect(page.getByRole('heading', { name: 'Who wins the heaps' })).toBeVisible()
  await expect(page.getByText('with period 3 from n = 0 on, NRP.')).toBeVisible()
  await expect(page).toHaveURL(/rule=misere/)
})

test('an edge of Hackenbush is cut to the end of the game', async ({ page }) => {
  await open(page, { address: '#/game/hackenbush?p=0-1b+1-2b+0-3r', ready: '[data-spot]' })
  await page.getByRole('heading', { name: 'Why' }).click()
  await expect(page.getByText('The player to move wins')).toBeVisible()
  const values = page.getByRole('region', { name: 'Value and temperature' })
  await values.getByRole('heading').click()
  await expect(values.getByRole('definition').first()).toHaveText('1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'cut 0-1b' }).click()
  await expect(page.getByText('The computer wins.')).toBeVisible()
  // at the end nothing says that whoever begins loses
  await expect(values).toHaveText(/The match is over\.$/)
  await expect(page.getByText('Move 1 decided it: cut 0-1b. Better: cut 1-2b.')).toBeVisible()
})

test('a bush is drawn by hand, in the form and in the text, and then played', async ({ page }) => {
  await open(page, { address: '#/game/hackenbush?p=0-1b', ready: '[data-spot]' })
  const text = page.getByLabel('Position', { exact: true })
  await page.getByRole('button', { name: 'Position', exact: true }).click()
  await page.getByText('Draw a position').click()
  await page.getByLabel('From').selectOption('1')
  await page.getByLabel('Colour').selectOption('red (Right)')
  await page.getByRole('button', { name: 'Add an edge' }).click()
  await expect(text).toHaveValue('left 0-1b 1-2r')
  // dragged from the ground to a free place, and from there to a point
  const sketch = page.locator('svg', { has: page.getByLabel('edge 1 to 2') })
  const box = await sketch.boundingBox()
  const at = (x: number, y: number) =>
    [(box?.x ?? 0) + x * (box?.width ?? 0), (box?.y ?? 0) + y * (box?.height ?? 0)] as const
  await page.mouse.move(...at(0.8, 0.87))
  await page.mouse.down()
  await page.mouse.move(...at(0.8, 0.6), { steps: 3 })
  await page.mouse.up()
  await expect(text).toHaveValue('left 0-1b 1-2r 0-3r')
  await page.getByLabel('edge ground to 3, red (Right)').press('Enter')
  await expect(text).toHaveValue('left 0-1b 1-2r 0-3g')
  // without its trunk the branch hangs in the air
  await page.getByLabel('edge ground to 1').press('Enter')
  await page.getByLabel('edge ground to 1').press('Enter')
  await page.getByLabel('edge ground to 1').press('Enter')
  await expect(page.getByText('Expected edges that hang on the ground')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo the last change' })
  for (let i = 0; i < 4; i++) await undo.click()
  await expect(text).toHaveValue('left 0-1b 1-2r 0-3r')
  await expectAccessible(page)
  await text.fill('0-1r 1-2r')
  await expect(page.getByLabel('edge 1 to 2, red (Right)')).toBeVisible()
  await expect(page.getByLabel('edge ground to 3')).toHaveCount(0)
  await page.getByRole('button', { name: 'Play this position' }).click()
  // Left has no move there
  await expect(page.getByText('The computer wins.')).toBeVisible()
})

test('a cake is eaten in either ending, and its book is named', async ({ page }) => {
  await open(page, { address: '#/game/eatcake?p=1x1&moves=1', ready: '[data-spot]' })
  await page.getByRole('heading', { name: /^Theorem/ }).click()
  await expect(page.getByText('Winning Ways (Eatcake)').last()).toBeVisible()
  await expect(page.getByLabel('eat column 1 of 1×1, winning')).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Misère: whoever cannot move wins').check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Misère Eatcake')
  await page.getByLabel('eat column 1 of 1×1, losing').click()
  await expect(page.getByText('The computer wins.')).toBeVisible()
})

test('pieces of cake that are alike are drawn once where there are many', async ({ page }) => {
  await open(page, { address: '#/game/cutcake?p=1x1*40+1x2', ready: '[data-spot]' })
  await expect(page.getByRole('group', { name: '1 rows, 1 columns ×40' })).toBeVisible()
  await page.getByRole('button', { name: 'cut 1×2 into 1×1 and 1×1' }).click()
  await expect(page.getByRole('group', { name: '1 rows, 1 columns ×42' })).toBeVisible()
  await expect(page.getByText('You win!')).toBeVisible()
})

test('the last move of a long match is in sight', async ({ page }) => {
  const address = '#/game/elephants-and-rhinos?p=x............o'
  await open(page, { address, ready: '[data-spot]' })
  await page.getByLabel('Two people').check()
  await page.getByLabel('Show which moves win').check()
  const match = page.locator('ol').getByRole('listitem')
  for (let n = 1; n <= 12; n++) {
    await page.locator('button.move').first().click()
    await expect(match).toHaveCount(n)
  }
  await expect(match.last()).toBeInViewport()
  await expect(match.first()).not.toBeInViewport()
})

test.describe('in Chinese on a phone', () => {
  test.use({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
  })

  test('a board is drawn by touch and by letters', async ({ page }) => {
    await open(page, { address: '#/game/clobber?p=xo', ready: '[data-spot]' })
    const text = page.getByLabel('局面', { exact: true })
    await page.getByRole('button', { name: '摆局面' }).tap()
    await page.getByText('画一个局面').tap()
    await page.getByRole('button', { name: '加一行' }).tap()
    await expect(text).toHaveValue('left xo|..')
    const cell = (name: string) => page.locator('details').getByRole('button', { name })
    await cell('a1：空').tap()
    await cell('a1：左方').tap()
    await cell('b1：空').press('x')
    await expect(text).toHaveValue('left xo|ox')
    await text.fill('xo#')
    await expect(cell('c1：没有格子')).toBeVisible()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: '撤销上一次改动' }).tap()
    await page.getByRole('button', { name: '用这个局面来玩' }).tap()
    await expect(page).toHaveURL(/p=left\+xo%7Cox/)
  })

  test('a graph is found in the catalogue and coloured', async ({ page }) => {
    await open(page, { address: '#/', ready: 'main [data-spot]' })
    await page.getByLabel('搜索游戏、题目、课程和概念').fill('snort-graph')
    await page.getByRole('link', { name: '在图上' }).click()
    await page.getByRole('button', { name: '给顶点 1 涂色' }).click()
    await expect(page.getByText(/^电脑：给顶点/)).toBeVisible()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})
