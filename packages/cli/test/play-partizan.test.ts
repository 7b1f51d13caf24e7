import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  listedMoves,
  parseAny,
  partizanEntries,
  playable,
  readMove,
  solvePartizan,
  type Turn,
  writeMove,
} from '@nimber/core'
import { afterAll, describe, expect, test } from 'vitest'
import { answer, play, Talk, widest } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-play-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a game with different moves is won by following the hints', () => {
  const won = partizanEntries.flatMap(({ examples }) => {
    const example = examples.find((text) => {
      const { game, position } = parseAny(text)
      return game.partizan && 'LN'.includes(solvePartizan(game, position).outcome)
    })
    return example ? [example] : []
  })

  test('nearly every one of the catalogue has such an example', () => {
    expect(won.length).toBeGreaterThan(partizanEntries.length - 4)
  })

  test.each([...won, 'toads-and-frogs: t.f + nim: 3', 'misere domineering: ...|...'])(
    '%s',
    async (text) => {
      const talk = new Talk(['play', text, '--seed', '1'])
      await talk.until(/\n\n/)
      for (const line of ['why', 'moves', 'lang zh', 'why', 'moves', 'lang en']) talk.say(line)
      for (let moves = 0; moves < 60; moves++) {
        talk.say('hint')
        const said = await talk.until(/You win\.|Hint: [^(]+? {2}\([\s\S]*?\)\. It/)
        if (said === 'You win.') {
          expect(await talk.end()).toBe(0)
          expect(widest(talk.all)).toBeLessThanOrEqual(80)
          return
        }
        talk.say(said.slice('Hint: '.length, said.indexOf('  (')).replace(/\s+/g, ' '))
        await talk.until(/You: /)
      }
      talk.kill()
      expect.fail('the game did not end')
    },
  )
})

describe('what a player types', () => {
  test.each(partizanEntries.flatMap(({ examples }) => examples))(
    'is short, and read as the move it was written for: %s',
    (text) => {
      const { game, position } = parseAny(text)
      const turns = playable(game)
      for (const mover of ['left', 'right'] as const) {
        const turn: Turn<unknown> = { mover, position }
        for (const move of listedMoves(turns, turn).slice(0, 12)) {
          const typed = writeMove(turns, turn, move)
          expect(typed).not.toMatch(/^=/)
          const read = readMove(turns, turn, typed)
          expect(turns.rules.print(read.to)).toBe(turns.rules.print(move.to))
          const inWords = readMove(turns, turn, move.text.zh)
          expect(turns.rules.print(inWords.to)).toBe(turns.rules.print(move.to))
        }
      }
    },
  )

  test('cells in either order, edges without their colour, the position that is left', async () => {
    const moves = async (game: string, ...lines: string[]) =>
      [
        ...(await play([game, '--two'], lines)).out.matchAll(
          /^(?:Left|Right): .* \(now (.*?)\)(?: \(|$)/gm,
        ),
      ].map((m) => m[1])
    expect(await moves('domineering: ...|...', 'a1 a2', 'cover b1 and c1')).toEqual([
      '#..|#..',
      '#..|###',
    ])
    expect(await moves('hackenbush: 0-1b 0-2r', '0-1', '= empty')).toEqual(['0-2r', 'empty'])
    expect(await moves('toppling-dominoes: xxo', '2 左')).toEqual(['o'])
    expect(await moves('toads-and-frogs: t.f + nim: 3', '1 1', '2 3')).toEqual([
      '.tf + 3',
      '.tf + 0',
    ])
    const wrong = await play(['domineering: ...|...'], ['a1 b1', 'quit'])
    expect(wrong.err).toContain('“a1 b1” is not a move here. Possible, for example: a2 a1;')
  })
})

describe('Left and Right', () => {
  const board = 'domineering: ..|..'

  test('Left begins unless something else is said', async () => {
    const begun = async (...options: string[]) => (await play([board, ...options], ['quit'])).out
    const [left, second, right, both] = [
      await begun(),
      await begun('--second'),
      await begun('--right'),
      await begun('--right', '--second'),
    ]
    expect(left).toContain('domineering: left ..|..\n')
    expect(left).toContain('You are Left, the computer is Right.\nYou begin.\n')
    expect(second).toContain('You are Right, the computer is Left.\nThe computer begins.\n')
    expect(second).toContain('The computer: cover ')
    expect(right).toContain('domineering: right ..|..\n')
    expect(right).toContain('You are Right, the computer is Left.\nYou begin.\n')
    expect(both).toContain('domineering: left ..|..\n')
    expect(await begun('--left', '--second')).toContain('domineering: right ..|..\n')
    const chinese = await begun('--lang', 'zh', '--right')
    expect(chinese).toContain('纵横骨牌: 右方 ..|..\n')
    expect(chinese).toContain('你执右方，电脑执左方。\n你先走。\n')
  })

  test('why names the winner, whoever is to move', async () => {
    const sides = await Promise.all(
      ['--left', '--right'].map((side) =>
        play(['hackenbush: 0-1b', side, '--two'], ['why', 'quit']),
      ),
    )
    for (const { out } of sides) expect(out).toContain('Left wins, whoever begins (L)\n')
    const chinese = await play(['domineering: ..|..', '--lang', 'zh'], ['why', 'quit'])
    expect(chinese.out).toContain('先走者胜 (N)\n')
  })

  test('two people and two computers are called so', async () => {
    const two = await play([board, '--two', '--right'], ['a1 b1', 'a2 b2'])
    expect(two.out).toContain('Right begins.')
    expect(two.out).toContain('Right: cover a1 and b1 (now ..|##')
    expect(two.out).toContain('Right wins.')
    const watched = await answer(['play', board, '--watch', '--seed', '1'])
    expect(watched).toContain('Left (perfect) wins.')
  })

  test('the move that lost is named, and sides can be swapped', async () => {
    const lost = await play(['hackenbush: 0-1b 1-2b 0-3r', '--two'], ['0-1', '0-3'])
    expect(lost.out).toContain('Right wins.')
    expect(lost.out).toContain('Move 1 lost it: Left, from left 0-1b 1-2b 0-3r, cut 0-1b.')
    expect(lost.out).toContain('What would have won: cut 1-2b (then 0-1b 0-3r).')
    const hopeless = await play(['domineering: ..'], ['quit'])
    expect(hopeless.out).toContain('No single move lost it: you were lost at every turn.')
    const swapped = await play(['domineering: ...|...|...'], ['a3 a2', 'swap', 'quit'])
    expect(swapped.out).toContain('You are Right, the computer is Left.')
  })

  test.each([
    [['nim', '3', '--left'], 'both players have the same moves', '双方走法相同'],
    [[board, '--left', '--right'], 'Only one of --left and --right', '只能给出一个'],
    [['domineering'], 'The position is missing', '缺少局面'],
    [['--replay', 'x', '--right'], 'A transcript has its own game', '对局记录自带'],
  ])('%j is refused', async (args, en, zh) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code } = await play([...args, '--lang', lang], [])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(words)
    }
  })

  test('a transcript is played again exactly', async () => {
    const [a, b] = [join(folder, 'a.txt'), join(folder, 'b.txt')]
    await answer(['play', 'col: ...|...', '--watch', '--right', '--seed', '2', '--save', a])
    const text = readFileSync(a, 'utf8')
    expect(text).toMatch(/^game: col\nstart: right \.\.\.\|\.\.\.\n/)
    await answer(['play', '--replay', a, '--save', b])
    expect(readFileSync(b, 'utf8')).toBe(text)
  })
})

describe('what is drawn', () => {
  const shown = async (text: string, lang = 'en', env?: Record<string, string>) =>
    (await play([text, '--lang', lang], ['quit'], env)).out

  test('boards with the names of cells, strips with numbers', async () => {
    expect(await shown('snort: .x|#l|.o')).toContain(
      '\n  3  · x\n  2  █ l\n  1  · o\n     a b\n  · free  x Left  o Right\n  l free for Left alone  r for Right alone\n',
    )
    expect(await shown('toads-and-frogs: t.f')).toContain(
      '\n  t · f\n  1 2 3\n  · free  t Left  f Right\n',
    )
    expect(await shown('cutcake: 2x3', 'zh')).toContain('\n  · · ·\n  · · ·\n')
    expect(await shown('snort: .x|#l|.o', 'en', {})).toMatch(/^\p{ASCII}+$/u)
  })

  test('Hackenbush from the ground, graphs by their vertices', async () => {
    expect(await shown('hackenbush: 0-1b 1-2r 1-3g 0-4b 4-0r')).toContain(
      '\n  ground\n  ├─ 0-1b\n  │  ├─ 1-2r\n  │  └─ 1-3g\n  ├─ 0-4b\n  └─ 0-4r\n  b blue, Left’s  r red, Right’s  g green, both players’\n',
    )
    expect(await shown('hackenbush: 0-1b 1-2b 2-0b 2-3r', 'zh')).toContain('\n  地面\n')
    // vertices with large numbers keep them
    expect(await shown('hackenbush: 0-900b 900-5r')).toContain('\n\n  0-900b 5-900r\n')
    expect(await shown('col-graph: .xo 0-1 1-2')).toContain(
      '\n  0  ·  - 1\n  1  x  - 0 2\n  2  o  - 1\n  · free  x Left  o Right\n',
    )
  })
})
