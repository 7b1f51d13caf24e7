import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entries, type Game, gameOfRule, parse } from '../../packages/core/src/index.ts'
import { smallRule } from '../../packages/core/test/arbitrary.ts'
import { type Answer, type Subject, ways } from './ways.ts'

/** Rules without end to their amounts, whose patterns are proved. */
const PROVED = [
  'take {3} or even',
  'take {2,5} or odd',
  'take not {2,3}',
  'take {1,2} or 3^k',
  'misere take {3} or even',
  'take {1,3,4} + wythoff',
  'misere octal 0.123',
  'take any or split into 3',
  'split into 2..4',
  'take {2} or split equal',
  'take {1} or halve into 3',
  'replace by two smaller heaps',
  'misere take {1} or split into 3',
  'every-sg take squares',
  'every-sg octal 0.77',
  'every-sg euclid',
  'anti-sg take squares',
  'anti-sg take {1,2} then may split',
  'anti-sg euclid',
  'moore 2 take any',
  'moore 1 take squares',
  'moore 2 take {1,2} then may split',
  'moore 2 rook',
]
/** Ways that take long are asked about one random rule in many; the long tests ask them about all. */
const SLOW = ['discover', 'program', 'judge']
/** Ways that may know more of large positions than the solver, though they should not. */
const PROVING = ['solve', 'discover', 'program']
/** Ways that search within a budget of their own, for seconds where the others have given up. */
const PATIENT = ['judge', 'match of the page']
const IS_LONG = process.env.NIMBER_RUNS !== undefined
const EVERY = IS_LONG ? 1 : 25
const SEED = Number(process.env.NIMBER_SEED ?? 12)

/** All ways about all positions of a game: where they differ, and who is silent though others know. */
function disagreements(subject: Subject, whole = true): readonly string[] {
  const asked = Object.entries(ways).filter(([name]) => whole || !SLOW.includes(name))
  const ready = asked.map(([name, way]) => [name, way(subject)] as const)
  return [...subject.small, ...(whole ? subject.large : [])].flatMap((position) => {
    const isLarge = subject.large.includes(position)
    const said = new Map<string, Answer>()
    for (const [name, answer] of ready) {
      // what even the solver cannot reach takes all others long
      const long = isLarge ? !PROVING.includes(name) : PATIENT.includes(name) && !IS_LONG
      const hopeless = long && !said.has('solve')
      const found = hopeless ? undefined : answer(position)
      if (found) said.set(name, found)
    }
    return [...differing(said), ...silent(said, subject.game)].map(
      (why) => `${subject.text}: ${position}: ${why}`,
    )
  })
}

/** What is said differently, of outcome, value and winning moves. */
function differing(said: ReadonlyMap<string, Answer>): readonly string[] {
  return (['outcome', 'value', 'winning'] as const).flatMap((what) => {
    const by = new Map<string, string[]>()
    for (const [name, { [what]: given }] of said) {
      if (given === undefined) continue
      const text = typeof given === 'object' ? [...given].sort().join('; ') : String(given)
      by.set(text, [...(by.get(text) ?? []), name])
    }
    const all = [...by].map(([text, names]) => `${text} by ${names.join(', ')}`)
    return all.length > 1 ? [`${what} is ${all.join(' and ')}`] : []
  })
}

/** Who ought to answer: what is searched or proved is solved, and shown wherever it is asked. */
function silent(
  said: ReadonlyMap<string, Answer>,
  { rules, theorem }: Game<unknown>,
): readonly string[] {
  const known = said.get('search') ?? said.get('discover') ?? said.get('solve')
  if (!known) return []
  const solved = said.get('solve')
  // where being stuck may draw there are none, and where a theorem says who wins, only in tables
  const hasValues = !rules.stuckDraws && (!theorem?.outcome || rules.axes !== undefined)
  const missing = ['solve', 'play', 'page'].filter((name) => !said.has(name))
  return [
    ...missing.map((name) => `nothing by ${name}`),
    ...(known.value !== undefined && solved?.value === undefined && hasValues
      ? ['no value by solve']
      : []),
  ]
}

/** Some small positions of a game, evenly chosen, and large ones where they are numbers. */
function subjectOf(text: string, game: Game<unknown>, size: number): Subject {
  const { rules } = game
  const at = (...place: readonly bigint[]) => rules.print(rules.at?.(place))
  const all: string[] = []
  for (const position of rules.upTo(size)) if (all.push(rules.print(position)) === 400) break
  const small = all.filter((_, i) => i % Math.ceil(all.length / 4) === 0)
  const [million, billions] = [10n ** 6n, 10n ** 12n]
  if (rules.axes === 1)
    return {
      text,
      game,
      small: [...new Set([...small, at(4n), at(9n)])],
      large: [at(million), at(billions)],
      bounds: [9],
    }
  if (rules.axes === 2)
    return {
      text,
      game,
      small: [...new Set([...small, at(3n, 5n), at(6n, 6n)])],
      large: [at(million, million + 1n), at(billions, 3n)],
      bounds: [6, 6],
    }
  return { text, game, small, large: [] }
}

const CATALOGUE = entries.map(({ examples: [example = ''] }) =>
  example.slice(0, example.lastIndexOf(':')),
)

test.each([...CATALOGUE, ...PROVED])('all ways agree about %s', (text) => {
  expect(disagreements(subjectOf(text, parse(text).game, 5))).toEqual([])
})

const RANDOM = fc.sample(fc.tuple(smallRule, fc.nat(4)), { seed: SEED, numRuns: 500 })

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'all ways agree about random rules, part %i',
  (part) => {
    const rules = RANDOM.filter((_, i) => i % 10 === part)
    const wrong = rules.flatMap(([rule, kind], i) => {
      const game = gameOfRule(rule, kind === 0 ? 'misere' : 'normal')
      return disagreements(subjectOf(game.name, game, 4), i % EVERY === 0)
    })
    expect(wrong).toEqual([])
  },
)
