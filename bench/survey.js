// Times surveys: the solved octal codes proved anew, with one and two workers and with either store;
// the check of their certificates; and how many jobs a Postgres hands out.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { findPostgres, postgresUser } from '../scripts/postgres.js'
import { columns, nimber } from './measure.js'

const truth = fileURLToPath(new URL('../../shared/truth/octal_periods.csv', import.meta.url))
/** Where the list is not beside the checkout: codes whose periods have been known for long. */
const KNOWN = '0.07 0.137 0.4 0.77 0.45 0.156 0.16 0.165 0.356 0.56 0.644 0.127 0.376 0.354'.split(
  ' ',
)
const folder = mkdtempSync(join(tmpdir(), 'nimber-bench-'))

/** Prints the table of times. */
export async function benchSurvey() {
  const codes = existsSync(truth) ? readFileSync(truth, 'utf8').split('\n').slice(1) : KNOWN
  const list = join(folder, 'rules.txt')
  const rules = codes.map((line) => line.split(',')[0]).filter((code) => code)
  writeFileSync(list, rules.map((code) => `octal ${code}\n`).join(''))
  const store = ['--store', join(folder, 'store')]
  // made once, and not timed
  survey(['run', 'take {1}', '--name', 'first', ...store])
  const table = [['what', 'seconds', 'ratio', 'target', '']]
  const line = (what, seconds, ratio, target, met) =>
    table.push([
      what,
      seconds.toFixed(1),
      ratio?.toFixed(2) ?? '',
      target,
      met === undefined ? '' : met ? 'met' : 'MISSED',
    ])
  const plain = timed([nimber, 'discover', '--json', '-', '--threads', '2'], list)
  line(`discover of ${rules.length} codes, 2 threads, no store`, plain)
  const run = (name, workers, place) =>
    timed([nimber, 'survey', 'run', '-', '--name', name, '--workers', `${workers}`, ...place], list)
  const two = run('two', 2, store)
  line('PGlite, 2 workers', two, two / plain, '< 1.03 of the first', two / plain < 1.03)
  const one = run('one', 1, store)
  line('PGlite, 1 worker', one, one / two, '>= 1.8 of two', one / two >= 1.8)
  const check = timed([nimber, 'survey', 'check', 'two', '--workers', '2', ...store])
  line('check, 2 workers', check, check / two, '<= 1 of the run', check <= two)
  if (findPostgres()) {
    const postgres = await startPostgres()
    const url = `postgres://nimber@127.0.0.1:${postgres.port}/postgres`
    const real = run('two', 2, ['--db', url])
    line('Postgres, 2 workers', real, real / plain, '< 1.03 of the first', real / plain < 1.03)
    console.log(columns(table))
    await benchJobs(url)
    await postgres.stop()
  } else console.log(columns(table))
  rmSync(folder, { recursive: true, force: true })
}

function survey(args) {
  const { status, stderr } = spawnSync(execPath, [nimber, 'survey', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Seconds from the start of a command to its end. */
function timed(args, input) {
  const begin = performance.now()
  const text = input === undefined ? '' : readFileSync(input)
  const { status, stderr } = spawnSync(execPath, args, { input: text, maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  return (performance.now() - begin) / 1000
}

/** Jobs without work: how many a second some workers fetch, write and complete. */
export async function benchJobs(url) {
  const { openStore, Queue, begin, listedFamily, benchWorker } = await import(
    '../packages/survey/dist/bench.js'
  )
  const table = [['workers', 'jobs a second']]
  for (const workers of [1, 2, 8, 32]) {
    const database = await openStore({ db: url }, { to: 'write' })
    const queue = new Queue(database)
    await queue.start()
    const rules = Array.from({ length: 2000 }, (_, i) => `take {1,${i + 2}}`)
    const plan = { name: `jobs-${workers}`, family: listedFamily(rules), kind: 'discover' }
    const made = await begin(database, queue, { ...plan, budget: 0.0001, memory: undefined })
    // a job for each, as for rules that take long
    const single = rules.map((_, i) => ({ survey: made.id, forms: [i + 1], factor: 1, seconds: 1 }))
    await database.transaction((query) => queue.put(single, query))
    const jobs = await Promise.all(
      Array.from({ length: workers }, () => benchWorker({ db: url }, made, 4000)),
    )
    const rate = jobs.reduce((sum, done) => sum + done, 0) / 4
    table.push([`${workers}`, rate.toFixed(0)])
    await queue.stop()
    await database.close()
  }
  console.log(columns(table))
}

/** A Postgres in a temporary folder, which asks nobody for a password. */
export async function startPostgres() {
  const programs = findPostgres()
  const { uid, gid } = postgresUser()
  const place = mkdtempSync(join(tmpdir(), 'nimber-bench-pg-'))
  if (uid !== undefined) chownSync(place, uid, gid)
  const data = join(place, 'data')
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'nimber', '-A', 'trust'], {
    uid,
    gid,
    cwd: place,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.stderr)
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const args = ['-D', data, '-p', `${port}`, '-k', place, '-c', 'listen_addresses=127.0.0.1']
  const server = spawn(join(programs, 'postgres'), [...args, '-c', 'max_connections=200'], {
    uid,
    gid,
    cwd: place,
  })
  await new Promise((resolve, reject) => {
    let text = ''
    server.stderr.on('data', (piece) => {
      text += piece
      if (text.includes('ready to accept')) resolve()
    })
    server.once('exit', () => reject(new Error(text)))
  })
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
    rmSync(place, { recursive: true, force: true })
  }
  return { port, stop }
}
