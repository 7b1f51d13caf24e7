import { nimSum } from '../../arith/nim-sum.ts'
import { numberList, xorLine } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'
import { defineOwnGame, natural } from '../define.ts'
import type { Args } from '../game.ts'
import { lookOfHeaps } from '../look.ts'
import { counting, differences, STEPS } from '../theorems/stairs.ts'

/** How far below the hilltop each person stands, the topmost first; 0 is the hilltop. */
type People = readonly bigint[]

/** Those below the hilltop, and which of them is the king, from 1; 0 if he is at the top. */
function climbing(people: People, king: bigint): { below: People; king: bigint } {
  const below = people.filter((place) => place > 0n)
  const at = king - BigInt(people.length - below.length)
  return { below, king: at > 0n ? at : 0n }
}

/** The free cells inside the pairs, from the bottom; where one is left over, above that one. */
function pairsOf(people: People, arg: bigint): readonly bigint[] {
  const { below, king } = climbing(people, arg)
  const gaps = [...counting(differences(below, 1n), STEPS)]
  // the one left over may enter the hilltop, unless that frees the king
  if (below.length % 2 === 1 && king !== 2n) gaps.push((gaps.pop() ?? 0n) + 1n)
  return gaps
}

function isLost(people: People, arg: bigint): boolean {
  const { king } = climbing(people, arg)
  return king === 0n || (king > 1n && nimSum(pairsOf(people, arg)) === 0n)
}

function* moves(people: People, king: bigint): Generator<Move<People>> {
  if (climbing(people, king).king === 0n) return
  for (const [i, from] of people.entries()) {
    const above = people[i - 1] ?? 0n
    const last = above === 0n ? 0n : above + 1n // the hilltop holds any number
    for (let to = from - 1n; to >= last; to--)
      yield {
        text: { en: `person ${i + 1} goes to ${to}`, zh: `第 ${i + 1} 人走到 ${to}` },
        to: people.with(i, to),
      }
  }
}

/** Lists of `length` places in which only the hilltop has several persons. */
function* climbs(length: number, most: bigint, above = 0n): Generator<People> {
  if (length === 0) return yield []
  for (let first = above === 0n ? 0n : above + 1n; first <= most; first++)
    for (const rest of climbs(length - 1, most, first)) yield [first, ...rest]
}

const rules = ({ k = 1n }: Args): Rules<People> => ({
  parse(text) {
    const people = parseNumbers(text, { least: 1 })
    const wrong = people.findIndex((at, i) => i > 0 && at <= (people[i - 1] as bigint) && at > 0n)
    const back = people.findIndex((at, i) => at === 0n && (people[i - 1] ?? 0n) > 0n)
    if (wrong >= 0 || back >= 0)
      throw new TextError(text, tokens(text)[Math.max(wrong, back)]?.offset ?? 0, {
        en: 'Everyone stands below the one before; only the hilltop, 0, holds several.',
        zh: '每人都在前一人之下，只有山顶（0）可以有多人。',
      })
    if (k > BigInt(people.length))
      throw new TextError(text, text.trimEnd().length, {
        en: `The king is person ${k}, so there must be at least ${k} people.`,
        zh: `国王是第 ${k} 人，所以至少要有 ${k} 人。`,
      })
    return people
  },
  print: (people) => people.join(' '),
  moves: (people) => moves(people, k),
  *upTo(size) {
    const least = k < 9n ? Number(k) : 9
    for (let length = least; length <= least + 2; length++)
      yield* climbs(length, BigInt(Math.min(size, 7)))
  },
  axes: undefined,
})

function applied(people: People, k: bigint): Words {
  const { king } = climbing(people, k)
  const all = numberList(people)
  const place = people[Number(k) - 1]
  if (king === 0n)
    return {
      en: `There is no move: the king is person ${k} of ${all.en} and stands on the hilltop.`,
      zh: `已无路可走：国王是 ${all.zh} 中的第 ${k} 人，已在山顶。`,
    }
  if (king === 1n)
    return {
      en: `Of ${all.en} the king, person ${k}, is the first below the hilltop, at ${place} > 0, and goes there at once.`,
      zh: `${all.zh} 中，山顶以下最上面的就是国王（第 ${k} 人），在 ${place} > 0，直接登顶。`,
    }
  const xor = xorLine(pairsOf(people, k))
  return {
    en: `People at ${all.en}; the pairs from the bottom have the value ${xor.en}.`,
    zh: `各人在 ${all.zh}；从下往上各对的值为 ${xor.zh}。`,
  }
}

export const game = defineOwnGame({
  slug: 'hill',
  names: { en: 'Climbing the hill', zh: '国王登山' },
  aliases: ['climbing-the-hill'],
  params: [natural('k')],
  about: {
    en: 'People stand on different cells of a path; the hilltop is cell 0. A move takes one person any number of cells up, but not onto or past the next person above; only the hilltop holds any number of people. Person k from the top is the king: whoever takes the king to the hilltop wins.',
    zh: '若干人站在上山路的不同格上，山顶是第 0 格。每次让一人上移任意多格，不能到达或越过上面的人；只有山顶可以站任意多人。从上数第 k 人是国王，把国王送上山顶者胜。',
  },
  position: {
    en: 'the cells of the people from the top, 0 for the hilltop',
    zh: '从上到下各人所在的格，0 是山顶',
  },
  shape: HEAPS,
  look: (people, { k = 1n }) => {
    const { piles, ...look } = lookOfHeaps(people, 'hill')
    const king = piles[Number(k) - 1]
    const note = { en: 'the king', zh: '国王' }
    return {
      ...look,
      noun: { en: 'Person', zh: '个人' },
      piles: piles.map((pile) => (pile === king ? { ...pile, note } : pile)),
    }
  },
  rules,
  theorem: ({ k = 1n }) => ({
    name: { en: 'Gaps as a staircase, with a king', zh: '带国王的阶梯' },
    reference: {
      en: 'HDU 4315; staircase Nim as in T. S. Ferguson, Game Theory, Part I, 2.6',
      zh: 'HDU 4315；阶梯尼姆见 T. S. Ferguson, Game Theory, Part I, 2.6',
    },
    statement: {
      en: 'People on the hilltop do not count. If the king is the first of the others, the player to move wins. Otherwise pair the others from the bottom: losing exactly when the free cells inside the pairs xor to 0. One left over is paired with the hilltop, which counts as a free cell unless the king is the second.',
      zh: '山顶上的人不算。其余的人中国王在最上时，先手胜。否则从下往上两两配对，各对之间空格数的异或为 0 时必败；剩下的一人与山顶配对，山顶也算一个空格，但国王是第二人时不算。',
    },
    outcome: (people) => (isLost(people, k) ? 'P' : 'N'),
    applied: (people) => applied(people, k),
    proof: {
      en: 'The gaps are the steps of a staircase as in the game of sliding pieces: raising the lower one of a pair takes free cells from a gap that counts; raising the upper one adds some, and the opponent raises the lower one by as much. Whoever sends the person above the king to the hilltop loses to the next move, so if that person is left over (the king is second) the hilltop is no free cell for it. The player who leaves the xor 0 can answer every move so that it is 0 again; nobody else is ever left to clear the way for the king than the opponent.',
      zh: '与滑动棋子一样，间隔就是阶梯的各级：一对中下面的人上移，算数的间隔变小；上面的人上移，间隔变大，对手让下面的人上移同样多即可。谁把国王上面的人送上山顶，下一步就输，所以那人落单（国王是第二人）时山顶不算他的空格。使异或为 0 的一方总能应对使它再为 0，最后为国王让路的只能是对手。',
    },
  }),
  examples: ['hill 2: 3 7', 'hill 2: 1 3 4', 'hill 3: 1 2 4 8', 'hill 1: 4'],
})
