import { beforeAll, describe, expect, test } from 'vitest'
import { parseAny, partizanEntries, playable, solve } from '../src/index.ts'
import { gameProgram } from '../src/programs/game.ts'
import { languages } from '../src/programs/printing/languages.ts'
import { NoProgram } from '../src/programs/tree/draft.ts'
import { isPresent, type Run, runPrograms } from './source-programs.ts'

const BIG = 10n ** 12n
const LARGE = [`${BIG}x${BIG - 1n}`, `${BIG}x1+1x${BIG}`, `${BIG}x3+2x${BIG}`, `7x${BIG}+${BIG}x7`]

/** Numbers below a bound that look random and are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

const random = dice(1)
const list = <T>(length: number, make: (i: number) => T) =>
  Array.from({ length }, (_, i) => make(i))
const strip = (length: number) => list(length, () => 'xo..'[random(4)]).join('')
const STRIPS = [...list(60, () => strip(20)), ...list(8, () => strip(300))]

/** A tree whose edges stand on one of the `last` vertices before them. */
const bush = (edges: number, last: number) =>
  list(edges, (i) => `${i - random(Math.min(i + 1, last))}-${i + 1}${'br'[random(2)]}`).join(' ')
/** A bush and itself with the colours exchanged, which are worth nothing together. */
function doubled(text: string): string {
  const edges = text.split(' ').length
  const other = text.replace(/(\d+)-(\d+)([br])/g, (_, u, v, colour) => {
    const moved = [u, v].map((vertex) => (vertex === '0' ? 0 : Number(vertex) + edges))
    return `${moved.join('-')}${colour === 'b' ? 'r' : 'b'}`
  })
  return `${text} ${other}`
}
const TREES = [...list(40, () => bush(8, 8)), ...list(20, () => bush(40, 3)), bush(3000, 1)]

/** Whether all edges are red or blue and there is no circle. */
function isForest(text: string): boolean {
  const edges = [...text.matchAll(/(\d+)-(\d+)([brg])/g)]
  const vertices = new Set(edges.flatMap(([, u, v]) => [u, v]).filter((v) => v !== '0'))
  return !text.includes('g') && edges.filter(([, u, v]) => u !== v).length === vertices.size
}

/** What is asked of a program: positions that are not small, how it reads positions, and its rule. */
interface Asked {
  readonly large: readonly string[]
  readonly reads?: (text: string) => string
  readonly rule?: string
}

const HEAPS = ['99', '1000', '123456789012345678', '1000000000000000000']
const ASKED: Readonly<Record<string, Asked>> = {
  alice: { large: LARGE, reads: numbers },
  approach: { large: ['0 1000000000', '0 7 9 13 20 25'], reads: numbers },
  cutcake: { large: LARGE, reads: numbers },
  'elephants-and-rhinos': { large: STRIPS },
  hackenbush: { large: [...TREES, ...TREES.slice(0, 50).map(doubled)] },
  'maundy-cake': { large: [`${BIG}x${BIG / 3n}`, '360360x97+97x360360', '64x81'], reads: numbers },
  shove: { large: STRIPS },
  rule: { large: HEAPS, rule: 'left take {1,4} right take {2,3}' },
  wide: { large: HEAPS.slice(3), rule: 'left take {2,3} right take {1,3}' },
  last: { large: HEAPS, rule: 'misere left take {2} right take {1,3}' },
}

function numbers(text: string): string {
  return text.replace(/\D+/g, ' ').trim()
}

/** The games that have programs, positions in which Left begins, and who wins them. */
const GAMES = Object.entries(ASKED).map(
  ([name, { large, reads = (text: string) => text, rule }]) => {
    const game = playable(parseAny(rule ?? name).game)
    const small = Array.from(game.rules.upTo(name === 'hackenbush' ? 3 : 9), (position) =>
      game.rules.print(position),
    )
    const lefts = small.flatMap((text) => /^left (?!empty)(.*)$/.exec(text)?.[1] ?? [])
    const fits = name === 'hackenbush' ? isForest : (text: string) => !rule || /^\d+$/.test(text)
    const fitting = lefts.filter(fits)
    const positions = [...fitting.slice(0, 4000), ...large]
    return {
      name,
      game,
      input: positions.map((text) => `${reads(text)}\n`).join(''),
      output: positions
        .map((text) =>
          solve(game, game.rules.parse(`left ${text}`)).outcome === 'N' ? 'first\n' : 'second\n',
        )
        .join(''),
    }
  },
)

const present = languages.filter(({ id }) => isPresent(id))
let runs: ReadonlyMap<string, readonly Run[]>

beforeAll(async () => {
  runs = await runPrograms(present, (language) => {
    const sources = GAMES.map(({ name, game }, i) => ({
      name,
      text: gameProgram(game, language, i % 2 === 0 ? 'en' : 'zh'),
    }))
    return { sources, jobs: GAMES }
  })
}, 120_000)

describe.each(present.map(({ id }) => id))('programs of partizan games in %s', (language) => {
  test.each(GAMES)('$name', ({ name, output }) => {
    expect(new Set(output.split('\n')).size).toBe(3)
    const i = GAMES.findIndex((game) => game.name === name)
    expect(runs.get(language)?.[i]?.output).toBe(output)
  })
})

test('where no formula is known, that is said', () => {
  const [language] = languages
  if (!language) throw new TypeError('there are no languages')
  const others = partizanEntries.filter(({ slug }) => !GAMES.some(({ name }) => name === slug))
  expect(others.length).toBeGreaterThan(10)
  for (const { slug, params, make } of others) {
    if (params.length > 0) continue
    expect(() => gameProgram(playable(make({})), language, 'en'), slug).toThrow(NoProgram)
  }
})
