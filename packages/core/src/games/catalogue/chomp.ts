import { numberList } from '../../formula/xor-line.ts'
import { partitions } from '../../model/enumerate.ts'
import { TextError } from '../../model/errors.ts'
import type { Move } from '../../model/moves.ts'
import type { Rules } from '../../model/rules.ts'
import { HEAPS } from '../../model/shape.ts'
import type { Words } from '../../model/words.ts'
import { parseNumbers, tokens } from '../../rules/numbers.ts'
import { defineOwnGame } from '../define.ts'
import { lookOfHeaps } from '../look.ts'

/** The lengths of the rows, none longer than the one before; the first square of the first is poisoned. */
type Bar = readonly bigint[]

/** Bites off a square with all that is behind it and below it. */
function bite(bar: Bar, row: number, column: bigint): Move<Bar> {
  const to = bar.map((length, r) => (r >= row && length >= column ? column - 1n : length))
  return {
    text: {
      en: `row ${row + 1}, square ${column}`,
      zh: `第 ${row + 1} 行第 ${column} 块`,
    },
    to: to.filter((length) => length > 0n),
  }
}

/** The shapes of which it is known who wins: at most two rows or two columns, and hooks. */
type Known =
  | { readonly kind: 'two'; readonly long: bigint; readonly short: bigint }
  | { readonly kind: 'hook'; readonly row: bigint; readonly column: bigint }

function knownOf(bar: Bar): Known | undefined {
  const [first = 1n, second = 0n] = bar
  const height = BigInt(bar.length)
  if (height <= 2n) return { kind: 'two', long: first, short: second }
  if (second === 1n) return { kind: 'hook', row: first, column: height }
  if (first > 2n) return undefined
  return { kind: 'two', long: height, short: BigInt(bar.filter((length) => length === 2n).length) }
}

const isLost = (known: Known) =>
  known.kind === 'two' ? known.long === known.short + 1n : known.row === known.column

const rules: Rules<Bar> = {
  parse(text) {
    const bar = parseNumbers(text, { least: 1 })
    const wrong = bar.findIndex((n, i) => n === 0n || n > (bar[i - 1] ?? n))
    if (wrong >= 0)
      throw new TextError(text, tokens(text)[wrong]?.offset ?? 0, {
        en: 'Every row has at least one square and no more than the row before it.',
        zh: '每行至少一块，且不长于上一行。',
      })
    return bar
  },
  print: (bar) => bar.join(' '),
  *moves(bar) {
    for (const [row, length] of bar.entries())
      for (let column = row === 0 ? 2n : 1n; column <= length; column++)
        yield bite(bar, row, column)
  },
  *upTo(size) {
    for (const bar of partitions(Math.min(size, 11))) if (bar.length > 0) yield bar
  },
  axes: undefined,
}

function applied(bar: Bar): Words {
  const all = numberList(bar)
  const known = knownOf(bar)
  if (known?.kind === 'hook') {
    const sign = known.row === known.column ? '=' : '≠'
    return {
      en: `The rows ${all.en} are a hook with arms of ${known.row} and ${known.column} squares: ${known.row} ${sign} ${known.column}.`,
      zh: `各行 ${all.zh} 是两臂为 ${known.row} 与 ${known.column} 块的钩形：${known.row} ${sign} ${known.column}。`,
    }
  }
  const { long, short } = known as Known & { kind: 'two' }
  const sign = long === short + 1n ? '=' : '≠'
  const [lines, zhLines] = bar.length > 2 ? ['columns', '列'] : ['rows', '行']
  return {
    en: `The rows ${all.en} are two ${lines} of ${long} and ${short} squares: ${long} ${sign} ${short} + 1 = ${short + 1n}.`,
    zh: `各行 ${all.zh} 是 ${long} 块与 ${short} 块的两${zhLines}：${long} ${sign} ${short} + 1 = ${short + 1n}。`,
  }
}

export const game = defineOwnGame({
  slug: 'chomp',
  names: { en: 'Chomp', zh: '巧克力游戏' },
  about: {
    en: 'A bar of chocolate. A move chooses a square and bites off every square that is neither above it nor to the left of it. The square at the top left is poisoned and may not be bitten off; whoever cannot move loses.',
    zh: '一块巧克力。每次选一小块，咬掉它以及它右方、下方和右下方的所有小块。左上角的一块有毒，不能咬；不能走者负。',
  },
  position: {
    en: 'the lengths of the rows from the top, none longer than the one before',
    zh: '从上到下各行的长度，不增',
  },
  shape: HEAPS,
  look: (bar) => lookOfHeaps(bar, 'bar'),
  rules: () => rules,
  theorem: () => ({
    name: { en: 'Two rows and hooks', zh: '两行与钩形' },
    reference: 'D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974); F. Schuh (1952)',
    statement: {
      en: 'Two rows (or two columns) lose exactly when one is one square longer than the other. A hook, one row and one column, loses exactly when its arms are equal. So squares of n × n, n > 1, win by leaving the hook. Every other full rectangle wins as well: if biting off the last square loses, then by an answer that could have been the first move. That does not tell the move, which a search finds.',
      zh: '两行（或两列）时，一行恰比另一行多一块则必败。钩形（一行一列）两臂相等则必败；所以 n × n（n > 1）咬成钩形必胜。其他完整的矩形也必胜：若咬掉右下角一块不能获胜，对手的应对本可作为第一步。但这没有说出该怎么走，走法由搜索给出。',
    },
    covers: (bar) => knownOf(bar) !== undefined,
    outcome: (bar) => {
      const known = knownOf(bar)
      return known && isLost(known) ? 'P' : 'N'
    },
    applied,
    proof: {
      en: 'From two rows of n + 1 and n squares every bite leaves rows that differ otherwise; from any other two rows one bite restores the difference of one. In a hook a bite shortens one arm, and the opponent shortens the other to the same length; with both arms of 1 only the poisoned square is left.',
      zh: '从 n + 1 块与 n 块的两行，任何一口都使两行之差不再是 1；从其他的两行，总有一口使差恢复为 1。钩形中每口使一臂变短，对手把另一臂咬成同样长；两臂都为 1 时只剩有毒的一块。',
    },
  }),
  examples: ['chomp: 4 4', 'chomp: 3 1 1', 'chomp: 4 4 4', 'chomp: 5 4'],
})
