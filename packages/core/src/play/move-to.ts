import { gameOfPart } from '../games/catalogue.ts'
import { type Component, counterFrame, type Game, heapFrame } from '../games/game.ts'
import { isOfTurns, leftBy, type Turn } from '../games/partizan/turns.ts'
import type { Theorem } from '../games/theorem.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import { placed } from '../model/shape.ts'
import { allows } from '../rules/amounts.ts'
import { counterRules } from '../rules/counters.ts'
import { heapMove } from '../rules/heaps.ts'
import { allowsParting } from '../rules/partings.ts'
import type { Change, CodeRule, Condition, CounterRule, HeapRule } from '../rules/rule.ts'
import { spreadMoves } from './spread.ts'

/** Moves of a position that are looked at one by one. */
export const MOST_LOOKED = 100_000

type Numbers = readonly bigint[]

/**
 * The move from a position to another; undefined where there is none. Throws BeyondBudget where
 * the position has too many moves to tell.
 */
export function moveTo<P>(game: Game<P>, from: P, to: P): Move<P> | undefined {
  const counters = counterFrame(game)
  if (counters) {
    const moves = counterMovesTo(counters.rule, counters.numbers(from), counters.numbers(to))
    for (const move of moves) return placed(counters, move)
    return undefined
  }
  const heaps = heapFrame(game)
  if (heaps) {
    const move = heapMoveTo(heaps.rule, heaps.numbers(from), heaps.numbers(to))
    return move && placed(heaps, move)
  }
  if (game.rules.find) return game.rules.find(from, to)
  if (game.components) return partMoveTo(game.components(from), game.components(to))
  return oneByOne(game, from, to)
}

/** The move that leaves the position of a text, as the game prints or reads it; throws a TextError. */
export function moveToText<P>(game: Game<P>, from: P, text: string): Move<P> | undefined {
  const { rule, rules } = game
  const whole = isOfTurns(game) ? leftBy((from as Turn<unknown>).mover, text) : text
  const shown = whole.trim()
  const moves = rule ? [] : spreadMoves(game, from, COMPARED)
  return (
    moves.find((move) => rules.print(move.to) === shown) ?? moveTo(game, from, rules.parse(whole))
  )
}

/** Moves whose positions are compared with a text as they are printed. */
const COMPARED = 1000

/** The move that turns one heap into others, where all other heaps are the same. */
function heapMoveTo(
  rule: HeapRule | CodeRule,
  from: Numbers,
  to: Numbers,
): Move<Numbers> | undefined {
  const parts = to.length - from.length + 1
  const into = rule.kind === 'heap' ? rule.into : undefined
  if (parts < 1 || (parts > 3 && !into)) return undefined
  // no part is as large as its heap, so the heap that changed is the first that differs
  let index = 0
  while (index < from.length - 1 && from[index] === to[index]) index++
  if (from.slice(index + 1).some((heap, i) => heap !== to[index + parts + i])) return undefined
  return breakHeap(rule, from, index, to.slice(index, index + parts))
}

/** The move that turns a heap into parts, in any order; undefined where the rule forbids it. */
export function breakHeap(
  rule: HeapRule | CodeRule,
  heaps: Numbers,
  index: number,
  parts: Numbers,
): Move<Numbers> | undefined {
  const heap = heaps[index]
  if (heap === undefined) return undefined
  const sorted = [...parts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  if (rule.kind === 'heap' && rule.into && allowsParting(rule.into, heap, sorted))
    return heapMove(heaps, index, sorted)
  const take = heap - sorted.reduce((sum, part) => sum + part, 0n)
  const empty = sorted.length > 1 && sorted[0] === 0n
  if (take < 0n || empty || !allowsBreak(rule, heap, take, sorted)) return undefined
  return heapMove(heaps, index, sorted)
}

function allowsBreak(
  rule: HeapRule | CodeRule,
  heap: bigint,
  take: bigint,
  parts: Numbers,
): boolean {
  if (rule.kind === 'code') {
    const digit = take < rule.digits.length ? (rule.digits[Number(take)] as number) : 0
    const bit = take === heap ? 1 : 2 ** parts.length
    return (digit & bit) !== 0 && (take > 0n || parts.length > 1)
  }
  const [smaller, larger] = parts
  if (parts.length === 2 && take === 0n && rule.split)
    return rule.split === 'any' || smaller !== larger
  if (parts.length > (rule.thenSplit ? 2 : 1) || !rule.take) return false
  return allows(rule.take, take, heap)
}

/** The moves over counters to given numbers; a number that is undefined may be any. */
export function counterMovesTo(
  rule: CounterRule,
  from: Numbers,
  to: readonly (bigint | undefined)[],
): Iterable<Move<Numbers>> {
  const { names } = rule
  const moves = rule.moves.map((move) => {
    const { changes, where } = move
    const wanted = names.flatMap((name, i): Condition[] => {
      const target = to[i]
      const change = changes.find(({ counter }) => counter === name)
      return target === undefined ? [] : [becomes(name, change, target)]
    })
    return { ...move, where: [...where, ...wanted] }
  })
  return counterRules({ ...rule, moves }).moves(from)
}

/** The condition that a change, or none, gives a counter this number. */
function becomes(name: string, change: Change | undefined, target: bigint): Condition {
  const counter = { constant: 0n, terms: [[name, 1n]] as const }
  const number = { constant: target, terms: [] }
  if (!change) return { left: counter, is: '=', right: number }
  const { by, value } = change
  if (by === ':=') return { left: value, is: '=', right: number }
  if (by === '+=')
    return { left: { ...value, terms: [...value.terms, [name, 1n]] }, is: '=', right: number }
  return { left: counter, is: '=', right: { ...value, constant: value.constant + target } }
}

/** The move in the one part that differs. */
function partMoveTo<P>(
  from: readonly Component<P>[],
  to: readonly Component<P>[],
): Move<P> | undefined {
  if (from.length !== to.length) return undefined
  const changed = from.flatMap((part, i) => {
    const other = to[i] as Component<P>
    return part.text.en === other.text.en ? [] : [{ part, to: other.position }]
  })
  const [only, more] = changed
  if (!only || more) return undefined
  const { position, after } = only.part
  const move = moveTo(gameOfPart(only.part), position, only.to)
  return move && after(move)
}

/** Looks through the moves, then through those to positions of the same value or outcome. */
function oneByOne<P>(game: Game<P>, from: P, to: P): Move<P> | undefined {
  const { rules, theorem } = game
  const text = rules.print(to)
  const lists = [
    () => rules.moves(from),
    () => (theorem?.value && theorem.movesTo?.(from, theorem.value(to), BUDGET)) ?? [],
    () => (theorem ? winningBy(theorem, from) : []),
  ]
  let cut = false
  for (const list of lists) {
    let looked = 0
    for (const move of list()) {
      if (rules.print(move.to) === text) return move
      if (++looked < MOST_LOOKED) continue
      cut = true
      break
    }
    if (!cut) return undefined
  }
  throw tooManyToLook()
}

const BUDGET = { table: 0, search: MOST_LOOKED }

function winningBy<P>(theorem: Theorem<P>, from: P): Iterable<Move<P>> {
  const covered = theorem.covers?.(from) ?? true
  if (!covered || theorem.outcome?.(from) !== 'N') return []
  return theorem.winning?.(from, BUDGET).known() ?? []
}

/** There are too many moves to find one among them. */
export function tooManyToLook(): BeyondBudget {
  return new BeyondBudget({
    en: `This position has more than ${MOST_LOOKED} moves, too many to find that one: choose from the list, or ask for a hint.`,
    zh: `这个局面有超过 ${MOST_LOOKED} 种走法，无法从中找到这一步：请从列表中选，或用“提示”。`,
  })
}
