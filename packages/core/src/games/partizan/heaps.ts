import { partitions } from '../../model/enumerate.ts'
import { inside, Meter } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Convention, Mover } from '../../model/outcome.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { canonical } from '../../rules/canonical.ts'
import { heapMoveText, heapsKey, optionsOf } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { printRule } from '../../rules/print.ts'
import type { PartizanRule } from '../../rules/rule.ts'
import { gameOfRule } from '../catalogue.ts'
import { boardOf } from '../frame.ts'
import type { Game } from '../game.ts'
import { lookOfHeaps } from '../look.ts'
import { type PartizanRules, partizanOf, rulesOf } from './define.ts'
import type { PartizanGame } from './game.ts'
import { misereOfPartizan } from './sum.ts'

/** Heaps without empty ones. */
type Heaps = readonly bigint[]

/** As many options are listed at once: values with more are out of reach. */
const MOST_OPTIONS = 200_000

/** The game of a rule for each player, told for each of them also where both have the same. */
export function gameOfPartizanRule(
  rule: PartizanRule,
  convention: Convention,
): PartizanGame<unknown> {
  const game = partizanHeaps(rule)
  return convention === 'misere' ? misereOfPartizan(game) : game
}

/** The impartial game of a rule for each player, where both have the same. */
export function impartialOfRule(
  { left, right }: PartizanRule,
  convention: Convention,
): Game<unknown> | undefined {
  return canonical(left) === canonical(right) ? gameOfRule(left, convention) : undefined
}

function partizanHeaps(rule: PartizanRule): PartizanGame<unknown> {
  const own = heapsOf(rule)
  const board = boardOf(rule.left) === 'rows' ? 'rows' : boardOf(rule.right)
  const game: PartizanGame<Heaps> = {
    name: printRule(rule, 'en'),
    nameZh: printRule(rule, 'zh'),
    is: { kind: 'rule', rule },
    convention: 'normal',
    rules: { ...rulesOf(own), key: heapsKey },
    shape: HEAPS,
    look: (heaps) => lookOfHeaps(heaps, board),
    partizan: partizanOf(own),
  }
  return game
}

/** Positions that are lists of heaps, in each of which a player moves by the player's own rule. */
function heapsOf(rule: PartizanRule): PartizanRules<Heaps> {
  return {
    parse: parseHeaps,
    print: (heaps) => (heaps.length > 0 ? heaps.join('+') : 'empty'),
    *moves(heaps, mover) {
      for (const { move } of heapMoves(rule, heaps, mover)) yield move
    },
    *upTo(size) {
      for (const heaps of partitions(size)) yield heaps.filter((heap) => heap > 0n)
    },
    options: (heaps, mover) => optionList(rule, heaps, mover),
    parts: (heaps) => heaps.map((heap) => [heap]),
    likeness: (heaps) => ({ key: heapsKey(heaps), negative: false }),
    axes: 1,
    at: filled,
  }
}

/** The moves of a player, with the heap that each changes and what it leaves of it. */
export function* heapMoves(
  rule: PartizanRule,
  heaps: Heaps,
  mover: Mover,
): Generator<{ readonly move: Move<Heaps>; readonly index: number; readonly to: Heaps }> {
  for (const [index, heap] of heaps.entries())
    for (const parts of optionsOf(rule[mover], heap))
      yield { move: new HeapMove(heaps, index, parts), index, to: filled(parts) }
}

function optionList(rule: PartizanRule, heaps: Heaps, mover: Mover): Heaps[] {
  const meter = new Meter(MOST_OPTIONS)
  const list: Heaps[] = []
  for (const [index, heap] of heaps.entries())
    for (const parts of optionsOf(rule[mover], heap)) {
      meter.tick()
      list.push(replaced(heaps, index, parts))
    }
  return list
}

/** A move of which nothing is worked out before it is asked: of many heaps, most are only counted. */
class HeapMove implements Move<Heaps> {
  readonly #heaps: Heaps
  readonly #index: number
  readonly #parts: Heaps

  constructor(heaps: Heaps, index: number, parts: Heaps) {
    this.#heaps = heaps
    this.#index = index
    this.#parts = parts
  }

  get text(): Words {
    return heapMoveText(this.#index, this.#heaps[this.#index] as bigint, this.#parts)
  }

  get to(): Heaps {
    return replaced(this.#heaps, this.#index, this.#parts)
  }
}

function replaced(heaps: Heaps, index: number, parts: Heaps): Heaps {
  return [...heaps.slice(0, index), ...filled(parts), ...heaps.slice(index + 1)]
}

function filled(heaps: Heaps): Heaps {
  return heaps.filter((heap) => heap > 0n)
}

/** Heaps with blanks, commas or plus signs between them. */
function parseHeaps(text: string): Heaps {
  if (/^\s*(empty|空)\s*$/i.test(text)) return []
  return inside(text, 0, () => filled(parseNumbers(text.replaceAll('+', ' '), { least: 1 })))
}
