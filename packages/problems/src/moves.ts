import { type Game, numbersOf, recognise, solve } from '@nimber/core'
import type { TextWriter } from '@nimber/kernels'
import type { Asks, CaseInput, Numbers, Play, Shown } from './problem.ts'

type AsksMoves = Asks & { readonly kind: 'moves' }

/** How many winning moves a position has. */
export function countMoves({ game, position }: Play): bigint {
  const { outcome, winning } = solve(game, position)
  return outcome === 'N' ? winning.count : 0n
}

/** Writes who wins, and the winning moves as the verdict of the game has them. */
export function writeMoves(
  { game, position }: Play,
  { words: [wins, loses], show, on, which }: AsksMoves,
  out: TextWriter,
): void {
  const { outcome, winning } = solve(game, position)
  if (outcome !== 'N') {
    out.line(loses)
    return
  }
  if (wins !== undefined) out.line(wins)
  const numbers = (at: unknown): Numbers => {
    const list = numbersOf(game.shape, at)
    if (list) return list
    throw new TypeError('moves are shown for positions that are lists of numbers')
  }
  const reached = Array.from(winning, ({ to }) => numbers(to))
  const lines = LINES[show](numbers(position), reached)
  const shown = which === 'first' ? lines.slice(0, 1) : lines
  if (on === 'one line') out.line(shown.join(' '))
  else for (const line of shown) out.line(line)
}

/** The moves from a position to others, written and in order. */
const LINES: Readonly<
  Record<Shown, (from: Numbers, reached: readonly Numbers[]) => readonly string[]>
> = { heap: heapLines, pair: pairLines, take: takeLines }

function heapLines(from: Numbers, reached: readonly Numbers[]): readonly string[] {
  const moves = reached.map((to) => {
    // a heap becomes smaller heaps in its place, so that the first difference is there
    const index = to.findIndex((heap, i) => heap !== from[i])
    return { index, left: to.slice(index, index + 1 + to.length - from.length) }
  })
  moves.sort((p, q) => p.index - q.index || compare(p.left, q.left))
  return moves.map(({ index, left }) => `${from[index]} ${left.join(' ')}`)
}

/** Fewer heaps before more of them, smaller ones before larger ones. */
function compare(a: Numbers, b: Numbers): number {
  if (a.length !== b.length) return a.length - b.length
  const i = a.findIndex((n, at) => n !== b[at])
  return i < 0 ? 0 : (a[i] as bigint) < (b[i] as bigint) ? -1 : 1
}

function pairLines([a = 0n, b = 0n]: Numbers, reached: readonly Numbers[]): readonly string[] {
  const moves = reached.map(([x = 0n, y = 0n]) => {
    return { low: x < y ? x : y, high: x < y ? y : x, both: x < a && y < b, first: x < a }
  })
  // from two equal heaps a move in one and the same move in the other are not told apart
  const lines = moves.filter((r) => r.both || a !== b || r.first)
  lines.sort((p, q) => Number(q.both) - Number(p.both) || (p.low < q.low ? -1 : 1))
  return lines.map(({ low, high }) => `${low} ${high}`)
}

function takeLines([heap = 0n]: Numbers, reached: readonly Numbers[]): readonly string[] {
  const takes = new Set(reached.map(([left = 0n]) => heap - left))
  return [...takes].sort((a, b) => (a < b ? -1 : 1)).map((take) => `${take}`)
}

/** Whether all winning moves in heaps are asked for, line by line, behind a word. */
export function isPlain({ show, on, which, words }: AsksMoves): boolean {
  return show === 'heap' && on === 'lines' && which === 'all' && words[0] !== undefined
}

/** Whether they are asked for by a rule that is that of Nim. */
export function isNim(game: Game<unknown>, asks: AsksMoves): boolean {
  return isPlain(asks) && hasRuleOfNim(game)
}

export function hasRuleOfNim({ rule, convention }: Game<unknown>): boolean {
  return rule !== undefined && recognise(rule, convention)?.entry.slug === 'nim'
}

let spare: Uint32Array | undefined

/** The theorem of Nim inside the kernels: the list of moves is longer than the input. */
export function writeNimMoves(
  input: CaseInput,
  count: bigint,
  [wins = '', loses]: AsksMoves['words'],
  begin: () => void,
  out: TextWriter,
): void {
  const { numbers, xor } = input.listAndFold(count, spare)
  begin()
  out.line(xor === 0n ? loses : wins)
  if (numbers instanceof Uint32Array) {
    spare = numbers
    if (xor !== 0n) out.nimMoves(numbers, Number(xor))
  } else for (const heap of numbers) if ((heap ^ xor) < heap) out.line(`${heap} ${heap ^ xor}`)
}

/** How many winning moves Nim has from `count` heaps that are still to be read: one a heap at most. */
export function countNimMoves(input: CaseInput, count: bigint): number {
  const { numbers, xor } = input.listAndFold(count, spare)
  let found = 0
  if (numbers instanceof Uint32Array) {
    spare = numbers
    const change = Number(xor)
    for (const heap of numbers) if ((heap ^ change) >>> 0 < heap) found++
  } else for (const heap of numbers) if ((heap ^ xor) < heap) found++
  return found
}
