import { solve } from '@nimber/core'
import {
  answersOf,
  first,
  fits,
  type Numbers,
  type NumbersProblem,
  printInput,
  Random,
  type StageName,
  stagesOf,
} from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import { numbersProblem, numbersProblems } from './numbers-problems.ts'
import { answer } from './run.ts'
import { casesOf } from './sample-cases.ts'

const problem = numbersProblem

function made(
  id: string,
  name: StageName,
  seed: string,
  cases = 100,
): readonly (readonly Numbers[])[] {
  const found = stagesOf(problem(id), { seed, cases }).find((s) => s.name === name)
  return [...(found?.inputs() ?? [])]
}

/** The stages of the problem that was asked last: those of all problems would fill the memory. */
const last = { id: '', stages: new Map<StageName, readonly (readonly Numbers[])[]>() }

/** The inputs of a stage, made once for all tests of a problem. */
function stage(id: string, name: StageName): readonly (readonly Numbers[])[] {
  if (last.id !== id) Object.assign(last, { id, stages: new Map() })
  const inputs = last.stages.get(name) ?? made(id, name, '1')
  last.stages.set(name, inputs)
  return inputs
}

const ids = numbersProblems.map((p) => p.id)

const [INT, LONG] = [2n ** 31n - 1n, 2n ** 63n - 1n]

/**
 * What some statements allow, number by number: those of a case, or its count and then the numbers of
 * an item. Where a statement names no least number, heaps are not empty.
 */
const STATEMENTS: Readonly<
  Record<string, readonly (readonly [least: number, most: number | bigint])[]>
> = {
  'nyoj-stones-1': [
    [1, 10 ** 6],
    [1, 10 ** 6],
  ],
  'nyoj-stones-2': [
    [1, 1000],
    [1, INT],
    [1, INT],
  ],
  'nyoj-stones-3': [
    [1, 10],
    [1, 100],
  ],
  'nyoj-stones-4': [
    [0, 10 ** 9],
    [0, 10 ** 9],
  ],
  'nyoj-stones-5': [[2, LONG]],
  'nyoj-stones-6': [
    [1, 10 ** 6],
    [1, INT],
  ],
  'nyoj-stones-7': [[1, INT]],
  'nyoj-wythoff': [[0, 10 ** 5]],
  'nyoj-stones-8': [
    [0, 10 ** 6],
    [1, 10 ** 6], // 0 0 is the end
  ],
  'nyoj-stones-9': [
    [1, 1000],
    [1, INT],
  ],
  'nyoj-stones-10': [
    [1, 999],
    [1, 999],
  ],
  hdu1846: [
    [1, 1000],
    [1, 1000],
  ],
  hdu1847: [[1, 1000]],
  hdu2516: [[2, INT]],
  hdu2897: [
    [1, 65536],
    [1, 65536],
    [1, 65536],
  ],
  hdu3032: [
    [1, 10 ** 6],
    [1, INT],
  ],
  hdu5754: [
    [1, 4],
    [2, 1000],
    [2, 1000],
  ],
  hdu2176: [
    [1, 200_000],
    [1, INT],
  ],
  'coin-heaps': [
    [1, 1000],
    [1, 1000],
  ],
  'coin-set': [
    [0, 10_000],
    [1, 10_000], // the amounts, and how many there are
  ],
}

const sampleCases = (problem: NumbersProblem) => casesOf(problem, problem.sample.input)

describe.each(ids)('%s', (id) => {
  const own = problem(id)

  test('its sample keeps to its bounds and is printed as it stands', () => {
    const cases = sampleCases(own)
    for (const numbers of cases) expect(fits(own, numbers), numbers.join(' ')).toBe(true)
    expect(printInput(own, cases).split(/\s+/)).toEqual(own.sample.input.split(/\s+/))
    expect(answersOf(own, own.sample.input).join('')).toBe(own.sample.output)
  })

  const stated = id in STATEMENTS
  test.runIf(stated)('every number of every input is one that the statement allows', () => {
    const allowed = STATEMENTS[id]?.map(([least, most]) => [BigInt(least), BigInt(most)] as const)
    const [head = [0n, 0n], ...items] = allowed ?? []
    const inputs = (['small', 'notable', 'random', 'largest'] as const).flatMap((n) => stage(id, n))
    const generated = [...first(own.cases.random(new Random('7')), 300)]
    const least = new Map<number, bigint>()
    for (const numbers of [...inputs.flat(), ...generated, ...sampleCases(own)])
      for (const [i, number] of numbers.entries()) {
        const place = i === 0 ? 0 : 1 + ((i - 1) % items.length)
        const [low, high] = place === 0 ? head : (items[place - 1] as readonly [bigint, bigint])
        if (number < low || number > high)
          expect.fail(`${numbers.slice(0, 9).join(' ')}: ${number}`)
        if (number < (least.get(place) ?? high + 1n)) least.set(place, number)
      }
    // nothing that it allows is left out at the lower end either
    for (const [place, [low]] of [head, ...items].entries()) expect(least.get(place)).toBe(low)
  })

  test('the game of a case is the one that is judged', () => {
    if (!('words' in own.asks)) return
    const [wins, loses, draws] = own.asks.words
    const cases = [...(stage(id, 'small')[0] ?? []), ...(stage(id, 'random')[0] ?? [])]
      .slice(0, 3000)
      .filter((_, i) => i % 7 === 0)
    const input = printInput(own, cases)
    const words = answersOf(own, input)
    expect(words.join('')).toBe(answer(id, input))
    for (const [i, numbers] of cases.entries()) {
      const { game, position } = own.play(numbers)
      const word = { N: wins, P: loses, D: draws }[solve(game, position).outcome]
      const before = own.numbered?.join(`${i + 1}`) ?? ''
      const first = words[i]?.split('\n')[0]
      // where winning moves are all that is asked for, there is no word before them
      if (word !== undefined) expect(first, numbers.join(' ')).toBe(`${before}${word}`)
      else expect(first, numbers.join(' ')).not.toBe(`${before}${loses}`)
    }
  })

  test('the inputs follow from the seed', () => {
    const texts = (seed: string) =>
      made(id, 'random', seed, 30)
        .map((cases) => printInput(own, cases))
        .join('')
    const one = texts('1')
    expect(texts('1')).toBe(one)
    expect(texts('2')).not.toBe(one)
  })

  test('smaller cases are smaller', () => {
    const weight = (numbers: Numbers) =>
      numbers.reduce((sum, n) => sum + n, 0n) + BigInt(numbers.length)
    for (const numbers of (stage(id, 'random')[0] ?? []).slice(0, 20))
      for (const smaller of own.cases.smaller(numbers)) {
        const text = () => `${numbers.join(' ')}: ${smaller.join(' ')}`
        if (!fits(own, smaller)) expect.fail(`${text()} does not fit`)
        if (weight(smaller) >= weight(numbers)) expect.fail(`${text()} is not smaller`)
      }
  })
})

describe('small cases', () => {
  test('come in order of size, all of them', () => {
    const cases = stage('nyoj-stones-4', 'small').flat()
    const size = (numbers: Numbers) => numbers.reduce((a, b) => a + b)
    for (const [i, numbers] of cases.entries())
      if (i > 0) expect(size(numbers)).toBeGreaterThanOrEqual(size(cases[i - 1] ?? []))
    const texts = new Set(cases.map((numbers) => numbers.join(' ')))
    expect(texts.size).toBe(cases.length)
    for (let a = 0; a <= 70; a++)
      for (let b = 0; a + b <= 70; b++) expect(texts.has(`${a} ${b}`), `${a} ${b}`).toBe(true)
  })

  test('of heaps have every order, of sets every set once', () => {
    const heaps = new Set(stage('nyoj-stones-6', 'small').flat().map(String))
    for (const text of ['1,1', '2,1,2', '2,2,1', '3,1,1,5', '4,1,2,3,1'])
      expect(heaps).toContain(text)
    const sets = stage('coin-set', 'small').flat().map(String)
    expect(new Set(sets).size).toBe(sets.length)
    for (const text of ['0,1,1', '5,2,1,2', '4,2,1,3', '2,3,1,2,3']) expect(sets).toContain(text)
    expect(sets).not.toContain('5,2,2,1')
  })
})

describe('adversarial cases', () => {
  const texts = (id: string) =>
    new Set(
      stage(id, 'notable')
        .flat()
        .map((n) => n.join(' ')),
    )

  test('come in order of size', () => {
    for (const id of ['nyoj-stones-4', 'nyoj-stones-9', 'hdu2897', 'coin-set']) {
      const sizes = stage(id, 'notable')
        .flat()
        .map((numbers) => numbers.reduce((a, b) => a + b))
      expect(
        sizes.every((size, i) => i === 0 || size >= (sizes[i - 1] ?? 0n)),
        id,
      ).toBe(true)
    }
  })

  test('have the pairs at which ⌊kφ⌋ in doubles is wrong', () => {
    const own = problem('nyoj-stones-4')
    const missed = stage(own.id, 'notable')
      .flat()
      .filter(([a = 0n, b = 0n]) => {
        const [low, high] = a < b ? [Number(a), Number(b)] : [Number(b), Number(a)]
        const { game, position } = own.play([a, b])
        const inDoubles = Math.floor(((high - low) * (1 + Math.sqrt(5))) / 2)
        return solve(game, position).outcome === 'P' && inDoubles !== low
      })
    expect(missed.length).toBe(28) // all there are up to 10^9
  })

  test('have Fibonacci numbers as words of 32 and 64 bits hold them', () => {
    const long = texts('nyoj-stones-5')
    expect(long).toContain('1293530146158671551')
    for (const n of [2n ** 31n, 2n ** 53n + 1n, 2n ** 63n - 1n, 7540113804746346429n])
      expect(long).toContain(`${n}`)
    const int = texts('hdu2516')
    for (const n of [512559680, 1836311903, 1836311902, 2147483647, 46341])
      expect(int).toContain(`${n}`)
  })

  test('have losing positions of every magnitude, and their neighbours', () => {
    for (const [id, top] of [
      ['nyoj-stones-4', 30],
      ['hdu2897', 16],
      ['nyoj-stones-9', 31],
    ] as const) {
      const own = problem(id)
      const bits = new Set<number>()
      for (const numbers of stage(id, 'notable').flat()) {
        const { game, position } = own.play(numbers)
        const most = numbers.reduce((a, b) => (a > b ? a : b))
        if (solve(game, position).outcome === 'P') bits.add(most.toString(2).length)
      }
      for (let size = 2; size <= top; size++)
        expect(bits.has(size), `${id}: ${size} bits`).toBe(true)
    }
  })
})

test('the largest inputs reach the limits', () => {
  const heaps = stage('hdu2176', 'largest')
  expect(heaps.some(([first]) => first?.[0] === 200_000n)).toBe(true)
  expect(stage('hdu2897', 'largest').some((cases) => cases.length === 100_000)).toBe(true)
  expect(stage('nyoj-stones-1', 'largest').some(([first]) => `${first}` === '1000000,1')).toBe(true)
})
