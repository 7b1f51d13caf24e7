import { type Game, isHeapRule, NoProgram, type Task, type Words } from '@nimber/core'
import { rangeOf } from './case.ts'
import { knownUpTo } from './known-up-to.ts'
import { countName, headNames, onlyList } from './layout.ts'
import { isNim, isPlain } from './moves.ts'
import type { AllOf, List, NumbersProblem } from './problem.ts'
import type { Range } from './range.ts'
import { game, hasFixedParams, isAll } from './setup.ts'

type Part = Omit<Task, 'cases'>

/** What the program does for cases that end with a list: heaps, or the amounts of a heap. */
export function listTask(problem: NumbersProblem): Part {
  const { layout, setups } = problem
  const list = onlyList(layout)
  const [setup, other] = setups
  if (!list || !setup || other || setup.when) throw noProgram(ONE_LIST)
  const { at } = setup
  if (!isAll(at)) return setTask(problem, list)
  if (!hasFixedParams(setup.params) || headNames(layout).join() !== countName(list))
    throw noProgram(ONLY_COUNT)
  const params = Object.entries(setup.params ?? {})
  const args = params.map(([name, f]) => [name, f.op === 'int' ? f.value : 0n] as const)
  return heapsTask(problem, game(setup.game, Object.fromEntries(args)), list, at)
}

const noProgram = (words: Words) => new NoProgram(words)

const ONE_LIST: Words = {
  en: 'A program is printed for cases with one list, at their end, and one game.',
  zh: '只有每组以一个列表结尾、且游戏只有一种时，才能输出程序。',
}
const ONLY_COUNT: Words = {
  en: 'A program is printed for lists of heaps with nothing but their count before them.',
  zh: '只有堆的列表之前仅有堆数时，才能输出程序。',
}
const WHO_WINS: Words = {
  en: 'A program is printed for who wins and for the list of all winning moves in heaps.',
  zh: '只有问谁胜，或要求列出各堆的全部必胜走法时，才能输出程序。',
}

/** Heaps may be empty even where the limits do not say so. */
const withZero = ({ most }: Range): Range => ({ least: 0n, most })

function heapsTask(problem: NumbersProblem, game: Game<unknown>, list: List, { all }: AllOf): Part {
  const { asks } = problem
  const each = list.each.map((name) => ({
    name: typeof all === 'string' ? 'n' : (Object.keys(all).find((k) => all[k] === name) ?? name),
    range: withZero(rangeOf(problem, name)),
  }))
  const count = rangeOf(problem, countName(list) ?? '')
  const known = knownUpTo(game, each[0]?.range.most ?? 0n)
  if (known.shape.kind !== 'heaps')
    throw noProgram({
      en: `What is known of ${game.name} is not about any number of heaps.`,
      zh: `关于${game.nameZh}，已知的结论不适用于任意多堆。`,
    })
  const { losing, derived, why } = known
  const shape = { ...known.shape, each, count }
  const common = { about: why, lets: [], shape, ...(derived && { derived }) }
  if (asks.kind === 'winner')
    return { ...common, answer: { kind: 'winner', losing, words: asks.words } }
  if (asks.kind !== 'moves') throw noProgram(WHO_WINS)
  const [wins = '', loses] = asks.words
  if (isNim(game, asks)) return { ...common, answer: { kind: 'nim moves', words: [wins, loses] } }
  const { rule } = game
  const { value } = known
  if (!isPlain(asks) || !rule || !isHeapRule(rule) || value?.op !== 'xorOf')
    throw noProgram(WHO_WINS)
  const splits = rule.kind === 'code' || rule.split !== undefined || rule.thenSplit === true
  const limit = splits ? MOST_SPLIT : MOST_TAKEN
  if ((each[0]?.range.most ?? 0n) > limit)
    throw noProgram({
      en: `The moves of ${game.name} are tried one by one, which takes too long for heaps of more than ${limit}.`,
      zh: `${game.nameZh}的走法要逐一尝试，每堆超过 ${limit} 时太慢。`,
    })
  return {
    ...common,
    answer: { kind: 'heap moves', value: value.of[0], rule, words: [wins, loses] },
  }
}

/** The largest heaps of which a program tries every move, with and without splits. */
const MOST_SPLIT = 1000n
const MOST_TAKEN = 100_000n

/** A heap and its amounts. */
function setTask(problem: NumbersProblem, list: List): Part {
  const { asks, layout, setups } = problem
  const [heap = '', count = '', other] = headNames(layout)
  const [setup] = setups
  const at = setup && !isAll(setup.at) ? setup.at : []
  const [amount = ''] = list.each
  const plain = at.length === 1 && at[0]?.op === 'var' && at[0].name === heap
  if (setup?.game !== 'subtraction' || !plain || other !== undefined || countName(list) !== count)
    throw noProgram({
      en: 'A program is printed for a heap, a count and as many amounts, in this order.',
      zh: '只有依次读入一堆的石子数、个数和各数目时，才能输出程序。',
    })
  if (asks.kind !== 'winner') throw noProgram(WHO_WINS)
  return {
    about: [SET],
    lets: [],
    shape: {
      kind: 'set',
      heap: withZero(rangeOf(problem, heap)),
      count: rangeOf(problem, count),
      amount: rangeOf(problem, amount),
    },
    answer: { kind: 'set winner', words: asks.words },
  }
}

const SET: Words = {
  en: 'A heap is losing when no amount leads to a losing heap: from 0 up, every losing heap makes those winning that are larger by an amount.',
  zh: '没有一种取法能走到必败的堆时必败：从 0 起，每个必败的堆加上任一数目都是必胜的堆。',
}
