import { type HeapStream, streamOf } from '../formula/stream.ts'
import { equal, type Formula, isCondition, xorOf } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'
import { knownOf } from '../know/know.ts'
import type { HeapKnowledge, Knowledge } from '../know/knowledge.ts'
import { losingByTaking } from '../know/misere-knowledge.ts'

/**
 * A way to decide a list of heaps in one pass without keeping them: the result is 1 where the
 * player to move loses. Undefined where what is known of the game is not of that kind.
 */
export function losingStream(game: Game<unknown>): HeapStream | undefined {
  const losing = byTheorem.get(game) ?? losingFormula(game)
  return losing && streamOf(losing, {})
}

/** What theorems say does not change, and a judge asks in every case of its input. */
const byTheorem = new WeakMap<Game<unknown>, Formula>()

function losingFormula(game: Game<unknown>): Formula | undefined {
  const known = game.theorem?.covers ? undefined : knownOf(game)
  const losing = known && losingBy(known)
  if (losing && game.theorem?.formula) byTheorem.set(game, losing)
  return losing
}

/** When a list of heaps is losing. */
function losingBy(known: Knowledge): Formula | undefined {
  switch (known.kind) {
    case 'theorem': {
      const { formula, gives } = known
      if (!formula || gives === 'outcome' || isCondition(formula)) return formula
      return equal(formula, 0)
    }
    case 'heaps': {
      const value = formulaOf(known.values)
      return value && equal(xorOf(value), 0)
    }
    case 'taking': {
      const value = formulaOf(known.values)
      return value && losingByTaking(value)
    }
    default:
      return undefined
  }
}

/** The value of a heap as a formula, where there is one. */
function formulaOf(known: HeapKnowledge): Formula | undefined {
  return known.by === 'table' || known.by === 'automaton' ? undefined : known.formula
}
