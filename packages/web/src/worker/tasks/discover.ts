import {
  type Certificate,
  type Discovery,
  explainDiscovery,
  type Formula,
  discover as find,
  isCondition,
  latexFormula,
  periodWords,
  printFormula,
  type Words,
} from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'
import { gameOfText } from '../games.ts'

export interface DiscoverArgs {
  readonly game: string
  readonly budget?: number
}

/** What holds for all positions: a formula for the value or for losing, or a law in words. */
export interface Statement {
  readonly about: 'value' | 'losing' | 'law'
  readonly text: Words
  readonly latex: Words
}

/** A discovery as plain data. */
export interface DiscoveryData
  extends Pick<
    Discovery,
    'status' | 'period' | 'preperiod' | 'saltus' | 'maxValue' | 'checkedTo' | 'tried' | 'remark'
  > {
  readonly game: Words
  readonly axes: 1 | 2
  readonly statements: readonly Statement[]
  /** Where the values begin to repeat, and how, where they do. */
  readonly periodWords: Words | undefined
  readonly why: Words
  readonly certificate: Certificate | undefined
}

/** The pattern of a game, proved where it can be. */
export function discover(args: DiscoverArgs, context: Context): DiscoveryData {
  const { game } = gameOfText(args.game)
  const found = find(game, budgetOf(context, args.budget))
  const { formula, law, value, period, preperiod = 0, saltus = 0, game: _, ...rest } = found
  const statements = [
    ...(formula ? [stated(formula)] : []),
    ...(law ? [{ about: 'law', text: law.text, latex: both(() => law.latex) } as const] : []),
    ...(value ? [stated(value)] : []),
  ]
  return {
    ...rest,
    certificate: found.certificate,
    game: { en: game.name, zh: game.nameZh },
    axes: game.rules.axes === 2 ? 2 : 1,
    statements,
    ...(period !== undefined && { period, preperiod, saltus }),
    periodWords:
      period === undefined ? undefined : periodWords({ from: preperiod, length: period, saltus }),
    why: explainDiscovery(found),
  }
}

function stated(formula: Formula): Statement {
  return {
    about: isCondition(formula) ? 'losing' : 'value',
    text: both((lang) => printFormula(formula, lang)),
    latex: both((lang) => latexFormula(formula, lang)),
  }
}

function both(text: (lang: 'en' | 'zh') => string): Words {
  return { en: text('en'), zh: text('zh') }
}
