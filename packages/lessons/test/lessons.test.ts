import { readFileSync } from 'node:fs'
import { entries, parse, partizanEntries, solve } from '@nimber/core'
import { problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import type { Block, Lesson } from '../src/blocks.ts'
import { cardOf, lessonAbout } from '../src/cards.ts'
import { replaceBraces } from '../src/compile/braces.ts'
import { evaluateExpression } from '../src/compile/expressions.ts'
import { latexOf } from '../src/export/latex.ts'
import { inlineOf, paragraphsOf } from '../src/markup.ts'
import { mex } from '../src/mex.ts'
import { conceptOf, gameOfAlias } from '../src/names.ts'
import { playedAt } from '../src/played.ts'
import { conceptsOf, LANGS, lessonsOf, sourcesOf } from './course.ts'
import { plainly, winningCount } from './plain.ts'

const lessons = { en: lessonsOf('en'), zh: lessonsOf('zh') }
const concepts = { en: conceptsOf('en'), zh: conceptsOf('zh') }

/** All texts of a block. */
const textsOf = (block: Block): readonly string[] => [
  ...('text' in block ? [block.text] : []),
  ...(block.kind === 'predict' ? [block.why] : []),
  ...(block.kind === 'proof' ? block.steps.flatMap((s) => [s.claim, s.example]) : []),
]

/** What is the same in all languages. */
const dataOf = ({ blocks }: Lesson) =>
  blocks
    .filter(({ kind }) => kind !== 'text')
    .map((block) =>
      block.kind === 'proof'
        ? { kind: block.kind, steps: block.steps.length }
        : { ...block, text: '', why: '', name: '', rule: '', title: '' },
    )

test('a handout has powers above the line, code as it is typed, and no punctuation of another language', () => {
  const of = (slug: string, lang: 'en' | 'zh') =>
    latexOf(lessons[lang].find((lesson) => lesson.slug === slug) as Lesson)
  expect(of('wythoff', 'en')).toContain('numbers below 10$^{9}$,')
  expect(of('fibonacci', 'zh')).toContain('n 到 2$^{31}$ 或 2$^{63}$。')
  expect(of('nim', 'en')).toContain('\\texttt{a \\^{} b == 0}')
  expect(of('bash', 'zh')).toContain('巴什博弈（m = 3）：8，对手先走}')
  expect(of('splitting', 'zh')).toContain('\\item n mod 4 = 0 时：n $-$ 1')
  expect(of('fibonacci', 'en')).toContain(
    '\\item take 4, leave 13; the opponent may take at most 8',
  )
})

test('a board that asks for all winning moves where the text promises several has them', () => {
  const counts = lessons.en.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'board' && /only way|More than one|Which moves/.test(block.text)
        ? block.count
        : [],
    ),
  )
  expect(counts).toHaveLength(3)
  for (const count of counts) expect(count).toBeGreaterThan(1)
})

test('every board says by which rule it is played', () => {
  const said = (lang: 'en' | 'zh', slug: string) =>
    lessons[lang]
      .find((lesson) => lesson.slug === slug)
      ?.blocks.flatMap((block) => (block.kind === 'board' ? [`${block.name}: ${block.rule}`] : []))
  expect(said('en', 'bash')).toContain(
    'Bash game (m = 4): Take 1 to 4 stones from one heap. Whoever takes the last stone wins.',
  )
  expect(said('zh', 'bash')?.at(-1)).toContain('每次取相邻的 1 或 2 颗；')
  expect(said('en', 'sums')?.[0]).toBe(
    'take {1,3,4}: Take 1, 3 or 4 from one heap. Whoever cannot move loses.',
  )
  expect(said('zh', 'sums')?.[0]).toBe('取 {1,3,4}: 每次从一堆中取 1、3 或 4 颗。不能走者负。')
  expect(latexOf(lessons.en.find(({ slug }) => slug === 'bash') as Lesson)).toContain(
    'Take 1 to 4 stones from one heap.',
  )
})

test('there are thirteen lessons, the same in both languages', () => {
  expect(lessons.en.map(({ number }) => number)).toEqual([...Array(13).keys()].map((i) => i + 1))
  expect(lessons.zh.map(dataOf)).toEqual(lessons.en.map(dataOf))
  expect(lessons.zh.map(({ slug }) => slug)).toEqual(lessons.en.map(({ slug }) => slug))
})

test('every lesson has text, a table, board or proof, a prediction or proof, exercises and a program', () => {
  for (const lesson of [...lessons.en, ...lessons.zh]) {
    const kinds = new Set(lesson.blocks.map(({ kind }) => kind))
    for (const kind of ['text', 'board', 'proof', 'predict', 'exercise', 'program'] as const)
      expect(kinds, `${lesson.slug} ${lesson.lang}`).toContain(kind)
    const length = lesson.blocks.flatMap(textsOf).join('').length
    expect(length, lesson.slug).toBeGreaterThan(lesson.lang === 'en' ? 3500 : 1100)
  }
})

describe.each(LANGS)('%s', (lang) => {
  const slugs = new Set(concepts[lang].map(({ slug }) => slug))
  const inline = lessons[lang].flatMap(({ blocks }) =>
    blocks
      .flatMap(textsOf)
      .flatMap((text) =>
        paragraphsOf(text).flatMap((p) =>
          'inline' in p ? p.inline : 'items' in p ? p.items.flat() : [],
        ),
      ),
  )

  test('all boards can be won, and as many moves win as is said', () => {
    for (const { blocks } of lessons[lang])
      for (const block of blocks)
        if (block.kind === 'board') {
          const { game, position } = playedAt(block.game, block.position)
          const found = plainly(game, position)
          expect(found?.outcome, block.position).toBe(block.side === 0 ? 'N' : 'P')
          expect(block.count, block.position).toBe(winningCount(game, position))
        }
  })

  test('predictions come true', () => {
    let searched = 0
    for (const { blocks } of lessons[lang])
      for (const block of blocks)
        if (block.kind === 'predict') {
          const { game, position } = playedAt(block.game, block.position)
          expect(solve(game, position).outcome).toBe(block.outcome)
          const found = plainly(game, position)
          if (found) searched++
          if (found) expect(found.outcome, block.position).toBe(block.outcome)
        }
    expect(searched).toBeGreaterThan(12)
  })

  test('all cells of all tables are what play by the rule alone comes to', () => {
    for (const { blocks } of lessons[lang])
      for (const block of blocks)
        if (block.kind === 'table') {
          const { game } = parse(block.game)
          for (const { at, mark, options } of block.cells) {
            const position = game.rules.at?.(at.split(' ').map(BigInt))
            const found = plainly(game, position)
            const plain = block.marks === 'values' ? `${found?.value}` : found?.outcome
            expect(mark, `${block.game} ${at}`).toBe(plain)
            if (block.marks === 'values')
              expect(mark).toBe(`${mex(options.map((option) => BigInt(option.mark)))}`)
            for (const option of options)
              if (option.cells.length > 0 && block.marks === 'values')
                expect(BigInt(option.mark)).toBe(
                  option.cells.reduce((a, i) => a ^ BigInt(block.cells[i]?.mark ?? -1), 0n),
                )
          }
        }
  })

  test('every expression of the text that is about a position agrees with plain search', () => {
    let searched = 0
    const check = (inside: string): string => {
      const said = evaluateExpression(inside, lang)
      const [, name = '', text = ''] = /^(\S+)\s*([\s\S]*)$/.exec(inside) ?? []
      const kind = name.toLowerCase()
      if (!['value', 'outcome', 'winner', 'count', 'options', 'option-values'].includes(kind))
        return said
      if (text.includes('{= ') || text.includes('{period')) return said
      const { game, position } = parse(text)
      const found = plainly(game, position)
      if (!found) return said
      searched++
      if (kind === 'value') expect(said, inside).toBe(`${found.value}`)
      if (kind === 'outcome') expect(said, inside).toContain(`${found.outcome}`)
      if (kind === 'winner' && found.outcome !== 'D')
        expect(/first|先/.test(said), inside).toBe(found.outcome === 'N')
      if (kind === 'count') expect(said, inside).toBe(`${winningCount(game, position)}`)
      if (kind === 'option-values')
        expect(found.value, inside).toBe(
          mex(
            said
              .split(/, |、/)
              .filter((v) => v !== '')
              .map(BigInt),
          ),
        )
      return said
    }
    for (const { text } of sourcesOf(lang)) replaceBraces(text, check)
    expect(searched).toBeGreaterThan(75)
  })

  test('concepts and links that a text names are there', () => {
    for (const piece of inline) {
      if (piece.kind === 'concept') expect(slugs, piece.slug).toContain(piece.slug)
      if (piece.kind === 'link') expect(piece.href).toMatch(/^#\/(game|lab|graph|problems)\b/)
    }
    for (const slug of slugs)
      expect(inline.some((piece) => piece.kind === 'concept' && piece.slug === slug)).toBe(true)
  })

  test('programs are judge problems, by their titles', () => {
    const titles = new Map(problems.map(({ id, title }) => [id, title[lang]]))
    for (const { blocks } of lessons[lang])
      for (const block of blocks)
        if (block.kind === 'program')
          expect(titles.get(block.problem), block.problem).toBe(block.title)
  })

  test('what is built is what the sources say', () => {
    for (const lesson of lessons[lang]) {
      const file = new URL(`../generated/${lesson.slug}.${lang}.json`, import.meta.url)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(lesson)))
    }
  })
})

test('the concepts are the same in both languages, and each begins with a sentence', () => {
  expect(concepts.zh.map(({ slug, lessons }) => [slug, lessons])).toEqual(
    concepts.en.map(({ slug, lessons }) => [slug, lessons]),
  )
  for (const slug of [
    'losing-position',
    'mex',
    'sg-value',
    'sum',
    'symmetry',
    'xor',
    'nim-sum',
    'zeckendorf',
    'period',
    'certificate',
    'misere',
    'kernel',
  ])
    expect(concepts.en.map((concept) => concept.slug)).toContain(slug)
  for (const concept of [...concepts.en, ...concepts.zh]) {
    expect(concept.first).toMatch(/[.。]$/)
    expect(concept.first.length).toBeLessThan(200)
    expect(concept.lessons.length).toBeGreaterThan(0)
    for (const lesson of concept.lessons)
      expect(lessons.en.map(({ slug }) => slug)).toContain(lesson)
  }
})

test('a name leads to one concept in a language, and to none that a game has', () => {
  for (const lang of LANGS) {
    const names = concepts[lang].flatMap(({ name, aliases }) => [...new Set([name, ...aliases])])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    for (const concept of concepts[lang])
      expect(conceptOf(concepts[lang], concept.name.toUpperCase())).toBe(concept)
  }
})

test('every game that a concept names is in the catalogue, in both languages the same', () => {
  const known = new Set([...entries, ...partizanEntries].map(({ slug }) => slug))
  const gamesOf = (lang: 'en' | 'zh') =>
    concepts[lang].map(({ slug, games }) => `${slug}: ${games.join(' ')}`).toSorted()
  expect(gamesOf('zh')).toEqual(gamesOf('en'))
  expect(concepts.en.flatMap(({ games }) => games).filter((game) => !known.has(game))).toEqual([])
})

test('every game that a lesson names is in the catalogue, and nearly every problem has a lesson', () => {
  const cards = lessons.en.map(cardOf)
  expect(lessons.zh.map(({ games }) => games)).toEqual(cards.map(({ games }) => games))
  const known = new Set([...entries, ...partizanEntries].map(({ slug }) => slug))
  const named = cards.flatMap(({ games }) => games)
  expect(named.filter((game) => !known.has(game))).toEqual([])
  expect(named.filter((game, i) => named.indexOf(game) !== i)).toEqual([])
  // a new problem needs no lesson
  const without = problems.filter((problem) => !lessonAbout(cards, problem)).map(({ id }) => id)
  expect(without.length, without.join(' ')).toBeLessThan(problems.length / 20)
  const lessonOf = (id: string, games: readonly string[]) => lessonAbout(cards, { id, games })?.slug
  expect(lessonOf('coin-set', ['subtraction'])).toBe('positions')
  expect(lessonOf('hdu1536', ['subtraction'])).toBe('sums')
  expect(lessonOf('unheard-of', ['unheard-of'])).toBeUndefined()
})

test('a problem that names its lesson has it', () => {
  const cards = lessons.en.map(cardOf)
  const naming = problems.filter(({ lesson }) => lesson !== undefined)
  expect(naming.length).toBeGreaterThan(5)
  for (const problem of naming) expect(lessonAbout(cards, problem)?.slug).toBe(problem.lesson)
})

test('games are found by the names that people use', () => {
  const games: Readonly<Record<string, string>> = {
    bash: '巴什 巴什博奕 BachET bash_game',
    wythoff: '奇异局势 威佐夫 威佐夫博奕 Wythoff’s_Game wythoff_game',
    staircase: '阶梯博弈 台阶Nim Staircase_Nim',
    'hackenbush-tree': '树上删边 树上删边游戏 克朗原理',
    'fibonacci-nim': '斐波那契博弈 斐波那契nim Fibonacci_Nim',
    euclid: '欧几里得博弈 欧几里德游戏 Euclid_game',
    grundy: "格兰迪 Grundy's_game",
    hackenbush: 'Red-Blue_Hackenbush',
    'toads-and-frogs': 'toads_and_frogs 蟾蜍与青蛙',
    'misere-nim': 'Misère_Nim 反尼姆 反Nim',
    'anti-sg': 'SJ定理 SJ_定理 Anti-SG',
  }
  for (const [slug, names] of Object.entries(games))
    for (const name of names.split(' '))
      expect(gameOfAlias(name.replaceAll('_', ' ')), name).toBe(slug)
  expect(gameOfAlias('game')).toBeUndefined()
})

test('marks in a line', () => {
  expect(inlineOf('a **b** *c* `d*e*` [[mex|m]] [t](#/lab) 2*3*4')).toEqual([
    { kind: 'plain', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'plain', text: ' ' },
    { kind: 'emphasis', text: 'c' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'd*e*' },
    { kind: 'plain', text: ' ' },
    { kind: 'concept', slug: 'mex', text: 'm' },
    { kind: 'plain', text: ' ' },
    { kind: 'link', href: '#/lab', text: 't' },
    { kind: 'plain', text: ' 2*3*4' },
  ])
})

test('no command stands in the prose, and a prediction is not answered above it', () => {
  for (const lang of LANGS) {
    for (const { blocks, slug } of lessons[lang]) {
      const before: string[] = []
      for (const block of blocks) {
        for (const text of textsOf(block)) expect(text, slug).not.toMatch(/`nimber |\bstress\b/)
        if (block.kind === 'predict' && block.game === 'wythoff')
          expect(before.join(' ')).not.toContain(`(${block.position.replace(' ', ', ')})`)
        if (block.kind === 'predict' && block.position === '37')
          expect(before.join(' ')).not.toContain('37')
        before.push(...textsOf(block))
      }
    }
    for (const { text } of concepts[lang]) expect(text).not.toContain('`nimber ')
  }
})

test('the starts that Fibonacci Nim loses are the Fibonacci numbers, and take fib breaks where it is said', () => {
  expect(evaluateExpression('losing fibonacci-nim: 1..100', 'en')).toBe(
    evaluateExpression('fibs 100', 'en'),
  )
  const values = evaluateExpression('values take fib: 0..39', 'en').split(' ')
  const breaks = values.findIndex((value, n) => n >= 10 && value !== values[n - 10])
  expect(`${breaks}`).toBe(evaluateExpression('fib 9', 'en'))
})
