import {
  formula as asFormula,
  atMost,
  equal,
  type Formula,
  periodicAfter,
} from '../../formula/tree.ts'
import type { Game } from '../../games/game.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import type { TurnsGame } from '../../games/partizan/turns.ts'
import type { Budget } from '../../model/budget.ts'
import { within } from '../../model/errors.ts'
import type { Words } from '../../model/words.ts'
import type { PartizanRule } from '../../rules/rule.ts'
import { HeapOutcomes } from '../../values/partizan/heap-outcomes.ts'
import { NoProgram } from '../tree/draft.ts'
import { shortEnough } from './found.ts'
import { methodOf } from './methods.ts'
import { noFormula, nothingKnown, onlySome } from './no-program.ts'
import { LARGE, positionOf } from './position-shape.ts'
import type { Recipe } from './task.ts'
import { theoremWords } from './theorem-words.ts'

/**
 * What is known of a game whose players have different moves, that a program can use when Left begins:
 * a formula for whole numbers, a method, or how it repeats who wins a heap. Throws NoProgram.
 */
export function byTurns(
  { turns, ...game }: TurnsGame<unknown> & Game<unknown>,
  budget: Budget,
): Recipe {
  const { theorem, is } = turns
  const rule = ruleOf(turns)
  if (rule) return byRule(rule, turns, budget)
  const method = is.kind === 'entry' && methodOf(is.entry.slug)
  if (theorem && method)
    return {
      shape: { kind: 'line', method },
      lets: [],
      losing: asFormula(0),
      why: [...theoremWords(theorem), LEFT_STARTS],
    }
  if (!theorem) throw nothingKnown(game)
  if (!theorem.formula) throw (theorem.covers ? onlySome : noFormula)(game, theorem)
  const { shape, lets } = positionOf(game, theorem.formula)
  const names = game.shape.kind === 'records' ? game.shape.names : []
  return {
    shape: shape.kind === 'heaps' ? { ...shape, each: names.map(summand) } : shape,
    lets,
    losing: atMost(theorem.formula, 0),
    why: [...theoremWords(theorem), LEFT_BEGINS],
  }
}

function ruleOf({ is }: PartizanGame<unknown>): PartizanRule | undefined {
  if (is.kind === 'misere') return ruleOf(is.of)
  return is.kind === 'rule' ? is.rule : undefined
}

/** A number of a heap whose values are added up: the sum should need no more than 64 bits. */
const summand = (name: string) => ({ name, range: { least: 0n, most: 10n ** 12n } })

const LEFT_BEGINS: Words = {
  en: 'Left begins, and wins when the value, a whole number, is positive; when it is 0 or negative, Right wins.',
  zh: '左方先走；值是整数，为正时左方胜，为 0 或负时右方胜。',
}

const LEFT_STARTS: Words = { en: 'Left begins.', zh: '左方先走。' }

/** A single heap: who wins it repeats, since it follows from who wins as many smaller ones. */
function byRule(rule: PartizanRule, game: PartizanGame<unknown>, budget: Budget): Recipe {
  const heaps = HeapOutcomes.of(rule, game.convention)
  if (!heaps) throw splitsOrTakesAny(game)
  const wins = (n: number) => (/[LN]/.test(heaps.at(BigInt(n), budget)) ? 1 : 0)
  // the last heap that is read: all before it are known, or those of a period
  const found = within(() => heaps.at(LARGE.most, budget)) && heaps.period
  if (!found) throw longPeriod(game)
  const { from, length, checkedTo } = found
  const list = Array.from({ length: from + length }, (_, n) => wins(n))
  const value: Formula = periodicAfter('n', list.slice(0, from), list.slice(from))
  if (!shortEnough(value)) throw longPeriod(game)
  return {
    shape: { kind: 'numbers', names: [{ name: 'n', range: LARGE }] },
    lets: [],
    losing: equal(value, 0),
    why: [
      {
        en: `Left begins. Who wins a heap repeats with period ${length} from ${from} on, because it follows from who wins the heaps that a move can leave; those up to ${checkedTo} were looked at.`,
        zh: `左方先走。各堆的胜负自 ${from} 起以 ${length} 为周期：一堆的胜负由一步之后各堆的胜负决定；已看过 ${checkedTo} 以内的堆。`,
      },
      {
        en: 'Several heaps are not decided by who wins each: this program reads one.',
        zh: '多堆的胜负不能由各堆的胜负得出：本程序只读一堆。',
      },
    ],
  }
}

function splitsOrTakesAny({ name, nameZh }: PartizanGame<unknown>): NoProgram {
  return new NoProgram({
    en: `A program is printed for rules of each player that take a bounded number and never split, of which who wins a single heap repeats; ${name} is no such rule.`,
    zh: `只有双方各自取有限多种数目、不拆分的规则，单堆的胜负才有周期，可以输出程序；${nameZh} 不是。`,
  })
}

function longPeriod({ name, nameZh }: PartizanGame<unknown>): NoProgram {
  return new NoProgram({
    en: `Who wins a heap of ${name} repeats too late for a short program.`,
    zh: `${nameZh} 各堆的胜负重复得太晚，写不成短程序。`,
  })
}
