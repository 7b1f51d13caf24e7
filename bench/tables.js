// Times tables and proofs against C++: plain loops of this folder, and the sparse-space program of
// a folder `peers` beside the checkout where there is one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { argv, execPath } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { columns, compile, median, nimber, out, startUp, time, timeAndMemory } from './measure.js'

const peer = fileURLToPath(new URL('../../shared/peers/octal_sparse.cpp', import.meta.url))

/** Sixteen amounts for the time of taking from a finite set. */
const AMOUNTS = [2, 7, 19, 44, 63, 101, 105, 107, 200, 213, 219, 303, 307, 411, 499, 500]

/** Programs that solve the same; `runs` pairs, the start-up of the command line taken off. */
const CASES = [
  {
    name: '0.16 with proof',
    ours: ['discover', 'octal 0.16'],
    peer: ['0.16', '1e9'],
    limit: 1.5,
    runs: 7,
  },
  {
    name: '0.56 with proof',
    ours: ['discover', 'octal 0.56'],
    peer: ['0.56', '1e9'],
    limit: 1.5,
    runs: 7,
  },
  {
    name: '0.127 with proof',
    ours: ['discover', 'octal 0.127'],
    peer: ['0.127', '1e9'],
    limit: 1.5,
    runs: 7,
  },
  {
    name: '0.376 with proof',
    ours: ['discover', 'octal 0.376'],
    peer: ['0.376', '1e9'],
    limit: 2,
    runs: 1,
  },
  {
    name: 'Officers to 10^6',
    ours: to('officers', 1e6),
    peer: ['0.6', '1e6'],
    limit: 1.5,
    runs: 1,
  },
  {
    name: 'Grundy’s game to 10^6',
    ours: to('split unequal', 1e6),
    peer: ['grundy', '1e6'],
    runs: 1,
  },
  { name: 'Officers to 30,000', ours: to('officers', 30_000), plain: ['0.6', '30000'], runs: 3 },
  {
    name: 'Grundy’s game to 30,000',
    ours: to('split unequal', 30_000),
    plain: ['unequal', '30000'],
    runs: 3,
  },
  { name: 'Wythoff 600 by 600', ours: to('wythoff', '600x600'), wythoff: ['600'], runs: 3 },
]

function to(game, bound) {
  return ['table', game, '--to', `${bound}`, '--format', 'csv', '--budget', '1000']
}

/** Prints the table of times. */
export async function benchTables() {
  if (spawnSync('g++', ['--version']).status !== 0) {
    console.log('bench tables: g++ is missing, so there is nothing to compare with')
    return
  }
  mkdirSync(out, { recursive: true })
  const programs = {
    plain: compile('split_plain', ['-O3']),
    wythoff: compile('wythoff_plain', ['-O3']),
    ...(existsSync(peer) && { peer: compile('octal_sparse', ['-O3', '-march=native'], peer) }),
  }
  const rows = [['what', 'against', 'nimber', 'other', 'ratio', 'target', '']]
  for (const { name, ours, limit, runs, ...others } of CASES) {
    const [kind, args] = Object.entries(others)[0]
    const program = programs[kind]
    if (!program) continue
    // the same command with nothing to do: what is left is the work
    const start = startUp([ours[0], 'nim', ...(ours[0] === 'table' ? ['--to', '9'] : [])])
    rows.push([name, kind, ...compare(ours, [...program, ...args], start, runs, limit, kind)])
  }
  console.log(columns(rows))
  benchFiles()
  await benchTaking()
  await benchLongest()
}

/** The cells of a comparison; outputs must agree where both print the table. */
function compare(ours, theirs, start, runs, limit, kind) {
  const pairs = []
  for (let run = 0; run < runs; run++)
    pairs.push([
      time([execPath, nimber, ...ours], '', `${out}ours.txt`) - start,
      time(theirs, '', `${out}theirs.txt`),
    ])
  if (kind !== 'peer' && !readFileSync(`${out}ours.txt`).equals(readFileSync(`${out}theirs.txt`)))
    throw new Error(`${ours.join(' ')} and ${theirs.join(' ')} differ`)
  const ratio = median(pairs.map(([a, b]) => a / b))
  return [
    `${median(pairs.map(([a]) => a)).toFixed(0)} ms`,
    `${median(pairs.map(([, b]) => b)).toFixed(0)} ms`,
    ratio.toFixed(2),
    limit ? `<= ${limit}` : '',
    limit ? (ratio <= limit ? 'met' : 'MISSED') : '',
  ]
}

/** Games whose values are written to a file as csv, and how the C++ program calls them. */
const FILES = [
  { game: 'take {1,3,4}', name: 'take' },
  { game: 'kayles', name: 'kayles' },
  { game: 'take 1..n/2', name: 'half' },
]

/** Files of 10^7 lines against a program that computes and writes the same, start-up included. */
function benchFiles() {
  const theirs = compile('table_csv')
  const [to, limit] = ['1e7', 1.5]
  const files = [`${out}ours.csv`, `${out}theirs.csv`]
  const rows = [['csv file of 10^7 values', 'nimber', 'C++', 'ratio', 'target', '']]
  for (const { game, name } of FILES) {
    const table = ['table', game, '--to', to, '--format', 'csv', '--out', files[0]]
    const pairs = Array.from({ length: 9 }, () => [
      time([execPath, nimber, ...table], '', `${out}ours.txt`),
      time([...theirs, name, to, files[1]], '', `${out}theirs.txt`),
    ])
    if (!readFileSync(files[0]).equals(readFileSync(files[1])))
      throw new Error(`the csv files of ${game} differ`)
    const ratio = median(pairs.map(([a, b]) => a / b))
    rows.push([
      game,
      `${median(pairs.map(([a]) => a)).toFixed(0)} ms`,
      `${median(pairs.map(([, b]) => b)).toFixed(0)} ms`,
      ratio.toFixed(2),
      `<= ${limit}`,
      ratio <= limit ? 'met' : 'MISSED',
    ])
  }
  console.log(`\n${columns(rows)}`)
}

/** Taking from a finite set to 10^7, in one process each, and the start of the kernels. */
async function benchTaking() {
  const { parse, tabulate } = await import('../packages/core/dist/index.js')
  const { TakeTable } = await import('../packages/kernels/dist/index.js')
  const begin = performance.now()
  new TakeTable(16)
  const instantiated = performance.now() - begin
  const theirs = compile('take_plain', ['-O3'])
  const last = 1e7
  // memory that was written before: a page that the system has to find first costs more than all
  // of its values
  const values = new Uint8Array(last + 1).fill(1)
  const ourTimes = Array.from({ length: 25 }, () => {
    // a new rule each time, so that nothing is remembered
    const { game } = parse(`take {${AMOUNTS.join(',')}}`)
    return perValue(() => tabulate(game, [last]).fill(values))
  })
  const fillTimes = Array.from({ length: 9 }, () =>
    perValue(() => new Uint8Array(last + 1).fill(1)),
  )
  const sum = values.reduce((total, value, n) => total + value * (n % 1_000_003), 0)
  const theirTimes = Array.from({ length: 9 }, () => {
    const run = spawnSync(theirs[0], [`${last}`, ...AMOUNTS.map(String)])
    const [nanoseconds, theirSum] = run.stdout.toString().split(' ').map(Number)
    if (theirSum !== sum) throw new Error('the values of taking differ')
    return nanoseconds
  })
  function perValue(work) {
    const from = performance.now()
    work()
    return ((performance.now() - from) * 1e6) / (last + 1)
  }
  const ours = median(ourTimes)
  console.log(
    `\n16 amounts to 10^7: ${ours.toFixed(3)} ns a value, plain C++ ${median(theirTimes).toFixed(2)} ns (target <= 0.3: ${ours <= 0.3 ? 'met' : 'MISSED'}); new memory alone costs ${median(fillTimes).toFixed(3)} ns a byte`,
  )
  console.log(
    `the kernels start in ${instantiated.toFixed(1)} ms (target < 5: ${instantiated < 5 ? 'met' : 'MISSED'})`,
  )
}

/** The longest proof: 0.104, some 425 million values. */
async function benchLongest() {
  const { milliseconds, memory } = await timeAndMemory(
    [execPath, nimber, 'discover', 'octal 0.104', '--json'],
    `${out}ours.txt`,
  )
  const found = JSON.parse(readFileSync(`${out}ours.txt`, 'utf8'))
  console.log(
    `0.104: ${found.status}, period ${found.period} from ${found.preperiod}, ${(milliseconds / 1000).toFixed(1)} s, ${memory.toFixed(0)} MiB (target < 4096: ${memory < 4096 && found.status === 'proved' ? 'met' : 'MISSED'})`,
  )
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) await benchTables()
