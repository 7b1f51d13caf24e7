import type { Words } from '../model/words.ts'

/** How large automata may grow, and how long it may take to make them. */
export interface Bounds {
  /** The most states of one automaton. */
  readonly states: number
  /** The most seconds. */
  readonly seconds: number
  /** The most bytes of one automaton. */
  readonly memory: number
  /** Told from time to time how much of the time has gone, as a share of 1, and what is being done; may throw to stop. */
  readonly progress?: ((done: number, stage?: Words) => void) | undefined
}

export const USUAL_BOUNDS: Bounds = { states: 500_000, seconds: 20, memory: 2 ** 30 }

/** The most letters that an alphabet of tuples of digits may have. */
const MOST_LETTERS = 4096

/** Which bound was met. */
export interface MetBound {
  readonly of: 'states' | 'seconds' | 'memory' | 'letters'
  readonly limit: number
}

/** An automaton that was being made is beyond its bounds. */
export class BeyondBounds extends Error {
  readonly met: MetBound

  constructor(met: MetBound) {
    super(`beyond the bound of ${met.limit} ${met.of}`)
    this.met = met
  }
}

/** Looks, while automata are made, whether they stay within their bounds. */
export class Work {
  readonly bounds: Bounds
  /** The largest automaton met, before it was made smaller. */
  peak = 0
  /** What is being done, for who waits. */
  stage: Words | undefined
  private readonly started = performance.now()
  private ticks = 0

  constructor(bounds: Partial<Bounds> = {}) {
    this.bounds = { ...USUAL_BOUNDS, ...bounds }
  }

  /** Work that is a part of this one, within tighter bounds; its end is not that of the whole. */
  part(states: number, seconds: number): Work {
    const { bounds } = this
    const left = Math.max(0, bounds.seconds - this.spent / 1000)
    const part: Work = new Work({
      ...bounds,
      states: Math.min(bounds.states, states),
      seconds: Math.min(left, seconds),
      progress: bounds.progress && ((_, stage) => bounds.progress?.(this.share, stage)),
    })
    part.stage = this.stage
    return part
  }

  /** Milliseconds since the work began. */
  get spent(): number {
    return performance.now() - this.started
  }

  /** The share of the time that is gone. */
  get share(): number {
    return Math.min(1, this.spent / 1000 / this.bounds.seconds)
  }

  /** Notes that an automaton has so many states, each with a row of so many numbers. */
  states(count: number, row: number): void {
    const { states, memory } = this.bounds
    if (count > this.peak) this.peak = count
    if (count > states) throw new BeyondBounds({ of: 'states', limit: states })
    if (4 * count * row > memory) throw new BeyondBounds({ of: 'memory', limit: memory })
    if ((++this.ticks & 1023) === 0) this.time()
  }

  /** Looks at the clock. */
  time(): void {
    const { seconds, progress } = this.bounds
    const { spent } = this
    progress?.(this.share, this.stage)
    if (spent > 1000 * seconds) throw new BeyondBounds({ of: 'seconds', limit: seconds })
  }

  /** Refuses an alphabet that is too large. */
  letters(count: number): number {
    if (count > MOST_LETTERS) throw new BeyondBounds({ of: 'letters', limit: MOST_LETTERS })
    return count
  }
}
