import type { Lang } from '@nimber/core'

const en = {
  title: 'Why',
  outcomes: {
    N: 'The player to move wins.',
    P: 'The player to move loses.',
    D: 'Nobody can force a win.',
  },
  ended: 'The match is over: there is nothing left to decide.',
  unknown: 'This position is too large to settle here.',
  value: (value: string) => `Value ${value}`,
  columns: 'The numbers in binary',
  part: 'part',
  number: 'value',
  binary: 'binary',
  xor: 'xor',
  sums: (modulus: number) => `column sums mod ${modulus}`,
  even: 'Every column is even: whoever moves spoils it.',
  odd: 'The marked columns are odd: a good move makes them even.',
  evenMod: (m: number) => `Every column sum is divisible by ${m}: whoever moves spoils it.`,
  oddMod: (m: number) => `The marked columns are not divisible by ${m}: a good move makes them so.`,
  golden: 'Golden pairs around this difference',
  difference: 'k',
  here: 'here',
  isGolden: 'This is a golden pair.',
  notGolden: 'No golden pair: one move leads to one.',
  strip: 'Values of heaps; this heap in a frame, those that a move reaches marked',
  mexOf: (heap: bigint, values: string, value: number) =>
    `The moves from ${heap} reach the values {${values}}; the least number not among them (the mex) is ${value}.`,
  repeats: (from: number, length: number) =>
    from === 0
      ? `The values repeat every ${length}.`
      : `From heap ${from} on the values repeat every ${length}.`,
  residue: (heap: bigint, length: number, rest: bigint) => `Here ${heap} mod ${length} = ${rest}.`,
  like: (heap: bigint, small: bigint, length: number) =>
    `Heap ${heap} leaves the same remainder by ${length} as heap ${small}, which stands for it here.`,
  stairs:
    'Only the coins on odd steps count: coins that come down to an even step can be sent on at once',
  map: 'Who loses at which pair: P marks the losing ones, the frame this position, dots what a move reaches',
  moves: {
    N: 'A move that leaves a losing position wins',
    P: 'Whatever is played, the opponent has a winning answer',
    D: 'No move leaves a losing position, but one keeps the draw',
  },
  leaves: { N: 'loses', P: 'wins', D: 'draws' },
  answered: (move: string) => `answer: ${move}`,
  others: '… and others',
  tree: 'Values of the vertices: the xor of (child + 1) over its children; the ground has that of the position',
  zeckendorf: 'The heap as a sum of Fibonacci numbers, no two of them neighbours',
  smallest: 'smallest part',
  limit: (n: string) => `at most ${n} may be taken`,
}

const zh: typeof en = {
  title: '为什么',
  outcomes: { N: '轮到走的一方必胜。', P: '轮到走的一方必败。', D: '双方都不能强制取胜。' },
  ended: '对局已经结束，胜负已定。',
  unknown: '局面太大，这里无法判断。',
  value: (value) => `SG 值 ${value}`,
  columns: '写成二进制',
  part: '部分',
  number: '值',
  binary: '二进制',
  xor: '异或',
  sums: (modulus) => `各列之和模 ${modulus}`,
  even: '每一列都是偶数：谁走谁就破坏它。',
  odd: '标出的列是奇数：好的一步使它们都成为偶数。',
  evenMod: (m) => `每一列之和都被 ${m} 整除：谁走谁就破坏它。`,
  oddMod: (m) => `标出的列不被 ${m} 整除：好的一步使它们都整除。`,
  golden: '这个差附近的黄金对',
  difference: 'k',
  here: '这里',
  isGolden: '这是一个黄金对。',
  notGolden: '不是黄金对：一步可以走到一个黄金对。',
  strip: '各堆的 SG 值；加框的是这一堆，标出的是一步能到的',
  mexOf: (heap, values, value) =>
    `从 ${heap} 一步能到的 SG 值是 {${values}}；不在其中的最小非负整数（mex）是 ${value}。`,
  repeats: (from, length) =>
    from === 0 ? `SG 值每 ${length} 个一循环。` : `从 ${from} 颗起，SG 值每 ${length} 个一循环。`,
  residue: (heap, length, rest) => `这里 ${heap} mod ${length} = ${rest}。`,
  like: (heap, small, length) =>
    `${heap} 颗与 ${small} 颗除以 ${length} 的余数相同，这里用后者代替。`,
  stairs: '只有奇数级上的硬币起作用：移到偶数级的硬币，对手可以立刻再往下移',
  map: '哪些数对必败：P 是必败的，加框的是这个局面，圆点是一步能到的',
  moves: {
    N: '走到必败局面的一步就是制胜的一步',
    P: '无论怎么走，对手都有必胜的应着',
    D: '没有一步走到必败局面，但有一步可以保持平局',
  },
  leaves: { N: '输', P: '胜', D: '平' },
  answered: (move) => `应着：${move}`,
  others: '……以及其他走法',
  tree: '各顶点的值：各个子顶点的值加 1 后取异或；地面的值就是局面的值',
  zeckendorf: '把石子数写成互不相邻的斐波那契数之和',
  smallest: '最小项',
  limit: (n) => `最多取 ${n}`,
}

export const words = { en, zh } satisfies Record<Lang, typeof en>
