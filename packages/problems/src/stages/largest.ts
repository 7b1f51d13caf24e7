import { caseOf, fits, openList, rangeOf } from '../case.ts'
import { isList } from '../layout.ts'
import type { Numbers, NumbersProblem } from '../problem.ts'
import type { Dice } from '../random.ts'
import type { Range } from '../range.ts'
import { cornersOf } from './arguments.ts'

/** Combinations of largest and least numbers that get an input of their own. */
const MOST_CORNERS = 3

/** Inputs of as many cases and as large numbers as the limits allow. */
export function* largestInputs(
  problem: NumbersProblem,
  random: Dice,
): Generator<readonly Numbers[]> {
  for (const cases of candidates(problem, random)) if (cases.length > 0) yield cases
}

function* candidates(problem: NumbersProblem, random: Dice): Generator<readonly Numbers[]> {
  const { layout, bounds } = problem
  if (!layout.some(isList)) {
    const cases = Math.min(bounds.cases, Math.floor(bounds.total / layout.length))
    for (const corner of cornersOf(problem).slice(0, MOST_CORNERS))
      yield near(problem, corner, cases)
    return
  }
  const open = openList(problem)
  const most = open ? Number(rangeOf(problem, layout[open.countAt] as string).most) : 1
  const top = (name: string) => rangeOf(problem, name).most
  const halves = new Map<string, Range>()
  const nearTop = (name: string) => {
    const half = halves.get(name) ?? upper(rangeOf(problem, name))
    halves.set(name, half)
    return random.within(half)
  }
  const fitting = (cases: readonly Numbers[]) => cases.filter((one) => fits(problem, one))
  yield fitting([caseOf(problem, most, nearTop)])
  yield fitting([caseOf(problem, most, top)])
  const one = caseOf(problem, 1, top)
  yield near(problem, one, Math.min(bounds.cases, Math.floor(bounds.total / one.length)))
  const each = Math.max(1, Math.min(most, Math.floor(bounds.total / bounds.cases / one.length)))
  const cases = Math.min(bounds.cases, Math.floor(bounds.total / (each * one.length)))
  if (each > 1) yield fitting(Array.from({ length: cases }, () => caseOf(problem, each, nearTop)))
}

/** The upper half of a range. */
function upper({ least, most }: Range): Range {
  return { least: (least + most) / 2n, most }
}

/** Cases that differ in the number that varies most, counted down from that of the first. */
function near(problem: NumbersProblem, first: Numbers, count: number): readonly Numbers[] {
  const place = first.indexOf(first.reduce((a, b) => (a > b ? a : b)))
  const isCase = fits(problem, first)
  const cases: Numbers[] = []
  for (let i = 0; i < count; i++) {
    const lower = first.with(place, (first[place] as bigint) - BigInt(i))
    if (fits(problem, lower)) cases.push(lower)
    else if (isCase) cases.push(first)
  }
  return cases
}
