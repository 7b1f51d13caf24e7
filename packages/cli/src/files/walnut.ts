import {
  type Automaton,
  automatonWalnut,
  type Lang,
  type Numeration,
  walnutCommand,
} from '@nimber/core'
import { complain } from '../frame/settings.ts'
import { wrap, writeText } from '../frame/terminal.ts'

/** Prints an automaton as a file of Walnut, and beside it how Walnut comes to its numeration system. */
export function printWalnut(set: Automaton, system: Numeration, lang: Lang): void {
  writeText(automatonWalnut(set, system))
  const command = walnutCommand(system)
  if (command === undefined) return
  const said = {
    en: `Walnut does not have the system msd_${system.name} before it is told: ${command}`,
    zh: `Walnut 本身没有记数系统 msd_${system.name}，请先在其中执行：${command}`,
  }
  complain(wrap(said[lang]))
}
