import {
  childrenOf,
  type Formula,
  floorPhi,
  numbersOf,
  type Verdict,
  type Words,
} from '@nimber/core'
import { stressWords } from './words.ts'

/** Why a golden pair is losing, for the games whose formula asks for ⌊kφ⌋. */
export function goldenPair({ game, position, outcome }: Verdict<unknown>): Words[] | undefined {
  const { formula, statement } = game.theorem ?? {}
  if (outcome !== 'P' || !formula || !statement || !asksPhi(formula)) return undefined
  const [low, high] = [...(numbersOf(game.shape, position) ?? [])].sort((a, b) => (a < b ? -1 : 1))
  if (low === undefined || high === undefined || floorPhi(high - low) !== low) return undefined
  const pair = [low, high, high - low] as const
  const sentence = { en: stressWords.en.golden(...pair), zh: stressWords.zh.golden(...pair) }
  return [sentence, statement]
}

const asksPhi = (formula: Formula): boolean =>
  formula.op === 'floorPhi' || childrenOf(formula).some(asksPhi)
