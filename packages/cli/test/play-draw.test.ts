import { describe, expect, test } from 'vitest'
import { play, UTF8, widest } from './run.ts'

describe('what is drawn', () => {
  const shown = async (text: string, lang = 'en', env: Record<string, string> = UTF8) =>
    (await play([text, '--lang', lang], ['help', 'hint', 'why', 'moves', 'quit'], env)).out

  test('stones, boards, coins, trees and graphs', async () => {
    expect(await shown('nim: 3 7')).toContain('  heap 1  3  ● ● ●\n  heap 2  7  ● ● ● ● ●  ● ●\n')
    expect(await shown('nim: 0 1000000000000')).toMatch(/heap 2 {2}1000000000000 {2}(● ?)+.*…\n/)
    expect(await shown('queen: 2 1')).toContain(
      '       0 1  b\n    0  ★ ○\n    1  ○ ○\n    2  ○ ●\n    a\n',
    )
    expect(await shown('wythoff: 90 1')).toContain('  a  90  ●')
    expect(await shown('turtles: HTTH')).toContain('  ●  ○  ○  ●\n  1  2  3  4\n')
    expect(await shown('hackenbush-tree: 0 1 1')).toContain(
      '  ground\n  └─ 1\n     ├─ 2\n     └─ 3\n',
    )
    expect(await shown('hyper-knights: 1/2 1/2 0/3')).toContain(
      '       0 1 2 3 4\n    0  · · · ● ·\n    1  · · 2 · ·\n    2  · · · · ·\n',
    )
    expect(await shown('digital-deletions: 42')).toContain('  4 2\n  1 2\n')
    expect(await shown('bracelets: 2 1 | 3')).toContain('   1  (2)-(1)\n   2  (3)\n')
    expect(await shown('bipartite: a-b b-c start a')).toContain('  a  - b  the token is here\n')
    expect(await shown('fibonacci-nim: 17 limit 6')).toContain('\n  At most 6 may be taken now.\n')
    expect(await shown('nim: 1 + take {1}: 2')).toContain('  part 2: take {1}\n  heap 1  2  ● ●\n')
  })

  test('what is no heap is called and drawn as what it is', async () => {
    expect(await shown('staircase: 1 2 3')).toContain(
      [
        '  step 3           ┌───  3  ●●●',
        '  step 2        ┌──┘     2  ●●',
        '  step 1     ┌──┘        1  ●',
        '  ground  ───┘',
        '',
      ].join('\n'),
    )
    expect(await shown('staircase-board: 0 2|3 1')).toContain(
      '      c1  c2\n  r1   0   2\n  r2   3  1★\n',
    )
    expect(await shown('staircase-tree 1: 0/2 1/3 1/1')).toContain(
      '  root\n  └─ 1: 2  ●●\n     ├─ 2: 3  ●●●\n     └─ 3: 1  ●\n',
    )
    expect(await shown('beans: 1 2', 'zh')).toContain('  第 1 个瓶子  1  ●\n')
    expect(await shown('kayles: 3', 'zh')).toContain('  第 1 排  3  ● ● ●\n')
    expect(await shown('chomp: 2 1')).toContain('  row 1  2  ■ ■\n  row 2  1  ■\n')
    // letters that belong to nobody have no owner
    expect(await shown('treblecross-strip: .x.')).not.toContain('Left')
  })

  test('ASCII where the terminal has nothing better', async () => {
    const games = [
      'nim: 3 7',
      'queen: 2 1',
      'turtles: HTTH',
      'hackenbush-tree: 0 1 1',
      'bombs: 2,3 1,2',
      'misere nim: 1 2',
    ]
    for (const game of games) expect(await shown(game, 'en', {})).toMatch(/^\p{ASCII}+$/u)
    expect(await shown('nim: 3 7', 'en', {})).toContain('  heap 2  7  o o o o o  o o\n')
    expect(await shown('nim: 3 7', 'en', { LC_ALL: 'C', LANG: 'en_US.UTF-8' })).toContain('o o o')
    expect(await shown('nim: 3 7', 'zh', {})).toContain('● ● ●')
  })

  test('nothing is wider than 80 columns', async () => {
    const games = [
      'nim: 999999999999999999999999 5',
      'consecutive-nim: 1..1000000000000',
      `nim: ${'12 '.repeat(60)}`,
      'turtles: 90 91',
      'kayles: 1000000000000',
      'bombs: 2,1000 40,3',
      `bracelets: ${'12 '.repeat(60)}`,
      `staircase: ${'12 '.repeat(20)}`,
      'staircase: 1000000000000 3 99',
      `staircase-tree 1: ${Array.from({ length: 19 }, (_, i) => `${i}/70`).join(' ')}`,
      `staircase-board: ${'123456789 '.repeat(12)}`,
    ]
    const lines = ['help', 'hint', 'why', 'moves']
    for (const game of games) {
      const { out } = await play([game], [...lines, 'lang zh', ...lines, 'quit'])
      expect(widest(out), game).toBeLessThanOrEqual(80)
    }
  })
})
