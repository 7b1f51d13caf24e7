import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { countersOf } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumbers } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfNumbers } from '../look.ts'

/** A date: year, month and day. */
export type CalendarDate = readonly bigint[]

const LAST: CalendarDate = [2001n, 11n, 4n]

/** How many days a month has. */
function daysIn(year: bigint, month: bigint): bigint {
  if (month === 2n) {
    const leap = year % 4n === 0n && (year % 100n !== 0n || year % 400n === 0n)
    return leap ? 29n : 28n
  }
  return [4n, 6n, 9n, 11n].includes(month) ? 30n : 31n
}

const order = ([year = 0n, month = 0n, day = 0n]: CalendarDate) => (year * 16n + month) * 32n + day

const nextMonth = ([year = 0n, month = 0n, day = 0n]: CalendarDate): CalendarDate =>
  month === 12n ? [year + 1n, 1n, day] : [year, month + 1n, day]

function nextDay(date: CalendarDate): CalendarDate {
  const [year = 0n, month = 0n, day = 0n] = date
  if (day < daysIn(year, month)) return [year, month, day + 1n]
  return nextMonth([year, month, 1n])
}

function* moves(date: CalendarDate): Generator<Move<CalendarDate>> {
  const month = nextMonth(date)
  const [y = 0n, m = 0n, d = 0n] = month
  const ways: [string, string, CalendarDate][] = [['next day', '下一天', nextDay(date)]]
  if (d <= daysIn(y, m)) ways.push(['next month', '下个月', month])
  for (const [en, zh, to] of ways)
    if (order(to) <= order(LAST))
      yield { text: { en: `${en}: ${to.join('-')}`, zh: `${zh}：${to.join('-')}` }, to }
}

const rules: Rules<CalendarDate> = {
  parse(text) {
    const date = parseNumbers(text.replace(/(\d)[-/.](?=\d)/g, '$1 '), { least: 3, most: 3 })
    const [year = 0n, month = 0n, day = 0n] = date
    const exists = month >= 1n && month <= 12n && day >= 1n && day <= daysIn(year, month)
    if (!exists || year < 1900n || order(date) > order(LAST))
      throw new TextError(text, 0, {
        en: 'Expected a date from 1900 1 1 to 2001 11 4: year month day.',
        zh: '这里应是 1900 1 1 到 2001 11 4 之间的日期：年 月 日。',
      })
    return date
  },
  print: (date) => date.join(' '),
  moves,
  *upTo(size) {
    const dates: CalendarDate[] = []
    for (
      let date: CalendarDate = [1999n, 12n, 1n];
      order(date) <= order(LAST);
      date = nextDay(date)
    )
      dates.push(date)
    yield* dates.reverse().slice(0, 70 * size)
  },
  axes: undefined,
}

const NAMES = ['year', 'month', 'day']
const PARTS: readonly Words[] = [
  { en: 'year', zh: '年' },
  { en: 'month', zh: '月' },
  { en: 'day', zh: '日' },
]

/** 30 September and 30 November, from which the next day has an odd sum as well. */
const isException = ([, month = 0n, day = 0n]: CalendarDate) =>
  day === 30n && (month === 9n || month === 11n)

export const game = defineOwnGame({
  slug: 'calendar',
  names: { en: 'Calendar game', zh: '日历游戏' },
  about: {
    en: 'The game begins at a date. A move goes to the next day, or to the same day of the next month if there is one. Whoever reaches 4 November 2001 wins; later dates are not allowed.',
    zh: '从一个日期开始。每次走到下一天，或下个月的同一天（如果存在）。走到 2001 年 11 月 4 日者胜，不能超过这一天。',
  },
  position: {
    en: 'year month day, from 1900 1 1 to 2001 11 4',
    zh: '年 月 日，从 1900 1 1 到 2001 11 4',
  },
  shape: countersOf(NAMES),
  look: (date) => {
    const { piles, ...look } = lookOfNumbers(NAMES, date)
    return {
      ...look,
      board: 'calendar',
      goal: LAST.map(Number),
      piles: piles.map((pile, i) => ({ ...pile, note: PARTS[i] as Words })),
    }
  },
  rules: () => rules,
  theorem: () => ({
    name: { en: 'The sum of month and day', zh: '月与日之和' },
    reference: {
      en: 'ACM Taejon 2001, Calendar Game (POJ 1082, HDU 1079); proof given',
      zh: 'ACM Taejon 2001 Calendar Game（POJ 1082、HDU 1079）；证明已给出',
    },
    statement: {
      en: 'Winning exactly when month + day is even, or the date is 30 September or 30 November.',
      zh: '月与日之和为偶数，或日期是 9 月 30 日或 11 月 30 日时必胜，否则必败。',
    },
    outcome: (date) => {
      const [, month = 0n, day = 0n] = date
      return (month + day) % 2n === 0n || isException(date) ? 'N' : 'P'
    },
    applied: (date) => {
      const [, month = 0n, day = 0n] = date
      const sum = `${month} + ${day} = ${month + day}`
      if (isException(date))
        return {
          en: `${sum} is odd, but the next day has an odd sum too.`,
          zh: `${sum} 是奇数，但下一天的和也是奇数。`,
        }
      return (month + day) % 2n === 0n
        ? { en: `${sum} is even.`, zh: `${sum} 是偶数。` }
        : { en: `${sum} is odd.`, zh: `${sum} 是奇数。` }
    },
    proof: {
      en: 'The next month changes the parity of the sum, and so does the next day, except on the 30th of a month of 30 days and on 28 February of a year without the 29th, where it stays. 4 November has the odd sum 15. From an odd sum both moves lead to an even one, except from 30 September and 30 November, which win by going to the odd 1 October and 1 December. From an even sum the next day has an odd one and loses, unless it is one of these two exceptions or the parity stays (30 April, 30 June, 28 February): then the next month (29 October, 29 December, 30 May, 30 July, 28 March) has an odd sum.',
      zh: '走到下月必改变和的奇偶；走到下一天也改变，只有小月 30 日和平年 2 月 28 日例外（奇偶不变）。11 月 4 日的和是 15，奇数。从奇数出发两种走法都到偶数，只有 9 月 30 日和 11 月 30 日例外：它们走到和为奇数的 10 月 1 日、12 月 1 日而获胜。从偶数出发，下一天的和是奇数，对手必败；若下一天正是这两个例外，或奇偶不变（4 月 30 日、6 月 30 日、2 月 28 日），就走到下月（10 月 29 日、12 月 29 日、5 月 30 日、7 月 30 日、3 月 28 日），和为奇数。',
    },
  }),
  examples: ['calendar: 2001 8 30', 'calendar: 1998 9 30', 'calendar: 2000 2 29'],
})
