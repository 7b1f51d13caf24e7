import {
  automatonDot,
  automatonSvg,
  type Discovery,
  type Lang,
  MOST_DRAWN_STATES,
  provedSet,
} from '@nimber/core'
import { writeFile } from '../files/out-file.ts'
import { printWalnut } from '../files/walnut.ts'
import { writeText } from '../frame/terminal.ts'
import { wrongDiscover } from './words.ts'

/** Options that show the automaton of a proof. */
export interface AutomatonOptions {
  readonly svg?: string
  readonly dot?: string
  readonly format?: string
}

/** Whether some of them are given; refuses a format that there is not. */
export function wantsAutomaton({ svg, dot, format }: AutomatonOptions): boolean {
  if (format !== undefined && format !== 'walnut')
    throw wrongDiscover((say) => say.badFormat(format))
  return svg !== undefined || dot !== undefined || format !== undefined
}

/** Draws the automaton that proves a pattern, or prints it as a file of Walnut. */
export function showAutomaton(
  { certificate, game }: Discovery,
  { svg, dot, format }: AutomatonOptions,
  lang: Lang,
): void {
  const proved = certificate?.kind === 'automaton' ? provedSet(certificate) : undefined
  if (!proved) throw wrongDiscover((say) => say.noAutomaton)
  const { set, names, system } = proved
  const title = lang === 'en' ? game.name : game.nameZh
  if (svg !== undefined) {
    if (set.size > MOST_DRAWN_STATES)
      throw wrongDiscover((say) => say.tooManyStates(set.size, MOST_DRAWN_STATES))
    writeFile(svg, automatonSvg({ title, automaton: set, tracks: names, lang }))
  }
  if (dot === '-') writeText(automatonDot(set, title))
  else if (dot !== undefined) writeFile(dot, automatonDot(set, title))
  if (format !== undefined) printWalnut(set, system, lang)
}
