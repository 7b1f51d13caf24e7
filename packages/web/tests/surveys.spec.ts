import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, JSHandle, Page } from '@playwright/test'
import { expect, expectAccessible, nimber, fresh as test } from './support.ts'

const COMMAND = fileURLToPath(new URL('../../cli/bin/nimber.cjs', import.meta.url))

/** A file in the hand. */
function held(page: Page, name: string, text: string): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], name))
      return transfer
    },
    { name, text },
  )
}

/** Drops a file on the page, as a hand would. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.dispatchEvent('main', 'drop', { dataTransfer: await held(page, name, text) })
}

/**
 * The milliseconds of processor time that the longest task of the page takes while something is done,
 * and all of them: how busy the machine is does not change them much.
 */
async function tasksOf(page: Page, browser: Browser, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as {
    traceEvents: {
      name: string
      ph: string
      pid: number
      tid: number
      tdur?: number
      args?: unknown
    }[]
  }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && /CrRendererMain/.test(JSON.stringify(args)),
  )
  const times = traceEvents
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .filter(({ pid, tid }) => threads.some((one) => one.pid === pid && one.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000)
  return { longest: Math.max(...times), all: times.reduce((sum, time) => sum + time, 0) }
}

const HEAD = 'rule,canonical,status,period,preperiod,saltus,largest,computed,error'

/** Rows like those of a real survey, as many as are asked for. */
function csv(rows: number): string {
  const statuses = ['proved', 'verified', 'none', 'failed']
  const lines = Array.from({ length: rows }, (_, i) => {
    const status = statuses[i % 4]
    const known = status === 'proved' || status === 'verified'
    const rule = `"take {1,${i + 2}}"`
    return `${rule},${rule},${status},${known ? (i * 7) % 5000 : ''},${known ? i % 977 : ''},0,3,${i},${status === 'failed' ? '"a ""crash"", so to say"' : ''}`
  })
  return `${HEAD}\n${lines.join('\n')}\n`
}

test('without a store, a file of 100 000 rows is dropped, sorted and filtered without a pause', async ({
  page,
  browser,
}) => {
  await page.goto('#/surveys')
  await expect(page.locator('[data-surveys=none]')).toBeVisible()
  const file = await held(page, 'rows.csv', csv(100_000))
  const tasks = await tasksOf(page, browser, async () => {
    await page.dispatchEvent('main', 'drop', { dataTransfer: file })
    await expect(page.locator('[data-shown="100000"]')).toBeVisible()
    await page.getByLabel('Filter').fill('status = failed')
    await expect(page.locator('[data-shown="25000"]')).toBeVisible()
    await page.getByLabel('Filter').fill('')
    await page.getByRole('button', { name: 'rule' }).click()
    await expect(page.getByRole('link', { name: 'take {1,100000}' })).toBeVisible()
    await page.getByRole('button', { name: 'rule' }).click()
    await expect(page.getByRole('link', { name: 'take {1,99999}' })).toBeVisible()
  })
  // in many pieces: nobody waits for long
  expect(tasks.all).toBeGreaterThan(100)
  expect(tasks.longest).toBeLessThan(Math.max(60, tasks.all / 6))
  await page.goto('#/surveys')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rows.csv')
  expect(await page.locator('tbody tr').count()).toBeLessThan(100)
  // the end is reached, and only what is in sight is in the page
  const region = page.getByRole('region', { name: 'Rows of the survey' })
  await region.evaluate((host) => {
    host.scrollTop = host.scrollHeight
  })
  await expect(page.getByRole('link', { name: 'take {1,100001}' })).toBeVisible()
  expect(await page.locator('tbody tr').count()).toBeLessThan(100)
  await page.getByLabel('Filter').fill('status = failed and rule ~ "1000"')
  await expect(page.locator('[data-shown]')).not.toHaveAttribute('data-shown', '100000')
  await expect(page.getByText('a "crash", so to say').first()).toBeVisible()
  await page.getByLabel('Filter').fill('')
  await expect(page.locator('[data-shown="100000"]')).toBeVisible()
  const plot = page.locator('.plot canvas')
  await plot.evaluate((canvas) => canvas.setAttribute('data-first', ''))
  await page.getByRole('button', { name: 'period' }).click()
  await page.getByRole('button', { name: 'period' }).click()
  await expect(page).toHaveURL(/sort=-period/)
  await expect(page.locator('tbody tr').nth(1).locator('td').nth(2)).toHaveText('4999')
  // the same points in another order are not drawn anew
  await expect(plot).toHaveAttribute('data-first')
  await page.getByTitle('Show only verified').click()
  await expect(page).toHaveURL(/where=status\+%3D\+verified/)
  await expect(page.locator('[data-shown="25000"]')).toBeVisible()
  await drop(page, 'other.txt', 'nothing of the kind')
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the rows of a file fit a phone, in Chinese and in the dark', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('nimber.lang', 'zh'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('#/surveys?where=status+%3D+proved')
  await expect(page.locator('[data-surveys=none]')).toBeVisible()
  await drop(page, 'rows.csv', csv(400))
  await expect(page.locator('[data-shown="100"]')).toBeVisible()
  await expect(page.locator('.plot canvas')).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test.describe('with a store', () => {
  let child: ChildProcess | undefined
  test.afterAll(() => child?.kill())

  test('a survey is listed, opened by its address, and a rule leads to the lab', async ({
    page,
  }) => {
    const store = mkdtempSync(join(tmpdir(), 'nimber-page-'))
    const family = 'octal 0.{3,7}{0-7}'
    const made = nimber([
      'survey',
      'run',
      family,
      '--name',
      'pairs',
      '--budget',
      '0.001',
      '--store',
      store,
    ])
    expect(made.status).toBe(0)
    const served = spawn(process.execPath, [
      COMMAND,
      'serve',
      '--port',
      '0',
      '--store',
      store,
      '--lang',
      'en',
    ])
    child = served
    const address = await new Promise<string>((resolve) => {
      let said = ''
      served.stdout.on('data', (piece) => {
        said += piece
        const found = /http:\S+/.exec(said)?.[0]
        if (found) resolve(found)
      })
    })
    await page.goto(`${address}#/surveys`)
    await page.getByRole('link', { name: 'pairs' }).click()
    await expect(page.locator('[data-shown="16"]')).toBeVisible()
    await page.goto(`${address}#/surveys/pairs?where=period+%3D+12`)
    await page.reload()
    await page.getByRole('link', { name: 'octal 0.77' }).click()
    await expect(page).toHaveURL(/#\/lab\?rule=octal\+0\.77/)
    await expect(page.locator('[data-status]').first()).toBeVisible()
  })
})
