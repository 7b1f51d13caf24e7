import type { Lang } from '@nimber/core'
import { refusing } from '../failure.ts'

const en = {
  movesOption: 'a file with a function moves(position): .py, .js, .ts (see below)',
  movesHelp: `--moves FILE: a rule of your own, as a function in Python or JavaScript:
  def moves(position): return [position - 1, position // 2] if position else []
  export function moves(position) { … }
A position is a number, a list of numbers or a text, as you type it: 7, 3 5 7
(a list of one: [7]), RBBR. A move is a position, or {"to": position, "text":
"how it is told"}, or {"to": [position, …], "sum": True} for a sum of positions,
which is typed with + between them. A variable misere = True changes the ending.
The file runs as a process of your own, with 10 s for a position and 2 GB (in
JavaScript of objects) at most.`,
  noFile: (path: string) => `There is no file “${path}”.`,
  badExtension: (path: string) => `--moves reads .py, .js and .ts, not “${path}”.`,
  noTypes: (version: string) =>
    `This Node.js (${version}) cannot run .ts by itself: install typescript beside the file (npm install typescript), use Node.js 22.6 or later, or give the file as .js.`,
  noPython: 'There is no python3 on the PATH.',
  noFunction: (path: string) =>
    `“${path}” has no function moves: expected def moves(position) or export function moves(position).`,
  failed: (place: string, error: string) => `${place}: ${error}`,
  failedAt: (place: string, position: string, error: string) =>
    `${place}: ${error}\nThe position was ${position}.`,
  ended: (path: string, how: string) => `“${path}” ended by itself (${how}) instead of answering.`,
  late: (path: string, position: string) =>
    `“${path}” gave no moves of ${position}, or of a position that it leads to, within 10 s, and was ended.`,
  lateStart: (path: string) => `“${path}” was not ready after 10 s, and was ended.`,
  notMove: (path: string, position: string, found: string) =>
    `“${path}” listed ${found} as a move of ${position}. Expected a position (a whole number, a list of whole numbers or a text), {"to": position, "text": …} or {"to": [position, …], "sum": true}.`,
  notAnswer: (path: string, found: string) =>
    `“${path}” wrote to its standard output itself: “${found}”. Expected only a list from moves(position).`,
  tooMany: (path: string, most: number) =>
    `“${path}” has more than ${most} positions below this one: ask for a smaller one.`,
  needPosition: 'The position is missing, as in --moves moves.py 7.',
  notBoth: 'Give a game or --moves FILE, not both.',
  onlyHere: 'With --moves, - and --family cannot be used.',
}

const zh: typeof en = {
  movesOption: '含有函数 moves(position) 的文件：.py .js .ts（见下）',
  movesHelp: `--moves FILE：用 Python 或 JavaScript 函数写出自己的规则：
  def moves(position): return [position - 1, position // 2] if position else []
  export function moves(position) { … }
局面是数、数的列表或文字，写法与输入相同：7、3 5 7（只有一个数的列表写 [7]）、
RBBR。走法是一个局面，或 {"to": 局面, "text": "说明"}，或表示若干局面之和的
{"to": [局面, …], "sum": True}；和用 + 连接。变量 misere = True 表示反常规。
文件作为您自己的进程运行，每个局面至多 10 秒，内存至多 2 GB（JavaScript 只计
对象）。`,
  noFile: (path) => `没有文件“${path}”。`,
  badExtension: (path) => `--moves 只读 .py、.js 和 .ts，不能读“${path}”。`,
  noTypes: (version) =>
    `这个 Node.js（${version}）不能直接运行 .ts：请在文件旁安装 typescript（npm install typescript），或用 Node.js 22.6 及以后的版本，或改用 .js。`,
  noPython: 'PATH 上没有 python3。',
  noFunction: (path) =>
    `“${path}”里没有函数 moves：应有 def moves(position) 或 export function moves(position)。`,
  failed: (place, error) => `${place}：${error}`,
  failedAt: (place, position, error) => `${place}：${error}\n当时的局面是 ${position}。`,
  ended: (path, how) => `“${path}”没有作答就自己结束了（${how}）。`,
  late: (path, position) =>
    `“${path}”在 10 秒内没有给出 ${position} 或它通向的局面的走法，已被终止。`,
  lateStart: (path) => `“${path}”10 秒后还没有准备好，已被终止。`,
  notMove: (path, position, found) =>
    `“${path}”把 ${found} 列为 ${position} 的走法。应是局面（整数、整数列表或文字）、{"to": 局面, "text": …} 或 {"to": [局面, …], "sum": true}。`,
  notAnswer: (path, found) =>
    `“${path}”自己写了标准输出：“${found}”。应只由 moves(position) 返回列表。`,
  tooMany: (path, most) => `“${path}”在这个局面之下有超过 ${most} 个局面：请给小一些的局面。`,
  needPosition: '缺少局面，例如 --moves moves.py 7。',
  notBoth: '游戏和 --moves FILE 只能给一个。',
  onlyHere: '用 --moves 时不能用 - 和 --family。',
}

/** What commands say of rules that are a function of the person’s own, by language. */
export const movesWords: Readonly<Record<Lang, typeof en>> = { en, zh }

/** A file of moves that is refused, and why. */
export const wrongMoves = refusing(movesWords)
