import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

/** The piles round the circle, the one to take from now first. */
type Circle = readonly bigint[]

/** The place of the pile that decides: the first empty one, or with an even number the first smallest; −1 for none. */
function deciding(piles: Circle): number {
  if (piles.length % 2 === 1) return piles.indexOf(0n)
  let least = 0
  for (const [i, pile] of piles.entries()) if (pile < (piles[least] as bigint)) least = i
  return least
}

function taken([first = 0n, ...others]: Circle, count: bigint): Move<Circle> {
  return {
    text: {
      en: `take ${count}, leave ${first - count}`,
      zh: `取 ${count} 颗，剩 ${first - count} 颗`,
    },
    to: [...others, first - count],
  }
}

const rules: Rules<Circle> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (piles) => piles.join(' '),
  *moves(piles) {
    for (let count = 1n; count <= (piles[0] ?? 0n); count++) yield taken(piles, count)
  },
  *upTo(size) {
    for (let length = 1; length <= 4; length++) yield* tuples(length, Math.min(size, 7))
  },
  axes: undefined,
}

function applied(piles: Circle): Words {
  const [n, at, list] = [piles.length, deciding(piles), numberList(piles)]
  if (at < 0)
    return {
      en: `${n} mod 2 = 1 and none of the heaps ${list.en} is empty: Take all ${piles[0]} of the first.`,
      zh: `${n} mod 2 = 1，各堆 ${list.zh} 都不空：取走第一堆的 ${piles[0]} 颗全部。`,
    }
  const kind = n % 2 === 1 ? { en: 'empty', zh: '空堆' } : { en: 'smallest', zh: '最小堆' }
  const own: Words =
    at % 2 === 0 ? { en: 'the player to move', zh: '先手' } : { en: 'the opponent', zh: '后手' }
  return {
    en: `Of the ${n} heaps ${list.en} the first ${kind.en} one has ${at} before it: ${at} mod 2 = ${at % 2}, so it is met by ${own.en}.`,
    zh: `${n} 堆 ${list.zh} 中，第一个${kind.zh}在 ${at} 堆之后：${at} mod 2 = ${at % 2}，由${own.zh}遇到。`,
  }
}

export const game = defineOwnGame({
  slug: 'circular-nim',
  names: { en: 'Nim round a circle', zh: '环形尼姆' },
  aliases: ['轮流尼姆'],
  about: {
    en: 'Heaps in a circle. The player to move takes at least one stone from the current heap; then the next heap round the circle is the other player’s. Whoever meets an empty heap loses.',
    zh: '石子堆围成一圈。轮到的一方从当前的一堆中至少取一颗，然后由对方从圈上的下一堆取。遇到空堆者负。',
  },
  position: {
    en: 'the heaps round the circle, the one to take from first',
    zh: '一圈各堆的石子数，从当前的一堆写起',
  },
  shape: HEAPS,
  look: (circle) => ({
    ...lookOfHeaps(circle, 'places'),
    places: { on: 'circle' },
    invite: {
      en: 'It is the turn of the heap at the top. Click a stone: it and those before it are chosen.',
      zh: '轮到最上面的一堆。点一颗石子，它和它前面的都被选中。',
    },
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Who meets the smallest heap', zh: '谁遇到最小的堆' },
    reference: { en: 'Codeforces 1695B; proof given', zh: 'Codeforces 1695B；证明已给出' },
    statement: {
      en: 'With an even number of heaps the player who meets the first smallest heap loses. With an odd number the player who meets the first empty heap in this round loses; if none is empty, the player to move wins.',
      zh: '堆数为偶数时，遇到第一个最小堆的一方负。堆数为奇数时，这一圈中遇到第一个空堆的一方负；没有空堆则先手胜。',
    },
    outcome: (piles) => {
      const at = deciding(piles)
      return at >= 0 && at % 2 === 0 ? 'P' : 'N'
    },
    winning: (piles) =>
      new Moves(() => {
        const [first = 0n, ...others] = piles
        const at = deciding(piles)
        if (at < 0) return [{ count: 1n, at: () => taken(piles, first) }]
        // with an even number of piles the own pile must not become the smallest
        const least = piles.length % 2 === 1 ? 0n : others.reduce((a, b) => (a < b ? a : b))
        return [{ count: first - least, at: (i: bigint) => taken(piles, i + 1n) }]
      }),
    applied,
    proof: {
      en: 'With an even number of heaps each player always meets the same ones. Whoever has the first smallest heap runs out no later than with it, and the opponent, taking one stone at a time, does not run out before. With an odd number a heap that is met now is met by the other player in the next round: taking the whole first heap leaves it empty for the opponent, unless somebody meets an empty heap already in this round, where nothing can be done about it.',
      zh: '堆数为偶数时，每人总是遇到自己的那些堆。拥有第一个最小堆的一方最迟在那一堆用完，而对手每次只取一颗，不会更早用完。堆数为奇数时，这一圈自己遇到的堆下一圈由对手遇到：取光第一堆，就把空堆留给对手；除非这一圈已有人遇到空堆，那是无法改变的。',
    },
  }),
  examples: [
    'circular-nim: 4 2 5 3',
    'circular-nim: 2 1 3 3',
    'circular-nim: 1 2 2',
    'circular-nim: 3 3',
  ],
})
