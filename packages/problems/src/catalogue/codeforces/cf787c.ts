import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { Fields, list, number } from '../../own/fields.ts'
import { apart, distinct } from '../../own/keeps.ts'
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
  title: { en: 'Codeforces 787C Berzerk', zh: 'Codeforces 787C Berzerk（怪兽与黑洞）' },
  rule: {
    en: 'A monster goes round a circle of n places; place 0 is a black hole. Player 1 moves it forward by a number of the first set, player 2 by one of the second. Whoever moves it into the hole wins; play may go on for ever. Who wins from each place, if player 1 or player 2 begins?',
    zh: '怪兽在 n 个位置的环上转，位置 0 是黑洞。玩家 1 每次把它向前移动若干格，格数取自第一个集合；玩家 2 的格数取自第二个集合。把它移入黑洞者胜；游戏可能永远进行下去。从每个位置开始，玩家 1 或玩家 2 先走时结果如何？',
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
      { en: 'the k_1 steps s of player 1', zh: '玩家 1 的 k_1 个步数 s' },
      distinct,
    ),
    number('k2'),
    list(
      'second',
      the('k2'),
      [number('t')],
      'same line',
      { en: 'the k_2 steps t of player 2', zh: '玩家 2 的 k_2 个步数 t' },
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
    const steps = (name: string) =>
      apart(
        one.bigs(name).map((step) => ((step - 1n) % last) + 1n),
        last,
      )
    return new Fields({ ...one.values, first: steps('first'), second: steps('second') })
  },
  games: ['black-hole'],
  plays: (one) => startsOf(one).flat(),
  asks: {
    kind: 'says',
    words: {
      en: 'two lines, for player 1 and for player 2 beginning: `Win`, `Lose` or `Loop` for each place 1, …, n − 1, separated by spaces',
      zh: '两行，分别是玩家 1 先走和玩家 2 先走时位置 1、…、n − 1 的 `Win`、`Lose` 或 `Loop`，以空格分隔',
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
  program: {
    why: {
      en: 'Backwards from the black hole, where the player to move has lost: a place from which a lost one is reached is won, one from which all that is reached is won is lost, and what is never settled goes on for ever.',
      zh: '从黑洞（轮到者已负）倒推：能走到必败处的必胜，只能走到必胜处的必败，始终定不下来的永远进行下去。',
    },
    slowIn: ['python'],
    text: `
      read first[k1 <= 7000]
      const num k2 = read()
      read second[k2 <= 7000]
      ints found[2 * n <= 14000]
      ints degree[2 * n <= 14000]
      ints queue[2 * n <= 14000]
      found[0] = 2
      found[n] = 2
      for v = 1..n - 1 {
        degree[v] = int(k1)
        degree[n + v] = int(k2)
      }
      queue[1] = int(n)
      int head = 0
      int end = 2
      while (head < end) {
        const int won = queue[head]
        head += 1
        const int mover = won < n ? 1 : 0
        const int spot = won % int(n)
        const int moves = mover == 0 ? int(k1) : int(k2)
        for i = 0..moves - 1 {
          const int step = mover == 0 ? int(first[i]) : int(second[i])
          const int source = (spot + int(n) - step) % int(n)
          const int place = mover * int(n) + source
          if (found[place] == 0) {
            degree[place] -= 1
            if (found[won] == 2) found[place] = 1
            else if (degree[place] == 0) found[place] = 2
            if (found[place] > 0) {
              queue[end] = place
              end += 1
            }
          }
        }
      }
      for mover = 0..1 {
        for v = 1..n - 1 {
          const int what = found[mover * n + v]
          if (v > 1) write " "
          write what == 0 ? "Loop" : what == 1 ? "Win" : "Lose"
        }
        print ""
      }`,
  },
  sample: {
    input: '6\n2 1 4\n1 3\n',
    output: 'Win Win Win Win Win\nLose Lose Win Lose Lose\n',
  },
})
