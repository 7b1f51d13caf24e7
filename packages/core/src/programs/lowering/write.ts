import type { OutcomeWords } from '../known/task.ts'
import { choice, text } from '../tree/nodes.ts'
import type { Expr, Statement } from '../tree/tree.ts'

/** Writes who wins. */
export function write(losing: Expr, [wins, loses, draws]: OutcomeWords, winning?: Expr): Statement {
  const other =
    winning && draws !== undefined ? choice(winning, text(wins), text(draws)) : text(wins)
  return { kind: 'write', parts: [choice(losing, text(loses), other)], line: true }
}
