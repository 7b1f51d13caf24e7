import { IDEAS, TWINS } from '../src/at-build/ideas.ts'
import { expect, expectAccessible, fresh, test } from './support.ts'

const search = 'Search games, problems, lessons and words'

test('what can be done here leads to lessons, games, rules and problems', async ({ page }) => {
  await page.goto('#/')
  const ways = page.getByRole('navigation', { name: 'What you can do here' })
  for (const [name, heading] of [
    ['Learn', 'Learn'],
    ['Play', 'Nim'],
    ['Solve a problem', 'Problems'],
  ] as const) {
    await ways.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.goBack()
  }
  await ways.getByLabel('Ask about a rule').fill('take {1,4}')
  await ways.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('Proved for all n')).toBeVisible()
  await expect(page).toHaveURL(/rule=take/)
})

test('games stand in groups by idea and level, a game with its twin on one card', async ({
  page,
}) => {
  await page.goto('#/')
  const group = page.getByRole('region', { name: 'Pieces on a board' })
  await group.scrollIntoViewIfNeeded()
  const queen = group.getByRole('listitem').filter({ hasText: 'Queen to the corner' })
  await expect(queen).toHaveCount(1)
  await expect(queen.getByRole('img')).toHaveAccessibleName(/^losing positions of two numbers/)
  const links = page.locator('main li a[href^="#/game/"]')
  const slugs = await links.evaluateAll((all) =>
    all.map((a) => /^#\/game\/([a-z-]+)/.exec(`${a.getAttribute('href')}`)?.[1]),
  )
  const listed = Object.values(IDEAS).flatMap((levels) =>
    Object.values(levels).join(' ').split(' '),
  )
  for (const slug of [...listed.filter((name) => name !== ''), ...Object.keys(TWINS)])
    expect(
      slugs.filter((found) => found === slug),
      slug,
    ).toHaveLength(1)
  // every game but few has a picture, those for players with different moves as well
  const unequal = page.getByRole('region', { name: 'Players with different moves' })
  await unequal.scrollIntoViewIfNeeded()
  const unequalCards = await unequal.locator('.card').count()
  expect(unequalCards).toBeGreaterThan(15)
  await expect(unequal.getByRole('img', { name: /^small positions in order/ })).toHaveCount(
    unequalCards,
  )
  await page.getByLabel('Hard').check()
  await expect(page.getByRole('link', { name: 'Nim', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Konane' })).toBeVisible()
  await page.getByLabel('All levels').check()
  await queen.getByRole('link', { name: 'as in HDU 5754' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Queen to the corner/)
})

test('games, problems, lessons and words are found by their names of both languages', async ({
  page,
}) => {
  for (const [text, kind, name] of [
    ['阶梯博弈', 'Games', 'Staircase Nim'],
    ['wythoff', 'Lessons', /^8 · /],
    ['奇异局势', 'Words', /losing position/i],
    ['sg定理', 'Words', /value/],
    ['misere nim', 'Games', 'Nim'],
    ['hdu 2176', 'Problems', 'HDU 2176'],
    ['HDU2176', 'Problems', 'HDU 2176'],
    ['HDU-1846', 'Problems', 'HDU 1846'],
    ['洛谷2197', 'Problems', 'Luogu P2197 Nim'],
    ['奇异局势', 'Games', 'Wythoff’s game'],
    ['反尼姆', 'Words', 'misère play'],
    ['SJ定理', 'Games', 'Anti-SG subtraction game'],
  ] as const) {
    await page.goto(`#/?${new URLSearchParams({ q: text })}`)
    const found = page.getByRole('region', { name: kind, exact: true })
    await expect(found.getByRole('link', { name }).first(), text).toBeVisible()
  }
  for (const [text, told] of [
    ['nyoj 23', '“nyoj 23” is not among the problems of NYOJ here.'],
    ['LeetCode 292', '“LeetCode 292” is of a judge that has no problem here.'],
  ] as const) {
    await page.getByLabel(search).fill(text)
    await expect(page.getByText(told)).toBeVisible()
  }
  await page.getByRole('link', { name: 'NYOJ', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'NYOJ 11' })).toBeVisible()
  await page.goto('#/problems/HDU-1846')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^HDU\s1846/)
  await page.goto('#/problems/nyoj23')
  await expect(page.getByText('“nyoj23” is not among the problems of NYOJ here.')).toBeVisible()
  await page.goto('#/learn/word/misere')
  await page.getByRole('link', { name: 'Misère Nim', exact: true }).click()
  await page.getByRole('link', { name: 'misère play', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('misère play')
  await page.goto(`#/?${new URLSearchParams({ q: 'king' })}`)
  await page.getByLabel(search).fill('king')
  const games = page.getByRole('region', { name: 'Games', exact: true })
  await expect(games.getByRole('link', { name: 'King to the corner' })).toBeVisible()
  await expect(games.getByRole('link', { name: 'Taking a divisor' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel(search).fill('take 3..5')
  await page.getByRole('link', { name: 'Ask about “take 3..5” as a rule' }).click()
  await expect(page.getByText('Proved for all n')).toBeVisible()
})

fresh('going back returns to the place and to the search', async ({ page }) => {
  await page.goto('#/')
  const nogo = page.getByRole('link', { name: 'NoGo' })
  await page.getByRole('region', { name: 'Games', exact: true }).scrollIntoViewIfNeeded()
  await nogo.scrollIntoViewIfNeeded()
  // at once: what is drawn above meanwhile would move the page
  const before = await nogo.evaluate((link: HTMLElement) => {
    link.click()
    return scrollY
  })
  expect(before).toBeGreaterThan(1000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NoGo')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.getByLabel(search).fill('golden')
  const found = page.getByRole('region', { name: 'Lessons', exact: true }).getByRole('link')
  await found.first().click()
  await expect(page.getByLabel(search)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByLabel(search)).toHaveValue('golden')
  await expect(found.first()).toBeVisible()
})

test('on a phone groups are closed until they are wanted, and still open when one comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('#/')
  const group = page.getByRole('region', { name: 'Turning coins' })
  await page.getByRole('region', { name: 'Games', exact: true }).scrollIntoViewIfNeeded()
  const ruler = group.getByRole('link', { name: 'Ruler' })
  await expect(group).toBeVisible()
  await expect(ruler).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000)
  await page.getByLabel('Further on').check()
  await group.getByRole('heading').click()
  await ruler.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruler')
  await page.goBack()
  await expect(ruler).toBeInViewport()
  await expect(page.getByLabel('Further on')).toBeChecked()
})
