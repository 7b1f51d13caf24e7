import { expect, test } from 'vitest'
import {
  aboutOtherEnding,
  aboutWith,
  entries,
  parse,
  partizanEntries,
  wordsIn,
} from '../src/index.ts'

function aboutOf(text: string) {
  const { is } = parse(text).game
  if (is.kind !== 'entry') throw new Error(`${text} is no game of the catalogue`)
  return aboutWith(is.entry, is.args)
}

test('numbers stand in the rule for their names, and words that look like a name stay', () => {
  expect(aboutOf('multiplication 3 7: 20').en).toContain('multiplies it by one of 3, …, 7.')
  expect(aboutOf('multiplication 3 7: 20').zh).toContain('乘以 3、……、7 中的一个')
  const rows = aboutOf('rows {1,2}: 7')
  expect(rows.en).toMatch(/^Take out of a row a number of neighbours that is in the set \{1,2\};/)
  expect(rows.zh).toContain('颗数须在集合 {1,2} 中；')
  expect(aboutOf('bash 2: 7').en).toContain('Take 1 or 2 stones')
  expect(aboutOf('bash 2: 7').zh).toContain('取 1 或 2 颗')
  expect(aboutOf('bash 3: 7').en).toContain('Take 1 to 3 stones')
  expect(aboutOf('moore 2: 1 2 3').en).toContain('With k = 1 it is Nim.')
})

test('a position that has words is read in Chinese as well', () => {
  const told = entries
    .flatMap(({ slug, examples }) => examples.map((example) => ({ slug, example })))
    .filter(({ slug, example }) => {
      const [name = '', position = ''] = example.split(': ')
      const { game } = parse(example)
      if (!game.rules.words) return false
      const zh = wordsIn(game, position, 'zh')
      const read = parse(name).game.rules
      expect(read.print(read.parse(zh)), example).toBe(read.print(read.parse(position)))
      if (slug !== 'bipartite') expect(zh).not.toMatch(/[a-z]/i)
      return zh !== position
    })
  expect(told.length).toBeGreaterThan(15)
})

test('a rule with the other ending says who loses where it said who wins, and no more', () => {
  expect(aboutOtherEnding(aboutOf('kayles: 5'))).toEqual({
    en: 'A row of pins: knock down one pin or two neighbours. Whoever knocks down the last pin loses.',
    zh: '一排木柱：击倒一根或相邻两根。击倒最后一根者负。',
  })
  const told = aboutOtherEnding(aboutOf('moore 2: 1 2 3'))
  expect(told?.en).toMatch(/^Choose 1 or 2 heaps .* takes the last stone loses\.$/)
  const untold = [...entries, ...partizanEntries].filter(({ about }) => !aboutOtherEnding(about))
  expect(untold.map(({ slug }) => slug)).toEqual(['anti-sg', 'seats'])
})
