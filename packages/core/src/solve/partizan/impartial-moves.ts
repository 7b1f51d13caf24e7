import { compareDyadic, ZERO } from '../../arith/dyadic.ts'
import { nimAdd, nimSum } from '../../arith/nim-sum.ts'
import type { Form, Forms } from '../../forms/forms.ts'
import { gameOfRule } from '../../games/catalogue.ts'
import { type Component, type Game, heapFrame } from '../../games/game.ts'
import { gameSum, type Positions } from '../../games/sum.ts'
import type { Budget } from '../../model/budget.ts'
import { Moves, type Run } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import { canonical } from '../../rules/canonical.ts'
import { heapMove } from '../../rules/heaps.ts'
import { take } from '../../rules/make.ts'
import { decide } from '../decide.ts'

/** To which values a player has to move in a part whose values are nimbers. */
export type Wanted = 'all' | 'none' | { readonly only: bigint } | { readonly but: bigint }

/** An impartial part with so many moves is not looked at move by move. */
const MANY = 1000

export function hasManyMoves({ rules }: Game<unknown>, position: unknown): boolean {
  let count = 0
  for (const _ of rules.moves(position)) if (++count > MANY) return true
  return false
}

/**
 * To which values a player wins by moving in a part beside a form: the other player begins then, and
 * rest + ∗k has to be at least 0 for Left. Undefined where only a look at each k tells.
 */
export function wantedBeside(forms: Forms, rest: Form, mover: Mover): Wanted | undefined {
  const own = mover === 'left' ? rest : forms.negate(rest)
  const simple = forms.asSimple(own)
  const sign = compareDyadic(simple?.value ?? forms.rightStop(own), ZERO)
  if (sign !== 0) return sign > 0 ? 'all' : 'none'
  if (!simple) return undefined
  const { ups, nim } = simple
  if (ups === 0) return { only: BigInt(nim) }
  // ↑ + ∗m is positive but for m = 1, and all of ⇑ + ∗m are
  if (ups === 1) return { but: nimAdd(BigInt(nim), 1n) }
  return ups > 0 ? 'all' : 'none'
}

/** The moves of an impartial position to values that are wanted. */
export function movesToWanted(
  game: Game<unknown>,
  position: unknown,
  wanted: Wanted,
  budget: Budget,
): Moves<unknown> {
  if (wanted === 'none') return Moves.none()
  if (wanted !== 'all' && 'only' in wanted) return movesTo(game, position, wanted.only, budget)
  const but = wanted === 'all' ? undefined : wanted.but
  const frame = heapFrame(game)
  if (frame && canonical(frame.rule) === NIM_TEXT)
    return nimMoves(frame.numbers(position), but) as Moves<unknown>
  if (but === undefined) return Moves.of(() => game.rules.moves(position))
  return Moves.of(function* () {
    const not = new Set(Array.from(movesTo(game, position, but, budget), ({ to }) => printed(to)))
    for (const move of game.rules.moves(position)) if (!not.has(printed(move.to))) yield move
  })
  function printed(at: unknown): string {
    return game.rules.print(at)
  }
}

const NIM = take({ kind: 'any' })
const NIM_TEXT = canonical(NIM)

/** All moves of Nim, but for those to a value. */
function nimMoves(heaps: readonly bigint[], but: bigint | undefined): Moves<readonly bigint[]> {
  const value = nimSum(heaps)
  return new Moves(function* (): Generator<Run<readonly bigint[]>> {
    for (const [index, heap] of heaps.entries()) {
      const run = (from: bigint, count: bigint) => ({
        count,
        at: (i: bigint) => heapMove(heaps, index, [from - i]),
      })
      const hole = but === undefined ? heap : nimAdd(nimAdd(heap, value), but)
      if (hole < heap) {
        yield run(heap - 1n, heap - 1n - hole)
        yield run(hole - 1n, hole)
      } else yield run(heap - 1n, heap)
    }
  })
}

/** The moves of an impartial position to a value: those that win beside a nim-heap of that size. */
function movesTo(
  game: Game<unknown>,
  position: unknown,
  value: bigint,
  budget: Budget,
): Moves<unknown> {
  if (value === 0n) return decide(game, position, budget).winning()
  const sum = gameSum([game, gameOfRule(NIM, 'normal')])
  const beside: Game<Positions> = {
    ...sum,
    // moves keep the words that they have alone
    components: (positions) =>
      (sum.components?.(positions) ?? []).map(
        (part, i): Component<Positions> => ({
          ...part,
          after: ({ text, to }) => ({ text, to: positions.with(i, to) }),
        }),
      ),
  }
  const heap = [value]
  const winning = decide(beside, [position, heap], budget).winning()
  return new Moves(function* () {
    for (const { count, at } of winning.runs()) {
      if (count === 0n || at(0n).to[1] !== heap) continue
      yield {
        count,
        at: (i) => {
          const { text, to } = at(i)
          return { text, to: to[0] }
        },
      }
    }
  })
}
