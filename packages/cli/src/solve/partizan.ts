import {
  briefNumbers,
  explainEvidence,
  explainPartizan,
  formText,
  type Lang,
  PARTIZAN_OUTCOMES,
  type PartizanVerdict,
  positionIn,
  printDyadic,
} from '@nimber/core'
import { bold, cyan, green, print, red, wrap, yellow } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { clip, printMoves } from './moves.ts'
import { solveWords } from './words.ts'

/** Prints a verdict for either player. */
export function printPartizan(verdict: PartizanVerdict, all: boolean, lang: Lang): void {
  const [say, common] = [solveWords[lang], dictionary[lang]]
  const { game, position, outcome } = verdict
  const name = lang === 'en' ? game.name : game.nameZh
  print(bold(wrap(`${name}: ${clip(positionIn(game, position, lang))}`)))
  const paint = { L: green, R: green, N: yellow, P: red }[outcome]
  print(`${paint(PARTIZAN_OUTCOMES[outcome][lang])} (${outcome})`)
  for (const line of figures(verdict, lang)) print(wrap(line))
  if (outcome === 'L' || outcome === 'N') printMoves(say.leftMoves, verdict.left, game, all, lang)
  if (outcome === 'R' || outcome === 'N') printMoves(say.rightMoves, verdict.right, game, all, lang)
  print(`\n${cyan(common.why)}\n${wrap(explainPartizan(verdict)[lang], '  ')}`)
  print(`\n${cyan(say.evidence)}\n${wrap(explainEvidence(verdict.evidence)[lang], '  ')}`)
}

/** A longer name of a value is told by smaller heaps where it can be. */
const LONGEST = 120

/** Value, mean and temperature, as far as they are known. */
function figures(verdict: PartizanVerdict, lang: Lang): string[] {
  const { forms, value, mean, temperature, recursion } = verdict
  const [say, common] = [solveWords[lang], dictionary[lang]]
  const line = (title: string, text: string) =>
    `${title}${common.colon}${briefNumbers(clip(text, 600), lang)}`
  const lines: string[] = []
  const text = value === undefined ? '' : formText(forms, value)
  if (recursion !== undefined && (text === '' || text.length > LONGEST))
    lines.push(line(say.value, recursion))
  else if (value !== undefined) lines.push(line(say.value, text || say.longValue))
  if (mean) lines.push(line(say.mean, printDyadic(mean)))
  if (temperature) lines.push(line(say.temperature, printDyadic(temperature)))
  return lines
}
