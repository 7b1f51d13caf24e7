import { readFileSync } from 'node:fs'
import { parse, solve } from '@nimber/core'
import { problems } from '@nimber/problems'
import { describe, expect, test } from 'vitest'
import type { Block, Lesson } from '../src/blocks.ts'
import { replaceBraces } from '../src/compile/braces.ts'
import { evaluateExpression } from '../src/compile/expressions.ts'
import { inlineOf, paragraphsOf } from '../src/markup.ts'
import { mex } from '../src/mex.ts'
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
        : { ...block, text: '', why: '' },
    )

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
              .split(', ')
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

  test('programs are judge problems', () => {
    const ids = new Set(problems.map(({ id }) => id))
    for (const { blocks } of lessons[lang])
      for (const block of blocks) if (block.kind === 'program') expect(ids).toContain(block.problem)
  })

  test('what is built is what the sources say', () => {
    for (const lesson of lessons[lang]) {
      const file = new URL(`../generated/${lesson.slug}.${lang}.json`, import.meta.url)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(lesson)))
    }
  })
})

test('the concepts are the same in both languages, and each begins with a sentence', () => {
  expect(concepts.zh.map(({ slug, lesson }) => [slug, lesson])).toEqual(
    concepts.en.map(({ slug, lesson }) => [slug, lesson]),
  )
  expect(concepts.en.map(({ slug }) => slug)).toHaveLength(12)
  for (const concept of [...concepts.en, ...concepts.zh]) {
    expect(concept.first).toMatch(/[.。]$/)
    expect(concept.first.length).toBeLessThan(200)
    expect(lessons.en.some(({ slug }) => slug === concept.lesson)).toBe(true)
  }
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
