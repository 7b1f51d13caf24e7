import type { Words } from '@nimber/core'
import { between } from '../bounds.ts'
import { winner } from '../define.ts'
import { the } from '../formulas.ts'
import { winnerWords } from '../words.ts'
import { playAt, playOfHeaps, takingGame } from './define.ts'
import { Fields, list, number } from './fields.ts'
import { distinctUpTo } from './keeps.ts'
import type { OwnStatement } from './problem.ts'

/** What the problems called S-Nim have in common. */
export const S_NIM = {
  rule: {
    en: 'Several heaps; a move takes from one of them a number of stones that is in the set S of the case. Whoever cannot move loses.',
    zh: '若干堆石子，每次从一堆中取走的数目必须属于该组给出的集合 S。不能走者负。',
  },
  tags: ['subtraction', 'table'],
  level: 2,
  envelope: 'zero',
  layout: [
    number('k'),
    list('S', the('k'), [number('s')], 'same line', {
      en: 'the k numbers s of S',
      zh: 'S 的 k 个数 s',
    }),
    number('m'),
    list(
      'positions',
      the('m'),
      [
        number('r'),
        list('heaps', the('r'), [number('h')], 'same line', { en: 'r heaps', zh: 'r 堆' }),
      ],
      'lines',
      { en: 'm positions, each r and r heaps h', zh: 'm 个局面，每个先是 r，再是 r 堆的数量 h' },
    ),
  ],
  bounds: {
    of: {
      k: between(1, 100),
      s: between(1, 10_000),
      m: between(1, 100),
      r: between(1, 100),
      h: between(0, 10_000),
    },
  },
  games: ['subtraction'],
  *plays(one) {
    const game = takingGame(one.bigs('S'))
    for (const position of one.groups('positions')) yield playOfHeaps(game, position, 'heaps')
  },
  asks: { kind: 'letters', words: ['W', 'L'], between: '' },
  sample: {
    input: '2 1 4\n4\n1 5\n2 3 6\n3 1 2 8\n1 10\n3 6 2 3\n2\n2 7 9\n1 1\n0\n',
    output: 'LLLL\nWL\n',
  },
  program: {
    why: {
      en: 'The value of a heap is the least number that is no value of a heap that one move leaves; heaps are added by xor.',
      zh: '一堆的 SG 值是一步可达的各堆的值中没有出现的最小自然数；各堆的值取异或。',
    },
    text: `
      read s[k <= 100]
      ints sg[10001]
      ints seen[102]
      int known = 0
      const int m = int(read())
      for p = 1..m {
        const int l = int(read())
        int x = 0
        for q = 1..l {
          const int h = int(read())
          while (known < h) {
            known += 1
            for a of s { if (a <= known) seen[sg[known - a]] = known }
            int g = 0
            while (seen[g] == known) g += 1
            sg[known] = g
          }
          x ^= sg[h]
        }
        write x == 0 ? LOSES : WINS
      }
      print ""`,
  },
} satisfies Omit<OwnStatement, 'id' | 'title'>

/** The columns of the boards on which pieces jump. */
const JUMPING_COLUMNS = 20

/** What the problems about pieces that jump on rows of 20 squares have in common. */
export const JUMPING = {
  rule: {
    en: 'Rows of 20 squares with pieces. A move moves one piece to the right: to the next square if that is free, otherwise over the pieces in front of it to the first free square of its row. Alice begins; whoever cannot move loses.',
    zh: '若干行，每行 20 格，上面有棋子。每次把一枚棋子向右移动：右边一格是空的就移一格，否则跳过紧挨着的一串棋子到本行第一个空格。Alice 先走，不能走者负。',
  },
  tags: ['row', 'table'],
  level: 3,
  envelope: 'count',
  layout: [
    number('n'),
    list(
      'rows',
      the('n'),
      [
        number('m'),
        list(
          'pieces',
          the('m'),
          [number('p')],
          'same line',
          { en: 'm columns', zh: 'm 个列号' },
          distinctUpTo(BigInt(JUMPING_COLUMNS)),
        ),
      ],
      'lines',
      {
        en: 'n rows, each m and the columns p of its m pieces',
        zh: 'n 行，每行先是 m，再是 m 枚棋子的列号 p',
      },
    ),
  ],
  bounds: {
    of: {
      n: between(1, 1000),
      m: between(0, JUMPING_COLUMNS),
      p: between(1, JUMPING_COLUMNS),
    },
  },
  games: ['jumping'],
  plays: (one) => [playAt('jumping', one.groups('rows').map(rowOf))],
  asks: winner('YES', 'NO'),
  sample: {
    input: '4\n1\n2 18 20\n2\n1 17\n1 20\n2\n3 16 17 19\n0\n1\n2 19 20\n',
    output: 'YES\nYES\nYES\nNO\n',
  },
  program: {
    why: {
      en: 'A row is a number of 20 binary digits, which every move makes smaller; its value is the least number that is no value of a row that a move leaves. Rows are added by xor.',
      zh: '一行是一个 20 位二进制数，每步都使它变小；它的 SG 值是一步可达的各行之值中没有出现的最小自然数。各行取异或。',
    },
    slowIn: ['python'],
    most: 1048575n,
    text: `
      global ints sg[1048576]
      once {
        ints seen[32]
        for row = 1..1048575 {
          int free = 0
          int power = 1
          while (power <= row) {
            if (row / power % 2 == 0) free = power
            else if (free > 0) seen[sg[row - power + free]] = row
            power *= 2
          }
          int g = 0
          while (seen[g] == row) g += 1
          sg[row] = g
        }
      }
      ints powers[21]
      powers[20] = 1
      for p = 19..1 by -1 powers[p] = 2 * powers[p + 1]
      int x = 0
      for i = 1..n {
        const int m = int(read())
        int row = 0
        for j = 1..m row += powers[read()]
        x ^= sg[row]
      }
      print x == 0 ? LOSES : WINS`,
  },
} satisfies Omit<OwnStatement, 'id' | 'title'>

/** A row with pieces as the game writes it. */
function rowOf(row: Fields): string {
  let pieces = 0
  for (const column of row.numbers('pieces')) pieces |= 1 << column
  HALVES ??= Array.from({ length: 2 ** HALF }, (_, half) => {
    let squares = ''
    for (let c = 0; c < HALF; c++) squares += (half >> c) & 1 ? 'e' : '.'
    return squares
  })
  const half = 2 ** HALF - 1
  return `${HALVES[(pieces >> 1) & half]}${HALVES[(pieces >> (HALF + 1)) & half]}`
}

const HALF = JUMPING_COLUMNS / 2
/** What half a row with pieces looks like, by their columns as bits. */
let HALVES: readonly string[] | undefined

/** The dates that the judges give. */
const GIVEN_DATES: Words = {
  en: 'from 1 January 1900 to 3 November 2001',
  zh: '1900 年 1 月 1 日到 2001 年 11 月 3 日',
}

/** What the problems called Calendar Game have in common. */
export const CALENDAR = {
  rule: {
    en: 'A date. A move goes to the next day, or to the same day of the next month if there is one, but not beyond 4 November 2001; whoever reaches that day wins. Adam begins.',
    zh: '一个日期。每次走到下一天，或下个月的同一天（如果存在），不能超过 2001 年 11 月 4 日；走到这一天者胜。Adam 先走。',
  },
  tags: ['parity', 'graph'],
  level: 2,
  envelope: 'count',
  layout: [
    { ...number('year'), size: { en: 'year', zh: '年' }, within: GIVEN_DATES },
    { ...number('month'), size: { en: 'month', zh: '月' }, within: GIVEN_DATES },
    { ...number('day'), size: { en: 'day', zh: '日' }, within: GIVEN_DATES },
  ],
  bounds: { of: { year: between(1900, 2001), month: between(1, 12), day: between(1, 31) } },
  games: ['calendar'],
  plays: (one) => [playAt('calendar', dateOf(one))],
  refuse: (one) =>
    isDate(one)
      ? undefined
      : { en: 'a date up to 4 November 2001', zh: '不晚于 2001 年 11 月 4 日的日期' },
  mend(one) {
    const [year, month, day] = dateOf(one)
    const late = year === 2001n && month > 10n
    const mended = late
      ? [year, 10n, day]
      : month === 2n
        ? [year, month, (day % 28n) + 1n]
        : [year, month, day]
    const [y = 0n, m = 0n, d = 0n] = mended
    return new Fields({ year: y, month: m, day: d > 30n ? 30n : d })
  },
  asks: {
    kind: 'says',
    words: winnerWords('YES', 'NO'),
    says: (one, decide) => (decide.outcome(playAt('calendar', dateOf(one))) === 'N' ? 'YES' : 'NO'),
    // a search has a hundred years before it
    plainly: (one) => (wonDays().has(dateOf(one).join('-')) ? 'YES' : 'NO'),
  },
  sample: {
    input: '5\n2001 11 1\n2001 10 30\n1998 9 30\n1950 2 28\n2001 11 2\n',
    output: 'YES\nYES\nYES\nYES\nNO\n',
  },
  program: {
    reads: 'all',
    text: `
      skip
      const num month = read()
      const num day = read()
      int won = 0
      if ((month + day) % 2 == 0) won = 1
      if (day == 30 && (month == 9 || month == 11)) won = 1
      print won == 1 ? "YES" : "NO"`,
  },
} satisfies Omit<OwnStatement, 'id' | 'title'>

const dateOf = (one: Fields) => [one.big('year'), one.big('month'), one.big('day')] as const

/** Whether a case is a date that is not beyond the last one. */
function isDate(one: Fields): boolean {
  const [year, month, day] = dateOf(one).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date <= new Date(Date.UTC(2001, 10, 4))
}

/** The dates on which the player to move wins, from the last one backwards. */
function wonDays(): ReadonlySet<string> {
  if (won.size > 0) return won
  const last = Date.UTC(2001, 10, 4)
  const textOf = (date: Date) =>
    `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`
  for (let at = last - DAY; at >= Date.UTC(1900, 0, 1); at -= DAY) {
    const date = new Date(at)
    const month = new Date(at)
    month.setUTCMonth(date.getUTCMonth() + 1)
    const options = [new Date(at + DAY)]
    if (month.getUTCDate() === date.getUTCDate() && month.getTime() <= last) options.push(month)
    if (options.some((to) => !won.has(textOf(to)))) won.add(textOf(date))
  }
  return won
}

const DAY = 24 * 60 * 60 * 1000
const won = new Set<string>()
