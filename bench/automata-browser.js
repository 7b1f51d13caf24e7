// Times proofs by automata in a worker of Chromium beside the same program in a worker of Node.js:
// `npm run bench browser`. Each run is in a new worker, the compiler still cold; the least time of
// several counts, since other programs of the machine only make a time longer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { rolldown } from 'rolldown'
import { findChromium } from '../scripts/chromium.js'
import { columns } from './measure.js'

const core = fileURLToPath(new URL('../packages/core/dist/index.js', import.meta.url))
const WYTHOFF = 'counters a, b; a -= k; b -= k; a -= k, b -= k'
const GAMES = [
  ['Wythoff', WYTHOFF],
  ['2-Wythoff', `${WYTHOFF}; a -= k, b -= k + 1; a -= k + 1, b -= k`],
  ['Lasker', 'take any or split'],
  ['Wythoff and (4, 7)', `${WYTHOFF}; a -= 4, b -= 7; a -= 7, b -= 4`],
]
const RUNS = 5
const MOST_RATIO = 2

/** What a worker does, in either place. */
const TIMED = `
import { check, parse, proveGame } from ${JSON.stringify(core)}
export function timed(rule) {
  const { game } = parse(rule)
  const begun = performance.now()
  const { proved } = proveGame(game)
  const done = performance.now()
  const text = JSON.stringify(proved.certificate)
  const read = performance.now()
  const { valid } = check(JSON.parse(text))
  if (!valid) throw new Error('not valid: ' + rule)
  return [done - begun, performance.now() - read]
}
`

const PAGE = `<!doctype html><meta charset="utf-8"><script type="module">
const games = await (await fetch('/games')).json()
const run = (rule) => new Promise((resolve, reject) => {
  const worker = new Worker('/browser.js', { type: 'module' })
  worker.onmessage = ({ data }) => { worker.terminate(); resolve(data) }
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(rule)
})
let body
try {
  const all = []
  for (const rule of games) {
    const times = []
    for (let i = 0; i < ${RUNS}; i++) times.push(await run(rule))
    all.push(times)
  }
  body = JSON.stringify(all)
} catch (error) {
  body = JSON.stringify({ error: String(error) })
}
await fetch('/times', { method: 'POST', body })
</script>`

/** Prints the table of times and ratios. */
export async function benchBrowser() {
  const browser = findChromium()
  if (!browser) throw new Error('no Chromium is found: name one by CHROMIUM')
  const folder = mkdtempSync(join(tmpdir(), 'nimber-bench-'))
  try {
    const [inNode, inBrowser] = await bundles(folder)
    const here = []
    for (const [, rule] of GAMES) {
      const times = []
      for (let i = 0; i < RUNS; i++) times.push(await nodeRun(inNode, rule))
      here.push(least(times))
    }
    const there = (await browserTimes(browser, inBrowser, folder)).map(least)
    const ms = (time) => `${time.toFixed(0)} ms`
    const rows = [
      ['game', 'proof, node', 'Chromium', 'ratio', 'check, node', 'Chromium', 'ratio', ''],
    ]
    for (const [i, [name]] of GAMES.entries()) {
      const ratios = here[i].map((time, j) => there[i][j] / time)
      rows.push([
        name,
        ...[0, 1].flatMap((j) => [ms(here[i][j]), ms(there[i][j]), ratios[j].toFixed(2)]),
        ratios.every((ratio) => ratio <= MOST_RATIO) ? 'ok' : 'over',
      ])
    }
    console.log(columns(rows))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}

/** The least proof and the least check of some runs. */
function least(times) {
  return [0, 1].map((j) => Math.min(...times.map((run) => run[j])))
}

/** Two files with all that a worker needs: one for Node.js, one for the browser. */
async function bundles(folder) {
  const timed = join(folder, 'timed.js')
  writeFileSync(timed, TIMED)
  const entries = {
    node: `import { parentPort, workerData } from 'node:worker_threads'
import { timed } from './timed.js'
parentPort.postMessage(timed(workerData))`,
    browser: `import { timed } from './timed.js'
self.onmessage = ({ data }) => self.postMessage(timed(data))`,
  }
  const made = []
  for (const [platform, text] of Object.entries(entries)) {
    const input = join(folder, `${platform}-entry.js`)
    writeFileSync(input, text)
    const bundle = await rolldown({ input, platform })
    const file = join(folder, `${platform}.mjs`)
    await bundle.write({ file, format: 'esm', codeSplitting: false })
    made.push(file)
  }
  return made
}

function nodeRun(file, rule) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: rule })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** What the page posts when all is done. */
async function browserTimes(browser, file, folder) {
  const answers = {
    '/': ['text/html', PAGE],
    '/games': ['application/json', JSON.stringify(GAMES.map(([, rule]) => rule))],
    '/browser.js': ['text/javascript', readFileSync(file, 'utf8')],
  }
  let told
  const times = new Promise((resolve) => {
    told = resolve
  })
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        response.end()
        told(JSON.parse(body))
      })
      return
    }
    const [type, text] = answers[request.url] ?? []
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' })
    response.end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${join(folder, 'profile')}`,
    `http://127.0.0.1:${server.address().port}/`,
  ]
  // a group of its own, which ends with what a shell script has started too
  const child = spawn(browser, args, { stdio: 'ignore', detached: true })
  const ended = once(child, 'exit').then(() => ({ error: 'the browser ended by itself' }))
  const result = await Promise.race([times, ended])
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  await ended
  server.close()
  if (result.error) throw new Error(result.error)
  return result
}
