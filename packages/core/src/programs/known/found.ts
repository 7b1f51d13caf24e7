import { explainDiscovery } from '../../explain/discovery.ts'
import { printFormula } from '../../formula/print.ts'
import { equal, type Formula } from '../../formula/tree.ts'
import { childrenOf } from '../../formula/walk.ts'
import type { Discovery } from '../../know/discovery.ts'
import type { Words } from '../../model/words.ts'
import { endsAlways } from './counters.ts'
import { positionOf } from './position-shape.ts'
import type { Recipe } from './task.ts'
import { winningFormula } from './winning.ts'

/** A table of more values than this is made by the program instead of written in it. */
const LONGEST_TABLE = 400

/** Whether the tables of a formula are short enough to be written in a program. */
export function shortEnough(f: Formula): boolean {
  if (f.op === 'periodic' && f.first.length + f.values.length > LONGEST_TABLE) return false
  return childrenOf(f).every(shortEnough)
}

/** What a discovery says and how well it is known. */
export function discoveryWords(found: Discovery, f: Formula): readonly Words[] {
  const about =
    found.about === 'losing'
      ? { en: 'Losing when', zh: '必败条件：' }
      : { en: 'The value is', zh: 'SG 值：' }
  const text = (lang: 'en' | 'zh') => printFormula(f, lang)
  return [
    { en: `${about.en} ${text('en')}.`, zh: `${about.zh}${text('zh')}。` },
    explainDiscovery(found),
  ]
}

/** Who wins by a formula that was found; undefined where it is too long or leaves draws open. */
export function byDiscovery(found: Discovery, f: Formula): Recipe | undefined {
  const { game, about } = found
  // where play may go on for ever, who does not lose may draw
  if (game.rule?.kind === 'counters' && !endsAlways(game.rule)) return undefined
  const losing = about === 'losing' ? f : equal(f, 0)
  const { shape, lets } = positionOf(game, losing)
  const winning = winningFormula(game, losing)
  if (winning === 'unknown' || !shortEnough(f)) return undefined
  const value = about === 'value' ? f : found.value
  return {
    shape,
    lets,
    losing,
    ...(winning && { winning }),
    ...(value && { value }),
    why: discoveryWords(found, f),
  }
}
