import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

async function tested(page: Page, program: string): Promise<void> {
  await page.getByLabel('Your program (JavaScript)').fill(program)
  await page.getByRole('button', { name: 'Test it' }).click()
}

const RIGHT = `
import { readFileSync } from 'node:fs'
const [t, ...data] = readFileSync(0, 'utf8').split(/\\s+/).map(Number)
for (let i = 0; i < t; i++)
  console.log(data[2 * i] % (data[2 * i + 1] + 1) === 0 ? 'second' : 'first')
`

test('a program in JavaScript is tested in the page, and the first wrong case is shown alone', async ({
  page,
}) => {
  await page.goto('#/problems/hdu1846')
  await tested(page, RIGHT)
  await expect(page.getByText(/^Right on all \d+ inputs with \d{3,} cases\.$/)).toBeVisible()
  await tested(page, RIGHT.replace('+ 1) === 0', '+ 1) === 0 && data[2 * i] < 7'))
  const wrong = page.getByRole('alert')
  await expect(wrong).toContainText('Wrong answer')
  await expect(wrong).toContainText('your program wrote “first”, right is “second”')
  const input = wrong.getByRole('region', { name: 'The input' }).locator('pre')
  await expect(input).toHaveText(/^1\n\d+ \d+\n$/)
  // what was written is there after the page was loaded again
  await page.reload()
  await expect(page.getByLabel('Your program (JavaScript)')).toHaveValue(/< 7/)
})

test('a program that fails, does not end, or prints without end is stopped', async ({ page }) => {
  await page.goto('#/problems/hdu1846')
  const wrong = page.getByRole('alert')
  await tested(page, 'const x = 1\n\nnothing()')
  await expect(wrong).toContainText('line 3: ReferenceError: nothing is not defined')
  await tested(page, 'const a = \n)')
  await expect(wrong).toContainText('SyntaxError')
  await tested(page, 'for (;;);')
  await expect(wrong).toContainText('Out of time')
  await tested(page, 'for (;;) console.log("first")')
  await expect(wrong).toContainText('The program prints without end')
})

test('a program reaches neither the network nor the workbench', async ({ page, complaints }) => {
  await page.goto('#/problems/hdu1846')
  const wrong = page.getByRole('alert')
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.setHeader('access-control-allow-origin', '*')
    response.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await tested(page, `await fetch('http://127.0.0.1:${port}/')`)
  await expect(wrong).toContainText(/Failed to fetch/)
  expect(asked).toBe(0)
  server.close()
  await tested(page, 'indexedDB.open("x")')
  await expect(wrong).toContainText(/SecurityError|denied/)
  await tested(page, 'eval("1")')
  await expect(wrong).toContainText(/EvalError/)
  complaints.length = 0
})

test('the ways in which programs read their input are all there', async ({ page }) => {
  await page.goto('#/problems/hdu1846')
  const answer = `const answer = (s) => { const [n, m] = s.split(' ').map(Number); return n % (m + 1) ? 'first' : 'second' }\n`
  for (const way of [
    `const rl = require('readline').createInterface({ input: process.stdin })\nlet k = 0\nrl.on('line', (s) => { if (k++) console.log(answer(s)) })`,
    `let s = ''\nprocess.stdin.on('data', (d) => { s += d }).on('end', () => process.stdout.write(s.trim().split('\\n').slice(1).map(answer).join('\\n')))`,
    `const readline = require('readline')\nlet k = 0\nfor await (const s of readline.createInterface({ input: process.stdin })) if (k++) console.log(answer(s))`,
    `let t = +readline()\nwhile (t--) print(answer(readline()))`,
    `console.log(require('fs').readFileSync('/dev/stdin').toString().trim().split('\\n').slice(1).map(answer).join('\\n'))\nprocess.exit(0)`,
  ]) {
    await tested(page, answer + way)
    await expect(page.getByText(/^Right on all /), way).toBeVisible()
    await page.getByLabel('Your program (JavaScript)').fill('')
  }
})

test('other programs are tested by a command, and outputs by pasting them', async ({ page }) => {
  await page.goto('#/problems/hdu2176')
  await page.getByText('Programs in other languages').click()
  await page.getByLabel('Your file').selectOption('main.py')
  await expect(page.getByText('npx nimber stress hdu2176 --solution main.py')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read it at HDU ↗' })).toHaveAttribute(
    'href',
    'https://acm.hdu.edu.cn/showproblem.php?pid=2176',
  )
})

test('the solution is closed at first, and has the algorithm before the reading', async ({
  page,
}) => {
  await page.goto('#/problems/hdu2176')
  await expect(page.getByRole('heading', { name: 'The algorithm' })).toBeHidden()
  await page.getByRole('heading', { name: 'Solution' }).click()
  const solution = page.locator('section', { has: page.locator('#program') })
  await expect(solution.getByText('Bouton’s theorem. The value of a heap')).toBeVisible()
  for (const [name, own, reads] of [
    ['C++', 'int main() {', 'fread'],
    ['Java', 'void main(', 'DataInputStream'],
    ['Python', 'def main():', 'numbers = map'],
    ['TypeScript', "let out = ''", 'function read()'],
  ] as const) {
    await solution.getByRole('button', { name, exact: true }).click()
    const algorithm = solution.getByRole('region', { name: `The algorithm, ${name}` })
    await expect(algorithm).toContainText(own)
    await expect(algorithm).not.toContainText(reads)
    await expect(
      solution.getByRole('region', { name: `Reading the input, ${name}` }),
    ).toContainText(reads)
  }
})
