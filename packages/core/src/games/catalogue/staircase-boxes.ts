import { numberList, xorLine } from '../../formula/xor-line.ts'
import { tuples } from '../../model/enumerate.ts'
import { type Move, Moves } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'
import {
  allCarries,
  type Carried,
  carried,
  carriesTo,
  counting,
  type Stairs,
  stairsValue,
} from '../theorems/stairs.ts'

type Boxes = readonly bigint[]

/** Place i is box i + 1; boxes A and B go together when A + B is 3, 9, 15, … */
const BOXES: Stairs = {
  odd: (place) => [0, 2, 5].includes((place + 1) % 6),
  ways(place) {
    const box = place + 1
    const to: number[] = []
    for (let other = (9 - (box % 6)) % 6 || 6; other < box; other += 6) to.push(other - 1)
    return to
  },
}

function carry(boxes: Boxes, carry: Carried): Move<Boxes> {
  const { from, to, count } = carry
  return {
    text: {
      en: `box ${from + 1}: ${count} to box ${to + 1}`,
      zh: `盒 ${from + 1}：${count} 张移到盒 ${to + 1}`,
    },
    to: carried(boxes, carry),
  }
}

const rules: Rules<Boxes> = {
  parse: (text) => parseNumbers(text, { least: 1 }),
  print: (boxes) => boxes.join(' '),
  *moves(boxes) {
    for (const one of allCarries(boxes, BOXES)) yield carry(boxes, one)
  },
  *upTo(size) {
    for (let boxes = 1; boxes <= 9; boxes++) yield* tuples(boxes, Math.min(size, boxes < 6 ? 4 : 2))
  },
  axes: undefined,
}

export const game = defineOwnGame({
  slug: 'staircase-boxes',
  names: { en: 'Cards in boxes', zh: '盒中移牌' },
  about: {
    en: 'Cards lie in the boxes 1, 2, 3, … A move takes any number of cards from a box A to a box B with a smaller number, where A + B is odd and divisible by 3. Whoever cannot move loses.',
    zh: '编号 1、2、3……的盒子里放着牌。每次从盒 A 拿任意多张放到编号更小的盒 B，要求 A + B 是奇数且能被 3 整除。不能走者负。',
  },
  position: { en: 'the cards in box 1, 2, 3, …', zh: '盒 1、2、3……中的牌数' },
  shape: HEAPS,
  look: (boxes) => ({
    ...lookOfHeaps(boxes, 'places'),
    noun: { en: 'Box', zh: '个盒子' },
    places: { on: 'row', title: { en: 'Box', zh: '盒' } },
    invite: {
      en: 'Click a card: it and those above it are chosen.',
      zh: '点一张牌，它和它上面的都被选中。',
    },
  }),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Boxes as a staircase', zh: '盒子即阶梯' },
    reference: {
      en: 'HDU 3389; staircase Nim as in T. S. Ferguson, Game Theory, Part I, 2.6',
      zh: 'HDU 3389；阶梯尼姆见 T. S. Ferguson, Game Theory, Part I, 2.6',
    },
    statement: {
      en: 'The value is the xor of the cards in the boxes whose numbers leave 0, 2 or 5 when divided by 6.',
      zh: 'SG 值是编号除以 6 余 0、2 或 5 的各盒中牌数的异或。',
    },
    value: (boxes) => stairsValue(boxes, BOXES),
    applied: (boxes) => {
      const [all, xor] = [numberList(boxes), xorLine(counting(boxes, BOXES))]
      return {
        en: `Of the cards ${all.en} those in the boxes 2, 5, 6, 8, 11, 12, … count: the value is ${xor.en}.`,
        zh: `各盒的牌数为 ${all.zh}，只算盒 2、5、6、8、11、12……：SG 值是 ${xor.zh}。`,
      }
    },
    movesTo: (boxes, value) =>
      Moves.of(function* () {
        for (const one of carriesTo(boxes, BOXES, value)) yield carry(boxes, one)
      }),
    proof: {
      en: 'Cards go between boxes that leave 0 and 3, 1 and 2, or 4 and 5 when divided by 6, so each move changes whether the remainder is one of 0, 2, 5. The boxes 1, 3 and 4 have no way on, and from every box with remainder 0, 2 or 5 there is one (to 3, 1 or 4). So these are the odd steps of a staircase: what leaves them is out of play, what comes to them the opponent sends on.',
      zh: '牌只在除以 6 余 0 与 3、1 与 2、4 与 5 的盒子之间移动，所以每步都改变余数是否属于 0、2、5。盒 1、3、4 没有去处，而余数为 0、2、5 的盒总有去处（盒 3、1、4）。所以它们就是阶梯的奇数级：从中移出的牌不再起作用，移入的牌由对手接着移走。',
    },
  }),
  examples: [
    'staircase-boxes: 2 3 1 1 4 1',
    'staircase-boxes: 4 2 1',
    'staircase-boxes: 1 2 3 0 2 0',
    'staircase-boxes: 0 1 1 0 2 3',
  ],
})
