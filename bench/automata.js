// Times how games are proved from their rules by automata, and how their certificates are checked:
// each in a process of its own, the compiler of the machine still cold; processor time, the least of
// some runs.
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
  ['take even or split', 'take even or split', 1, 1],
  ['take evil then may split or split', 'take evil then may split or split', 1, 1],
  ['take {1,3} or even then may split', 'take {1,3} or even then may split', 1, 1],
]

/** Run in processes of their own, so that neither pays for what the compiler still does of the other. */
const CLOCK = `
// processor time, which other programs of the machine change least
const clock = () => Object.values(process.cpuUsage()).reduce((sum, time) => sum + time / 1000, 0)
`
const PROVE = `${CLOCK}
const { parse, proveGame } = await import(process.argv[1])
const { game } = parse(process.argv[2])
const begun = clock()
const { proved } = proveGame(game, { bounds: { seconds: 600 } })
const time = clock() - begun
const states = proved.sets.map(({ size }) => size).join('+')
console.log(JSON.stringify({ time, states, system: proved.system.name, certificate: proved.certificate }))
`
const CHECK = `${CLOCK}
import { readFileSync } from 'node:fs'
const { check } = await import(process.argv[1])
const text = readFileSync(0, 'utf8')
const begun = clock()
const { valid } = check(JSON.parse(text))
console.log(JSON.stringify({ time: clock() - begun, valid }))
`

/** What a program prints, with the least time of some runs: a long one is not repeated. */
function least(program, args, input) {
  let best
  for (let run = 0; run < RUNS && !(best?.time > LONG); run++) {
    const all = ['--input-type=module', '-e', program, core, ...args]
    const { stdout, status, stderr } = spawnSync(execPath, all, { encoding: 'utf8', input })
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
    const said = JSON.parse(stdout)
    if (!best || said.time < best.time) best = said
  }
  return best
}

const RUNS = 3
const LONG = 2000

/** Prints the table of times. */
export function benchAutomata() {
  const rows = [['game', 'system', 'states', 'guess and proof', 'check', 'bytes', '']]
  for (const [name, rule, mostProof, mostCheck] of GAMES) {
    const { time: proof, states, system, certificate } = least(PROVE, [rule])
    const text = JSON.stringify(certificate)
    const { time: check, valid } = least(CHECK, [], text)
    // a check takes no longer than the proof
    const most = Math.min(1000 * mostCheck, proof)
    const within = valid && proof <= 1000 * mostProof && check <= most
    const [proofText, checkText] = [proof, check].map((ms) => `${ms.toFixed(0)} ms`)
    rows.push([
      name,
      system,
      states,
      proofText,
      checkText,
      `${text.length}`,
      within ? 'ok' : 'over',
    ])
  }
  console.log(columns(rows))
}
