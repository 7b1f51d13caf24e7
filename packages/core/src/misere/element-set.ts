/** A set of elements 0, 1, 2, … as one bit for each. */
export type ElementSet = Uint32Array

/** The set with no element, of those below `order`. */
export function emptySet(order: number): ElementSet {
  return new Uint32Array((order + 31) >>> 5)
}

export function add(set: ElementSet, element: number): void {
  set[element >>> 5] = (set[element >>> 5] as number) | (1 << (element & 31))
}

export function has(set: ElementSet, element: number): boolean {
  return (((set[element >>> 5] as number) >>> (element & 31)) & 1) === 1
}

/** Whether every element of one set is in the other. */
export function isSubset(one: ElementSet, other: ElementSet): boolean {
  for (let i = 0; i < one.length; i++)
    if (((one[i] as number) & ~(other[i] as number)) !== 0) return false
  return true
}

/** Whether two sets have an element in common. */
export function meets(one: ElementSet, other: ElementSet): boolean {
  for (let i = 0; i < one.length; i++)
    if (((one[i] as number) & (other[i] as number)) !== 0) return true
  return false
}

/** The elements of a set in rising order. */
export function* members(set: ElementSet): Generator<number> {
  for (let i = 0; i < set.length; i++)
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1)
      yield 32 * i + 31 - Math.clz32(bits & -bits)
}
