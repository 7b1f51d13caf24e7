import type { Page } from '@playwright/test'
import { expect, fresh, test } from './support.ts'

/** Takes stones of a heap and waits until it is the person's turn again. */
async function take(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
}

const mine = (page: Page) => page.getByRole('listitem').filter({ hasText: /^\s*you\s/ })

test('one thinks first: the reason is closed, and hints come in three steps', async ({ page }) => {
  await page.goto('#/game/nim?p=1+2+4')
  await expect(page.getByText('Your turn.')).toBeVisible()
  await expect(page.getByText('The player to move wins.')).toBeHidden()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByText('You can win this.')).toBeVisible()
  await page.getByRole('button', { name: 'Hint: where?' }).click()
  await expect(page.getByText('Look here: heap 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Hint: which move?' }).click()
  await expect(page.getByText(/^Winning: /)).toBeVisible()
  await page.getByRole('heading', { name: 'Why' }).click()
  await expect(page.getByText('The player to move wins.')).toBeVisible()
})

test('a move that gives the win away can be taken back at once', async ({ page }) => {
  await page.goto('#/game/nim?p=1+2+4')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Tell me at once when I give a win away').check()
  await take(page, 'heap 3: take 4, leave 0')
  await expect(page.getByText('That gave the win away.')).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Your turn.')).toBeVisible()
  await take(page, 'heap 3: take 4, leave 0')
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
})

test('sides are chosen, and two people play at one screen', async ({ page }) => {
  await page.goto('#/game/nim?p=1+2')
  await page.getByLabel('I go second').check()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  await page.getByLabel('Two people').check()
  await expect(page.getByText('First player’s turn.')).toBeVisible()
  await take(page, 'heap 2: take 2, leave 0')
  await expect(page.getByText('Second player’s turn.')).toBeVisible()
  await take(page, 'heap 1: take 1, leave 0')
  await expect(page.getByText('The second player wins.')).toBeVisible()
  // the address follows as soon as the position is worked out
  await expect(page).toHaveURL(/p=0\+0/)
  await page.reload()
  await expect(page.getByText('The second player wins.')).toBeVisible()
})

test('a match is kept that is loaded again while the computer thinks', async ({ page }) => {
  await page.goto('#/game/nim?p=3+5+7')
  await take(page, 'heap 3: take 1, leave 6')
  await page.reload()
  await expect(mine(page)).toHaveCount(1)
  await expect(page.getByText(/^Computer: /)).toBeVisible()
})

test('reload, back and forward keep the match and the level', async ({ page }) => {
  await page.goto('#/game/nim?p=3+5+7')
  await page.getByLabel('Computer', { exact: true }).selectOption('middle')
  await take(page, 'heap 3: take 1, leave 6')
  await expect(page.getByText('Your turn.')).toBeVisible()
  await expect(mine(page)).toHaveCount(1)
  await page.reload()
  await expect(mine(page)).toHaveCount(1)
  await expect(page.getByLabel('Computer', { exact: true })).toHaveValue('middle')
  await page.getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
  await page.goBack()
  await expect(mine(page)).toHaveCount(1)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems')
})

test('the same address asked for again keeps the match and the place', async ({ page }) => {
  await page.goto('#/game/nim?p=3+5+7')
  await take(page, 'heap 3: take 1, leave 6')
  await expect(page.getByText('Your turn.')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 200))
  await page.evaluate(() => location.assign(location.href))
  // the new entry of the history is told of in a moment, and nobody loads the page again that soon
  await page.waitForFunction(() => history.state !== null)
  await page.reload()
  await expect(mine(page)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})

test('a page that is loaded again before it is told of a scroll is where it was', async ({
  page,
}) => {
  await page.goto('#/game/nim?p=3+5+7')
  await expect(page.getByText('Your turn.')).toBeVisible()
  const told = () => new Promise((done) => addEventListener('scroll', done, { once: true }))
  await Promise.all([page.evaluate(told), page.evaluate(() => scrollTo(0, 300))])
  await page.evaluate(() => {
    addEventListener('scroll', (event) => event.stopPropagation(), true)
    scrollTo(0, 200)
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})

test('a list of moves that was opened stays open when the moves are coloured', async ({ page }) => {
  await page.goto('#/game/chomp?p=4+4')
  await page.getByText('Type a move, or choose it from the list').click()
  await expect(page.getByRole('button', { name: 'row 2, square 4' }).last()).toBeVisible()
  await page.getByLabel('Show which moves win').check()
  await expect(page.locator('ul .move.win')).toHaveText(/row 2, square 4/)
  await expect(page.locator('ul .move.win')).toBeVisible()
})

test('a hint names a piece of a strip as a piece', async ({ page }) => {
  await page.goto('#/game/sliding?p=2+5+9')
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByRole('button', { name: 'Hint: where?' }).click()
  await expect(page.getByText('Look here: the piece on 9.')).toBeVisible()
})

test('the record is stepped through, and a match that is over is found again', async ({ page }) => {
  await page.goto('#/game/nim?p=1+1+3')
  await take(page, 'heap 3: take 3, leave 0')
  await expect(page.getByText('Your turn.')).toBeVisible()
  await page.getByRole('button', { name: /: take 1, leave 0/ }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText('You win!')).toBeVisible()
  await page.getByRole('heading', { name: 'Why' }).click()
  await expect(page.getByText('The player to move loses.')).toHaveCount(0)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect(page.getByText('Looking back: the beginning of 3 moves.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'heap 3: take 3, leave 0' })).toBeVisible()
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect(page.getByText('Looking back: after move 1 of 3.')).toBeVisible()
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.getByText('You win!')).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Your turn.')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('You win!')).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByText('One past match').click()
  await page.getByRole('button', { name: /^Won 1 1 3 3 moves/ }).click()
  await expect(page.getByText('You win!')).toBeVisible()
})

test('a slip of the pen leaves match and text as they are and is marked', async ({ page }) => {
  await page.goto('#/game/nim?p=3+5+7')
  await take(page, 'heap 3: take 1, leave 6')
  await expect(page.getByText('Your turn.')).toBeVisible()
  await page.getByRole('button', { name: 'Position', exact: true }).click()
  const field = page.getByLabel('Position', { exact: true })
  await field.fill('3 5x 7')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('alert')).toContainText('Character 4: Expected a number')
  await expect(page.locator('mark')).toHaveText('x')
  await expect(field).toHaveValue('3 5x 7')
  await expect(mine(page)).toHaveCount(1)
  await field.fill('10^30 1e3')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.locator('.board')).toContainText(`1${'0'.repeat(30)} 1000`)
})

test('parameters are changed beside the title, and stand in the rule', async ({ page }) => {
  await page.goto('#/game/bash%204?p=23')
  await expect(page.getByText('Take 1 to 4 stones from one heap.')).toBeVisible()
  await page.getByRole('button', { name: 'm one more' }).click()
  await expect(page.getByText('Take 1 to 5 stones from one heap.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^heap 1: take/ })).toHaveCount(23)
  await page.getByLabel('m =').fill('7')
  await page.getByLabel('m =').press('Enter')
  await expect(page.getByText('Take 1 to 7 stones from one heap.')).toBeVisible()
  // what is no value of a parameter is said, and the match stays
  await page.getByLabel('m =').fill('0')
  await page.getByLabel('m =').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Expected m to be at least 1.')
  await expect(page.getByLabel('m =')).toHaveValue('0')
  await expect(page.getByRole('button', { name: /^heap 1: take/ })).toHaveCount(23)
})

test('a set is typed with or without braces, a range is not turned round, and the position stays', async ({
  page,
}) => {
  await page.goto('#/game/subtraction%20%7B1%2C3%2C4%7D?p=9')
  await page.getByLabel('a =').fill('1 2 6')
  await page.getByLabel('a =').press('Enter')
  await expect(page).toHaveURL(/subtraction%20%7B1%2C2%2C6%7D\?p=9/)
  await page.goto('#/game/ring%202..3?p=6')
  await page.getByRole('button', { name: 'q one less' }).click()
  await expect(page).toHaveURL(/ring%202..2\?p=6/)
  await page.getByRole('button', { name: 'q one less' }).click()
  await expect(page.getByRole('alert')).toContainText('The range 2..1 is empty')
  await expect(page.getByText('Your turn.')).toBeVisible()
})

test('a link carries side, level and a hidden reason', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('#/game/nim?p=3+5+7')
  await page.getByLabel('Computer', { exact: true }).selectOption('beginner')
  await page.getByLabel('I go second').check()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  for (const what of [/who goes first/, /level/, /hidden reason/])
    await page.getByLabel(what).check()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByText(/^Computer: /)).toBeVisible()
  await expect(guest.getByLabel('I go second')).toBeChecked()
  await expect(guest.getByLabel('Computer', { exact: true })).toHaveValue('beginner')
  await guest.getByRole('heading', { name: 'Why' }).click()
  await expect(guest.getByText('has hidden the reason')).toBeVisible()
})

test('positions to try name the numbers that they change', async ({ page }) => {
  await page.goto('#/game/bash%204?p=23')
  await expect(page.getByRole('link', { name: 'm = 2: 30', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'm = 3: 5 6 7', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'm =' })).toHaveValue('3')
})

fresh(
  'a board can be played on while its position takes long, and thinking can be stopped',
  async ({ page }) => {
    // as if a position of three piles took half a minute
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (message: unknown) {
        const asked = JSON.stringify(message)
        const isLong = asked.includes('"view"') && !asked.includes('"to"')
        setTimeout(() => post.call(this, message), isLong ? 30_000 : 0)
      }
    })
    await page.goto('#/game/nim?p=3+5+7')
    const thinking = page.getByText('Still thinking about this position. You can move already.')
    await expect(thinking.first()).toBeVisible()
    const stone = page.getByRole('button', { name: 'heap 2: take 4, leave 1' })
    await expect(stone).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(thinking).toHaveCount(0)
    await expect(stone).toBeVisible()
    await page.reload()
    await expect(thinking.first()).toBeVisible()
    await stone.click()
    await page.getByRole('button', { name: 'Take', exact: true }).click()
    await expect(page.getByText(/^Computer: /)).toBeVisible()
  },
)

test('a board stays where nobody wins within the time or the budget of a page', async ({
  page,
}) => {
  const position = Array.from({ length: 12 }, () => '12').join(' ')
  await page.goto(`#/game/chomp?${new URLSearchParams({ p: position })}`)
  await expect(page.getByRole('alert')).toContainText('did not reach the end')
  await page.locator('.board [data-spot]').last().click()
  await expect(page.getByText(/^You: |^Computer: /)).toBeVisible()
})
