import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entries, parse, solve } from '@nimber/core'
import { afterAll, describe, expect, test } from 'vitest'
import { answer, play, start, Talk, widest } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimber-play-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => join(folder, name)

describe('a game is won by following the hints', () => {
  const won = entries.flatMap((entry) => {
    const example = entry.examples.find((text) => {
      const { game, position } = parse(text)
      return /^[^\d]*(\d{1,3}([^\d]+|$))*$/.test(text) && solve(game, position).outcome === 'N'
    })
    return example ? [example] : []
  })

  test('nearly every game of the catalogue has such an example', () => {
    expect(won.length).toBeGreaterThan(entries.length - 5)
  })

  test.each([
    ...won,
    'misere nim: 1 2 4',
    'misere octal 0.77: 5 3',
    'take 2^k: 5 + take fib: 7 + nim: 9 2',
    'counters x; x -= 3 where x = 3; x += 1 where x = 3; x -= 1 where x = 4: 3',
  ])('%s', async (text) => {
    const talk = new Talk(['play', text, '--seed', '1'])
    await talk.until(/\n\n/)
    for (const line of ['why', 'moves', 'lang zh', 'why', 'moves', 'lang en']) talk.say(line)
    // under the misère rule it is the move of the computer that ends the game
    for (let moves = 0; moves < 60; moves++) {
      talk.say('hint')
      const said = await talk.until(/You win\.|Hint: [^(]+? {2}\([^.]*?\)\.\s+It/)
      if (said === 'You win.') {
        expect(await talk.end()).toBe(0)
        expect(widest(talk.all)).toBeLessThanOrEqual(80)
        return
      }
      const typed = said.slice('Hint: '.length, said.indexOf('  ('))
      talk.say(typed.replace(/\s+/g, ' '))
      await talk.until(/You: /)
    }
    talk.kill()
    expect.fail('the game did not end')
  })
})

describe('commands of a player', () => {
  test('hint, why and moves tell, and change nothing', async () => {
    const { out, err, code } = await play(
      ['nim', '3', '5', '7'],
      ['hint', 'why', 'moves', 'show', 'help'],
    )
    expect(code).toBe(0)
    expect(err).toBe('The input ended before the game.\n')
    expect(out).toContain(
      'Hint: 1 1  (take 1 from heap 1, leave 2). It wins: every move from 2 5 7 loses.',
    )
    expect(out).toContain('The player to move wins (N)')
    expect(out).toContain('Bouton’s theorem')
    expect(out).toContain('  #15  3 7  take 7 from heap 3, leave 0')
    expect(out).toContain('take a move back')
    expect(out).not.toContain('The computer:')
  })

  test('undo, restart and swap', async () => {
    const { out } = await play(
      ['nim', '3', '5', '7'],
      ['2 4', 'undo', '1 1', 'restart', 'swap', 'quit'],
    )
    const left = [...out.matchAll(/(You|The computer): .* \(now (.*?)\)$/gm)].map((m) => [
      m[1],
      m[2],
    ])
    expect(left[0]).toEqual(['You', '3 1 7'])
    expect(left[1]?.[0]).toBe('The computer')
    expect(out).toContain('2 moves taken back.')
    expect(left[2]).toEqual(['You', '2 5 7'])
    expect(out).toContain('From the start.')
    expect(out).toContain('Sides swapped. The computer is to move.')
    // 3 5 7 is won, so the computer wins it from the other side
    expect(left[4]?.[0]).toBe('The computer')
    expect(['2 5 7', '3 4 7', '3 5 6']).toContain(left[4]?.[1])
    const nothing = await play(['nim', '3'], ['undo', 'level clever', 'lang fr', 'save', 'quit'])
    expect(nothing.err.split('\n')).toEqual([
      'There is no move to take back.',
      'Expected the level beginner, middle or perfect, found “clever”.',
      'Which language? lang en or lang zh',
      'Save where? As in: save game.txt',
      '',
    ])
  })

  test('the level can be changed, and tells how often it errs', async () => {
    const { out } = await play(
      ['nim', '3', '5', '7', '--level', 'middle'],
      ['level', 'level beginner', '难度 完美'],
    )
    expect(out.match(/errs in 20 of 100 moves/g)).toHaveLength(2)
    expect(out.match(/errs in 50 of 100 moves/g)).toHaveLength(1)
    expect(out).toContain('Level perfect: the computer never errs.')
  })

  test('a beginner says which moves were mistakes', async () => {
    const args = ['nim', '3', '5', '7', '--second', '--level', 'beginner', '--seed']
    const runs = await Promise.all(
      Array.from({ length: 12 }, (_, seed) => play([...args, `${seed}`], [])),
    )
    const games = runs.map(({ out }) => out)
    const mistakes = games.filter((out) => out.includes('(a mistake on purpose)'))
    expect(mistakes.length).toBeGreaterThan(1)
    expect(mistakes.length).toBeLessThan(11)
    for (const out of games) {
      const left = /\(now (.*?)\)/m.exec(out)?.[1] ?? ''
      const { outcome } = solve(parse('nim').game, parse(`nim: ${left}`).position)
      expect(outcome === 'P').toBe(!mistakes.includes(out))
    }
  })

  test('the commands are understood in Chinese, and everything is said in it', async () => {
    const lines = [
      '提示',
      '为什么',
      '走法',
      '2 4',
      '悔棋',
      '重来',
      '换边',
      '难度 初级',
      '帮助',
      'x',
      '退出',
    ]
    const { out, err } = await play(['nim', '3', '5', '7', '--lang', 'zh'], lines)
    expect(out).toContain('提示：1 1（从第 1 堆取 1 颗，剩 2 颗）。必胜：从 2 5 7 怎么走都输。')
    expect(out).toContain('先手必胜（N）')
    expect(out).toContain('你：从第 2 堆取 4 颗，剩 1 颗（现在是 3 1 7）')
    expect(out).toContain('已悔 2 步。')
    expect(out).toContain('已换边。轮到电脑。')
    expect(out).toContain('走错约 50 步')
    expect(err).toMatch(/^“x”不是这里的走法。可以走，例如：/)
    expect(out.replace(/C\. L\. Bouton.*|mathematical theory.*|种子|save|FILE/g, '')).not.toMatch(
      /\b(heap|move|you|computer|wins)\b/i,
    )
  })

  test('the language can be changed in the middle', async () => {
    const { out } = await play(['nim', '1', '2'], ['lang zh', '2 1', '语言 en', '2 1', 'quit'])
    expect(out).toContain('你：从第 2 堆取 1 颗，剩 1 颗（现在是 1 1）')
    expect(out).toContain('You win.')
  })

  test('wrong lines are answered and the game goes on', async () => {
    const { out, err, code } = await play(
      ['nim', '1', '2'],
      ['', '  ', 'fly', '2 9', '9 9', '= 5 5', '#77', '\u0007', '2 1', '2 1'],
    )
    expect(code).toBe(0)
    expect(out).toContain('You win.')
    const complaints = err.trim().split('\n')
    expect(complaints.length).toBeGreaterThanOrEqual(6)
    expect(err).toContain('Only 2 can be taken from heap 2.')
    expect(err).toContain('Possible, for example:')
  })
})

describe('the end of a game', () => {
  test('tells moves as people do, and what the next one may take', async () => {
    const en = await play(['fibonacci-nim', '20'], ['hint', '2'])
    expect(en.out).toContain('At most 19 may be taken now.')
    expect(en.out).toContain('Hint: 2  (take 2, leave 18; the opponent may take at most 4).')
    expect(en.out).toMatch(/^The computer: take \d+, leave \d+; you may take at most \d+ /m)
    const zh = await play(['fibonacci-nim', '20', '--lang', 'zh'], ['2'])
    expect(zh.out).toContain('你：取 2 颗，剩 18 颗，对手最多取 4 颗')
    expect(zh.out).toMatch(/^电脑：取 \d+ 颗，剩 \d+ 颗，你最多取 \d+ 颗/m)
  })

  test('names the move that lost it and what would have won', async () => {
    const { out } = await play(['nim', '3', '5', '7'], ['1 3', 'moves', '= 0 4 5', 'quit'])
    expect(out).toContain('You: take 3 from heap 1, leave 0')
    const lost = await play(['nim', '1', '2'], ['2 2', 'quit'])
    expect(lost.out).toContain('The computer wins.')
    expect(lost.out).toContain('Move 1 lost it: you, from 1 2, take 2 from heap 2, leave 0.')
    expect(lost.out).toContain('What would have won: take 1 from heap 2, leave 1 (then 1 1).')
    const hopeless = await play(['nim', '1', '1'], ['1 1'])
    expect(hopeless.out).toContain('No single move lost it: you were lost at every turn.')
    expect(hopeless.err).toBe('')
  })

  test('a draw, by the rule and by going in circles', async () => {
    const stuck = await play(['knight-to-corner', '4', '5', '--two'], ['= 2 4', '= 0 3'])
    expect(stuck.out).toContain('A draw: nobody can move, and by the rule that is one.')
    expect(stuck.out).toContain(
      'Move 1 gave up the win: Player 1, from 4 5, go 2 squares up, 1 square left.',
    )
    const circles = await play(
      ['counters s, t; s -= 1, t += 1; s += 1, t -= 1: 1 1', '--two'],
      ['= 0 2', '= 1 1', '= 0 2', '= 1 1'],
    )
    expect(circles.out).toContain('A draw: the same position for the third time.')
    expect(circles.out).toContain('Nobody gave up a win.')
  })

  test('moves after it are refused, undo and restart are not', async () => {
    const { out, err } = await play(
      ['nim', '1', '--two'],
      ['1', '1', 'hint', 'undo', '1', 'restart', '1'],
    )
    expect(out.match(/Player 1 wins\./g)).toHaveLength(3)
    expect(err.match(/The game is over/g)).toHaveLength(2)
  })
})

describe('who plays', () => {
  test('--second lets the computer begin, --two has none, --watch only computers', async () => {
    expect((await play(['nim', '3', '5', '7', '--second'], [])).out).toMatch(/^The computer: take/m)
    const two = await play(['nim', '1', '2', '--two'], ['2 1', '1 1', '2 1', 'swap'])
    expect(two.out).toContain('Player 2: take 1 from heap 1, leave 0 (now 0 1)')
    expect(two.out).toContain('Player 1 wins.')
    expect(two.err).toBe('There is no computer to swap sides with.\n')
    const watched = await play(['nim', '3', '5', '7', '--watch', '--level', 'beginner,perfect'], [])
    expect(watched.err).toBe('')
    expect(watched.out).toContain('Computer 2 (perfect)')
    expect(watched.out).toMatch(/Computer [12] \((perfect|beginner)\) wins\./)
  })

  test('the same seed makes the same game', async () => {
    const watch = (seed: string) =>
      answer(['play', 'nim', '4', '6', '9', '--watch', '--level', 'middle', '--seed', seed])
    expect(await watch('5')).toBe(await watch('5'))
    expect(await watch('5')).not.toBe(await watch('6'))
  })

  test('a perfect computer wins every watched game from a won position', async () => {
    for (const text of [
      'nim: 2 3 6',
      'wythoff: 6 9',
      'misere nim: 2 2 3',
      'kayles: 9',
      'ring 2..3: 8',
    ])
      for (const seed of ['1']) {
        const { outcome } = solve(parse(text).game, parse(text).position)
        const levels = outcome === 'N' ? 'perfect,beginner' : 'beginner,perfect'
        const out = await answer(['play', text, '--watch', '--level', levels, '--seed', seed])
        expect(out, text).toContain(`Computer ${outcome === 'N' ? 1 : 2} (perfect) wins.`)
      }
  })
})

describe('a transcript', () => {
  test('is saved, and played again exactly', async () => {
    const first = await play(
      ['nim', '3', '5', '7', '--seed', '9', '--save', file('a.txt')],
      ['2 4', 'undo', '1 1', 'undo', '3 1', `save ${file('half.txt')}`, 'quit'],
    )
    expect(first.out).toContain(`Transcript written to ${file('a.txt')}.`)
    const text = readFileSync(file('a.txt'), 'utf8')
    expect(text).toMatch(
      /^game: nim\nstart: 3 5 7\nfirst: person\nsecond: perfect\nseed: 9\n1\. heap 3: 7 → 6 \| 3 5 6\n2\. /,
    )
    expect(readFileSync(file('half.txt'), 'utf8')).toBe(text)
    const again = await play(['--replay', file('a.txt'), '--save', file('b.txt')], [])
    expect(readFileSync(file('b.txt'), 'utf8')).toBe(text)
    expect(again.out).toContain('You: take 1 from heap 3, leave 6 (now 3 5 6)')
    // it goes on from there: what the hints say, to the end
    const more = await play(['--replay', file('a.txt'), '--save', file('c.txt')], ['quit'])
    expect(more.err).toBe('')
    expect(readFileSync(file('c.txt'), 'utf8')).toBe(text)
  })

  test('of a whole game in Chinese is played again in English', async () => {
    const args = ['play', '反常 nim: 1 2 3', '--watch', '--seed', '3', '--lang', 'zh']
    await answer([...args, '--save', file('zh.txt')])
    const text = readFileSync(file('zh.txt'), 'utf8')
    expect(text).toMatch(/^游戏: 反.*\n开局: 1 2 3\n先手: 完美\n后手: 完美\n种子: 3\n1\. 第/)
    expect(text).toMatch(/\n结果: [先后]手胜\n$/)
    const out = await answer(['play', '--replay', file('zh.txt'), '--save', file('en.txt')])
    expect(out).toMatch(/Computer [12] \(perfect\) wins\./)
    expect(readFileSync(file('en.txt'), 'utf8')).toMatch(/^game: misere.*\nstart: 1 2 3\n/)
    await answer(['play', '--replay', file('en.txt'), '--lang', 'zh', '--save', file('back.txt')])
    expect(readFileSync(file('back.txt'), 'utf8')).toBe(text)
  })

  test('that is wrong, or cannot be written or read, is refused with the reason', async () => {
    writeFileSync(
      file('bad.txt'),
      'game: nim\nstart: 3\nfirst: person\nsecond: person\nseed: 1\n1. x | 4\n',
    )
    const bad = await play(['--replay', file('bad.txt')], [])
    expect([bad.code, bad.out]).toEqual([2, ''])
    expect(bad.err).toContain('No move leads there from 3.')
    expect((await play(['--replay', file('none.txt')], [])).code).toBe(2)
    const nowhere = await play(['nim', '3', '--save', file('no/where.txt')], [])
    expect([nowhere.code, nowhere.out]).toEqual([2, ''])
    const inside = await play(['nim', '3'], [`save ${file('no/where.txt')}`, '3'])
    expect(inside.err).toContain('Cannot write')
    expect(inside.out).toContain('You win.')
  })
})

describe('arguments', () => {
  test.each([
    [[], 'The game is missing', '缺少游戏', 2],
    [['nim'], 'The position is missing, as in: nimber play', '缺少局面', 2],
    [['nim', 'x'], 'Expected a number', '应是一个数', 2],
    [['nym', '3'], 'Unknown game', '没有叫', 2],
    [['nim', '3', '--level', 'clever'], 'Expected the level', '难度应是', 2],
    [['nim', '3', '--level', 'beginner,perfect'], 'Two levels belong to --watch', '两个难度', 2],
    [['nim', '3', '--two', '--watch'], 'Only one of', '只能给出一个', 2],
    [['nim', '3', '--seed', 'x'], 'Expected --seed', '--seed 后应是', 2],
    [['nim', '3', '--seed', '4294967296'], 'Expected --seed', '--seed 后应是', 2],
    [['nim', '3', '--replay', 'x'], 'A transcript has its own game', '对局记录自带', 2],
    [['nim', '3', '--budget', 'x'], 'Expected --budget', '--budget 应是', 2],
    [['misere officers', '300', '--budget', '0.01'], 'Beyond the budget', '超出预算', 3],
  ])('%j', async (args, en, zh, code) => {
    for (const [lang, words] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const { out, err, code: ended } = await play([...args, '--lang', lang], [])
      expect([ended, out]).toEqual([code, ''])
      expect(err).toContain(words)
    }
  })

  test('the help is in both languages, fits the terminal and has examples', async () => {
    const [en, zh] = [
      await answer(['play', '--help']),
      await answer(['play', '--help', '--lang', 'zh']),
    ]
    expect(en).toMatch(/^Usage: nimber play/)
    expect(en).not.toMatch(/[\u4e00-\u9fff]/)
    expect(zh).toMatch(/^用法： nimber play/)
    for (const text of [en, zh]) {
      expect(text).toContain("nimber play 'misere nim: 1 2 3' --level beginner")
      expect(widest(text)).toBeLessThanOrEqual(80)
    }
  })
})

describe('a game is left cleanly', () => {
  test('where the input ends', async () => {
    const { out, err, code } = await play(['nim', '3', '5', '7'], [])
    expect([code, err]).toEqual([0, 'The input ended before the game.\n'])
    expect(out).toContain('You begin.')
  })

  test('where it is interrupted, with the transcript', async () => {
    const child = start(['play', 'nim', '3', '5', '7', '--save', file('cut.txt')])
    child.stdin?.write('1 1\n')
    child.stdout?.setEncoding('utf8')
    let said = ''
    while (!/The computer: .*\n\n/.test(said))
      said += ((await once(child.stdout as NodeJS.ReadableStream, 'data')) as [string])[0]
    child.kill('SIGINT')
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(130)
    expect(readFileSync(file('cut.txt'), 'utf8')).toContain('\n2. ')
  })

  test('where quit is said although more input could come', async () => {
    const child = start(['play', 'nim', '3'])
    child.stdout?.resume()
    child.stdin?.write('quit\n')
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
  })
})
