import { beforeAll, describe, expect, test } from 'vitest'
import { parseAny, partizanEntries, playable, solve } from '../src/index.ts'
import { gameProgram } from '../src/programs/game.ts'
import { languages } from '../src/programs/printing/languages.ts'
import { NoProgram } from '../src/programs/tree/draft.ts'
import { isPresent, type Run, runPrograms } from './source-programs.ts'

const BIG = 10n ** 12n
const LARGE = [`${BIG}x${BIG - 1n}`, `${BIG}x1+1x${BIG}`, `${BIG}x3+2x${BIG}`, `7x${BIG}+${BIG}x7`]

/** The games with a formula, positions in which Left begins, and who wins them. */
const GAMES = ['alice', 'cutcake'].map((name) => {
  const game = playable(parseAny(name).game)
  const small = Array.from(game.rules.upTo(9), (position) => game.rules.print(position))
  const lefts = small.filter((text) => /^left \d/.test(text))
  const positions = [...lefts, ...LARGE]
  return {
    name,
    game,
    input: positions.map((text) => `${text.replace(/\D+/g, ' ').trim()}\n`).join(''),
    output: positions
      .map((text) => (solve(game, game.rules.parse(text)).outcome === 'N' ? 'first\n' : 'second\n'))
      .join(''),
  }
})

const present = languages.filter(({ id }) => isPresent(id))
const runs = new Map<string, readonly Run[]>()

beforeAll(async () => {
  for (const language of present) {
    const sources = GAMES.map(({ name, game }, i) => ({
      name,
      text: gameProgram(game, language, i % 2 === 0 ? 'en' : 'zh'),
    }))
    runs.set(language.id, await runPrograms(language.id, sources, GAMES))
  }
}, 120_000)

describe.each(present.map(({ id }) => id))('programs of partizan games in %s', (language) => {
  test.each(GAMES)('$name', ({ name, output }) => {
    expect(new Set(output.split('\n')).size).toBe(3)
    const i = GAMES.findIndex((game) => game.name === name)
    expect(runs.get(language)?.[i]?.output).toBe(output)
  })
})

test('where no formula is known, that is said', () => {
  const [language] = languages
  if (!language) throw new TypeError('there are no languages')
  const others = partizanEntries.filter(({ slug }) => !GAMES.some(({ name }) => name === slug))
  expect(others.length).toBeGreaterThan(10)
  for (const { slug, params, make } of others) {
    if (params.length > 0) continue
    expect(() => gameProgram(playable(make({})), language, 'en'), slug).toThrow(NoProgram)
  }
})
