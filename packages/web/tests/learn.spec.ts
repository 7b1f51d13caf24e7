import { readFileSync } from 'node:fs'
import { bestMove, solve, Verdicts } from '@nimber/core'
import {
  type Block,
  type BoardBlock,
  type Contents,
  exerciseOf,
  type Lesson,
  matchAfter,
  playedAt,
  type Question,
  questionOf,
  refuted,
} from '@nimber/lessons'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, fresh, test } from './support.ts'

const SEED = 7

const generated = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../lessons/generated/${name}.json`, import.meta.url), 'utf8'))

const { lessons } = generated('contents.en') as Contents

const WORDS = {
  en: {
    all: 'All at once',
    step: /^Next step/,
    check: 'Check',
    right: 'Right.',
    wrong: 'Not yet.',
    finished: 'Lesson finished.',
    won: 'You win!',
    found: 'You have found all of them.',
    other: '中文',
  },
  zh: {
    all: '全部填出',
    step: /^下一步/,
    check: '提交',
    right: '正确。',
    wrong: '还不对。',
    finished: '这一课学完了。',
    won: '你赢了！',
    found: '全部找到了。',
    other: 'English',
  },
} as const
type Say = (typeof WORDS)[keyof typeof WORDS]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Makes a move that is known by what it leaves; its list is a new one, and closed, after every move. */
async function move(block: Locator, to: string): Promise<void> {
  const made = () =>
    block.evaluate((element, to) => {
      // an exercise has no list of its own
      const lists = [...element.querySelectorAll('details')]
      lists.at(-1)?.setAttribute('open', '')
      const buttons = [...element.querySelectorAll<HTMLButtonElement>('button[data-to]')]
      const button = buttons.find((one) => one.dataset.to === to)
      if (!button?.checkVisibility() || button.disabled) return false
      button.click()
      return true
    }, to)
  await expect.poll(made).toBe(true)
}

async function winBoard(block: Locator, { game: text }: BoardBlock): Promise<void> {
  const table = block.locator('.table')
  for (let moves = 0; moves < 20; moves++) {
    await expect(table).toHaveAttribute('data-turn', /./)
    if ((await table.getAttribute('data-turn')) === 'over') return
    const { game, position } = playedAt(text, (await table.getAttribute('data-position')) ?? '')
    const best = bestMove(new Verdicts(game, position), position)
    await move(block, game.rules.print(best?.move.to))
  }
}

async function findAll(block: Locator, { game: text, position: at }: BoardBlock, say: Say) {
  const { game, position } = playedAt(text, at)
  await expect(block.locator('.table')).toHaveAttribute('data-turn', 'mine')
  const all = [...new Set([...game.rules.moves(position)].map(({ to }) => game.rules.print(to)))]
  const wins = all.filter((to) => solve(game, game.rules.parse(to)).outcome === 'P')
  const loses = all.find((to) => !wins.includes(to))
  if (loses !== undefined) {
    await move(block, loses)
    await expect(block.locator('p.lose')).not.toBeEmpty()
  }
  for (const to of wins) await move(block, to)
  await expect(block.getByText(say.found)).toBeVisible()
}

/** An answer that is wrong, for those kinds that a form asks for. */
function wrongAnswer({ form }: Question, right: string): string {
  if (form.kind === 'choice') return right === '0' ? '1' : '0'
  if (form.kind === 'line') return right === '1' ? '2' : '1'
  if (form.kind === 'move' || form.kind === 'moves')
    return form.moves.find(({ to }) => !right.split(' | ').includes(to))?.to ?? ''
  if (form.kind === 'numbers') return right.replace(/^\d+/, '99')
  return form.kind === 'number' ? `${Number(right) + 1}` : `${right} + 1`
}

async function give(block: Locator, { form }: Question, answer: string, say: Say): Promise<void> {
  switch (form.kind) {
    case 'choice':
      return block.locator('.options button').nth(Number(answer)).click()
    case 'move':
    case 'moves': {
      const pressed = block.locator('.options [aria-pressed="true"]')
      if (form.kind === 'moves') while (await pressed.count()) await pressed.first().click()
      for (const to of answer.split(' | ')) {
        const at = form.moves.findIndex((other) => other.to === to)
        await block.locator('.options button').nth(at).click()
      }
      if (form.kind === 'moves') await block.getByRole('button', { name: say.check }).click()
      return
    }
    case 'line':
      return block
        .locator('.lines button')
        .nth(Number(answer) - 1)
        .click()
    case 'play':
      for (const to of answer.split(' | ')) await move(block, to)
      return
    default:
      await block.getByRole('textbox').fill(answer)
      await block.getByRole('textbox').press('Enter')
  }
}

/** Answers the exercise of a topic wrong, then right. */
async function practise(block: Locator, topic: string, say: Say): Promise<void> {
  const key = { topic, seed: SEED, level: 0 }
  const question = questionOf(key)
  const { answer, game = '', position = '' } = exerciseOf(key)
  await expect(block.locator('.ask')).not.toBeEmpty()
  if (question.form.kind === 'play') {
    const { position: at, moves } = matchAfter(key, [])
    const bad = moves.find(({ to }) => refuted(playedAt(game, at), to))
    expect(position).not.toBe('')
    if (bad) {
      await move(block, bad.to)
      await expect(block.getByText(say.wrong)).toBeVisible()
    }
  } else {
    await give(block, question, wrongAnswer(question, answer), say)
    await expect(block.getByText(say.wrong)).toBeVisible()
  }
  await give(block, question, answer, say)
  await expect(block.locator('p.win strong')).toHaveText(say.right)
}

async function doBlock(block: Locator, data: Block, say: Say): Promise<void> {
  switch (data.kind) {
    case 'board':
      if (data.goal === 'all') return findAll(block, data, say)
      await winBoard(block, data)
      await expect(block.getByText(say.won)).toBeVisible()
      return
    case 'table':
      await block.getByRole('button', { name: say.all }).click()
      for (const [i, { mark }] of [...data.cells.entries()].slice(-3))
        await expect(block.locator('.mark').nth(i)).toHaveText(mark)
      return
    case 'proof':
      for (let i = 1; i < data.steps.length; i++)
        await block.getByRole('button', { name: say.step }).click()
      await expect(block.locator('.example')).toHaveCount(data.steps.length)
      return
    case 'predict':
      await block.getByRole('button').nth('NPD'.indexOf(data.outcome)).click()
      await expect(block.locator('.verdict')).toHaveClass(/win/)
      return
    case 'exercise':
      return practise(block, data.topic, say)
    default:
      return
  }
}

async function doLesson(page: Page, { blocks }: Lesson, say: Say): Promise<void> {
  const all = page.locator('[data-block]')
  await expect(all).toHaveCount(blocks.length)
  for (const [i, data] of blocks.entries()) await doBlock(all.nth(i), data, say)
  await expect(page.getByText(say.finished)).toBeVisible()
}

for (const { slug } of lessons)
  test(`the lesson ${slug} is learnt to its end in both languages`, async ({ page }) => {
    await page.goto(`#/learn/${slug}?seed=${SEED}`)
    await doLesson(page, generated(`${slug}.en`) as Lesson, WORDS.en)
    await page.getByRole('button', { name: WORDS.en.other }).click()
    const zh = generated(`${slug}.zh`) as Lesson
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh.title)
    await doLesson(page, zh, WORDS.zh)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: WORDS.zh.other }).click()
  })

test('a sheet is made, shared, answered and marked', async ({ page, browser }) => {
  await page.goto('#/learn/sheet')
  await page.getByLabel('mex of a set').check()
  await page.getByLabel('Bash game: who wins?').check()
  await page.getByLabel('Questions').fill('4')
  await page.getByLabel('Number of the sheet').fill('42')
  await page.getByRole('button', { name: 'Make the sheet' }).click()
  const link = await page.getByLabel('Link for the class').locator('pre').innerText()
  expect(link).toContain('t=bash%2Cmex&n=4&seed=42')
  await expectAccessible(page)
  const student = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await student.goto(link)
  const questions = student.locator('main ol > li')
  await expect(questions).toHaveCount(4)
  for (let i = 0; i < 3; i++) {
    const topic = i % 2 === 0 ? 'bash' : 'mex'
    const key = { topic, seed: 42 * 1009 + i, level: Math.floor((3 * i) / 4) }
    await give(questions.nth(i), questionOf(key), exerciseOf(key).answer, WORDS.zh)
  }
  await student.getByLabel('姓名').fill('小明')
  await student.getByRole('button', { name: '交卷' }).click()
  await expect(student.getByText('答对 3/4')).toBeVisible()
  const result = await student.getByLabel('你的结果').locator('pre').innerText()
  await student.context().close()
  await page.getByLabel('Paste a student’s text').fill(result)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('小明: 3 of 4, as the text says.')).toBeVisible()
  await page.getByRole('link', { name: 'Print it' }).click()
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  // paper is light whatever the screen is
  const soft = (media: 'print' | 'screen', colorScheme: 'light' | 'dark') =>
    page.emulateMedia({ media, colorScheme }).then(() =>
      page
        .locator('main ol .soft')
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    )
  const light = await soft('screen', 'light')
  expect(await soft('screen', 'dark')).not.toBe(light)
  expect(await soft('print', 'dark')).toBe(light)
})

fresh('progress is kept, saved, erased and loaded again', async ({ page }) => {
  await page.goto(`#/learn/topic/mex?seed=${SEED}`)
  await practise(page.locator('main'), 'mex', WORDS.en)
  for (let n = 1; n <= 3; n++) {
    await page.getByRole('button', { name: 'Another one' }).click()
    const key = { topic: 'mex', seed: SEED + n, level: n - 1 }
    await expect(page.locator('.ask')).toHaveText(questionOf(key).ask.en)
    await page.getByRole('textbox').fill(exerciseOf(key).answer)
    await page.keyboard.press('Enter')
    await expect(page.locator('p.win strong')).toHaveText('Right.')
  }
  await page.goto('#/learn')
  const chip = page.getByRole('link', { name: 'mex of a set' })
  await expect(chip).toContainText('✓')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const file = await (await saved).path()
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Yes, erase' }).click()
  await expect(chip).not.toContainText('✓')
  await page.getByLabel('Load from a file').setInputFiles(file)
  await expect(chip).toContainText('✓')
  await page.reload()
  await expect(chip).toContainText('✓')
  await expectAccessible(page)
})

test('a ring is shown before the computer opens it, and a graph goes by letters', async ({
  page,
}) => {
  await page.goto(`#/learn/topic/ring?seed=${SEED}`)
  const { position = '' } = questionOf({ topic: 'ring', seed: SEED, level: 0 })
  await expect(page.locator('.ask')).toHaveText(
    `A ring of ${position} stones. The computer begins: beat it.`,
  )
  const before = page.locator('.picture')
  await expect(before.locator('[data-spot], .stone, circle').first()).toBeVisible()
  await expect(page.getByText(/^Computer: take/)).toBeVisible()
  await page.goto(`#/learn/topic/graph?seed=${SEED}`)
  await expect(page.locator('.ask')).toContainText('One token stands on A (filled).')
  for (const letter of ['A', 'B', 'C', 'D', 'E'])
    await expect(page.locator('.picture').getByText(letter, { exact: true })).toBeVisible()
})

test('the number of winning moves is not told before they are found, and a word links its lessons', async ({
  page,
}) => {
  await page.goto('#/learn/splitting')
  const block = page.locator('[data-block="board"]').first()
  await expect(block.getByText('0 found so far')).toBeVisible()
  await page.goto('#/learn/word/period')
  for (const name of [/^Lesson 7 · /, /^Lesson 10 · /])
    await expect(page.getByRole('link', { name })).toBeVisible()
})

test('a Chinese name in English text is not broken over lines', async ({ page }) => {
  await page.goto('#/learn/wythoff')
  const text = page.locator('[data-block="text"] p', { hasText: '奇异局势' })
  for (let width = 320; width < 480; width += 10) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await text.evaluate((p) => {
      const range = document.createRange()
      const walker = document.createTreeWalker(p, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('奇异局势') ?? -1
        if (at < 0) continue
        range.setStart(node, at)
        range.setEnd(node, at + 4)
      }
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, `${width}`).toBe(1)
  }
})

test('a word tells its first sentence to the keyboard, and has a page', async ({ page }) => {
  await page.goto('#/learn/positions')
  const word = page.getByRole('link', { name: 'losing position', exact: true })
  await word.focus()
  await expect(page.getByRole('tooltip')).toContainText('from which the player to move loses')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('losing position')
  await expectAccessible(page)
})

/** Goes to something with the tab key alone, and presses Enter there. */
async function enter(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('the tab key does not lead there')
}

fresh('a lesson is learnt with the keyboard alone', async ({ page }) => {
  await page.goto(`#/learn/positions?seed=${SEED}`)
  const { blocks } = generated('positions.en') as Lesson
  const all = page.locator('[data-block]')
  await expect(all).toHaveCount(blocks.length)
  for (const [i, data] of blocks.entries()) {
    const block = all.nth(i)
    if (data.kind === 'predict')
      await enter(page, block.getByRole('button').nth('NPD'.indexOf(data.outcome)))
    if (data.kind === 'table') await enter(page, block.getByRole('button', { name: WORDS.en.all }))
    if (data.kind === 'proof')
      for (let step = 1; step < data.steps.length; step++)
        await enter(page, block.getByRole('button', { name: WORDS.en.step }))
    if (data.kind === 'board' && data.goal === 'all') {
      await enter(page, block.locator('summary'))
      const { game, position } = playedAt(data.game, data.position)
      for (const { to } of solve(game, position).winning)
        await enter(page, block.locator(`[data-to="${game.rules.print(to)}"]`))
      await expect(block.getByText(WORDS.en.found)).toBeVisible()
    }
    if (data.kind === 'exercise') {
      const { answer } = exerciseOf({ topic: data.topic, seed: SEED, level: 0 })
      const { form } = questionOf({ topic: data.topic, seed: SEED, level: 0 })
      const at = form.kind === 'move' ? form.moves.findIndex(({ to }) => to === answer) : answer
      await enter(page, block.locator('.options button').nth(Number(at)))
      await expect(block.locator('p.win strong')).toHaveText(WORDS.en.right)
    }
  }
})
