import { noteMemory } from '../model/memories.ts'
import { canonical } from '../rules/canonical.ts'
import type { Rule } from '../rules/rule.ts'

/**
 * One thing for each rule, however it is written: kept as long as somebody holds the rule in one of
 * its writings, so that a table of many megabytes does not outlive who asked for it.
 */
export class PerRule<T extends object> {
  private own = new WeakMap<Rule, T>()
  private readonly kept = new Map<string, WeakRef<T>>()
  private sweepAt = 64

  constructor() {
    noteMemory(() => {
      this.own = new WeakMap()
      this.kept.clear()
    })
  }

  get(rule: Rule): T | undefined {
    const own = this.own.get(rule)
    if (own) return own
    const same = this.kept.get(canonical(rule))?.deref()
    if (same) this.own.set(rule, same)
    return same
  }

  set(rule: Rule, thing: T): void {
    this.own.set(rule, thing)
    this.kept.set(canonical(rule), new WeakRef(thing))
    if (this.kept.size > this.sweepAt) this.sweep()
  }

  /** Forgets the names of what is gone. */
  private sweep(): void {
    for (const [name, thing] of this.kept) if (!thing.deref()) this.kept.delete(name)
    this.sweepAt = 2 * Math.max(32, this.kept.size)
  }
}
