/** A mask under which most heaps are common; see assembly/tables/sparse.ts. */
export interface Mask {
  readonly bits: number
  /** 1 where the parity of the heap counts as one bit more. */
  readonly parity: 0 | 1
}

/** How many even and how many odd heaps have each value. */
export interface Histogram {
  readonly even: ArrayLike<number>
  readonly odd: ArrayLike<number>
}

/**
 * The mask with the fewest rare heaps among those counted, and how many any mask has. With
 * (−1)^class summed over all heaps, the sums for all masks at once are the Walsh–Hadamard
 * transform of the histogram.
 */
export function chooseMask(
  { even, odd }: Histogram,
  span: number,
  origin: number,
  mayUseParity: boolean,
): { mask: Mask; rare: (mask: Mask) => number } {
  const transforms = [transform(span, (v) => (even[v] as number) + (odd[v] as number))]
  const sign = origin % 2 === 0 ? 1 : -1
  if (mayUseParity)
    transforms.push(transform(span, (v) => sign * ((even[v] as number) - (odd[v] as number))))
  const total = transforms[0]?.[0] as number
  const rare = ({ bits, parity }: Mask) => (total + (transforms[parity]?.[bits] ?? total)) / 2
  let mask: Mask = { bits: 0, parity: 0 }
  for (const parity of [0, 1] as const)
    for (const bits of transforms[parity]?.keys() ?? [])
      if (rare({ bits, parity }) < rare(mask)) mask = { bits, parity }
  return { mask, rare }
}

function transform(span: number, count: (value: number) => number): Float64Array {
  const sums = Float64Array.from({ length: span }, (_, value) => count(value))
  for (let step = 1; step < span; step *= 2)
    for (let base = 0; base < span; base += 2 * step)
      for (let i = base; i < base + step; i++) {
        const [a, b] = [sums[i] as number, sums[i + step] as number]
        sums[i] = a + b
        sums[i + step] = a - b
      }
  return sums
}
