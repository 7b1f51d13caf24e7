import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'
import { distinct } from '../../own/keeps.ts'
import type { Play } from '../../problem.ts'

/** The positions of a case by who moves first and then by place; all share the circle. */
function startsOf(one: Fields): readonly (readonly Play[])[] {
  const size = one.number('n')
  const steps = [[...one.numbers('first')], [...one.numbers('second')]]
  const circle = { size, steps }
  return [0, 1].map((mover) =>
    Array.from({ length: size - 1 }, (_, i) => playAt('black-hole', { circle, at: i + 1, mover })),
  )
}

const WORDS = { N: 'Win', P: 'Lose', D: 'Loop' } as const

export const problem = defineOwnProblem({
  id: 'cf787c',
  title: { en: 'Codeforces 787C Berzerk', zh: 'Codeforces 787C 怪兽与黑洞' },
  rule: {
    en: 'A monster goes round a circle of n places; place 0 is a black hole. Player 1 moves it forward by a number of the first set, player 2 by one of the second. Whoever moves it into the hole wins; play may go on for ever. Who wins from each place, if player 1 or player 2 begins?',
    zh: '怪兽在 n 个位置的环上转，位置 0 是黑洞。玩家 1 每次把它向前移动第一个集合中的一个数，玩家 2 用第二个集合。把它移入黑洞者胜；游戏可能永远进行下去。从每个位置开始，玩家 1 或玩家 2 先走时结果如何？',
  },
  tags: ['loops', 'row'],
  level: 3,
  envelope: 'one',
  layout: [
    number('n'),
    number('k1'),
    list(
      'first',
      the('k1'),
      [number('s')],
      'same line',
      { en: 'k1 steps of player 1', zh: '玩家 1 的 k1 个步数' },
      distinct,
    ),
    number('k2'),
    list(
      'second',
      the('k2'),
      [number('t')],
      'same line',
      { en: 'k2 steps of player 2', zh: '玩家 2 的 k2 个步数' },
      distinct,
    ),
  ],
  bounds: {
    of: {
      n: between(2, 7000),
      k1: { least: 1n, most: lessOne('n') },
      k2: { least: 1n, most: lessOne('n') },
      s: { least: 1n, most: lessOne('n') },
      t: { least: 1n, most: lessOne('n') },
    },
  },
  mend(one) {
    const last = one.big('n') - 1n
    // a step that is there already gives way to the next one that is not, round the circle
    const apart = (steps: readonly bigint[]) => {
      const seen = new Set<bigint>()
      for (const step of steps) {
        let own = ((step - 1n) % last) + 1n
        while (seen.has(own)) own = (own % last) + 1n
        seen.add(own)
      }
      return [...seen]
    }
    return new Fields({
      ...one.values,
      first: apart(one.bigs('first')),
      second: apart(one.bigs('second')),
    })
  },
  games: ['black-hole'],
  plays: (one) => startsOf(one).flat(),
  asks: {
    kind: 'says',
    words: {
      en: 'two lines, for player 1 and for player 2 beginning: Win, Lose or Loop for each place 1, …, n − 1',
      zh: '两行，分别是玩家 1 先走和玩家 2 先走时位置 1、…、n − 1 的 Win、Lose 或 Loop',
    },
    says: (one, decide) =>
      startsOf(one)
        .map((plays) => plays.map((play) => WORDS[decide.outcome(play)]).join(' '))
        .join('\n'),
    // play can go in circles, so places are settled again and again until nothing changes
    plainly(one) {
      const size = one.number('n')
      const steps = [[...one.numbers('first')], [...one.numbers('second')]]
      const found = [0, 1].map(() => new Array<'Win' | 'Lose' | 'Loop'>(size).fill('Loop'))
      for (const line of found) line[0] = 'Lose'
      for (let changed = true; changed; ) {
        changed = false
        for (const mover of [0, 1])
          for (let at = 1; at < size; at++) {
            const reached = (steps[mover] ?? []).map((s) => found[1 - mover]?.[(at + s) % size])
            const now = reached.includes('Lose')
              ? 'Win'
              : reached.every((word) => word === 'Win')
                ? 'Lose'
                : 'Loop'
            const line = found[mover] ?? []
            if (line[at] !== now) changed = true
            line[at] = now
          }
      }
      return found.map((line) => line.slice(1).join(' ')).join('\n')
    },
  },
  sample: {
    input: '6\n2 1 4\n1 3\n',
    output: 'Win Win Win Win Win\nLose Lose Win Lose Lose\n',
  },
})
