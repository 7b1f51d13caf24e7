import { type Dyadic, dyadic, printDyadic } from '../../../arith/dyadic.ts'
import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import type { Simple } from '../../../model/simple.ts'
import { join, type Words } from '../../../model/words.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import {
  countOf,
  freeMoves,
  lookOfStrip,
  printStrip,
  readStrip,
  strips,
  turned,
  withCells,
} from '../strip.ts'

const EXCHANGE = { x: 'o', o: 'x' }

/** The places of the animals of a player that can move; x goes to the right, o to the left. */
function* movable(strip: string, mover: Mover): Generator<number> {
  const [animal, step] = mover === 'left' ? ['x', 1] : ['o', -1]
  for (let i = 0; i < strip.length; i++) if (strip[i] === animal && strip[i + step] === '.') yield i
}

/** The strip after the animal at a place has made its step. */
function after(strip: string, at: number): string {
  return strip[at] === 'x' ? withCells(strip, at, '.x') : withCells(strip, at - 1, 'o.')
}

/**
 * Elephants and the rhinos behind them, which walk towards each other: `number` moves are Left's
 * for certain, and one is contested where the gap between them is odd.
 */
interface Herd {
  readonly text: string
  readonly elephants: number
  readonly rhinos: number
  readonly contested: boolean
  readonly number: number
}

/** The strip in herds; an end of it is reached by animals of one kind alone. */
function herds(strip: string): Herd[] {
  return [...strip.matchAll(/^\.*o[o.]*|x[x.]*(?:o(?:[o.]*o)?)?/g)].map(([text]): Herd => {
    const [elephants, rhinos] = [countOf(text, 'x'), countOf(text, 'o')]
    const right = [...text].reverse()
    if (elephants === 0 || rhinos === 0) {
      const number = freeMoves(right, 'x') - freeMoves(text, 'o')
      return { text, elephants, rhinos, contested: false, number }
    }
    const [front, first] = [text.lastIndexOf('x'), text.indexOf('o')]
    const gap = first - front - 1
    const behind = freeMoves(Array.from(text.slice(0, front)).reverse(), 'x')
    const ahead = freeMoves(text.slice(first + 1), 'o')
    const number = behind - ahead + (gap >> 1) * (elephants - rhinos)
    return { text, elephants, rhinos, contested: gap % 2 === 1, number }
  })
}

/** Which herds have a contested move: those of equal size cancel in pairs. */
function contests(list: readonly Herd[]): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const { contested, elephants, rhinos } of list)
    if (contested) sizes.set(elephants + rhinos, (sizes.get(elephants + rhinos) ?? 0) + 1)
  return sizes
}

/** What a herd counts where its contested move is shared: half of what both would make of it. */
function share({ number, contested, elephants, rhinos }: Herd): Dyadic {
  return dyadic(2 * number + (contested ? elephants - rhinos : 0), 1)
}

function worthOf(strip: string): Simple {
  const list = herds(strip)
  const twice = list.reduce((sum, herd) => {
    const { numerator, exponent } = share(herd)
    return sum + numerator * (exponent === 0 ? 2n : 1n)
  }, 0n)
  return { value: dyadic(twice, 1), ups: 0, nim: (contests(list).get(2) ?? 0) % 2 }
}

function applied(strip: string): Words {
  const list = herds(strip)
  if (list.length === 0) return { en: 'There is no animal.', zh: '没有动物。' }
  return join(
    list.map((herd) => {
      const { text, contested, elephants, rhinos } = herd
      const sum = printDyadic(share(herd))
      const alone = elephants === 1 && rhinos === 1
      const star = contested && alone ? (sum === '0' ? '*' : `${sum}*`) : sum
      return contested && !alone
        ? {
            en: `${text}: ${sum}, the contested move (${elephants + rhinos} animals) cancelled by another.`,
            zh: `${text}：${sum}，争夺的一步（共 ${elephants + rhinos} 只动物）与另一处抵消。`,
          }
        : { en: `${text}: ${star}.`, zh: `${text}：${star}。` }
    }),
  )
}

const rules: PartizanRules<string> = {
  parse: (text) => readStrip(text, 'xo.', { en: 'x, o or .', zh: ' x、o 或 .' }),
  print: printStrip,
  *moves(strip, mover): Generator<Move<string>> {
    for (const at of movable(strip, mover)) {
      const to = mover === 'left' ? at + 2 : at
      const text = { en: `from cell ${at + 1} to ${to}`, zh: `第 ${at + 1} 格到第 ${to} 格` }
      yield { text, to: after(strip, at) }
    }
  },
  options: (strip, mover) => Array.from(movable(strip, mover), (at) => after(strip, at)),
  /** One animal with the sure moves of all, and each contested move with the least around it. */
  parts(strip) {
    const list = herds(strip)
    const sure = list.reduce((sum, { number }) => sum + number, 0)
    const found = list
      .filter(({ contested }) => contested)
      .map(({ elephants, rhinos }) => `${'x'.repeat(elephants)}.${'o'.repeat(rhinos)}`)
    if (sure > 0) found.push(`x${'.'.repeat(sure)}`)
    if (sure < 0) found.push(`${'.'.repeat(-sure)}o`)
    return found
  },
  likeness(strip) {
    const other = turned(strip, EXCHANGE)
    return other < strip ? { key: other, negative: true } : { key: strip, negative: false }
  },
  upTo: (size) => strips('xo.', size),
}

export const game = definePartizan({
  slug: 'elephants-and-rhinos',
  names: { en: 'Elephants and Rhinos', zh: '大象与犀牛' },
  aliases: ['elephants', '大象和犀牛'],
  about: {
    en: 'Elephants (x, Left’s) and rhinos (o, Right’s) stand on a strip. An elephant moves one cell to the right, a rhino one cell to the left, onto an empty cell. Whoever cannot move loses.',
    zh: '一排格子上有大象（x，属左方）和犀牛（o，属右方）。大象每次向右走一格，犀牛每次向左走一格，只能走进空格。不能走者负。',
  },
  position: { en: 'the strip: x, o and . for an empty cell', zh: '一排格子：x、o，空格写 .' },
  examples: [
    'elephants-and-rhinos: x.x...o.o',
    'elephants-and-rhinos: x..o',
    'elephants-and-rhinos: .x.o.x.o..x.',
  ],
  rules: () => rules,
  look: (position) => ({
    ...lookOfStrip(position),
    invite: {
      en: 'Click an animal, then the cell where it goes.',
      zh: '先点一只动物，再点它要去的格子。',
    },
  }),
  theorem: () => ({
    name: { en: 'Values of Elephants and Rhinos', zh: '大象与犀牛的值' },
    reference: {
      en: 'proved here; the game is from M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007)',
      zh: '证明见此；游戏出自 M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007)',
    },
    statement: {
      en: 'The strip falls into herds: elephants and the rhinos behind them up to the next elephant. Rhinos that walk to the left end, and elephants that walk to the right end, have one move for each empty cell ahead of each of them. A herd of a elephants and b rhinos with g empty cells between the last elephant and the first rhino is worth p − q + ⌊g/2⌋·(a − b), and {a−1 | 1−b} more if g is odd: p counts the empty cells between an elephant and the last elephant, over all elephants, and q likewise for the rhinos. Two herds of the same a + b with odd g have together half of (a − b) + (a′ − b′) of this; for a = b = 1 it is ∗. So the value is a number or a number and ∗ unless, for some a + b > 2, the number of herds with odd g is odd.',
      zh: '一排格子分成若干群：一些大象和它们后面、直到下一头大象之前的犀牛。走向左端的犀牛和走向右端的大象，前方每有一个空格就有一步。一群有 a 头大象、b 头犀牛，最后的大象与最前的犀牛之间有 g 个空格，则其值为 p − q + ⌊g/2⌋·(a − b)，g 为奇数时再加 {a−1 | 1−b}；p 是各大象与最后的大象之间空格数之和，q 对犀牛同样计数。a + b 相同、g 为奇数的两群，这一项合起来是 (a − b) + (a′ − b′) 的一半；a = b = 1 时这一项就是 ∗。所以，除非对某个 a + b > 2，g 为奇数的群有奇数个，值总是一个数，或一个数加 ∗。',
    },
    covers: (strip) =>
      [...contests(herds(strip))].every(([size, count]) => size === 2 || count % 2 === 0),
    value: worthOf,
    applied,
    proof: {
      en: 'No animal enters the cells between a rhino and the next elephant on its right, so the herds are apart. Animals of one kind that walk to an end make all their moves whoever waits: a whole number. In a herd call a step of the last elephant or of the first rhino a step in the middle. It makes g smaller by 1 and gives one more empty cell to each of the a − 1 other elephants (or b − 1 rhinos); any other step makes p (or q) smaller by 1, and one is there as long as p (or q) is not 0. So the herd is p − q + H(g), where H(0) = 0 and H(g) = {H(g−1) + a − 1 | H(g−1) − (b − 1)}. H(1) = {a−1 | 1−b}. And H(2) − (a − b) = {{a+b−2 | 0} | {0 | 2−a−b}} is 0, because each first move is answered by the move to 0. By induction H(g+2) = H(g) + (a − b) for every g: for even g by the same answers, for odd g because {x+n | y+n} = n + {x | y} for a whole number n where {x | y} is no number. The switch {a−1 | 1−b} is (a − b)/2 ± (a + b − 2)/2, and ± anything is its own negative: two of equal a + b cancel.',
      zh: '犀牛与它右边下一头大象之间的空格没有动物走进，所以各群互不相干。走向端点的同种动物，不论对方如何都能走完所有的步，是整数。在一群中，把最后的大象或最前的犀牛走的一步称为中间的一步：它使 g 减 1，并给其余 a − 1 头大象（或 b − 1 头犀牛）各增加一个空格；其他的步使 p（或 q）减 1，只要 p（或 q）不是 0 就有这样的一步。所以这一群的值是 p − q + H(g)，其中 H(0) = 0，H(g) = {H(g−1) + a − 1 | H(g−1) − (b − 1)}。H(1) = {a−1 | 1−b}。又 H(2) − (a − b) = {{a+b−2 | 0} | {0 | 2−a−b}} = 0，因为先走的每一步都可应以走到 0。由归纳，H(g+2) = H(g) + (a − b) 对一切 g 成立：g 为偶数时用同样的应对；g 为奇数时，因为 {x | y} 不是数，对整数 n 有 {x+n | y+n} = n + {x | y}。开关 {a−1 | 1−b} 等于 (a − b)/2 ± (a + b − 2)/2，而 ±x 是自己的相反数：a + b 相同的两个抵消。',
    },
  }),
})
