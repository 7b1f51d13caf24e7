import { partitions } from '../model/enumerate.ts'
import { type Move, untold } from '../model/moves.ts'
import type { Rules } from '../model/rules.ts'
import type { Words } from '../model/words.ts'
import { amountsFrom } from './amounts.ts'
import { numbersText, parseNumbers } from './numbers.ts'
import { partingsOf } from './partings.ts'
import type { Progression } from './progressions.ts'
import type { CodeRule, HeapRule } from './rule.ts'

/** Take any of these amounts from a heap and leave exactly this many heaps. */
export interface Break {
  readonly takes: Progression
  /** 1 also stands for leaving nothing, when all is taken. */
  readonly parts: 1 | 2 | 3
  readonly unequal: boolean
}

/**
 * The ways to move in a heap that take from it or split it in two or three, grouped by the amounts
 * taken and the number of heaps left; `into` of a rule is apart from them.
 */
export function* breaksOf(rule: HeapRule | CodeRule, heap: bigint): Generator<Break> {
  if (rule.kind === 'code') return yield* codeBreaks(rule, heap)
  if (rule.take) {
    for (const takes of amountsFrom(rule.take, heap)) {
      yield { takes, parts: 1, unequal: false }
      if (rule.thenSplit) yield { takes, parts: 2, unequal: false }
    }
  }
  if (rule.split)
    yield { takes: { first: 0n, step: 1n, count: 1n }, parts: 2, unequal: rule.split === 'unequal' }
}

function* codeBreaks(rule: CodeRule, heap: bigint): Generator<Break> {
  for (const [i, digit] of rule.digits.entries()) {
    const left = heap - BigInt(i)
    if (left < 0n) break
    const takes = { first: BigInt(i), step: 1n, count: 1n }
    if (left === 0n ? digit & 1 : digit & 2) yield { takes, parts: 1, unequal: false }
    if (digit & 4 && left >= 2n) yield { takes, parts: 2, unequal: false }
    if (digit & 8 && left >= 3n) yield { takes, parts: 3, unequal: false }
  }
}

/** The heaps that one heap may become, each as a list of heaps in rising order. */
export function* optionsOf(rule: HeapRule | CodeRule, heap: bigint): Generator<bigint[]> {
  for (const { takes, parts, unequal } of breaksOf(rule, heap)) {
    for (let i = 0n; i < takes.count; i++) {
      const left = heap - takes.first - i * takes.step
      if (parts === 1) yield [left]
      else if (parts === 2) {
        for (let a = 1n; unequal ? 2n * a < left : 2n * a <= left; a++) yield [a, left - a]
      } else {
        for (let a = 1n; 3n * a <= left; a++)
          for (let b = a; a + 2n * b <= left; b++) yield [a, b, left - a - b]
      }
    }
  }
  if (rule.kind === 'heap' && rule.into) yield* partingsOf(rule.into, heap)
}

/** The text of a move in heap number `index` (from 0): `heap 2: 5 → 4`. */
export function heapMoveText(index: number, from: bigint, to: readonly bigint[]): Words {
  const change = `${from} → ${to.join(' + ')}`
  return { en: `heap ${index + 1}: ${change}`, zh: `第 ${index + 1} 堆：${change}` }
}

/** The move that turns one heap of a position into others. */
export function heapMove(
  heaps: readonly bigint[],
  index: number,
  parts: readonly bigint[],
): Move<readonly bigint[]> {
  const to = [...heaps.slice(0, index), ...parts, ...heaps.slice(index + 1)]
  return untold(to, () => heapMoveText(index, heaps[index] as bigint, parts))
}

/** A text that is the same for heaps in another order, or with empty ones among them. */
export function heapsKey(heaps: readonly bigint[]): string {
  if (isInOrder(heaps)) return numbersText(heaps)
  return numbersText(heaps.filter((h) => h > 0n).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** Whether heaps rise and none of them is empty, so that they are their own key. */
function isInOrder(heaps: readonly bigint[]): boolean {
  let last = 1n
  for (const heap of heaps) {
    if (heap < last) return false
    last = heap
  }
  return true
}

/** Positions that are lists of heaps, each of which is moved in by the same rule. */
export function heapRules(rule: HeapRule | CodeRule): Rules<readonly bigint[]> {
  return {
    parse: (text) => parseNumbers(text, { least: 1 }),
    print: numbersText,
    key: heapsKey,
    *moves(heaps) {
      for (const [index, heap] of heaps.entries())
        for (const parts of optionsOf(rule, heap)) yield heapMove(heaps, index, parts)
    },
    *upTo(size) {
      for (const heaps of partitions(size)) yield heaps.length > 0 ? heaps : [0n]
    },
    axes: 1,
    at: (coordinates) => coordinates,
  }
}
