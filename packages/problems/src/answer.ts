import { gameOfRule, type Outcome, setOf, solve, take } from '@nimber/core'
import type { TextWriter } from '@nimber/kernels'
import { GoldenPairs } from './golden.ts'
import { decideBoundedHeaps, decideHeaps } from './heaps.ts'
import type { Answer, CaseInput, Play, Statement, Verdicts } from './problem.ts'
import { game } from './setup.ts'

type Numbers = readonly bigint[]

/** How the cases of a problem are answered while they are read; `play` makes one of its numbers. */
export function answerOf(problem: Statement, play: (numbers: Numbers) => Play): Answer {
  const { asks } = problem
  switch (asks.kind) {
    case 'golden pairs':
      return writeGoldenPairs
    case 'moves':
      return asks.line === 'heap'
        ? (count, input, out) => writeNimMoves(count, input, out, asks.words)
        : writePairMoves(problem, play, asks.words)
    case 'winner': {
      const outcome = outcomeOf(problem, play)
      return (first, input, out) => {
        const found = outcome(first, input)
        if (found === 'end') return found
        out.line(word(found, asks.words))
        return undefined
      }
    }
  }
}

function outcomeOf(
  problem: Statement,
  play: (numbers: Numbers) => Play,
): (first: bigint, input: CaseInput) => Outcome | 'end' {
  const { shape, setups } = problem
  switch (shape.kind) {
    case 'heaps': {
      const slug = setups[0]?.game ?? ''
      return (count, input) => decideHeaps(game(slug), count, input)
    }
    case 'pairs':
      return decideBoundedHeaps
    case 'set':
      return decideSet
    case 'numbers':
      return (first, input) => {
        const numbers = readNumbers(problem, shape.names.length, first, input)
        if (endsInput(problem, numbers)) return 'end'
        const { game: own, position } = play(numbers)
        return solve(own, position).outcome
      }
  }
}

/** The numbers of a case, which are refused where they make no game. */
function readNumbers(
  { refuse }: Statement,
  size: number,
  first: bigint,
  input: CaseInput,
): Numbers {
  const numbers = [first]
  while (numbers.length < size) numbers.push(input.require())
  const expected = refuse?.(numbers)
  return expected ? input.refuse(expected) : numbers
}

/** Whether the numbers of a case say that the input is over. */
export function endsInput({ envelope }: Pick<Statement, 'envelope'>, [a, b]: Numbers): boolean {
  return envelope === 'two zeros' && a === 0n && b === 0n
}

function decideSet(heap: bigint, input: CaseInput): Outcome {
  const amounts = Array.from(input.list(input.require()), BigInt)
  if (amounts.includes(0n)) input.refuse({ en: 'amounts of at least 1', zh: '至少为 1 的数目' })
  return solve(gameOfRule(take(setOf(amounts)), 'normal'), [heap]).outcome
}

function word(outcome: Outcome, [wins, loses, draws = '']: Verdicts): string {
  return outcome === 'N' ? wins : outcome === 'P' ? loses : draws
}

let pairs: GoldenPairs | undefined

function writeGoldenPairs(n: bigint, _: CaseInput, out: TextWriter): undefined {
  pairs ??= new GoldenPairs()
  pairs.write(n, out)
}

let spare: Uint32Array | undefined

/** The theorem of nim inside the kernels: the list of moves is longer than the input. */
function writeNimMoves(
  count: bigint,
  input: CaseInput,
  out: TextWriter,
  [wins, loses]: Verdicts,
): undefined {
  const { numbers, xor } = input.listAndFold(count, spare)
  out.line(xor === 0n ? loses : wins)
  if (numbers instanceof Uint32Array) {
    spare = numbers
    if (xor !== 0n) out.nimMoves(numbers, Number(xor))
  } else for (const heap of numbers) if ((heap ^ xor) < heap) out.line(`${heap} ${heap ^ xor}`)
}

function writePairMoves(
  problem: Statement,
  play: (numbers: Numbers) => Play,
  [wins, loses]: Verdicts,
): Answer {
  return (a, input, out) => {
    const b = input.require()
    if (endsInput(problem, [a, b])) return 'end'
    const { game: own, position } = play([a, b])
    const { outcome, winning } = solve(own, position)
    if (outcome === 'P') {
      out.line(loses)
      return undefined
    }
    const reached = [...winning].map((move) => {
      const [x = 0n, y = 0n] = move.to as Numbers
      return { low: x < y ? x : y, high: x < y ? y : x, both: x < a && y < b, first: x < a }
    })
    // from two equal heaps a move in one and the same move in the other are not told apart
    const lines = reached.filter((r) => r.both || a !== b || r.first)
    lines.sort((p, q) => Number(q.both) - Number(p.both) || (p.low < q.low ? -1 : 1))
    out.line(wins)
    for (const { low, high } of lines) out.line(`${low} ${high}`)
    return undefined
  }
}
