import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import { isWide } from '../../model/errors.ts'
import { brief, join, type Words } from '../../model/words.ts'

/** The heaps in binary, one below the other, and their xor: the picture of Nim. */
export function binaryColumns(heaps: readonly bigint[]): Words {
  const xor = nimSum(heaps)
  const en = binaryRows(heaps, 'xor', xor)
  const zh = binaryRows(heaps, '异或', xor)
  if (!en || !zh)
    return { en: `The xor of the heaps is ${brief(xor)}.`, zh: `各堆的异或是 ${brief(xor)}。` }
  return { en: `${en} = ${xor}`, zh: `${zh} = ${xor}` }
}

/** Numbers in binary, one below the other, and a last one with a label; undefined for many or large ones. */
function binaryRows(heaps: readonly bigint[], label: string, last: bigint): string | undefined {
  const largest = heaps.reduce((m, h) => (h > m ? h : m), 0n)
  if (heaps.length > 16 || largest >= 1n << 40n) return undefined
  const width = largest.toString(2).length
  // a Chinese character is as wide as two letters
  const wide = [...label].filter(isWide).length
  const name = Math.max(label.length + wide, largest.toString().length)
  const line = (text: string, n: bigint, extra = 0) =>
    `  ${text.padStart(name - extra)}  ${n.toString(2).padStart(width, '0')}`
  return [...heaps.map((h) => line(h.toString(), h)), line(label, last, wide)].join('\n')
}

/** Why a position of Nim is won or lost. */
export function columns(heaps: readonly bigint[]): Words {
  const xor = nimSum(heaps)
  const winner = heaps.find((h) => nimAdd(h, xor) < h)
  const reason: Words =
    winner === undefined
      ? {
          en: 'Every column has an even number of ones, so every move spoils one and the opponent can mend it.',
          zh: '每一列 1 的个数都是偶数：任何一步都会破坏某一列，而对手总能补回来。',
        }
      : {
          en: `The xor is not 0. A heap that has a one in the top column of the xor can be made smaller so that every column becomes even: ${brief(winner)} xor ${brief(xor)} = ${brief(nimAdd(winner, xor))}.`,
          zh: `异或不为 0。在异或最高位上有 1 的堆可以减小，使每一列都成偶数：${brief(winner)} 异或 ${brief(xor)} = ${brief(nimAdd(winner, xor))}。`,
        }
  return join([binaryColumns(heaps), reason], '\n', '\n')
}
