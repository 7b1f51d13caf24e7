import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openStore } from '@nimber/survey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './installed.ts'
import { nimber } from './run.ts'

/** Short lives: to make the embedded Postgres faster would take longer than it works. */
const COMMAND = ['--liftoff-only', join(ROOT, 'packages', 'cli', 'bin', 'nimber.cjs')]
const folder = mkdtempSync(join(tmpdir(), 'nimber-survey-'))
const store = join(folder, 'store')
const env = { ...process.env, NIMBER_DB: '' }

interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs `nimber survey`; this process may have the store open, and must answer meanwhile. */
function survey(
  args: readonly string[],
  input = '',
  more: Record<string, string> = {},
): Promise<Ended> {
  const all = [...COMMAND, 'survey', ...args, '--store', store, '--lang', 'en']
  const child = spawn(process.execPath, all, { env: { ...env, ...more } })
  const heard = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (piece) => {
      heard[name] += piece
    })
  child.stdin.end(input)
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...heard })))
}

async function answered(args: readonly string[], input = ''): Promise<string> {
  const { status, stdout, stderr } = await survey(args, input)
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

/** Asks inside this process, which takes a fifth of what another process would; what is printed. */
async function asked(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await nimber(['survey', ...args, '--store', store, '--lang', 'en'])
  if (code !== 0) throw new Error(`${args.join(' ')}: ${out}${err}`)
  return out
}

let owner: Promise<Database> | undefined

/** The store, open in this process, which others then ask: each that opens it itself takes a second. */
function owned(): Promise<Database> {
  owner ??= openStore({ store }, { to: 'write' })
  return owner
}

/** Leaves the store to others. */
async function released(): Promise<void> {
  await (await owner)?.close()
  owner = undefined
}

const LIST = `octal 0.77
octal 0.770
kayles
octal 0.07
octal 0.137
octal 0.4
hex 0.33
take {1,2}
take 2^k
take {1}'; drop table nimber.rule; --
`

const SHOW = ['show', 'list', '--format', 'csv', '--sort', '-period']

describe('a survey in an embedded store', () => {
  beforeAll(async () => {
    await answered(['run', '-', '--name', 'list', '--budget', '0.01', '--workers', '1'], LIST)
  }, 120_000)
  afterAll(released)

  it('asks for misère quotients, which are shown, checked and exported like all else', async () => {
    await answered(['run', 'octal 0.{3,7}', '--kind', 'quotient', '--name', 'misère'])
    expect((await survey(['run', 'octal 0.{3,7}', '--name', 'misère'])).status).toBe(2)
    await owned()
    const rows = JSON.parse(await asked('show', 'misère', '--format', 'json'))
    expect(rows).toMatchObject([
      { rule: 'octal 0.3', status: 'proved', certificate: 'quotient', largest: 2 },
      { rule: 'octal 0.7', status: 'proved', certificate: 'quotient' },
    ])
    expect(await answered(['check', 'misère', '--workers', '1'])).toBe(
      '2 certificates are valid.\n',
    )
    const out = join(folder, 'quotients')
    await asked('export', 'misère', '--out', out)
    const file = readFileSync(join(out, 'certificates', '000', '000001.json'), 'utf8')
    expect(JSON.parse(file)).toMatchObject({ kind: 'quotient' })
  })

  it('has a row a rule, computes the same game once and says which values are shifted', async () => {
    const rows = JSON.parse(await asked('show', 'list', '--format', 'json')) as Record<
      string,
      unknown
    >[]
    expect(rows.map(({ rule }) => rule)).toEqual(LIST.trim().split('\n'))
    expect(rows.slice(0, 3).map(({ canonical }) => canonical)).toEqual(Array(3).fill('octal 0.77'))
    expect(rows[0]).toMatchObject({ status: 'proved', period: 12, preperiod: 71, largest: 8 })
    const shifts = rows.map(({ shiftOf, shift }) => [shiftOf, shift])
    expect(shifts[4]).toEqual([null, null])
    expect(shifts[3]).toEqual(['octal 0.137', 1])
    expect(shifts[5]).toEqual(['octal 0.137', 2])
    expect(rows[6]).toMatchObject({ canonical: 'take {1,2}', period: 3 })
    expect(rows[9]).toMatchObject({ status: 'failed', period: null })
    expect(String(rows[9]?.error)).toContain('Expected')
    const state = JSON.parse(await asked('status', 'list', '--json'))
    expect(state).toMatchObject({ rules: 10, forms: 7, done: 7, failed: 1, running: 0 })
  })

  it('is filtered, sorted, checked and exported, also while another program has it open', async () => {
    await owned()
    const csv = await answered([...SHOW, '--where', "status = proved and rule ~ 'octal'"])
    const lines = csv.trim().split('\n')
    expect(lines[0]).toMatch(/^rule,canonical,status,period,preperiod,/)
    expect(lines.length).toBe(6)
    expect(lines[1]).toMatch(/^octal 0\.(07|137|4),.*,proved,34,/)
    const bad = await survey(['show', 'list', '--where', "rule = 'x'' or 1=1"])
    expect(bad.status).toBe(2)
    expect(await answered(['check', 'list', '--workers', '1'])).toMatch(
      /^\d certificates are valid\.\n$/,
    )
    const out = join(folder, 'out')
    await answered(['export', 'list', '--out', out])
    expect(readdirSync(out).sort()).toEqual(['README.md', 'certificates', 'rows.csv'])
    const file =
      /certificates\/\S+\.json/.exec(readFileSync(join(out, 'rows.csv'), 'utf8'))?.[0] ?? ''
    expect((await nimber(['check', join(out, file)])).code).toBe(0)
  })

  it('finds a certificate that was changed', async () => {
    const database = await owned()
    await database.query(
      `update nimber.certificate set body = replace(body, '"period":12', '"period":6') where form = 1`,
    )
    const { status, stdout } = await survey(['check', 'list', '--workers', '1'])
    expect([status, stdout.split('\n')[0]]).toEqual([
      1,
      expect.stringMatching(/^1 not valid, \d valid:/),
    ])
    expect(stdout).toContain('octal 0.77')
  })

  it('is not begun with another family, and tries again what is asked for', async () => {
    await released()
    expect((await survey(['run', 'take {1}', '--name', 'list'])).status).toBe(2)
    const { status, stderr } = await survey([
      'run',
      '--name',
      'list',
      '--retry',
      'failed',
      '--budget',
      '0.02',
    ])
    expect([status, stderr]).toEqual([0, expect.stringContaining('tried again')])
  })

  it('keeps what is finished at Ctrl-C, and says how to go on', async () => {
    await released()
    const args = [
      'run',
      'octal 0.{0-7}{0-7}{1-7}',
      '--name',
      'long',
      '--workers',
      '1',
      '--store',
      store,
    ]
    const child = spawn(process.execPath, [...COMMAND, 'survey', ...args, '--lang', 'en'], { env })
    let said = ''
    child.stderr.on('data', (piece) => {
      said += piece
    })
    while (!said.includes('rules')) await new Promise((resolve) => setTimeout(resolve, 50))
    // another may look, but not work
    expect(await answered(['status', 'long'])).toContain('long')
    // it has the store while it sleeps too, and need not work while the other waits for it
    child.kill('SIGSTOP')
    const second = await survey(['run', '--name', 'long'], '', { NIMBER_LEASE: '3' })
    child.kill('SIGCONT')
    expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('Another program')])
    child.kill('SIGINT')
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(code).toBe(130)
    expect(said).toMatch(/\d+ of \d+ games are done[\s\S]*To go on: nimber survey run --name long/)
    const done = Number(/(\d+) of \d+ games/.exec(said)?.[1])
    expect(JSON.parse(await answered(['status', 'long', '--json'])).done).toBeGreaterThanOrEqual(
      done,
    )
  })

  it('is refused by an older program, which writes nothing', async () => {
    const copy = join(folder, 'newer')
    cpSync(join(store, 'store.json'), join(copy, 'store.json'))
    writeFileSync(join(copy, 'store.json'), '{"schema":1,"program":"99.0.0"}\n')
    const args = ['survey', 'run', 'take {1}', '--store', copy, '--lang', 'en']
    const { code, err } = await nimber(args)
    expect([code, err]).toEqual([1, expect.stringMatching(/used by\s+version\s+99\.0\.0/)])
    expect(existsSync(join(copy, 'postgres'))).toBe(false)
  })

  it('refuses what it cannot do before it makes a store', async () => {
    const none = join(folder, 'none')
    for (const args of [
      ['run', 'take {a,b,c} for 1 <= a < b < c <= 20000'],
      ['run', 'octal 0.{0-7}', '--kind', 'other'],
      ['run', 'octal 0.{0-7}', '--workers', '0'],
      ['run'],
      ['list'],
    ]) {
      const { code, err } = await nimber(['survey', ...args, '--store', none, '--lang', 'en'])
      expect([args, code === 0, err === '', err.includes('nobody foresaw')]).toEqual([
        args,
        false,
        false,
        false,
      ])
    }
    expect(existsSync(none)).toBe(false)
  })
})
