import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VERSION } from '@nimber/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuTime, expectInTime } from '../../core/test/cpu.ts'
import { answer, flawOf } from '../src/answer.ts'
import { listedFamily } from '../src/family/family.ts'
import { parseFilter } from '../src/filter.ts'
import { rowsOf } from '../src/rows.ts'
import type { Database } from '../src/store/database.ts'
import { openStore } from '../src/store/open.ts'
import { isFull } from '../src/store/password.ts'
import { begin, type Survey } from '../src/surveys.ts'
import { Leases } from '../src/work/leases.ts'
import { nameOf, Queue } from '../src/work/queue.ts'
import { handleLost, writeResults } from '../src/work/results.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-store-'))
afterAll(() => {
  if (disk !== undefined) execFileSync('umount', [disk], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
})

/** As many rows: each with each would take half a minute. */
const MANY = 20_000

/** A survey of some rules that nobody works on yet. */
async function begun(database: Database, queue: Queue, name: string, rules: readonly string[]) {
  await queue.start()
  const plan = { name, family: listedFamily(rules), kind: 'discover', budget: 0.001 } as const
  return begin(database, queue, { ...plan, memory: undefined })
}

/** Takes a job as a worker does. */
function taken(database: Database, queue: Queue, leases: Leases, { id }: Survey) {
  return database.transaction(async (query) => {
    const found = await queue.fetch(id, 1, query)
    await leases.hold(
      found.map((one) => one.id),
      nameOf(id),
      query,
    )
    return found
  })
}

describe('an embedded store', () => {
  const store = join(folder, 'store')
  let database: Database
  let queue: Queue
  beforeAll(async () => {
    database = await openStore({ store }, { to: 'write' })
    queue = new Queue(database)
  }, 120_000)
  afterAll(() => database.close())

  test('tries rules alone whose workers died again and again, and gives them up', async () => {
    const survey = await begun(database, queue, 'deadly', ['take {1}', 'take {1,2}'])
    const seen: (readonly number[])[] = []
    const isOpen = async () =>
      (await database.query('select from nimber.form where survey = $1 and not final', [survey.id]))
        .length > 0
    for (let deaths = 0; deaths < 40 && (await isOpen()); deaths++) {
      // the next one comes when the last has not been heard of, and back-off has passed
      const leases = new Leases(database, queue, 1)
      await leases.begin()
      await database.query("update nimber_queue.job set start_after = now() - interval '1 hour'")
      for (const { job } of await taken(database, queue, leases, survey)) seen.push(job.forms)
      await handleLost(database, queue)
    }
    const rows: unknown[] = []
    for await (const piece of rowsOf(database, survey)) rows.push(...piece)
    const error = expect.stringContaining('ended again and again')
    expect(rows).toMatchObject([
      { rule: 'take {1}', status: 'failed', error },
      { rule: 'take {1,2}', status: 'failed', error },
    ])
    // five times together, then five times each alone
    expect(seen.map((forms) => forms.length)).toEqual([...Array(5).fill(2), ...Array(10).fill(1)])
  })

  test('takes no result from a program that is older than the store, nor from who lost its job', async () => {
    const survey = await begun(database, queue, 'late', ['take {1,3}'])
    const leases = new Leases(database, queue, 1)
    await leases.begin()
    const [fetched] = await taken(database, queue, leases, survey)
    if (!fetched) throw new Error('no job')
    const answers = new Map([[1, answer({ kind: 'discover', rule: 'take {1,3}', factor: 0.001 })]])
    const write = (worker: string) =>
      writeResults(database, queue, { survey, fetched, answers, worker })
    const state = () =>
      database.query('select status from nimber.form where survey = $1', [survey.id])
    await database.query("update nimber.store set program = '99.0.0'")
    await expect(write(leases.worker)).rejects.toMatchObject({
      words: { en: expect.stringContaining('nothing was written') },
    })
    await database.query('update nimber.store set program = $1', [VERSION])
    expect(await write('00000000-0000-4000-8000-000000000000')).toBe(false)
    expect(await state()).toEqual([{ status: null }])
    expect(await write(leases.worker)).toBe(true)
    expect(await state()).toEqual([{ status: 'proved' }])
    expect(await write(leases.worker)).toBe(false)
  })

  test('finds the rows of a condition among many without looking through all rules for each', async () => {
    const survey = await begun(database, queue, 'many', ['take {5}'])
    await database.query(
      `insert into nimber.form (survey, number, rule, final, status, period)
       select $1, n, 'take {' || n || '}', true, 'proved', n from generate_series(2, $2::integer) n`,
      [survey.id, MANY],
    )
    await database.query(
      'insert into nimber.rule (survey, number, rule, form) select survey, number, rule, number from nimber.form where survey = $1 and number > 1',
      [survey.id],
    )
    const where = parseFilter('status = proved and period > 2')
    const started = cpuTime()
    let rows = 0
    for await (const piece of rowsOf(database, survey, { where })) rows += piece.length
    expect(rows).toBe(MANY - 2)
    expectInTime(cpuTime() - started, 2000)
  })

  test('is handed on to a newer program, which says so, and refused to an older one from then on', async () => {
    await database.close()
    const told: string[] = []
    const tell = (words: { en: string }) => told.push(words.en)
    const newer = await openStore({ store }, { to: 'write', tell, program: '98.0.0' })
    await newer.close()
    expect(told.join()).toMatch(/last used by version .* version 98\.0\.0 from now on/)
    const note = readFileSync(join(store, 'store.json'), 'utf8')
    for (const to of ['read', 'write'] as const)
      await expect(openStore({ store }, { to })).rejects.toMatchObject({
        words: { en: expect.stringContaining('used by version 98.0.0') },
      })
    expect(readFileSync(join(store, 'store.json'), 'utf8')).toBe(note)
    database = await openStore({ store }, { to: 'read', program: '98.0.0' })
  })
})

test('a folder that is no store any more is named', async () => {
  const store = join(folder, 'broken')
  mkdirSync(join(store, 'postgres'), { recursive: true })
  writeFileSync(join(store, 'postgres', 'PG_VERSION'), 'nonsense\n')
  await expect(openStore({ store }, { to: 'read' })).rejects.toMatchObject({
    words: { en: expect.stringMatching(/^The store .*broken cannot be opened/) },
  })
})

test('a misère quotient is proved, and a changed certificate is found', () => {
  const found = answer({ kind: 'quotient', rule: 'octal 0.123', factor: 1 })
  expect(found).toMatchObject({ status: 'proved', certificateKind: 'quotient', open: false })
  expect(found.largest).toBe(20)
  const { certificate, ...said } = found
  if (certificate === null) throw new Error('no certificate')
  const row = { ...said, rule: 'octal 0.123', certificate }
  expect(flawOf(row)).toBeUndefined()
  expect(flawOf({ ...row, rule: 'octal 0.1230' })).toBeUndefined()
  for (const change of [
    { period: 4711 },
    { preperiod: 0 },
    { largest: 21 },
    { rule: 'octal 0.77' },
  ])
    expect([change, flawOf({ ...row, ...change })]).toEqual([change, expect.anything()])
  const other = certificate.replace('octal 0.123', 'octal 0.77')
  expect(flawOf({ ...row, certificate: other })).toBeDefined()
})

test('a certificate of another rule with the same period is found, and each number of a row', () => {
  const proofs = [
    'octal 0.07',
    'octal 0.4',
    'take {1,2}',
    'left take {1} right take {2}',
    'left take {1,4} right take {2,3}',
  ].map((rule) => ({ rule, ...answer({ kind: 'discover', rule, factor: 0.01 }) }))
  for (const { rule, certificate, ...said } of proofs) {
    if (certificate === null) throw new Error(`no certificate: ${rule}`)
    const row = { ...said, rule, certificate }
    expect([rule, flawOf(row)]).toEqual([rule, undefined])
    for (const other of proofs)
      if (other.rule !== rule) expect(flawOf({ ...row, rule: other.rule })).toBeDefined()
    for (const column of ['period', 'preperiod', 'saltus', 'largest'] as const)
      if (row[column] !== null) expect(flawOf({ ...row, [column]: 4711 })).toBeDefined()
  }
})

/** A disk of its own, which a test may fill; undefined where it may not mount one. */
function smallDisk(megabytes: number): string | undefined {
  const place = join(folder, 'disk')
  mkdirSync(place)
  try {
    const size = `size=${megabytes}m`
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', place], { stdio: 'ignore' })
    return place
  } catch {
    return undefined
  }
}

const disk = process.platform === 'linux' && process.getuid?.() === 0 ? smallDisk(160) : undefined

describe.skipIf(disk === undefined)('a disk that is full (needs root and a tmpfs)', () => {
  const place = disk ?? ''

  test('is told, and nothing that was written is lost', async () => {
    const store = join(place, 'store')
    const filler = join(place, 'filler')
    // the one of the tests before, which belongs to a newer program by now
    cpSync(join(folder, 'store'), store, { recursive: true })
    const opening = { to: 'write', program: '98.0.0' } as const
    let database = await openStore({ store }, opening)
    const queue = new Queue(database)
    await begun(database, queue, 'before', ['take {1}', 'take {2}'])
    fill(filler)
    const many = Array.from({ length: 3000 }, (_, i) => `take {1,${i + 2}}`)
    const refused = await begun(database, queue, 'too large', many).catch((error) => error)
    expect(isFull(refused), String(refused)).toBe(true)
    await database.close().catch(() => {})
    fill(filler)
    await expect(openStore({ store }, opening)).rejects.toMatchObject({
      words: { en: expect.stringContaining('no space left') },
    })
    rmSync(filler)
    database = await openStore({ store }, opening)
    const kept = await database.query(
      `select s.name, count(*)::integer as rules from nimber.survey s
       join nimber.rule r on r.survey = s.id where s.name in ('before', 'too large') group by 1`,
    )
    expect(kept).toEqual([{ name: 'before', rules: 2 }])
    await begun(database, new Queue(database), 'after', ['take {3}'])
    await database.close()
  }, 60_000)
})

/** Writes a file until no space is left. */
function fill(file: string): void {
  const piece = Buffer.alloc(2 ** 20)
  for (;;)
    try {
      writeFileSync(file, piece, { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC' && existsSync(file)) return
      throw error
    }
}
