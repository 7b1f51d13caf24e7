import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, fresh, nimber, test } from './support.ts'

const canvas = (page: Page): Locator => page.getByRole('group', { name: /^Graph with/ })
const node = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}: value`) })

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'As text' })

/** Presses at a place of the canvas, in pixels, and lets go at another. */
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number] = from,
): Promise<void> {
  const { x = 0, y = 0 } = (await canvas(page).boundingBox()) ?? {}
  await page.mouse.move(x + from[0], y + from[1])
  await page.mouse.down()
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 })
  await page.mouse.up()
}

test('a graph is drawn with the mouse, and values appear on it', async ({ page }, info) => {
  await page.goto('#/graph')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Click here to make the first node.')).toBeVisible()
  const [a, b, c] = [
    [100, 100],
    [300, 100],
    [200, 260],
  ] as const
  for (const place of [a, b, c]) await drag(page, place)
  await drag(page, a, b)
  await drag(page, a, c)
  await drag(page, b, c)
  await expect(node(page, 'a')).toHaveAccessibleName(/value 2 · the player to move wins in 1 move/)
  await expect(node(page, 'b')).toHaveAccessibleName(/value 1/)
  await expect(node(page, 'c')).toHaveAccessibleName(/value 0 · no move/)
  await expect(textOf(page)).toHaveValue(/a -> b\s+a -> c\s+b -> c/)
  await expect(page).toHaveURL(/g=digraph/)

  // dragged where no node is, a node moves and the graph stays
  await drag(page, b, [380, 200])
  await expect(textOf(page)).toHaveValue(/a -> b\s+a -> c\s+b -> c/)
  await drag(page, [380, 200])
  await expect(page.getByRole('heading', { name: 'Node b' })).toBeVisible()
  await page.getByRole('button', { name: 'Put a token here' }).click()
  await expect(page.locator('[data-outcome=N]')).toBeVisible()
  await expect(page.getByText('b → c', { exact: true })).toBeVisible()

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as DOT' }).click()
  const path = info.outputPath('graph.dot')
  await (await waiting).saveAs(path)
  const dot = readFileSync(path, 'utf8')
  expect(dot).toContain('"a" -> "b"')
  expect(nimber(['graph', path, '--format', 'dot']).output).toBe(dot)
  const answer = JSON.parse(nimber(['graph', path, '--format', 'json']).output)
  expect(answer.nodes.a.value).toBe('2')

  await drag(page, c)
  await page.keyboard.press('Delete')
  await expect(node(page, 'a')).toHaveAccessibleName(/value 1/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(node(page, 'a')).toHaveAccessibleName(/value 2/)
})

fresh('a graph is drawn with the keyboard alone', async ({ page }) => {
  await page.goto('#/graph')
  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await page.getByRole('button', { name: 'New node' }).press('Enter')
  await node(page, 'a').focus()
  await page.keyboard.press('n')
  await expect(node(page, 'b')).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByText(/^Arrow from b/)).toBeVisible()
  await node(page, 'a').press('Enter')
  await expect(node(page, 'b')).toHaveAccessibleName(/value 1/)
  await node(page, 'b').press('t')
  await expect(page.locator('[data-outcome=N]')).toBeVisible()
  await expect(node(page, 'b')).toHaveAccessibleName(/a token/)
})

test('a cycle has infinite values, and a sum with it is decided', async ({ page }) => {
  await page.goto(`#/graph?${new URLSearchParams({ g: 'a b\na e\nb c\nc b\nc d\nd e', s: 'c' })}`)
  await expect(node(page, 'a')).toHaveAccessibleName(/value ∞\{0\} · the player to move wins/)
  await expect(node(page, 'c')).toHaveAccessibleName(/value ∞\{1\} · a draw/)
  await expect(page.locator('[data-outcome=D]')).toBeVisible()
  await expect(page.getByText('Moves that keep the draw: 1')).toBeVisible()
  await page.getByLabel('Tokens on').fill('c d')
  await expect(page.locator('[data-outcome=N]')).toBeVisible()
  await expect(page.getByText('token 1: c → d', { exact: true })).toBeVisible()
  await page.getByLabel('Tokens on').fill('c x')
  await expect(page.getByRole('alert')).toContainText('The graph has no node “x”.')
})

test('a broken line of a pasted graph is named, and then mended', async ({ page }) => {
  await page.goto('#/graph')
  const text = textOf(page)
  await text.fill('u v\nv w\nw x y\nx u\n')
  await expect(page.getByText(/^Line 3: /)).toBeVisible()
  await expect(page.locator('mark')).toHaveText('y')
  await text.fill('u v\nv w\nw x\n')
  await expect(node(page, 'u')).toHaveAccessibleName(/value 1/)
  await expect(page.getByText(/^Line 3: /)).toBeHidden()
})

test('a large graph is shown as a table', async ({ page }) => {
  await page.goto('#/graph')
  await expect(node(page, 'a')).toBeVisible()
  const edges = Array.from({ length: 50_000 }, (_, n) => `${n + 1} ${n}\n${n + 2} ${n}`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file…' }).click()
  const buffer = Buffer.from(edges.join('\n'))
  await (await choosing).setFiles({ name: 'graph.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByText('100\u2009000 arrows')).toBeVisible()
  await expect(canvas(page)).toBeHidden()
  const table = page.getByRole('region', { name: 'Nodes' }).locator('table')
  await expect(table.getByRole('row').nth(1)).toHaveText(/^1\s*1\s*wins\s*1\s*→ 0$/)
  await expect(page.getByText('too long for an address')).toBeVisible()
})

test('what a hostile graph link says is only text', async ({ page }) => {
  const hostile = '<img src=x onerror="window.ran=1"> <script>window.ran=1</script>'
  for (const query of [{ g: hostile }, { g: `["${hostile}"]` }, { g: 'a b', s: hostile }]) {
    await page.goto(`#/graph?${new URLSearchParams(query)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphs')
    await expect(page.locator('main').locator('script, img')).toHaveCount(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  }
})
