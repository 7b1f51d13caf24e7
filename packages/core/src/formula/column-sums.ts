import { modulo } from '../arith/integers.ts'

/** For each binary column of the numbers, from the highest: how many ones it has, modulo m. */
export function columnSums(numbers: Iterable<bigint>, m: bigint): bigint[] {
  const ones: number[] = []
  for (const n of numbers) {
    const digits = n.toString(2)
    while (ones.length < digits.length) ones.push(0)
    for (let i = 0; i < digits.length; i++)
      if (digits[i] === '1')
        ones[digits.length - 1 - i] = (ones[digits.length - 1 - i] as number) + 1
  }
  while (ones.at(-1) === 0) ones.pop()
  return ones.reverse().map((count) => modulo(BigInt(count), m))
}

/** The number with the given digits, the highest first, in base m. */
export function fromDigits(digits: readonly bigint[], m: bigint): bigint {
  // neighbours are put together in turn, so that large numbers are multiplied by large ones only
  let list = [...digits].reverse()
  for (let base = m; list.length > 1; base *= base)
    list = Array.from(
      { length: Math.ceil(list.length / 2) },
      (_, i) => (list[2 * i] as bigint) + base * (list[2 * i + 1] ?? 0n),
    )
  return list[0] ?? 0n
}
