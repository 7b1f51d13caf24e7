import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import type { Words } from '../model/words.ts'
import { solve } from '../solve/solve.ts'
import { explain } from './explain.ts'

/** A step of a derivation. */
export interface Derived {
  readonly title: Words
  readonly text: Words
}

/** What a derivation may cost: about a second of work. */
export const BUDGET: Budget = { table: 50_000_000, search: 300_000, memory: 2 ** 28 }
/** As many values are listed. */
export const LISTED = 20

/** The headings of the steps. */
export const TITLES = {
  values: { en: 'How the values come about', zh: 'SG 值的由来' },
  outcomes: { en: 'How the outcomes come about', zh: '胜负的由来' },
  period: { en: 'Period', zh: '周期' },
  pattern: { en: 'Pattern', zh: '规律' },
  heaps: { en: 'Several heaps', zh: '多堆' },
  sum: { en: 'The sum', zh: '和' },
  example: { en: 'Worked out', zh: '算例' },
  misere: { en: 'Misère play', zh: '反常规' },
} as const satisfies Record<string, Words>

/** `G(0), G(1), … = 0, 1, 2, …` */
export function listOf(last: number, at: (n: number) => number | bigint | string): Words {
  const list = Array.from({ length: last }, (_, n) => at(n)).join(', ')
  return { en: `G(0), G(1), … = ${list}, …`, zh: `G(0)、G(1)…… = ${list}……` }
}

/** A position with the reason for its verdict. */
export function worked(game: Game<unknown>, position: unknown): Words {
  const text = game.rules.print(position)
  const reason = explain(solve(game, position, BUDGET))
  return { en: `${text}\n${reason.en}`, zh: `${text}\n${reason.zh}` }
}
