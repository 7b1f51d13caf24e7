import { RecurringNumbers } from '../../arith/recurring.ts'
import { repeating } from '../../formula/repeating.ts'
import { equal, maxOf, mod } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { Meter } from '../../model/errors.ts'
import { Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { same } from '../../model/words.ts'
import { heapsKey } from '../../rules/heaps.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'
import { type EveryPart, everyMoves, everyWinning } from '../theorems/every.ts'

type Heaps = readonly bigint[]

/** Heaps from which some amounts may be taken. */
const heapsOf = (amounts: readonly bigint[]): EveryPart<bigint> => ({
  options: (size) => amounts.filter((a) => a <= size).map((a) => size - a),
  tell: (index, from, to) => ({
    en: `heap ${index}: ${from} → ${to}`,
    zh: `第 ${index} 堆：${from} → ${to}`,
  }),
})

const rules = (amounts: readonly bigint[]): Rules<Heaps> => ({
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (heaps) => heaps.join(' '),
  key: heapsKey,
  moves: (heaps) => everyMoves(heaps, heapsOf(amounts)),
  *upTo(size) {
    for (let heaps = 1; heaps <= 3; heaps++) yield* tuples(heaps, size)
  },
  axes: undefined,
})

/**
 * The steps that single heaps last when the winner of each delays and its loser hurries: even where
 * the player to move loses the heap, odd where he wins it.
 */
function stepsOf(amounts: readonly bigint[]): RecurringNumbers {
  const takes = amounts.map(Number)
  return new RecurringNumbers({
    window: Math.max(...takes),
    rising: true,
    next(steps, n) {
      let [most, least] = [-1, Number.POSITIVE_INFINITY]
      for (const take of takes) {
        const step = steps[n - take]
        if (step === undefined) continue
        if (step % 2 === 0) most = Math.max(most, step)
        else least = Math.min(least, step)
      }
      return most >= 0 ? most + 1 : least < Number.POSITIVE_INFINITY ? least + 1 : 0
    },
  })
}

const amountsOf = (args: Readonly<Record<string, bigint>>) => [...new Set(Object.values(args))]

export const game = defineOwnGame({
  slug: 'every-sg',
  names: { en: 'Every-SG subtraction game', zh: 'Every-SG 游戏' },
  aliases: ['全动减法游戏'],
  params: [{ kind: 'set', name: 'a' }],
  about: {
    en: 'In every heap where one can move, one must: take one of the given amounts from each. The last heap to end decides: whoever cannot move at all loses.',
    zh: '凡是能走的堆都必须走：从每堆各取给定的某个数目。最后结束的一堆决定胜负：一堆都不能走者负。',
  },
  position: { en: 'the heaps, one number each', zh: '各堆的石子数' },
  shape: HEAPS,
  look: (heaps) => ({
    ...lookOfHeaps(heaps),
    invite: {
      en: 'In every heap where you can move, click a stone: it and all to its right are chosen.',
      zh: '凡是能走的堆，每堆都要点一颗：它和它右边的都被选中。',
    },
  }),
  rules: (args) => rules(amountsOf(args)),
  theorem: (args) => {
    const amounts = amountsOf(args)
    const steps = stepsOf(amounts)
    const own = repeating(steps)
    const stepsAt = (heap: bigint) => steps.at(heap) as bigint
    const longest = (heaps: Heaps) => heaps.map(stepsAt).reduce((a, b) => (a > b ? a : b), 0n)
    return {
      name: { en: 'Every-SG theorem', zh: 'Every-SG 定理' },
      reference:
        'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 9 (suspense numbers of continued joins)',
      statement: {
        en: 'A heap without a move lasts 0 steps; one that is won alone lasts 1 more than the most of its lost options; one that is lost alone 1 more than the least of its options. The player to move wins exactly when the heap that lasts longest lasts an odd number of steps.',
        zh: '不能走的堆步数为 0；单独必胜的堆，步数是其必败后继的最大步数加 1；单独必败的堆，步数是其后继的最小步数加 1。步数最大的堆步数为奇数时先手必胜，否则必败。',
      },
      ...(own && { formula: equal(mod(maxOf(own), 2), 0) }),
      covers: (heaps) => heaps.every((heap) => steps.at(heap) !== undefined),
      outcome: (heaps) => (longest(heaps) % 2n === 1n ? 'N' : 'P'),
      winning: (heaps, budget) =>
        Moves.of(() => everyWinning(heaps, heapsOf(amounts), stepsAt, new Meter(budget.search))),
      why: (heaps) => {
        const each = numberList(heaps.map(stepsAt))
        const most = longest(heaps)
        const odd = most % 2n === 1n
        const found = heaps.map((heap) => steps.recurrenceFor(heap)).find((r) => r)
        const known = found
          ? {
              en: ` From ${found.from} on, ${found.length} stones more last ${found.saltus} steps more.`,
              zh: `从 ${found.from} 起，每多 ${found.length} 颗，步数多 ${found.saltus}。`,
            }
          : same('')
        return {
          en: `The heaps last ${each.en} steps when their winners delay.${known.en} The longest lasts ${most}, which is ${odd ? 'odd: the player to move makes the last move in it' : 'even: the opponent makes the last move in it'}.`,
          zh: `各堆的步数（胜者拖延）：${each.zh}。${known.zh}最大的是 ${most}，${odd ? '奇数：最后一步由先手走' : '偶数：最后一步由对手走'}。`,
        }
      },
      proof: {
        en: 'A heap has an even number of steps exactly when it is lost alone. If the greatest number s is odd, each heap can be moved to one less than its number, and then the greatest is s − 1, even. If it is even and not 0, each option of a heap with that number is odd and at least s − 1, while heaps with odd numbers below s have even options of at most s − 2; so the greatest number after the move is odd. The number of a heap depends on those of the few heaps before it, and rises by an even number where all of these do: a pattern that comes back goes on for ever.',
        zh: '一堆的步数为偶数，当且仅当单独玩时必败。若最大步数 s 为奇数，每堆都可走到步数恰少 1 的后继，此后最大步数是偶数 s − 1。若 s 为偶数且不为 0，步数为 s 的堆的后继都是奇数且至少为 s − 1，而步数为奇数（小于 s）的堆，其偶数后继至多为 s − 2；所以走后的最大步数是奇数。一堆的步数只取决于前面若干堆的步数，它们都增加同一个偶数时它也增加这么多：所以规律一旦重现就永远成立。',
      },
    }
  },
  examples: ['every-sg {1,2}: 3 5', 'every-sg {1,3,4}: 5 7 9', 'every-sg {2,3}: 4 6'],
})
