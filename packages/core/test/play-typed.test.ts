import { describe, expect, test } from 'vitest'
import { BeyondBudget, type Game, parse, TextError } from '../src/index.ts'
import { moveTo } from '../src/play/move-to.ts'
import { readMove } from '../src/play/read-move.ts'
import { listedMoves } from '../src/play/read-text.ts'
import { writeMove } from '../src/play/write-move.ts'
import { games, smallPositions } from './play-games.ts'

function after(text: string, typed: string): string {
  const { game, position } = parse(text)
  return game.rules.print(readMove(game, position, typed).to)
}

function key({ rules }: Game<unknown>, position: unknown): string {
  return (rules.key ?? rules.print).call(rules, position)
}

describe('what is typed for a move is read as that move', () => {
  test.each(games)('%s', (_, game) => {
    const { rules } = game
    const others = smallPositions(game, 30).map((other) => [other, rules.print(other)] as const)
    /** A call of expect takes longer than to read a small move, so it is made where it fails. */
    const same = (is: string | undefined, to: string, where: string) =>
      is === to || expect.fail(`${game.name}: ${where}: ${is}, not ${to}`)
    for (const position of smallPositions(game, 60)) {
      const where = rules.print(position)
      const reached = new Set<string>()
      for (const move of rules.moves(position)) {
        const to = rules.print(move.to)
        reached.add(to)
        const typed = writeMove(game, position, move)
        const inWords = game.rule?.kind === 'counters' ? [move.text.en, move.text.zh] : []
        for (const text of [typed, `= ${to}`, ...inWords])
          same(rules.print(readMove(game, position, text).to), to, `${where} ${text}`)
      }
      for (const [other, text] of others) {
        const found = moveTo(game, position, other)
        // the parts of a heap may be written in any order
        if (reached.has(text)) same(found && rules.print(found.to), text, `${where} ${text}`)
        else if (found) same(key(game, found.to), key(game, other), `${where} to ${text}`)
        if (found && !reached.has(rules.print(found.to)))
          expect.fail(`${game.name}: ${where} does not lead to ${rules.print(found.to)}`)
      }
    }
  })
})

describe('a move can be typed', () => {
  test.each([
    ['nim: 3 5 7', '2 4', '3 1 7'],
    ['nim: 3 5 7', '2,4', '3 1 7'],
    ['nim: 3 5 7', '２　４', '3 1 7'],
    ['nim: 3 5 7', '3 1 7', '3 1 7'],
    ['nim: 3 5 7', '= 3 1 7', '3 1 7'],
    ['nim: 3 5 7', '2 = 1', '3 1 7'],
    ['nim: 3 5 7', 'heap 2: 5 → 1', '3 1 7'],
    ['nim: 3 5 7', '第 2 堆：5 -> 1', '3 1 7'],
    ['nim: 3 5 7', '#4', '3 4 7'],
    ['nim: 3 5 7', '从第二堆取四颗', '3 1 7'],
    ['turtles: 2 5 7', 'turn 5 and 2', '7'],
    ['turtles: 2 5 7', '翻 5 和 2', '7'],
    ['hackenbush-tree: 0 1', 'cut the edge from 1 to 2', '0'],
    ['hackenbush-tree: 0 1', '剪断 1 到 2 的边', '0'],
    ['hackenbush-tree: 0 1', '剪 2', '0'],
    ['queen-to-corner: 5 8', 'to 3 8', '3 8'],
    ['queen-to-corner: 5 8', '走到 3 8', '3 8'],
    ['fibonacci-nim: 20', '取 2 颗，剩 18 颗，你最多取 4 颗', '18 limit 4'],
    ['fibonacci-nim: 6 limit 5', 'take 4, leave 2; you may take all', '2 limit 8'],
    ['fibonacci-nim: 6 limit 5', '取 4 颗，剩 2 颗，对手可以全取', '2 limit 8'],
    ['fibonacci-nim: 6 limit 10', 'take 6, leave 0', '0 limit 12'],
    ['nim: 3 5 7', '4', '3 4 7'],
    // heap and amount come before the position, which = makes clear
    ['nim: 2 5', '2 4', '2 1'],
    ['nim: 2 5', '= 2 4', '2 4'],
    ['nim: 9 14', '9 10', '9 10'],
    ['wythoff: 9 14', 'take 1 from both', '8 13'],
    ['wythoff: 9 14', '两堆各取 1 颗', '8 13'],
    ['nim: 3 5 7', '第3堆取1颗', '3 5 6'],
    ['nim: 3 5 7', '第 3 堆拿走 1 个，剩 6 个', '3 5 6'],
    ['kayles: 7', '取 1 个，剩 3 个和 3 个', '3 3'],
    ['wythoff: 9 14', 'Take 3 from heap b', '9 11'],
    ['wythoff: 9 14', '从 a 堆取 9 颗', '0 14'],
    ['wythoff: 9 14', 'a: 9 → 8, b: 14 → 13', '8 13'],
    ['wythoff: 1000000009 1000000014', 'take 1 from both', '1000000008 1000000013'],
    ['wythoff: 1000000009 1000000014', 'a: 1000000009 → 5', '5 1000000014'],
    ['queen: 1000000009 14', 'go 1000000000 squares up', '9 14'],
    ['queen: 9 14', '斜走 2 格', '7 12'],
    ['knight: 4 7', '沿 a 走 1 格，沿 b 走 2 格', '3 5'],
    ['knight: 1000000004 1000000007', '向上走 1 格，向左走 2 格', '1000000003 1000000005'],
    ['fibonacci-nim: 100000', 'take 2 from n, limit becomes 4', '99998 limit 4'],
    ['fibonacci-nim: 100000', '从 n 取 3，limit 变为 6', '99997 limit 6'],
    ['euclid: 25 7', 'take 2·7 from a', '11 7'],
    ['counters a, b; a -= 1; a -= 1, b += 1: 3 3', 'take 1 from a, add 1 to b', '2 4'],
    ['counters a, b; a -= 1; a -= 1, b += 1: 3 3', '从 a 取 1，b 加 1', '2 4'],
    ['counters a, b, c; a -= 1, b -= 1: 3 3 3', 'a、b 各取 1', '2 2 3'],
    ['counters a, b, c; a -= 1, b -= 1: 3 3 3', 'take 1 from each of a, b', '2 2 3'],
    ['bash 4: 23', '3', '20'],
    ['take {1,3,4}: 9', '3', '6'],
    ['nim: 1000000000000000000 7', '1 999999999999999999', '1 7'],
    ['kayles: 5 7', '2 1', '5 6'],
    ['kayles: 5 7', '2 = 4 2', '5 2 4'],
    ['kayles: 5 7', '2 = 2+3', '5 2 3'],
    ['grundy: 7', '= 2 5', '2 5'],
    ['grundy: 7', '5 2', '2 5'],
    ['wythoff: 9 14', '2 4', '9 10'],
    ['wythoff: 9 14', 'b 4', '9 10'],
    ['wythoff: 9 14', '1 4 2 4', '5 10'],
    ['wythoff: 9 14', 'A 4, B 4', '5 10'],
    ['wythoff: 9 14', '5 10', '5 10'],
    ['wythoff: 1000000000000 1000000000001', 'a 7 b 7', '999999999993 999999999994'],
    ['fibonacci-nim: 20', '5', '15 limit 10'],
    ['fibonacci-nim: 17 limit 6', '= 12 limit 10', '12 limit 10'],
    ['euclid: 25 7', 'a 14', '11 7'],
    ['staircase: 1 2 3', '2 1', '2 1 3'],
    ['moore 2: 3 4 5', '1 2 3 1', '1 4 4'],
    ['new-stone: 2 3', '2 2', '2 1'],
    ['bash-heaps: 2/2 5/3', '2 3', '2/2 2/3'],
    ['mixed: 2 4 1000000000000', '3 999999999999', '2 4 1'],
    ['ring 1..2: 6', '2', 'row 4'],
    ['ring 1..2: row 6', '1 = 3 1', 'row 1 row 3'],
    ['ring 1..2: row 6', '2', 'row 4'],
    ['turtles: 2 5 7', '2 7', '5'],
    ['turtles: 2 5 7', '7', '2 5'],
    ['ruler: 5', '2..5', '2 3 4'],
    ['hackenbush-tree: 0 1 2 0 4 4', '4', '0 1 2'],
    ['hackenbush-tree: 0 1 2 0 4 4', '3', '0 1 0 3 3'],
    ['bipartite: 1-3 1-4 2-3 start 1', '4', '2-3 start 4'],
    ['bipartite: a-b b-c start b', 'c', 'start c'],
    ['consecutive-nim: 4', '3 2', '1..2 4 1'],
    ['take 2^k: 5 + take fib: 7 + nim: 9 2', '1 4', '1 + 7 + 9 2'],
    ['take 2^k: 5 + take fib: 7 + nim: 9 2', '3 2 1', '5 + 7 + 9 1'],
    ['take 2^k: 5 + take fib: 7 + nim: 9 2', '5 + 2 + 9 2', '5 + 2 + 9 2'],
    ['take 2^k: 5 + take fib: 7 + nim: 9 2', 'part 2, heap 1: 7 → 2', '5 + 2 + 9 2'],
    ['counters a, b; a -= 1, b += 3: 2 1', 'a 1', '1 4'],
  ])('%s: %s leaves %s', (text, typed, left) => {
    if (left === typed) expect(after(text, `= ${typed}`)).toBe(left)
    expect(after(text, typed)).toBe(left)
  })

  test.each([
    ['sliding: 2 5 9', '9 to 7', '2 5 7'],
    ['sliding: 2 5 9', 'move 9 → 7', '2 5 7'],
    ['sliding: 2 5 9', '把9移到7', '2 5 7'],
    ['king: 4 7', 'up', '3 7'],
    ['king: 4 7', '斜走', '3 6'],
    ['rook: 4 7', 'up 2', '2 7'],
    ['rook: 4 7', '向左 3', '4 4'],
    ['calendar: 2001 8 30', 'next month', '2001 9 30'],
    ['calendar: 2001 8 30', '下一天', '2001 8 31'],
    ['staircase: 1 2 3', '2 from step 3', '1 4 1'],
    ['staircase: 1 2 3', '从第三级移2枚', '1 4 1'],
    ['hill 2: 3 7', 'person 2 to 4', '3 4'],
    ['hill 2: 3 7', '第2人到4', '3 4'],
    ['chomp: 4 4', 'row 2 square 4', '4 3'],
    ['chomp: 4 4', '第2行第4块', '4 3'],
    ['multiplication 2 9: 1 162', '乘以9', '9 162'],
    ['supply: 31 4 4 4 4 4 3', 'take 4', '27 4 4 4 3 4 3'],
    ['growing-boxes: 7/2 6/3', 'box 1 add 2', '7/4 6/3'],
    ['xor-splitting: 7 6', '第1堆换成1和6', '1 6 6'],
    ['product turtles turtles: 3,1 2,2 1,2', '翻1,2', '2,2 3,1'],
    ['quarter-disc 9 4: 0 0', 'raise x', '4 0'],
  ])('%s: people say %s, which leaves %s', (text, typed, left) => {
    expect(after(text, typed)).toBe(left)
  })

  test.each([
    ['take 1..3: 7', 'take 4'],
    ['take 1..3: 7', '取 4 颗'],
    ['nim: 3 5', 'take 7 from heap 2'],
    ['sliding: 2 5 9', '9 to 5'],
    ['sliding: 2 5 9', 'not 9 to 7'],
    ['bombs: 2,3 3,3', 'explode 3,3'],
    ['rook: 4 7', 'up'],
    ['hill 2: 3 7', '第3人到4'],
  ])('%s: %s tells no single move', (text, typed) => {
    expect(() => after(text, typed)).toThrow()
  })

  test.each([
    ['nim: 3 5 7', '2 6', 'Only 5 can be taken from heap 2.', '2 1; 2 2; 2 3; 2 4'],
    ['nim: 3 0 7', '2 1', 'There is nothing in heap 2.', '1 1'],
    ['nim: 3 5 7', '4 1', 'There is no heap 4: they are 1 to 3.', '1 1'],
    ['nim: 3 5 7', '0 1', 'There is no heap 0', '1 1'],
    ['nim: 3 5 7', '2 0', 'A move takes at least one.', '2 1'],
    ['nim: 3 5 7', '1 1 2 1', 'A move changes one heap only.', '1 1'],
    ['nim: 3 5 7', 'abc', '“abc” is not a move here.', '1 1'],
    ['nim: 3 5 7', '', 'is not a move here.', '1 1'],
    ['nim: 3 5 7', '2 -1', 'is not a move here.', '1 1'],
    ['nim: 3 5 7', '2 1.5', 'is not a move here.', '1 1'],
    ['nim: 3 5 7', '= 3 5 8', 'No move leaves that position.', '1 1'],
    ['nim: 3 5 7', '= x', 'No move leaves that position.', '1 1'],
    ['nim: 3 5 7', '#99', 'The list has the moves #1 to #15.', '1 1'],
    ['nim: 3 5 7', '99', 'The list has the moves #1 to #15.', '1 1'],
    ['nim: 3 5 7', `2 ${'9'.repeat(40)}`, 'Only 5 can be taken', '2 1'],
    ['take {1,3,4}: 9', '2', 'The rule does not allow that.', '1; 3; 4'],
    ['grundy: 7', '1 = 3 3', 'The rule does not allow that.', '1 = 1 6'],
    ['wythoff: 9 14', '1 3 2 4', 'The rule does not allow that.', 'a 1'],
    ['turtles: 2 5 7', '3', 'The rule does not allow to turn 3.', '2'],
    ['bipartite: 1-3 1-4 2-3 start 1', '2', 'is not a move here.', '3'],
    ['nim: 3 + take {1}: 2', '3 1', 'There is no part 3: they are 1 to 2.', '1 1'],
    ['nim: 3 + take {1}: 2', '2 2', 'The rule does not allow that.', '1 1'],
    [
      'counters a, b; a -= 1; a -= 1, b -= 1; a -= 1, b -= 2; a -= 2: 2 3',
      'a = 1 1',
      'The rule does not allow that.',
      'a 1',
    ],
    [
      'counters a, b, c; a -= 1, b += 1; a -= 1, c += 1: 2 0 0',
      'a 1',
      'Several moves do that. Write the position that you want to leave: = 1 1 0 or = 1 0 1.',
      '= 1 1 0; = 1 0 1.',
    ],
  ])('%s: %s is answered by “%s”', (text, typed, wrong, right) => {
    const { game, position } = parse(text)
    let error: unknown
    try {
      readMove(game, position, typed)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(TextError)
    const { words } = error as TextError
    expect(words.en).toContain(wrong)
    expect(words.en).toContain(right)
    expect(words.zh).toMatch(/[\u4e00-\u9fff]/)
  })

  test('in a position of very many moves, or says that it cannot be found', () => {
    const text = 'staircase: 1000000000000 5 1000000000000'
    expect(after(text, '1 7')).toBe('999999999993 5 1000000000000')
    const { game, position } = parse(text)
    expect(() => readMove(game, position, '3 7')).toThrow(BeyondBudget)
    expect(after(text, '= 1000000000001 4 1000000000000')).toBe('1000000000001 4 1000000000000')
  })
})

describe('the list of moves', () => {
  test('has all of them where they are few, and some of every heap where they are many', () => {
    const list = (text: string) => {
      const { game, position } = parse(text)
      return listedMoves(game, position).map((move) => move.text.en)
    }
    expect(list('nim: 3 5 7')).toHaveLength(15)
    const many = list('nim: 1000000000000 3 1000000000000')
    expect(many).toHaveLength(40)
    for (const heap of [1, 2, 3])
      expect(many.some((text) => text.startsWith(`heap ${heap}:`))).toBe(true)
    expect(list('nim: 0 0')).toEqual([])
  })
})
