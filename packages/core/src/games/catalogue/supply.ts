import { numberList } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'

/** What is missing, and how many cards of 1, 2, 3, … are left. */
type Supply = readonly bigint[]

function take(position: Supply, card: number): Move<Supply> {
  const [missing = 0n] = position
  const rest = missing - BigInt(card)
  return {
    text: { en: `take a card of ${card}, leave ${rest}`, zh: `取一张 ${card}，还差 ${rest}` },
    to: position.with(card, (position[card] as bigint) - 1n).with(0, rest),
  }
}

/** The cards that may be taken. */
const cardsOf = (position: Supply) =>
  [...position.keys()].slice(1).filter((card) => {
    return (position[card] as bigint) > 0n && BigInt(card) <= (position[0] as bigint)
  })

/** Who wins for all supplies up to some, what is missing less all cards being `debt`. */
interface Table {
  readonly debt: bigint
  readonly most: readonly number[]
  readonly won: Uint8Array
}

/** As many supplies have a table. */
const LARGEST = 1_000_000n

let last: Table | undefined

/** All cards together. */
const worthOf = (cards: readonly bigint[]) =>
  cards.reduce((sum, count, i) => sum + count * BigInt(i + 1), 0n)

/**
 * Whether the player to move wins. A card takes as much from what is missing as from what is left,
 * so their difference stays, and one table has all supplies below the largest that were asked for.
 */
function isWon([missing = 0n, ...cards]: Supply): boolean {
  const debt = missing - worthOf(cards)
  const counts = cards.map(Number)
  if (
    last?.debt !== debt ||
    last.most.length !== counts.length ||
    counts.some((count, i) => count > (last?.most[i] as number))
  ) {
    const before = last?.debt === debt && last.most.length === counts.length ? last.most : counts
    const most = counts.map((count, i) => Math.max(count, before[i] as number))
    const larger = most.reduce((size, count) => size * BigInt(count + 1), 1n)
    last = tableOf(debt, larger <= LARGEST ? most : counts)
  }
  const { most, won } = last
  return won[counts.reduce((index, count, i) => index * ((most[i] as number) + 1) + count, 0)] === 1
}

function tableOf(debt: bigint, most: readonly number[]): Table {
  const steps = most.map((_, i) => most.slice(i + 1).reduce((size, m) => size * (m + 1), 1))
  const won = new Uint8Array(most.reduce((size, m) => size * (m + 1), 1))
  const counts = most.map(() => 0)
  let missing = Number(debt)
  for (let index = 0; index < won.length; index++) {
    for (const [i, count] of counts.entries())
      if (count > 0 && i + 1 <= missing && won[index - (steps[i] as number)] === 0) won[index] = 1
    // the next supply: the last kind of card counts up first
    for (let i = counts.length - 1; i >= 0; i--) {
      const count = counts[i] as number
      if (count < (most[i] as number)) {
        counts[i] = count + 1
        missing += i + 1
        break
      }
      counts[i] = 0
      missing -= count * (i + 1)
    }
  }
  return { debt, most, won }
}

const rules: Rules<Supply> = {
  parse: (text) => parseNumbers(text, { least: 2 }),
  print: (position) => position.join(' '),
  *moves(position) {
    for (const card of cardsOf(position)) yield take(position, card)
  },
  *upTo(size) {
    for (const cards of tuples(3, Math.min(size, 5)))
      for (let missing = 0n; missing <= 9n; missing++) yield [missing, ...cards]
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'supply',
  names: { en: 'Cards of limited supply', zh: '有限牌游戏' },
  aliases: ['game-of-31'],
  about: {
    en: 'Cards with numbers lie on the table, several of each, and a total is to be reached. A move takes a card whose number is not larger than what is missing, and subtracts it from that. Whoever reaches 0 wins; whoever cannot move loses.',
    zh: '桌上有写着数字的牌，每种若干张，要凑出一个总数。每次取一张，从还差的数中减去牌上的数，不能减成负数。减到 0 者胜；不能走者负。',
  },
  position: {
    en: 'what is missing, then how many cards of 1, 2, 3, … are left: 31 4 4 4 4 4 4',
    zh: '还差的数，然后是数字 1、2、3……的牌各剩几张：31 4 4 4 4 4 4',
  },
  shape: HEAPS,
  look: ([missing = 0n, ...cards]) => ({
    kind: 'piles',
    piles: [
      { label: 'n', size: missing, note: { en: 'missing', zh: '还差' } },
      ...cards.map((size, i) => ({
        label: `${i + 1}`,
        size,
        note: { en: `cards of ${i + 1}`, zh: `${i + 1} 点的牌` },
      })),
    ],
    board: 'numbers',
    notes: [],
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Induction over the supply', zh: '对剩余的牌归纳' },
    reference: {
      en: 'The game of 31 (HDU 4155); by the rule, from the end backwards',
      zh: '31 点游戏（HDU 4155）；按规则从终局倒推',
    },
    statement: {
      en: 'A supply is won exactly when some card that is left, and is not more than is missing, leaves a lost one. What is missing follows from the cards that are left, so a table over these has all.',
      zh: '某张剩下的、不超过所差的数的牌取走后使对手必败，则必胜，否则必败。所差的数由剩下的牌决定，所以按剩下的牌列表即可。',
    },
    covers: ([missing = 0n, ...cards]) =>
      missing <= 2n ** 40n &&
      cards.length <= 40 &&
      cards.reduce((size, count) => size * (count + 1n), 1n) <= LARGEST,
    outcome: (position) => (isWon(position) ? 'N' : 'P'),
    winning: (position) =>
      Moves.of(function* () {
        for (const card of cardsOf(position)) {
          const move = take(position, card)
          if (!isWon(move.to)) yield move
        }
      }),
    applied: (position) => {
      const [missing = 0n] = position
      const cards = cardsOf(position)
      const good = cards.filter((card) => !isWon(take(position, card).to)).map(BigInt)
      const [all, list] = [numberList(cards.map(BigInt)), numberList(good)]
      if (cards.length === 0)
        return {
          en: `${missing} is missing, and no card fits: 0 moves = 0.`,
          zh: `还差 ${missing}，没有可取的牌：走法数 0 = 0。`,
        }
      return good.length > 0
        ? {
            en: `${missing} is missing; of the cards ${all.en} (the largest has ${cards.at(-1)} ≤ ${missing}) the good ones, which leave a lost supply, are ${list.en}.`,
            zh: `还差 ${missing}；可取的牌 ${all.zh}（最大的 ${cards.at(-1)} ≤ ${missing}）中，使对手必败的是 ${list.zh}。`,
          }
        : {
            en: `${missing} is missing; each of the cards with values ${all.en} leaves a won supply to the opponent.`,
            zh: `还差 ${missing}；可取的牌 ${all.zh}（最大的 ${cards.at(-1)} ≤ ${missing}）都使对手必胜。`,
          }
    },
    proof: {
      en: 'This is the rule read from the end: with nothing missing, or no card that fits, the player to move has lost. Taking a card lowers what is missing and the worth of the cards left by the same number, so their difference is the same in the whole game.',
      zh: '这就是从终局倒着看的规则：一点不差或没有可取的牌时，轮到的一方已负。取一张牌，所差的数与剩下各牌之和减少同样多，所以两者之差在整局中不变。',
    },
  }),
  examples: ['supply: 31 4 4 4 4 4 4', 'supply: 6 1 1 2', 'supply: 5 0 3'],
})
