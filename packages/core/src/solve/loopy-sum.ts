import type { Component } from '../games/game.ts'
import type { Evidence } from '../know/evidence.ts'
import { type Move, Moves } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import { addValues, outcomeOfValue, printValue, type Value } from '../model/value.ts'
import { join, sentence, type Words } from '../model/words.ts'
import type { Endless } from './verdict.ts'

/** A part of a sum: its value, and the moves from it to positions with a value. */
export interface LoopyPart {
  readonly value: Value
  readonly evidence: Evidence
  movesTo(value: bigint): Moves<unknown>
  /** The moves to positions whose value has a property, where all positions were searched. */
  movesWhere?(wanted: (value: Value) => boolean): Moves<unknown>
}

/** The verdict on a sum with parts that can go on for ever, by generalised values. */
export interface LoopySum<P> {
  readonly outcome: Outcome
  readonly evidence: Evidence
  value(): bigint | undefined
  winning(): Moves<P>
  drawing(): Moves<P>
  endless(): Endless
  why(): Words
}

/** Values below the one of a part that are tried for a move that keeps a draw. */
const TRIED = 1000n

/** Decides a sum by the generalised values of its parts; `spoken` says a move of it. */
export function loopySum<P>(
  components: readonly Component<P>[],
  parts: readonly LoopyPart[],
  spoken: (move: Move<P>) => Words,
): LoopySum<P> {
  const total = totalOf(parts)
  const outcome = outcomeOfValue(total)
  const inParts = (movesOf: (part: LoopyPart, rest: Value) => Moves<unknown>): Moves<P> =>
    Moves.concat(function* () {
      for (const [i, part] of parts.entries()) {
        const rest = totalOf(parts.filter((_, j) => j !== i))
        const after = (move: Move<unknown>) => (components[i] as Component<P>).after(move)
        yield movesOf(part, rest).map(after)
      }
    })
  const winning = () =>
    outcome === 'N'
      ? inParts((part, rest) => (typeof rest === 'bigint' ? part.movesTo(rest) : Moves.none()))
      : Moves.none<P>()
  const drawing = () => (outcome === 'D' ? inParts(keeping) : Moves.none<P>())
  return {
    outcome,
    evidence: { kind: 'sum', parts: parts.map((part) => part.evidence) },
    value: () => (typeof total === 'bigint' ? total : undefined),
    winning,
    drawing,
    endless: () => ({ value: total, remoteness: undefined }),
    why: () => {
      const texts = components.map(({ text }, i): Words => {
        const value = printValue(parts[i]?.value ?? 0n)
        return { en: `${text.en} has value ${value}`, zh: `${text.zh} 的值是 ${value}` }
      })
      const list = sentence(join(texts, '; ', '；'))
      const values = `${parts.map((part) => printValue(part.value)).join(' + ')} = ${printValue(total)}`
      const move = outcome === 'N' ? winning().first : drawing().first
      const lines = [
        list,
        { en: `${values}.`, zh: `${values}。` },
        conclusion(outcome, total, move && spoken(move)),
      ]
      return join(lines, '\n', '\n')
    },
  }
}

function totalOf(parts: readonly LoopyPart[]): Value {
  return parts.reduce<Value>((sum, { value }) => addValues(sum, value), 0n)
}

/** Moves of a part after which the sum is drawn. */
function keeping(part: LoopyPart, rest: Value): Moves<unknown> {
  const draws = (value: Value) => outcomeOfValue(addValues(rest, value)) === 'D'
  if (part.movesWhere) return part.movesWhere(draws)
  const { value } = part
  return Moves.concat(function* () {
    if (typeof value !== 'bigint') return
    for (let lower = value - 1n; lower >= 0n && value - lower <= TRIED; lower--)
      if (draws(lower)) yield part.movesTo(lower)
  })
}

function conclusion(outcome: Outcome, total: Value, move: Words | undefined): Words {
  if (outcome === 'P')
    return {
      en: 'The value is 0: the opponent has an answer to every move that makes it 0 again, and comes to an end.',
      zh: 'SG 值为 0：无论怎么走，对手都有一步使它回到 0，并且终会走完。',
    }
  if (outcome === 'D')
    return {
      en: `The value is infinite and no move makes it 0: a draw.${move ? ` A move that keeps it: ${move.en}.` : ''}`,
      zh: `值为 ∞，没有一步使它为 0：平局。${move ? `保持平局的一步：${move.zh}。` : ''}`,
    }
  const finite = typeof total === 'bigint'
  return {
    en: `${finite ? 'The value is not 0' : '0 is among the values that it reaches'}, so a move makes it 0${move ? `: ${move.en}` : ''}.`,
    zh: `${finite ? 'SG 值不为 0' : '它能到的值中有 0'}，所以有一步使它为 0${move ? `：${move.zh}` : ''}。`,
  }
}
