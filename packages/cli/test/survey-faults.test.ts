import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VERSION } from '@nimber/core'
import { familyOf, openStore, progressOf } from '@nimber/survey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../../../scripts/postgres.js'
import { ROOT } from './installed.ts'
import { PASSWORD, TestPostgres, Wire } from './postgres.ts'
import { nimber } from './run.ts'

const COMMAND = join(ROOT, 'packages', 'cli', 'bin', 'nimber.cjs')
/** `npm run test:long` kills as often as it takes to meet every place. */
const LONG = process.env.NIMBER_RUNS !== undefined
const KILLS = LONG ? 100 : 4
/** Milliseconds without a network: more than a worker waits for an answer, half of its lease. */
const CUT = LONG ? 10_000 : 2000
/** After as many seconds without a sign of life a worker is dead. */
const LEASE = '3'
const BUDGET = LONG ? '0.005' : '0.001'
/** What is worked on while workers are killed, and milliseconds between two of them. */
const KILLED = LONG
  ? { family: 'octal 0.{0-7}{0-7}{1,7}', rules: 128, least: 300, more: 900 }
  : { family: 'octal 0.{0-7}{0-7}1', rules: 64, least: 200, more: 400 }

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const said: string[] = []

interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
}

/** A process of `nimber survey`, and what it will have printed. */
function survey(url: string, ...args: string[]): Running {
  return started(COMMAND, url, args)
}

function started(command: string, url: string, args: readonly string[]): Running {
  // who only reads may wait longer for a database on a busy machine
  const lease = args[0] === 'run' || args[0] === 'work' ? { NIMBER_LEASE: LEASE } : {}
  const env = { ...process.env, NIMBER_DB: url, ...lease }
  const child = spawn(process.execPath, [command, 'survey', ...args, '--lang', 'en'], { env })
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

/** Asks inside this process, which takes a fifth of what another process would; what is printed. */
async function answered(url: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await nimber(['survey', ...args, '--lang', 'en'], {
    env: { NIMBER_DB: url },
  })
  said.push(out + err)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${err}`)
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

/** Waits until a worker has a job of a survey. */
async function isWorkedOn(url: string, name: string): Promise<void> {
  const database = await openStore({ db: url }, { to: 'read' })
  for (let running = 0; running === 0; await sleep(50))
    running = (await progressOf(database, name))[0]?.running ?? 0
  await database.close()
}

/** The place of a worker that has a job; -1 where none has. */
async function busyOf(url: string, workers: readonly Running[]): Promise<number> {
  const database = await openStore({ db: url }, { to: 'read' })
  const busy = await database.query<{ process: number }>(
    'select process from nimber.worker where id in (select worker from nimber.held)',
  )
  await database.close()
  return workers.findIndex(({ child }) => busy.some(({ process }) => process === child.pid))
}

/** Waits until no worker counts as living: those that were killed do for as long as their lease. */
async function isLeft(url: string): Promise<void> {
  const database = await openStore({ db: url }, { to: 'read' })
  const living = `select 1 from nimber.worker where seen > now() - interval '${LEASE} seconds'`
  while ((await database.query(living)).length > 0) await sleep(50)
  await database.close()
}

/** Waits until a worker says that it works. */
function begins(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stderr?.on('data', (piece) => `${piece}`.includes('Working') && resolve())
    child.once('exit', () => resolve())
  })
}

/** The command as a later version would be: a copy of what is built that says so of itself. */
function laterCommand(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nimber-later-'))
  const own = join(ROOT, 'packages', 'cli')
  for (const part of ['bin', 'package.json'])
    cpSync(join(own, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'dist'))
  for (const name of ['nimber.cjs', 'survey.cjs']) {
    const text = readFileSync(join(own, 'dist', name), 'latin1')
    writeFileSync(
      join(folder, 'dist', name),
      text.replaceAll(`\`${VERSION}\``, `\`${LATER}\``),
      'latin1',
    )
  }
  return join(folder, 'bin', 'nimber.cjs')
}

const LATER = '99.0.0'

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
  const { code, all } = await survey(url, 'check', name, '--workers', '1').ended
  expect([code, all]).toEqual([0, `${state.proved} certificates are valid.\n`])
}

describe.skipIf(!findPostgres())('a survey on a Postgres', { concurrent: false }, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await TestPostgres.start()
  }, 120_000)
  afterAll(() => postgres?.stop())

  /** The address of a database of its own, so that several tests wait at the same time. */
  function own(name: string): string {
    postgres.make(name)
    return postgres.url(name)
  }

  it('goes on when Postgres crashes, the network is cut and a worker freezes', async () => {
    const url = postgres.url()
    const wire = new Wire(postgres.port)
    const cuttable = postgres.url('postgres', await wire.listen())
    await begun(url, 'faults', 'octal 0.{0-7}{0-7}1', BUDGET)
    const frozen = survey(url, 'work', '--workers', '1')
    const cut = survey(cuttable, 'work', '--workers', '1')
    await Promise.all([begins(frozen.child), begins(cut.child)])
    await sleep(300)
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

  it.concurrent(`is whole after ${KILLS} kills of its workers`, async () => {
    const url = own('kills')
    await begun(url, 'kills', KILLED.family, BUDGET)
    const workers = [0, 1, 2].map(() => survey(url, 'work', '--workers', '1'))
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill > 0) await sleep(KILLED.least + Math.random() * KILLED.more)
      let at = await busyOf(url, workers)
      // the first one always dies at work
      for (; at < 0 && kill === 0; at = await busyOf(url, workers)) await sleep(20)
      if (at < 0) at = Math.floor(3 * Math.random())
      const worker = workers[at]
      worker?.child.kill('SIGKILL')
      await worker?.ended
      workers[at] = survey(url, 'work', '--workers', '1')
    }
    const ends = await Promise.all(workers.map(({ ended }) => ended))
    expect(ends.map(({ code, all }) => (code === 0 ? '' : all)).join('')).toBe('')
    await expectWhole(url, 'kills', KILLED.rules)
  })

  it.concurrent('begins although the network is cut meanwhile', async () => {
    const url = own('cut')
    const wire = new Wire(postgres.port)
    const cuttable = postgres.url('cut', await wire.listen())
    const family = ['octal 0.{0-7}{0,7}1', '--name', 'cut', '--budget', BUDGET, '--workers', '1']
    const { child, ended } = survey(cuttable, 'run', ...family)
    // the rules are counted, and not in the store yet
    await new Promise<void>((resolve) => {
      child.stderr?.once('data', () => resolve())
      child.once('exit', () => resolve())
    })
    await wire.cut(CUT)
    const { code, all } = await ended
    wire.close()
    expect([code, code === 0 ? '' : all]).toEqual([0, ''])
    expect(all).toContain('does not answer')
    expect(all).toContain('answers again')
    await expectWhole(url, 'cut', 16)
  })

  it.concurrent('is worked on by the services of the compose file', async () => {
    const url = own('compose')
    const text = readFileSync(join(ROOT, 'docs', 'compose.yaml'), 'utf8')
    const ready = JSON.parse(/test: (\[.*\])/.exec(text)?.[1] ?? '') as string[]
    const [cmd, program = '', ...args] = ready
    expect([cmd, program]).toEqual(['CMD', 'pg_isready'])
    const asked = [...args, '-p', `${postgres.port}`]
    expect(spawnSync(join(findPostgres() ?? '', program), asked).status).toBe(0)
    const [node, file = '', ...command] = /command: (.*)/.exec(text)?.[1]?.split(' ') ?? []
    expect([node, command[0]]).toEqual(['node', 'survey'])
    await begun(url, 'compose', 'take {a} for 1 <= a <= 20', BUDGET)
    const worker = await started(join(ROOT, file), url, command.slice(1)).ended
    expect([worker.code, worker.all]).toEqual([
      0,
      expect.stringMatching(/No work is left|nothing to do/),
    ])
    const database = await openStore({ db: url }, { to: 'read' })
    expect(await progressOf(database, 'compose')).toMatchObject([{ done: 20, proved: 20 }])
    await database.close()
    const family = /survey run '(.*)'/.exec(text)?.[1] ?? ''
    expect(familyOf(family).count).toBe(448n)
  })

  it.runIf(process.platform === 'linux')(
    'takes its address out of the list of processes',
    { concurrent: true },
    async () => {
      const url = own('title')
      const args = ['run', 'octal 0.106', '--name', 'title', '--workers', '1', '--db', url]
      const { child, ended } = survey('', ...args)
      await isWorkedOn(url, 'title')
      const shown = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8')
      child.kill('SIGINT')
      await ended
      expect(shown.replaceAll('\0', '')).toBe('nimber')
    },
  )

  it.concurrent('is of one version at a time: another is refused while it works, and it is refused afterwards', async () => {
    const url = own('versions')
    const command = laterCommand()
    const later = (...args: string[]) => started(command, url, args).ended
    // a rule that takes minutes with this budget, on a worker of this version
    const old = survey(url, 'run', 'octal 0.106', '--name', 'versions', '--workers', '1')
    await isWorkedOn(url, 'versions')
    const refused = await later('work', '--workers', '1')
    expect([refused.code, refused.all.replaceAll(/\s+/g, ' ')]).toEqual([
      1,
      expect.stringMatching(
        `Version ${VERSION} is at work on .*, and this is ${LATER}\\. End it first`,
      ),
    ])
    old.child.kill('SIGINT')
    await old.ended
    await isLeft(url)
    const taken = await later('run', 'take {1,2}', '--name', 'later')
    expect([taken.code, taken.all.replaceAll(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining(`last used by version ${VERSION}; it is one of version ${LATER}`),
    ])
    const before = await later('list')
    for (const args of [['work'], ['run', 'take {3}', '--name', 'never']]) {
      const { code, all } = await survey(url, ...args).ended
      expect([args, code, all.replaceAll(/\s+/g, ' ')]).toEqual([
        args,
        1,
        expect.stringContaining(
          `is used by version ${LATER}, and this is ${VERSION}: nothing was written.`,
        ),
      ])
    }
    expect((await later('list')).out).toBe(before.out)
  })

  it('says what is wrong without the password', async () => {
    const wrong = postgres.url().replace('nimber:', 'nobody:')
    for (const url of [
      wrong,
      postgres.url('postgres', 1),
      'postgres://nimber:pa:ss w/o@rd@[',
      'not a url',
    ]) {
      const { code, all } = await survey(url, 'list').ended
      expect([url, code === 0, all.trim() === '']).toEqual([url, false, false])
    }
    const hidden = [PASSWORD, encodeURIComponent(PASSWORD), 'w/o@rd', 'w%2Fo']
    expect(hidden.filter((secret) => said.join('\n').includes(secret))).toEqual([])
  })
})
