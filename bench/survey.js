// Times surveys: the solved octal codes proved anew, with one and two workers and with either store;
// the check of their certificates; and how many jobs a Postgres hands out.
import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { findPostgres, postgresUser } from '../scripts/postgres.js'
import { columns, nimber } from './measure.js'

/** A list of codes, one a line before its first comma, under a head. */
const truth =
  process.env.NIMBER_CODES ??
  fileURLToPath(new URL('../../shared/truth/octal_periods.csv', import.meta.url))
/** Where the list is not beside the checkout: codes whose periods have been known for long. */
const KNOWN = '0.07 0.137 0.4 0.77 0.45 0.156 0.16 0.165 0.356 0.56 0.644 0.127 0.376 0.354'.split(
  ' ',
)
/**
 * Codes like them, each about as long as the longest of the list, which alone is more than half of it:
 * a survey has more than one hard rule. They take up to four times the usual work.
 */
const OTHERS = ['0.054', '0.454']
const BUDGET = '5'
/**
 * Two workers are compared with one on a list of which no rule is more than a tenth: three rules of
 * half a minute can at best be shared one to two, however they are handed out. So the longest is left out,
 * and codes like 0.354, which is in the list, are added: they may also take some whole heaps, which
 * changes no value, since a heap that is won has a move to a lost one anyway. They are many, so that
 * neither the start nor the last rule, at which one worker waits for the other, counts much.
 */
const LONGEST = '0.104'
const ALIKE = [1, 2, 3, 4, 5].flatMap((digits) =>
  Array.from({ length: 2 ** (digits - 1) }, (_, i) => {
    const heaps = (2 * i + 1).toString(2).padStart(digits, '0')
    return `0.354${heaps}`
  }),
)
/** As often both are timed, in turn: what else the machine does is then seen by both. */
const TURNS = 3
const folder = mkdtempSync(join(tmpdir(), 'nimber-bench-'))

/**
 * Prints the table of times. Times are seconds of processors, so that a busy machine changes them
 * little; where two workers are compared with one it is the clock that counts, and on a busy machine the
 * processor seconds beside it tell whether they hinder each other. Threads do nothing but find out about
 * rules: what the store and the queue cost is what the main thread takes, its start included.
 */
export async function benchSurvey() {
  const codes = existsSync(truth) ? readFileSync(truth, 'utf8').split('\n').slice(1) : KNOWN
  const rules = codes.map((line) => line.split(',')[0]).filter((code) => code)
  const even = [...rules.filter((code) => code !== LONGEST), ...ALIKE]
  const lists = { rules, longer: [...rules, ...OTHERS], even }
  const [list, longer, shared] = Object.entries(lists).map(([name, some]) => {
    const file = join(folder, `${name}.txt`)
    writeFileSync(file, some.map((code) => `octal ${code}\n`).join(''))
    return file
  })
  const store = ['--store', join(folder, 'store')]
  // made once, and not timed
  survey(['run', 'take {1}', '--name', 'first', ...store])
  const table = [['what', 'processor s', 'clock s', 'ratio', 'target', '']]
  const line = (what, { cpu, clock }, ratio, target = '', met) => {
    const verdict = met === undefined ? '' : met ? 'met' : 'MISSED'
    const times = [cpu, clock].map((seconds) => seconds?.toFixed(1) ?? '')
    table.push([what, ...times, ratio?.toFixed(3) ?? '', target, verdict])
    console.error(table.at(-1).join('  '))
  }
  const run = (name, workers, place, file = longer) => {
    const more = file === longer ? ['--budget', BUDGET] : []
    const args = ['run', '-', '--name', name, '--workers', `${workers}`, ...more, ...place]
    return timed([nimber, 'survey', ...args], file)
  }
  const first = await run('list', 2, store, list)
  line(`${rules.length} codes, PGlite, 2 workers`, first, undefined, '< 600 s', first.clock < 600)
  const check = await timed([nimber, 'survey', 'check', 'list', '--workers', '2', ...store])
  const share = check.cpu / first.cpu
  line('their check, 2 workers', check, share, '<= 1 of the run', share <= 1)
  const two = await run('two', 2, store)
  line(`and ${OTHERS.length} more, PGlite, 2 workers`, two, undefined, '< 600 s', two.clock < 600)
  const beside = two.main / two.cpu
  line('PGlite: its main thread', { cpu: two.main }, beside, '< 0.03', beside < 0.03)
  const checked = await timed([nimber, 'survey', 'check', 'two', '--workers', '2', ...store])
  const part = checked.cpu / two.cpu
  line('their check, 2 workers', checked, part, '<= 1 of the run', part <= 1)
  const [pairs, ones] = [[], []]
  for (let turn = 1; turn <= TURNS; turn++) {
    pairs.push(await run(`pair ${turn}`, 2, store, shared))
    ones.push(await run(`one ${turn}`, 1, store, shared))
  }
  const [pair, one] = [pairs, ones].map(middle)
  line(`${even.length} codes that can be shared, 2 workers`, pair)
  const gain = one.clock / pair.clock
  line('the same, 1 worker', one, gain, '>= 1.8 by the clock', gain >= 1.8)
  // what two processes that share nothing gain on this machine: no survey can gain more
  const alone = await timed([nimber, 'discover', 'octal 0.354'])
  const both = await Promise.all([1, 2].map(() => timed([nimber, 'discover', 'octal 0.354'])))
  const [cpu, clock] = ['cpu', 'clock'].map((what) => Math.max(...both.map((each) => each[what])))
  line('octal 0.354 alone', alone)
  line('twice at once', { cpu, clock }, (2 * alone.clock) / clock)
  if (findPostgres()) {
    const postgres = await startPostgres()
    const url = `postgres://nimber@127.0.0.1:${postgres.port}/postgres`
    survey(['run', 'take {1}', '--name', 'first', '--db', url])
    const before = postgres.cpu()
    const real = await run('two', 2, ['--db', url])
    const rest = real.main + postgres.cpu() - before
    line('Postgres, 2 workers', real)
    line(
      'Postgres: main thread and server',
      { cpu: rest },
      rest / real.cpu,
      '< 0.03',
      rest / real.cpu < 0.03,
    )
    console.log(columns(table))
    await benchJobs(url)
    await postgres.stop()
  } else console.log(columns(table))
  rmSync(folder, { recursive: true, force: true })
}

/** That of some runs with the middle time of the clock. */
function middle(runs) {
  return runs.toSorted((a, b) => a.clock - b.clock)[runs.length >> 1]
}

function survey(args) {
  const { status, stderr } = spawnSync(execPath, [nimber, 'survey', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/**
 * Seconds of the clock from the start of a command to its end, and of processors as the system tells
 * them: of all of its threads, and of the main one.
 */
async function timed(args, input) {
  const begin = performance.now()
  const stdin = input === undefined ? 'ignore' : openSync(input, 'r')
  const child = spawn(execPath, args, { stdio: [stdin, 'ignore', 'pipe'] })
  let [cpu, main, said] = [0, 0, '']
  child.stderr.on('data', (piece) => {
    said += piece
  })
  const watch = setInterval(() => {
    cpu = secondsOf(`${child.pid}`) ?? cpu
    main = secondsOf(`${child.pid}/task/${child.pid}`) ?? main
  }, 50)
  const status = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  if (stdin !== 'ignore') closeSync(stdin)
  if (status !== 0) throw new Error(`${args.join(' ')}: ${said}`)
  return { cpu, main, clock: (performance.now() - begin) / 1000 }
}

/** Processor seconds of a process or a thread, with those of its children that have ended. */
function secondsOf(place) {
  try {
    const fields = readFileSync(`/proc/${place}/stat`, 'utf8').split(') ')[1].split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  } catch {
    return undefined
  }
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
  return { port, stop, cpu: () => serverSeconds(server.pid) }
}

/** Processor seconds of a Postgres with its processes, those that have ended too. */
function serverSeconds(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return [`${pid}`, ...children].reduce((sum, of) => sum + (secondsOf(of) ?? 0), 0)
}
