import type { Words } from '@nimber/core'

/** A program with one wrong line, and what it computes. */
export interface Planted {
  readonly id: string
  /** What the program is to say: whether the first player wins, or a number. */
  readonly task: Words
  /** By which rule, and what the program is given. */
  readonly rule: Words
  /** The program as it should be, and its wrong line: the index, and what stands there instead. */
  readonly right: readonly string[]
  readonly line: number
  readonly instead: string
  /** What the wrong program gives, and the game of an input, in the order in which inputs are tried. */
  readonly wrong: (...input: readonly number[]) => boolean | number
  readonly game: (...input: readonly number[]) => string
  readonly asks: 'wins' | 'value' | 'count'
  readonly inputs: () => Iterable<readonly number[]>
  readonly why: Words
}

function* pairs(most: number, least = 1): Generator<readonly number[]> {
  for (let a = 0; a <= most; a++) for (let b = least; b <= most; b++) yield [a, b]
}

function* singles(most: number): Generator<readonly number[]> {
  for (let n = 0; n <= most; n++) yield [n]
}

function* lists(most: number): Generator<readonly number[]> {
  for (let a = 0; a <= most; a++) yield [a]
  for (let a = 1; a <= most; a++) for (let b = a; b <= most; b++) yield [a, b]
  for (let a = 1; a <= most; a++)
    for (let b = a; b <= most; b++) for (let c = b; c <= most; c++) yield [a, b, c]
}

const xorOf = (heaps: readonly number[]) => heaps.reduce((a, b) => a ^ b, 0)
const nimOf = (...heaps: readonly number[]) => `nim: ${heaps.join(' ')}`

function coins(wins: (win: readonly boolean[], n: number, a: number) => boolean) {
  return (x = 0) => {
    const win = [false]
    for (let n = 1; n <= x; n++) win[n] = [1, 3, 4].some((a) => wins(win, n, a))
    return win[x] === true
  }
}

/** What a program tells of a game, and the rule of the game. */
type Asked = Pick<Planted, 'task' | 'rule'>

const wins = (game: Words, rule: Words): Asked => ({
  task: {
    en: `tells whether the first player wins ${game.en}`,
    zh: `判断${game.zh}的先手是否必胜`,
  },
  rule,
})

const BASH = wins(
  { en: 'the Bash game', zh: '巴什博弈' },
  {
    en: 'A heap of n stones; a move takes 1 to m of them, and whoever takes the last one wins.',
    zh: '一堆 n 颗石子，每次取 1 到 m 颗，取到最后一颗者胜。',
  },
)

const TAKE: Words = {
  en: 'A heap of x stones; a move takes 1, 3 or 4 of them, and whoever cannot move loses.',
  zh: '一堆 x 颗石子，每次取 1、3 或 4 颗，不能走者负。',
}
const TAKES = wins({ en: 'the game below', zh: '下面这个游戏' }, TAKE)

const NIM_RULE: Words = {
  en: 'The heaps are given by their sizes; a move takes any number of stones from one of them, and whoever takes the last one wins.',
  zh: 'heaps 是各堆的石子数，每次从一堆中取任意多颗，取到最后一颗者胜。',
}
const NIM = wins({ en: 'Nim', zh: '尼姆博弈' }, NIM_RULE)

const TAKE_VALUE: Asked = {
  task: { en: 'computes the SG value of a heap', zh: '求一堆石子的 SG 值' },
  rule: TAKE,
}

const MISERE_NIM = wins(
  { en: 'misère Nim', zh: '反常规尼姆博弈' },
  {
    en: 'The heaps are given by their sizes; a move takes any number of stones from one of them, and whoever takes the last one loses.',
    zh: 'heaps 是各堆的石子数，每次从一堆中取任意多颗，取到最后一颗者负。',
  },
)

const COINS = [
  'function wins(x) {',
  '  const win = [false]',
  '  for (let n = 1; n <= x; n++) {',
  '    win[n] = false',
  '    for (const a of [1, 3, 4])',
  '      if (a <= n && !win[n - a]) win[n] = true',
  '  }',
  '  return win[x]',
  '}',
]

const MISERE = [
  'function wins(...heaps) {',
  '  let sum = 0',
  '  let large = false',
  '  for (const heap of heaps) {',
  '    sum ^= heap',
  '    if (heap > 1) large = true',
  '  }',
  '  return large ? sum !== 0 : sum === 0',
  '}',
]

const VALUE = [
  'function value(x) {',
  '  const g = []',
  '  const seen = []',
  '  for (let n = 0; n <= x; n++) {',
  '    for (const a of [1, 3, 4])',
  '      if (a <= n) seen[g[n - a]] = n',
  '    g[n] = 0',
  '    while (seen[g[n]] === n) g[n]++',
  '  }',
  '  return g[x]',
  '}',
]

/** Values of `take {1,3,4}`: the mex is looked for from `first` on, in marks that may be those of earlier heaps. */
function coinValue(first: number, kept: boolean) {
  return (x = 0) => {
    const g: number[] = []
    let seen = new Set<number>()
    for (let n = 0; n <= x; n++) {
      if (!kept) seen = new Set()
      for (const a of [1, 3, 4]) if (a <= n) seen.add(g[n - a] ?? 0)
      let least = first
      while (seen.has(least)) least++
      g.push(least)
    }
    return g[x] ?? 0
  }
}

/** The planted errors: those that contestants make. */
export const PLANTED: readonly Planted[] = [
  {
    id: 'bash-remainder',
    ...BASH,
    right: ['function wins(n, m) {', '  const rest = n % (m + 1)', '  return rest !== 0', '}'],
    line: 1,
    instead: '  const rest = n % m',
    wrong: (n = 0, m = 1) => n % m !== 0,
    game: (n, m) => `bash ${m}: ${n}`,
    asks: 'wins',
    inputs: () => pairs(12),
    why: { en: 'A round takes m + 1 stones, not m.', zh: '一个来回取走的是 m + 1 颗，不是 m 颗。' },
  },
  {
    id: 'coins-not',
    ...TAKES,
    right: COINS,
    line: 5,
    instead: '      if (a <= n && win[n - a]) win[n] = true',
    wrong: coins((win, n, a) => a <= n && win[n - a] === true),
    game: (x) => `take {1,3,4}: ${x}`,
    asks: 'wins',
    inputs: () => singles(40),
    why: {
      en: 'A move wins if the heap that it leaves is losing.',
      zh: '走到必败的堆才赢，感叹号不能少。',
    },
  },
  {
    id: 'coins-less',
    ...TAKES,
    right: COINS,
    line: 5,
    instead: '      if (a < n && !win[n - a]) win[n] = true',
    wrong: coins((win, n, a) => a < n && !win[n - a]),
    game: (x) => `take {1,3,4}: ${x}`,
    asks: 'wins',
    inputs: () => singles(40),
    why: { en: 'One may take all that is left.', zh: '剩下的可以一次取完。' },
  },
  {
    id: 'nim-added',
    ...NIM,
    right: [
      'function wins(...heaps) {',
      '  let sum = 0',
      '  for (const heap of heaps) sum ^= heap',
      '  return sum !== 0',
      '}',
    ],
    line: 2,
    instead: '  for (const heap of heaps) sum += heap',
    wrong: (...heaps) => heaps.reduce((a, b) => a + b, 0) !== 0,
    game: nimOf,
    asks: 'wins',
    inputs: () => lists(5),
    why: { en: 'Heaps are added without carrying: xor.', zh: '应当用异或，也就是不进位的加法。' },
  },
  {
    id: 'nim-at-most',
    task: { en: 'counts the winning moves of Nim', zh: '数出尼姆博弈的制胜走法' },
    rule: NIM_RULE,
    right: [
      'function count(...heaps) {',
      '  let sum = 0',
      '  for (const heap of heaps) sum ^= heap',
      '  let moves = 0',
      '  for (const heap of heaps)',
      '    if ((heap ^ sum) < heap) moves++',
      '  return moves',
      '}',
    ],
    line: 5,
    instead: '    if ((heap ^ sum) <= heap) moves++',
    wrong: (...heaps) => heaps.filter((heap) => (heap ^ xorOf(heaps)) <= heap).length,
    game: nimOf,
    asks: 'count',
    inputs: () => lists(5),
    why: {
      en: 'A move must make the heap smaller; with xor 0 it would stay as it is.',
      zh: '一步必须让堆变小；异或为 0 时堆没有变。',
    },
  },
  {
    id: 'misere-ones',
    ...MISERE_NIM,
    right: MISERE,
    line: 7,
    instead: '  return sum !== 0',
    wrong: (...heaps) => xorOf(heaps) !== 0,
    game: (...heaps) => `misere-nim: ${heaps.join(' ')}`,
    asks: 'wins',
    inputs: () => lists(5),
    why: {
      en: 'With heaps of one stone only the answer is the reverse.',
      zh: '全是 1 颗的堆时，结论要反过来。',
    },
  },
  {
    id: 'misere-reversed',
    ...MISERE_NIM,
    right: MISERE,
    line: 5,
    instead: '    if (heap > 2) large = true',
    wrong: (...heaps) => (heaps.some((heap) => heap > 2) ? xorOf(heaps) !== 0 : xorOf(heaps) === 0),
    game: (...heaps) => `misere-nim: ${heaps.join(' ')}`,
    asks: 'wins',
    inputs: () => lists(5),
    why: { en: 'A heap of two is large already.', zh: '2 颗的堆已经算大堆。' },
  },
  {
    id: 'mex-from-one',
    ...TAKE_VALUE,
    right: VALUE,
    line: 6,
    instead: '    g[n] = 1',
    wrong: coinValue(1, false),
    game: (x) => `take {1,3,4}: ${x}`,
    asks: 'value',
    inputs: () => singles(40),
    why: { en: 'The mex begins with 0.', zh: 'mex 要从 0 开始找。' },
  },
  {
    id: 'marks-kept',
    ...TAKE_VALUE,
    right: VALUE,
    line: 7,
    instead: '    while (seen[g[n]] !== undefined) g[n]++',
    wrong: coinValue(0, true),
    game: (x) => `take {1,3,4}: ${x}`,
    asks: 'value',
    inputs: () => singles(40),
    why: {
      en: 'Marks of earlier heaps still stand there: only those made for n count.',
      zh: '里面还留着前面各堆的标记，只有为 n 做的才算数。',
    },
  },
  {
    id: 'range-at-most',
    ...wins(
      { en: 'with takes of p to q', zh: '有下限的巴什博弈' },
      {
        en: 'A heap of n stones; a move takes p to q of them. Fewer than p cannot be taken, and whoever cannot move loses.',
        zh: '一堆 n 颗石子，每次取 p 到 q 颗；不足 p 颗时不能取，不能走者负。',
      },
    ),
    right: ['function wins(n, p, q) {', '  const rest = n % (p + q)', '  return rest >= p', '}'],
    line: 2,
    instead: '  return rest > p',
    wrong: (n = 0, p = 1, q = 1) => n % (p + q) > p,
    game: (n, p, q) => `bash-range ${p} ${q}: ${n}`,
    asks: 'wins',
    inputs: function* () {
      for (let n = 0; n < 14; n++)
        for (let p = 1; p < 4; p++) for (let q = p; q < 6; q++) yield [n, p, q]
    },
    why: {
      en: 'With a remainder of p one can take exactly p.',
      zh: '余数恰为 p 时可以取走 p 颗。',
    },
  },
  {
    id: 'fibonacci-step',
    ...wins(
      { en: 'Fibonacci Nim', zh: '斐波那契博弈' },
      {
        en: 'A heap of n stones, n ≥ 2. The first move takes any number but not all, a later one at most twice what was just taken; whoever takes the last stone wins.',
        zh: '一堆 n 颗石子（n ≥ 2）。第一步任意取但不能取完，此后每次最多取对手刚取的两倍，取到最后一颗者胜。',
      },
    ),
    right: [
      'function wins(n) {',
      '  let a = 1',
      '  let b = 2',
      '  while (a < n) {',
      '    const next = a + b',
      '    a = b',
      '    b = next',
      '  }',
      '  return a !== n',
      '}',
    ],
    line: 4,
    instead: '    const next = a + a',
    wrong: (n = 0) => {
      let [a, b] = [1, 2]
      while (a < n) [a, b] = [b, a + a]
      return a !== n
    },
    game: (n) => `fibonacci-nim: ${n}`,
    asks: 'wins',
    inputs: function* () {
      for (let n = 2; n < 60; n++) yield [n]
    },
    why: {
      en: 'A Fibonacci number is the sum of the two before it.',
      zh: '斐波那契数是前两项之和。',
    },
  },
  {
    id: 'wythoff-doubles',
    ...wins(
      { en: 'Wythoff’s game', zh: '威佐夫博弈' },
      {
        en: 'Two heaps of a ≤ b stones; a move takes any number from one of them or the same number from both, and whoever takes the last stone wins.',
        zh: '两堆石子 a ≤ b，每次从一堆中取任意多颗，或从两堆中取同样多颗，取到最后一颗者胜。',
      },
    ),
    right: [
      'function wins(a, b) {',
      '  const k = BigInt(b - a)',
      '  const x = 5n * k * k',
      '  let root = BigInt(Math.floor(Math.sqrt(Number(x))))',
      '  while (root * root > x) root--',
      '  while ((root + 1n) * (root + 1n) <= x) root++',
      '  return (k + root) / 2n !== BigInt(a)',
      '}',
    ],
    line: 6,
    instead: '  return Math.floor((b - a) * (1 + Math.sqrt(5)) / 2) !== a',
    wrong: (a = 0, b = 0) => Math.floor(((b - a) * (1 + Math.sqrt(5))) / 2) !== a,
    game: (a, b) => `wythoff: ${a} ${b}`,
    asks: 'wins',
    inputs: function* () {
      for (let [a, b] = [1, 2]; b < 1e9; [a, b] = [a + b, a + 2 * b]) {
        yield [a, b]
        yield [b, a + b]
      }
    },
    why: {
      en: 'Doubles have too few digits for large heaps.',
      zh: '堆大的时候，双精度的位数不够。',
    },
  },
  {
    id: 'stairs-even',
    ...wins(
      { en: 'Staircase Nim', zh: '阶梯尼姆' },
      {
        en: 'steps[0] holds the coins on step 1, steps[1] those on step 2, and so on. A move takes any number of coins from one step down to the next, from step 1 to the ground; whoever cannot move loses.',
        zh: 'steps[0] 是第 1 级上的硬币数，steps[1] 是第 2 级的，依此类推。每次把某一级上任意多枚硬币移到下一级，第 1 级的移到地面，不能走者负。',
      },
    ),
    right: [
      'function wins(...steps) {',
      '  let sum = 0',
      '  for (let i = 0; i < steps.length; i += 2)',
      '    sum ^= steps[i]',
      '  return sum !== 0',
      '}',
    ],
    line: 2,
    instead: '  for (let i = 1; i < steps.length; i += 2)',
    wrong: (...steps) => xorOf(steps.filter((_, i) => i % 2 === 1)) !== 0,
    game: (...steps) => `staircase: ${steps.join(' ')}`,
    asks: 'wins',
    inputs: () => lists(3),
    why: {
      en: 'Steps 1, 3, 5, … count, and step 1 stands at index 0.',
      zh: '算数的是第 1、3、5……级，第 1 级的下标是 0。',
    },
  },
]
