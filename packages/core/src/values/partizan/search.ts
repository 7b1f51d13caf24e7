import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget } from '../../model/errors.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Ledger } from './work.ts'

/** The other player. */
export function otherOf(mover: Mover): Mover {
  return mover === 'left' ? 'right' : 'left'
}

/**
 * Who wins positions of a game, in either convention, by the moves alone: the player to move wins
 * where some move leaves a position that the other, who is then to move, does not win. What was
 * found stays.
 */
export class PartizanSearch<P> {
  private readonly game: PartizanGame<P>
  private readonly ledger: Ledger
  private readonly known = { left: new Map<string, Answer>(), right: new Map<string, Answer>() }
  private before = 0

  constructor(game: PartizanGame<P>, ledger: Ledger) {
    this.game = game
    this.ledger = ledger
  }

  /** How many positions were looked at, counted for each player to move. */
  get positions(): number {
    return this.known.left.size + this.known.right.size
  }

  /** Whether a player who begins wins a position; throws BeyondBudget. */
  wins(position: P, mover: Mover, budget: Budget): boolean {
    this.before = this.ledger.spent
    const stuckWins = this.game.convention === 'misere'
    const stack: Node<P>[] = []
    // of the position that was looked at last; undefined where it is now on the stack
    let answer = this.open(stack, position, mover, budget)
    try {
      for (let top = stack.at(-1); top; top = stack.at(-1)) {
        if (answer !== false && top.next < top.options.length) {
          answer = this.open(stack, top.options[top.next++] as P, otherOf(top.mover), budget)
          continue
        }
        // the other does not win after the last move, or wins after each
        answer = answer === false || (stuckWins && top.options.length === 0)
        this.known[top.mover].set(top.key, answer)
        stack.pop()
      }
    } finally {
      for (const { mover: to, key } of stack) this.known[to].delete(key)
    }
    return answer === true
  }

  /** What is known of a position; where nothing is, it is put onto the stack. */
  private open(
    stack: Node<P>[],
    position: P,
    mover: Mover,
    { search, progress }: Budget,
  ): boolean | undefined {
    const { rules, partizan } = this.game
    const key = (rules.key ?? rules.print).call(rules, position)
    const known = this.known[mover].get(key)
    if (known === 'open') throw comesBack()
    if (known !== undefined) return known
    const options = this.ledger.list(() => partizan.options(position, mover), key.length)
    const spent = this.ledger.spent - this.before
    if (spent > search || this.positions > MOST) throw tooLong(this.positions)
    if ((this.positions & 1023) === 0) progress?.(spent / search)
    // only what is on the stack is open: nothing is left so where the budget ends here
    this.known[mover].set(key, 'open')
    stack.push({ key, mover, options, next: 0 })
    return undefined
  }
}

type Answer = boolean | 'open'

/** A position some of whose options are decided: all but the last lead to a win of the other. */
interface Node<P> {
  readonly key: string
  readonly mover: Mover
  readonly options: readonly P[]
  next: number
}

/** More positions than this do not fit in memory, whatever the budget. */
const MOST = 10_000_000

function tooLong(positions: number): BeyondBudget {
  const words = {
    en: `The search met ${positions} positions and did not reach the end.`,
    zh: `搜索遇到 ${positions} 个局面，仍未到底。`,
  }
  return new BeyondBudget(words, positions > MOST ? Number.POSITIVE_INFINITY : undefined)
}

function comesBack(): BeyondBudget {
  return new BeyondBudget(
    {
      en: 'Play can come back to a position here: only games that end are decided.',
      zh: '这里可能走回原来的局面：只能判定必定结束的游戏。',
    },
    Number.POSITIVE_INFINITY,
  )
}
