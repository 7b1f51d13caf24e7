import { languages, NoProgram } from '@nimber/core'
import { answersOf, type Problem, printInput, problemProgram } from '@nimber/problems'
import { beforeAll, describe, expect, test } from 'vitest'
import { isPresent, type Run, runPrograms } from '../../core/test/source-programs.ts'
import { between } from '../src/bounds.ts'
import { defineProblem, type Given, winner, winnerAndMoves } from '../src/define.ts'
import { heapsOf } from '../src/families.ts'
import { always, lessOne, the } from '../src/formulas.ts'
import { heapList, numbers } from '../src/layout.ts'
import type { List } from '../src/problem.ts'
import { allOf } from '../src/setup.ts'
import { searchedCases } from './fault.ts'

/** A problem that is in no catalogue: the judge and its program are compared with search. */
function constructed(
  id: string,
  given: Omit<Given, 'id' | 'title' | 'rule' | 'sample' | 'tags' | 'level'>,
): Problem {
  const words = { en: id, zh: `题 ${id}` }
  const sample = { input: '', output: '' }
  return defineProblem({ id, title: words, rule: words, tags: [], level: 1, sample, ...given })
}

const few = { n: between(1, 4), heap: between(0, 20) }
const named = { a: between(0, 30), b: between(0, 30), c: between(0, 30) }
const three = (game: string) => ({
  layout: numbers('a', 'b', 'c'),
  setups: [{ game, at: [the('a'), the('b'), the('c')] }],
})

const SIDES: List = {
  count: the('n'),
  each: ['high', 'wide'],
  on: 'lines',
  words: { en: 'n pieces', zh: 'n 块' },
}

const WITH_PROGRAM: readonly Problem[] = [
  constructed('lasker with moves', {
    envelope: 'zero',
    ...heapsOf('lasker'),
    asks: winnerAndMoves('Yes', 'No', 'heap'),
    bounds: { of: few },
  }),
  constructed('kayles with moves', {
    envelope: 'count',
    ...heapsOf('kayles'),
    asks: winnerAndMoves('W', 'L', 'heap'),
    bounds: { of: few },
    numbered: ['Case #', ':\n'],
  }),
  constructed('Grundy’s game with moves', {
    envelope: 'end',
    ...heapsOf('grundy'),
    asks: winnerAndMoves('W', 'L', 'heap'),
    bounds: { of: few },
  }),
  constructed('Fibonacci amounts with moves', {
    envelope: 'one',
    ...heapsOf('take-fib'),
    asks: winnerAndMoves('W', 'L', 'heap'),
    bounds: { of: few },
  }),
  constructed('three named Nim heaps', {
    envelope: 'end',
    ...three('nim'),
    asks: winner('W', 'L'),
    bounds: { of: named },
  }),
  constructed('three named Nim heaps with moves', {
    envelope: 'zeros',
    ...three('nim'),
    asks: winnerAndMoves('W', 'L', 'heap'),
    bounds: { of: named },
  }),
  constructed('three heaps of Fibonacci amounts', {
    envelope: 'zeros',
    ...three('take-fib'),
    asks: winner('Fibo', 'Nacci'),
    bounds: { of: { a: between(0, 1000), b: between(0, 1000), c: between(0, 1000) } },
  }),
  constructed('one heap of a table, one stone less', {
    envelope: 'one',
    layout: numbers('n'),
    setups: [{ game: 'grundy', at: [lessOne('n')] }],
    asks: winner('W', 'L'),
    bounds: { of: { n: between(1, 500) } },
    numbered: ['Case ', ': '],
  }),
  constructed('heaps of a table', {
    envelope: 'count',
    ...heapsOf('officers'),
    asks: winner('W', 'L'),
    bounds: { of: { n: between(1, 5), heap: between(0, 100) } },
  }),
  constructed('misère Nim, three named heaps', {
    envelope: 'end',
    ...three('misere-nim'),
    asks: winner('W', 'L'),
    bounds: { of: named },
  }),
  constructed('two counters the other way round', {
    envelope: 'end',
    layout: numbers('b', 'a'),
    setups: [{ game: 'knight-to-corner', at: [the('a'), lessOne('b')] }],
    asks: winner('W', 'L', 'D'),
    bounds: { of: { b: between(1, 60), a: between(0, 60) } },
  }),
  constructed('two counters', {
    envelope: 'count',
    layout: numbers('x', 'y'),
    setups: [{ game: 'knight', at: [the('y'), the('x')] }],
    asks: winner('W', 'L'),
    bounds: { of: { x: between(0, 60), y: between(0, 60) } },
  }),
  constructed('pieces of cake, the sides the other way round', {
    envelope: 'end',
    layout: ['n', SIDES],
    setups: [{ game: 'cutcake', at: allOf({ A: 'wide', B: 'high' }) }],
    asks: winner('Left', 'Right'),
    bounds: { of: { n: between(1, 3), high: between(0, 9), wide: between(0, 9) } },
  }),
]

/** Problems that are judged, and why there is no program. */
const WITHOUT: readonly (readonly [Problem, RegExp])[] = [
  [
    constructed('misère Nim with moves', {
      envelope: 'end',
      ...heapsOf('misere-nim'),
      asks: winnerAndMoves('W', 'L', 'heap'),
      bounds: { of: few },
    }),
    /printed for who wins/,
  ],
  [
    constructed('the takes of the Bash game', {
      envelope: 'end',
      layout: numbers('m', 'n'),
      setups: [{ game: 'bash', params: { m: the('m') }, at: [the('n')] }],
      asks: {
        kind: 'moves',
        words: [undefined, 'none'],
        show: 'take',
        on: 'one line',
        which: 'all',
        anyOrder: false,
      },
      bounds: { of: { m: between(1, 30), n: between(1, 30) } },
    }),
    /printed for who wins/,
  ],
  [
    constructed('the least take of a power', {
      envelope: 'count',
      layout: numbers('n'),
      setups: [{ game: 'powers', params: { b: always(3) }, at: [the('n')] }],
      asks: {
        kind: 'moves',
        words: [undefined, '0'],
        show: 'take',
        on: 'lines',
        which: 'first',
        anyOrder: false,
      },
      bounds: { of: { n: between(1, 100) } },
      numbered: ['Case ', ': '],
    }),
    /printed for who wins/,
  ],
  [
    constructed('the number of moves', {
      envelope: 'zero',
      ...heapsOf('nim'),
      asks: { kind: 'count' },
      bounds: { of: few },
    }),
    /printed for who wins/,
  ],
  [
    constructed('parameters before the heaps', {
      envelope: 'one',
      layout: ['N', 'L', 'R', heapList('N')],
      setups: [{ game: 'bash-range', params: { p: the('L'), q: the('R') }, at: allOf('heap') }],
      asks: winner('First', 'Second'),
      bounds: {
        of: { N: between(1, 4), L: between(1, 9), R: between(1, 9), heap: between(1, 20) },
        rising: [['L', 'R']],
      },
    }),
    /nothing but their count/,
  ],
  [
    constructed('a table that is too long', {
      envelope: 'count',
      ...heapsOf('grundy'),
      asks: winner('W', 'L'),
      bounds: { of: { n: between(1, 4), heap: between(1, 10 ** 9) } },
    }),
    /up to \d+ only/,
  ],
  [
    constructed('one piece of cake that is eaten', {
      envelope: 'end',
      layout: numbers('a', 'b'),
      setups: [{ game: 'eatcake', at: [the('a'), the('b')] }],
      asks: winner('Left', 'Right'),
      bounds: { of: { a: between(1, 6), b: between(1, 6) } },
    }),
    /only some positions are settled/,
  ],
]

test.each([...WITH_PROGRAM, ...WITHOUT.map(([problem]) => problem)])(
  '$id is judged as a search by the moves does',
  (problem) => {
    const { cases, inputs } = INPUTS.get(problem) ?? inputsOf(problem)
    expect(cases).toBeGreaterThan(20)
    for (const { input, output } of inputs)
      expect(answersOf(problem, input).join(''), input).toBe(output)
  },
)

test('Lasker’s game is not judged as Nim', () => {
  const [lasker] = WITH_PROGRAM
  // the values are 4, 3 and 8: the xor is 15, and the heap of 7 can be left at a value of 7
  expect(lasker && answersOf(lasker, '3\n3 4 7\n0\n')).toEqual(['Yes\n7 1 6\n7 2 5\n7 3 4\n'])
})

test.each(WITHOUT)('$id has no program, and says why', (problem, why) => {
  for (const language of languages) {
    let said: unknown
    try {
      problemProgram(problem, language, 'en')
    } catch (error) {
      said = error
    }
    if (!(said instanceof NoProgram)) throw new Error(`${problem.id}: ${said}`)
    expect(said.words.en).toMatch(why)
    expect(said.words.zh).toMatch(/[\u4e00-\u9fff]/)
  }
})

/** Inputs of small cases and what a search says of them; one case each where that is the format. */
function inputsOf(problem: Problem) {
  const found = searchedCases(problem)
  const alone = problem.envelope === 'one'
  const groups = alone ? found.map((one) => [one]) : [found]
  const inputs = groups.map((group) => ({
    input: printInput(
      problem,
      group.map(({ one }) => one),
    ),
    output: group.map(({ text }) => text).join(''),
  }))
  return { cases: found.length, inputs }
}

/** The inputs for programs, which the judge is asked as well. */
const INPUTS = new Map(WITH_PROGRAM.map((problem) => [problem, inputsOf(problem)] as const))

const present = languages.filter(({ id }) => isPresent(id))
/** Of problems with one case an input a few are run. */
const JOBS = WITH_PROGRAM.flatMap((problem) => {
  const inputs = INPUTS.get(problem)?.inputs ?? []
  return inputs.slice(-12).map((one) => ({ name: problem.id, ...one }))
})
let runs: ReadonlyMap<string, readonly Run[]>

beforeAll(async () => {
  runs = await runPrograms(present, (language) => {
    const sources = WITH_PROGRAM.map((problem, i) => ({
      name: problem.id,
      text: problemProgram(problem, language, i % 2 === 0 ? 'en' : 'zh'),
    }))
    return { sources, jobs: JOBS }
  })
}, 180_000)

describe.each(present.map((l) => l.id))('the programs in %s', (language) => {
  test.each(WITH_PROGRAM)('$id', ({ id }) => {
    const own = JOBS.flatMap(({ name, output }, i) =>
      name === id ? [{ output, given: runs.get(language)?.[i]?.output }] : [],
    )
    expect(own.length).toBeGreaterThan(0)
    for (const { output, given } of own) expect(given).toBe(output)
  })
})
