import { isqrt } from '../../arith/integers.ts'
import { workedXor } from '../../formula/xor-line.ts'
import { same, type Words } from '../../model/words.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'
import { byPairs, type Pair, pairRules, pairShape } from '../theorems/pairs.ts'

function* to([size, stones]: Pair): Generator<Pair> {
  for (let more = 1n; more <= stones * stones && stones + more <= size; more++)
    yield [size, stones + more]
}

const tell = ([, stones]: Pair, [, filled]: Pair): Words => ({
  en: `add ${filled - stones}, making ${filled}`,
  zh: `加 ${filled - stones} 颗，成为 ${filled} 颗`,
})

const noun: Words = { en: 'box', zh: '个箱子' }

/** The value of a box: its room is filled in one move from all but few numbers of stones. */
function pairValue([size, stones]: Pair): bigint {
  if (stones === 0n) return 0n
  for (let room = size; ; ) {
    const last = lostBelow(room)
    if (stones > last) return room - stones
    room = last
  }
}

/** The largest t with t² + t < size, from which no move fills the box. */
function lostBelow(size: bigint): bigint {
  return size > 0n ? (isqrt(4n * size - 3n) - 1n) / 2n : 0n
}

export const game = defineOwnGame({
  slug: 'growing-boxes',
  names: { en: 'Growing boxes', zh: '装箱博弈' },
  about: {
    en: 'Each box has a size and holds c stones. Add at least 1 and at most c² stones to a box, not past its size. Whoever cannot move loses; an empty box is stuck.',
    zh: '每个箱子有容量，已装 c 颗石子。每次向一个箱子加入 1 到 c² 颗，不得超过容量。不能走者负；空箱不能动。',
  },
  position: { en: 'size/stones for each box: 7/2 6/3', zh: '每箱写成 容量/石子数：7/2 6/3' },
  shape: pairShape('s', 'c'),
  look: (pairs) => ({
    ...lookOfHeaps([], 'numbers'),
    noun: { en: 'Box', zh: '个箱子' },
    piles: pairs.map(([size, stones], i) => ({
      label: `${i + 1}`,
      size: stones,
      note: { en: `size ${size}`, zh: `容量 ${size}` },
      room: size,
    })),
  }),
  rules: () =>
    pairRules({
      to,
      tell,
      noun,
      wrong: ([size, stones]) =>
        stones > size
          ? {
              en: `A box of size ${size} cannot hold ${stones}.`,
              zh: `容量 ${size} 的箱子装不下 ${stones} 颗。`,
            }
          : undefined,
      written: { en: 'size/stones', zh: '容量/石子数' },
      example: '7/2',
    }),
  theorem: () => ({
    name: { en: 'Boxes within boxes', zh: '箱中之箱' },
    reference: { en: 'HDU 1729; proof given', zh: 'HDU 1729；证明已给出' },
    statement: {
      en: 'An empty box has the value 0. Let t be the largest number with t² + t < s: a box of size s with c > t stones has the value s − c; with c ≤ t it has that of a box of size t. A position is losing when the values xor to 0.',
      zh: '空箱的值为 0。设 t 是满足 t² + t < s 的最大数：c > t 时值为 s − c；c ≤ t 时等于容量为 t 的箱子的值。各箱的值异或为 0 时必败。',
    },
    ...byPairs(pairValue, { to, tell, noun }),
    applied: (pairs) =>
      workedXor(
        pairs.map((pair) => ({
          working: same(`G(${pair.join('/')}) = ${pairValue(pair)}`),
          value: pairValue(pair),
        })),
      ),
    proof: {
      en: 'With c > t stones every amount up to s can be reached, so the box is a heap of s − c. With t stones none of the moves fills the box: they lead to all of t + 1..t + t², whose values are s − t − 1..s − t² − t, none of them 0; so the value is 0. With fewer stones a move that passes t leads to such values too, all of at least s − c − c² ≥ t − c + 1: more than t − c numbers, and the values up to t − c are those of a box of size t, whose values are at most t − c. So these larger values do not change the least missing one.',
      zh: 'c > t 时能到达直到 s 的每个数，箱子就是 s − c 颗的一堆。恰有 t 颗时一步装不满：能到 t + 1..t + t²，值为 s − t − 1..s − t² − t，都不为 0，所以值为 0。更少时，越过 t 的走法也到这样的值，都不小于 s − c − c² ≥ t − c + 1；而容量为 t 的箱子的值至多为 t − c，所以这些较大的值不影响最小缺失数。',
    },
  }),
  examples: ['growing-boxes: 7/2 6/3', 'growing-boxes: 4/1 5/2', 'growing-boxes: 30/2'],
})
