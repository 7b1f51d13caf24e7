// Times how games are proved from their rules by automata, and how their certificates are checked:
// each game in a process of its own, the compiler of the machine still cold; processor time.
import { spawnSync } from 'node:child_process'
import { execPath } from 'node:process'
import { columns } from './measure.js'

const core = new URL('../packages/core/dist/index.js', import.meta.url).href

const WYTHOFF = 'counters a, b; a -= k; b -= k; a -= k, b -= k'

/** Games, and the most seconds for the guess with the proof, and for the check. */
const GAMES = [
  ['Nim, 4 heaps', 'counters a, b, c, d; a -= k; b -= k; c -= k; d -= k', 1, 1],
  [
    'Moore’s Nim, 3 heaps',
    'counters a, b, c; a -= k; b -= k; c -= k; a -= k, b -= l; a -= k, c -= l; b -= k, c -= l',
    1,
    1,
  ],
  ['misère Nim, 3 heaps', 'misere counters a, b, c; a -= k; b -= k; c -= k', 1, 1],
  ['Wythoff', WYTHOFF, 1, 1],
  ['misère Wythoff', `misere ${WYTHOFF}`, 1, 1],
  ['2-Wythoff', `${WYTHOFF}; a -= k, b -= k + 1; a -= k + 1, b -= k`, 1, 1],
  [
    '3-Wythoff',
    `${WYTHOFF}; a -= k, b -= k + 1; a -= k + 1, b -= k; a -= k, b -= k + 2; a -= k + 2, b -= k`,
    1,
    1,
  ],
  ['Wythoff and (4, 7)', `${WYTHOFF}; a -= 4, b -= 7; a -= 7, b -= 4`, 5, 5],
  ['Wythoff and (2, 3)', `${WYTHOFF}; a -= 2, b -= 3; a -= 3, b -= 2`, 5, 5],
  ['Maharaja Nim', `${WYTHOFF}; a -= 1, b -= 2; a -= 2, b -= 1`, 30, 5],
  ['Fibonacci Nim', 'counters n, l; n -= k, l := 2*k where k <= l', 1, 1],
  ['Lasker', 'take any or split', 1, 1],
  ['take evil then may split or split', 'take evil then may split or split', 1, 1],
  ['take {1,3} or even then may split', 'take {1,3} or even then may split', 1, 1],
]

/** Run in a process of its own: proves a game and checks the certificate as it is written. */
const RUN = `
const { check, parse, proveGame } = await import(process.argv[1])
const { game } = parse(process.argv[2])
// processor time, which other programs of the machine hardly change
const clock = () => Object.values(process.cpuUsage()).reduce((sum, time) => sum + time / 1000, 0)
const begun = clock()
const { proved } = proveGame(game, { bounds: { seconds: 600 } })
const done = clock()
const text = JSON.stringify(proved.certificate)
const read = clock()
const { valid } = check(JSON.parse(text))
const states = proved.sets.map(({ size }) => size).join('+')
const times = [done - begun, clock() - read]
console.log(JSON.stringify({ states, system: proved.system.name, times, size: text.length, valid }))
`

/** Prints the table of times. */
export function benchAutomata() {
  const rows = [['game', 'system', 'states', 'guess and proof', 'check', 'bytes', '']]
  for (const [name, rule, mostProof, mostCheck] of GAMES) {
    const args = ['--input-type=module', '-e', RUN, core, rule]
    const { stdout, status, stderr } = spawnSync(execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name}: ${stderr}`)
    const { states, system, times, size, valid } = JSON.parse(stdout)
    const within = valid && times[0] <= 1000 * mostProof && times[1] <= 1000 * mostCheck
    const [proof, check] = times.map((ms) => `${ms.toFixed(0)} ms`)
    rows.push([name, system, states, proof, check, `${size}`, within ? 'ok' : 'over'])
  }
  console.log(columns(rows))
}
