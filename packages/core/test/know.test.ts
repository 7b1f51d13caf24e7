import { describe, expect, test, vi } from 'vitest'
import {
  discover,
  entries,
  evaluate,
  type Game,
  gameProgram,
  knowledgeOf,
  languages,
  parse,
  parseAny,
  printFormula,
  recordOf,
  solve,
  solvePartizan,
  tabulate,
  Verdicts,
} from '../src/index.ts'
import { losingStream } from '../src/solve/stream.ts'
import { explore } from '../src/values/search.ts'
import { HeapTable } from '../src/values/table.ts'

const BUDGET = { table: 5_000_000, search: 300_000 }
const gameOf = (text: string): Game<unknown> => parse(text).game
const known = (text: string) => knowledgeOf(gameOf(text), BUDGET)

/** The games of the catalogue that no theorem settles. */
const OPEN: Readonly<Record<string, readonly [kind: string, evidence: string]>> = {
  'digital-deletions': ['search', 'search'],
  grundy: ['heaps', 'table'],
  mixed: ['sum', 'sum'],
  officers: ['heaps', 'table'],
  subtraction: ['heaps', 'theorem'],
  'take-fib': ['heaps', 'table'],
  treblecross: ['heaps', 'table'],
}

/** Rules, what settles them, how that is given, and by which evidence. */
const RULES: readonly (readonly [text: string, kind: string, how: string, evidence: string])[] = [
  ['take {3} or even', 'heaps', 'period', 'certificate'],
  ['take {2,5} or odd', 'heaps', 'period', 'certificate'],
  ['take not {2,3}', 'heaps', 'period', 'certificate'],
  ['take not {1,4,9}', 'heaps', 'period', 'certificate'],
  ['take {1,2} or 3^k', 'heaps', 'period', 'certificate'],
  ['take 5^k or {2}', 'heaps', 'period', 'certificate'],
  ['take 2^k or {3}', 'heaps', 'period', 'certificate'],
  ['take {4,6} or odd', 'heaps', 'period', 'certificate'],
  ['take {1,3,4}', 'heaps', 'period', 'theorem'],
  ['take {2,5,7}', 'heaps', 'period', 'theorem'],
  ['take {1,2} or split', 'heaps', 'period', 'theorem'],
  ['octal 0.137', 'heaps', 'formula', 'theorem'],
  ['octal 0.34', 'heaps', 'period', 'theorem'],
  ['hex 0.33A', 'heaps', 'period', 'theorem'],
  ['take 2..5', 'heaps', 'formula', 'theorem'],
  ['take {2,3,4,5}', 'heaps', 'formula', 'theorem'],
  ['take 1..n/2', 'heaps', 'formula', 'theorem'],
  ['take even or {1}', 'heaps', 'formula', 'theorem'],
  ['take primes', 'heaps', 'table', 'table'],
  ['take squares', 'heaps', 'table', 'table'],
  ['misere take {1,3,4}', 'taking', 'period', 'theorem'],
  ['misere take {3} or even', 'taking', 'period', 'theorem'],
  ['misere take 2..5', 'taking', 'formula', 'theorem'],
  ['misere take primes', 'taking', 'table', 'theorem'],
  ['misere octal 0.77', 'quotient', 'whole', 'theorem'],
  ['misere octal 0.15', 'quotient', 'whole', 'theorem'],
  ['misere octal 0.07', 'search', '', 'search'],
  ['counters a, b; a -= k; b -= k; a -= k, b -= k', 'theorem', 'outcome', 'theorem'],
  ['counters a, b; a -= k; b -= k; a -= 1, b -= 2', 'counters', '', 'table'],
  ['counters a, b, c; a -= 1; b -= k, c -= k', 'search', '', 'search'],
  ['misere counters a, b; a -= 1; b -= 2', 'search', '', 'search'],
  ['counters a, b; a -= 1, b += 1; b -= 1, a += 1; a -= 2', 'search', '', 'search'],
  ['nim + kayles', 'sum', 'heaps heaps', 'sum'],
  ['take {3} or even + wythoff', 'sum', 'heaps counters', 'sum'],
  ['misere (nim + kayles)', 'search', '', 'search'],
]

/**
 * A search gives values to none of the positions if some can go on for ever, or gives it to all; years
 * are too large for a small one.
 */
const VALUE_OF_SOME = [
  'bipartite',
  'calendar',
  'counters a, b; a -= 1, b += 1; b -= 1, a += 1; a -= 2',
]

function how(text: string): string {
  const knowledge = known(text)
  switch (knowledge.kind) {
    case 'heaps':
    case 'taking':
      return knowledge.values.by
    case 'theorem':
      return knowledge.gives
    case 'quotient':
      return knowledge.quotient.period ? 'whole' : 'partial'
    case 'sum':
      return knowledge.parts?.map(({ kind }) => kind).join(' ') ?? ''
    default:
      return ''
  }
}

const nameIn = (example: string) => example.split(':')[0] as string

describe('what settles a game is plain data', () => {
  test.each(entries.map(({ slug, examples }) => [slug, nameIn(examples[0] ?? '')]))(
    '%s',
    (slug, text) => {
      const knowledge = known(text)
      const [kind, evidence] = OPEN[slug] ?? [undefined, 'theorem']
      if (kind) expect(knowledge.kind).toBe(kind)
      else expect(['heaps', 'theorem']).toContain(knowledge.kind)
      expect(knowledge.evidence.kind).toBe(evidence)
      expect(structuredClone(knowledge)).toEqual(knowledge)
    },
  )

  test.each(RULES)('%s: %s, %s, %s', (text, kind, given, evidence) => {
    const knowledge = known(text)
    expect([knowledge.kind, how(text), knowledge.evidence.kind]).toEqual([kind, given, evidence])
    expect(structuredClone(knowledge)).toEqual(knowledge)
  })

  test('a theorem that does not speak of all positions says what settles the others', () => {
    const knowledge = known('misere-bash-rest 2 4')
    expect(knowledge).toMatchObject({ kind: 'theorem', of: { slug: 'misere-bash-rest' } })
    expect(knowledge.kind === 'theorem' && knowledge.otherwise?.kind).toBeTruthy()
    expect(known('nim')).not.toHaveProperty('otherwise')
  })
})

test('the misère form of a game of the catalogue is settled by the entry that is it', () => {
  const { game, position } = parse('misere hackenbush-tree: 0 1 0 3')
  expect(game.theorem?.outcome?.(position)).toBe('P')
  expect(known('misere hackenbush-tree')).toEqual(known('misere-hackenbush-tree'))
  expect(known('misere flip-to-root').kind).toBe('search')
})

describe('what is known agrees with plain search', () => {
  const texts = [...RULES.map(([text]) => text), ...entries.map((e) => nameIn(e.examples[0] ?? ''))]
  test.each(texts)('%s', (text) => {
    const game = gameOf(text)
    knowledgeOf(game, BUDGET)
    const positions: unknown[] = []
    for (const position of game.rules.upTo(6)) {
      if (positions.length === 120) break
      positions.push(position)
    }
    const searched = explore(game, positions, { table: 0, search: 3_000_000 })
    expect(positions.length).toBeGreaterThan(0)
    for (const position of positions) {
      const { outcome, value } = solve(game, position)
      const at = `${text}: ${game.rules.print(position)}`
      expect(outcome, at).toBe(searched.outcome(position))
      const ordinary = !game.rules.stuckDraws && !VALUE_OF_SOME.includes(text)
      if (ordinary) expect(value, at).toBe(searched.value(position))
    }
  })

  test.each(RULES.filter(([, kind]) => kind === 'heaps'))('the values of %s', (text) => {
    const game = gameOf(text)
    const knowledge = known(text)
    if (knowledge.kind !== 'heaps') return expect.unreachable()
    const { rule } = game
    if (!rule || rule.kind === 'counters') return expect.unreachable()
    const table = new HeapTable(rule)
    table.extend(700, BUDGET)
    const { values } = knowledge
    const formula = 'formula' in values ? values.formula : undefined
    for (let n = 0; n <= 700; n++) {
      expect(solve(game, [BigInt(n)]).value, `${text}: ${n}`).toBe(BigInt(table.at(n)))
      if (formula) expect(evaluate(formula, { vars: { n: BigInt(n) } })).toBe(BigInt(table.at(n)))
    }
  })
})

describe('what was proved once is known to all', () => {
  /** How often tables are asked to grow while something runs. */
  function grown(run: () => void): number {
    const spy = vi.spyOn(HeapTable.prototype, 'extend')
    run()
    const count = spy.mock.calls.length
    spy.mockRestore()
    return count
  }

  test('a rule that is written in two ways is learned once', () => {
    const one = gameOf('take {57} or even')
    expect(grown(() => knowledgeOf(one, BUDGET))).toBeGreaterThan(0)
    const other = gameOf('take even or {57}')
    expect(grown(() => expect(knowledgeOf(other, BUDGET)).toEqual(knowledgeOf(one)))).toBe(0)
    const far = [1_000_000_000_000n]
    expect(grown(() => expect(solve(other, far).evidence.kind).toBe('certificate'))).toBe(0)
  })

  test('a small position discovers nothing; after a discovery it is known by it', () => {
    const game = gameOf('take {59} or even')
    expect(solve(game, [50n]).evidence).toEqual({ kind: 'table', bound: 50n })
    expect(losingStream(game)).toBeUndefined()
    discover(gameOf('take even or {59}'), BUDGET)
    expect(solve(game, [50n]).evidence.kind).toBe('certificate')
    expect(tabulate(game, [50]).evidence.kind).toBe('certificate')
    expect(losingStream(game)).toBeDefined()
  })

  test('what was discovered is known even after many other rules were settled', () => {
    const game = gameOf('take {61} or even')
    discover(game, BUDGET)
    const far = [1_000_000_000_000n]
    for (let k = 2; k < 300; k++) solve(gameOf(`take {1,${k}}`), far)
    expect(solve(game, far, { table: 1000, search: 1000 }).evidence.kind).toBe('certificate')
  })

  test('what a small budget does not find a larger one may', () => {
    const game = gameOf('octal 0.16')
    const small = knowledgeOf(game, { table: 1000, search: 1000 })
    expect(small).toMatchObject({ kind: 'heaps', values: { by: 'table' } })
    const large = knowledgeOf(game)
    expect(large).toMatchObject({ values: { by: 'period', period: { from: 105_351 } } })
    expect(knowledgeOf(gameOf('octal 0.16'), { table: 0, search: 0 })).toEqual(large)
  })

  test('one formula is proved, solved, tabulated, played and printed', () => {
    const game = gameOf('take {3} or even')
    const { formula } = discover(game, BUDGET)
    const half = '⌊n/2⌋'
    expect(formula && printFormula(formula, 'en')).toBe(half)
    const { value, evidence, winning } = solve(game, [1_000_000_000_000n])
    expect([value, winning.count]).toEqual([500_000_000_000n, 1n])
    expect(evidence.kind === 'certificate' && evidence.formula).toEqual(formula)
    const table = tabulate(game, [200_001])
    expect(table.evidence).toEqual(evidence)
    for (const n of [0, 1, 2, 3, 99_999, 200_000, 200_001])
      expect(BigInt(table.cell(n))).toBe(BigInt(n >> 1))
    const played = new Verdicts(game, [1_000_000_000_000n]).of([1_000_000_000_000n])
    expect([played?.value, played?.evidence]).toEqual([value, evidence])
    const python = languages.find(({ name }) => name === 'Python')
    expect(python && gameProgram(game, python, 'en')).toContain(' // 2')
  })
})

describe('games whose players have different moves', () => {
  const known = (text: string) => {
    const { game, position } = parseAny(text)
    if (!game.partizan) throw new TypeError(text)
    return { game, knowledge: knowledgeOf(game, BUDGET, position) }
  }
  const settled = (text: string) => {
    const { kind, evidence } = known(text).knowledge
    return `${kind}, ${evidence.kind}`
  }

  test.each([
    ['cutcake', 'theorem, theorem'],
    ['hackenbush', 'theorem, theorem'],
    ['domineering', 'search, search'],
    ['hackenbush: 0-1b 1-2r', 'theorem, theorem'],
    ['hackenbush: 0-1b 1-2g', 'search, search'],
    ['left take {1} right take {2}', 'forms, theorem'],
    ['left take {1} right take {2}: 7', 'forms, table'],
    ['left take {1} right take {2}: 1000000', 'forms, theorem'],
    ['left take {2,3} right take {1,3}', 'forms, theorem'],
    ['misere left take {2} right take {1,3}', 'outcomes, theorem'],
    ['misere domineering', 'search, search'],
    ['nim: 3 + cutcake: 2x3', 'sum, sum'],
  ])('%s', (text, wanted) => {
    expect(settled(text)).toBe(wanted)
  })

  test('solve gives the same evidence', () => {
    for (const text of [
      'cutcake: 2x3',
      'left take {1} right take {2}: 7',
      'left take {1} right take {2}: 1000000',
      'misere left take {2} right take {1,3}: 20000',
      'nim: 3 + cutcake: 2x3',
    ]) {
      const { game, knowledge } = known(text)
      const { position } = parseAny(text)
      expect(solvePartizan(game, position, BUDGET).evidence).toEqual(knowledge.evidence)
    }
  })

  test('it is plain data, and a record', () => {
    const { game, knowledge } = known('left take {1} right take {2}')
    expect(structuredClone(knowledge)).toEqual(knowledge)
    expect(recordOf({ game, knowledge }, BUDGET).settled).toMatchObject({
      kind: 'forms',
      values: { by: 'period' },
    })
    const theorem = known('hackenbush')
    expect(recordOf(theorem, BUDGET).settled).toMatchObject({
      kind: 'theorem',
      of: { slug: 'hackenbush' },
      otherwise: { kind: 'search' },
    })
  })
})
