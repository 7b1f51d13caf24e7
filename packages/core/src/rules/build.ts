import { TextError } from '../model/errors.ts'
import { isFixed } from './amounts.ts'
import { withParts } from './counter-parts.ts'
import type { Parting } from './partings.ts'
import type {
  RawAmounts,
  RawCompared,
  RawCondition,
  RawHeapRule,
  RawLinear,
  RawMove,
  RawName,
  RawRule,
  RawSplit,
} from './raw.ts'
import {
  type Amounts,
  type Change,
  type CodeRule,
  type Condition,
  type CounterMove,
  type CounterRule,
  FREE,
  type HeapRule,
  type Linear,
  MORE_FREE,
  type PartizanRule,
  type Rule,
} from './rule.ts'
import { amountSetOf } from './sets.ts'

/** The rule as canonical data; throws a TextError where a number or a name makes no sense. */
export function buildRule(text: string, raw: RawRule): Rule | PartizanRule {
  if (raw.kind === 'counters') return buildCounters(text, raw)
  if (raw.kind !== 'partizan') return buildHeapRule(text, raw)
  const { kind, left, right } = raw
  for (const side of [left, right])
    for (const part of side.kind === 'heap' ? side.parts : [])
      if (part.kind)
        throw new TextError(text, part.at, {
          en: 'Where each player has a rule, heaps are split in two at most: write split.',
          zh: '双方规则不同时，一堆至多拆成两堆：请写拆分。',
        })
  return { kind, left: buildHeapRule(text, left), right: buildHeapRule(text, right) }
}

function buildHeapRule(text: string, raw: RawHeapRule): HeapRule | CodeRule {
  if (raw.kind === 'code') {
    const digits = [...raw.digits].map((d) => Number.parseInt(d, 16))
    const first = digits[0] as number
    if (first & 3) {
      const allowed = raw.base === 8 ? '0, 4' : '0, 4, 8, C'
      throw new TextError(text, raw.at, {
        en: `The digit before the point says what a move without taking does: expected ${allowed}.`,
        zh: `小数点前的数字表示不取石子的走法：只能是 ${allowed}。`,
      })
    }
    while (digits.length > 2 && digits.at(-1) === 0) digits.pop()
    return { kind: 'code', base: raw.base, digits }
  }
  const { take, parts, ...rest } = raw
  return {
    ...rest,
    ...(take && { take: buildAmounts(text, take) }),
    ...parts.reduce((made, part) => buildSplit(text, part, made), {}),
  }
}

type Splits = Pick<HeapRule, 'split' | 'into'>

/** The ways to split with one more; two of one kind would say the same or contradict each other. */
function buildSplit(text: string, raw: RawSplit, made: Splits): Splits {
  const fail = (en: string, zh: string): never => {
    throw new TextError(text, raw.at, { en, zh })
  }
  const next = raw.kind ? buildParting(raw, fail) : { split: raw.way }
  if ((next.split && made.split) || (next.into && made.into))
    fail(
      'The rule has another way to split already: leave one of them out.',
      '这条规则已有另一种拆分：请去掉其中一种。',
    )
  return { ...made, ...next }
}

/** A way to replace heaps; into exactly two is a split as any other. */
function buildParting(
  raw: Parting & { at: number },
  fail: (en: string, zh: string) => never,
): Splits {
  const { at: _, ...into } = raw
  if (into.kind === 'halves' && into.heaps < 1n)
    fail('A heap is replaced by at least 1 half.', '至少换成 1 个半堆。')
  if (into.kind !== 'parts') return { into }
  const { from, to, equal } = into
  if (from < 2n) fail('A heap is split into at least 2.', '至少拆分成 2 堆。')
  if (to !== undefined && to < from)
    fail(
      `The range ${from}..${to} is empty: write the smaller number first.`,
      `范围 ${from}..${to} 是空的：请先写较小的数。`,
    )
  return from === 2n && to === 2n && !equal ? { split: 'any' } : { into }
}

function buildAmounts(text: string, raw: RawAmounts): Amounts {
  if (raw.kind === 'union')
    return { kind: 'union', of: raw.of.map((part) => buildAmounts(text, part)) }
  return amountSetOf(raw).canonical(raw, (en, zh) => {
    throw new TextError(text, raw.at ?? 0, { en, zh })
  })
}

function buildCounters(text: string, raw: RawRule & { kind: 'counters' }): CounterRule {
  const places = new Map<string, number>() // k comes behind all counters
  for (const { name, offset } of raw.names) {
    if (name === FREE || places.has(name))
      throw new TextError(text, offset, {
        en:
          name === FREE
            ? 'k stands for any positive integer and cannot be a counter.'
            : `The counter ${name} is named twice.`,
        zh: name === FREE ? 'k 表示任意正整数，不能作计数器的名字。' : `计数器 ${name} 重复了。`,
      })
    places.set(name, places.size)
  }
  const names = [...places.keys()]
  const isFree = (name: string) => name === FREE || (MORE_FREE.includes(name) && !places.has(name))
  const known = ({ name, offset }: RawName, free: boolean) => {
    if (places.has(name) || (free && isFree(name))) return name
    const some = names.length > 8 ? [...names.slice(0, 8), '…'] : names
    const list = [...some, ...(free ? [FREE, ...MORE_FREE.filter(isFree)] : [])].join(', ')
    throw new TextError(text, offset, {
      en: `Unknown counter ${name}: expected ${list}.`,
      zh: `没有计数器 ${name}：可用的有 ${list}。`,
    })
  }
  const place = (name: string) => places.get(name) ?? places.size + 1 + MORE_FREE.indexOf(name)
  const linear = (form: RawLinear, free = true): Linear => {
    let constant = 0n
    const sums = new Map<string, bigint>()
    const products = new Map<string, readonly [readonly string[], bigint]>()
    for (const { by, names: factors } of form) {
      const [first, ...more] = factors.map((name) => known(name, free))
      if (first === undefined) constant += by
      else if (more.length === 0) sums.set(first, (sums.get(first) ?? 0n) + by)
      else {
        for (const { name, offset } of factors)
          if (isFree(name))
            throw new TextError(text, offset, {
              en: `${name} may be multiplied by a number only: write “k in squares” and the like for powers.`,
              zh: `${name} 只能乘以一个数：幂请写成“k 属于 平方数”之类。`,
            })
        const sorted = [first, ...more].sort((p, q) => place(p) - place(q))
        const key = sorted.join('*')
        products.set(key, [sorted, (products.get(key)?.[1] ?? 0n) + by])
      }
    }
    const terms = [...sums].filter(([, by]) => by !== 0n)
    const own = [...products.values()].filter(([, by]) => by !== 0n)
    return {
      constant,
      terms: terms.sort(([p], [q]) => place(p) - place(q)),
      ...(own.length > 0 && { products: own }),
    }
  }
  const condition = (c: RawCompared, free = true): Condition => ({
    left: linear(c.left, free),
    is: c.is,
    right: linear(c.right, free),
  })
  const compared = (c: RawCondition): RawCompared => {
    if ('left' in c) return c
    throw new TextError(text, c.at, {
      en: 'Expected a comparison of counters here: k is the number of a move.',
      zh: '这里应是计数器的比较：k 是走法中的数。',
    })
  }
  const k: Linear = { constant: 0n, terms: [[FREE, 1n]] }
  const build = (move: RawMove): CounterMove => {
    const changed = new Set<string>()
    const where: Condition[] = []
    const sets: Amounts[] = []
    let chosen = false
    const choose = (at: number) => {
      if (chosen)
        throw new TextError(text, at, {
          en: 'A move chooses one number: write k for it where it is meant again.',
          zh: '一个走法只选一个数：再次用到它时请写 k。',
        })
      chosen = true
    }
    const setOf = (amounts: RawAmounts, at: number) => {
      const set = buildAmounts(text, amounts)
      if (!isFixed(set))
        throw new TextError(text, at, {
          en: 'These amounts depend on a heap: here expected amounts such as {1,3}, odd or squares.',
          zh: '这些取数与堆数有关：这里应是 {1,3}、奇数、平方数之类。',
        })
      sets.push(set)
    }
    const changes = move.changes.map(({ counter, by, value }): Change => {
      const name = known(counter, false)
      if (changed.has(name))
        throw new TextError(text, counter.offset, {
          en: `A move changes ${name} twice.`,
          zh: `一个走法里 ${name} 变了两次。`,
        })
      changed.add(name)
      if (Array.isArray(value)) return { counter: name, by, value: linear(value) }
      // a counter may be called as some amounts are
      if ('word' in value && places.has(value.word))
        return { counter: name, by, value: { constant: 0n, terms: [[value.word, 1n]] } }
      choose(value.at)
      if ('amounts' in value) setOf(value.amounts, value.at)
      else
        where.push(
          { left: k, is: '>=', right: linear(value.from, false) },
          { left: k, is: '<=', right: linear(value.to, false) },
        )
      return { counter: name, by, value: k }
    })
    for (const c of move.where)
      if ('left' in c) where.push(condition(c))
      else {
        if (c.name.name !== FREE)
          throw new TextError(text, c.name.offset, {
            en: `Expected k before “in”, found ${c.name.name}.`,
            zh: `“属于”前应是 k，却是 ${c.name.name}。`,
          })
        setOf(c.amounts, c.at)
      }
    if (sets.length > 1)
      throw new TextError(text, move.changes[0]?.counter.offset ?? 0, {
        en: 'k is said to be in two sets: write one of them.',
        zh: 'k 属于两个集合：只写一个。',
      })
    const [amounts] = sets
    const leaves = move.leaves?.map(({ forms, at }) => {
      if (forms.length !== names.length)
        throw new TextError(text, at, {
          en: `Expected ${names.length} numbers in brackets, one for each counter, found ${forms.length}.`,
          zh: `括号里应有 ${names.length} 个数，每个计数器一个，却有 ${forms.length} 个。`,
        })
      return forms.map((form) => linear(form))
    })
    return withLetters({
      changes,
      where,
      ...(amounts && { amounts }),
      ...(leaves && { leaves }),
    })
  }
  /** A move with the letters beside k that it uses; the first of them is k where k is not used. */
  const withLetters = (move: CounterMove): CounterMove => {
    const forms = [
      ...move.changes.map(({ value }) => value),
      ...move.where.flatMap(({ left, right }) => [left, right]),
      ...(move.leaves ?? []).flat(),
    ]
    const used = new Set(forms.flatMap(({ terms }) => terms.map(([name]) => name)))
    const letters = MORE_FREE.filter((name) => !places.has(name) && used.has(name))
    const [first, ...others] = letters
    if (first === undefined) return move
    if (used.has(FREE) || move.amounts) return { ...move, free: letters }
    const called = (form: Linear): Linear => ({
      ...form,
      terms: form.terms.map(([name, by]) => [name === first ? FREE : name, by]),
    })
    return {
      ...move,
      changes: move.changes.map((change) => ({ ...change, value: called(change.value) })),
      where: move.where.map((c) => ({ ...c, left: called(c.left), right: called(c.right) })),
      ...(move.leaves && { leaves: move.leaves.map((list) => list.map(called)) }),
      ...(others.length > 0 && { free: others }),
    }
  }
  return {
    kind: 'counters',
    names,
    moves: raw.moves.map((move) => build(withParts(text, move, places))),
    ...(raw.drawUnless && { drawUnless: raw.drawUnless.map((c) => condition(compared(c), false)) }),
  }
}
