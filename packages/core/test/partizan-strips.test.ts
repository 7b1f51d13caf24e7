import { describe, expect, test } from 'vitest'
import { compareDyadic, dyadic, ZERO } from '../src/arith/dyadic.ts'
import { Forms } from '../src/forms/forms.ts'
import { formText } from '../src/forms/text/write.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import { findEntry } from '../src/games/catalogue.ts'
import { parseAny } from '../src/games/parse.ts'
import { findPartizan, partizanEntries } from '../src/games/partizan/catalogue.ts'
import type { PartizanGame } from '../src/games/partizan/game.ts'
import { TextError } from '../src/model/errors.ts'
import type { Mover } from '../src/model/outcome.ts'
import { rows } from './forms-reader.ts'
import {
  letterOf,
  plainForms,
  playedOut,
  provedForm,
  quickForms,
  textsOf,
} from './partizan-search.ts'

/** A game of the catalogue whose players have different moves. */
function gameOf(slug: string): PartizanGame<unknown> {
  const entry = findPartizan(slug)
  if (!entry) throw new TypeError(`no game is called ${slug}`)
  return entry.make({})
}

const MOVERS: readonly Mover[] = ['left', 'right']

describe('figures of another program', () => {
  // how many rows there are, how many are played out, of how many a theorem speaks
  test.each([
    ['cakes.csv', 116, 57, 111],
    ['elephants-and-rhinos.csv', 201, 201, 182],
    ['end-nim.csv', 82, 82, 7],
    ['hackenbush.csv', 309, 309, 156],
    ['partizan-euclid.csv', 107, 107, 36],
    ['push-shove.csv', 184, 184, 113],
    ['toads-and-frogs.csv', 278, 275, 7],
    ['toppling-dominoes.csv', 282, 282, 4],
  ])('%s', (file, count, searched, proved) => {
    const forms = new Forms()
    const table = rows(file)
    const quick = new Map<string, (position: unknown) => number>()
    let [played, settled] = [0, 0]
    for (const row of table) {
      const game = gameOf(row.game ?? '')
      const { rules, partizan } = game
      const formOf = quick.get(game.name) ?? quickForms(forms, game)
      quick.set(game.name, formOf)
      const text = `${row.game}: ${row.position}`
      const position = rules.parse(row.position ?? '')
      expect(rules.print(position), text).toBe(row.position)
      const form = formOf(position)
      expect(forms.outcome(form), text).toBe(row.outcome)
      if (row.value !== '') expect(formText(forms, form), text).toBe(row.value)
      for (const mover of MOVERS) {
        const texts = textsOf(
          game,
          Array.from(rules.moves(position, mover), ({ to }) => to),
        )
        expect(texts.length, text).toBe(Number(row[`${mover}_moves`]))
        expect(textsOf(game, partizan.options(position, mover)), text).toEqual(texts)
        const lost = mover === 'left' ? ['L', 'P'] : ['R', 'P']
        const wins = texts.filter((to) => lost.includes(forms.outcome(formOf(rules.parse(to)))))
        expect(wins.join(';'), text).toBe(row[`${mover}_wins`])
      }
      const winners = playedOut(game, position, 500)
      if (winners) {
        played++
        expect(letterOf(winners), text).toBe(row.outcome)
      }
      const known = provedForm(forms, game, position)
      if (known === undefined) continue
      settled++
      expect(known, text).toBe(form)
    }
    expect([table.length, played, settled]).toEqual([count, searched, proved])
  })
})

describe('all small positions', () => {
  test.each([
    ['alice', 4],
    ['cutcake', 4],
    ['eatcake', 4],
    ['elephants-and-rhinos', 7],
    ['end-nim', 5],
    ['hackenbush', 6],
    ['maundy-cake', 4],
    ['partizan-euclid', 10],
    ['push', 6],
    ['shove', 6],
    ['toads-and-frogs', 7],
    ['toppling-dominoes', 6],
  ])('%s', (slug, size) => {
    const game = gameOf(slug)
    const { rules, theorem, shape } = game
    const forms = new Forms()
    const [plain, quick] = [plainForms(forms, game), quickForms(forms, game)]
    const seen = new Set<string>()
    for (const position of rules.upTo(size)) {
      const text = rules.print(position)
      expect(seen.has(text), text).toBe(false)
      seen.add(text)
      expect(rules.print(rules.parse(text))).toBe(text)
      const form = plain(position)
      expect(quick(position), text).toBe(form)
      const proved = provedForm(forms, game, position)
      if (proved === undefined) continue
      expect(proved, text).toBe(form)
      const words = theorem?.applied?.(position)
      expect(words?.en, text).toMatch(/\.$/)
      expect(words?.zh, text).toMatch(/。$/)
      if (!theorem?.formula || shape.kind !== 'records') continue
      const records = shape.records(position)
      const value = evaluate(theorem.formula, { vars: {}, heaps: records })
      expect(forms.number(dyadic(value)), text).toBe(form)
      expect(rules.print(shape.fromRecords(records))).toBe(text)
    }
    expect(seen.size).toBeGreaterThan(15)
  })
})

test('an argument of a theorem is about the position it is put to', () => {
  const applied = (text: string) => {
    const { game, position } = parseAny(text)
    return game.partizan && game.theorem?.applied?.(position)
  }
  expect(applied('shove: xx.oo')).toEqual({
    en: 'From the left: 1/4 + 1 − 4 − 5 = −31/4.',
    zh: '从左起：1/4 + 1 − 4 − 5 = −31/4。',
  })
  expect(applied('cutcake: 5x10')?.en).toBe('5×10: halved 2 times it is 1×2, 2 − 1 = 1.')
  expect(applied('cutcake: 3x2')?.zh).toBe('3×2：折半 1 次得 1×1，1 − 1 = 0。')
  expect(applied('alice: 1x4')?.en).toBe('1×4: 1 − 4 = −3.')
  expect(applied('cutcake: 5x10+3x1+3x1')?.en).toMatch(/Together −4 \+ 1 = −3\.$/)
  expect(applied('maundy-cake: 5x12')?.en).toBe('5×12: rows 5, columns 3·2·2: 1 + 3 = 4.')
  expect(applied('elephants-and-rhinos: x.ox...o')?.en).toBe('x.o: *. x...o: *.')
})

test('Alice’s game as a judge has it: Alice begins, and wins where the value is positive', () => {
  const game = gameOf('alice')
  const winner = (text: string) => {
    const { value } = game.theorem?.value(game.rules.parse(text)) ?? {}
    return compareDyadic(value ?? ZERO, ZERO) > 0 ? 'Alice' : 'Bob'
  }
  const cases = ['4x2', '3x1+1x3', '5x2+1x2', '2x7', '1x1', '2x1', '2x2 2x1', '1x3 2x1']
  expect(cases.map(winner).join(' ')).toBe('Alice Bob Bob Bob Bob Alice Alice Bob')
  const large = Array.from({ length: 100 }, (_, i) => `${10 ** 9 - i}x${10 ** 9 - 7 * i}`)
  expect(winner(large.join('+'))).toBe('Bob')
  // the same cakes, with the columns behind the rows
  const [alice, cutcake] = [gameOf('alice'), gameOf('cutcake')]
  const value = ({ rules, theorem }: PartizanGame<unknown>, text: string) =>
    theorem?.value(rules.parse(text)).value
  for (let a = 1; a < 40; a++)
    for (let b = 1; b < 40; b++)
      expect(value(alice, `${a}x${b}`)).toEqual(value(cutcake, `${b}x${a}`))
})

test('values of long strips and large cakes are told at once', () => {
  const value = (text: string) => {
    const { game, position } = parseAny(text)
    return game.partizan && game.theorem?.value(position).value
  }
  expect(value(`shove: ${'xo'.repeat(300)}`)?.exponent).toBe(599)
  expect(
    value(`elephants-and-rhinos: ${'x'.repeat(300)}${'.'.repeat(400)}${'o'.repeat(100)}`),
  ).toEqual({
    numerator: 40_000n,
    exponent: 0,
  })
  expect(value('cutcake: 1x1000000000000000000000')?.numerator).toBe(10n ** 21n - 1n)
  expect(value(`maundy-cake: ${2n ** 40n}x${3n ** 41n}`)?.numerator).toBe(1n)
  expect(value('maundy-cake: 1x3*1000000')?.numerator).toBe(1_000_000n)
})

test('strips far too long for a search fall into parts that are not', () => {
  const parts = (text: string) => {
    const { game, position } = parseAny(text)
    return game.partizan?.parts(position).map((part) => game.rules.print(part))
  }
  expect(parts('toads-and-frogs: f..t.tf.ttfft.f.tt')).toEqual(['..t.tf.', 't.f.'])
  expect(parts('toads-and-frogs: tfft.t')).toEqual(['t.'])
  expect(parts('toads-and-frogs: .f..f.ttff.f')).toEqual(['.....f'])
  expect(parts('toads-and-frogs: tf')).toEqual([])
  expect(parts('elephants-and-rhinos: .ox.x...oo..xo')).toEqual(['xx.oo'])
  expect(parts('push: .x..')).toEqual(['.x'])
  expect(parts('eatcake: 1x2+1x2+3x1')).toEqual(['1x2', '1x2', '3x1'])
  expect(parts('hackenbush: 0-1b 0-2r 1-3g 0-0r 2-3b 0-4g')).toEqual([
    '0-1b 0-2r 1-3g 2-3b',
    '0-0r',
    '0-4g',
  ])
})

describe('names and texts', () => {
  test('no name belongs to two games', () => {
    const names = partizanEntries.flatMap(({ slug, names: { zh }, aliases }) => [
      slug,
      zh,
      ...aliases,
    ])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(findEntry(name), name).toBeUndefined()
  })

  test('examples are read under every name', () => {
    for (const { slug, names, aliases, examples, params } of partizanEntries)
      for (const example of params.length > 0 ? [] : examples) {
        const { game, position } = parseAny(example)
        expect(`${game.name}: ${game.rules.print(position)}`).toBe(example)
        for (const name of [names.zh, ...aliases]) {
          const other = parseAny(example.replace(slug, name))
          expect(`${other.game.name}: ${other.game.rules.print(other.position)}`).toBe(example)
        }
      }
  })

  test.each([
    ['toads-and-frogs: t.xf', 19],
    ['toppling-dominoes: xo.', 21],
    ['push: xo|x', 8],
    ['shove: x?', 8],
    ['end-nim: 3 x', 11],
    ['end-nim: 3 -1', 11],
    ['partizan-euclid: 3', 18],
    ['partizan-euclid: 3,4,5', 22],
    ['cutcake: 3x', 9],
    ['cutcake: 3x4+0x1', 13],
    ['eatcake: 2x2 2', 13],
    ['maundy-cake: 1x2x3', 13],
    ['alice: ,', 8],
    ['hackenbush: 0-1', 15],
    ['hackenbush: 0-1b 1_2r', 18],
    ['hackenbush: 0-1b 1-2y', 20],
    ['hackenbush: 0-1b 1-2rr', 21],
    ['hackenbush: 0-1b 2-3r 1-4b', 17],
    ['hackenbush: 0-1b 1-1234567890g', 19],
    ['hackenbush: -1b', 12],
  ])('%s is refused where it is wrong', (text, offset) => {
    let error: unknown
    try {
      parseAny(text)
    } catch (caught) {
      error = caught
    }
    if (!(error instanceof TextError)) throw new Error(`${text}: ${error}`)
    expect(error.offset).toBe(offset)
    expect(error.words.en).toMatch(/^[A-Z].*\.$/)
    expect(error.words.zh).toMatch(/。$/)
  })

  test('every game says where it is from', () => {
    for (const { slug, params, examples, reference } of partizanEntries) {
      const { game } = parseAny(examples[0] ?? slug)
      if (!game.partizan) throw new Error(`impartial: ${slug} ${params.length}`)
      const said = game.theorem?.reference ?? reference ?? ''
      for (const words of typeof said === 'string' ? [said] : [said.en, said.zh])
        expect(words.length, slug).toBeGreaterThan(10)
    }
  })

  test('other ways to write a position', () => {
    const text = (written: string) => {
      const { game, position } = parseAny(written)
      return game.rules.print(position)
    }
    expect(text('hackenbush: 1-0B, 2-1R')).toBe('0-1b 1-2r')
    expect(text('hackenbush：０－１b')).toBe('0-1b')
    expect(text('cutcake: 3×4, 1X2')).toBe('1x2+3x4')
    expect(text('cutcake: 3x1+2x10+2x9')).toBe('2x9+2x10+3x1')
    expect(text('maundy-cake: 2x1*101+1x1*2')).toBe('1x1+1x1+2x1*101')
    expect(text('end-nim: 0 3 0')).toBe('3')
    for (const { slug } of partizanEntries) {
      if (slug === 'partizan-euclid') continue
      const { rules } = gameOf(slug)
      if (rules.print(rules.parse('empty')) !== 'empty') continue
      expect([...rules.moves(rules.parse('空'))]).toEqual([])
    }
  })
})
