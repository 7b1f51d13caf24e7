import {
  type Comparison,
  type CounterMove,
  type CounterRule,
  FREE,
  type Linear,
} from '../../rules/rule.ts'

/** base + slope · k ≥ 0, or another comparison with 0. */
export interface Limit {
  readonly base: Linear
  readonly slope: bigint
  readonly is: Comparison
}

/** What the counters become, as linear forms of the counters and k. */
export function nextOf(
  { names }: CounterRule,
  { changes }: CounterMove,
): { base: Linear; slope: bigint }[] {
  return names.map((name) => {
    const change = changes.find((c) => c.counter === name)
    const own: Linear = { constant: 0n, terms: [[name, 1n]] }
    if (!change) return { base: own, slope: 0n }
    const sum =
      change.by === ':=' ? change.value : added(own, change.value, change.by === '+=' ? 1n : -1n)
    return split(sum)
  })
}

/** What must hold for a move: no changed counter below 0, and the conditions. */
export function limitsOf(rule: CounterRule, move: CounterMove): Limit[] {
  const changed = nextOf(rule, move).filter((_, i) =>
    move.changes.some((c) => c.counter === rule.names[i]),
  )
  const limits = changed.map((form): Limit => ({ ...form, is: '>=' }))
  for (const { left, is, right } of move.where) {
    const form = split(added(left, right, -1n))
    // a condition that bounds k from above is written as one that is ≥ 0 or > 0
    if (is === '<' || is === '<=')
      limits.push({ ...split(scaled(added(left, right, -1n), -1n)), is: is === '<' ? '>' : '>=' })
    else limits.push({ ...form, is })
  }
  // k is at least 1
  return limits.filter(({ base, slope, is }) => is !== '>=' || slope < 0n || !isNatural(base))
}

/** Whether a form is never negative, since counters are not. */
function isNatural({ constant, terms }: Linear): boolean {
  return constant >= 0n && terms.every(([, by]) => by > 0n)
}

function split(form: Linear): { base: Linear; slope: bigint } {
  const slope = form.terms.find(([name]) => name === FREE)?.[1] ?? 0n
  return { base: { ...form, terms: form.terms.filter(([name]) => name !== FREE) }, slope }
}

/** The form with its part that is a multiple of k. */
export function withFree({ constant, terms }: Linear, slope: bigint): Linear {
  return { constant, terms: slope === 0n ? terms : [...terms, [FREE, slope]] }
}

/** The form and a number more. */
export function plus({ constant, terms }: Linear, by: bigint): Linear {
  return { constant: constant + by, terms }
}

function scaled({ constant, terms }: Linear, by: bigint): Linear {
  return { constant: constant * by, terms: terms.map(([name, c]) => [name, c * by]) }
}

function added(a: Linear, b: Linear, by: bigint): Linear {
  const sums = new Map(a.terms)
  for (const [name, c] of b.terms) sums.set(name, (sums.get(name) ?? 0n) + by * c)
  const terms = [...sums].filter(([, c]) => c !== 0n)
  return { constant: a.constant + by * b.constant, terms }
}

/** A linear form in the notation of programs, its names replaced. */
export function linearText(
  { constant, terms }: Linear,
  rename: ReadonlyMap<string, string>,
): string {
  const parts = terms.map(([name, by]) => {
    const size = by < 0n ? -by : by
    const text = rename.get(name) ?? name
    return { negative: by < 0n, text: size === 1n ? text : `${size} * ${text}` }
  })
  // what is added comes first, so that no sum begins with a sign
  parts.sort((a, b) => Number(a.negative) - Number(b.negative))
  if (constant !== 0n || parts.length === 0)
    parts.push({ negative: constant < 0n, text: `${constant < 0n ? -constant : constant}` })
  return parts
    .map(
      ({ negative, text }, i) =>
        (i === 0 ? (negative ? '-' : '') : negative ? ' - ' : ' + ') + text,
    )
    .join('')
}

/** Two forms without minus signs whose difference is the given one. */
export function sidesOf({ constant, terms }: Linear): { left: Linear; right: Linear } {
  return {
    left: { constant: constant > 0n ? constant : 0n, terms: terms.filter(([, by]) => by > 0n) },
    right: {
      constant: constant < 0n ? -constant : 0n,
      terms: terms.flatMap(([name, by]): [string, bigint][] => (by < 0n ? [[name, -by]] : [])),
    },
  }
}
