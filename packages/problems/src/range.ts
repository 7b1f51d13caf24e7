/** The numbers from `least` to `most`. */
export interface Range {
  readonly least: bigint
  readonly most: bigint
}
