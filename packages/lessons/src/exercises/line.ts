import type { Words } from '@nimber/core'
import { solve } from '@nimber/core'
import { playedAt } from '../played.ts'
import {
  atLevel,
  type Exercise,
  type Maker,
  type Marked,
  numbersIn,
  pick,
  unread,
} from './exercise.ts'
import { PLANTED, type Planted } from './planted.ts'

/** The program as it is shown. */
export const shownLines = ({ right, line, instead }: Planted): readonly string[] =>
  right.map((text, i) => (i === line ? instead : text))

/** What the game says to an input of a planted program. */
export function truthOf({ asks, game }: Planted, input: readonly number[]): boolean | number {
  const { game: played, position } = playedAt(game(...input))
  const verdict = solve(played, position)
  if (asks === 'wins') return verdict.outcome === 'N'
  return Number(asks === 'count' ? verdict.winning.count : verdict.value)
}

/** The first input on which a planted program is wrong. */
export function failing(planted: Planted): readonly number[] {
  for (const input of planted.inputs())
    if (planted.wrong(...input) !== truthOf(planted, input)) return input
  throw new Error(`${planted.id} is right on all inputs that are tried`)
}

/** The planted programs from short to long, in a group for each level. */
const GROUPS = [0, 1, 2].map((level) => {
  const sorted = PLANTED.toSorted((a, b) => a.right.length - b.right.length)
  const third = (n: number) => Math.ceil((n * sorted.length) / 3)
  return sorted.slice(third(level), third(level + 1))
})

/** Which line of a program is wrong? Longer ones are harder. */
export const wrongLine: Maker = (random, level): Exercise => {
  const planted = pick(random, atLevel(GROUPS, level))
  const input = failing(planted)
  const [said, truth] = [planted.wrong(...input), truthOf(planted, input)]
  const proof: Words = {
    en: `For ${input.join(', ')} it gives ${said}, and ${truth} is right.`,
    zh: `输入 ${input.join('、')} 时它给出 ${said}，而正确的是 ${truth}。`,
  }
  const line = planted.line + 1
  const solution: Words = {
    en: `Line ${line}: ${planted.right[planted.line]?.trim()}. ${planted.why.en}`,
    zh: `第 ${line} 行，应为 ${planted.right[planted.line]?.trim()}。${planted.why.zh}`,
  }
  return {
    ask: {
      en: `This function ${planted.task.en}. Which line is wrong?`,
      zh: `这个函数${planted.task.zh}。哪一行错了？`,
    },
    rule: planted.rule,
    form: { kind: 'line', lines: shownLines(planted) },
    answer: `${line}`,
    solution,
    mark(answer): Marked {
      const [typed, more] = numbersIn(answer) ?? []
      const { length } = planted.right
      if (typed === undefined || more !== undefined || typed < 1n || typed > length)
        return unread(`Type the number of a line, 1 to ${length}.`, `请输入行号，1 到 ${length}。`)
      if (typed === BigInt(line)) return { right: true, says: planted.why }
      const says = { en: `It is another line. ${proof.en}`, zh: `不是这一行。${proof.zh}` }
      return { right: false, says }
    },
  }
}
