import { expect, nimber, test } from './support.ts'

const INPUT = '3\n3 5 7\n4\n1 2 4 7\n2\n4294967296 4294967297\n0\n'

test('a problem is pasted and answered as the command answers it', async ({ page }) => {
  await page.goto('#/problems')
  await page.getByRole('link', { name: /HDU 2176/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HDU 2176')
  await page.getByLabel('Paste your input').fill(INPUT)
  await page.getByRole('button', { name: 'Answer' }).click()
  const output = page.getByRole('region', { name: 'Output', exact: true })
  const { output: expected } = nimber(['judge', 'hdu2176'], INPUT)
  expect(expected).toContain('Yes')
  await expect(output.locator('pre')).toHaveText(expected, { useInnerText: true })
})

test('problems are found by words of either language and by what they are about', async ({
  page,
}) => {
  await page.goto('#/problems')
  const cards = page.locator('main li')
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  await page.getByLabel('Search: a word or an id').fill('切蛋糕 3544')
  await expect(cards).toHaveCount(0)
  await page.getByLabel('Search: a word or an id').fill('矩形 3544')
  await expect(cards).toHaveCount(1)
  await expect(page.getByText(`1 of ${all} problems`)).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByLabel('About').selectOption('players with different moves')
  await expect(page).toHaveURL(/tag=partizan/)
  await page.getByRole('link', { name: /Alice’s Game/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HDU 3544 Alice’s Game')
})

test('the samples of all problems are answered', async ({ page }) => {
  await page.goto('#/problems')
  const cards = page.locator('main li a[href*="#/problems/"]')
  await expect(cards.first()).toBeVisible()
  const links = await cards.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links.length).toBeGreaterThanOrEqual(20)
  const ids = links.map((link) => `${link}`.replace(/^.*#\/problems\//, ''))
  // inside the page, since a thousand steps from outside take a minute
  const wrong = await page.evaluate(async (all) => {
    const until = async <T>(find: () => T | false | undefined): Promise<T | undefined> => {
      for (const end = Date.now() + 120_000; Date.now() < end; ) {
        const found = find()
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return undefined
    }
    const button = (name: string) =>
      [...document.querySelectorAll('main button')].find(
        (one): one is HTMLButtonElement => one.textContent?.trim().startsWith(name) === true,
      )
    const isRight = () =>
      document.querySelector('main')?.textContent?.includes('It is the output of the sample.')
    const failed: string[] = []
    for (const id of all) {
      location.hash = `#/problems/${id}`
      const isOpen = () => document.querySelector('h1 code')?.textContent === id && !isRight()
      const sample = await until(() => isOpen() && button('Use the sample'))
      sample?.click()
      const answer = await until(() => {
        const found = button('Answer')
        return found?.disabled === false && found
      })
      answer?.click()
      if (!sample || !(await until(isRight))) failed.push(id)
    }
    return failed
  }, ids)
  expect(wrong).toEqual([])
})

test('a page says what is printed as code, keeps inequalities whole and its games for the solution', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('#/problems/cf1704f')
  await expect(page.locator('dd code').filter({ hasText: /^Alice$/ })).toBeVisible()
  const kayles = page.getByRole('link', { name: 'Dawson’s Kayles' })
  await expect(kayles).toBeHidden()
  await page.getByRole('heading', { name: 'Solution' }).click()
  await expect(kayles).toBeVisible()
  await page.goto('#/problems/hdu5963')
  const limits = page.locator('.limit')
  await expect(limits.filter({ hasText: 'a, b, x, y' })).toBeVisible()
  const lines = await limits.evaluateAll((all) => all.map((one) => one.getClientRects().length))
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('the template of a program reads words, numbers, and those too large for a double', async ({
  page,
}) => {
  const program = page.getByLabel('Your program (JavaScript)')
  for (const [id, reads] of [
    ['hdu1846', /split\(\/\\s\+\/\)\.map\(Number\)/],
    ['hdu5973', /\.map\(BigInt\)/],
    ['hdu2873', /split\(\/\\s\+\/\)\n[\s\S]*Number\(data\[at\+\+\]\)/],
  ] as const) {
    await page.goto(`#/problems/${id}`)
    await expect(page.locator('h1 code')).toHaveText(id)
    await page.getByRole('button', { name: 'Begin with a template' }).click()
    await expect(program).toHaveValue(reads)
  }
})

test('a wrong input is answered up to its fault, which has a case and a byte', async ({ page }) => {
  await page.goto('#/problems/hdu1846')
  await page.getByLabel('Paste your input').fill('2\n23 2\n4 x\n')
  await page.getByLabel('Paste your input').press('Control+Enter')
  await expect(page.getByRole('alert')).toHaveText('case 2, byte 9: expected a number, found “x”')
  await expect(page.getByRole('region', { name: 'Output', exact: true })).toHaveText('first')
})

test('a link carries the input and its answer', async ({ page }) => {
  await page.goto(`#/problems/hdu1846?${new URLSearchParams({ in: '1\n4 3\n' })}`)
  await expect(page.getByRole('region', { name: 'Output', exact: true })).toHaveText('second')
})

test('the program is shown in five languages and copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('#/problems/nyoj-stones-4')
  // one thinks first
  await page.getByRole('heading', { name: 'Solution' }).click()
  const languages = page.getByRole('group', { name: 'Language of the program' })
  for (const [name, id] of [
    ['C++', 'cpp'],
    ['C', 'c'],
    ['Java', 'java'],
    ['Python', 'python'],
    ['TypeScript', 'ts'],
  ] as const) {
    await languages.getByRole('button', { name, exact: true }).click()
    const { output, status } = nimber(['code', 'nyoj-stones-4', '--lang', id])
    expect(status).toBe(0)
    const part = (title: string) =>
      page.getByRole('region', { name: `${title}, ${name}`, exact: true }).locator('pre')
    const shown = async () =>
      `${await part('Reading the input').textContent()}\n\n${await part('The algorithm').textContent()}\n`
    // behind the comment, which stands above as text
    await expect.poll(async () => output.endsWith(`\n\n${await shown()}`)).toBe(true)
    expect((await shown()).length).toBeGreaterThan(output.length / 3)
    await page.getByRole('button', { name: `Copy: Solution, ${name}`, exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(output)
  }
  await expect(page).toHaveURL(/code=ts/)
})

test('the output of a program is compared with the truth, and the first difference shown', async ({
  page,
}) => {
  await page.goto('#/problems/hdu1846')
  await page.getByText('Check an output I already have').click()
  await page.getByLabel('Input (the sample where nothing is written)').fill('2\n23 2\n4 3\n')
  const output = page.getByLabel('Output of your program')
  await output.fill('first\nfirst\n')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Line 2 differs: your program wrote “first”')).toBeVisible()
  await output.fill('first')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Line 2 is missing: right is “second”.')).toBeVisible()
  await output.fill('first\nsecond')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Every line is right.')).toBeVisible()
})
