import {
  type Formula,
  goldenMoves,
  goldenPairs,
  NoProgram,
  recognise,
  type Task,
  type Words,
} from '@nimber/core'
import { rangeOf } from './case.ts'
import { type Decided, decide, freeName } from './decided.ts'
import { headNames } from './layout.ts'
import { isNim } from './moves.ts'
import type { Asks, NumbersProblem } from './problem.ts'

type Part = Omit<Task, 'cases'>

/** What the program does for cases that are some numbers with names. */
export function numbersTask(problem: NumbersProblem): Part {
  const { asks, layout } = problem
  const names = headNames(layout)
  if (names.length !== layout.length) throw new NoProgram(UNUSED_LIST)
  const shape: Task['shape'] = {
    kind: 'numbers',
    names: names.map((name) => ({ name, range: rangeOf(problem, name) })),
    rising: problem.bounds.rising,
  }
  const { about, lets, derived, ...decided } = decide(problem, names)
  const { losing, winning } = decided
  const common = { about, lets, shape, ...(derived && { derived }) }
  switch (asks.kind) {
    case 'winner': {
      const winner = { kind: 'winner', losing, words: asks.words } as const
      return { ...common, answer: winning ? { ...winner, winning } : winner }
    }
    case 'golden pairs':
      if (!isWythoff(decided)) throw new NoProgram(FORMS)
      return { ...common, lets: [], answer: goldenPairs(names[0] ?? '') }
    case 'moves':
      return { ...common, answer: movesAnswer(problem, asks, decided) }
    case 'count':
      throw new NoProgram(FORMS)
  }
}

const UNUSED_LIST: Words = {
  en: 'A program is printed where every list of a case is a part of the position.',
  zh: '只有每组中的列表都是局面的一部分时，才能输出程序。',
}
const FORMS: Words = {
  en: 'A program is printed for who wins, and with all winning moves for heaps and for Wythoff’s game.',
  zh: '只有问谁胜，或要求列出各堆、威佐夫博弈的全部必胜走法时，才能输出程序。',
}

function isWythoff({ games: [game, other] }: Pick<Decided, 'games'>): boolean {
  if (!game?.rule || other) return false
  return recognise(game.rule, game.convention)?.entry.slug === 'wythoff'
}

type AsksMoves = Asks & { readonly kind: 'moves' }

/** The winning moves, for the rules whose moves are formulas. */
function movesAnswer(
  { bounds }: NumbersProblem,
  asks: AsksMoves,
  decided: Pick<Decided, 'games' | 'losing' | 'position'>,
): Task['answer'] {
  const { show, on, which, words } = asks
  const [wins, loses] = words
  const { games, losing, position } = decided
  const [game] = games
  if (!game || wins === undefined || on !== 'lines' || which !== 'all') throw new NoProgram(FORMS)
  const rises = bounds.rising.some(([a, b]) => a === position[0] && b === position[1])
  if (show === 'pair' && isWythoff(decided) && rises) return goldenMoves(losing, [wins, loses])
  if (!isNim(game, asks)) throw new NoProgram(FORMS)
  const heaps = position.map((name): Formula => ({ op: 'var', name }))
  const x = freeName('x', position)
  const total: Formula = { op: 'var', name: x }
  return {
    kind: 'moves',
    losing,
    words: [wins, loses],
    lets: [[x, heaps.reduce((a, b) => ({ op: 'xor', of: [a, b] }))]],
    lines: heaps.map((heap) => {
      const left: Formula = { op: 'xor', of: [heap, total] }
      return { when: { op: '<', of: [left, heap] }, show: [heap, left] }
    }),
  }
}
