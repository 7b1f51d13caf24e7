import { printFormula } from '../formula/print.ts'
import { isCondition } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'
import { learnedAutomaton } from '../know/automata.ts'
import { discover } from '../know/discoveries.ts'
import type { Budget } from '../model/budget.ts'
import { within } from '../model/errors.ts'
import { join, type Words } from '../model/words.ts'
import { tabulate } from '../solve/tabulate.ts'
import { BUDGET, type Derived, TITLES } from './derived.ts'
import { explainDiscovery } from './discovery.ts'
import { BACKWARDS, FIRST, MEX, searchedLines } from './first-values.ts'

/** A search takes longer for each position than a table. */
const PATTERN_BUDGET: Budget = { ...BUDGET, table: 20_000_000, search: 100_000 }

/** Small positions worked out by search, a table where there is one, and what is found in it. */
export function bySearch(game: Game<unknown>, withPattern = true): Derived[] {
  const { axes } = game.rules
  const found = searchedLines(game, firstPositions(game))
  const steps: Derived[] = []
  if (found) {
    const corner = axes === 2 ? within(() => cornerOf(game)) : undefined
    const [title, rule] = found.values ? [TITLES.values, MEX] : [TITLES.outcomes, BACKWARDS]
    const text = [rule, found.lines, ...(corner ? [corner] : [])]
    steps.push({ title, text: join(text, '\n', '\n') })
  }
  if (axes && withPattern) steps.push(pattern(game))
  return steps
}

/** The small positions to begin with. */
function firstPositions({ rules }: Game<unknown>): readonly unknown[] {
  const { axes, at } = rules
  if (axes === 1 && at) return Array.from({ length: FIRST }, (_, n) => at.call(rules, [BigInt(n)]))
  if (axes === 2 && at)
    return [0n, 1n, 2n].flatMap((a) => [0n, 1n, 2n].map((b) => at.call(rules, [a, b])))
  const list: unknown[] = []
  let looked = 0
  for (const position of rules.upTo(6)) {
    const stuck = rules.moves(position)[Symbol.iterator]().next().done
    if (!stuck || list.length === 0) list.push(position)
    if (list.length === FIRST || ++looked === 500) break
  }
  return list
}

/** The side of the table that is shown of two counters. */
const SIDE = 7

/** The table of the smallest positions of two numbers. */
function cornerOf(game: Game<unknown>): Words {
  const table = tabulate(game, [SIDE, SIDE], BUDGET)
  const numbers = Array.from({ length: SIDE + 1 }, (_, i) => i)
  const row = (label: string, cells: readonly unknown[]) =>
    `${label.padStart(3)} |${cells.map((cell) => `${cell}`.padStart(3)).join('')}`
  const rows = [
    row('', numbers),
    ...numbers.map((a) =>
      row(
        `${a}`,
        numbers.map((b) => table.cell(a, b)),
      ),
    ),
  ].join('\n')
  return table.letters
    ? { en: `W won, L lost, D a draw:\n${rows}`, zh: `W 必胜，L 必败，D 平局：\n${rows}` }
    : { en: `The values:\n${rows}`, zh: `各值：\n${rows}` }
}

/** A formula that was found, and how well it is known. */
export function pattern(game: Game<unknown>): Derived {
  const found = within(() => discover(game, PATTERN_BUDGET))
  const { axes } = game.rules
  if (!found)
    return {
      title: TITLES.pattern,
      text: { en: 'Too few values can be computed here.', zh: '这里能算出的值太少。' },
    }
  const { formula, law, checkedTo, status } = found
  const to = axes === 2 ? `${checkedTo} × ${checkedTo}` : `n = ${checkedTo}`
  if (status === 'none') {
    const proved = axes === 2 ? learnedAutomaton(game)?.evidence : undefined
    const text: Words =
      proved && 'name' in proved
        ? {
            en: `No formula was found in the values up to ${to}, but something else settles them. ${proved.name.en}.`,
            zh: `到 ${to} 为止没有找到公式，但另有依据：${proved.name.zh}。`,
          }
        : {
            en: `No pattern was found in the values up to ${to}.`,
            zh: `到 ${to} 为止没有找到规律。`,
          }
    return { title: TITLES.pattern, text }
  }
  const [losing, left] = [formula && isCondition(formula), axes === 2 ? 'G = ' : 'G(n) = ']
  const statement: Words | undefined = formula && {
    en: `${losing ? 'Losing when ' : left}${printFormula(formula, 'en')}.`,
    zh: `${losing ? '必败，当 ' : left}${printFormula(formula, 'zh')}。`,
  }
  const lines = [statement ?? law?.text, explainDiscovery(found)]
  return {
    title: TITLES.pattern,
    text: join(
      lines.filter((line) => line !== undefined),
      '\n',
      '\n',
    ),
  }
}
