import type { Formula } from '../../formula/tree.ts'
import type { Valued } from './draft.ts'
import type { Rising } from './ranges.ts'
import type { Expr } from './tree.ts'

/** The value of an aggregate, and where that is easier to tell, whether it is 0. */
export interface Folded {
  value(): Valued
  isZero?(): Expr
}

/** What the names and the aggregates of a formula stand for in a program. */
export interface Names {
  readonly vars: ReadonlyMap<string, Valued>
  /** The formulas that some of the names were given to. */
  readonly lets?: ReadonlyMap<string, Formula>
  readonly rising?: Rising
  /** What aggregates are, by the key of their formulas. */
  readonly folds: ReadonlyMap<string, Folded>
  /** The value at the root of a tree, by the value of a vertex. */
  readonly tree?: (each: Formula) => Valued
  /** The list of the ends of the edges of a graph. */
  readonly edges?: Expr
}
