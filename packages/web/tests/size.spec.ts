import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { mirrorOf } from './mirror.ts'
import { expect, fresh as test } from './support.ts'

const DIST = new URL('../dist/', import.meta.url)
const MOST = 120_000
const MOST_OF_LESSON = 60_000

test('the first move is made and answered after at most 120 kB of script and style', async ({
  page,
  baseURL,
}) => {
  const mirror = await mirrorOf(`${baseURL}`, 'here')
  // the catalogue is loaded when it is about to be seen: here it never is in sight
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined
  })
  await page.goto(mirror.address)
  await page.getByRole('button', { name: 'heap 1: take 1, leave 2' }).click()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  await mirror.close()
  const sizes = [...mirror.code].map(([name, text]) => [name, gzipSync(text).length] as const)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  const list = sizes.map(([name, size]) => `${name} ${size}`).join('\n')
  expect(sizes.length).toBeGreaterThan(2)
  expect(total, list).toBeLessThanOrEqual(MOST)
})

/** What a page and its worker load from now on. */
function loadedBy(page: Page): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  page.on('request', (request) => {
    const [, file] = /\/(assets\/[^/]+\.(?:js|css|json))$/.exec(request.url()) ?? []
    if (file) sizes.set(file, gzipSync(readFileSync(new URL(file, DIST))).length)
  })
  return sizes
}

function totalOf(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

const listOf = (sizes: ReadonlyMap<string, number>) =>
  [...sizes].map(([name, size]) => `${name} ${size}`).join('\n')

/** The first button of a block that needs no board: it fills a table or commits to an answer. */
const firstAnswer = (page: Page) =>
  page
    .locator('[data-block="table"], [data-block="predict"]')
    .first()
    .getByRole('button', { name: /^(All at once|The player to move)/ })
    .first()

/** Makes the first move that the first board of a lesson offers, and waits for what follows. */
async function moveOnBoard(page: Page): Promise<void> {
  const board = page.locator('[data-block="board"]').first()
  await board.scrollIntoViewIfNeeded()
  await expect(board.locator('.table')).toHaveAttribute('data-turn', 'mine')
  await board.locator('details').evaluate((element) => element.setAttribute('open', ''))
  await board.locator('[data-to]').first().click()
  // the computer's move; where all winning moves are looked for, the refutation or the move itself
  await expect(board.locator('p.lose, li, .status .soft:not(:empty)').first()).toBeVisible()
  await expect(board.locator('.table')).toHaveAttribute('data-turn', /mine|over/)
}

// in the short run: heaps, most pictures, the computer begins, stairs, players with different moves
const ALL = readdirSync(new URL('../../lessons/generated/', import.meta.url)).flatMap(
  (file) => /^(?!contents)(.*)\.en\.json$/.exec(file)?.slice(1) ?? [],
)
const MEASURED = process.env.NIMBER_RUNS ? ALL : ['nim', 'wythoff', 'disguise', 'partizan']

for (const lesson of MEASURED)
  test(`a move on a board of the lesson ${lesson} is answered after at most 180 kB`, async ({
    page,
  }) => {
    // the solver is loaded for the second move when the page has nothing else to do: here never
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    const sizes = loadedBy(page)
    await page.goto(`#/learn/${lesson}`)
    await moveOnBoard(page)
    const before = new Map(sizes)
    expect(before.size).toBeGreaterThan(2)
    expect(totalOf(before), listOf(before)).toBeLessThanOrEqual(MOST + MOST_OF_LESSON)
    await firstAnswer(page).click()
    await expect(page.locator('[data-block].done').first()).toBeVisible()
  })

// the longest text, and the boards of most kinds; the solver is the one that every game has
for (const lesson of ['wythoff', 'boards'])
  test(`the whole lesson ${lesson} loads at most 60 kB more than a game`, async ({
    page,
    context,
  }) => {
    // in a window of its own, which has time to load all of it while the lesson is learnt
    const game = await context.newPage()
    const known = loadedBy(game)
    await game.goto('#/game/nim?p=1+2')
    await expect(game.locator('[data-spot]').first()).toBeVisible()
    const loaded = loadedBy(page)
    await page.goto(`#/learn/${lesson}`)
    await firstAnswer(page).click()
    await expect(page.locator('[data-block] .ask').last()).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    await game.waitForLoadState('networkidle')
    const sizes = new Map([...loaded].filter(([name]) => !known.has(name)))
    expect(sizes.size).toBeGreaterThan(2)
    expect(totalOf(sizes), listOf(sizes)).toBeLessThanOrEqual(MOST_OF_LESSON)
  })
