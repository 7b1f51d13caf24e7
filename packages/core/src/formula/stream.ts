import { compileSmall } from './compile.ts'
import { evaluate } from './evaluate.ts'
import type { Formula } from './tree.ts'
import { childrenOf, mapChildren, readsPosition } from './walk.ts'

type Vars = Readonly<Record<string, bigint>>
type Fold = Formula & { op: 'xorOf' | 'maxOf' }

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

/**
 * The one-pass form of a formula over heaps of one number; undefined where it has something else
 * to fold than xor and maximum, or a name without a value.
 */
export function streamOf(formula: Formula, vars: Vars): HeapStream | undefined {
  if (!isStreamable(formula, vars, false)) return undefined
  const { folds, plain, body } = partsOf(formula)
  const totals = folds.map((fold) => new Total(fold, vars))
  const finish = (value: (i: number) => bigint) => {
    const found: Record<string, bigint> = { ...vars }
    for (let i = 0; i < folds.length; i++) found[nameOf(i)] = value(i)
    return evaluate(body, { vars: found })
  }
  return {
    plain,
    fromTotals: ({ xor, max }) => finish((i) => (folds[i]?.op === 'xorOf' ? xor : max)),
    add(block) {
      for (const total of totals) total.add(block)
    },
    result: () => finish((i) => totals[i]?.value ?? 0n),
  }
}

/** What a formula folds, and itself with names in the place of its folds. */
interface Parts {
  readonly folds: readonly Fold[]
  /** Whether nothing but the heaps themselves is folded. */
  readonly plain: boolean
  readonly body: Formula
}

/** Parts already found, since a judge asks for the same formula in every case of its input. */
const known = new WeakMap<Formula, Parts>()

function partsOf(formula: Formula): Parts {
  let parts = known.get(formula)
  if (!parts) {
    const folds = foldsOf(formula)
    const plain = folds.every(({ of: [each] }) => each.op === 'var' && each.name === 'n')
    parts = { folds, plain, body: named(formula, folds) }
    known.set(formula, parts)
  }
  return parts
}

/** The name that a fold has in the body: no formula that is read has such a one. */
const nameOf = (i: number) => `#${i}`

/** Forms already made of formulas without further names. */
const made = new WeakMap<Formula, Small | 'none'>()
type Small = (n: number) => number

/** The fast form of a formula of n, where there is one. */
function smallForm(each: Formula, vars: Vars): Small | 'none' {
  const known = made.get(each)
  if (known) return known
  const form = compileSmall(each, vars) ?? 'none'
  if (Object.keys(vars).length === 0) made.set(each, form)
  return form
}

/** The running xor or maximum of one formula of n. */
class Total {
  private low = 0
  private high = 0n
  private readonly fold: Fold
  private readonly vars: Vars
  /** Made when the first block comes: totals that are read elsewhere need none. */
  private small: Small | 'none' | undefined

  constructor(fold: Fold, vars: Vars) {
    this.fold = fold
    this.vars = vars
  }

  add(block: Uint32Array | readonly bigint[]): void {
    this.small ??= smallForm(this.fold.of[0], this.vars)
    const { small } = this
    if (this.fold.op === 'maxOf' && small !== 'none' && block instanceof Uint32Array) {
      let most = 0
      for (const n of block) most = Math.max(most, small(n))
      if (BigInt(most) > this.high) this.high = BigInt(most)
      return
    }
    if (this.fold.op === 'xorOf' && small !== 'none' && block instanceof Uint32Array) {
      let xor = 0
      for (const n of block) {
        const value = small(n)
        if (value >= 0 && value < 2 ** 32) xor ^= value
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

/** Whether all names have values, and xor and maximum, not one within the other, are all folds. */
function isStreamable(formula: Formula, vars: Vars, within: boolean): boolean {
  if (formula.op === 'var') return formula.name === 'n' || formula.name in vars
  const fold = isFold(formula)
  if (readsPosition(formula) && (within || !fold)) return false
  return childrenOf(formula).every((f) => isStreamable(f, vars, within || fold))
}

function foldsOf(formula: Formula): Fold[] {
  return isFold(formula) ? [formula] : childrenOf(formula).flatMap(foldsOf)
}

function isFold(formula: Formula): formula is Fold {
  return formula.op === 'xorOf' || formula.op === 'maxOf'
}

/** The formula with names in the place of its folds. */
function named(formula: Formula, folds: readonly Fold[]): Formula {
  if (isFold(formula)) return { op: 'var', name: nameOf(folds.indexOf(formula)) }
  return mapChildren(formula, (f) => named(f, folds))
}
