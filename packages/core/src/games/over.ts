import { nimSum } from '../arith/nim-sum.ts'
import { BeyondBudget, inside, Meter, TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import { HEAPS, OWN } from '../model/shape.ts'
import { join, type Words } from '../model/words.ts'
import { heapsKey, optionsOf } from '../rules/heaps.ts'
import { parseNumbers } from '../rules/numbers.ts'
import { type Game, heapFrame } from './game.ts'
import { lookOfHeaps } from './look.ts'
import type { Theorem } from './theorem.ts'
import { stepsAfter } from './theorems/every.ts'

/** How the parts of a position are played together. */
export type Over = 'every-sg' | 'anti-sg'

/** A game as one part of several: what a move makes of it. */
interface Parts {
  parse(text: string): readonly unknown[]
  print(parts: readonly unknown[]): string
  key(part: unknown): string
  /** What each move leaves of a part, which may be several parts. */
  options(part: unknown): Iterable<readonly unknown[]>
}

/**
 * The parts of a game played by another rule: in every-sg one moves in every part that allows it; in
 * anti-sg in one of them, until all parts have the value 0, and then whoever is to move wins.
 */
export function gameOver(over: Over, inner: Game<unknown>): Game<readonly unknown[]> {
  const parts = partsOf(inner)
  const every = over === 'every-sg'
  const zh = every ? 'Every-SG 游戏' : 'Anti-SG 游戏'
  const heaps = heapFrame(inner) !== undefined
  const measure = new Measure(parts, every ? longestAfter : mexOf)
  return {
    name: `${over} ${inner.is.kind === 'rule' && inner.is.rule.kind === 'counters' ? `(${inner.name})` : inner.name}`,
    nameZh: `${zh} ${inner.is.kind === 'rule' && inner.is.rule.kind === 'counters' ? `(${inner.nameZh})` : inner.nameZh}`,
    convention: every ? 'normal' : 'misere',
    is: { kind: 'own' },
    shape: heaps ? (HEAPS as Game<readonly unknown[]>['shape']) : OWN,
    look: (position) =>
      heaps
        ? lookOfHeaps(position as readonly bigint[])
        : { kind: 'sum', parts: position.map((part) => ({ game: inner, position: part })) },
    rules: {
      parse: (text) => parts.parse(text),
      print: (position) => parts.print(position),
      key: (position) => position.map(parts.key).sort().join(' | '),
      moves: (position) =>
        every ? everyMoves(parts, position) : antiMoves(parts, measure, position),
      *upTo(size) {
        if (heaps)
          for (let a = 0n; a <= size; a++) for (let b = 0n; a + b <= size; b++) yield [a, b]
        else
          for (const one of inner.rules.upTo(Math.ceil(size / 2)))
            for (const other of inner.rules.upTo(1)) yield [one, other]
      },
      axes: undefined,
    },
    theorem: every ? everyTheorem(measure) : antiTheorem(parts, measure),
  }
}

function partsOf(inner: Game<unknown>): Parts {
  const frame = heapFrame(inner)
  if (frame)
    return {
      parse: (text) => parseNumbers(text, { least: 1 }),
      print: (heaps) => heaps.join(' '),
      key: (heap) => heapsKey([heap as bigint]),
      options: (heap) => optionsOf(frame.rule, heap as bigint),
    }
  const { rules } = inner
  return {
    parse(text) {
      let offset = 0
      return text.split('|').map((piece) => {
        const start = offset
        offset += piece.length + 1
        return inside(text, start, () => rules.parse(piece))
      })
    },
    print: (positions) => positions.map((position) => rules.print(position)).join(' | '),
    key: (position) => (rules.key ?? rules.print).call(rules, position),
    *options(position) {
      for (const { to } of rules.moves(position)) yield rules.parts?.(to) ?? [to]
    },
  }
}

/** Parts whose numbers are found one after the other. */
const MOST_PARTS = 300_000

/** A number of each part that follows from the numbers of what its moves leave. */
class Measure {
  private readonly parts: Parts
  private readonly after: (options: readonly (readonly bigint[])[]) => bigint
  private readonly known = new Map<string, bigint>()

  constructor(parts: Parts, after: (options: readonly (readonly bigint[])[]) => bigint) {
    this.parts = parts
    this.after = after
  }

  /** The number of a part; throws BeyondBudget where it is far, or play can go on for ever. */
  of(part: unknown): bigint {
    const { parts, known } = this
    const open: { readonly key: string; readonly options: readonly (readonly unknown[])[] }[] = []
    const meter = new Meter(10 * MOST_PARTS)
    const begun = new Set<string>()
    const begin = (next: unknown) => {
      const key = parts.key(next)
      if (known.has(key)) return
      if (begun.has(key) || begun.size > MOST_PARTS) throw tooFar()
      begun.add(key)
      const options: (readonly unknown[])[] = []
      for (const option of parts.options(next)) {
        meter.tick()
        options.push(option)
      }
      open.push({ key, options })
    }
    begin(part)
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const missing = top.options.flat().find((next) => !known.has(parts.key(next)))
      if (missing !== undefined) {
        begin(missing)
        continue
      }
      const numbers = top.options.map((option) =>
        option.map((next) => known.get(parts.key(next)) ?? 0n),
      )
      known.set(top.key, this.after(numbers))
      open.pop()
    }
    return known.get(parts.key(part)) ?? 0n
  }

  /** Whether the numbers of all parts can be found. */
  knows(position: readonly unknown[]): boolean {
    try {
      for (const part of position) this.of(part)
      return true
    } catch (error) {
      if (error instanceof BeyondBudget) return false
      throw error
    }
  }
}

function tooFar(): BeyondBudget {
  return new BeyondBudget({
    en: 'The parts have too many positions below them, or play can go on for ever.',
    zh: '各部分之下的局面太多，或者可能无限进行。',
  })
}

/** The steps that a part lasts: what falls apart lasts as long as the longest of its parts. */
function longestAfter(options: readonly (readonly bigint[])[]): bigint {
  return stepsAfter(options.map((parts) => parts.reduce((a, b) => (a > b ? a : b), 0n)))
}

function mexOf(options: readonly (readonly bigint[])[]): bigint {
  const reached = new Set(options.map((parts) => nimSum(parts)))
  let value = 0n
  while (reached.has(value)) value++
  return value
}

/** A part and what becomes of it. */
function changeOf(parts: Parts, index: number, from: unknown, to: readonly unknown[]): Words {
  const change = `${parts.print([from])} → ${parts.print(to)}`
  return { en: `part ${index + 1}: ${change}`, zh: `第 ${index + 1} 部分：${change}` }
}

function* everyMoves(
  parts: Parts,
  position: readonly unknown[],
): Generator<Move<readonly unknown[]>> {
  const lists = position.map((part) => [...parts.options(part)])
  if (lists.every((list) => list.length === 0)) return
  yield* chosen(0)

  function* chosen(
    index: number,
    to: readonly unknown[] = [],
    told: readonly Words[] = [],
  ): Generator<Move<readonly unknown[]>> {
    const list = lists[index]
    if (!list) return yield { text: join(told, ', ', '，'), to }
    if (list.length === 0) return yield* chosen(index + 1, [...to, position[index]], told)
    for (const option of list)
      yield* chosen(
        index + 1,
        [...to, ...option],
        [...told, changeOf(parts, index, position[index], option)],
      )
  }
}

function* antiMoves(
  parts: Parts,
  values: Measure,
  position: readonly unknown[],
): Generator<Move<readonly unknown[]>> {
  if (position.every((part) => values.of(part) === 0n)) return
  for (const [index, part] of position.entries())
    for (const option of parts.options(part))
      yield {
        text: changeOf(parts, index, part, option),
        to: [...position.slice(0, index), ...option, ...position.slice(index + 1)],
      }
}

function everyTheorem(steps: Measure): Theorem<readonly unknown[]> {
  const longest = (position: readonly unknown[]) =>
    position.map((part) => steps.of(part)).reduce((a, b) => (a > b ? a : b), 0n)
  return {
    name: { en: 'Every-SG theorem', zh: 'Every-SG 定理' },
    reference:
      'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 9 (suspense numbers of continued joins)',
    statement: {
      en: 'A part without a move lasts 0 steps; one that is won alone lasts 1 more than the most of its lost options; one that is lost alone 1 more than the least of its options; what falls apart lasts as long as the longest of its parts. The player to move wins exactly when the part that lasts longest lasts an odd number of steps.',
      zh: '不能走的部分步数为 0；单独必胜的，步数是其必败后继的最大步数加 1；单独必败的，步数是其后继的最小步数加 1；分成几部分的，步数是其中最大的。步数最大的部分步数为奇数时先手必胜，否则必败。',
    },
    covers: (position) => steps.knows(position),
    outcome: (position): Outcome => (longest(position) % 2n === 1n ? 'N' : 'P'),
    applied: (position) => {
      const shown = position.slice(0, 12).map((part) => steps.of(part))
      return {
        en: `Here the parts last ${shown.join(', ')}${position.length > 12 ? ', …' : ''} steps; the longest lasts ${longest(position)}.`,
        zh: `这里各部分的步数为 ${shown.join('、')}${position.length > 12 ? '……' : ''}；最大的是 ${longest(position)}。`,
      }
    },
    proof: {
      en: 'A part has an even number of steps exactly when it is lost alone. If the greatest number s is odd, each part can be moved to one less than its number, and then the greatest is s − 1, even. If it is even and not 0, each option of a part with that number is odd and at least s − 1, while parts with odd numbers below s have even options of at most s − 2; so the greatest after the move is odd.',
      zh: '一部分的步数为偶数，当且仅当单独玩时必败。若最大步数 s 为奇数，每部分都可走到步数恰少 1 的后继，此后最大步数是偶数 s − 1。若 s 为偶数且不为 0，步数为 s 的部分的后继都是奇数且至少为 s − 1，而步数为奇数（小于 s）的部分，其偶数后继至多为 s − 2；所以走后的最大步数是奇数。',
    },
  }
}

function antiTheorem(parts: Parts, values: Measure): Theorem<readonly unknown[]> {
  const whole = new Map<string, boolean>()
  const staysWhole = (part: unknown) => {
    const key = parts.key(part)
    const known = whole.get(key) ?? neverSplits(parts, part)
    whole.set(key, known)
    return known
  }
  const shape = (position: readonly unknown[]) => {
    const list = position.map((part) => values.of(part))
    return { list, xor: nimSum(list), large: list.some((value) => value > 1n) }
  }
  return {
    name: { en: 'SJ theorem', zh: 'SJ 定理' },
    reference: {
      en: 'the misère criterion for such sums, known in China as the SJ theorem (Jia Zhihao, 2009); proof given',
      zh: '贾志豪 2009 年论文中的 SJ 定理；证明已给出',
    },
    statement: {
      en: 'A position whose parts cannot fall apart is losing when the values xor to 0 and some is above 1, or when they xor to 1 and none is.',
      zh: '各部分不会再分开时：有大于 1 的值且异或为 0，或没有大于 1 的值且异或为 1，则必败。',
    },
    covers: (position) => values.knows(position) && position.every(staysWhole),
    outcome: (position) => {
      const { xor, large } = shape(position)
      return (large ? xor === 0n : xor === 1n) ? 'P' : 'N'
    },
    applied: (position) => {
      const { list, xor, large } = shape(position)
      return {
        en: `Here the values are ${list.slice(0, 12).join(', ')}: ${large ? 'some is' : 'none is'} above 1, and they xor to ${xor}.`,
        zh: `这里各值为 ${list.slice(0, 12).join('、')}：${large ? '有' : '没有'}大于 1 的，异或为 ${xor}。`,
      }
    },
    proof: {
      en: 'Call a position lost if it is of one of the two kinds. A move changes one value. From values that xor to 0 with some above 1, at least two are above 1, so one stays and the xor is no longer 0: not lost. From 0s and an odd number of 1s, a move leaves an even number of 1s, or one single value above 1 and an xor that is not 0: not lost. Conversely, with exactly one value above 1, move it to 0 or 1, whichever makes the number of 1s odd; with several and an xor that is not 0, move as in Nim, after which some is still above 1; with 0s and an even number of 1s, move a 1 to 0, or there is none and play is over with a win. Parts that fall apart would change several values at once: they are searched.',
      zh: '称这两类局面为败局。一步只改变一个值。若有大于 1 的值且异或为 0，则至少有两个大于 1，走后还剩一个而异或不再为 0，不是败局。若只有 0 和奇数个 1，走后或者 1 的个数为偶数，或者恰有一个值大于 1 而异或不为 0，都不是败局。反之，恰有一个值大于 1 时，把它走成 0 或 1，使 1 的个数为奇数；有多个大于 1 且异或不为 0 时，照尼姆那样走，走后仍有大于 1 的值；只有 0 和偶数个 1 时，把一个 1 走成 0，若没有 1，则已经结束且获胜。会分开的部分一步会改变几个值：用搜索判定。',
    },
  }
}

/** Whether no play in a part makes several parts of it. */
function neverSplits(parts: Parts, start: unknown): boolean {
  const met = new Set([parts.key(start)])
  const queue = [start]
  for (const part of queue)
    for (const option of parts.options(part)) {
      if (option.length > 1) return false
      for (const next of option) {
        const key = parts.key(next)
        if (!met.has(key)) queue.push(next)
        met.add(key)
      }
    }
  return true
}

/** Throws a TextError where a game cannot be played in such a way. */
export function refuseOver(text: string, offset: number, over: Over, inner: Game<unknown>): void {
  if (inner.convention === 'normal' && !inner.rules.stuckDraws && inner.is.kind !== 'sum') return
  throw new TextError(text, offset, {
    en: `Expected a game of normal play behind ${over}, neither a sum nor one that can be drawn by rule.`,
    zh: `${over} 后应是常规玩法的游戏，不能是和，也不能有和棋规则。`,
  })
}
