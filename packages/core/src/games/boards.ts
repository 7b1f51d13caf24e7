import type { Words } from '../model/words.ts'

/** Squares with things on them, in two directions or more; moves name squares by their numbers. */
export interface SquaresLook {
  readonly kind: 'squares'
  readonly thing: 'coin' | 'bomb' | 'knight'
  /** The number of the first row and of the first column. */
  readonly from: 0 | 1
  /** What stands between the numbers of a square. */
  readonly sign: ',' | '/'
  /** How many rows and columns there are, and how many such boards in each further direction. */
  readonly size: readonly number[]
  /** The square of each thing: row, column and further numbers; several may share one. */
  readonly at: readonly (readonly number[])[]
}

/** Vertices that are joined by edges; moves name either. */
export interface NetworkLook {
  readonly kind: 'network'
  /** Hanging from its first vertex, standing on it as on the ground, round a circle, or as edges pull. */
  readonly layout: 'hanging' | 'standing' | 'circle' | 'free'
  readonly vertices: readonly NetworkVertex[]
  /** Of a graph that hangs or stands, edge i leads from the parent of vertex i + 1 to it. */
  readonly edges: readonly NetworkEdge[]
  /** What a click does. */
  readonly invite: Words
  /** What else there is to know of the position. */
  readonly notes?: readonly Words[]
}

interface NetworkVertex {
  readonly name: string
  /** What stands in it instead of its name. */
  readonly says?: string
  /** How many tokens stand on it. */
  readonly tokens?: number
  /** Whether it is out of play, or a hole. */
  readonly is?: 'out' | 'hole'
}

interface NetworkEdge {
  readonly name: string
  readonly ends: readonly [string, string]
  readonly arrow?: boolean
  readonly says?: string
}

/** Rows of tiles with a text each; tiles that a move does not tell apart share a name. */
export interface TilesLook {
  readonly kind: 'tiles'
  readonly shape: 'digit' | 'pearl'
  readonly rows: readonly (readonly Tile[])[]
}

interface Tile {
  readonly name: string
  readonly text: string
}
