import { beforeAll, describe, expect, test } from 'vitest'
import { entries, misereQuotient, parse, solve } from '../src/index.ts'
import { imageOf } from '../src/misere/quotient.ts'
import { gameTask } from '../src/programs/game.ts'
import { byQuotient } from '../src/programs/known/quotient.ts'
import { CODE_BUDGET } from '../src/programs/known/recipe.ts'
import type { Task } from '../src/programs/known/task.ts'
import { languages } from '../src/programs/printing/languages.ts'
import { writeProgram } from '../src/programs/program.ts'
import { NoProgram } from '../src/programs/tree/draft.ts'
import { endPositions, foldsOf, mostHeaps, type Trial, winnerOf } from './source-ends.ts'
import { isPresent, type Run, runPrograms } from './source-programs.ts'

/** Rules of every kind that the language can say. */
const RULES = [
  'take 3..7',
  'take {1,3,4}',
  'take {2,5,6}',
  'take 3^k',
  'take even or {1}',
  'take squares',
  'take primes',
  'take fib or {4}',
  'take 1..n/3',
  'take primes or 3..9 or all when fewer than 3',
  'take primes then may split',
  'take {1,2} then may split',
  'split unequal',
  'take {1} or split',
  'take 3^k or 1..n/3 or split unequal',
  'octal 0.156',
  'octal 0.07',
  'octal 4.3',
  'hex 0.3F',
  'hex 0.8F',
  'misere take {1,3,4}',
  'misere take odd',
  'misere take squares',
  'misere octal 0.77',
  'misere octal 0.123',
  'misere octal 0.75',
  'misere wythoff',
  'misere counters a, b; a -= 1; b -= k',
  'counters a, b; a -= k; b -= 2',
  'counters a, b; a -= 2, b += 1; b -= k where k <= 3',
  'counters a, b; a -= 1 where b > 0; b -= 1 where a = 0; b -= 3',
  'counters n, d; n -= k, d := k where k <= 2*d',
  'counters a, b; a -= k, b -= 1 where a != 2*k; b -= 2; stuck draws unless a = 0',
  'take odd + nim + rook',
  'take {1,3} + kayles',
]

const BIG = 10n ** 18n
/** Some whose whole tree is searched, some that a quotient decides, losing ones among both. */
const MISERE = [
  ...'8 8|9 9|10 5 4|8 5 4 1|7 6 3 2 1|5 5 4 4|9 4 3 2|30 30|12 11 10 9 8'.split('|'),
  `${BIG}`,
  `${BIG - 1n} 1`,
  `${BIG} ${BIG}`,
  ...[2n, 3n, 4n, 5n, 6n, 7n].map((n) => `${BIG} ${BIG - n} ${n}`),
]
/** Positions with numbers of all sizes. */
const LARGE: Readonly<Record<string, readonly string[]>> = {
  nim: [`${BIG} ${BIG - 1n} 1`, `${BIG} ${BIG}`],
  wythoff: [
    '165580140 267914295',
    `${BIG} ${BIG - 1n}`,
    '371748234829346217 601501279098284651',
    '371748234829346217 601501279098284652',
  ],
  'bash 4': [`${BIG}`, `${BIG - 1n} 1`],
  'bash-heaps': [`${BIG}/${BIG - 2n} 2/5`, `${BIG}/1 1/1`],
  'consecutive-nim': ['1', '2', '3', '4', '7', '10', `${BIG - 1n}`, `${BIG}`],
  'fibonacci-nim': ['679891637638612258', '679891637638612259', `${BIG}`],
  'k-fold 3': [`${BIG}`],
  lasker: [`${BIG} ${BIG - 1n} 1`, `${BIG} ${BIG}`],
  kayles: [`${BIG} 5`, '137 138 139'],
  'moore 2': [`${BIG} ${BIG} ${BIG}`, `${BIG} ${BIG - 1n}`],
  halving: [`${BIG}`, '999 1000 1001'],
  euclid: [`${BIG} 618033988749894848`, `${BIG} 618033988749894849`],
  'take {1,3,4}': [`${BIG}`, `${BIG} ${BIG - 1n}`],
  'octal 0.156': ['7000 4000', `${BIG}`],
  'misere octal 0.77': [...MISERE, '71 82 83 84 9', '25 34 70', `${BIG} 28 21`],
  'misere octal 0.123': MISERE,
  'misere octal 0.75': MISERE,
}

/** Less than a person waits, so that some formulas are not found and the tables come in. */
const BUDGET = { table: 4_000_000, search: 10_000 }
/** Enough for the misère quotients of some rules. */
const budgetOf = (text: string) => (text.startsWith('misere octal') ? CODE_BUDGET : BUDGET)
const SOME = 100
const ENOUGH = 3000

const CATALOGUE = entries.map(({ examples: [example = ''] }) =>
  example.slice(0, example.lastIndexOf(':')),
)
const GAMES = [...CATALOGUE, ...RULES].flatMap((text): Trial[] => {
  const { game } = parse(text)
  try {
    return [{ text, game, task: gameTask(game, budgetOf(text)) }]
  } catch (error) {
    if (error instanceof NoProgram) return []
    throw error
  }
})

/** A position as a program reads it: numbers; undefined where that is another position. */
function inputOf(text: string): string | undefined {
  if (text.includes(' + ')) {
    const parts = text.split(' + ').map(inputOf)
    return parts.includes(undefined) ? undefined : parts.join('\n')
  }
  const graph = /^([\d\s-]+) start (\d+)$/.exec(text)
  if (graph) return `${graph[2]} ${graph[1]?.replaceAll('-', ' ')}`
  return /^\d[\d\s/,]*$/.test(text) ? text.replaceAll(/[/,]/g, ' ') : undefined
}

/** Positions of a game: some that are small, evenly chosen, one heap of each size, and large ones. */
function positionsOf({ text, game: { rules }, task: { shape } }: Trial): readonly string[] {
  const fits = (position: string) =>
    inputOf(position) !== undefined &&
    (shape.kind !== 'numbers' || position.split(' ').length === shape.names.length)
  const small: string[] = []
  for (const position of rules.upTo(text.includes(' + ') ? 3 : 6)) {
    const shown = rules.print(position)
    if (fits(shown)) small.push(shown)
    if (small.length === ENOUGH) break
  }
  const some = small.filter((_, i) => i % Math.ceil(small.length / SOME) === 0)
  const heaps =
    rules.axes === 1 ? Array.from({ length: 60 }, (_, n) => rules.at?.([BigInt(n)])) : []
  const single = heaps.filter((p) => p !== undefined).map((p) => rules.print(p))
  return [...some, ...single.filter(fits), ...(LARGE[text] ?? [])]
}

const WORDS = { N: 'first', P: 'second', D: 'draw' }
const trialOf = (
  name: string,
  positions: readonly string[],
  winner: (position: string) => string | undefined,
) => {
  const known = positions.map((p) => [p, winner(p)] as const).filter(([, w]) => w !== undefined)
  return {
    name,
    positions: known.map(([position]) => position),
    input: known.map(([position]) => `${inputOf(position)}\n`).join(''),
    expected: known.map(([, outcome]) => outcome),
  }
}
const TRIALS = GAMES.map((trial) => {
  const { text, game } = trial
  const winner = (p: string) => WORDS[solve(game, game.rules.parse(p)).outcome]
  return trialOf(text, positionsOf(trial), winner)
})
/** A game for each way to fold the heaps, which gets as many heaps as there may be. */
const FULL = new Map(GAMES.map((trial) => [foldsOf(trial), trial] as const))
const ENDS = GAMES.map((trial) => {
  const ends = trialOf(trial.text, endPositions(trial.task), (p) => winnerOf(trial, p))
  const folds = foldsOf(trial)
  if (folds === undefined || FULL.get(folds) !== trial) return ends
  const { position, winner } = mostHeaps(trial)
  return {
    ...ends,
    positions: [...ends.positions, position],
    input: `${ends.input}${inputOf(position)}\n`,
    expected: [...ends.expected, winner],
  }
})

/**
 * The ends of tables are left out in Python, where they take half a minute, unless `CODE_CASES` asks
 * for them: its lists are as long as those of Java, where every index is looked at.
 */
const isLong = (language: string, { derived }: Task) =>
  language === 'python' && derived !== undefined && process.env.CODE_CASES === undefined
const endsIn = (language: string) =>
  ENDS.filter((_, i) => !isLong(language, (GAMES[i] as Trial).task))
const jobsOf = (language: string) => [...TRIALS, ...endsIn(language)]

const present = languages.filter(({ id }) => isPresent(id))
const missing = languages.filter((l) => !present.includes(l))
let runs: ReadonlyMap<string, readonly Run[]>

if (missing.length > 0)
  test.skip(`no compiler for ${missing.map((l) => l.name).join(', ')}`, () => {})

beforeAll(async () => {
  runs = await runPrograms(present, (language) => {
    const sources = GAMES.map(({ text, task }, i) => {
      return { name: text, text: writeProgram(task, language, i % 2 === 0 ? 'en' : 'zh') }
    })
    return { sources, jobs: jobsOf(language.id) }
  })
}, 180_000)

describe.each(present.map((l) => l.id))('programs of games in %s', (language) => {
  const outcomes = (run: number) => runs.get(language)?.[run]?.output.trimEnd().split('\n') ?? []

  test.each(TRIALS.map((trial, i) => ({ ...trial, i })))('$name', (trial) => {
    expect(trial.positions.length).toBeGreaterThan(2)
    const line = (outcome = '', i: number) => `${trial.positions[i]}: ${outcome}`
    expect(outcomes(trial.i).map(line)).toEqual(trial.expected.map(line))
  })

  test.each(endsIn(language).map((trial, i) => ({ ...trial, i })))(
    '$name, at the end of its range',
    (trial) => {
      expect(trial.positions.length).toBeGreaterThan(0)
      const line = (outcome = '', i: number) => `${trial.positions[i]?.slice(0, 100)}: ${outcome}`
      expect(outcomes(TRIALS.length + trial.i).map(line)).toEqual(trial.expected.map(line))
    },
  )
})

test('all games of the catalogue have programs, but for those that a method decides', () => {
  const written = new Set(GAMES.map(({ text }) => text))
  const refused = CATALOGUE.filter((text) => !written.has(text))
  expect(refused).toContain('hackenbush-graph')
  for (const text of refused) {
    expect(parse(text).game.theorem?.formula, text).toBeUndefined()
    expect(refusalOf(text).en).toMatch(/decided by a method|nothing is known/)
  }
  expect(RULES.filter((text) => !written.has(text))).toEqual([])
})

test.each([
  ['hackenbush-graph', 'Fusion principle', '融合原理'],
  ['misere octal 0.07', 'quotient was found for heaps up to 24 only', '反常规商只求到 24 颗'],
  ['misere split unequal', 'more than take: no values', '不只是取：单堆的值'],
  ['misere octal 0.26', 'quotient is not complete', '反常规商不完整'],
  ['kayles + wythoff', 'Of wythoff it is known who wins, but not the value', '需要它的 SG 值'],
  ['counters a, b; a -= 1, b += 1; b -= 1, a += 1', 'might never end', '可能不会结束'],
  ['counters a; a += 1', 'might never end', '可能不会结束'],
  ['counters a, b, c; a -= 1, b += 1; b -= 1, c += 1; c -= 1', 'too many', '太多'],
])('%s is refused', (text, en, zh) => {
  const refused = refusalOf(text)
  expect(refused.en).toContain(en)
  expect(refused.zh).toContain(zh)
})

test('a misère quotient of all heaps is written unless its tables are long', () => {
  const quotient = misereQuotient({ kind: 'code', base: 8, digits: [0, 7, 5] })
  expect(byQuotient(quotient)?.why[0]?.en).toContain('8 elements, of which 2 are losing')
  const images = Array.from({ length: 6000 }, (_, n) => imageOf(quotient, BigInt(n)) as number)
  const period = { from: images.length - 2, length: 2, saltus: 0 }
  expect(byQuotient({ ...quotient, images, period })).toBeUndefined()
})

function refusalOf(text: string): NoProgram['words'] {
  try {
    for (const language of languages)
      writeProgram(gameTask(parse(text).game, BUDGET), language, 'en')
  } catch (error) {
    if (error instanceof NoProgram) return error.words
    throw error
  }
  throw new Error(`${text} has a program`)
}
