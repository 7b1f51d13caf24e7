import type { Period } from '../../arith/period.ts'
import { explainDiscovery } from '../../explain/discovery.ts'
import { printFormula } from '../../formula/print.ts'
import { formula as asFormula, equal, type Formula, xorOf } from '../../formula/tree.ts'
import { gameOfRule } from '../../games/catalogue.ts'
import { type Game, heapFrame } from '../../games/game.ts'
import { discovered } from '../../know/discoveries.ts'
import { patternSeen } from '../../know/discovery.ts'
import type { HeapKnowledge, Knowledge } from '../../know/knowledge.ts'
import { losingByTaking } from '../../know/misere-knowledge.ts'
import { quotientFrom } from '../../know/quotient-data.ts'
import type { Budget } from '../../model/budget.ts'
import { join, type Words } from '../../model/words.ts'
import { NoProgram } from '../tree/draft.ts'
import { byDiscovery, discoveryWords, shortEnough } from './found.ts'
import { indexedValue } from './indexed.ts'
import { largestHeap } from './largest-heap.ts'
import { LARGE, MOST_HEAPS } from './position-shape.ts'
import { byQuotient } from './quotient.ts'
import type { InputShape, Recipe } from './task.ts'
import { theoremWords } from './theorem-words.ts'

/** A sum of heaps, each of which has a value of its own. */
function heapSum(value: Formula): Omit<Recipe, 'why'> {
  const each = [{ name: 'n', range: LARGE }]
  const whole = xorOf(value)
  const shape: InputShape = { kind: 'heaps', each, count: MOST_HEAPS }
  return { shape, lets: [], losing: equal(whole, 0), value: whole }
}

/** The value of a heap as a program has it, and how that is known. */
interface HeapValue extends Pick<Recipe, 'derived' | 'why'> {
  readonly value: Formula
  /** The largest heap, where a table ends. */
  readonly most?: bigint
}

/** The value of a heap in normal play: a formula, else an entry of a table. */
function heapValue(
  game: Game<unknown>,
  known: HeapKnowledge,
  budget: Budget,
  largest?: bigint,
): HeapValue {
  if (known.by === 'formula') return { value: known.formula, why: theoremWords(game.theorem) }
  const asked = discovered(game, budget)
  const found = asked && patternSeen(asked)
  const shown = found?.about === 'value' ? found.formula : undefined
  const formula = known.by === 'period' ? known.formula : shown
  if (found && formula && shortEnough(formula))
    return { value: formula, why: discoveryWords(found, formula) }
  const { rule } = frameOf(game)
  const most = largest ?? largestHeap(rule)
  const period = known.by === 'period' ? periodWithin(known.period, most) : undefined
  if (found && period)
    return {
      value: asFormula('G(n)'),
      derived: [{ kind: 'table', name: 'G(n)', rule, ...period }],
      why: [explainDiscovery(found), tableWords(period.most)],
    }
  return {
    value: asFormula('G(n)'),
    most,
    derived: [{ kind: 'table', name: 'G(n)', rule, most }],
    why: [NO_FORMULA, tableWords(most)],
  }
}

function frameOf(game: Game<unknown>) {
  const frame = heapFrame(game)
  if (!frame) throw new TypeError(`${game.name} is not a game of heaps`)
  return frame
}

/** A proved period whose first values, and one period, are within a table. */
function periodWithin(
  { from, length, saltus }: Period,
  most: bigint,
): { readonly most: bigint; readonly from: bigint } | undefined {
  if (saltus !== 0) return undefined
  const last = BigInt(from + length) - 1n
  return last <= most ? { most: last, from: BigInt(from) } : undefined
}

const NO_FORMULA: Words = { en: 'No formula is known.', zh: '没有已知的公式。' }

/** What is said of a table of values. */
function tableWords(most: bigint): Words {
  return {
    en: `The value of a heap is the least number that is not the value of an option, and the values of several heaps xor (Sprague 1935, Grundy 1939): they are computed as far as they are asked for, up to heaps of ${most}.`,
    zh: `一堆的 SG 值是后继的 SG 值中没有出现的最小自然数，各堆的 SG 值相异或（Sprague 1935，Grundy 1939）：用到多大算到多大，每堆至多 ${most}。`,
  }
}

/** A sum of heaps of one rule in normal play. */
export function byHeaps(
  game: Game<unknown>,
  known: HeapKnowledge,
  budget: Budget,
  largest?: bigint,
): Recipe {
  const { value, most, derived, why } = heapValue(game, known, budget, largest)
  const sum = heapSum(value)
  return { ...sum, shape: limited(sum.shape, most), ...(derived && { derived }), why }
}

function limited(shape: InputShape, most: bigint | undefined): InputShape {
  if (most === undefined || shape.kind !== 'heaps') return shape
  return { ...shape, each: shape.each.map((h) => ({ ...h, range: { least: 0n, most } })) }
}

/** Misère play of a rule that only takes, by Ferguson's theorem. */
export function byTaking(
  game: Game<unknown>,
  known: HeapKnowledge,
  budget: Budget,
  largest?: bigint,
): Recipe {
  const normal = gameOfRule(frameOf(game).rule, 'normal')
  const { value, most, derived, why } = heapValue(normal, known, budget, largest)
  return {
    shape: limited(heapSum(value).shape, most),
    lets: [],
    losing: losingByTaking(value),
    ...(derived && { derived }),
    why: [FERGUSON, ...why],
  }
}

/** Misère play of other rules: by the quotient of all heaps, else what was found for one heap. */
export function byMisereHeaps(
  game: Game<unknown>,
  budget: Budget,
  known: Knowledge & { kind: 'quotient' | 'search' },
): Recipe {
  const whole =
    known.kind === 'quotient' && byQuotient(quotientFrom(known.quotient, frameOf(game).rule))
  if (whole) return whole
  const found = discovered(game, budget)
  const single = found?.formula && byDiscovery(found, found.formula)
  if (!single) throw noMisere(game, known)
  const one: Words = { en: 'For positions of one heap.', zh: '仅限一堆的局面。' }
  return { ...single, why: [one, ...single.why] }
}

const FERGUSON: Words = {
  en: 'Misère play where moves only take, the same amounts from every heap: with the values of normal play, a position is losing when they xor to 0 and some value is above 1, or when they xor to 1 and none is above 1 (T. S. Ferguson, On sums of graph games with last player losing, 1974).',
  zh: '反常规，走法只是取，且每堆可取的数目相同：用常规玩法的 SG 值，有大于 1 的值时异或为 0 必败，没有大于 1 的值时异或为 1 必败（T. S. Ferguson, On sums of graph games with last player losing, 1974）。',
}

const NOT_COMPLETE: Words = {
  en: 'Its misère quotient is not complete.',
  zh: '它的反常规商不完整。',
}
const TOO_LONG: Words = {
  en: 'The misère quotient of all heaps is too long to be written in a program.',
  zh: '所有堆的反常规商太长，写不进程序。',
}

function noMisere(
  { name, nameZh }: Game<unknown>,
  known: Knowledge & { kind: 'quotient' | 'search' },
): NoProgram {
  const remark = known.kind === 'search' && known.remark
  const { en, zh } =
    known.kind === 'quotient' ? TOO_LONG : join([NOT_COMPLETE, ...(remark ? [remark] : [])])
  return new NoProgram({
    en: `${name} is misère play of a rule that does more than take: no values of single heaps decide it. ${en}`,
    zh: `${nameZh} 是反常规，走法又不只是取：单堆的值不能决定胜负。${zh}`,
  })
}

/** Heaps whose rules depend on their places. */
export function byIndex(game: Game<unknown>, largest?: bigint): Recipe {
  const { value, rules } = indexedValue(game)
  const heaps = rules.map(([, rule]) => largestHeap(rule))
  const most = largest ?? heaps.reduce((a, b) => (a < b ? a : b), LARGE.most)
  const each = [{ name: 'n', range: { least: 0n, most } }]
  const whole = xorOf(value)
  return {
    shape: { kind: 'heaps', each, count: MOST_HEAPS, index: 'i' },
    lets: [],
    losing: equal(whole, 0),
    value: whole,
    derived: rules.map(([name, rule]) => ({ kind: 'table', name, rule, most })),
    why: [
      {
        en: `Heap i has the value: ${printFormula(value, 'en')}. The values xor (Sprague 1935, Grundy 1939).`,
        zh: `第 i 堆的 SG 值：${printFormula(value, 'zh')}。各堆的 SG 值相异或（Sprague 1935，Grundy 1939）。`,
      },
      ...rules.map(([name]) => indexedTable(name, most)),
    ],
  }
}

/** What is said of a table that stands for the value of some heap. */
function indexedTable(name: string, most: bigint): Words {
  return {
    en: `${name} is the entry of a table: the least number that is not the value of an option, up to heaps of ${most}.`,
    zh: `${name} 是表中的值：后继的 SG 值中没有出现的最小自然数，每堆至多 ${most}。`,
  }
}
