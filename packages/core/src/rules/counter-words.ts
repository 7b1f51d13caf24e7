import { decimal } from '../arith/decimal.ts'
import { join, type Words } from '../model/words.ts'
import type { CounterRule } from './rule.ts'

type Counters = readonly bigint[]

/** What the words of a move over counters need to know. */
export interface Told {
  readonly names: readonly string[]
  /** What the counters are to a player; plain counters where nothing is said. */
  readonly of?: CounterRule['of']
  /** The counters that only ever get a new number instead of losing or gaining some. */
  readonly set?: readonly string[]
}

/** How the moves of a rule are told. */
export function toldBy({ names, of, moves }: CounterRule): Told {
  const changes = moves.flatMap((move) => move.changes)
  const given = new Set(changes.map(({ counter }) => counter))
  for (const { counter, by } of changes) if (by !== ':=') given.delete(counter)
  return { names, of, set: names.filter((name) => given.has(name)) }
}

interface Change {
  readonly name: string
  readonly by: bigint
  readonly to: bigint
}

/** The move from some counters to others as a person says it: `take 1 from both`. */
export function counterText(told: Told, from: Counters, to: Counters): Words {
  const changes = told.names.flatMap((name, i): Change[] => {
    const [old, now] = [from[i] as bigint, to[i] as bigint]
    return old === now ? [] : [{ name, by: now - old, to: now }]
  })
  const isSet = ({ name }: Change) => told.set?.includes(name) ?? false
  const taken = changes.filter((change) => !isSet(change) && change.by < 0n)
  const parts: Words[] = taken.length > 0 ? [takeWords(told, taken)] : []
  for (const change of changes) {
    const { name, by } = change
    if (isSet(change)) {
      const now = decimal(change.to)
      parts.push({ en: `${name} becomes ${now}`, zh: `${name} 变为 ${now}` })
    } else if (by > 0n)
      parts.push({ en: `add ${decimal(by)} to ${name}`, zh: `${name} 加 ${decimal(by)}` })
  }
  if (parts.length === 0) return { en: 'no change', zh: '不变' }
  return join(parts, ', ', '，')
}

/** What is taken from one counter or from several. */
function takeWords(told: Told, taken: readonly Change[]): Words {
  const [first, second] = taken as [Change, Change?]
  const amount = decimal(-first.by)
  const equal = second !== undefined && taken.every(({ by }) => by === first.by)
  const all = taken.length === told.names.length
  if (told.of === 'squares') return squareWords(told, taken, equal && all)
  const heaps = told.of === 'heaps'
  const stones = heaps ? ' 颗' : ''
  if (equal) {
    const names = taken.map(({ name }) => name)
    const each = all && taken.length === 2 ? 'both' : `each of ${names.join(', ')}`
    const every = heaps && all && taken.length === 2 ? '两堆' : `${names.join('、')} `
    return { en: `take ${amount} from ${each}`, zh: `${every}各取 ${amount}${stones}` }
  }
  const [en, zh] = heaps ? ['heap ', ' 堆'] : ['', ' ']
  return {
    en: `take ${taken.map(({ name, by }) => `${decimal(-by)} from ${en}${name}`).join(', ')}`,
    zh: taken.map(({ name, by }) => `从 ${name}${zh}取 ${decimal(-by)}${stones}`).join('，'),
  }
}

/** How far a piece goes on a board, whose rows count from the top and whose columns from the left. */
function squareWords({ names }: Told, taken: readonly Change[], diagonally: boolean): Words {
  const squares = (by: bigint) => (by === -1n ? '1 square' : `${decimal(-by)} squares`)
  const by = taken[0]?.by ?? 0n
  if (diagonally) return { en: `go ${squares(by)} diagonally`, zh: `斜走 ${decimal(-by)} 格` }
  const isRow = ({ name }: Change) => name === names[0]
  return {
    en: `go ${taken.map((change) => `${squares(change.by)} ${isRow(change) ? 'up' : 'left'}`).join(', ')}`,
    zh: taken
      .map((change) => `向${isRow(change) ? '上' : '左'}走 ${decimal(-change.by)} 格`)
      .join('，'),
  }
}
