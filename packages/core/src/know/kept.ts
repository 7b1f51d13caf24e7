import type { Game } from '../games/game.ts'
import { noteMemory } from '../model/memories.ts'
import { canonical } from '../rules/canonical.ts'

/** What is learned of as many games is kept; of others it is learned again. */
const MOST = 256

/** Something for each game, kept by its rule however that is written, as long as it is in use. */
export class Kept<T> {
  private readonly byRule = new Map<string, T>()
  /** For games that the rule language cannot say. */
  private byGame = new WeakMap<Game<unknown>, T>()

  constructor() {
    noteMemory(() => {
      this.byRule.clear()
      this.byGame = new WeakMap()
    })
  }

  get(game: Game<unknown>): T | undefined {
    const key = keyOf(game)
    return key === undefined ? this.byGame.get(game) : this.byRule.get(key)
  }

  set(game: Game<unknown>, thing: T): void {
    const key = keyOf(game)
    if (key === undefined) {
      this.byGame.set(game, thing)
      return
    }
    this.byRule.delete(key)
    this.byRule.set(key, thing)
    for (const oldest of this.byRule.keys()) if (this.byRule.size > MOST) this.byRule.delete(oldest)
  }
}

/** Formulas name the counters of a rule, and a table of one number is not that of two. */
function keyOf({ rule, rules, convention }: Game<unknown>): string | undefined {
  if (!rule) return undefined
  const names = rule.kind === 'counters' ? rule.names.join(',') : ''
  return `${convention} ${rules.axes} ${names} ${canonical(rule)}`
}
