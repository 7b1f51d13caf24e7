/** From `from` on, what stands at n stands again at n + length, higher by `saltus`. */
export interface Period<N extends number | bigint = number> {
  readonly from: N
  readonly length: N
  /** 0 where it just comes back. */
  readonly saltus: N
}
