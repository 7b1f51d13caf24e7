import type { Period } from '../arith/period.ts'
import { xorLine } from '../formula/xor-line.ts'
import { gameOfPart } from '../games/catalogue.ts'
import type { Component, Game } from '../games/game.ts'
import { periodBehind } from '../know/evidence.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import { numbersOf } from '../model/shape.ts'
import { brief, join, same, type Words } from '../model/words.ts'
import { solve } from '../solve/solve.ts'
import type { Part, Verdict } from '../solve/verdict.ts'
import { explore } from '../values/search.ts'

/** As many values of options are shown. */
const MOST_OPTIONS = 20

/** The value of a part of a verdict and how it comes about: `23 mod 5 = 3`. */
export function partValue<P>(verdict: Verdict<P>, index: number): Words {
  const { game, position, evidence } = verdict
  const part = verdict.parts[index] as Part
  const plain = same(brief(part.value))
  if (game.components) {
    const searched = evidence.kind === 'sum' && evidence.parts[index]?.kind === 'search'
    const component = searched ? undefined : game.components(position)[index]
    return component ? componentValue(component, plain) : plain
  }
  const heap = numbersOf(game.shape, position)?.[index]
  if (heap === undefined) return plain
  const working = (game.theorem ?? game.normalTheorem)?.heaps?.working?.(heap)
  if (working) return working
  const found = periodBehind(evidence)
  return withOptions(found ? repeatedValue(heap, found, plain) : plain, part.options)
}

/** The value of a heap by that of the heap of the first period in the same place. */
function repeatedValue(heap: bigint, { from, length, saltus }: Period, plain: Words): Words {
  const turns = (heap - BigInt(from)) / BigInt(length)
  if (heap < from || turns === 0n) return plain
  const first = heap - turns * BigInt(length)
  const risen = saltus === 0 ? '' : ` + ${brief(turns)}${saltus === 1 ? '' : `·${saltus}`}`
  return same(`G(${first})${risen} = ${plain.en}`)
}

/** A value with the reason that its options give: it is the least that is missing among theirs. */
function withOptions(value: Words, options: Part['options']): Words {
  if (!options || options.length > MOST_OPTIONS) return value
  const set = `{${options.join(', ')}}`
  return options.length === 0
    ? { en: `${value.en} (no move)`, zh: `${value.zh}（不能走）` }
    : {
        en: `${value.en}, the least number missing from the values ${set} that its moves reach`,
        zh: `${value.zh}，即走一步能到的值 ${set} 中最小的缺失数`,
      }
}

/** How a part of a sum gets its value. */
function componentValue<P>(part: Component<P>, plain: Words): Words {
  const own = solve(gameOfPart(part), part.position)
  const { parts } = own
  if (parts.length === 1) return partValue(own, 0)
  return parts.length > 1 ? xorLine(parts.map(({ value }) => value)) : plain
}

/** Positions that are looked at again to tell what the moves of one reach. */
const FEW_POSITIONS = 3000
/** As many moves are listed. */
const FEW_MOVES = 12

/** What each move of a position with few of them reaches; undefined where that is long. */
export function reachedWords<P>({ game, position }: Verdict<P>): Words | undefined {
  const moves: Move<P>[] = []
  for (const move of game.rules.moves(position)) {
    if (moves.length === FEW_MOVES) return undefined
    moves.push(move)
  }
  if (moves.length === 0) return undefined
  const reached = within(game, position, moves)
  return reached && listed(game.rules.print(position), reached)
}

interface Reached {
  readonly text: string
  readonly value: bigint | undefined
  readonly outcome: 'N' | 'P' | 'D'
}

function within<P>(
  game: Game<P>,
  position: P,
  moves: readonly Move<P>[],
): readonly Reached[] | undefined {
  try {
    const explored = explore(game, [position], { table: 0, search: FEW_POSITIONS })
    const all = moves.map(({ to }) => ({
      text: game.rules.print(to),
      value: explored.value(to),
      outcome: explored.outcome(to),
    }))
    return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i)
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

const OUTCOMES: Readonly<Record<Reached['outcome'], Words>> = {
  N: { en: 'won for the opponent', zh: '对手必胜' },
  P: { en: 'lost for the opponent', zh: '对手必败' },
  D: { en: 'a draw', zh: '平局' },
}

function listed(from: string, reached: readonly Reached[]): Words {
  const values = reached.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const ordinary = values.length === reached.length
  const list = join(
    reached.map(({ text, value, outcome }) => {
      const what = ordinary ? { en: `value ${value}`, zh: `值 ${value}` } : OUTCOMES[outcome]
      return { en: `${text} (${what.en})`, zh: `${text}（${what.zh}）` }
    }),
    ', ',
    '，',
  )
  if (!ordinary)
    return {
      en: `From ${from} one move leaves ${list.en}.`,
      zh: `从 ${from} 走一步到：${list.zh}。`,
    }
  const missing = leastMissing(values)
  return {
    en: `From ${from} one move leaves ${list.en}; the least number missing is ${missing}.`,
    zh: `从 ${from} 走一步到：${list.zh}；最小的缺失数是 ${missing}。`,
  }
}

/** The least number that is not among these. */
function leastMissing(values: Iterable<bigint>): bigint {
  const set = new Set(values)
  let least = 0n
  while (set.has(least)) least++
  return least
}
