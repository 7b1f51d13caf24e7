import { parse, spokenMove, spreadMoves } from '@nimber/core'
import { expect, expectAccessible, fresh, test } from './support.ts'

test('the reason of a tree has the value of every vertex', async ({ page }) => {
  await page.goto('#/game/hackenbush-tree?p=0+1+2+0+4+4')
  await page.getByText('Why', { exact: true }).click()
  const tree = page.getByRole('img', { name: /^Values of the vertices/ })
  await expect(tree).toBeVisible()
  // vertices 1 to 6: a stalk of three and a fork
  await expect(tree.locator('.value')).toHaveText(['2', '1', '0', '0', '0', '0'])
  await expect(tree.locator('.root')).toHaveText('2')
})

test('numbers that count nothing are clicked, and pieces of a strip stand on squares', async ({
  page,
}) => {
  await page.goto('#/game/multiplication%202%203?p=1+5')
  await page.getByRole('button', { name: 'p: 1', exact: true }).click()
  await page.getByRole('button', { name: 'multiply by 2 to get 2' }).first().click()
  await expect(page.getByText(/^Computer: multiply by \d to get /)).toBeVisible()
  await page.goto('#/game/welter?p=2+4')
  await page.getByRole('button', { name: 'square 4: a piece' }).click()
  await page.getByRole('button', { name: 'square 3', exact: true }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText(/^Computer: move the piece on /)).toBeVisible()
})

test('bridges are drawn between points, and a cell of a blank region opens all of it', async ({
  page,
}) => {
  await page.goto('#/game/bridg-it?p=2+x+a1&side=both')
  await expect(page.getByText('Click a marked crossing to build a bridge there.')).toBeVisible()
  // on the lowest line the points and the bridges of the first player lie
  await expect(page.locator('.board .bridge')).toHaveClass(/left.*across/)
  await expect(page.locator('.board .point')).toHaveCount(4)
  await page.getByRole('button', { name: /^b2:/ }).click()
  await expect(page.locator('.board .bridge.right')).toHaveClass(/across/)
  await page.goto('#/game/mines?p=*..%7C...%7C...&side=both')
  await page.getByRole('button', { name: 'c1: covered' }).click()
  await expect(page.getByText('b2: opened, 1 mine beside it')).toBeAttached()
  await expect(page.getByText('a3: a mine')).toBeAttached()
  await expectAccessible(page)
})

test('a heap from which nobody may take now is faint', async ({ page }) => {
  await page.goto('#/game/end-nim?p=2+4+1')
  await expect(page.locator('.still')).toHaveCount(5)
  // beside an equal heap it is still the first that Left takes
  await page.goto('#/game/end-nim?p=2+2+1')
  await page.getByRole('button', { name: 'heap 1: 2, leave 0' }).click()
  await expect(page.locator('.pick')).toContainText('heap 1: 2 → 0')
  await page.goto('#/game/nim?p=2+4+1')
  await expect(page.locator('.board .stone')).toHaveCount(7)
  await expect(page.locator('.still')).toHaveCount(0)
})

test('the stones of a ring lie inside its box, and those of a box at its bottom', async ({
  page,
}) => {
  for (const size of [2, 6]) {
    await page.goto(`#/game/ring%202..2?p=${size}`)
    const ring = page.locator('.board .circle')
    await expect(ring.locator('.stone')).toHaveCount(size)
    const outside = await ring.evaluate((circle) => {
      const box = circle.getBoundingClientRect()
      return [...circle.querySelectorAll('.stone')].filter((stone) => {
        const { top, bottom } = stone.getBoundingClientRect()
        return top < box.top || bottom > box.bottom
      }).length
    })
    expect(outside).toBe(0)
  }
  await page.goto('#/game/growing-boxes?p=7%2F2+6%2F3')
  const box = page.locator('.board [data-spot]').first()
  await expect(box).toContainText('Box 1 · size 7')
  const [stone = 0, free = 0] = await box.locator('.slot').evaluateAll((slots) =>
    [true, false].map((full) => {
      const tops = slots
        .filter((slot) => slot.classList.contains('full') === full)
        .map((slot) => slot.getBoundingClientRect().top)
      return Math.min(...tops)
    }),
  )
  expect(stone).toBeGreaterThan(free)
})

test('a board says who has a special move, what was taken, and which cell is which', async ({
  page,
}) => {
  await page.goto('#/game/xor-splitting?p=7+special+own')
  await expect(page.getByText('Only the player to move still has the special move.')).toBeVisible()
  await page.goto('#/game/distinct-takes?p=2+4~2')
  await expect(page.getByText('taken: none')).toBeVisible()
  await page.goto('#/game/staircase-board?p=0+2%7C3+1')
  await page.getByRole('button', { name: 'cell 1,2: 2, leave 0' }).click()
  await expect(page.locator('.pick')).toContainText('1,2: 2 to 2,2')
})

test('a heap in two columns has its odd stone on top', async ({ page }) => {
  await page.goto('#/game/sorted-heaps?p=9')
  const stones = page.locator('.board .stone')
  await expect(stones).toHaveCount(9)
  const tops = await stones.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.filter((top) => top === Math.min(...tops))).toHaveLength(1)
})

test('a move is clicked in its order: the queen, where she goes, where the arrow lands', async ({
  page,
}) => {
  await page.goto('#/game/amazons?p=x..%7C...%7C..o')
  const marked = page.locator('.board .square.open')
  await expect(page.getByText('Click a queen, then where she goes')).toBeVisible()
  await expect(marked).toHaveCount(1)
  await marked.click()
  // along the row and the column; the other queen stands on the diagonal
  await expect(marked).toHaveCount(5)
  await page.getByRole('button', { name: 'c3:' }).click()
  await page.getByRole('button', { name: 'a3:' }).click()
  const mine = page.getByRole('listitem').filter({ hasText: /^\s*you\s/ })
  await expect(mine).toContainText('a3 to c3, arrow to a3')
})

test('heads and tails are told apart, and what a click does is said as the game has it', async ({
  page,
}) => {
  await page.goto('#/game/coin-blocks?p=110+010')
  await expect(page.locator('.board .piece')).toHaveText(['H', 'H', 'T', 'T', 'H', 'T'])
  const prompts = {
    lasker: 'Click a stone to take it and all that follow, or to split the heap before it.',
    officers: 'Click a stone to take it: what stands on either side of it stays.',
    kayles: 'Click a pin, or two neighbours.',
    nim: 'Click a stone: it and all that follow are chosen.',
    'sorted-heaps': 'Click a stone: all from the top down to it are chosen.',
    'one-from-each': 'Click the last stone of each heap to take from.',
    'two-smaller': 'Click a stone, then choose the two heaps that replace its heap.',
    'new-stone': 'then choose how many of them go onto other heaps.',
    'dawson-chess': 'A column goes with its neighbours: click the first and the last of them.',
    'dawson-kayles': 'Click two neighbouring pins.',
    'maundy-cake': 'Click a line: the part before it is one of the equal parts.',
    domineering: 'Click both cells of the domino.',
    'flip-to-corner': 'Click a head: all from it to the corner at the bottom right are turned.',
  }
  for (const [name, prompt] of Object.entries(prompts)) {
    await page.goto(`#/game/${name}`)
    await expect(page.locator('.pick')).toContainText(prompt)
  }
  const buttons = { 'two-smaller': 'Replace', 'take-or-join': 'Move', 'new-stone': 'Move' }
  for (const [name, button] of Object.entries(buttons)) {
    await page.goto(`#/game/${name}`)
    await expect(page.locator('.pick').getByRole('button', { name: button })).toBeDisabled()
  }
})

fresh(
  'a piece slides to its square and taken stones rise, unless no motion is wanted',
  async ({ page }) => {
    for (const [reducedMotion, slides] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto('#/')
      await page.goto('#/game/queen?p=5+7')
      const target = page.getByRole('button', { name: 'to 3 7' })
      await expect(target).toBeVisible()
      // noted as they begin: a slow page may be over them before somebody looks
      const moved = await page.evaluateHandle(() => {
        const moved: string[] = []
        const { animate } = Element.prototype
        Element.prototype.animate = function (frames, options) {
          moved.push(JSON.stringify(frames))
          return animate.call(this, frames, options)
        }
        return moved
      })
      await target.click()
      await expect(page.getByText(/^Computer: /)).toBeVisible()
      const all = await moved.jsonValue()
      expect(all.some((frames) => frames.includes('translate('))).toBe(slides)
      await expect(page.getByText('Your turn.')).toBeVisible()
    }
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a row of twenty pins stays one row, and all of it is in sight', async ({ page }) => {
    await page.goto('#/game/kayles?p=20')
    const pins = page.locator('[data-spot]')
    await expect(pins).toHaveCount(20)
    const boxes = await pins.evaluateAll((all) =>
      all.map((pin) => pin.getBoundingClientRect().toJSON()),
    )
    // they may still be growing to their full size
    const tops = boxes.map(({ top }) => top)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390)
  })

  test('a long strip scrolls, and its cells are large enough for a finger', async ({ page }) => {
    await page.goto('#/game/approach?p=1+20&side=both')
    const strip = page.getByRole('group', { name: 'Board' })
    await expect(strip.locator('.square')).toHaveCount(20)
    const width = await strip
      .locator('.square')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().width)
    expect(width).toBeGreaterThanOrEqual(28)
    expect(await strip.evaluate((all) => all.scrollWidth > all.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('a wide board opens at its piece, and fades where there is more of it', async ({ page }) => {
    await page.goto('#/game/queen?p=3+14')
    const board = page.locator('.board .squares')
    const piece = board.locator('.token')
    await expect(piece).toBeInViewport({ ratio: 1 })
    const fades = () =>
      board.evaluate((all) => {
        const style = getComputedStyle(all)
        return ['--more-before', '--more-behind'].map((name) => style.getPropertyValue(name))
      })
    await expect.poll(fades).toEqual(['16px', '0px'])
    await board.evaluate((all) => all.scrollTo(0, 0))
    await expect.poll(fades).toEqual(['0px', '16px'])
    // a board that has room does not fade
    await page.goto('#/game/queen?p=3+4')
    await expect(board.locator('.square')).toHaveCount(25)
    await expect.poll(fades).toEqual(['0px', '0px'])
  })

  test('a long hill scrolls, and the page does not', async ({ page }) => {
    await page.goto('#/game/hill%203?p=0+0+3+20')
    const hill = page.getByRole('group', { name: 'Board' })
    await expect(hill.locator('.step')).toHaveCount(21)
    expect(await hill.evaluate((all) => all.scrollWidth > all.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
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

/** Small positions on boards that are clicked by what a move touches. */
const CLICKED = [
  'arc-kayles: 1-2 2-3 3-1',
  'black-hole: 6 first 1 4 second 3 at 2 first',
  'bombs: 2,2 1,2',
  'bracelets: 2 1 2 | 1',
  'bridg-it: 1',
  'calendar: 2001 10 3',
  'coin-blocks: 01',
  'cutting-paper: 2x3 2x2',
  'digital-deletions: 20',
  'flip-to-corner: 11',
  'flip-to-root: 0 0 2*0',
  'grid-walk: 2x2 a1',
  'hackenbush-strong: 0*2 1',
  'hill 3: 0 2 4 7',
  'hyper-knights: 3/2 3/2',
  'jumping: e..',
  'mines: *..',
  'node-kayles: 1-2 3',
  'northcott: x..o',
  'ox-row: .x',
  'product turtles turtles: 2,2',
  'quarter-disc 9 4: 0 0',
  'ring-walk: 3 1 0 2 4',
  'ring-walk: 2 0',
  'ring-walk: 2 1',
  'stone-walk: 2 1 3 1-2 1-3 start 1',
  'tokens: 0>1 0>2 2>3 at 0 2',
  'treblecross-strip: .x.',
  'trie: abc ad b | a',
  'every-euclid: 4/7 5/5',
  'remove-and-split: 3/3 1/5',
  'xor-splitting: 3 6',
]

/** One of each board, of which axe finds nothing. */
const SEEN = [
  'black-hole',
  'bombs',
  'bracelets',
  'cutting-paper',
  'hackenbush-strong',
  'product turtles turtles',
]

for (const half of [0, 1])
  test(`exactly the moves of a position can be made by clicks (${half})`, async ({ page }) => {
    for (const text of CLICKED.filter((_, i) => i % 2 === half)) {
      const { game, position } = parse(text)
      const [name = '', start = ''] = text.split(': ')
      const query = new URLSearchParams({ p: start, side: 'both' })
      // a page without a board between two that have one: what is seen then is the new board
      await page.goto('#/nowhere')
      await expect(page.locator('[data-spot]')).toHaveCount(0)
      await page.goto(`#/game/${encodeURIComponent(name)}?${query}`)
      await expect(page.locator('.board [data-spot]').first(), text).toBeVisible()
      if (SEEN.includes(name)) await expectAccessible(page)
      const moves = spreadMoves(game, position, 100)
      const wanted = moves.map((move) => spokenMove(game, position, move).en)
      const made = await page.evaluate(movesByClicks)
      // pieces on one square are the same to a player
      const plain = (said: string) => said.replace(/\b(piece|sheet|token) \d+/, '$1')
      expect(new Set(made.map(plain)), text).toEqual(new Set(wanted.map(plain)))
    }
  })

/** The moves that are made on the board of a page by any choice of clicks, each taken back. */
async function movesByClicks(): Promise<string[]> {
  const made = new Set<string>()
  const tried = new Set<string>()
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const spots = () => all('.board [data-spot]:not(:disabled)')
  const nameOf = (spot: HTMLElement) => spot.ariaLabel ?? ''
  const chosen = () => spots().filter((spot) => spot.ariaPressed === 'true')
  const sleep = () => new Promise((done) => setTimeout(done, 4))
  const button = (text: string) => all('button').find((b) => b.textContent?.trim() === text)
  // what is ended before it is done would have to begin anew in another worker
  const rest = async () => {
    do await sleep()
    while (button('Stop'))
  }
  const told = () => /First player: (.*)\.$/m.exec(document.querySelector('main')?.innerText ?? '')
  const click = async (element: Element | undefined) => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await rest()
    const move = told()?.[1]
    if (move === undefined) return false
    made.add(move)
    button('Take back')?.click()
    await rest()
    return true
  }
  const choose = async (names: readonly string[]) => {
    for (const spot of chosen()) await click(spot)
    for (const name of names) await click(spots().find((spot) => nameOf(spot) === name))
  }
  const go = async (names: readonly string[]) => {
    await choose(names)
    for (const name of spots().map(nameOf)) {
      const next = [...names, name]
      const key = next.toSorted().join('|')
      if (names.includes(name) || tried.has(key)) continue
      tried.add(key)
      await choose(names)
      if (await click(spots().find((spot) => nameOf(spot) === name))) continue
      const buttons = all('.pick button.primary:not(:disabled)').length
      for (let i = 0; i < buttons; i++) {
        await choose(next)
        await click(all('.pick button.primary:not(:disabled)')[i])
      }
      await choose(next)
      if (chosen().length === next.length) await go(next)
    }
  }
  await go([])
  return [...made]
}

test('a matrix stands in rows, and a path of changes is chosen number by number', async ({
  page,
}) => {
  await page.goto('#/game/anti-diagonals%202?p=1+3+%7C+3+1')
  const spots = page.locator('.board [data-spot]')
  await expect(spots).toHaveCount(4)
  const tops = await spots.evaluateAll((all) => all.map((spot) => spot.getBoundingClientRect().top))
  expect(tops[1]).toBe(tops[0])
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
  await page.getByRole('button', { name: '1/1: 1', exact: true }).click()
  await page.getByRole('group', { name: '1/1 becomes' }).getByRole('button', { name: '0' }).click()
  await expect(page.locator('.pick')).toContainText('1/1 becomes 0')
  await page.getByRole('button', { name: '2/2: 1', exact: true }).click()
  await page.getByRole('group', { name: '2/2 becomes' }).getByRole('button', { name: '0' }).click()
  // a path may still turn through the cell between them
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText(/^Computer: /)).toBeVisible()
  const moves = page.locator('ol, ul').filter({ hasText: 'you' }).last()
  await expect(moves).toContainText('1/1 becomes 0, 2/2 becomes 0')
})

test('examples of a product name its rows in the language of the reader', async ({ page }) => {
  await page.goto('#/game/product%20turtles%20turtles')
  await expect(page.locator('.examples a').nth(2)).toHaveText(
    'direction 1 = turtles, direction 2 = turtles, direction 3 = turtles: 1,2,2 2,1,1',
  )
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('.examples a').nth(1)).toHaveText(
    '方向 1 = 假海龟翻硬币，方向 2 = 标尺游戏：2,3 3,2',
  )
  await page.goto('#/game/fibonacci-nim')
  await expect(page.locator('.examples')).toContainText('17 上限 6')
  await page.getByRole('button', { name: 'English' }).click()
})

/** Piles of which one click chooses so many; boards that are drawn apart are looked at by axe. */
const PILES: Readonly<Record<string, boolean>> = {
  'beans: 1 2 0': true,
  'castles 1 2 3: 2 3/1': false,
  'circular-nim: 2 1 3': true,
  'halve-into 3: 2 4': false,
  'sorted-heaps: 1 3': false,
  'staircase-board: 1 0|2 1': true,
  'staircase-boxes: 1 2 0 1': false,
  'staircase-tree 1: 0/1 1/2 0/0': true,
  'take-or-join: 2 1 3': false,
  'two-smaller: 2 3': false,
}

test('exactly the moves in one pile can be made by a click on it', async ({ page }) => {
  for (const [text, seen] of Object.entries(PILES)) {
    const { game, position } = parse(text)
    const [name = '', start = ''] = text.split(': ')
    // what is seen then is the new board
    await page.goto('#/nowhere')
    await expect(page.locator('[data-spot]')).toHaveCount(0)
    await page.goto(`#/game/${encodeURIComponent(name)}?${new URLSearchParams({ p: start })}`)
    await expect(page.locator('.board [data-spot]').first(), text).toBeVisible()
    if (seen) await expectAccessible(page)
    const wanted = spreadMoves(game, position, 100).map(
      (move) => spokenMove(game, position, move).en,
    )
    const made = new Set<string>()
    for (const spot of await page.locator('.board [data-spot]:not(:disabled)').all()) {
      await spot.click()
      const buttons = page.locator('.pick button.primary:not(:disabled)')
      const found = await buttons.allTextContents()
      const told = found.length === 1 ? page.locator('.pick button + span') : buttons
      if (found.length > 0) for (const said of await told.allTextContents()) made.add(said.trim())
      await spot.click()
    }
    expect(made, text).toEqual(new Set(wanted))
  }
})

test('coins stand on the squares of their board, in rows and columns', async ({ page }) => {
  await page.goto('#/game/staircase-board?p=1+1+1%7C1+1+1')
  const coins = page.locator('.board [data-spot]')
  await expect(coins).toHaveCount(6)
  const boxes = await coins.evaluateAll((all) =>
    all.map((coin) => coin.getBoundingClientRect().toJSON()),
  )
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(3)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2)
})

test('points of a disc, cells of a hill and days of a calendar are clicked', async ({ page }) => {
  const mine = page.getByRole('listitem').filter({ hasText: /^\s*you\s/ })
  const spots = page.locator('.board [data-spot]')
  // above the token the disc ends
  await page.goto('#/game/quarter-disc%203%201?p=1+2')
  await expect(page.locator('.board .square')).toHaveCount(11)
  await expect(spots).toHaveCount(1)
  await spots.focus()
  await page.keyboard.press('Enter')
  await expect(mine).toContainText('raise x to 2')
  await page.goto('#/game/hill%202?p=1+3+6')
  await expect(page.getByText('cell 3: person 2 (the king)')).toBeAttached()
  await expect(spots).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'person 3 to cell 5' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(mine).toContainText('person 3 goes to 4')
  await page.goto('#/game/calendar?p=2001+8+31')
  // no 31 September
  await expect(spots).toHaveCount(1)
  await page.goto('#/game/calendar?p=2001+10+3')
  await expect(spots).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: '3 November 2001' }).click()
  await expect(page.getByText('Computer: next day: 2001-11-4.')).toBeVisible()
  await expect(mine).toContainText('next month: 2001-11-3')
  await expect(page.getByText('November 2001', { exact: true })).toBeVisible()
})

test('a disc or a hill that has no room is written as numbers', async ({ page }) => {
  await page.goto('#/game/quarter-disc%20100%207?p=3+3')
  await page.getByRole('button', { name: 'x: 3', exact: true }).click()
  await expect(page.getByText(/^Computer: raise /)).toBeVisible()
  await page.goto('#/game/hill%202?p=1+300')
  await expect(page.getByRole('button', { name: 'Person 2 · the king: 300' })).toBeVisible()
})

test('a round may be passed where the rule allows it, and whole heaps are clicked', async ({
  page,
}) => {
  await page.goto('#/game/new-nim?p=first+4+4+1')
  await expect(page.locator('.pick')).toContainText('each goes as a whole')
  const stone = (heap: number) =>
    page.getByRole('button', { name: `heap ${heap}: take 4, leave 0` }).last()
  await stone(2).click()
  await stone(1).click()
  await expect(page.locator('.pick')).toContainText('take heap 1, 2')
  await expect(page.locator('.board .chosen')).toHaveCount(8)
  await stone(2).click()
  await stone(1).click()
  await page.locator('.pick').getByRole('button', { name: 'Take no heap', exact: true }).click()
  await expect(page.getByText('You: take no heap.')).toBeVisible()
})

test('the rows of a product are chosen beside its title', async ({ page }) => {
  await page.goto('#/game/product')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products of coin games')
  await page.getByLabel('direction 2 =').selectOption('ruler')
  await expect(page).toHaveURL(/product%20turtles%20ruler/)
  await expect(page.getByLabel('direction 2 =')).toHaveValue('ruler')
  await expect(page.getByText('Your turn.')).toBeVisible()
})
