import { describe, expect, test } from 'vitest'
import { gameSum } from '../src/games/sum.ts'
import {
  argsOf,
  discover,
  entries,
  entryOf,
  exampleOf,
  type Game,
  gameFromMoves,
  gameOf,
  gameProgram,
  type Look,
  languages,
  misereOf,
  NoProgram,
  parse,
  readMove,
  solve,
  tabulate,
  writeMove,
} from '../src/index.ts'
import { explore } from '../src/values/search.ts'

const BUDGET = { table: 1_000_000, search: 1_000_000 }

/** The first positions of a game up to a size. */
function positionsOf(game: Game<unknown>, size: number, most = 300): unknown[] {
  const list: unknown[] = []
  for (const position of game.rules.upTo(size)) if (list.push(position) === most) break
  return list
}

function gamesOf(): Game<unknown>[] {
  const rules = [
    'take {1,3,4}',
    'take any then may split',
    'octal 0.77',
    'misere take 1..3',
    'counters a; a -= 1',
    'counters a, b; a -= k; b -= k',
    'counters a, b, c; a -= 1, b -= 1; c -= k',
    'nim + wythoff',
    'misere (nim + turtles)',
    'misere wythoff',
  ]
  const own = entries.flatMap(({ examples }) => examples.map((e) => e.slice(0, e.lastIndexOf(':'))))
  return [...new Set([...own, ...rules])].map((text) => parse(text).game)
}

describe('the declared shape is what the positions have', () => {
  test.each(gamesOf().map((game) => [game.name, game] as const))('%s', (_, game) => {
    const { rules, shape } = game
    for (const start of positionsOf(game, 5)) {
      const reached = [start, ...[...rules.moves(start)].slice(0, 20).map(({ to }) => to)]
      for (const position of reached) {
        const text = rules.print(position)
        switch (shape.kind) {
          case 'heaps':
          case 'counters':
          case 'coins': {
            const numbers = shape.numbers(position)
            expect(numbers, text).toEqual(position)
            expect(
              numbers.every((n) => typeof n === 'bigint' && n >= 0n),
              text,
            ).toBe(true)
            expect(rules.print(shape.position(numbers))).toBe(text)
            if (shape.kind === 'counters') expect(numbers).toHaveLength(shape.names.length)
            else if (shape.kind === 'coins') {
              const rising = [...new Set(numbers)].sort((a, b) => (a < b ? -1 : 1))
              expect(numbers.includes(0n)).toBe(false)
              expect(numbers).toEqual(rising)
            } else expect(text).toBe(numbers.join(' '))
            break
          }
          case 'parts': {
            const { is } = game.is.kind === 'misere' ? game.is.of : game
            const games = is.kind === 'sum' ? is.parts : []
            const texts = shape.parts(position).map((part, i) => games[i]?.rules.print(part))
            expect(texts.join(' + ')).toBe(text)
            break
          }
          case 'records':
            for (const record of shape.records(position))
              expect(Object.keys(record).sort(), text).toEqual([...shape.names].sort())
            // the numbers of a heap have a stroke or a comma between them
            expect(
              shape
                .records(position)
                .map((record) =>
                  shape.names.map((name) => record[name]).join(text.includes('/') ? '/' : ','),
                )
                .join(' ') || '-',
            ).toBe(text)
            break
          case 'own':
            // a list of plain numbers has a shape that says so
            expect(
              Array.isArray(position) &&
                position.length > 0 &&
                position.every((n) => typeof n === 'bigint'),
              text,
            ).toBe(false)
        }
      }
    }
  })
})

/** The numbers that a look shows, in order. */
function shown(look: Look): string {
  switch (look.kind) {
    case 'piles':
      return look.piles.map(({ size }) => size).join(' ')
    case 'spans':
      return look.spans.map(({ lo, hi }) => `${lo} ${hi}`).join(' ')
    case 'coins':
      return look.heads.join(' ')
    case 'tree':
      return look.parents.join(' ')
    case 'graph':
      return [look.at, ...look.edges.flat()].join(' ')
    case 'sum':
      return look.parts.map(({ game, position }) => shown(game.look(position))).join(' ')
    case 'cells':
      return look.rows.join('|')
    case 'colours':
      return [look.states, ...look.edges.flatMap(({ ends }) => ends)].join(' ')
    case 'cakes':
      return look.pieces.map(({ columns, rows }) => `${columns} ${rows}`).join(' ')
    case 'squares':
      return look.at.map((square) => square.join(look.sign)).join(' ')
    case 'network': {
      const onEdges = look.edges.flatMap(({ says }) => says ?? [])
      return (onEdges.length > 0 ? onEdges : look.vertices.map(({ name }) => name)).join(' ')
    }
    case 'tiles':
      return look.rows.map((row) => row.map(({ text }) => text).join(' ')).join('|')
    case 'text':
      return look.text
  }
}

describe('the declared look shows the position', () => {
  test.each(gamesOf().map((game) => [game.name, game] as const))('%s', (_, game) => {
    const { rules, shape } = game
    const kinds = new Set<string>()
    for (const position of positionsOf(game, 5)) {
      const look = game.look(position)
      kinds.add(look.kind === 'piles' ? look.board : look.kind)
      if (look.kind === 'piles') {
        const labels = look.piles.map(({ label }) => label)
        expect(new Set(labels).size).toBe(labels.length)
        expect(look.board === 'grid').toBe(look.piece !== undefined)
        if (look.board === 'grid') expect(look.piles).toHaveLength(2)
      }
      if ('numbers' in shape) {
        const numbers = shape.numbers(position).join(' ')
        const notes =
          look.kind === 'piles' ? look.notes.flatMap((note) => note.en.match(/\d+/g) ?? []) : []
        expect([shown(look), ...notes].join(' ')).toBe(numbers)
      } else if (look.kind === 'tree' || look.kind === 'text') {
        const text = rules.print(position)
        expect(text === '-' ? '' : text).toBe(shown(look) === '-' ? '' : shown(look))
      } else if (look.kind === 'graph') {
        const words = new Set(rules.print(position).match(/[\p{L}\p{N}]+/gu))
        for (const word of shown(look).split(' ')) expect(words.has(word), word).toBe(true)
      }
    }
    // an empty position looks like the others of its game
    expect([...kinds]).toHaveLength(1)
  })

  test('names the board of each game of the catalogue', () => {
    const boards = entries.map((entry) => {
      const text = entry.examples[0] ?? ''
      const { game, position } = parse(text)
      const look = game.look(position)
      const board = look.kind === 'piles' ? (look.piece ?? look.board) : look.kind
      return [entry.slug, board] as const
    })
    const special = Object.fromEntries(boards.filter(([, board]) => board !== 'heaps'))
    expect(special).toEqual({
      'anti-diagonals': 'numbers',
      'arc-kayles': 'network',
      beans: 'places',
      bipartite: 'graph',
      'black-hole': 'network',
      bombs: 'squares',
      bracelets: 'tiles',
      'bridg-it': 'cells',
      calendar: 'calendar',
      castles: 'places',
      chomp: 'bar',
      'circular-nim': 'places',
      'coin-blocks': 'cells',
      'consecutive-nim': 'spans',
      'cutting-paper': 'cakes',
      'dawson-chess': 'rows',
      'dawson-kayles': 'rows',
      'digital-deletions': 'tiles',
      'end-piles': 'places',
      euclid: 'rectangle',
      'every-euclid': 'numbers',
      'flip-to-corner': 'cells',
      'flip-to-root': 'network',
      'grid-walk': 'cells',
      'growing-boxes': 'numbers',
      'hackenbush-graph': 'colours',
      'hackenbush-strong': 'network',
      'hackenbush-tree': 'tree',
      hill: 'hill',
      'hyper-knights': 'squares',
      jumping: 'cells',
      kayles: 'rows',
      king: 'king',
      'king-to-corner': 'king',
      knight: 'knight',
      'knight-to-corner': 'knight',
      mines: 'cells',
      'misere-hackenbush-tree': 'tree',
      'misere-take-and-split': 'rows',
      'mock-turtles': 'coins',
      multiplication: 'numbers',
      'node-kayles': 'network',
      northcott: 'cells',
      officers: 'rows',
      'ox-row': 'cells',
      product: 'squares',
      'quarter-disc': 'token',
      queen: 'queen',
      'queen-to-corner': 'queen',
      'remove-and-split': 'numbers',
      ring: 'rows',
      'ring-walk': 'network',
      rook: 'rook',
      'rook-to-corner': 'rook',
      rows: 'rows',
      ruler: 'coins',
      'sequential-nim': 'places',
      sliding: 'coins',
      'sorted-heaps': 'places',
      staircase: 'stairs',
      'staircase-board': 'places',
      'staircase-boxes': 'places',
      'staircase-tree': 'places',
      'stone-walk': 'network',
      supply: 'numbers',
      'take-and-split': 'rows',
      tokens: 'network',
      treblecross: 'rows',
      'treblecross-strip': 'cells',
      trie: 'network',
      turtles: 'coins',
      welter: 'coins',
      wythoff: 'queen',
      'xor-splitting': 'numbers',
    })
  })
})

describe('a game of one’s own is not taken for a game of the catalogue with its name', () => {
  // one or two may be taken: not what any of these names say
  const named = (name: string) =>
    gameFromMoves<number>({
      name,
      moves: (n) => [n - 1, n - 2].filter((left) => left >= 0),
      at: (n) => n,
    })
  const names = [
    'odd one out',
    'odd',
    'nim',
    'even',
    'bash 4',
    'moore 2',
    'mixed',
    'staircase',
    'nim + kayles',
    'misere nim',
    'take odd',
    'hackenbush-tree',
    'wythoff + mine',
  ]
  test.each(names)('%s', (name) => {
    const game = named(name)
    expect(game.is).toEqual({ kind: 'own' })
    expect(entryOf(game)).toBeUndefined()
    expect(exampleOf(game)).toBeUndefined()
    expect(argsOf(game)).toEqual({})
    expect(game.look(7)).toEqual({ kind: 'text', text: '7' })
    for (let n = 0; n < 12; n++) {
      const verdict = solve(game, n)
      expect(verdict.outcome).toBe(n % 3 === 0 ? 'P' : 'N')
      expect(verdict.value).toBe(BigInt(n % 3))
      expect(verdict.evidence.kind).toBe('search')
    }
    const table = tabulate(game, [20])
    for (let n = 0; n <= 20; n++) expect(table.cell(n)).toBe(BigInt(n % 3))
    const found = discover(game)
    expect(found.formula && found.period?.length).toBe(3)
    const program = codeOf(game)
    for (const { about } of entries) expect(program).not.toContain(about.en.slice(0, 40))
    const move = readMove(game, 7, '5')
    expect(move.to).toBe(5)
    expect(writeMove(game, 7, move)).toBe('5')
  })

  test('nor is its misère twin', () => {
    const twin = misereOf(named('odd one out'))
    expect(twin.name).toBe('misere odd one out')
    expect(entryOf(twin)).toBeUndefined()
    expect(twin.theorem ?? twin.normalTheorem).toBeUndefined()
    for (let n = 0; n < 12; n++) expect(solve(twin, n).outcome).toBe(n % 3 === 1 ? 'P' : 'N')
  })
})

function codeOf(game: Game<unknown>): string {
  const [language] = languages
  if (!language) throw new TypeError('no language')
  try {
    return gameProgram(game, language, 'en')
  } catch (error) {
    if (error instanceof NoProgram) return error.words.en
    throw error
  }
}

describe('a sum is known by its parts, whatever they are called', () => {
  const mine = (name: string) =>
    gameFromMoves<number>({ name, moves: (n) => (n > 0 ? [n - 1] : []), at: (n) => n })
  const sums: Game<unknown>[] = [
    gameSum([mine('one + one'), gameOf('nim')]),
    gameSum([mine('a b c'), mine('misere nim')]),
    gameSum([mine('; counters'), gameOf('wythoff'), mine('(x)')]),
  ]
  test.each(sums.map((game) => [game.name, game] as const))('%s', (_, game) => {
    expect(game.is.kind).toBe('sum')
    expect(entryOf(game)).toBeUndefined()
    const twin = misereOf(game)
    expect(twin.name).toBe(`misere (${game.name})`)
    expect(twin.nameZh).toBe(`反常规 (${game.nameZh})`)
    expect(twin.is).toMatchObject({ kind: 'misere', of: game })
    for (const one of [game, twin]) {
      const positions = positionsOf(one, 6, 60)
      const truth = explore(one, positions, BUDGET)
      for (const position of positions) {
        expect(one.look(position).kind).toBe('sum')
        expect(solve(one, position).outcome).toBe(truth.outcome(position))
      }
    }
  })

  test('a name with + is no sum, and its twin has no brackets', () => {
    const twin = misereOf(mine('one + one'))
    expect(twin.name).toBe('misere one + one')
    expect(twin.look(3)).toEqual({ kind: 'text', text: '3' })
  })

  test('only rules over counters stand in brackets', () => {
    const texts = ['nim + wythoff + take {1,2}', '(counters a; a -= 1) + nim', 'misere (nim + nim)']
    for (const text of texts) expect(parse(text).game.name).toBe(text)
  })
})

describe('what a game is', () => {
  test('an entry with its parameters', () => {
    const { game } = parse('bash-range 3 7: 25')
    expect(game.is).toMatchObject({ kind: 'entry', args: { p: 3n, q: 7n } })
    expect(entryOf(game)?.slug).toBe('bash-range')
    expect(argsOf(game)).toEqual({ p: 3n, q: 7n })
  })
  test('a rule is known to the catalogue by its moves', () => {
    const { game } = parse('take 3..7')
    expect(game.is.kind).toBe('rule')
    expect(entryOf(game)?.slug).toBe('bash-range')
    expect(argsOf(game)).toEqual({ p: 3n, q: 7n })
  })
  test('a misère twin names the game it is the twin of', () => {
    const { game } = parse('misere bash 4')
    expect(game.is.kind === 'misere' && game.is.of.name).toBe('bash 4')
    expect(parse('misere take {1,3}').game.is.kind).toBe('rule')
    expect(parse('misere-nim').game.is.kind).toBe('entry')
    expect(entryOf(parse('misere nim').game)?.slug).toBe('misere-nim')
  })
})
