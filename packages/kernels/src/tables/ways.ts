/** The amounts, in rising order, that may empty a heap or leave one, two or three heaps. */
export interface Ways {
  readonly all: readonly number[]
  readonly one: readonly number[]
  readonly two: readonly number[]
  readonly three: readonly number[]
  /** Whether the two heaps of a split must differ. */
  readonly unequal: boolean
  /** The largest amount of all. */
  readonly longest: number
}

/** G(0) … G(size − 1), option by option: what every kernel must agree with. */
export function leastAbsent(ways: Ways, size: number): Uint32Array {
  const values = new Uint32Array(size)
  const at = (n: number) => values[n] as number
  /** Where the number of a heap and 1 stand, one of its options has the value. */
  let seen = new Uint32Array(1024)
  for (let n = 0; n < size; n++) {
    const see = (value: number) => {
      while (value >= seen.length - 1) seen = doubled(seen)
      seen[value] = n + 1
    }
    if (ways.all.includes(n) && n > 0) see(0)
    for (const take of ways.one) if (take < n) see(at(n - take))
    for (const take of ways.two) {
      const left = n - take
      for (let a = 1; ways.unequal ? 2 * a < left : 2 * a <= left; a++) see(at(a) ^ at(left - a))
    }
    for (const take of ways.three) {
      const left = n - take
      for (let a = 1; 3 * a <= left; a++)
        for (let b = a; a + 2 * b <= left; b++) see(at(a) ^ at(b) ^ at(left - a - b))
    }
    let value = 0
    while (seen[value] === n + 1) value++
    values[n] = value
  }
  return values
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(2 * numbers.length)
  wider.set(numbers)
  return wider
}
