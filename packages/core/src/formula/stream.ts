import { compileSmall } from './compile.ts'
import { evaluate } from './evaluate.ts'
import { childrenOf } from './period.ts'
import type { Aggregate, Formula } from './tree.ts'

type Vars = Readonly<Record<string, bigint>>
type Fold = Formula & { op: Aggregate }

/** The heaps themselves xored and compared, for formulas that need no more than that. */
interface Totals {
  readonly xor: bigint
  readonly max: bigint
}

/** A formula over the heaps of a position, evaluated in one pass that keeps no heap. */
export interface HeapStream {
  /** Whether `fromTotals` suffices. */
  readonly plain: boolean
  fromTotals(totals: Totals): bigint
  add(block: Uint32Array | readonly bigint[]): void
  result(): bigint
}

/** The one-pass form of a formula over heaps; undefined where it has something else to fold. */
export function streamOf(formula: Formula, vars: Vars): HeapStream | undefined {
  const folds = foldsOf(formula)
  if (folds.some(({ op }) => op !== 'xorOf' && op !== 'maxOf')) return undefined
  const totals = folds.map((fold) => new Total(fold, vars))
  const finish = (values: readonly bigint[]) => evaluate(replace(formula, folds, values), { vars })
  return {
    plain: folds.every(({ of: [each] }) => each.op === 'var' && each.name === 'n'),
    fromTotals: ({ xor, max }) => finish(folds.map(({ op }) => (op === 'xorOf' ? xor : max))),
    add(block) {
      for (const total of totals) total.add(block)
    },
    result: () => finish(totals.map((t) => t.value)),
  }
}

/** The running xor or maximum of one formula of n. */
class Total {
  private low = 0
  private high = 0n
  private readonly fold: Fold
  private readonly vars: Vars
  private readonly small: ((n: number) => number) | undefined

  constructor(fold: Fold, vars: Vars) {
    this.fold = fold
    this.vars = vars
    this.small = compileSmall(fold.of[0], vars)
  }

  add(block: Uint32Array | readonly bigint[]): void {
    const { small } = this
    if (this.fold.op === 'xorOf' && small && block instanceof Uint32Array) {
      let xor = 0
      for (const n of block) {
        const value = small(n)
        if (value < 2 ** 32) xor ^= value
        else this.high ^= BigInt(value)
      }
      this.low ^= xor
      return
    }
    for (const n of block) this.addOne(BigInt(n))
  }

  get value(): bigint {
    return this.high ^ BigInt(this.low >>> 0)
  }

  private addOne(n: bigint): void {
    const value = evaluate(this.fold.of[0], { vars: { ...this.vars, n } })
    if (this.fold.op === 'xorOf') this.high ^= value
    else if (value > this.high) this.high = value
  }
}

function foldsOf(formula: Formula): Fold[] {
  if (isFold(formula)) return [formula]
  return childrenOf(formula).flatMap(foldsOf)
}

function isFold(formula: Formula): formula is Fold {
  return ['xorOf', 'maxOf', 'sumOf', 'oddXorOf'].includes(formula.op)
}

/** The formula with numbers in the place of its folds. */
function replace(formula: Formula, folds: readonly Fold[], values: readonly bigint[]): Formula {
  const index = folds.indexOf(formula as Fold)
  if (index >= 0) return { op: 'int', value: values[index] as bigint }
  const go = (f: Formula) => replace(f, folds, values)
  if (formula.op === 'cases')
    return {
      ...formula,
      cases: formula.cases.map((c) => ({ when: go(c.when), value: go(c.value) })),
      otherwise: go(formula.otherwise),
    }
  return 'of' in formula ? ({ ...formula, of: formula.of.map(go) } as unknown as Formula) : formula
}
