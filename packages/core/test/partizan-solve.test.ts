import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dyadic } from '../src/arith/dyadic.ts'
import { decideSum, SumDecider } from '../src/forms/decide-sum.ts'
import { type Form, Forms } from '../src/forms/forms.ts'
import { SummandReplaced } from '../src/forms/replace-summand.ts'
import { formText } from '../src/forms/text/write.ts'
import { thermographOf } from '../src/forms/thermograph.ts'
import { misereOfPartizan, partizanSum } from '../src/games/partizan/sum.ts'
import {
  type AnyGame,
  BeyondBudget,
  bestMove,
  gameFromMoves,
  type Match,
  type Moves,
  type PartizanGame,
  parseAny,
  parseTranscript,
  partizanEntries,
  playable,
  played,
  positionOf,
  printTranscript,
  resultOf,
  solve,
  solvePartizan,
  turnsOf,
  Verdicts,
} from '../src/index.ts'
import { USUAL_BUDGET } from '../src/model/budget.ts'
import { within } from '../src/model/errors.ts'
import { PositionForms } from '../src/values/partizan/form-of.ts'
import { OutcomeSearch } from '../src/values/partizan/outcome.ts'
import { PlainSearch } from './partizan-plain.ts'

const RULES = ['left take {1,3} right take {2}', 'left octal 0.5 right octal 0.34']

/** The partizan games, with the parameters of their first example, and some rules. */
const games: readonly PartizanGame<unknown>[] = [
  ...partizanEntries.map((entry) => entry.examples[0] ?? ''),
  ...RULES,
].map((text) => parseAny(text).game as PartizanGame<unknown>)

/** The first positions of a game that have moves. */
function smallOf(game: AnyGame<unknown>, most: number, size = 6): readonly unknown[] {
  const list: unknown[] = []
  for (const position of game.rules.upTo(size)) {
    const stuck = game.rules.moves(position)[Symbol.iterator]().next().done
    if (!stuck && game.rules.print(position).length < 16) list.push(position)
    if (list.length === most) break
  }
  return list
}

function texts(game: AnyGame<unknown>, moves: Moves<unknown>): string[] {
  const list = [...moves].map(({ to }) => game.rules.print(to))
  expect(moves.count).toBe(BigInt(list.length))
  return list.sort()
}

function agrees(
  game: PartizanGame<unknown>,
  position: unknown,
  plain: PlainSearch,
  verdict = solvePartizan(game, position),
): void {
  const seen = {
    outcome: verdict.outcome,
    left: texts(game, verdict.left),
    right: texts(game, verdict.right),
  }
  const wanted = {
    outcome: plain.outcome(position),
    left: plain.winning(position, 'left'),
    right: plain.winning(position, 'right'),
  }
  expect(seen, `${game.name}: ${game.rules.print(position)}`).toEqual(wanted)
  if (game.convention === 'normal') expect(verdict.value).toBeDefined()
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('small positions as plain search has them', () => {
    const plain = new PlainSearch(game)
    for (const position of smallOf(game, 150)) agrees(game, position, plain)
  })

  test('misère play as plain search has it', () => {
    const misere = misereOfPartizan(game)
    const plain = new PlainSearch(misere)
    for (const position of smallOf(game, 60, 4)) agrees(misere, position, plain)
  })

  test('whose turn it is, as the verdict for either player has it', () => {
    const turns = turnsOf(game)
    for (const position of smallOf(game, 20))
      for (const mover of ['left', 'right'] as const) {
        const verdict = solve(turns, { mover, position })
        const whole = solvePartizan(game, position)
        const wins = whole.outcome === 'N' || whole.outcome === (mover === 'left' ? 'L' : 'R')
        expect(verdict.outcome).toBe(wins ? 'N' : 'P')
        const other = mover === 'left' ? 'right' : 'left'
        expect([...verdict.winning].map(({ to }) => turns.rules.print(to))).toEqual(
          [...whole[mover]].map(({ to }) => `${other} ${game.rules.print(to)}`),
        )
        const text = turns.rules.print({ mover, position })
        expect(turns.rules.print(turns.rules.parse(text))).toBe(text)
      }
  })

  test('a search without values agrees with the values', () => {
    const values = new PositionForms(new Forms())
    const search = new OutcomeSearch(values, 2)
    for (const position of smallOf(game, 40)) {
      const { outcome } = solvePartizan(game, position)
      const left = search.wins([{ game, position, negative: false }], [], 'left', USUAL_BUDGET)
      const right = search.wins([{ game, position, negative: false }], [], 'right', USUAL_BUDGET)
      expect(left ? (right ? 'N' : 'L') : right ? 'R' : 'P').toBe(outcome)
    }
  })
})

describe('sums', () => {
  const kinds: readonly AnyGame<unknown>[] = [
    ...games,
    parseAny('nim').game,
    parseAny('take {1,3,4}').game,
  ]
  const pool = kinds.map((game) => smallOf(game, 40, 4))
  const part = fc.integer({ min: 0, max: kinds.length - 1 }).chain((kind) =>
    fc.record({
      game: fc.constant(kinds[kind] as AnyGame<unknown>),
      position: fc.constantFrom(...(pool[kind] as [unknown])),
    }),
  )
  const sums = fc
    .array(part, { minLength: 2, maxLength: 3 })
    .filter((parts) => parts.some(({ game }) => game.partizan))

  test('are decided as plain search does, in either convention', () => {
    fc.assert(
      fc.property(sums, fc.boolean(), (parts, misere) => {
        const sum = partizanSum(parts.map(({ game }) => game)) as PartizanGame<unknown>
        const game = misere ? misereOfPartizan(sum) : sum
        const position = parts.map((each) => each.position)
        const check = () => {
          agrees(game, position, new PlainSearch(game), solvePartizan(game, position))
          return true
        }
        // misère play is searched, and a few sums of large cakes are beyond its budget, or their moves are
        fc.pre((misere ? within(check) : check()) !== undefined)
      }),
      { numRuns: 60, maxSkipsPerRun: 1 },
    )
  })

  test('of positions without values agree with those of values', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const own = parts.flatMap(({ game, position }) =>
          game.partizan ? [{ game, position, negative: false }] : [],
        )
        const values = new PositionForms(new Forms())
        const list = own.map((piece) => values.form(piece.game, piece.position, USUAL_BUDGET))
        const wanted = values.forms.outcome(values.forms.sum(list))
        const search = new OutcomeSearch(new PositionForms(new Forms()), 1)
        const left = search.wins(own, [], 'left', USUAL_BUDGET)
        const right = search.wins(own, [], 'right', USUAL_BUDGET)
        expect(left ? (right ? 'N' : 'L') : right ? 'R' : 'P').toBe(wanted)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a sum that is not added up', () => {
  const forms = new Forms()
  const numbers = [-2, -1, 0, 1, 2].map((n) => forms.number(dyadic(n)))
  /** All kinds of small forms: numbers, infinitesimals, switches, and what is made of them. */
  const form: fc.Arbitrary<Form> = fc.letrec<{ form: Form }>((tie) => ({
    form: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      fc.constantFrom(
        ...numbers,
        forms.simple(dyadic(1, 1), 1, 0),
        forms.simple(dyadic(0), -1, 1),
        forms.simple(dyadic(0), 0, 2),
      ),
      fc
        .tuple(
          fc.array(tie('form'), { minLength: 1, maxLength: 2 }),
          fc.array(tie('form'), { minLength: 1, maxLength: 2 }),
        )
        .map(([left, right]) => forms.make(left, right)),
    ),
  })).form

  test('has the outcome of its value', () => {
    fc.assert(
      fc.property(fc.array(form, { maxLength: 4 }), (list) => {
        const wanted = forms.outcome(forms.sum(list))
        expect(decideSum(forms, list)).toBe(wanted)
        const balanced = forms.subtract(forms.zero, forms.sum(list))
        expect(decideSum(forms, [...list, balanced])).toBe('P')
      }),
      { numRuns: 400 },
    )
  })

  test('of switches and numbers with ups is decided exactly', () => {
    const number = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: 0, max: 2 }))
    const one = fc.tuple(number, number).map(([[a, i], [b, j]]) => {
      return forms.make([forms.number(dyadic(a, i))], [forms.number(dyadic(b, j))])
    })
    const ups = fc
      .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: 0, max: 3 }))
      .map(([u, n]) => forms.simple(dyadic(0), u, n))
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), ups, (list, small) => {
        const total = forms.sum(list)
        expect(total).toBe(list.reduce((sum, next) => forms.add(sum, next), forms.zero))
        const { mean: average, stops } = new SumDecider(forms).measure([...list, small])
        expect(average).toEqual(thermographOf(forms, total).mean)
        const isHot = forms.asSimple(total) === undefined
        expect(stops !== undefined).toBe(isHot)
        if (stops)
          expect(stops).toEqual({
            left: forms.leftStop(total),
            right: forms.rightStop(total),
            temperature: thermographOf(forms, total).temperature,
          })
        expect(decideSum(forms, [...list, small])).toBe(forms.outcome(forms.add(total, small)))
        expect(decideSum(forms, [...list, forms.negate(total), small])).toBe(forms.outcome(small))
      }),
      { numRuns: 150 },
    )
  })

  test('is decided again when a summand is replaced', () => {
    const number = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: 0, max: 1 }))
    const made = number.map(([n, k]) => forms.number(dyadic(n, k)))
    const between = fc.tuple(made, made).map(([a, b]) => forms.make([a], [b]))
    const ups = fc
      .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: 0, max: 3 }))
      .map(([u, n]) => forms.simple(dyadic(0), u, n))
    const lists = [
      fc.array(fc.oneof(between, between, ups, made), { minLength: 1, maxLength: 7 }),
      fc.array(fc.oneof(between, form), { minLength: 1, maxLength: 4 }),
    ]
    const anything = fc.oneof(made, ups, between, form)
    fc.assert(
      fc.property(fc.oneof(...lists), anything, fc.nat(), (list, to, place) => {
        const index = place % list.length
        // the mean balanced: then the temperatures decide, and at 0 the ups
        const rest = forms.sum(list.toSpliced(index, 1))
        const stops = [forms.leftStop(rest), forms.rightStop(rest), dyadic(0)]
        for (const { numerator, exponent } of stops) {
          const more = forms.number(dyadic(-numerator, exponent))
          const replaced = new SummandReplaced(forms, new SumDecider(forms), [...list, more])
          const after = forms.sum([rest, more, to])
          const outcome = forms.outcome(after)
          expect(replaced.wins(index, to, 'left')).toBe(outcome === 'L' || outcome === 'N')
          expect(replaced.wins(index, to, 'right')).toBe(outcome === 'R' || outcome === 'N')
        }
      }),
      { numRuns: 300 },
    )
  })

  test('of 10^4 switches of different temperatures is decided at once', () => {
    const many = new Forms()
    const list: Form[] = []
    for (let i = 1; i <= 10_000; i++)
      list.push(many.make([many.number(dyadic(i))], [many.number(dyadic(-i))]))
    // Left, who begins, gains 10000 − 9999 + 9998 − … = 5000
    const with5000 = (n: number) => decideSum(many, [...list, many.number(dyadic(n))])
    expect([-5001, -5000, -4999, 4999, 5000, 5001].map(with5000).join('')).toBe('RRNNLL')
    expect(() => many.sum(list)).toThrow(BeyondBudget)
    // without the widest, Right, who begins, gains 9999 − 9998 + … = 5000, and moves last
    const replaced = new SummandReplaced(many, new SumDecider(many), list)
    const to = (n: number) => replaced.wins(9999, many.number(dyadic(n)), 'right')
    expect([-5000, 4999, 5000, 5001].map(to)).toEqual([true, true, true, false])
    // any 10^4 switches with few temperatures are few after all
    const cold = Array.from({ length: 10_000 }, (_, i) => list[i % 7] as Form)
    expect(many.sum(cold)).toBe(many.sum(list.slice(0, 4)))
  })

  test('whose play is long is told to be too deep, before the stack is exhausted', () => {
    const long = gameFromMoves<number>({
      name: 'long',
      left: (n) => (n > 0 ? [n - 1] : []),
      right: (n) => (n > 0 ? [n - 1] : []),
    })
    expect(() => solvePartizan(long, 100_000, { table: 0, search: 60_000 })).toThrow(BeyondBudget)
  })

  test('of many infinitesimals is decided by their signs, or told to be too deep', () => {
    const many = new Forms()
    const { zero } = many
    const tinies = Array.from({ length: 1400 }, (_, i) =>
      many.make([zero], [many.make([zero], [many.number(dyadic(-i - 1))])]),
    )
    expect(decideSum(many, tinies)).toBe('L')
    expect(decideSum(many, [...tinies, many.simple(dyadic(0), 1, 0)])).toBe('L')
    expect(
      decideSum(
        many,
        tinies.map((tiny) => many.negate(tiny)),
      ),
    ).toBe('R')
    // above 0 only as long as nothing beside them is below it
    expect(decideSum(many, [...tinies, many.number(dyadic(-1))])).toBe('R')
    const mixed = tinies.slice(0, 700).map((tiny, i) => (i % 2 === 0 ? tiny : many.negate(tiny)))
    expect(() => decideSum(many, mixed)).toThrow(BeyondBudget)
  })
})

test('what is beyond the budget is told, and what can go on for ever', () => {
  const { game, position } = parseAny('toads-and-frogs: ttttt....fffff')
  const small = { table: 0, search: 100 }
  expect(() => solvePartizan(game as PartizanGame<unknown>, position, small)).toThrow(BeyondBudget)
  const circle = gameFromMoves<number>({
    name: 'circle',
    left: (n) => [1 - n],
    right: () => [],
  })
  expect(() => solvePartizan(circle, 0)).toThrow(/come back/)
})

test('a match of a game on a board is played to its end, and its transcript is read back', () => {
  const { game, position } = parseAny('domineering: ...|...|..#')
  const turns = playable(game)
  const start = { mover: 'right', position }
  const verdicts = new Verdicts(turns, start)
  let match: Match<unknown> = {
    game: turns,
    start,
    moves: [],
    seed: 1,
    players: ['perfect', 'perfect'],
  }
  while (!resultOf(match)) {
    const choice = bestMove(verdicts, positionOf(match))
    if (!choice) throw new Error('no move')
    match = played(match, choice.move)
  }
  // whoever begins wins
  expect(resultOf(match)).toEqual({ winner: 0 })
  for (const lang of ['en', 'zh'] as const) {
    const text = printTranscript(match, lang)
    expect(text).toContain('right ...|...|..#')
    expect(printTranscript(parseTranscript(text), lang)).toBe(text)
  }
})

describe('large impartial parts beside partizan ones', () => {
  /** The rests of a Nim heap by which a player wins when that player begins. */
  function rests(text: string, mover: 'left' | 'right'): { list: string[]; count: bigint } {
    const { game, position } = parseAny(text)
    const verdict = solvePartizan(game as PartizanGame<unknown>, position)
    const list: string[] = []
    for (const { to } of verdict[mover]) {
      const [heap] = to as [readonly bigint[]]
      if (list.length === 5) break
      list.push(heap.join(' '))
    }
    return { list, count: verdict[mover].count }
  }
  const BIG = 10n ** 12n

  test.each([
    ['hackenbush: 0-1b', BIG, 0n],
    ['hackenbush: 0-1r', 0n, BIG],
    ['hackenbush: 0-1g 1-2g', 1n, 1n],
    ['toads-and-frogs: tt.ff', 2n, 2n],
    ['end-nim: 1 2', 0n, BIG - 1n],
    ['domineering: ..|..', 2n, 2n],
  ])('nim: 10^12 beside %s', (beside, left, right) => {
    const text = `nim: ${BIG} + ${beside}`
    expect([rests(text, 'left').count, rests(text, 'right').count]).toEqual([left, right])
  })

  test('has the winning moves of smaller ones of the same kind', () => {
    for (const beside of ['end-nim: 1 2', 'end-nim: 2 1', 'hackenbush: 0-1g', 'end-nim: 3 1 1'])
      for (const mover of ['left', 'right'] as const) {
        const many = rests(`nim: 1100 + ${beside}`, mover)
        const each = rests(`nim: 999 + ${beside}`, mover)
        expect(many.count - each.count, `${beside} ${mover}`).toBe(many.count > 10n ? 101n : 0n)
      }
  })
})

describe('positions with moves that are too much work', () => {
  test('have those winning moves that are not', () => {
    const { game, position } = parseAny('eatcake: 99x101')
    if (!game.partizan) throw new Error('impartial')
    const { left, outcome } = solvePartizan(game, position, { table: 1000, search: 30_000 })
    expect(outcome).toBe('N')
    const first: string[] = []
    for (const { to } of left) {
      first.push(game.rules.print(to))
      if (first.length === 3) break
    }
    expect(first).toEqual(['99x1+99x99', '99x3+99x97', '99x5+99x95'])
    expect(() => left.count).toThrow(BeyondBudget)
  })

  test('are given up soon where each leaves too many moves to list', () => {
    const { game, position } = parseAny('eatcake: 99999999999x9999999999')
    if (!game.partizan) throw new Error('impartial')
    let lists = 0
    const { options } = game.partizan
    const partizan: typeof game.partizan = {
      ...game.partizan,
      options(...asked) {
        lists++
        return options(...asked)
      },
    }
    const budget = { table: 1000, search: 100_000 }
    const { left } = solvePartizan({ ...game, partizan }, position, budget)
    expect(() => left.count).toThrow(BeyondBudget)
    expect(lists).toBeGreaterThan(0)
    expect(lists).toBeLessThan(20)
  })
})

test('a game with different moves is not solved as one with the same, even without types', () => {
  const cut = (own: string) => (row: string) =>
    [...row].flatMap((c, i) => (c === own ? [row.slice(0, i)] : []))
  const game = gameFromMoves({ name: 'cut', left: cut('x'), right: cut('o') })
  const { outcome, forms, value } = solvePartizan(game, 'xxo')
  expect([outcome, value !== undefined && formText(forms, value)]).toEqual(['L', '3/2'])
  expect(() => solve(game as never, 'xxo')).toThrow('solvePartizan decides it')
})
