import { modulo } from '../arith/integers.ts'
import { brief, join, type Words } from '../model/words.ts'

/** The heaps in binary, one below the other, and their xor: the picture of Nim. */
export function binaryColumns(heaps: readonly bigint[]): Words {
  const xor = heaps.reduce((x, h) => x ^ h, 0n)
  const largest = heaps.reduce((m, h) => (h > m ? h : m), 0n)
  if (heaps.length > 16 || largest >= 1n << 40n)
    return { en: `The xor of the heaps is ${brief(xor)}.`, zh: `各堆的异或是 ${brief(xor)}。` }
  const width = Math.max(1, largest.toString(2).length)
  const name = Math.max(3, ...heaps.map((h) => h.toString().length))
  const line = (label: string, n: bigint) =>
    `  ${label.padStart(name)}  ${n.toString(2).padStart(width, '0')}`
  const rows = heaps.map((h) => line(h.toString(), h))
  const table = (label: string) => [...rows, line(label, xor)].join('\n')
  return { en: `${table('xor')} = ${xor}`, zh: `${table('xor')} = ${xor}` }
}

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

/** Why a position of Nim is won or lost. */
export function columns(heaps: readonly bigint[]): Words {
  const xor = heaps.reduce((x, h) => x ^ h, 0n)
  const winner = heaps.find((h) => (h ^ xor) < h)
  const reason: Words =
    winner === undefined
      ? {
          en: 'Every column has an even number of ones, so every move spoils one and the opponent can mend it.',
          zh: '每一列 1 的个数都是偶数：任何一步都会破坏某一列，而对手总能补回来。',
        }
      : {
          en: `The xor is not 0. A heap that has a one in the top column of the xor can be made smaller so that every column becomes even: ${brief(winner)} xor ${brief(xor)} = ${brief(winner ^ xor)}.`,
          zh: `异或不为 0。在异或最高位上有 1 的堆可以减小，使每一列都成偶数：${brief(winner)} xor ${brief(xor)} = ${brief(winner ^ xor)}。`,
        }
  return join([binaryColumns(heaps), reason], '\n', '\n')
}
