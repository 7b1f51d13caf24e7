import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../../../scripts/postgres.js'
import { ROOT } from './installed.ts'
import { PASSWORD, TestPostgres, Wire } from './postgres.ts'

const COMMAND = join(ROOT, 'packages', 'cli', 'bin', 'nimber.cjs')
/** `npm run test:long` kills as often as it takes to meet every place. */
const LONG = process.env.NIMBER_RUNS !== undefined
const KILLS = LONG ? 100 : 4
const CUT = LONG ? 10_000 : 2500
const BUDGET = LONG ? '0.005' : '0.001'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const said: string[] = []

/** A process of `nimber survey`, and what it will have printed. */
function survey(url: string, ...args: string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const env = { ...process.env, NIMBER_DB: url, NIMBER_LEASE: '4' }
  const child = spawn(process.execPath, [COMMAND, 'survey', ...args, '--lang', 'en'], { env })
  let out = ''
  let all = ''
  child.stdout.on('data', (piece) => {
    out += piece
    all += piece
  })
  child.stderr.on('data', (piece) => {
    all += piece
  })
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (code) => {
      said.push(all)
      resolve({ code, out, all })
    }),
  )
  return { child, ended }
}

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly all: string
}

async function answered(url: string, ...args: string[]): Promise<string> {
  const { code, out, all } = await survey(url, ...args).ended
  if (code !== 0) throw new Error(`${args.join(' ')}: ${all}`)
  return out
}

/** Begins a survey and lets its process die at once, so that all of its rules are left to others. */
async function begun(url: string, name: string, family: string, budget: string): Promise<void> {
  const { child, ended } = survey(
    url,
    'run',
    family,
    '--name',
    name,
    '--budget',
    budget,
    '--workers',
    '1',
  )
  await new Promise<void>((resolve) => {
    let text = ''
    child.stderr?.on('data', (piece) => {
      text += piece
      if (text.includes('rules.') || text.includes('different games')) resolve()
    })
    child.once('exit', () => resolve())
  })
  child.kill('SIGKILL')
  await ended
}

/** Waits until a worker says that it works. */
function begins(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stderr?.on('data', (piece) => `${piece}`.includes('Working') && resolve())
    child.once('exit', () => resolve())
  })
}

/** Every rule has one row, none failed, and every certificate is valid. */
async function expectWhole(url: string, name: string, rules: number): Promise<void> {
  const rows = JSON.parse(await answered(url, 'show', name, '--format', 'json')) as {
    rule: string
    status: string
  }[]
  expect(rows.length).toBe(rules)
  expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rules)
  expect(rows.filter(({ status }) => status === 'failed')).toEqual([])
  const state = JSON.parse(await answered(url, 'status', name, '--json'))
  expect(state).toMatchObject({ running: 0, failed: 0 })
  expect(state.done).toBe(state.forms)
  expect(state.proved).toBeGreaterThan(0)
  expect(await answered(url, 'check', name, '--workers', '1')).toBe(
    `${state.proved} certificates are valid.\n`,
  )
}

describe.skipIf(!findPostgres())('a survey on a Postgres', { concurrent: false }, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await TestPostgres.start()
  }, 120_000)
  afterAll(() => postgres?.stop())

  it(`is whole after ${KILLS} kills of its workers`, async () => {
    const url = postgres.url()
    await begun(url, 'kills', 'octal 0.{0-7}{0-7}{1,7}', BUDGET)
    const workers = [0, 1, 2].map(() => survey(url, 'work', '--workers', '1'))
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(300 + Math.random() * 900)
      const at = Math.floor(3 * Math.random())
      const worker = workers[at]
      worker?.child.kill('SIGKILL')
      await worker?.ended
      workers[at] = survey(url, 'work', '--workers', '1')
    }
    const ends = await Promise.all(workers.map(({ ended }) => ended))
    expect(ends.map(({ code, all }) => (code === 0 ? '' : all)).join('')).toBe('')
    await expectWhole(url, 'kills', 128)
  })

  it('goes on when Postgres crashes, the network is cut and a worker freezes', async () => {
    const url = postgres.url()
    const wire = new Wire(postgres.port)
    const cuttable = postgres.url(await wire.listen())
    await begun(url, 'faults', 'octal 0.{0-7}{0-7}5', BUDGET)
    const frozen = survey(url, 'work', '--workers', '1')
    const cut = survey(cuttable, 'work', '--workers', '1')
    await Promise.all([begins(frozen.child), begins(cut.child)])
    await sleep(500)
    frozen.child.kill('SIGSTOP')
    await wire.cut(CUT)
    await postgres.restart()
    const other = survey(url, 'work', '--workers', '1')
    const ended = await other.ended
    expect([ended.code, ended.code === 0 ? '' : ended.all]).toEqual([0, ''])
    // everything is done: its late result finds that its job is another's
    frozen.child.kill('SIGCONT')
    const late = await Promise.all([frozen.ended, cut.ended])
    expect(late.map(({ code, all }) => (code === 0 ? '' : all)).join('')).toBe('')
    wire.close()
    await expectWhole(url, 'faults', 64)
  })

  it('says what is wrong without the password', async () => {
    const wrong = postgres.url().replace('nimber:', 'nobody:')
    for (const url of [wrong, postgres.url(1), 'postgres://nimber:pa:ss w/o@rd@[', 'not a url']) {
      const { code, all } = await survey(url, 'list').ended
      expect([url, code === 0, all.trim() === '']).toEqual([url, false, false])
    }
    const hidden = [PASSWORD, encodeURIComponent(PASSWORD), 'w/o@rd', 'w%2Fo']
    expect(hidden.filter((secret) => said.join('\n').includes(secret))).toEqual([])
  })
})
