import { tuples } from '../../model/enumerate.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { heapMove, heapRules } from '../../rules/heaps.ts'
import { range, take } from '../../rules/make.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import type { HeapRule } from '../../rules/rule.ts'
import { rule } from '../../rules/syntax.ts'
import { defineOwnGame } from '../define.ts'
import type { Component } from '../game.ts'
import { lookOfHeaps } from '../look.ts'

type Heaps = readonly bigint[]

const RULES = ['take 2^k', 'take fib', 'take any', 'take {1} or even', 'take odd']
const NOTES: readonly Words[] = [
  { en: 'take 1, 2, 4, …', zh: '取 1、2、4……颗' },
  { en: 'take 1, 2, 3, 5, …', zh: '取 1、2、3、5……颗' },
  { en: 'take any number', zh: '取任意多颗' },
  { en: 'take 1 or an even number', zh: '取 1 颗或偶数颗' },
  { en: 'take an odd number', zh: '取奇数颗' },
]
const known: HeapRule[] = []

/** What may be taken of the heap at an index from 0, in a few words. */
function noteAt(index: number): Words {
  return NOTES[index] ?? { en: `take 1 to ${index + 1}`, zh: `取 1 到 ${index + 1} 颗` }
}

/** The rule of the heap at an index from 0. */
function ruleAt(index: number): HeapRule {
  const text = RULES[index]
  known[index] ??= text ? (rule(text) as HeapRule) : take(range(1n, BigInt(index + 1)))
  return known[index]
}

const rules: Rules<Heaps> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (heaps) => heaps.join(' '),
  *moves(heaps) {
    for (const [index, heap] of heaps.entries())
      for (const { to } of heapRules(ruleAt(index)).moves([heap])) yield heapMove(heaps, index, to)
  },
  *upTo(size) {
    for (let heaps = 1; heaps <= 7; heaps++) yield* tuples(heaps, size)
  },
  axes: undefined,
}

/** A heap with its rule; its words are made when asked for, since a judge asks for values only. */
class Part implements Component<Heaps> {
  readonly game: HeapRule
  readonly position: Heaps
  readonly after: (move: Move<unknown>) => Move<Heaps>
  private readonly index: number

  constructor(heaps: Heaps, heap: bigint, index: number) {
    this.game = ruleAt(index)
    this.position = [heap]
    this.after = ({ to }) => heapMove(heaps, index, to as Heaps)
    this.index = index
  }

  get text(): Words {
    const [heap] = this.position
    return { en: `heap ${this.index + 1}: ${heap}`, zh: `第 ${this.index + 1} 堆：${heap}` }
  }
}

export const game = defineOwnGame({
  slug: 'mixed',
  names: { en: 'The mixed sum', zh: '混合取石子' },
  about: {
    en: 'A move takes a power of 2 (1, 2, 4, …) from heap 1, a Fibonacci number from heap 2, any number from heap 3, one or an even number from heap 4, an odd number from heap 5, or 1 to i stones from heap i (i ≥ 6). Whoever takes the last stone wins.',
    zh: '第 1 堆每次取 2 的幂（1、2、4……）颗，第 2 堆取斐波那契数颗，第 3 堆取任意多颗，第 4 堆取 1 颗或偶数颗，第 5 堆取奇数颗，第 i 堆（i ≥ 6）取 1 到 i 颗。取到最后一颗者胜。',
  },
  position: { en: 'the heaps in order', zh: '依次写出各堆' },
  shape: HEAPS,
  look: (heaps) => {
    const { piles, ...look } = lookOfHeaps(heaps)
    return { ...look, piles: piles.map((pile, i) => ({ ...pile, note: noteAt(i) })) }
  },
  rules: () => rules,
  ruleOfHeap: ruleAt,
  components: (heaps) => heaps.map((heap, index) => new Part(heaps, heap, index)),
  examples: ['mixed: 2 4 3 3 6 7', 'mixed: 3', 'mixed: 1 1'],
})
