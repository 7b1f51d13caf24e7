/** From `from` on, what stands at n stands again at n + length, higher by `saltus`. */
export interface Period<N extends number | bigint = number> {
  readonly from: N
  readonly length: N
  /** 0 where it just comes back. */
  readonly saltus: N
}

/** A period of values, and the last heap whose value was computed to prove it. */
export interface SeenPeriod extends Period {
  readonly checkedTo: number
}
