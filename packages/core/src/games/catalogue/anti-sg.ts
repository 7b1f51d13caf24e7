import { nimSum } from '../../arith/nim-sum.ts'
import { RecurringNumbers } from '../../arith/recurring.ts'
import { repeating } from '../../formula/repeating.ts'
import { cases, equal, maxOf, more, xorOf } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { BeyondBudget } from '../../model/errors.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { brief, same } from '../../model/words.ts'
import { heapsKey } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

type Heaps = readonly bigint[]

/** The values of single heaps of a subtraction game. */
function valuesOf(amounts: readonly bigint[]): RecurringNumbers {
  const takes = amounts.map(Number)
  const marks = new Array<number>(takes.length + 1).fill(-1)
  return new RecurringNumbers({
    window: Math.max(...takes),
    next(values, n) {
      for (const take of takes) if (take <= n) marks[values[n - take] as number] = n
      let value = 0
      while (marks[value] === n) value++
      return value
    },
  })
}

/** The value of a heap; throws BeyondBudget where it is far and the values do not repeat. */
function valueIn(values: RecurringNumbers, heap: bigint): bigint {
  const value = values.at(heap)
  if (value !== undefined) return value
  throw new BeyondBudget(
    {
      en: `The end of this game needs the value of a heap of ${brief(heap)}, and the values do not repeat as far as they were computed.`,
      zh: `判断终局需要 ${brief(heap)} 的 SG 值，而已算出的值没有出现周期。`,
    },
    Number.POSITIVE_INFINITY,
  )
}

const rules = (amounts: readonly bigint[]): Rules<Heaps> => {
  const values = valuesOf(amounts)
  return {
    parse: (text) => parseNumbers(text, { least: 1 }),
    print: (heaps) => heaps.join(' '),
    key: heapsKey,
    *moves(heaps) {
      if (heaps.every((heap) => valueIn(values, heap) === 0n)) return
      for (const [index, heap] of heaps.entries())
        for (const amount of amounts) {
          if (amount > heap) continue
          const change = `${heap} → ${heap - amount}`
          yield {
            text: { en: `heap ${index + 1}: ${change}`, zh: `第 ${index + 1} 堆：${change}` },
            to: heaps.with(index, heap - amount),
          }
        }
    },
    *upTo(size) {
      for (let heaps = 1; heaps <= 3; heaps++) yield* tuples(heaps, size)
    },
    axes: undefined,
  }
}

const amountsOf = (args: Readonly<Record<string, bigint>>) => [...new Set(Object.values(args))]

export const game = defineOwnGame({
  slug: 'anti-sg',
  names: { en: 'Anti-SG subtraction game', zh: 'Anti-SG 游戏' },
  aliases: ['零值即终减法游戏'],
  params: [{ kind: 'set', name: 'a' }],
  convention: 'misere',
  about: {
    en: 'Take one of the given amounts from one heap. Play ends as soon as every heap has value 0 in the subtraction game, and whoever is to move then wins.',
    zh: '每次从一堆中取给定的某个数目。一旦每堆在减法游戏中的 SG 值都为 0 就结束，此时轮到走的一方胜。',
  },
  position: { en: 'the heaps, one number each', zh: '各堆的石子数' },
  shape: HEAPS,
  look: (heaps) => lookOfHeaps(heaps),
  rules: (args) => rules(amountsOf(args)),
  theorem: (args) => {
    const amounts = amountsOf(args)
    const sequence = valuesOf(amounts)
    const own = repeating(sequence)
    const shape = (heaps: Heaps) => {
      const values = heaps.map((heap) => valueIn(sequence, heap))
      const xor = nimSum(values)
      return { values, xor, large: values.some((v) => v > 1n) }
    }
    const outcome = (heaps: Heaps): Outcome => {
      const { xor, large } = shape(heaps)
      return large === (xor !== 0n) ? 'N' : 'P'
    }
    return {
      name: { en: 'SJ theorem', zh: 'SJ 定理' },
      reference: {
        en: 'Jia Zhihao, A sketch of combinatorial games: extensions and variants of SG games (Chinese IOI training team, 2009)',
        zh: '贾志豪《组合游戏略述——浅谈 SG 游戏的若干拓展及变形》（IOI 中国国家集训队，2009）',
      },
      statement: {
        en: 'Losing exactly when some value is above 1 and the values xor to 0, or none is above 1 and they xor to 1. The early end is the condition: where play goes on at value 0 the statement can fail, as it does in misère Kayles with one row of 8.',
        zh: '有大于 1 的值且异或为 0，或没有大于 1 的值且异或为 1 时必败，否则必胜。值全为 0 即结束是定理的条件：若值为 0 时还能继续走，结论可能不成立，例如反常规凯尔斯中一排 8 个。',
      },
      ...(own && {
        formula: cases([[more(maxOf(own), 1), equal(xorOf(own), 0)]], equal(xorOf(own), 1)),
      }),
      outcome,
      why: (heaps) => {
        const { values, xor, large } = shape(heaps)
        const shown = numberList(values)
        const ended = values.every((v) => v === 0n)
        const end = ended
          ? {
              en: ' All are 0: play is over, and whoever is to move wins.',
              zh: '全为 0：已经结束，轮到走的一方胜。',
            }
          : same('')
        const found = heaps.map((heap) => sequence.recurrenceFor(heap)).find((r) => r)
        const known = found
          ? {
              en: ` The values repeat with period ${found.length} from ${found.from} on.`,
              zh: `SG 值从 ${found.from} 起以 ${found.length} 为周期。`,
            }
          : same('')
        return {
          en: `The heaps have values ${shown.en}: ${large ? 'some is' : 'none is'} above 1, and they xor to ${xor}.${known.en}${end.en}`,
          zh: `各堆的 SG 值为 ${shown.zh}：${large ? '有' : '没有'}大于 1 的，异或为 ${xor}。${known.zh}${end.zh}`,
        }
      },
      proof: {
        en: 'Call a position lost if it is of one of the two kinds. A move changes one value. From values that xor to 0 with some above 1, at least two are above 1, so one stays and the xor is no longer 0: not lost. From 0s and an odd number of 1s, a move leaves an even number of 1s, or one single value above 1 and an xor that is not 0: not lost. Conversely, with exactly one value above 1, move it to 0 or 1, whichever makes the number of 1s odd; with several and an xor that is not 0, move as in Nim, after which some is still above 1; with 0s and an even number of 1s, move a 1 to 0, or there is none and play is over with a win. The value of a heap depends on those of the few heaps before it: a pattern that comes back goes on for ever.',
        zh: '称这两类局面为败局。一步只改变一个值。若有大于 1 的值且异或为 0，则至少有两个大于 1，走后还剩一个而异或不再为 0，不是败局。若只有 0 和奇数个 1，走后或者 1 的个数为偶数，或者恰有一个值大于 1 而异或不为 0，都不是败局。反之，恰有一个值大于 1 时，把它走成 0 或 1，使 1 的个数为奇数；有多个大于 1 且异或不为 0 时，照尼姆那样走，走后仍有大于 1 的值；只有 0 和偶数个 1 时，把一个 1 走成 0，若没有 1，则已经结束且获胜。一堆的值只取决于前面若干堆的值：规律一旦重现就永远成立。',
      },
    }
  },
  examples: ['anti-sg {1,2}: 3 4 5', 'anti-sg {1,3,4}: 5 7 9', 'anti-sg {2,3}: 4 6'],
})
