import type { SeenPeriod } from '../arith/period.ts'
import type { Words } from '../model/words.ts'
import type { Reach } from '../rules/reach.ts'
import type { HeapTable } from '../values/table.ts'

/** A window of more values is told by its ends. */
const LISTED = 12

/** Why the values of a table repeat for ever. */
export function periodProof(table: HeapTable, period: SeenPeriod, reach: Reach): Words {
  return reach.heaps === 1 ? byWindow(table, period, reach.take) : byGuySmith(period, reach)
}

function repeats({ from, length }: SeenPeriod): Words {
  return {
    en: `G(n+${length}) = G(n) for all n ≥ ${from}`,
    zh: `对所有 n ≥ ${from} 有 G(n+${length}) = G(n)`,
  }
}

/** Each value is made of the values of as many heaps before it as a move takes at most. */
function byWindow(table: HeapTable, found: SeenPeriod, take: number): Words {
  const { from, length: period } = found
  // a code may let a heap of up to `take` be taken whole, which larger heaps do not allow
  const start = table.rule.kind === 'code' ? Math.max(1, from) : from
  const last = start + take - 1
  const values = Array.from({ length: Math.min(take, LISTED) }, (_, i) => table.at(start + i))
  const list = take > LISTED ? '' : ` ${values.join(', ')}`
  const all = repeats(found)
  const range = (shift: number) => [`G(${start + shift})`, `G(${last + shift})`] as const
  const [[a, b], [c, d]] = [range(0), range(period)]
  const single = take === 1
  return {
    en: single
      ? `A move takes 1 stone, so each value depends only on the one before it. ${a} =${list}, and ${c} is the same. From there on everything comes back: ${all.en}.`
      : `A move takes at most ${take} stones, so each value depends only on the ${take} before it. ${a} to ${b}${list ? ` are${list},` : ''} and ${c} to ${d} are the same. From there on everything comes back: ${all.en}.`,
    zh: single
      ? `每步取 1 颗，所以每个值只取决于前一个值。${a} =${list}，而 ${c} 与它相同。由此往后全部重现：${all.zh}。`
      : `每步至多取 ${take} 颗，所以每个值只取决于前面 ${take} 个值。${a} 到 ${b}${list ? ` 是${list}，` : ''}而 ${c} 到 ${d} 与之相同。由此往后全部重现：${all.zh}。`,
  }
}

/** The condition of Guy and Smith with its numbers. */
function byGuySmith(found: SeenPeriod, { take, heaps }: Reach): Words {
  const { length: period, from, checkedTo } = found
  const start = Math.max(1, from)
  const bound = `${heaps}·(${start} + ${period} − 1) + ${take} − ${period} = ${checkedTo - period}`
  const all = repeats(found)
  return {
    en: `A move takes at most k = ${take} and leaves at most h = ${heaps} heaps. Guy and Smith (1956): if G(n+p) = G(n) for n0 ≤ n ≤ h(n0 + p − 1) + k − p, then for all n ≥ n0, since beyond that a move from n + p leaves a heap of at least n0 + p, which has the value of one p smaller. Here p = ${period} and n0 = ${start}, so the values have to repeat up to n = ${bound}. They were computed to ${checkedTo} and do: ${all.en}.`,
    zh: `每步至多取 k = ${take} 颗，至多留下 h = ${heaps} 堆。盖伊–史密斯定理（1956）：若 n0 ≤ n ≤ h(n0 + p − 1) + k − p 时 G(n+p) = G(n)，则对所有 n ≥ n0 成立，因为在此之外从 n + p 走一步总留下一堆至少有 n0 + p 颗，它与少 p 颗的堆同值。这里 p = ${period}，n0 = ${start}，需重复到 n = ${bound}。已算到 ${checkedTo}，确实重复：${all.zh}。`,
  }
}
