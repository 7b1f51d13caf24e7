import { formulaToJson } from '../../formula/json.ts'
import type { Formula } from '../../formula/tree.ts'

/** A text that is the same for formulas that are built alike. */
export function keyOf(f: Formula): string {
  return JSON.stringify(formulaToJson(f))
}
