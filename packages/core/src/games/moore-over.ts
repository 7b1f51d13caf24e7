import { columnSums } from '../formula/column-sums.ts'
import type { Move } from '../model/moves.ts'
import { join, type Words } from '../model/words.ts'
import { changeOf, type Measure, type Parts, staysWhole } from './parts.ts'
import type { Theorem } from './theorem.ts'

/** All moves in 1 to `most` of the parts. */
export function* mooreMoves(
  parts: Parts,
  most: bigint,
  position: readonly unknown[],
  index = 0,
  to: readonly unknown[] = [],
  told: readonly Words[] = [],
): Generator<Move<readonly unknown[]>> {
  if (index === position.length) {
    if (told.length > 0) yield { text: join(told, ', ', '，'), to }
    return
  }
  const part = position[index]
  yield* mooreMoves(parts, most, position, index + 1, [...to, part], told)
  if (BigInt(told.length) === most) return
  for (const option of parts.options(part)) {
    const all = [...told, changeOf(parts, index, part, option)]
    yield* mooreMoves(parts, most, position, index + 1, [...to, ...option], all)
  }
}

/**
 * Moore's theorem for the values of parts, where it holds: for at most one part more than a move may
 * be in, and for any number of them where no move raises a value.
 */
export function mooreTheorem(
  parts: Parts,
  values: Measure,
  most: bigint,
): Theorem<readonly unknown[]> {
  const lower = (from: unknown, to: unknown) => values.of(to) < values.of(from)
  const falling = remembering(parts, (part) => staysWhole(parts, part, lower))
  const whole = remembering(parts, (part) => staysWhole(parts, part))
  const sums = (position: readonly unknown[]) =>
    columnSums(
      position.map((part) => values.of(part)),
      most + 1n,
    )
  return {
    name: { en: 'Moore’s theorem', zh: '摩尔定理' },
    reference: {
      en: 'E. H. Moore, A generalization of the game called Nim, Ann. of Math. 11 (1910), for the values of parts; proof given',
      zh: 'E. H. Moore, A generalization of the game called Nim, Ann. of Math. 11 (1910)，用于各部分的 SG 值；证明已给出',
    },
    statement: {
      en: `Where no move makes several parts of one, and there are at most ${most + 1n} parts or no move raises a value: losing exactly when, with the values written in binary, the number of ones in every column is a multiple of ${most + 1n}.`,
      zh: `各部分不会分开，且至多 ${most + 1n} 个部分或每一步都使 SG 值变小时：把各 SG 值写成二进制，每一列 1 的个数都是 ${most + 1n} 的倍数时必败。`,
    },
    covers: (position) =>
      values.knows(position) &&
      position.every(BigInt(position.length) <= most + 1n ? whole : falling),
    outcome: (position) => (sums(position).every((sum) => sum === 0n) ? 'P' : 'N'),
    applied: (position) => {
      const shown = position.slice(0, 12).map((part) => values.of(part))
      const more = position.length > 12
      return {
        en: `Here the values are ${shown.join(', ')}${more ? ', …' : ''}; ones in the binary columns, modulo ${most + 1n}: ${sums(position).join(' ') || 0}.`,
        zh: `这里各 SG 值为 ${shown.join('、')}${more ? '……' : ''}；二进制各列 1 的个数模 ${most + 1n}：${sums(position).join(' ') || 0}。`,
      }
    },
    proof: {
      en: 'By what a value is, a move leads from a part of value v to every smaller value, and never to v. If it never leads to a greater one either, the parts are heaps of Moore’s Nim as large as their values, and his theorem applies (see moore). With at most k parts the criterion says that all values are 0: a move makes some value positive, and otherwise one move makes all of them 0. With k + 1 parts it says that all values are equal: a move leaves some part as it is and changes another, and otherwise all can be lowered to the least of them. With more parts and moves that raise values it fails: from the heaps 4 1 1 2 2 2 of take {1,2}, values 1 1 1 2 2 2, moving 4 → 2 and 2 → 1 keeps all columns for k = 2. Such positions are searched.',
      zh: '由 SG 值的定义，从值为 v 的部分可以走到每个更小的值，而走不到 v。若也走不到更大的值，各部分就是大小等于 SG 值的堆，可用摩尔定理（见 moore）。至多 k 个部分时，条件即所有值为 0：任何一步都使某个值为正，反之一步就能使它们全为 0。恰有 k + 1 个部分时，条件即所有值相等：任何一步都留下一个部分不动而改变另一个，反之可把其余的都降到最小值。部分更多且有使值变大的走法时则不成立：k = 2 时，take {1,2} 的堆 4 1 1 2 2 2（值为 1 1 1 2 2 2）走 4 → 2 和 2 → 1，各列都不变。这样的局面用搜索判定。',
    },
  }
}

/** What is found out of a part once. */
function remembering(parts: Parts, find: (part: unknown) => boolean): (part: unknown) => boolean {
  const known = new Map<string, boolean>()
  return (part) => {
    const key = parts.key(part)
    const found = known.get(key) ?? find(part)
    known.set(key, found)
    return found
  }
}
