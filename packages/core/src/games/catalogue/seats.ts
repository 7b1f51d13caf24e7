import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { atMost } from '../theorems/limited-take.ts'

/** The stones, and what each seat may take at most, the seat whose turn it is first. */
type Seats = readonly bigint[]

function taken([stones = 0n, most = 0n, ...others]: Seats, count: bigint): Move<Seats> {
  return {
    text: { en: `take ${count}`, zh: `取 ${count} 颗` },
    to: [stones - count, ...others, most],
  }
}

/** What the seat to move, and those after it in their turn, may take. */
function turnsOf([now = 0n, ...later]: Seats): Words[] {
  const then = later.slice(0, 20)
  if (then.length === 0) return [atMost(now)]
  return [
    {
      en: `At most ${now} may be taken now; after that, seat by seat, ${then.join(', ')}.`,
      zh: `现在最多取 ${now} 颗；以后各座位依次最多取 ${then.join('、')} 颗。`,
    },
  ]
}

/**
 * The largest numbers of stones up to that of the position with which the second seat loses, as
 * far down as the first can reach: what the first seat leaves in order to win. It goes up stone by
 * stone and keeps of each seat the last number that loses: a seat wins if it reaches that of the next.
 */
function winningRests([stones = 0n, ...most]: Seats): bigint[] {
  const seats = most.length
  const limits = most.map((m) => (m < stones ? Number(m) : Number(stones)))
  const lost = new Float64Array(seats).fill(-Infinity)
  const found: bigint[] = []
  const least = Number(stones) - (limits[0] as number)
  for (let n = 1; n < Number(stones); n++) {
    const first = lost[0] as number // what the last seat looks at, before n is noted
    for (let seat = 0; seat < seats; seat++) {
      const next = seat + 1 < seats ? (lost[seat + 1] as number) : first
      if (n - next > (limits[seat] as number)) lost[seat] = n
    }
    if (n >= least && lost[1 % seats] === n) found.push(BigInt(n))
  }
  return found
}

const rules: Rules<Seats> = {
  parse(text) {
    const numbers = parseNumbers(text, { least: 2 })
    const wrong = numbers.findIndex((n, i) => i > 0 && n === 0n)
    if (wrong > 0)
      throw new TextError(text, tokens(text)[wrong]?.offset ?? 0, {
        en: 'Every seat may take at least one stone.',
        zh: '每个座位至少可以取一颗。',
      })
    return numbers
  },
  print: (numbers) => numbers.join(' '),
  *moves(position) {
    const [stones = 0n, most = 0n] = position
    for (let count = 1n; count <= most && count <= stones; count++) yield taken(position, count)
  },
  *upTo(size) {
    for (let seats = 1; seats <= 4; seats++)
      for (const more of tuples(seats, 2))
        for (let stones = 0n; stones <= Math.min(size, 9); stones++)
          yield [stones, ...more.map((m) => m + 1n)]
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'seats',
  names: { en: 'Seats round a heap', zh: '围坐取石' },
  convention: 'misere',
  about: {
    en: 'One heap, and seats round it whose turns come in order; the two teams sit alternately. Each seat takes at least one stone and at most its own number. The team that takes the last stone loses.',
    zh: '一堆石子，周围的座位按顺序轮流取，两队交替而坐。每个座位每次至少取一颗，至多取它自己的上限。取到最后一颗的队负。',
  },
  position: {
    en: 'the stones, then what the seats may take at most, the one whose turn it is first',
    zh: '石子数，然后是各座位的上限，从轮到的座位写起',
  },
  shape: HEAPS,
  look: ([stones = 0n, ...most]) => ({
    kind: 'piles',
    piles: [{ label: '1', size: stones }],
    board: 'heaps',
    notes: turnsOf(most),
    ...(most[0] !== undefined && { limit: most[0] }),
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Losing numbers, seat by seat', zh: '逐座位的必败数' },
    reference: { en: 'POJ 2068; by induction over the stones', zh: 'POJ 2068；对石子数归纳' },
    statement: {
      en: 'With no stones the player to move has won. With n stones a seat that may take m wins exactly when the next seat loses with one of n − m, …, n − 1 stones.',
      zh: '没有石子时轮到的一方已胜。有 n 颗时，上限为 m 的座位必胜，当且仅当下一座位在 n − m、……、n − 1 颗中的某个数必败。',
    },
    covers: ([stones = 0n, ...most]) => stones * BigInt(most.length) <= 100_000_000n,
    outcome: (position) => (position[0] === 0n || winningRests(position).length > 0 ? 'N' : 'P'),
    winning: (position) =>
      Moves.of(() => {
        const rests = winningRests(position).reverse()
        return rests.map((rest) => taken(position, (position[0] as bigint) - rest))
      }),
    applied: (position) => {
      const [stones = 0n, most = 0n] = position
      if (stones === 0n) return { en: 'No stones are left: 0 = 0.', zh: '石子已取完：0 = 0。' }
      const rests = winningRests(position)
      const list = numberList(rests)
      const least =
        stones > most ? `${stones} − ${most} = ${stones - most}` : `0 (${stones} ≤ ${most})`
      return rests.length > 0
        ? {
            en: `From ${stones} stones this seat leaves ${least} or more, and the next one loses with ${list.en}.`,
            zh: `从 ${stones} 颗可以留下 ${least} 颗或更多，其中下一座位在 ${list.zh} 颗时必败。`,
          }
        : {
            en: `From ${stones} stones this seat leaves ${least} or more, and the next one wins with all of them.`,
            zh: `从 ${stones} 颗可以留下 ${least} 颗或更多，下一座位都必胜。`,
          }
    },
    proof: {
      en: 'This is the rule itself, read from the end: a move takes 1 to m stones and hands over to the next seat, and whoever takes the last stone leaves the opponent with none, which wins. Of the next seat only the largest losing number below n matters.',
      zh: '这就是从终局倒着看的规则本身：每步取 1 到 m 颗，然后轮到下一座位；取最后一颗者留给对手 0 颗，对手胜。对下一座位只需记住小于 n 的最大必败数。',
    },
  }),
  examples: ['seats: 11 4 3 3 4', 'seats: 20 3 4', 'seats: 9 4 4'],
})
