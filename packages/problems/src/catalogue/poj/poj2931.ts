import type { Words } from '@nimber/core'
import { between } from '../../bounds.ts'
import { always, the } from '../../formulas.ts'
import { stringsOf } from '../../own/bushes.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number, word } from '../../own/fields.ts'

const FIRST = ['a', 'b', 'c']
const SECOND = ['d', 'e', 'f']

/** What stands before the first tower of each configuration. */
const TOWERS: Readonly<Record<string, Words>> = {
  a: {
    en: 'the three towers of the first configuration from the base up, `W` a white and `B` a black cube: ',
    zh: '第一个局面的三座塔，自底向上，`W` 是白方块，`B` 是黑方块：',
  },
  d: { en: 'those of the second: ', zh: '第二个局面的三座塔：' },
}

/** The cubes of a tower whose height is a number with a name. */
const tower = (height: string) =>
  list(`cubes ${height}`, the(height), [word('cube', 'WB', { length: always(1) })], 'a line', {
    en: `${TOWERS[height]?.en ?? ''}${height} cubes`,
    zh: `${TOWERS[height]?.zh ?? ''}${height} 个方块`,
  })

const layout = [FIRST, SECOND].flatMap((heights) => [
  ...heights.map((name) => number(name)),
  ...heights.map(tower),
])

/**
 * The second configuration beside the first one with its colours exchanged, White being Left: the
 * second less the first.
 */
function difference(one: Fields) {
  const towers = (heights: readonly string[]) =>
    heights.map((height) => one.words(`cubes ${height}`, 'cube').join(''))
  const exchanged = towers(FIRST).map((cubes) =>
    cubes.replace(/[WB]/g, (cube) => (cube === 'W' ? 'B' : 'W')),
  )
  return playAt('hackenbush', stringsOf([...exchanged, ...towers(SECOND)], 'W'))
}

export const problem = defineOwnProblem({
  id: 'poj2931',
  title: { en: 'POJ 2931', zh: 'POJ 2931' },
  rule: {
    en: 'Towers of white and black cubes. White removes a white cube with all cubes above it, Black a black one; whoever cannot move loses. Given are two configurations of three towers. Is the first at least as good for White as the second: whatever towers are put beside both and whoever begins, does White win with the first wherever he wins with the second?',
    zh: '若干由白、黑方块叠成的塔。白方每次拿走一个白方块及其上方的全部方块，黑方拿走一个黑方块及其上方的全部方块；不能走者负。给出两个各有三座塔的局面。第一个局面对白方是否不差于第二个：无论给两者再添上什么同样的塔、谁先手，只要白方在第二个局面能胜，在第一个局面也能胜？',
  },
  tags: ['partizan'],
  level: 4,
  envelope: 'count',
  heading: 'Test',
  layout,
  bounds: { of: Object.fromEntries([...FIRST, ...SECOND].map((name) => [name, between(1, 50)])) },
  games: ['hackenbush'],
  plays: (one) => [difference(one)],
  asks: {
    kind: 'says',
    words: {
      en: '`Yes` if the first configuration is at least as good for White as the second, `No` if not',
      zh: '第一个局面对白方不差于第二个时输出 `Yes`，否则输出 `No`',
    },
    // the second less the first is at most 0 if White loses it when he begins
    says: (one, decide) => (decide.outcome(difference(one)) === 'P' ? 'Yes' : 'No'),
  },
  numbered: ['Test ', ': '],
  program: {
    why: {
      en: 'A tower is a number: cubes of the lowest colour count 1 each up to the first of the other colour, every cube from there on half of the one before, with the sign of its player (Winning Ways, ch. 3). The first configuration is at least as good if the difference is not negative; numbers are counted in units of 2^-50.',
      zh: '一座塔是一个数：从底部起同色的方块各计 1，从第一个异色方块起每块是前一块的一半，正负由归属决定（Winning Ways 第 3 章）。差不为负时第一个局面不差；这里以 2 的 −50 次方为单位。',
    },
    reads: 'all',
    most: 337769972052787200n,
    text: `
      num total = 0
      read word heading[<= 4]
      skip
      for configuration = 0..1 {
        const num a = read()
        const num b = read()
        const num c = read()
        for tower = 0..2 {
          const int height = int(tower == 0 ? a : tower == 1 ? b : c)
          num step = 1125899906842624
          int lowest = 0
          int same = 1
          for j = 0..height - 1 {
            read word cube[<= 1]
            if (j == 0) lowest = cube[0]
            if (cube[0] != lowest) same = 0
            if (same == 0) step = step / 2
            if ((cube[0] == 'W') == (configuration == 0)) total += step
            else total = total - step
          }
        }
      }
      print total >= 0 ? "Yes" : "No"`,
  },
  sample: {
    input:
      '3\nTest 1\n2 1 1\nW B\nB\nW\n3 1 1\nW B W\nB\nW\nTest 2\n3 1 1\nW B W\nB\nW\n2 1 1\nW B\nB\nW\nTest 3\n1 2 2\nB\nW B\nW B\n1 2 1\nW\nB B\nW\n',
    output: 'Test 1: No\nTest 2: Yes\nTest 3: Yes\n',
  },
})
