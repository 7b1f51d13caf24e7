import {
  coordinates,
  type Formula,
  formulaToJson,
  gameOf,
  gameWith,
  goldenMoves,
  goldenPairs,
  knowledgeOf,
  type Lang,
  type Language,
  type Let,
  type Setting,
  settle,
  type Task,
  theoremWords,
  type Words,
  writeProgram,
} from '@nimber/core'
import type { Problem, Range, Setup } from './problem.ts'

/** The program that solves a problem in its full format. */
export function problemProgram(problem: Problem, language: Language, lang: Lang): string {
  return writeProgram(taskOf(problem), language, lang)
}

/** What the program of a problem does. */
function taskOf(problem: Problem): Task {
  const { shape } = problem
  const own = shape.kind === 'numbers' ? numbersTask(problem, shape.names) : listTask(problem)
  const { title, rule, limits } = problem
  return {
    ...own,
    cases: problem.envelope,
    about: [
      { en: `${title.en}: ${rule.en}`, zh: `${title.zh}：${rule.zh}` },
      { en: `Limits: ${limits.en}.`, zh: `范围：${limits.zh}。` },
      ...own.about,
    ],
  }
}

type Part = Omit<Task, 'cases'>

/** Heaps may be empty even where the limits do not say so. */
const withZero = ({ most }: Range): Range => ({ least: 0n, most })

function rangeOf({ bounds }: Problem, name: string): Range {
  const range = bounds.of[name]
  if (!range) throw new TypeError(`no bounds of ${name}`)
  return range
}

/** A case that is a list: heaps, heaps with bounds, or a heap and its amounts. */
function listTask(problem: Problem): Part {
  const { shape, asks, setups } = problem
  const count = rangeOf(problem, 'count')
  const of = (name: string) => withZero(rangeOf(problem, name))
  if (asks.kind === 'golden pairs') throw new TypeError('golden pairs of a list')
  if (shape.kind === 'set')
    return {
      about: [SET],
      lets: [],
      shape: { kind: 'set', heap: of('heap'), count, amount: rangeOf(problem, 'amount') },
      answer: { kind: 'set winner', words: asks.words },
    }
  const each =
    shape.kind === 'pairs'
      ? ['size', 'most'].map((name) => ({ name, range: of(name) }))
      : [{ name: 'n', range: of('heap') }]
  const game = gameOf(setups[0]?.game ?? '')
  const known = knowledgeOf(game, undefined, each[0]?.range.most)
  if (known.shape.kind !== 'heaps') throw new TypeError(`${problem.id} is not about heaps`)
  const { losing, derived, why } = known
  return {
    about: why,
    lets: [],
    shape: { ...known.shape, each, count },
    ...(derived && { derived }),
    answer:
      asks.kind === 'moves'
        ? { kind: 'nim moves', words: asks.words }
        : { kind: 'winner', losing, words: asks.words },
  }
}

const SET: Words = {
  en: 'A heap is losing when no amount leads to a losing heap: from 0 up, every losing heap makes those winning that are larger by an amount.',
  zh: '没有一种取法能走到必败的堆时必败：从 0 起，每个必败的堆加上任一数目都是必胜的堆。',
}

/** A case that is some numbers with names. */
function numbersTask(problem: Problem, names: readonly string[]): Part {
  const { asks, setups } = problem
  const shape: Task['shape'] = {
    kind: 'numbers',
    names: names.map((name) => ({ name, range: rangeOf(problem, name) })),
    rising: problem.bounds.rising,
  }
  const { lets, settings } = namedPositions(setups, names)
  const { losing, winning, theorems } = settle(settings)
  const common = { about: theorems.flatMap(theoremWords), shape }
  if (asks.kind === 'golden pairs')
    return { ...common, lets: [], answer: goldenPairs(names[0] ?? '') }
  const [wins, loses] = asks.words
  if (asks.kind === 'moves') {
    if (asks.line !== 'pair') throw new TypeError(`${problem.id} has no heaps`)
    return { ...common, lets, answer: goldenMoves(losing, [wins, loses]) }
  }
  const winner = { kind: 'winner', losing, words: asks.words } as const
  return { ...common, lets, answer: winning ? { ...winner, winning } : winner }
}

/** Variables for the positions of all setups, where they are the same and have names of their own. */
function namedPositions(
  setups: readonly Setup[],
  names: readonly string[],
): { lets: readonly Let[]; settings: readonly Setting[] } {
  const settings = setups.map(
    ({ game, params = {}, at = [], when }): Setting => ({
      game,
      params,
      at,
      ...(when && { when }),
    }),
  )
  const [first] = settings
  if (!first) throw new TypeError('a problem has at least one setup')
  const own = coordinates(gameWith(first.game, first.params))
  const same = settings.every((s) => textOf(s.at) === textOf(first.at))
  const lets = own.flatMap((name, i): Let[] => {
    const value = first.at[i]
    return !value || isName(value, name) ? [] : [[name, value]]
  })
  if (!same || lets.some(([name]) => names.includes(name))) return { lets: [], settings }
  return { lets, settings: settings.map((s) => ({ ...s, at: [] })) }
}

const textOf = (list: readonly Formula[]) => JSON.stringify(list.map(formulaToJson))
const isName = (f: Formula, name: string) => f.op === 'var' && f.name === name
