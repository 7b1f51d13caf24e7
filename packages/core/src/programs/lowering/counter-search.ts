import { floorDiv } from '../../arith/integers.ts'
import type { Convention } from '../../model/outcome.ts'
import { type CounterMove, type CounterRule, FREE, type Linear } from '../../rules/rule.ts'
import { endsAlways, LOSES, largestCounter, WINS } from '../known/counters.ts'
import { type Draft, NoProgram, type Valued } from '../tree/draft.ts'
import { call, cast } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'
import { type Limit, limitsOf, linearText, nextOf, plus, sidesOf, withFree } from './linear.ts'

/**
 * Adds a search that remembers every position; gives the outcome of the counters with the names of
 * the rule. Throws NoProgram where play may go on for ever.
 */
export function counterSearch(
  rule: CounterRule,
  convention: Convention,
  draft: Draft,
): (vars: ReadonlyMap<string, Valued>) => Valued {
  if (!endsAlways(rule)) throw endless()
  const most = largestCounters(rule)
  const cells = most.reduce((product, n) => product * (n + 1n), 1n)
  if (cells > MOST_CELLS) throw tooMany()
  const memo = draft.fresh('memo')
  const text = draft.fresh('outcome')
  draft.keep({ kind: 'list', name: memo, type: 'ints', size: cells })
  // names of the language may not be counters of the function
  const own = rule.names.map((name) => draft.local(name))
  const rename = new Map(rule.names.map((name, i) => [name, own[i] as string]))
  const place = own.reduce((index, name, i) =>
    i === 0 ? name : `(${index}) * ${(most[i] as bigint) + 1n} + ${name}`,
  )
  const moves = rule.moves.map((move) => moveText(rule, move, rename, text))
  draft.add(text, () =>
    functionOf(
      `int ${text}(${own.map((name) => `int ${name}`).join(', ')}) {
        const int at = ${place}
        if (${memo}[at] > 0) return ${memo}[at]
        int best = 0
        ${moves.join('\n')}
        ${stuck(rule, rename)}
        if (best == 0) best = ${convention === 'normal' ? LOSES : WINS}
        ${memo}[at] = best
        return best
      }`,
      rule.drawUnless ? WITH_DRAWS : COMMENT,
      { types: { [memo]: 'ints' } },
    ),
  )
  return (vars) => ({
    expr: call(
      text,
      rule.names.map((name) => cast((vars.get(name) as Valued).expr, 'int')),
      'int',
    ),
    range: { least: 1n, most: 3n },
  })
}

const COMMENT = {
  en: '1 if the player to move loses, 3 if that player wins: the best of all moves.',
  zh: '先手必败为 1，必胜为 3：取所有走法中最好的。',
}
const WITH_DRAWS = {
  en: '1 if the player to move loses, 2 for a draw, 3 if that player wins: the best of all moves.',
  zh: '先手必败为 1，平局为 2，先手必胜为 3：取所有走法中最好的。',
}

/** As many positions a search remembers. */
const MOST_CELLS = 4_000_000n

/** The draw of a player who is stuck, where the rule has one. */
function stuck({ drawUnless }: CounterRule, rename: ReadonlyMap<string, string>): string {
  if (!drawUnless) return ''
  const ends = drawUnless.map(({ left, is, right }) => {
    const sign = is === '=' ? '==' : is
    return `${linearText(left, rename)} ${sign} ${linearText(right, rename)}`
  })
  return `if (best == 0 && !(${ends.join(' && ')})) best = 2`
}

/** The loop over the numbers k of a move, or the condition of a move without one. */
function moveText(
  rule: CounterRule,
  move: CounterMove,
  rename: ReadonlyMap<string, string>,
  text: string,
): string {
  const next = nextOf(rule, move)
  const limits = limitsOf(rule, move)
  const args = next.map(({ base, slope }) => linearText(withFree(base, slope), rename))
  const visit = `best = max(best, 4 - ${text}(${args.join(', ')}))`
  const free = [...next, ...limits].some(({ slope }) => slope !== 0n)
  const tests = (list: readonly Limit[]) =>
    list.map(({ base, slope, is }) => {
      const { left, right } = sidesOf(withFree(base, slope))
      return `${linearText(left, rename)} ${is === '=' ? '==' : is} ${linearText(right, rename)}`
    })
  const guarded = (list: readonly Limit[]) =>
    list.length > 0 ? `if (${tests(list).join(' && ')}) { ${visit} }` : visit
  if (!free) return guarded(limits)
  const upper = limits.filter(({ slope, is }) => slope < 0n && (is === '>=' || is === '>'))
  if (upper.length === 0) throw endless()
  const bounds = upper.map(({ base, slope, is }) => {
    const top = linearText(is === '>' ? plus(base, -1n) : base, rename)
    return slope === -1n ? top : `(${top}) / ${-slope}`
  })
  const least = bounds.reduce((a, b) => `min(${a}, ${b})`)
  return `for ${FREE} = 1..${least} { ${guarded(limits.filter((l) => !upper.includes(l)))} }`
}

/** The most that each counter can become from a start within bounds. */
function largestCounters(rule: CounterRule): readonly bigint[] {
  const start = largestCounter(rule)
  let most = new Map(rule.names.map((name) => [name, start]))
  for (let round = 0; round < 6; round++) {
    const grown = new Map(most)
    for (const move of rule.moves)
      for (const [i, { base, slope }] of nextOf(rule, move).entries()) {
        const name = rule.names[i] as string
        const top = valueAt(base, most) + (slope > 0n ? slope * largestFree(rule, move, most) : 0n)
        if (top > (grown.get(name) as bigint)) grown.set(name, top)
      }
    if (rule.names.every((name) => grown.get(name) === most.get(name)))
      return rule.names.map((name) => most.get(name) as bigint)
    most = grown
  }
  throw tooMany()
}

/** The most that a linear form can be. */
function valueAt({ constant, terms }: Linear, most: ReadonlyMap<string, bigint>): bigint {
  return terms.reduce(
    (sum, [name, by]) => sum + (by > 0n ? by * (most.get(name) ?? 0n) : 0n),
    constant,
  )
}

function largestFree(
  rule: CounterRule,
  move: CounterMove,
  most: ReadonlyMap<string, bigint>,
): bigint {
  const bounds = limitsOf(rule, move)
    .filter(({ slope, is }) => slope < 0n && (is === '>=' || is === '>'))
    .map(({ base, slope }) => floorDiv(valueAt(base, most), -slope))
  if (bounds.length === 0) throw endless()
  return bounds.reduce((a, b) => (a < b ? a : b))
}

function endless(): NoProgram {
  return new NoProgram({
    en: 'A program that searches this game might never end: its counters need not become smaller, or a move has no largest k.',
    zh: '搜索这个游戏的程序可能不会结束：计数器不一定变小，或某个走法没有最大的 k。',
  })
}

function tooMany(): NoProgram {
  return new NoProgram({
    en: 'The positions of this game are too many for a table: no formula is known, and the counters are many or grow.',
    zh: '这个游戏的局面太多，列不成表：没有已知的公式，计数器很多或会增大。',
  })
}
