import { type MemberList, type Share, type Span, shareOf } from './amount-set.ts'
import type { Amounts } from './rule.ts'
import { formOf, type SimpleAmounts } from './sets.ts'

/** Amounts whose members are listed one by one. */
type Listed = MemberList & { readonly amounts: SimpleAmounts }

/** A set of amounts taken apart by how its members are found; what is said twice stands once. */
export interface NormalAmounts {
  /** Members that are given one by one or by ranges, in rising order with gaps between them. */
  readonly spans: readonly Span[]
  readonly shares: readonly Share[]
  /** All numbers but these are members. */
  readonly holes: readonly bigint[] | undefined
  /** All odd (1) or all even (0) numbers are members. */
  readonly parity: 0n | 1n | undefined
  /** The powers of each of these are members. */
  readonly bases: readonly bigint[]
  readonly listed: readonly Listed[]
}

const known = new WeakMap<Amounts, NormalAmounts>()

/** The normal form of a set of amounts, made once for each. */
export function normalAmounts(amounts: Amounts): NormalAmounts {
  const form = known.get(amounts) ?? normalise(amounts)
  known.set(amounts, form)
  return form
}

const ALL: NormalAmounts = {
  spans: [],
  shares: [{ from: 1n, divisor: 1n, less: 0n }],
  holes: undefined,
  parity: undefined,
  bases: [],
  listed: [],
}

function normalise(amounts: Amounts): NormalAmounts {
  const spans: Span[] = []
  const shares = new Map<string, Share>()
  let holes: readonly bigint[] | undefined
  const parities = new Set<0n | 1n>()
  const bases = new Set<bigint>()
  const listed = new Map<string, Listed>()
  for (const part of simpleParts(amounts)) {
    const form = formOf(part)
    switch (form.by) {
      case 'all':
        return ALL
      case 'spans':
        for (const span of form.spans) spans.push(span)
        break
      case 'share':
        {
          const { from, divisor, less } = form
          shares.set(`${from} ${divisor} ${less}`, { from, divisor, less })
        }
        break
      case 'holes':
        holes = holes ? shared(holes, form.holes) : form.holes
        break
      case 'parity':
        parities.add(form.parity)
        break
      case 'powers':
        bases.add(form.base)
        break
      case 'list': {
        const other = listed.get(form.key)
        if (!other || (other.extent ?? 0n) < (form.extent ?? 0n))
          listed.set(form.key, { ...form, amounts: part })
        break
      }
      default:
        form satisfies never
    }
  }
  if (parities.size === 2) return ALL
  return {
    spans: merged(spans),
    shares: [...shares.values()],
    holes,
    parity: [...parities][0],
    bases: [...bases],
    listed: [...listed.values()].sort((a, b) => a.effort - b.effort),
  }
}

/** The amounts of one kind that amounts are made of. */
export function* simpleParts(amounts: Amounts): Generator<SimpleAmounts> {
  if (amounts.kind !== 'union') return yield amounts
  for (const part of amounts.of) yield* simpleParts(part)
}

/** The numbers of both lists. */
function shared(one: readonly bigint[], other: readonly bigint[]): bigint[] {
  const set = new Set(one)
  return other.filter((value) => set.has(value))
}

/** The same numbers as spans in rising order, with a gap between any two. */
function merged(spans: readonly Span[]): Span[] {
  const result: [bigint, bigint][] = []
  for (const [from, to] of [...spans].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))) {
    const last = result.at(-1)
    if (!last || last[1] + 1n < from) result.push([from, to])
    else if (to > last[1]) last[1] = to
  }
  return result
}

/** The members up to `heap` that spans, shares and holes give, as spans with gaps between them. */
export function spansUpTo({ spans, shares, holes }: NormalAmounts, heap: bigint): readonly Span[] {
  const last = spans.at(-1)
  if (shares.length === 0 && !holes && (!last || last[1] <= heap)) return spans
  const all: Span[] = [...spans]
  for (const share of shares) all.push([share.from, shareOf(share, heap)])
  if (holes) {
    let from = 1n
    for (const hole of holes) {
      all.push([from, hole - 1n])
      from = hole + 1n
    }
    all.push([from, heap])
  }
  const cut = all.map(([from, to]): Span => [from, to < heap ? to : heap])
  return merged(cut.filter(([from, to]) => from <= to))
}

/** Whether a number is in one of the spans, which are in rising order. */
export function inSpans(spans: readonly Span[], t: bigint): boolean {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as Span)[1] < t) low = middle + 1
    else high = middle
  }
  return low < spans.length && (spans[low] as Span)[0] <= t
}
