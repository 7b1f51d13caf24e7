import { runInThisContext } from 'node:vm'
import { parse, solve } from '@nimber/core'
import { describe, expect, test } from 'vitest'
import { failing, shownLines, truthOf } from '../src/exercises/line.ts'
import { allMovesAt, beatAt } from '../src/exercises/moves.ts'
import { positionWith, whoWinsAt, whoWinsPartizan } from '../src/exercises/outcome.ts'
import { PLANTED } from '../src/exercises/planted.ts'
import { answered, NO_PROGRESS, parseProgress, progressIn } from '../src/exercises/progress.ts'
import { exerciseOf, mark, matchAfter, questionOf } from '../src/exercises/questions.ts'
import { checkResult, keysOf, queryOf, resultText, sheetOf } from '../src/exercises/sheet.ts'
import { TOPICS } from '../src/exercises/topics.ts'
import { readTyped } from '../src/formula/typed.ts'
import { playedAt } from '../src/played.ts'
import { LANGS, lessonsOf } from './course.ts'
import { plainly } from './plain.ts'

const SEEDS = [1, 2]

/** An answer that is wrong. */
function wrongAnswer(form: ReturnType<typeof questionOf>['form'], right: string): string {
  switch (form.kind) {
    case 'choice':
      return right === '0' ? '1' : '0'
    case 'number':
      return `${Number(right) + 1}`
    case 'numbers':
      return right.replace(/^\d+/, (n) => `${Number(n) + 1}`)
    case 'move':
    case 'moves': {
      const wins = right.split(' | ')
      return form.moves.find(({ to }) => !wins.includes(to))?.to ?? 'nothing'
    }
    case 'formula':
      return `${right} + 1`
    case 'line':
      return right === '1' ? '2' : '1'
    case 'play':
      return ''
  }
}

describe.each(TOPICS.map(({ id }) => id))('%s', (topic) => {
  test('the right answer is right, another is refuted, and the same key gives the same question', () => {
    for (const level of [0, 1, 2])
      for (const seed of SEEDS) {
        const key = { topic, seed, level }
        const { answer, form, solution } = exerciseOf(key)
        expect(questionOf(key)).toEqual(questionOf(key))
        expect(mark(key, answer), `${topic} ${seed} ${level}: ${answer}`).toMatchObject({
          right: true,
        })
        const other = wrongAnswer(form, answer)
        const marked = mark(key, other)
        expect(marked.right, `${topic} ${seed} ${level}: ${other}`).toBe(false)
        for (const lang of LANGS) {
          expect(marked.says[lang].length).toBeGreaterThan(3)
          expect(solution[lang]).not.toBe('')
          expect(questionOf(key).ask[lang]).not.toMatch(/undefined|NaN|\[object/)
        }
      }
  })
})

test('what an exercise says of who wins, and of values, is what plain search finds', () => {
  let searched = 0
  for (const { id: topic } of TOPICS)
    for (const seed of [11, 12, 13, 14]) {
      const { game, position, form, answer } = exerciseOf({ topic, seed, level: 0 })
      if (game === undefined || position === undefined || topic === 'partizan') continue
      const played = playedAt(game, position)
      const found = plainly(played.game, played.position)
      if (!found) continue
      searched++
      if (form.kind === 'choice') expect(answer, topic).toBe(`${'NPD'.indexOf(found.outcome)}`)
      if (form.kind === 'number' && topic !== 'nim-count')
        expect(answer, `${topic} ${position}`).toBe(`${found.value}`)
      if (form.kind === 'move' || form.kind === 'moves') {
        const wins = form.moves.filter(
          ({ to }) => plainly(played.game, played.game.rules.parse(to))?.outcome === 'P',
        )
        expect(answer.split(' | ').every((to) => wins.some((move) => move.to === to))).toBe(true)
        if (form.kind === 'moves') expect(answer.split(' | ')).toHaveLength(wins.length)
      }
    }
  expect(searched).toBeGreaterThan(50)
})

test('every topic is in a lesson, and every lesson names topics that there are', () => {
  const used = lessonsOf('en').flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'exercise' ? [block.topic] : [])),
  )
  expect([...new Set(used)].sort()).toEqual(TOPICS.map(({ id }) => id).sort())
})

describe.each(PLANTED.map((planted) => [planted.id, planted] as const))('%s', (_, planted) => {
  const run = (lines: readonly string[]) => {
    const name = /function (\w+)/.exec(lines[0] ?? '')?.[1]
    return runInThisContext(`(() => {${lines.join('\n')}\nreturn ${name}})()`) as (
      ...input: readonly number[]
    ) => boolean | number
  }

  test('the program is right without its error, and the wrong one is the one that is shown', () => {
    const [right, shown] = [run(planted.right), run(shownLines(planted))]
    for (const input of planted.inputs()) {
      expect(right(...input), `${input}`).toBe(truthOf(planted, input))
      expect(shown(...input), `${input}`).toBe(planted.wrong(...input))
    }
    const input = failing(planted)
    expect(shown(...input)).not.toBe(truthOf(planted, input))
  })
})

test('a formula is compared as a function', () => {
  const at = (answer: string) => mark({ topic: 'formula', seed: 1, level: 2 }, answer).right
  const { ask } = exerciseOf({ topic: 'formula', seed: 1, level: 2 })
  const forms = ask.en.includes('one-or-even')
    ? ['3*(n/6)+n%3', 'G(n) = n mod 3 + 3⌊n/6⌋', '3 * floor(n / 6) + (n - 3*(n/3))']
    : ['n mod 4 == 3 ? n + 1 : n mod 4 == 0 && n > 0 ? n - 1 : n']
  for (const form of forms) expect(at(form), form).toBe(true)
  expect(at('n')).toBe(false)
  expect(at('n +')).toBe(false)
  expect(at('n / 0')).toBe(false)
})

test('what is no answer of the kind that is asked for does not count', () => {
  for (const [topic, wrong, right] of [
    ['mex', ['three', '', '1 2', '-1', '1.5'], (answer: string) => ` ０${answer}`],
    ['period', ['x', '1e3'], (answer: string) => answer],
    ['nim-count', ['none'], (answer: string) => `0${answer}`],
    ['next-row', ['1 2 3', '1 2 3 4 5', 'a b c d'], (a: string) => a.replaceAll(' ', '，')],
    ['formula', ['n +', '(n', 'n / 0'], (answer: string) => `G(n) = ${answer}`],
    ['wrong-line', ['0', '99', 'the second'], (answer: string) => answer],
  ] as const) {
    const key = { topic, seed: 5, level: 0 }
    for (const answer of wrong) expect(mark(key, answer), answer).toMatchObject({ unread: true })
    const written = right(exerciseOf(key).answer)
    expect(mark(key, written), `${topic} ${written}`).toMatchObject({ right: true })
  }
})

test('a wrong number of winning moves is answered by one move, not by all of them', () => {
  const key = { topic: 'nim-count', seed: 8, level: 1 }
  const { answer, solution } = exerciseOf(key)
  expect(Number(answer)).toBeGreaterThan(1)
  const [few, many] = [mark(key, '1').says.en, mark(key, '99').says.en]
  expect(few).toMatch(/^There are more\. One that wins: take /)
  expect(many).toMatch(/^There are fewer\. You: .* Opponent: /)
  expect(solution.en).not.toBe(few)
})

test('typed formulas', () => {
  const value = (text: string, n = 7n) => readTyped(text, ['n'])({ n })
  expect(value('3n + 2(n - 1)')).toBe(33n)
  expect(value('-n mod 3')).toBe(2n)
  expect(value('n ^ 2')).toBe(5n)
  expect(value('2 ** 10')).toBe(1024n)
  expect(value('n % 2 = 1 且 n > 3')).toBe(true)
  expect(value('max(n, 9) - min(n, 3)')).toBe(6n)
  for (const wrong of ['', 'n n +', 'm', '(n', 'n $ 2', '('.repeat(100), 'sin(n)', '2 ** 10 ** 9'])
    expect(() => value(wrong), wrong).toThrow()
})

test('three right in a row finish a topic, and difficulty follows success', () => {
  let progress = NO_PROGRESS
  for (const right of [true, false, true, true]) progress = answered(progress, 'mex', right)
  expect(progressIn(progress, 'mex')).toEqual({
    level: 2,
    streak: 2,
    right: 3,
    wrong: 1,
    done: false,
  })
  progress = answered(progress, 'mex', true)
  expect(progressIn(progress, 'mex')).toMatchObject({ level: 2, streak: 3, done: true })
  expect(parseProgress(JSON.stringify(progress))).toEqual(progress)
  for (const text of ['', '{}', '[]', '{"version":1,"topics":{"mex":{}},"lessons":{}}'])
    expect(parseProgress(text), text).toBeUndefined()
})

test('a sheet is shared, done and marked again', () => {
  const sheet = { topics: ['mex', 'nim-moves', 'bash'], count: 6, seed: 42 }
  expect(sheetOf(queryOf(sheet))).toEqual(sheet)
  const answers = keysOf(sheet).map((key, i) => (i === 1 ? '' : exerciseOf(key).answer))
  for (const lang of LANGS) {
    const text = resultText(sheet, answers, '李 Ada', lang)
    expect(checkResult(text)).toMatchObject({ name: '李 Ada', score: 5, claimed: 5 })
    expect(text).toMatch(lang === 'en' ? /The player to move/ : /先手必/)
    expect(checkResult(text.replace('5/6', '6/6'))).toMatchObject({ score: 5, claimed: 6 })
  }
  expect(sheetOf({ t: 'mex', n: '0', seed: '1' })).toBeUndefined()
  expect(sheetOf({ t: 'nothing', n: '3', seed: '1' })).toBeUndefined()
  expect(checkResult('hello')).toBeUndefined()
})

test('a match of an exercise goes on to its end', () => {
  const key = { topic: 'ring', seed: 3, level: 0 }
  const { answer, game = '', position = '' } = exerciseOf(key)
  expect(solve(parse(game).game, parse(game, position).position).outcome).toBe('P')
  const left: string[] = []
  for (const to of answer.split(' | ')) {
    const state = matchAfter(key, left)
    expect(state.computer).toBeDefined()
    expect(state.moves.map((move) => move.to)).toContain(to)
    left.push(to)
  }
  expect(matchAfter(key, left).moves).toEqual([])
})

test('a cut that is answered on a tree numbered anew says so', () => {
  const exercise = allMovesAt(playedAt('hackenbush-tree: 0 1 1 0 4'))
  expect(exercise.mark('0 1').says).toEqual({
    en: 'You: cut the edge 1–0. Opponent: cut the edge 1–0, as the vertices are numbered then. You have no move left.',
    zh: '你：剪断边 1–0。对手：剪断边 1–0（按剪后重新编的号）。你已经没有棋可走。',
  })
})

test('a wrong answer about heaps with too many moves to list is refuted at once', () => {
  const exercise = whoWinsAt(playedAt('wythoff: 165580140 267914295'))
  const { right, says } = exercise.mark('0')
  expect([right, says.en]).toEqual([false, expect.stringMatching(/^You: take .* which is lost\.$/)])
})

test('a wrong answer about players with different moves is refuted by a move or by the reply to it', () => {
  for (const level of [0, 1, 2])
    for (let seed = 1; seed <= 4; seed++) {
      const key = { topic: 'partizan', seed, level }
      const { answer } = exerciseOf(key)
      for (const other of ['0', '1', '2', '3'].filter((letter) => letter !== answer))
        expect(mark(key, other).says.en).toMatch(
          /begins, (this move wins: |every move loses: the answer to .* is |there is no move)/,
        )
    }
})

test('a match begins where some move loses, and a heap is asked about with what may be taken', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { moves } = matchAfter({ topic: 'nim-beat', seed, level: 0 }, [])
    const { game } = parse('nim')
    const after = moves.map(({ to }) => solve(game, game.rules.parse(to)).outcome)
    expect(after).toContain('N')
  }
  const { ask } = questionOf({ topic: 'bash', seed: 1, level: 0 })
  expect(ask.en).toMatch(/^A heap of \d+ \(take 1 to \d\)\. Who wins\?$/)
  expect(ask.zh).toMatch(/^一堆 \d+ 颗（每次取 1 到 \d 颗）。谁赢？$/)
})

test('where no position has a move one without is asked about, after some tries', () => {
  let tries = 0
  const make = (text: string) => () => {
    if (++tries > 1000) throw new Error('no end')
    return text
  }
  expect(
    positionWith(
      make('nim: 0'),
      () => 0,
      1,
      () => true,
    ).text,
  ).toBe('nim: 0')
  tries = 0
  expect(whoWinsPartizan(make('domineering: .'))(() => 0, 1).position).toBe('left .')
})

test('programs with a wrong line get longer with success', () => {
  const lengths = (level: number) =>
    Array.from({ length: 8 }, (_, seed) => {
      const { form } = exerciseOf({ topic: 'wrong-line', seed, level })
      return form.kind === 'line' ? form.lines.length : 0
    })
  expect(Math.max(...lengths(0))).toBeLessThanOrEqual(Math.min(...lengths(1)))
  expect(Math.max(...lengths(1))).toBeLessThanOrEqual(Math.min(...lengths(2)))
})

test('the rule stands beside what is asked of a table, of a formula and of a sum', () => {
  const ruleOf = (topic: string, level: number) => questionOf({ topic, seed: 7, level }).rule
  for (const topic of ['next-row', 'formula', 'period'])
    expect(ruleOf(topic, 0)?.en).toMatch(/^Take /)
  const sums = Array.from({ length: 20 }, (_, seed) =>
    questionOf({ topic: 'sg-sum', seed, level: 0 }),
  )
  for (const { ask, rule } of sums) {
    expect(ask.en).toMatch(
      /^A (heap|row) of \d+ \([^)]+\) plus a (heap|row) of \d+ \([^)]+\)\. What/,
    )
    expect(ask.zh).toMatch(/^一[堆排] \d+ [颗个]（[^）]+），加上一[堆排] \d+ [颗个]（[^）]+）。求/)
    expect(rule?.en.includes('Kayles: ')).toBe(ask.en.includes('Kayles'))
    expect(rule?.zh).toMatch(/^每次只在其中一个里走，哪个都不能走者负。(凯尔斯：[^。]*。)?$/)
  }
})

test('a limit that a move sets is one for you where the opponent has moved', () => {
  const told = mark({ topic: 'fib-move', seed: 7, level: 0 }, '4 limit 4').says
  expect(told.en).toContain(
    'the opponent may take all. Opponent: take 1, leave 3; you may take at most 2.',
  )
  expect(told.zh).toContain('对手可以全取。对手：取 1 颗，剩 3 颗，你最多取 2 颗。')
})

test('games with different moves are called by their names in a match and in a prediction', () => {
  const played = playedAt('hackenbush: 0-1b 0-2r')
  expect(beatAt(played, 1).short?.en).toBe(
    'Red-Blue-Green Hackenbush. The computer begins: beat it.',
  )
  expect(whoWinsAt(played).short?.zh).toBe('红蓝绿剪枝游戏。谁赢？')
})

const firstOf = (topic: string, level = 0) =>
  Array.from({ length: 40 }, (_, seed) => questionOf({ topic, seed, level }))

test('an exercise says all that is needed: the rule of a program, that of the heaps that are there', () => {
  for (const { rule } of firstOf('wrong-line')) {
    expect(rule?.en).toMatch(/(wins|loses)(, .*)?\.$|cannot move loses\.$/)
    expect(rule?.zh).toMatch(/者[胜负]。$/)
  }
  for (const { rule, position = '' } of firstOf('mixed')) {
    const { length } = position.split(' ')
    expect(rule?.zh.match(/第 \d+ 堆/g)).toHaveLength(length)
    expect(rule?.en.match(/heap \d/g)).toHaveLength(length)
  }
})

test('the vertices of a graph that is asked about go by letters, and all of them are reached', () => {
  for (const { ask, short, position = '', lettered } of [0, 1, 2].flatMap((l) =>
    firstOf('graph', l),
  )) {
    expect(lettered).toBe(true)
    expect(short?.en).toBe('One token stands on A (filled). What is the SG value?')
    expect(ask.zh).toMatch(/^箭头 (?:[A-G]→[A-G][、；])+一枚棋子在 A 点。求 SG 值。$/)
    const edges = position.replace(/ at .*/, '').split(' ')
    const last = Math.max(...edges.map((edge) => Number(edge.split('>')[1])))
    const reached = new Set(edges.map((edge) => edge.split('>')[1]))
    expect(reached.size, position).toBe(last)
  }
})

test('the first questions are not too small to ask', () => {
  const sizes = (topic: string) =>
    firstOf(topic).map(({ position = '' }) => position.match(/\d+/g)?.map(Number) ?? [])
  for (const [size = 0] of sizes('fib-who')) expect(size).toBeGreaterThanOrEqual(7)
  for (const [size = 0] of sizes('sg-heap')) expect(size).toBeGreaterThanOrEqual(5)
  for (const [size = 0] of sizes('ring')) expect(size).toBeGreaterThanOrEqual(5)
  for (const [a, b] of sizes('wythoff-who')) expect(a).not.toBe(b)
  for (const topic of ['nim-beat', 'misere-who', 'misere-move'])
    for (const heaps of sizes(topic)) expect(heaps.length).toBeGreaterThanOrEqual(3)
})
