import type { Formula, Words } from '@nimber/core'
import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'
import { distinctGroups } from '../../own/keeps.ts'
import type { Play } from '../../problem.ts'

const plays = new WeakMap<Fields, Play>()

/** The position of a case, made once. */
function playOf(one: Fields): Play {
  const known = plays.get(one)
  if (known) return known
  const [rows, columns] = [one.number('N'), one.number('M')]
  const mines = one.numbers('mines')
  const cells = new Uint8Array(rows * columns)
  for (let i = 0; i < mines.length; i += 2)
    cells[(mines[i] as number) * columns + (mines[i + 1] as number)] = 1
  const play = playAt('mines', { columns, rows, cells })
  plays.set(one, play)
  return play
}

/** Whether no number touches two blank regions. */
function isClear(one: Fields): boolean {
  const { game, position } = playOf(one)
  return game.theorem?.covers?.(position) ?? true
}

const CLEAR: Words = {
  en: 'mines such that no number touches two blank regions',
  zh: '使得没有数字同时邻接两片空白区域的雷',
}

const cells: Formula = { op: '*', of: [the('N'), the('M')] }

export const problem = defineOwnProblem({
  id: 'hdu4678',
  title: { en: 'HDU 4678 Mine', zh: 'HDU 4678 Mine' },
  rule: {
    en: 'Minesweeper with known mines. A move clicks a covered cell that is no mine: a number opens alone, a blank cell opens its whole blank region and the numbers around it. Whoever has no cell left to click loses; Xiemao moves first. It is guaranteed that no number touches two blank regions.',
    zh: '所有雷都已知的扫雷。每次点一个没有雷的未点开的格子：数字只打开自己，空白格打开整片空白区域和四周的数字。没有格子可点者负；Xiemao 先手。保证没有数字同时邻接两片空白区域。',
  },
  tags: ['board'],
  level: 3,
  envelope: 'count',
  numbered: ['Case #', ': '],
  layout: [
    number('N'),
    number('M'),
    number('K'),
    list(
      'mines',
      the('K'),
      [number('X'), number('Y')],
      'lines',
      { en: 'K lines X Y: a mine, counted from 0', zh: 'K 行，每行 X Y：一颗雷，从 0 数起' },
      distinctGroups,
    ),
  ],
  bounds: {
    of: {
      N: between(1, 1000),
      M: between(1, 1000),
      K: { least: 0n, most: cells },
      X: { least: 0n, most: lessOne('N') },
      Y: { least: 0n, most: lessOne('M') },
    },
    cases: 50,
  },
  refuse: (one) => (isClear(one) ? undefined : CLEAR),
  mend(one) {
    const seen = new Set<string>()
    let mines: bigint[] = []
    const given = one.bigs('mines')
    for (let i = 0; i < given.length; i += 2) {
      const key = `${given[i]} ${given[i + 1]}`
      if (!seen.has(key)) mines.push(given[i] as bigint, given[i + 1] as bigint)
      seen.add(key)
    }
    // with fewer mines blank regions grow together, and with none there is one
    for (;;) {
      const found = new Fields({ ...one.values, K: BigInt(mines.length / 2), mines })
      if (isClear(found)) return found
      mines = mines.slice(0, 2 * Math.floor(mines.length / 4))
    }
  },
  games: ['mines'],
  plays: (one) => [playOf(one)],
  asks: winner('Xiemao', 'Fanglaoshi'),
  program: {
    most: 1100000n,
    slowIn: ['python'],
    text: `
      global ints state[1004004]
      global ints queue[1004004]
      const int width = int(m) + 2
      for i = 0..(n + 2) * width - 1 state[i] = 0
      for i = 0..n + 1 {
        state[i * width] = 3
        state[i * width + width - 1] = 3
      }
      for j = 0..m + 1 {
        state[j] = 3
        state[(n + 1) * width + j] = 3
      }
      for i = 1..k {
        const int row = int(read()) + 1
        state[row * width + int(read()) + 1] = 1
      }
      for i = 1..n {
        for j = 1..m {
          const int place = i * width + j
          if (state[place] != 1) {
            for a = -1..1 {
              for b = -1..1 { if (state[place + a * width + b] == 1) state[place] = 2 }
            }
          }
        }
      }
      int x = 0
      for i = 1..n {
        for j = 1..m {
          const int start = i * width + j
          if (state[start] == 0) {
            int head = 0
            int end = 1
            int around = 0
            state[start] = 4
            queue[0] = start
            while (head < end) {
              const int place = queue[head]
              head += 1
              for a = -1..1 {
                for b = -1..1 {
                  const int near = place + a * width + b
                  if (state[near] == 0) {
                    state[near] = 4
                    queue[end] = near
                    end += 1
                  } else if (state[near] == 2) {
                    state[near] = 5
                    around += 1
                  }
                }
              }
            }
            x ^= 1 + around % 2
          }
        }
      }
      for i = 1..n {
        for j = 1..m { if (state[i * width + j] == 2) x ^= 1 }
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '4\n2 3 0\n3 3 1\n0 1\n4 5 2\n0 0\n3 4\n2 2 2\n0 0\n0 1\n',
    output: 'Case #1: Xiemao\nCase #2: Xiemao\nCase #3: Xiemao\nCase #4: Fanglaoshi\n',
  },
})
