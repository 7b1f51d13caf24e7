// Times the values of partizan positions against the small engine in plain JavaScript of a folder
// `peers` beside the checkout, where there is one, both from the start of the process to its end;
// and some tasks that have no peer.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { columns, median, nimber, out, time } from './measure.js'

const peers = fileURLToPath(new URL('../../shared/peers/unequal/', import.meta.url))

const rows = (height, row) => Array(height).fill(row).join('|')
const KONANE = 'xoxox|oxoxo|xo.ox|oxoxo'
const CLOBBER = 'xoxo.|oxoxo|.oxox|oxox.'

/** A position, the arguments of the peer for it, and pairs of runs. */
const CASES = [
  { position: `domineering: ${rows(5, '.....')}`, peer: ['dom.mjs', '5', '5'], runs: 5 },
  { position: `domineering: ${rows(3, '.........')}`, peer: ['dom.mjs', '3', '9'], runs: 5 },
  { position: `domineering: ${rows(5, '......')}`, peer: ['dom.mjs', '5', '6'], runs: 1 },
  { game: 'toads-and-frogs', peer: ['board.mjs', 'toads', 'ttttt...fffff'], runs: 7 },
  { game: 'amazons', peer: ['board.mjs', 'amazons', 'x..#|....|.#.o'], runs: 7 },
  { game: 'konane', peer: ['board.mjs', 'konane', KONANE], runs: 7 },
  { game: 'clobber', peer: ['board.mjs', 'clobber', CLOBBER], runs: 1 },
]

/** Prints the table of times. */
export function benchPartizan() {
  mkdirSync(out, { recursive: true })
  if (existsSync(peers)) comparePeers()
  else console.log('bench partizan: no peers beside the checkout to compare with')
  timeAlone()
}

function comparePeers() {
  const table = [['position', 'nimber', 'peer', 'ratio', 'target', '']]
  for (const { game, peer, runs, position = `${game}: ${peer[2]}` } of CASES) {
    const pairs = Array.from({ length: runs }, () => [
      time(
        [execPath, nimber, 'solve', position, '--json', '--budget', '100'],
        '',
        `${out}ours.txt`,
      ),
      time([execPath, `${peers}${peer[0]}`, ...peer.slice(1)], '', `${out}theirs.txt`),
    ])
    const ratio = median(pairs.map(([a, b]) => a / b))
    const name = position.length > 44 ? `${position.slice(0, 43)}…` : position
    const times = [0, 1].map((i) => `${median(pairs.map((pair) => pair[i])).toFixed(0)} ms`)
    table.push([name, ...times, ratio.toFixed(2), '<= 1', ratio <= 1 ? 'met' : 'MISSED'])
  }
  console.log(columns(table))
}

/** Tasks without a peer, with the time that is wanted. */
function timeAlone() {
  const edges = 1_000_000
  let seed = 1
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  const tree = Array.from(
    { length: edges },
    (_, i) => `${Math.max(0, i - (next() % 8))}-${i + 1}${next() % 2 ? 'b' : 'r'}`,
  ).join(' ')
  const switches = Array.from({ length: 10_000 }, () => {
    const low = (next() % 2000) - 1000
    return next() % 4 ? `{${low + (next() % 500)}|${low}}` : `${low}/4`
  }).join(' + ')
  const table = ['table', 'left take {1} right take {4,5}', '--to', '1e6', '--format', 'csv']
  const tasks = [
    ['a red-blue Hackenbush tree of 10^6 edges', ['solve', '--json', '-'], `hackenbush\t${tree}\n`],
    ['a sum of 10^4 switches and numbers', ['calc', '--json', '-'], `${switches}\n`],
    ['left take {1} right take {4,5} to 10^6', table, ''],
  ]
  const lines = [['task', 'nimber']]
  for (const [name, args, input] of tasks) {
    writeFileSync(`${out}input.txt`, input)
    const taken = time([execPath, nimber, ...args], `${out}input.txt`, `${out}ours.txt`)
    lines.push([name, `${taken.toFixed(0)} ms`])
  }
  console.log(`\n${columns(lines)}`)
}
