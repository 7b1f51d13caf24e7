import { sumOf } from '../../src/certify/check/equality/sum.ts'
import {
  certifyPosition,
  discoverPartizan,
  type PositionCertificate,
  parseAny,
  solvePartizan,
} from '../../src/index.ts'

export type Json = Record<string, unknown>

function gameOf(text: string) {
  const { game, position } = parseAny(text)
  if (!game.partizan) throw new Error(`impartial: ${text}`)
  return { game, position }
}

function made(certificate: object | undefined): Json {
  if (!certificate) throw new Error('no certificate')
  return JSON.parse(JSON.stringify(certificate)) as Json
}

const equality = (text: string) => {
  const { game, position } = gameOf(text)
  return made(certifyPosition(solvePartizan(game, position)))
}

const outcome = (text: string) => {
  const { game, position } = gameOf(text)
  return made(certifyPosition({ ...solvePartizan(game, position), value: undefined }))
}

const partizan = (text: string) => made(discoverPartizan(gameOf(text).game).certificate)

/** Valid certificates about players with different moves, small enough to change each of their parts. */
export const SMALL: readonly Json[] = [
  equality('hackenbush: 0-1b 1-2r'),
  equality('left take {1} right take {2}: 3 + nim: 1'),
  equality('cutcake: 1x2'),
  outcome('domineering: ..|..'),
  outcome('toads-and-frogs: t.f'),
  outcome('hackenbush: 0-1b 1-2r 1-3g'),
  outcome('left take {1} right take {2}: 3 + nim: 2'),
  outcome('clobber: xo|ox'),
  outcome('konane: xo.|ox.'),
  outcome('col: ..x'),
  outcome('snort-graph: ..x 0-1 1-2'),
  outcome('end-nim: 1 2'),
  outcome('cutcake: 2x2'),
  partizan('left take {1} right take {4,5}'),
  partizan('left octal 0.2 right octal 0.6'),
  partizan('left octal 0.4 right octal 0.5'),
  partizan('left take {1} right take {2,3,4}'),
  partizan('left take {1,3,4} right take {3,5}'),
  partizan('left octal 0.13 right take {2,3}'),
]

/** The certificate with the sum that belongs to it, where it is about a position. */
function summed(json: Json): Json {
  if (json.kind === 'partizan' || json.kind === 'recursion') return json
  const sum = sumOf(json as unknown as PositionCertificate)
  return { ...json, proof: { ...(json.proof as Json), sum } }
}

/** That a position is worth a value, by a strategy without a move. */
export function claimed(game: string, position: string, value: string): Json {
  const claim = { positions: game.split(' + ').map(() => position), value }
  const met = [...claim.positions.map((text) => [text]), [value]]
  const row = met.map(() => 0)
  const json = { format: 'nimber-certificate', version: 1, game, kind: 'equality', claim }
  return summed({ ...json, proof: { met, left: [row], right: [row] } })
}

/** That the values of heaps go on, from the first on or later. */
export function goingOn(
  game: string,
  saltus: string,
  values: string[],
  proof: object,
  preperiod = 0,
): Json {
  const claim = { period: values.length - preperiod, preperiod, saltus, values }
  return { format: 'nimber-certificate', version: 1, game, kind: 'partizan', claim, proof }
}

/** Every value that differs from a JSON value in one place. */
export function* changes(json: unknown): Generator<unknown> {
  if (typeof json === 'number') yield* [json + 1, json - 1, json + 0.5, 2 ** 53, `${json}`, null]
  else if (typeof json === 'string') {
    yield* [`${json} `, `${json}0`, json.slice(1), 0, null, [json]]
    for (const letter of ['1', '|', '*', 'x', '{'])
      for (const i of [...json].keys())
        if (i < 12) yield json.slice(0, i) + letter + json.slice(i + 1)
  } else if (Array.isArray(json)) {
    yield* [[...json, ...json.slice(-1)], [0, ...json], {}]
    for (const [i, item] of json.entries()) {
      yield json.toSpliced(i, 1)
      for (const other of changes(item)) yield json.with(i, other)
    }
  } else if (typeof json === 'object' && json !== null) {
    yield { ...json, more: 0 }
    for (const [key, item] of Object.entries(json)) {
      yield Object.fromEntries(Object.entries(json).filter(([name]) => name !== key))
      for (const other of changes(item)) yield { ...json, [key]: other }
    }
  }
}
