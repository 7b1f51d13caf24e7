import { popcount as ones } from '../../arith/integers.ts'
import { nimAdd } from '../../arith/nim-sum.ts'
import { equal, mod, plus, popcount, sumOf } from '../../formula/tree.ts'
import { numberList } from '../../formula/xor-line.ts'
import { TextError } from '../../model/errors.ts'
import { type Move, Moves, type Run } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { OWN } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

/** The piles, and whether the player to move and the opponent still have their special move. */
export interface XorPiles {
  readonly piles: readonly bigint[]
  readonly own: boolean
  readonly other: boolean
}

/** A pile becomes k stones and a new pile is added; then it is the opponent's turn. */
function split(
  { piles, own, other }: XorPiles,
  index: number,
  k: bigint,
  special: boolean,
): Move<XorPiles> {
  const n = piles[index] as bigint
  const added = nimAdd(special ? 2n * k : k, n)
  const mark = special ? { en: ' by the special move', zh: '（特殊走法）' } : { en: '', zh: '' }
  return {
    text: {
      en: `replace pile ${index + 1} by ${k} and ${added}${mark.en}`,
      zh: `把第 ${index + 1} 堆换成 ${k} 和 ${added}${mark.zh}`,
    },
    to: {
      piles: [...piles.slice(0, index), k, added, ...piles.slice(index + 1)],
      own: other,
      other: own && !special,
    },
  }
}

/**
 * The numbers k with 0 < k < n and (k xor n) < n: those whose top binary digit n has as well. The
 * one with 2k = n is left out of special moves, which would add an empty pile.
 */
function* amounts(n: bigint, special: boolean): Generator<{ from: bigint; to: bigint }> {
  for (let top = 1n; top <= n; top *= 2n) {
    if ((n & top) === 0n) continue
    const to = 2n * top < n ? 2n * top : n // up to, and without
    const half = special && n % 2n === 0n && n / 2n >= top && n / 2n < to ? n / 2n : undefined
    if (half === undefined) yield { from: top, to }
    else {
      yield { from: top, to: half }
      yield { from: half + 1n, to }
    }
  }
}

/** All moves, in runs of numbers that follow each other. */
function* runsOf(position: XorPiles): Generator<Run<XorPiles>> {
  for (const special of position.own ? [false, true] : [false])
    for (const [i, n] of position.piles.entries())
      for (const { from, to } of amounts(n, special))
        if (to > from) yield { count: to - from, at: (j) => split(position, i, from + j, special) }
}

/** Who still has the special move, in words behind the piles; both where nothing is said. */
const WORDS = ['none', 'other', 'own', 'both'] as const
const WORDS_ZH: readonly string[] = ['无', '对方', '自己', '双方']

/** Who still has the special move. */
function specialLeft(own: boolean, other: boolean): Words {
  if (own && other)
    return { en: 'Both players still have the special move.', zh: '双方都还有特殊走法。' }
  if (own)
    return {
      en: 'Only the player to move still has the special move.',
      zh: '轮到走的一方还有特殊走法，对方已用过。',
    }
  if (other)
    return {
      en: 'Only the player who is not to move still has the special move.',
      zh: '对方还有特殊走法，轮到走的一方已用过。',
    }
  return { en: 'Neither player has the special move any more.', zh: '双方都用过了特殊走法。' }
}

const stateOf = (word: string) => Math.max(WORDS.indexOf(word as 'none'), WORDS_ZH.indexOf(word))

const rules: Rules<XorPiles> = {
  parse(text) {
    const [numbers = '', word, more] = text.split(/\bspecial\b|特殊/)
    const piles = parseNumbers(numbers, { least: 1 })
    const state = word === undefined ? 3 : stateOf(word.trim())
    if (piles.includes(0n) || state < 0 || more !== undefined)
      throw new TextError(text, tokens(text)[piles.indexOf(0n)]?.offset ?? numbers.length, {
        en: 'Expected piles of at least 1; behind them perhaps special own, other or none.',
        zh: '这里应是至少 1 颗的各堆；后面可写“特殊 自己”“特殊 对方”或“特殊 无”。',
      })
    return { piles, own: state >= 2, other: state % 2 === 1 }
  },
  words: { special: '特殊', none: '无', other: '对方', own: '自己' },
  print: ({ piles, own, other }) => {
    const word = WORDS[(own ? 2 : 0) + (other ? 1 : 0)]
    return piles.join(' ') + (word === 'both' ? '' : ` special ${word}`)
  },
  moves: (position) => new Moves(() => runsOf(position)),
  // powers of two have no moves, and piles play alike in any order
  key: ({ piles, own, other }) =>
    [
      ...piles.filter((n) => ones(n) > 1).sort((a, b) => (a < b ? -1 : 1)),
      own ? 'o' : '',
      other ? 't' : '',
    ].join(' '),
  // a special move makes piles that take long to search
  *upTo(size) {
    for (let a = 1n; a <= Math.min(size, 7); a++)
      for (const special of [true, false]) {
        if (special && a > 3n) continue
        yield { piles: [a], own: special, other: special }
        yield { piles: [a], own: false, other: special }
        yield { piles: [a, 3n], own: false, other: false }
        yield { piles: [a, 6n], own: false, other: false }
      }
  },
  axes: undefined,
}

const parity = ({ piles }: XorPiles) => piles.reduce((sum, n) => sum + ones(n) - 1, 0)

export const game = defineOwnGame({
  slug: 'xor-splitting',
  names: { en: 'Splitting by xor', zh: '异或分堆' },
  about: {
    en: 'A move chooses a pile of n stones and a number k with 0 < k < n and (k xor n) < n; the pile becomes k, and a pile of k xor n is added. Each player has one special move in the game, which adds a pile of 2k xor n instead, unless that is empty. Whoever cannot move loses.',
    zh: '每次选一堆 n 颗和一个数 k，要求 0 < k < n 且（k 异或 n）< n；这堆变成 k 颗，并添一堆（k 异或 n）颗。每人在一局中有一次特殊走法：改为添一堆（2k 异或 n）颗，但不能是空堆。不能走者负。',
  },
  position: {
    en: 'the piles; behind them special own, other or none when a special move is used up',
    zh: '各堆的石子数；特殊走法用过后，在后面写“特殊 自己”（自己还有）、“特殊 对方”（对方还有）或“特殊 无”',
  },
  shape: OWN,
  // piles that grow cannot be split stone by stone
  look: ({ piles, own, other }) => ({
    ...lookOfHeaps(piles, 'numbers'),
    noun: { en: 'Pile', zh: '堆' },
    notes: [specialLeft(own, other)],
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Every move changes the parity', zh: '每步改变奇偶' },
    reference: { en: 'HDU 4388; proof given', zh: 'HDU 4388；证明已给出' },
    formula: equal(mod(sumOf(plus(popcount('n'), 1)), 2), 0),
    statement: {
      en: 'Count for each pile its binary ones less one. The player to move loses exactly when the sum is even.',
      zh: '每堆取其二进制中 1 的个数减 1。总和为偶数时必败。',
    },
    outcome: (position) => (parity(position) % 2 === 0 ? 'P' : 'N'),
    // every move changes the parity
    winning: (position) => new Moves(() => runsOf(position)),
    applied: (position) => {
      const counts = position.piles.map((n) => BigInt(ones(n) - 1))
      const [all, list] = [numberList(position.piles), numberList(counts)]
      const sum = parity(position)
      return {
        en: `${counts.length > 1 ? `The piles ${all.en} count` : `The pile ${all.en} counts`} ${list.en}; the sum is ${sum}, and ${sum} mod 2 = ${sum % 2}.`,
        zh: `各堆 ${all.zh} 计为 ${list.zh}；总和 ${sum}，${sum} mod 2 = ${sum % 2}。`,
      }
    },
    proof: {
      en: 'The numbers of binary ones of k and of k xor n sum to that of n, up to an even number; for 2k, which has as many ones as k, likewise. There is one pile more, so the sum changes its parity with every move. A pile of which nothing can be made has a single one, so at the end the sum is 0; play ends, because without the two special moves piles only become smaller.',
      zh: 'k 与（k 异或 n）的 1 的个数之和，与 n 的 1 的个数奇偶相同；2k 与 k 的 1 一样多，也是如此。又多了一堆，所以每步总和都改变奇偶。不能再分的堆只有一个 1，终局时总和为 0；除了两次特殊走法，堆只会变小，所以对局必然结束。',
    },
  }),
  examples: [
    'xor-splitting: 7 6',
    'xor-splitting: 7 special none',
    'xor-splitting: 5 3 special none',
  ],
})
