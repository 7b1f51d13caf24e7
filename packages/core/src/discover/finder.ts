import type { Formula } from '../formula/tree.ts'
import type { Words } from '../model/words.ts'
import type { Grid } from './grid.ts'
import type { Line } from './line.ts'
import type { Law } from './pattern.ts'

/**
 * Looks for one kind of pattern: it fits a formula to a part of what it is shown, and hands it back
 * only if all the rest agrees. Each is a file in `finders/`, and the build lists them.
 */
interface FinderOf<Shown, Found> {
  /** What it looks for. */
  readonly words: Words
  /** Whether what it finds tells the value of a position or when it is losing. */
  readonly about: 'value' | 'losing'
  /** Finders are asked in this order. */
  readonly order: number
  find(shown: Shown): Found | undefined
}

/** A finder for games whose positions are one number. */
export interface LineFinder extends FinderOf<Line, Formula | Law> {
  readonly shown: 'line'
  /** With fewer values than this what fits may be chance: it is not asked. */
  readonly least: number
}

/** A finder for games whose positions are two numbers. */
export interface GridFinder extends FinderOf<Grid, Formula> {
  readonly shown: 'grid'
}

export type Finder = LineFinder | GridFinder
