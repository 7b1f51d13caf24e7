import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDyadic, type Dyadic, dyadic, negateDyadic, ZERO } from '../src/arith/dyadic.ts'
import { Forms } from '../src/forms/forms.ts'
import { game as entry } from '../src/games/partizan/catalogue/hackenbush.ts'
import { spokenMove } from '../src/games/spoken.ts'
import type { Simple } from '../src/model/simple.ts'
import { cpuTime, expectInTime } from './cpu.ts'
import { plainForms, quickForms } from './partizan-search.ts'

const game = entry.make({})
const { rules, partizan, theorem } = game

/** What the theorem says of a text; undefined where it says nothing. */
function told(text: string): Simple | undefined {
  const bush = rules.parse(text)
  return theorem?.covers?.(bush) ? theorem.value(bush) : undefined
}

function numberOf(text: string): Dyadic | undefined {
  return told(text)?.value
}

/** The edges of a string of colours. */
function stringText(colours: string): string {
  return [...colours].map((colour, i) => `${i}-${i + 1}${colour}`).join(' ')
}

/** A tree by the parents of its vertices 1, 2, … and the colours of the edges to them. */
interface Tree {
  readonly parents: readonly number[]
  readonly colours: string
}

function treeText({ parents, colours }: Tree): string {
  return parents.map((parent, i) => `${parent}-${i + 1}${colours[i]}`).join(' ')
}

/** Trees whose vertices hang on the one before or on any earlier one. */
function trees(letters: string, most: number): fc.Arbitrary<Tree> {
  const vertex = fc.record({ far: fc.boolean(), at: fc.nat(), colour: fc.constantFrom(...letters) })
  return fc.array(vertex, { minLength: 1, maxLength: most }).map((list) => ({
    parents: list.map(({ far, at }, i) => (far ? at % (i + 1) : i)),
    colours: list.map(({ colour }) => colour).join(''),
  }))
}

/** The number of a tree edge by edge, as the statement has it. */
function edgeByEdge({ parents, colours }: Tree): Dyadic {
  const sums = new Array<Dyadic>(parents.length + 1).fill(ZERO)
  for (let v = parents.length; v > 0; v--) {
    const blue = colours[v - 1] === 'b'
    const sum = sums[v] ?? ZERO
    const x = blue ? sum : negateDyadic(sum)
    let m = 0
    while (x.numerator + (BigInt(m) << BigInt(x.exponent)) < 0n) m++
    const above = addDyadic(x, dyadic(m + 1))
    const worth = dyadic(above.numerator, above.exponent + m)
    const parent = parents[v - 1] ?? 0
    sums[parent] = addDyadic(sums[parent] ?? ZERO, blue ? worth : negateDyadic(worth))
  }
  return sums[0] ?? ZERO
}

describe('numbers', () => {
  test('of all short strings, sign by sign', () => {
    for (let length = 1; length <= 9; length++)
      for (let code = 0; code < 1 << length; code++) {
        const colours = Array.from({ length }, (_, i) => ((code >> i) & 1 ? 'b' : 'r')).join('')
        const change = [...colours].findIndex((colour) => colour !== colours[0])
        const run = change < 0 ? length : change
        let sum = colours[0] === 'b' ? dyadic(run) : dyadic(-run)
        for (let i = run; i < length; i++)
          sum = addDyadic(sum, dyadic(colours[i] === 'b' ? 1 : -1, i - run + 1))
        expect(numberOf(stringText(colours)), colours).toEqual(sum)
      }
  })

  test('of small trees as plain recursion has them', () => {
    const forms = new Forms()
    const plain = plainForms(forms, game)
    const property = fc.property(trees('br', 7), (tree) => {
      const text = treeText(tree)
      expect(forms.asNumber(plain(rules.parse(text))), text).toEqual(numberOf(text))
    })
    fc.assert(property, { numRuns: 60 })
  })

  test('of trees of hundreds of edges, edge by edge', () => {
    const property = fc.property(trees('br', 400), trees('bbbbr', 400), (a, b) => {
      for (const tree of [a, b]) expect(numberOf(treeText(tree))).toEqual(edgeByEdge(tree))
    })
    fc.assert(property, { numRuns: 60, size: 'max' } as fc.Parameters<unknown>)
  })

  test('of trees that carry many whole moves', () => {
    const star = (colour: string, from: number, count: number) =>
      Array.from({ length: count }, (_, i) => `1-${from + i}${colour}`).join(' ')
    expect(numberOf(`0-1r ${star('b', 2, 500)}`)).toEqual(dyadic(-1, 500))
    expect(numberOf(`0-1b ${star('r', 2, 500)}`)).toEqual(dyadic(1, 500))
    expect(numberOf(`0-1b ${star('r', 2, 30)} ${star('b', 40, 30)}`)).toEqual(dyadic(1))
    expect(numberOf(`0-1b ${star('r', 2, 30)} 40-41r 1-40b`)).toEqual(dyadic(3, 31))
  })

  test('and nimbers of green parts, and of parts of one player, add up', () => {
    expect(told('0-1b 1-2r 0-3g 3-4g 0-4g 0-5b 5-6b 0-6b')).toEqual({
      value: dyadic(7, 1),
      ups: 0,
      nim: 1,
    })
    expect(told('0-0b 0-0r 0-0g 0-1g 1-1g')).toEqual({ value: ZERO, ups: 0, nim: 3 })
    expect(told('0-1b 1-1r')).toEqual(told('0-1b 1-2r'))
    expect(told('0-999999999b 7-999999999r')).toEqual(told('0-1b 1-2r'))
    expect(told('empty')).toEqual({ value: ZERO, ups: 0, nim: 0 })
    for (const text of ['0-1b 1-2g', '0-1b 0-2r 1-2b', '0-1b 0-1r 0-2b'])
      expect(told(text), text).toBeUndefined()
  })
})

describe('a million edges', () => {
  const EDGES = 1_000_000
  let seed = 20
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  test.each([
    ['a path', (i: number) => i],
    ['a random tree', (i: number) => random(i + 1)],
  ])('%s', (name, parent) => {
    const colours: string[] = []
    let text = ''
    for (let i = 0; i < EDGES; i++) {
      const colour = random(2) === 0 ? 'b' : 'r'
      colours.push(colour)
      text += `${parent(i)}-${i + 1}${colour} `
    }
    const before = cpuTime()
    const value = numberOf(text)
    expectInTime(cpuTime() - before, 5000)
    if (name !== 'a path') return
    const run = colours.findIndex((colour) => colour !== colours[0])
    const tail = colours.slice(run)
    // ±1/2 ±1/4 … is twice the binary number with ones for blue, without the last place, less 1
    const bits = tail.map((colour) => (colour === 'b' ? '1' : '0')).join('')
    const padded = bits.padStart(Math.ceil(bits.length / 4) * 4, '0')
    const hex = padded.replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16))
    const fraction = 2n * BigInt(`0x${hex}`) + 1n - (1n << BigInt(tail.length))
    const whole = BigInt(colours[0] === 'b' ? run : -run) << BigInt(tail.length)
    expect(value?.exponent).toBe(tail.length)
    expect(value?.numerator === whole + fraction).toBe(true)
  })
})

describe('likeness', () => {
  test('tells bushes apart whatever numbers their vertices have', () => {
    const texts = ['0-1g 0-2g 1-2g', '0-1g 0-3g 1-1g', '0-1g 0-3g 0-3g', '0-1g 1-3g 3-3g']
    const keys = texts.map((text) => partizan.likeness(rules.parse(text)).key)
    expect(new Set(keys).size).toBe(texts.length)
    const renamed = texts.map((text) => text.replaceAll('1', '70').replaceAll('2', '5'))
    expect(renamed.map((text) => partizan.likeness(rules.parse(text)).key)).toEqual(keys)
  })

  const edge = fc.tuple(fc.nat(4), fc.nat(4), fc.constantFrom('b', 'r', 'g'))
  const bushes = fc.array(edge, { minLength: 1, maxLength: 6 }).map((edges) => {
    // the first vertex of each edge is one that stands already
    const names = [0]
    return edges.map(([u, v, colour]) => {
      const from = names[u % names.length] as number
      const to = v < 3 ? names.length : (names[v % names.length] as number)
      if (to === names.length) names.push(to)
      return { ends: [from, to], colour }
    })
  })
  const turn: Record<string, string> = { b: 'r', r: 'b', g: 'g' }

  test('does not depend on names and order for most bushes, and never joins different values', () => {
    const forms = new Forms()
    const [plain, quick] = [plainForms(forms, game), quickForms(forms, game)]
    let [same, all] = [0, 0]
    fc.assert(
      fc.property(bushes, fc.infiniteStream(fc.nat(1000)), (edges, numbers) => {
        const write = (
          list: typeof edges,
          name: (v: number) => number,
          colour: (c: string) => string,
        ) =>
          rules.parse(
            list
              .map(({ ends: [u = 0, v = 0], colour: c }) => `${name(u)}-${name(v)}${colour(c)}`)
              .join(' '),
          )
        const bush = write(
          edges,
          (v) => v,
          (c) => c,
        )
        const order = edges.map((e) => ({ e, at: numbers.next().value as number }))
        const shuffled = order.sort((a, b) => a.at - b.at).map(({ e }) => e)
        const other = write(
          shuffled,
          (v) => (v === 0 ? 0 : 90 - 7 * v),
          (c) => turn[c] ?? c,
        )
        const form = plain(bush)
        expect(quick(bush)).toBe(form)
        expect(quick(other)).toBe(forms.negate(form))
        all++
        if (partizan.likeness(bush).key === partizan.likeness(other).key) same++
      }),
      { numRuns: 200 },
    )
    expect(same).toBeGreaterThan(0.8 * all)
  })
})

test('the working says each step', () => {
  const applied = (text: string) => theorem?.applied?.(rules.parse(text))
  expect(applied('0-1b 1-2b 2-3r')).toEqual({
    en: 'b b r: 1 + 1 − 1/2 = 3/2.',
    zh: 'b b r：1 + 1 − 1/2 = 3/2。',
  })
  expect(applied('0-1b 1-2r 1-3r 3-4b')?.en).toBe(
    '1-2r carries 0: 0 − 1 = −1. 3-4b carries 0: 0 + 1 = 1. 1-3r carries 1: (1 − 2)/2 = −1/2. 0-1b carries −3/2: (−3/2 + 3)/4 = 3/8. On the ground: 3/8.',
  )
  expect(applied('0-1b 1-2b 0-2b 0-3g 3-4g 0-5r')).toEqual({
    en: '3 edges of one player alone: 3. 2 green edges: ∗2 as in Green Hackenbush. r: −1 = −1. Together: 2 + ∗2.',
    zh: '3 条边只属一方：3。2 条绿边：与绿色剪枝游戏相同，值 ∗2。r：−1 = −1。合计：2 + ∗2。',
  })
  expect(applied('0-1b 0-2g')?.en).toContain('1 green edge: ∗1 as')
  expect(applied(stringText('brb'.repeat(100)))?.en).toBe(
    'b r b b r b b r b b r b b r b b …: 1 − 1/2 + 1/4 + 1/8 − 1/16 + 1/32 + 1/64 − 1/128 + 1/256 + 1/512 − 1/1024 + 1/2048 + 1/4096 − 1/8192 + 1/16384 + 1/32768 … = a number of 299 binary places.',
  )
})

test('trees are the same however their vertices are numbered, whatever is cut', () => {
  const tree = fc.array(fc.tuple(fc.nat(1000), fc.constantFrom('b', 'r')), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(tree, fc.nat(1000), (edges, choice) => {
      const write = (name: (v: number) => number) =>
        edges.map(([below, c], i) => `${name(below % (i + 1))}-${name(i + 1)}${c}`).join(' ')
      // from the ground upwards, and the other way round
      const rising = rules.parse(write((v) => v))
      const falling = rules.parse(write((v) => (v === 0 ? 0 : 40 - v)))
      const mover = choice % 2 === 0 ? 'left' : 'right'
      const worths = (bush: typeof rising) => [
        theorem?.value(bush),
        ...partizan.options(bush, mover).map((option) => theorem?.value(option)),
      ]
      expect(worths(rising)).toEqual(worths(falling))
      expect(partizan.parts(rising).length).toBe(partizan.parts(falling).length)
    }),
  )
})

test('large trees with loops are the same under any names, in any order, and after a cut', () => {
  const tree = fc.array(fc.tuple(fc.nat(), fc.constantFrom('b', 'r'), fc.nat()), {
    minLength: 1100,
    maxLength: 1300,
  })
  fc.assert(
    fc.property(tree, fc.nat(), (vertices, choice) => {
      const plain = {
        parents: vertices.map(([at], i) => (at % 3 === 0 ? at % (i + 1) : i)),
        colours: vertices.map(([, colour]) => colour).join(''),
      }
      // other names, the edges sorted by them, and each third leaf a loop
      const names = [0, ...vertices.map((_, i) => 1 + ((i * 7919) % 1301))]
      const carrying = new Set(plain.parents)
      const edges = plain.parents.map((parent, i) => {
        const [u, v] = [names[parent] ?? 0, names[i + 1] ?? 0]
        const loop = i % 3 === 0 && !carrying.has(i + 1)
        return { place: v, text: `${v}-${loop ? v : u}${plain.colours[i]}`, loop, u }
      })
      const text = edges
        .toSorted((a, b) => a.place - b.place)
        .map((edge) => (edge.loop ? edge.text.replaceAll(`${edge.place}`, `${edge.u}`) : edge.text))
        .join(' ')
      const bush = rules.parse(text)
      expect(theorem?.value(bush).value).toEqual(edgeByEdge(plain))
      const mover = choice % 2 === 0 ? 'left' : 'right'
      const moves = [...rules.moves(bush, mover)]
      const { to } = moves[choice % moves.length] ?? { to: bush }
      const again = rules.parse(`${rules.print(to)} `)
      expect(again).toEqual(to)
      expect(theorem?.value(to)).toEqual(theorem?.value(again))
      expect(partizan.parts(to).length).toBe(partizan.parts(again).length)
    }),
    { numRuns: 20 },
  )
})

test('a large bush is printed in one way, however it is written', () => {
  const edges = Array.from({ length: 1000 }, (_, i) => `${i}-${i + 1}b`)
  const text = edges.join(' ')
  const changed = (edge: string) => edges.with(500, edge).join(' ')
  for (const other of [
    text,
    ` ${text}`,
    `${text} `,
    edges.join('  '),
    edges.join(','),
    edges.join('\t'),
    text.toUpperCase(),
    text.replaceAll('-', '–'),
    ...['501-500b', '0500-501b', '500-0501b', '500-501B'].map(changed),
  ])
    expect(rules.print(rules.parse(other))).toBe(text)
  for (const loop of ['0-0b', '00-0b', '0-00b'])
    expect(rules.print(rules.parse(`${loop} ${text}`))).toBe(`0-0b ${text}`)
})

test('a move in a large bush is said without its edges, and without what it leaves', () => {
  const bush = rules.parse(stringText('br'.repeat(50_000)))
  const words = { en: 'cut', zh: '剪断' }
  const move = {
    text: words,
    get to(): typeof bush {
      throw new TypeError('nobody needs what the move leaves')
    },
  }
  expect(spokenMove(game, bush, move)).toBe(words)
  // the least of several tries: one may be the one in which memory is tidied up
  const spent = (work: () => void) =>
    Math.min(
      ...[1, 2, 3, 4, 5].map(() => {
        const start = cpuTime()
        work()
        return cpuTime() - start
      }),
    )
  const said = spent(() => spokenMove(game, bush, move))
  let edges = 0
  const listed = spent(() => {
    const look = game.look(bush)
    edges = look.kind === 'colours' ? look.edges.length : 0
  })
  expect(edges).toBe(100_000)
  expect(said).toBeLessThan(listed / 10)
})
