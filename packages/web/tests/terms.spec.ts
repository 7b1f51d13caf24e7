import { unbroken } from '../src/ui/unbroken.ts'
import { expect, test } from './support.ts'

test('a word of the subject is explained where the workbench uses it', async ({ page }) => {
  await page.goto('#/game/nim?p=1+2')
  await page.getByRole('heading', { name: 'Theorem', exact: true }).click()
  const word = page.getByRole('link', { name: 'xor', exact: true }).first()
  await word.hover()
  await expect(page.getByRole('tooltip')).toContainText('binary column')
  await word.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('xor')
})

test('reasons and rules explain their words, and a problem names its lesson', async ({ page }) => {
  await page.goto('#/lab?rule=take+%7B1%2C3%2C4%7D&p=17')
  const word = page.getByRole('link', { name: 'period', exact: true }).first()
  await word.focus()
  await expect(page.getByRole('tooltip')).toContainText('Values have the period p')
  await page.goto('#/problems/hdu1907')
  await expect(page.getByRole('link', { name: 'Lesson 4 · Misère Nim' })).toBeVisible()
  await page.goto('#/game/nim?p=1+2')
  await page.getByRole('heading', { name: 'Why', exact: true }).click()
  await expect(page.getByRole('link', { name: 'xor', exact: true }).first()).toBeVisible()
})

test('numbers stay with what they count, and what is short stays whole', () => {
  const joined = (text: string) => unbroken(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '')
  expect(joined('take 3 stones from heap 2 (14) 3 times')).toBe(
    'take 3~stones from heap~2~(14) 3~times',
  )
  expect(joined('as soon as every heap has value 0')).toBe('as soon as every heap has value~0')
  expect(joined('1 and 2 and 3 are left')).toBe('1 and 2 and 3 are left')
  expect(joined('with x, y ≥ 0; a -= 1, b -= 1')).toBe('with x,~y~≥~0; a~-=~1, b~-=~1')
  expect(joined('取 21 枚，第 x 行（k 异或 n）的 n 个空格')).toBe(
    '取 21~枚，第~x~行（k~异或~n）的 n~个空格',
  )
  expect(joined('the values 0 1 0 1 2 … go on')).toBe('the values 0~1~0~1~2~… go on')
})
