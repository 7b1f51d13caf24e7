import {
  BeyondBudget,
  type Budget,
  type Entry,
  type Game,
  type Outcome,
  outcomeOf,
  solve,
  TextError,
  type Words,
} from '@nimber/core'
import { boundsOf, limitsOf } from './bounds.ts'
import type { Format } from './format.ts'
import { the } from './formulas.ts'
import { fixedReading, openReading, type Reading } from './game-reading.ts'
import { countName, endsInput, headNames, onlyList } from './layout.ts'
import { endingOf, numbersCases } from './numbers-cases.ts'
import type { CaseInput, Numbers, NumbersProblem, OutcomeWords } from './problem.ts'
import type { Range } from './range.ts'
import { allOf } from './setup.ts'
import { formatOf, outputOf } from './words.ts'

/**
 * The problem that asks who wins a game, for cases that are its positions written as numbers, with
 * its parameters among them where it is an entry of the catalogue. Throws a TextError about
 * `formatText` where the game has no such positions.
 */
export function gameProblem(
  subject: Game<unknown> | Entry,
  { envelope, layout, of }: Format,
  words: OutcomeWords,
  formatText: string,
): NumbersProblem {
  const asks = { kind: 'winner', words } as const
  const names = headNames(layout)
  const isNumbers = names.length === layout.length
  const title = 'make' in subject ? subject.names : { en: subject.name, zh: subject.nameZh }
  const id = 'make' in subject ? subject.slug : subject.name
  const reading =
    'make' in subject ? openReading(subject, names) : fixedReading(subject, layout, formatText)
  const { play, params, at, rising, remark } = reading
  const searched = needsSearch(title, reading, { envelope, layout, of }, formatText)
  const own = boundsOf(layout, envelope, { of, rising, ...(searched && { cases: FEW_CASES }) })
  const byName = (list: readonly string[]) => Object.fromEntries(list.map((n) => [n, the(n)]))
  const problem: NumbersProblem = {
    kind: 'numbers',
    id,
    title,
    rule: title,
    tags: [],
    level: 1,
    envelope,
    layout,
    bounds: own,
    limits: limitsOf(layout, own),
    setups: [
      isNumbers
        ? { game: id, params: byName(params), at: at.map(the) }
        : { game: id, at: allOf('heap') },
    ],
    asks,
    sample: { input: '', output: '' },
    resources: { seconds: 1, megabytes: 64 },
    games: [],
    format: formatOf(layout),
    ...(remark && { remark }),
    output: outputOf(asks),
    anyOrder: false,
    ending: endingOf({ envelope, layout }),
    cases: numbersCases(() => problem),
    refuse: (numbers) => refusal(reading, numbers),
    play,
    answer(input, out) {
      const first = input.counted ? input.require() : input.next()
      if (first === undefined || (envelope === 'zero' && first === 0n)) return 'end'
      const numbers = readCase(first, input, isNumbers ? undefined : first, names)
      if (endsInput({ envelope, layout }, numbers)) return 'end'
      const { game, position } = play(numbers)
      out.line(word(outcomeOf(game, position), words))
      return undefined
    },
  }
  return problem
}

/** Work for one position: thousands of them are solved in a test, and have their table in common. */
const SMALL_BUDGET: Budget = { table: 100_000_000, search: 5000 }

/** Cases of an input where every position takes a search. */
const FEW_CASES = 50

const MOST_HEAPS = 1_000_000n

/**
 * Whether positions of a format are searched. Throws a TextError where its cases are no positions
 * of the game, or too large to be solved.
 */
function needsSearch(name: Words, reading: Reading, format: Format, formatText: string): boolean {
  const refuse = (en: string, zh: string): never => {
    throw new TextError(formatText, 0, { en, zh })
  }
  if ((countRange(format)?.most ?? 0n) > MOST_HEAPS)
    refuse(`Expected at most ${MOST_HEAPS} heaps.`, `堆数至多为 ${MOST_HEAPS}。`)
  const { least, large } = extremes(format)
  for (const numbers of least) {
    const why = refusal(reading, numbers)
    if (why)
      refuse(
        `A case of this format is no position of ${name.en}: ${why.en}`,
        `这种格式的一组数不是 ${name.zh} 的局面：${why.zh}`,
      )
  }
  const tried = [...least, ...large].filter((numbers) => !refusal(reading, numbers))
  try {
    return tried.some((numbers) => {
      const { game, position } = reading.play(numbers)
      return solve(game, position, SMALL_BUDGET).evidence.kind === 'search'
    })
  } catch (error) {
    if (!(error instanceof BeyondBudget)) throw error
    return refuse(
      `The largest positions of this format take too long to solve. Give smaller ranges, as in n 1..20 or k 1..3 heaps 1..5. (${error.words.en})`,
      `这种格式中最大的局面求解太慢。请给出较小的范围，例如 n 1..20 或 k 1..3 heaps 1..5。（${error.words.zh}）`,
    )
  }
}

/** The range of the count of heaps, where a format has heaps. */
function countRange({ layout, of }: Format): Range | undefined {
  const list = onlyList(layout)
  return list && of[countName(list) ?? '']
}

/** The least cases of a format, with the three least counts of heaps, and its largest ones. */
function extremes(format: Format): { least: bigint[][]; large: bigint[][] } {
  const { of } = format
  const [count, heap] = [countRange(format), of.heap]
  // equal numbers may be a special case
  const unequal = ([first = 0n, ...rest]: bigint[]) => [first > 0n ? first - 1n : 0n, ...rest]
  if (!count || !heap) {
    const ranges = Object.values(of)
    const largest = ranges.map((r) => r.most)
    return { least: [ranges.map((r) => r.least)], large: [largest, unequal(largest)] }
  }
  const heaps = (length: bigint, size: bigint) => new Array<bigint>(Number(length)).fill(size)
  const lengths = [0n, 1n, 2n].map((more) => count.least + more).filter((n) => n <= count.most)
  const largest = heaps(count.most, heap.most)
  return {
    least: lengths.map((length) => [length, ...heaps(length, heap.least)]),
    large: [largest, unequal(largest)].map((list) => [count.most, ...list]),
  }
}

function readCase(
  first: bigint,
  input: CaseInput,
  count: bigint | undefined,
  names: readonly string[],
): Numbers {
  if (count !== undefined) return [first, ...Array.from(input.list(count), BigInt)]
  return names.map((_, i) => (i === 0 ? first : input.require()))
}

/** Why the numbers of a case are no position of a game, where they are none. */
function refusal({ play }: Reading, numbers: Numbers): Words | undefined {
  try {
    play(numbers)
    return undefined
  } catch (error) {
    if (error instanceof TextError) return error.words
    throw error
  }
}

function word(outcome: Outcome, words: OutcomeWords): string {
  const [wins, loses, draws] = words
  if (outcome === 'N') return wins
  if (outcome === 'P') return loses
  if (draws !== undefined) return draws
  const given = words.join(',')
  throw new TextError(given, given.length, {
    en: 'The game has draws: give a third word for them.',
    zh: '这个游戏有平局：请给出第三个词。',
  })
}
