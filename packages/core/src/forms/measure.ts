import { birthdayOf, compareDyadic, type Dyadic } from '../arith/dyadic.ts'
import { bitLength, max } from '../arith/integers.ts'
import { type Form, NUMBER, OTHER } from './columns.ts'
import { birthdayOfInfinitesimal, nimSum } from './simple.ts'
import type { FormStore } from './store.ts'

/**
 * The forms that moves reach from a form, itself among them, in an order in which options come
 * before what they are options of. Simple forms are not looked into: they end the walk. What is known
 * already is left out, with what is reached through it alone.
 */
export function followersOf(
  store: FormStore,
  form: Form,
  isKnown: (form: Form) => boolean = () => false,
): Form[] {
  const seen = new Set([form])
  const open = [form]
  for (let g = open.pop(); g !== undefined; g = open.pop()) {
    if (store.kind[g] !== OTHER) continue
    const from = store.at[g] as number
    const to = from + (store.lefts[g] as number) + (store.rights[g] as number)
    for (let i = from; i < to; i++) {
      const option = store.pool[i] as Form
      if (seen.has(option) || isKnown(option)) continue
      seen.add(option)
      open.push(option)
    }
  }
  // a form that is not simple is made after its options
  return [...seen].sort((a, b) => a - b)
}

/** The day on which a form is born: the length of the longest play. */
export function birthday(store: FormStore, form: Form): bigint {
  const days = new Map<Form, bigint>()
  const dayOf = (g: Form) => days.get(g) ?? simpleBirthday(store, g)
  for (const g of followersOf(store, form)) {
    if (store.kind[g] !== OTHER) continue
    let last = 0n
    for (const option of store.left(g)) last = max(last, dayOf(option))
    for (const option of store.right(g)) last = max(last, dayOf(option))
    days.set(g, last + 1n)
  }
  return dayOf(form)
}

function simpleBirthday(store: FormStore, form: Form): bigint {
  const number = birthdayOf(store.numberOf(store.leftStop[form] as Form))
  const [ups, nim] = [store.ups[form] as number, store.nim[form] as number]
  return number + BigInt(birthdayOfInfinitesimal(ups, nim))
}

/** How many different forms moves reach from a form, itself among them. */
export function nodes(store: FormStore, form: Form): bigint {
  const followers = followersOf(store, form)
  const numbers = new Set<Form>()
  const others = followers.filter((g) => store.kind[g] === OTHER)
  const simple = new SimpleNodes()
  for (const g of followers) {
    if (store.kind[g] === OTHER) continue
    const number = store.leftStop[g] as Form
    numbers.add(number)
    if (store.kind[g] !== NUMBER) simple.add(number, store.ups[g] as number, store.nim[g] as number)
  }
  const ancestors = numberNodes([...numbers].map((g) => store.numberOf(g)))
  return BigInt(others.length) + simple.count() + ancestors
}

/** Counts what simple forms that are no numbers reach, apart from numbers. */
class SimpleNodes {
  /** The largest nim-heap beside each number. */
  private readonly heaps = new Map<Form, number>()
  /** The most ups of each line u·↑ + *n → (u−1)·↑ + *(n xor 1) → … */
  private readonly lines = new Map<string, number>()

  add(number: Form, ups: number, nim: number): void {
    const most = Math.abs(ups)
    const end = nimSum(nim, most % 2)
    // ↑* reaches *, every other ↑ + *n reaches *(n xor 1)
    const heap = most === 0 ? nim : Math.max(end, 1)
    this.heaps.set(number, Math.max(heap, this.heaps.get(number) ?? 0))
    if (most === 0) return
    const line = `${number} ${Math.sign(ups)} ${end}`
    this.lines.set(line, Math.max(most, this.lines.get(line) ?? 0))
  }

  count(): bigint {
    let total = 0n
    for (const heap of this.heaps.values()) total += BigInt(heap)
    for (const line of this.lines.values()) total += BigInt(line)
    return total
  }
}

/**
 * How many numbers moves reach from some numbers: a number's followers are its simpler neighbours. The
 * fractions are the vertices above integers in a binary tree, so that of neighbours in the order of
 * numbers each adds what it does not share with the one before.
 */
function numberNodes(numbers: readonly Dyadic[]): bigint {
  let [most, least] = [0n, 0n]
  for (const number of numbers) {
    const { numerator, exponent } = number
    const ceiling = -(-numerator >> BigInt(exponent))
    if (ceiling > most) most = ceiling
    if (floorOf(number) < least) least = floorOf(number)
  }
  const fractions = numbers.filter(({ exponent }) => exponent > 0).sort(compareDyadic)
  let total = 0
  for (const [i, fraction] of fractions.entries())
    total += fraction.exponent - sharedNodes(fractions[i - 1], fraction)
  return BigInt(total) + most - least + 1n
}

/** How many fractions are followers of two, or one of them: as far as their binary digits agree. */
function sharedNodes(a: Dyadic | undefined, b: Dyadic): number {
  if (!a || floorOf(a) !== floorOf(b)) return 0
  const common = Math.max(a.exponent, b.exponent)
  const over = ({ numerator, exponent }: Dyadic) => numerator << BigInt(common - exponent)
  const differ = over(a) ^ over(b)
  const alike = common - (differ === 0n ? 0 : bitLength(differ))
  return Math.min(a.exponent, b.exponent, alike + 1)
}

function floorOf({ numerator, exponent }: Dyadic): bigint {
  return numerator >> BigInt(exponent)
}
