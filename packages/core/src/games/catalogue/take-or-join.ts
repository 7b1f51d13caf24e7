import { and, atMost, cases, equal, min, mod, more, plus, sumOf } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { partitions } from '../../model/enumerate.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps, MOVE } from '../look.ts'

type Heaps = readonly bigint[]

/** What is left when empty heaps vanish; the last one stays. */
const kept = (heaps: Heaps) => {
  const filled = heaps.filter((n) => n > 0n)
  return filled.length > 0 ? filled : [0n]
}

function takeOne(heaps: Heaps, i: number): Move<Heaps> {
  const n = heaps[i] as bigint
  return {
    text: { en: `heap ${i + 1}: ${n} → ${n - 1n}`, zh: `第 ${i + 1} 堆：${n} → ${n - 1n}` },
    to: kept(heaps.with(i, n - 1n)),
  }
}

function join(heaps: Heaps, i: number, j: number): Move<Heaps> {
  const [a, b] = [heaps[i] as bigint, heaps[j] as bigint]
  return {
    text: {
      en: `join heaps ${i + 1} and ${j + 1}: ${a} + ${b} = ${a + b}`,
      zh: `合并第 ${i + 1}、${j + 1} 堆：${a} + ${b} = ${a + b}`,
    },
    to: heaps.with(i, a + b).filter((_, k) => k !== j),
  }
}

/** How many heaps of 1 there are, and how many moves the others would last on their own. */
function countsOf(heaps: Heaps): { ones: bigint; moves: bigint } {
  let [ones, moves] = [0n, 0n]
  for (const n of heaps) {
    if (n === 1n) ones++
    else if (n > 1n) moves += n + 1n
  }
  return { ones, moves: moves > 0n ? moves - 1n : 0n }
}

const rules: Rules<Heaps> = {
  parse: (text) => kept(parseNumbers(text, { least: 1 })),
  print: (heaps) => heaps.join(' '),
  *moves(heaps) {
    if (heaps[0] === 0n) return
    for (const i of heaps.keys()) yield takeOne(heaps, i)
    for (const j of heaps.keys()) for (let i = 0; i < j; i++) yield join(heaps, i, j)
  },
  // heaps play alike in any order
  key: (heaps) => heaps.toSorted((a, b) => (a < b ? -1 : 1)).join(' '),
  *upTo(size) {
    for (const heaps of partitions(Math.min(size, 11))) yield kept(heaps)
  },
  axes: undefined,
}

const onesOf = sumOf(equal('n', 1))
/** At most 2 exactly where b is; all in small numbers, so that programs have room for many heaps. */
const fewOf = sumOf(cases([[more('n', 1), min('n', 3)]], 0))
/** b and 1 more, in its parity. */
const parityOf = mod(sumOf(cases([[more('n', 1), mod(plus('n', 1), 2)]], 0)), 2)

export const game = defineOwnGame({
  slug: 'take-or-join',
  names: { en: 'Take one or join', zh: '减一或合并' },
  about: {
    en: 'A move takes one stone from a heap or joins two heaps into one. Empty heaps vanish. Whoever cannot move loses.',
    zh: '每次从一堆中取一颗，或把两堆合并成一堆。空堆消失。不能走者负。',
  },
  position: { en: 'the heaps; 0 when none is left', zh: '各堆的石子数；没有了写 0' },
  shape: HEAPS,
  look: (heaps) => ({
    ...lookOfHeaps(heaps),
    invite: {
      en: 'Click the last stone of a heap to take it, or the first to join the whole heap to another.',
      zh: '点一堆的最后一颗取走它，或点第一颗，把整堆并入别的堆。',
    },
    verb: MOVE,
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Ones and the moves of the rest', zh: '一颗的堆与其余的步数' },
    reference: {
      en: 'HDU 4111 (Asia regional contest, Chengdu 2011); proof given',
      zh: 'HDU 4111（2011 亚洲区成都站）；证明已给出',
    },
    formula: cases(
      [[atMost(fewOf, 2), equal(mod(onesOf, 3), 0)]],
      and(equal(mod(onesOf, 2), 0), equal(parityOf, 1)),
    ),
    statement: {
      en: 'Let a be the number of heaps of 1, and b the sum of the other heaps and the number of joins among them (one less than their number); b = 0 if there are none. For b ≤ 2 losing exactly when a is a multiple of 3; for b > 2 losing exactly when a and b are both even.',
      zh: '设 a 为 1 颗的堆数，b 为其余各堆之和加上它们之间可合并的次数（堆数减 1），没有其余的堆时 b = 0。b ≤ 2 时，a 是 3 的倍数则必败；b > 2 时，a 与 b 都是偶数则必败。',
    },
    outcome: (heaps) => {
      const { ones: a, moves: b } = countsOf(heaps)
      const lost = b <= 2n ? a % 3n === 0n : a % 2n === 0n && b % 2n === 0n
      return lost ? 'P' : 'N'
    },
    applied: (heaps) => {
      const { ones: a, moves: b } = countsOf(heaps)
      const all = numberList(heaps)
      const facts =
        b <= 2n ? `${a} mod 3 = ${a % 3n}` : `${a} mod 2 = ${a % 2n}, ${b} mod 2 = ${b % 2n}`
      return {
        en: `The heaps ${all.en} have a = ${a} and b = ${b}: ${facts}.`,
        zh: `各堆 ${all.zh}，a = ${a}，b = ${b}：${facts.replace(', ', '，')}。`,
      }
    },
    proof: {
      en: 'The other heaps alone last b moves: each join and each stone is one, as long as no heap of 1 arises. All moves, by what they do to a and b: a one is taken (a − 1); two ones are joined (a − 2, and b + 3, or b = 2 if there was nothing else); a one is joined to another heap (a − 1, b + 1); b becomes b − 1 by a join or a stone; a heap of 2 becomes a one (a + 1, and b − 3, or b = 0 if it was the only one). It is enough to check that from a losing pair none of these leads to a losing pair and that from every other pair one does: for b > 2 take a one if a is odd and b even, join a one to another heap if both are odd, and lower b if only b is odd; the few pairs with b ≤ 3 one by one.',
      zh: '其余各堆单独恰有 b 步：只要不出现 1 颗的堆，每次合并、每颗石子各算一步。按对 a、b 的影响，走法有：取走一个 1（a − 1）；合并两个 1（a − 2，b + 3；原先没有其余堆时 b = 2）；把一个 1 并入其余堆（a − 1，b + 1）；合并其余堆或取一颗使 b 减 1；2 颗的堆变成 1（a + 1，b − 3；它是唯一的其余堆时 b = 0）。只需验证：必败的（a, b）不能走到必败，其他的总能走到必败。b > 2 时，a 奇 b 偶则取走一个 1，都是奇数则把一个 1 并入其余堆，只有 b 为奇数则使 b 减 1；b ≤ 3 的少数情形逐一验证。',
    },
  }),
  examples: [
    'take-or-join: 1 2 3',
    'take-or-join: 1 3',
    'take-or-join: 2 2 1',
    'take-or-join: 4',
    'take-or-join: 1 1 1 1',
  ],
})
