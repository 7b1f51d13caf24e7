import type { Relation } from '../forms.ts'
import type { Claim } from './tokens.ts'

const MEANINGS: Readonly<Record<Exclude<Claim, '?'>, readonly Relation[]>> = {
  '<': ['<'],
  '>': ['>'],
  '=': ['='],
  '||': ['||'],
  '<=': ['<', '='],
  '>=': ['>', '='],
  '!=': ['<', '>', '||'],
  '<|': ['<', '||'],
  '|>': ['>', '||'],
}

/** Whether a claim is true where a relation holds; undefined where nothing is claimed. */
export function isTrue(claim: Claim, relation: Relation): boolean | undefined {
  return claim === '?' ? undefined : MEANINGS[claim].includes(relation)
}
