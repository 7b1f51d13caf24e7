import { nimSum } from '../arith/nim-sum.ts'
import { TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import { HEAPS, OWN } from '../model/shape.ts'
import { join, type Words } from '../model/words.ts'
import { type Game, heapFrame } from './game.ts'
import { lookOfHeaps } from './look.ts'
import { mooreMoves, mooreTheorem } from './moore-over.ts'
import { changeOf, Measure, mexOf, type Parts, partsOf, staysWhole } from './parts.ts'
import type { Theorem } from './theorem.ts'
import { stepsAfter } from './theorems/every.ts'

/** How the parts of a position are played together; `most` is in how many parts a move may be. */
export type Over =
  | { readonly kind: 'every-sg' | 'anti-sg' }
  | { readonly kind: 'moore'; readonly most: bigint }

/** What belongs to a way to play parts together. */
interface Way {
  readonly nameZh: string
  readonly name: string
  readonly convention: Game<unknown>['convention']
  readonly moves: (position: readonly unknown[]) => Iterable<Move<readonly unknown[]>>
  readonly theorem: Theorem<readonly unknown[]>
}

function wayOf(over: Over, parts: Parts): Way {
  const measure = new Measure(parts, over.kind === 'every-sg' ? longestAfter : mexOf)
  switch (over.kind) {
    case 'every-sg':
      return {
        name: over.kind,
        nameZh: 'Every-SG 游戏',
        convention: 'normal',
        moves: (position) => everyMoves(parts, position),
        theorem: everyTheorem(measure),
      }
    case 'anti-sg':
      return {
        name: over.kind,
        nameZh: 'Anti-SG 游戏',
        convention: 'misere',
        moves: (position) => antiMoves(parts, measure, position),
        theorem: antiTheorem(parts, measure),
      }
    case 'moore':
      return {
        name: `moore ${over.most}`,
        nameZh: `摩尔尼姆 ${over.most}`,
        convention: 'normal',
        moves: (position) => mooreMoves(parts, over.most, position),
        theorem: mooreTheorem(parts, measure, over.most),
      }
  }
}

/**
 * The parts of a game played by another rule: in every-sg one moves in every part that allows it; in
 * anti-sg in one of them, until all parts have the value 0, and then whoever is to move wins; in
 * moore in some of them, so many at the most.
 */
export function gameOver(over: Over, inner: Game<unknown>): Game<readonly unknown[]> {
  const parts = partsOf(inner)
  const { name, nameZh, convention, moves, theorem } = wayOf(over, parts)
  const heaps = heapFrame(inner) !== undefined
  const bracket = (text: string) =>
    inner.is.kind === 'rule' && inner.is.rule.kind === 'counters' ? `(${text})` : text
  return {
    name: `${name} ${bracket(inner.name)}`,
    nameZh: `${nameZh} ${bracket(inner.nameZh)}`,
    convention,
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
      moves,
      *upTo(size) {
        if (heaps)
          for (let a = 0n; a <= size; a++) for (let b = 0n; a + b <= size; b++) yield [a, b]
        else
          for (const one of inner.rules.upTo(Math.ceil(size / 2)))
            for (const other of inner.rules.upTo(1)) yield [one, other]
      },
      axes: undefined,
    },
    theorem,
  }
}

/** The steps that a part lasts: what falls apart lasts as long as the longest of its parts. */
function longestAfter(options: readonly (readonly bigint[])[]): bigint {
  return stepsAfter(options.map((parts) => parts.reduce((a, b) => (a > b ? a : b), 0n)))
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
  const isWhole = (part: unknown) => {
    const key = parts.key(part)
    const known = whole.get(key) ?? staysWhole(parts, part)
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
    covers: (position) => values.knows(position) && position.every(isWhole),
    outcome: (position) => {
      const { xor, large } = shape(position)
      return (large ? xor === 0n : xor === 1n) ? 'P' : 'N'
    },
    applied: (position) => {
      const { list, xor, large } = shape(position)
      if (list.every((value) => value === 0n))
        return {
          en: 'Here all values are 0, and by the rule of Anti-SG play ends there.',
          zh: '这里各值都为 0，按 Anti-SG 的规则到此结束。',
        }
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

/** Throws a TextError where a game cannot be played in such a way. */
export function refuseOver(
  text: string,
  offset: number,
  over: Over['kind'],
  inner: Game<unknown>,
): void {
  if (inner.convention === 'normal' && !inner.rules.stuckDraws && inner.is.kind !== 'sum') return
  throw new TextError(text, offset, {
    en: `Expected a game of normal play behind ${over}, neither a sum nor one that can be drawn by rule.`,
    zh: `${over} 后应是常规玩法的游戏，不能是和，也不能有和棋规则。`,
  })
}
