import { parseAny, type Random, type Words } from '@nimber/core'
import { atLevel, between, type Maker, pick } from './exercise.ts'
import { wrongLine } from './line.ts'
import { allMoves, beat, howMany, oneMove } from './moves.ts'
import { type MakePosition, whoWins, whoWinsPartizan } from './outcome.ts'
import {
  findFormula,
  findPeriod,
  mexOfSet,
  nextRow,
  valueOfPosition,
  valueOfToken,
} from './values.ts'

/** Something to practise: exercises of one kind without end. */
export interface Topic {
  readonly id: string
  readonly title: Words
  readonly make: Maker
}

type Sizes = readonly (readonly [number, number])[]

/** A heap of one of several games. */
const heapOf =
  (games: readonly string[], sizes: Sizes): MakePosition =>
  (random, level) =>
    `${pick(random, games)}: ${between(random, atLevel(sizes, level))}`

/** Several heaps of a game. */
const heapsOf =
  (game: string, counts: Sizes, sizes: Sizes): MakePosition =>
  (random, level) => {
    const count = between(random, atLevel(counts, level))
    const heap = () => between(random, atLevel(sizes, level))
    return `${game}: ${Array.from({ length: count }, heap).join(' ')}`
  }

/** Any position of a game of the catalogue up to a size. */
const anyOf =
  (games: readonly string[], sizes: readonly number[]): MakePosition =>
  (random, level) => {
    const game = pick(random, games)
    const { rules } = parseAny(game).game
    const list: unknown[] = []
    for (const position of rules.upTo(atLevel(sizes, level))) {
      list.push(position)
      if (list.length > 4000) break
    }
    // small ones come first
    const far = list.slice(Math.floor(list.length / 4))
    return `${game}: ${rules.print(pick(random, far))}`
  }

const withParam =
  (name: string, params: Sizes, sizes: Sizes): MakePosition =>
  (random, level) =>
    `${name} ${between(random, atLevel(params, level))}: ${between(random, atLevel(sizes, level))}`

/** A graph whose edges lead to larger vertices, all of which are reached. */
const graph: MakePosition = (random, level) => {
  const last = 4 + level
  const edges: string[] = []
  for (let to = 1; to <= last; to++) {
    const before = random(to)
    for (let from = 0; from < to; from++)
      if (from === before || random(3) === 0) edges.push(`${from}>${to}`)
  }
  return `tokens: ${edges.join(' ')} at 0`
}

/** A tree: each vertex stands on the ground or on an earlier one. */
const tree: MakePosition = (random, level) =>
  `hackenbush-tree: ${Array.from({ length: 4 + 2 * level }, (_, i) => random(i + 1)).join(' ')}`

const SUMMANDS = ['bash 3', 'bash 5', 'subtraction {1,3,4}', 'nim', 'powers 2', 'odd', 'kayles']

const sumOf: MakePosition = (random: Random, level) =>
  Array.from({ length: 2 + Math.min(1, level) }, () => {
    return `${pick(random, SUMMANDS)}: ${between(random, [3, 7 + 4 * level])}`
  }).join(' + ')

const wythoff: MakePosition = (random, level) => {
  const sizes: readonly [number, number] = [3, atLevel([10, 20, 60], level)]
  const a = between(random, sizes)
  // two heaps alike are taken at once
  const other = between(random, [sizes[0], sizes[1] - 1])
  return `wythoff: ${a} ${other < a ? other : other + 1}`
}

const mixed: MakePosition = (random, level) =>
  `mixed: ${Array.from({ length: 3 + level }, () => 2 + random(4 + 2 * level)).join(' ')}`

const partizan = (random: Random, level: number): string => {
  if (random(2) === 0) return anyOf(['domineering'], [4, 5, 6])(random, level)
  const edges = Array.from({ length: 2 + level + random(2) }, (_, i) => {
    const below = random(3) === 0 ? 0 : random(i + 1)
    return `${below}-${i + 1}${random(2) === 0 ? 'b' : 'r'}`
  })
  return `hackenbush: ${edges.join(' ')}`
}

const SETS = [
  ...['{1,3,4}', '{1,2,5}', '{2,3}', '{1,4}', '{2,5}'].map((set) => `subtraction ${set}`),
  'powers 2',
]

const SMALL: Sizes = [
  [5, 12],
  [10, 25],
  [30, 90],
]

const topic = (id: string, en: string, zh: string, make: Maker): Topic => ({
  id,
  title: { en, zh },
  make,
})

/** All topics, in the order of the lessons. */
export const TOPICS: readonly Topic[] = [
  topic('coins', 'One heap: who wins?', '一堆石子：谁赢？', whoWins(heapOf(SETS, SMALL))),
  topic(
    'coins-move',
    'One heap: a winning move',
    '一堆石子：制胜的一步',
    oneMove(heapOf(SETS, SMALL)),
  ),
  topic(
    'bash',
    'Bash game: who wins?',
    '巴什博弈：谁赢？',
    whoWins(
      withParam(
        'bash',
        [
          [2, 5],
          [3, 9],
          [5, 20],
        ],
        [
          [10, 30],
          [50, 200],
          [1000, 9999],
        ],
      ),
    ),
  ),
  topic(
    'ring',
    'Rings: symmetry',
    '环：对称',
    beat(
      heapOf(
        ['ring 1..2'],
        [
          [5, 7],
          [8, 9],
          [10, 11],
        ],
      ),
      1,
    ),
  ),
  topic(
    'nim-moves',
    'Nim: all winning moves',
    '尼姆：所有制胜走法',
    allMoves(
      heapsOf(
        'nim',
        [
          [2, 3],
          [3, 3],
          [4, 4],
        ],
        [
          [1, 5],
          [1, 9],
          [1, 12],
        ],
      ),
    ),
  ),
  topic(
    'nim-count',
    'Nim: how many winning moves?',
    '尼姆：制胜走法有几种？',
    howMany(
      heapsOf(
        'nim',
        [
          [3, 4],
          [4, 5],
          [5, 7],
        ],
        [
          [1, 15],
          [1, 31],
          [1, 255],
        ],
      ),
    ),
  ),
  topic(
    'nim-beat',
    'Nim: beat the computer',
    '尼姆：打败电脑',
    beat(
      heapsOf(
        'nim',
        [
          [3, 3],
          [3, 3],
          [3, 4],
        ],
        [
          [1, 5],
          [2, 7],
          [2, 9],
        ],
      ),
    ),
  ),
  topic(
    'misere-who',
    'Misère Nim: who wins?',
    '反常规尼姆：谁赢？',
    whoWins(
      heapsOf(
        'misere-nim',
        [
          [3, 4],
          [3, 5],
          [4, 6],
        ],
        [
          [1, 4],
          [1, 5],
          [1, 15],
        ],
      ),
    ),
  ),
  topic(
    'misere-move',
    'Misère Nim: a winning move',
    '反常规尼姆：制胜的一步',
    oneMove(
      heapsOf(
        'misere-nim',
        [
          [3, 3],
          [3, 4],
          [4, 4],
        ],
        [
          [1, 4],
          [1, 5],
          [1, 9],
        ],
      ),
    ),
  ),
  topic('mex', 'mex of a set', '集合的 mex', mexOfSet),
  topic(
    'sg-heap',
    'SG value of a heap or row',
    '一堆或一排的 SG 值',
    valueOfPosition(
      heapOf(
        [...SETS, 'kayles', 'lasker', 'odd', 'one-or-even'],
        [
          [5, 9],
          [7, 14],
          [10, 22],
        ],
      ),
    ),
  ),
  topic('graph', 'SG value on a graph', '图上的 SG 值', valueOfToken(graph)),
  topic('sg-sum', 'SG value of a sum', '游戏之和的 SG 值', valueOfPosition(sumOf)),
  topic('mixed', 'The mixed sum: a winning move', '混合取石子：制胜的一步', oneMove(mixed)),
  topic(
    'next-row',
    'Continue the table',
    '接着填表',
    nextRow([
      ['subtraction {1,4}', 'subtraction {1,3,4}', 'bash 4'],
      ['subtraction {2,3}', 'subtraction {1,2,5}', 'powers 2', 'bash-range 2 4'],
      ['one-or-even', 'subtraction {2,5}', 'subtraction {1,4,6}', 'bash-rest 2 4'],
    ]),
  ),
  topic(
    'formula',
    'The value as a formula',
    '写出公式',
    findFormula([
      [
        ['bash 4', 'n mod 5'],
        ['powers 2', 'n mod 3'],
        ['odd', 'n mod 2'],
      ],
      [
        ['bash-range 2 4', '(n mod 6) / 2'],
        ['bash-range 3 5', '(n mod 8) / 3'],
        ['even', 'n / 2'],
      ],
      [
        ['one-or-even', '3*(n/6) + n mod 3'],
        ['lasker', 'n = 0 ? 0 : n mod 4 = 0 ? n - 1 : n mod 4 = 3 ? n + 1 : n'],
      ],
    ]),
  ),
  topic('wythoff-who', 'Wythoff: who wins?', '威佐夫博弈：谁赢？', whoWins(wythoff)),
  topic(
    'wythoff-move',
    'Wythoff: a winning move',
    '威佐夫博弈：制胜的一步',
    oneMove((random, level) => wythoff(random, Math.min(level, 1))),
  ),
  topic('wrong-line', 'Which line is wrong?', '哪一行错了？', wrongLine),
  topic(
    'fib-who',
    'Fibonacci Nim: who wins?',
    '斐波那契博弈：谁赢？',
    whoWins(
      heapOf(
        ['fibonacci-nim'],
        [
          [7, 21],
          [10, 60],
          [50, 1000],
        ],
      ),
    ),
  ),
  topic(
    'fib-move',
    'Fibonacci Nim: the winning take',
    '斐波那契博弈：取几颗？',
    oneMove(
      heapOf(
        ['fibonacci-nim'],
        [
          [6, 12],
          [10, 20],
          [20, 40],
        ],
      ),
    ),
  ),
  topic(
    'split-row',
    'Splitting: continue the table',
    '拆分：接着填表',
    nextRow([
      ['kayles', 'lasker'],
      ['octal 0.137', 'grundy'],
      ['dawson-kayles', 'octal 0.07', 'octal 0.37'],
    ]),
  ),
  topic(
    'period',
    'Find the period',
    '求周期',
    findPeriod([
      ['subtraction {1,3,4}', 'subtraction {1,4}', 'bash 4'],
      ['subtraction {2,3}', 'subtraction {1,2,5}', 'subtraction {2,4}'],
      ['subtraction {2,5}', 'subtraction {1,4,6}', 'subtraction {3,5}', 'subtraction {1,4,5}'],
    ]),
  ),
  topic(
    'staircase',
    'Staircase: a winning move',
    '阶梯尼姆：制胜的一步',
    oneMove(
      heapsOf(
        'staircase',
        [
          [3, 3],
          [4, 4],
          [5, 6],
        ],
        [
          [0, 4],
          [0, 5],
          [0, 7],
        ],
      ),
    ),
  ),
  topic(
    'disguise',
    'In disguise: who wins?',
    '改头换面：谁赢？',
    whoWins(anyOf(['staircase', 'moore 2', 'bounded-nim 3', 'new-stone', 'turtles'], [6, 7, 8])),
  ),
  topic(
    'boards',
    'On a board: who wins?',
    '棋盘上：谁赢？',
    whoWins(
      anyOf(
        ['king-to-corner', 'rook-to-corner', 'knight-to-corner', 'queen-to-corner'],
        [6, 10, 20],
      ),
      true,
    ),
  ),
  topic('trees', 'SG value of a tree', '树的 SG 值', valueOfPosition(tree)),
  topic('partizan', 'Different moves: who wins?', '不平等博弈：谁赢？', whoWinsPartizan(partizan)),
]

/** The topic of a name; undefined where there is none. */
export function topicOf(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id)
}
