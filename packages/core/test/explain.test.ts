import { describe, expect, test } from 'vitest'
import {
  type Entry,
  entries,
  explain,
  type Game,
  type Lang,
  parse,
  solve,
  spokenMove,
} from '../src/index.ts'

const LANGS = ['en', 'zh'] as const

/** A position of a game with its verdict, or what is made of these. */
interface Case {
  readonly name: string
  /** The numbers of the position, or the names of its vertices. */
  readonly own: readonly string[]
  readonly value: bigint | undefined
  /** The reason without the theorem's statement and without the move to make: what is left to say. */
  readonly said: Readonly<Record<Lang, string>>
}

function caseOf(game: Game<unknown>, position: unknown): Case {
  const verdict = solve(game, position)
  const words = explain(verdict)
  const text = game.rules.print(position)
  const first = verdict.winning.first
  const move = first && spokenMove(game, position, first)
  const said = (lang: Lang) => {
    let rest = words[lang].replace(game.theorem?.statement[lang] ?? '\0', '')
    if (!first) return rest
    const to = game.rules.print(first.to)
    for (const known of [move?.[lang] ?? '', `leaves ${to}`, `局面成为 ${to}`])
      rest = rest.replace(known, '')
    return rest
  }
  return {
    name: `${game.name}: ${text}`,
    own: [...new Set(text.match(/\d+|\b[a-z]\b/g) ?? [])].filter((n) => n !== '0'),
    value: verdict.value,
    said: { en: said('en'), zh: said('zh') },
  }
}

/** Positions of a game with moves, won and lost, besides its examples. */
function others(game: Game<unknown>): unknown[] {
  const found: unknown[] = []
  const wanted = { N: 3, P: 3, D: 1 }
  let looked = 0
  for (const position of game.rules.upTo(5)) {
    if (++looked > 200) break
    if (!game.rules.moves(position)[Symbol.iterator]().next().value) continue
    const { outcome } = solve(game, position)
    if (wanted[outcome] > 0) found.push(position)
    wanted[outcome]--
  }
  return found
}

function casesOf(entry: Entry): Case[] {
  const parsed = entry.examples.map((example) => parse(example))
  const [first] = parsed
  return [
    ...parsed.map(({ game, position }) => caseOf(game, position)),
    ...(first ? others(first.game).map((position) => caseOf(first.game, position)) : []),
  ]
}

/** A number or a name as a word of its own. */
const word = (name: string) => new RegExp(`(?<![\\w.])${name}(?!\\w)`)

/** A step of arithmetic or a comparison, else what was counted, compared or reached. */
const ARITHMETIC = new RegExp(
  [
    /[\d⌋)] ?[=<>≤≥≠] ?[(⌊]?\d/,
    /\{\d|value (is )?\d|(SG )?值(是|为)? ?\d|values (are )?\d|modulo \d|模 \d/,
    /sizes? \d|大小为 \d|matching has \d|最大匹配有 \d|last \d|步数|还剩 \d|part,? (is )?\d|项是? ?\d/,
    /(won|lost) for the opponent|对手必[胜败][）处]|differ by k = \d|Take all \d|\d 颗全部/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

describe('the reason has the numbers of the position and the step that decides', () => {
  test.each(entries.map((entry) => [entry.slug, entry] as const))('%s', (_, entry) => {
    for (const { name, own, said, value } of casesOf(entry))
      for (const lang of LANGS) {
        const where = `${name} (${lang}): ${said[lang]}`
        if (!OTHER_NUMBERS.has(entry.slug))
          expect(
            own.some((n) => word(n).test(said[lang])),
            where,
          ).toBe(true)
        expect(said[lang], where).toMatch(ARITHMETIC)
        if (!OUTCOME_ONLY.has(entry.slug)) expect(said[lang], where).toMatch(word(`${value}`))
      }
  })
})

/** Their reasons speak of the values or the steps of the heaps, or of what hangs on a vertex. */
const OTHER_NUMBERS = new Set([
  'anti-sg',
  'arc-kayles',
  'bracelets',
  'digital-deletions',
  'every-sg',
  'flip-to-root',
  'grid-walk',
  'hackenbush-graph',
  'hackenbush-strong',
  'hackenbush-tree',
  'jumping',
  'mines',
  'misere-hackenbush-tree',
  'node-kayles',
  'northcott',
  'ox-row',
  'quarter-disc',
  'ring-walk',
  'tokens',
  'treblecross-strip',
  'trie',
])

/** Their theorems say who wins; the value, where it is known, comes from a search. */
const OUTCOME_ONLY = new Set(
  entries.flatMap(({ slug, examples: [example = ''] }) =>
    parse(example).game.theorem?.outcome ? [slug] : [],
  ),
)

describe('reasons word by word', () => {
  test.each([
    ['staircase: 2 5 2', 'steps 1, 3 count: 2 xor 2 = 0.', '第 1、3 级：2 异或 2 = 0。'],
    [
      'staircase: 1 0 0',
      'to the ground, which leaves no move. There',
      '移 1 枚到地面，此后无路可走',
    ],
    [
      'mock-turtles: 2 5 7',
      'turn 2, 5, 7, which leaves no move.',
      '翻 2、5、7，此后无路可走，对手必败',
    ],
    ['bombs: 2,3 3,3', 'Here g(2, 3) = 0; g(3, 3) = 1;', '引爆 3,3，留下 1,3 和 3,1'],
    ['bash-heaps: 7/3 2/4', '7 mod 4 = 3; 2 mod 5 = 2; 3 xor 2 = 1.', '3 异或 2 = 1。'],
    [
      'consecutive-nim: 3 10',
      '1..2 has xor 3, since 2 mod 4 = 2; 11 xor 3 = 8.',
      '11 异或 3 = 8。',
    ],
    [
      'hackenbush-tree: 0 1 1',
      'Vertex 1: (0 + 1) xor (0 + 1) = 0. Ground: (0 + 1) = 1.',
      '地面：(0 + 1) = 1。',
    ],
    [
      'hackenbush-graph: 0-1 1-2 2-3 3-1',
      'Vertices 1, 2, 3 fused: 3 loops; 1 xor 1 xor 1 = 1.',
      '桥 0–1：1 + 1 = 2。',
    ],
    ['bash 4: 23', '23 has value 23 mod 5 = 3.', '23 的 SG 值是 23 mod 5 = 3。'],
    ['lasker: 7 8', '7 has value 7 + 1 = 8, since 7 mod 4 = 3;', '8 − 1 = 7（因为 8 mod 4 = 0）'],
    [
      'kayles: 3 1000000000000',
      '3 has value 3, an exception; 1000000000000 has value 1, since',
      '3（例外）',
    ],
    [
      'mixed: 2 4',
      'Heap 1: 2 has value 2 mod 3 = 2; heap 2: 4 has value 0, the least',
      '2 异或 0 = 2。',
    ],
    ['take {1,3,4}: 1000000000000', 'has value G(1) = 1, the least number missing', 'G(1) = 1，即'],
    [
      'misere kayles: 8',
      'A winning move: take 2, leave 1 and 5. There',
      '取 2 颗，剩 1 和 5，对手必败',
    ],
    ['ring 2..3: 7', 'From 7 one move leaves row 5 (value 2), row 4 (value 2).', '从 7 走一步到'],
    [
      'misere octal 0.77: 3 2',
      'From 3 2 one move leaves 2 2 (lost for the opponent),',
      '2 2（对手必败）',
    ],
    [
      'counters a, b; a -= 1; a -= 2, b -= 2: 3 3',
      'The values of all positions with numbers up to 3 were computed. From 3 3',
      '各数不超过 3 的所有局面的 SG 值都已算出。',
    ],
  ])('%s', (text, en, zh) => {
    const { game, position } = parse(text)
    const words = explain(solve(game, position))
    expect(words.en).toContain(en)
    expect(words.zh).toContain(zh)
  })
})

test('a reason is made of sentences with capital letters, and names the condition that decides', () => {
  const reason = (text: string) => {
    const { game, position } = parse(text)
    return explain(solve(game, position)).en
  }
  expect(reason('mixed: 3 4 5')).toMatch(/^Heap 1: 3 has value /)
  expect(reason('kayles: 5 + nim: 3')).toMatch(/^Kayles: 5 has value /)
  expect(reason('node-kayles: 1-2 2-3')).toContain('Kayles. A path of size 3 has value ')
  expect(reason('coin-blocks: 01')).toContain('heads. Here g(1, 2) = 2 (row 1 is 01).')
  expect(reason('halve-into 1: 5 2 3')).toContain(
    '5 has value 0, since 5 mod 2 = 1; 2 has value 0, since n = 2; 3 has value 1, since n = 3.',
  )
})

test('a reason has the numbers of its game in place of their names, and Chinese words in Chinese', () => {
  const reason = (text: string) => {
    const { game, position } = parse(text)
    return explain(solve(game, position)).zh
  }
  expect(reason('one-two-k 6: 13')).toMatch(/是 3（若 n mod 7 = 6）；n mod 7 mod 3（其余）；/)
  expect(reason('two-smaller: 1 3 4')).toContain('3 的 SG 值是 4（二进制 100）')
  expect(reason('nim-exceptions: 3 4 not 3-1 3-2 4-4')).toContain('局面成为 0 4 除 3-1 3-2 4-4')
})
