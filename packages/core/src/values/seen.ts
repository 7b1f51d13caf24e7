/** The values of the heaps 0..reach of a rule. */
export interface Values {
  readonly reach: number
  at(heap: number): number
}
