import type { PartizanCertificate } from '../../certify/certificate.ts'
import { certifyPartizan } from '../../certify/prove-partizan.ts'
import { Forms } from '../../forms/forms.ts'
import { formText } from '../../forms/text/write.ts'
import type { PartizanGame } from '../../games/partizan/game.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget, TextError, within } from '../../model/errors.ts'
import type { PartizanRule } from '../../rules/rule.ts'
import { HeapOutcomes } from '../../values/partizan/heap-outcomes.ts'
import { PartizanTable } from '../../values/partizan/heap-table.ts'
import { recursionTexts } from '../../values/partizan/recursion-text.ts'
import { DISCOVER_BUDGET } from '../discover.ts'

/** How the values of all heaps go on for players with rules of their own, as far as it is known. */
export interface PartizanDiscovery {
  readonly game: PartizanGame<unknown>
  /** proved: with a certificate, or by the theorem alone where that is too long; none: not known. */
  readonly status: 'proved' | 'none'
  /** G(n + length) = G(n) + saltus for all n ≥ from. */
  readonly period?: { readonly from: number; readonly length: number; readonly saltus: string }
  /**
   * Where the values do not: how the canonical forms go on by means of smaller heaps, which is proved:
   * `{G(n-1)|0}` for the heaps from + 0, from + 1, … and all a multiple of the period larger.
   */
  readonly recursion?: { readonly from: number; readonly forms: readonly string[] }
  /** Where the values are not known to repeat: how who wins a heap does, which is proved. */
  readonly outcomes?: OutcomePeriod
  /**
   * The first values as texts: to the end of the first period where there is one. In misère play,
   * which has none, who wins the first heaps.
   */
  readonly values: readonly string[]
  /** The largest heap whose value was computed. */
  readonly checkedTo: number
  readonly certificate?: PartizanCertificate
}

/** From heap `from` on, who wins repeats like these letters: L, R, N or P. */
interface OutcomePeriod {
  readonly from: number
  readonly letters: string
}

/** The share of a budget for discoveries that is spent on forms, and the most heaps looked at. */
const SHARE = 0.01
const MOST_HEAPS = 100_000
/** As many where it is known how the forms go on. */
const FEW_HEAPS = 4200
/** As many values are listed at most. */
const MOST_LISTED = 1000
/** As many where no period is known. */
const SHOWN = 40

/**
 * How the values of heaps of a partizan rule go on, proved where the theorem applies; throws a
 * TextError for another game.
 */
export function discoverPartizan(
  game: PartizanGame<unknown>,
  budget: Budget = DISCOVER_BUDGET,
): PartizanDiscovery {
  const { is } = game
  if (is.kind === 'misere' && is.of.is.kind === 'rule')
    return discoverWinners(game, is.of.is.rule, budget)
  if (is.kind !== 'rule') {
    const alike = is.kind === 'entry' ? is.entry.alike : undefined
    const both = {
      en: alike ? ` Where both players have all its moves it is ${alike}.` : '',
      zh: alike ? `双方都可用全部走法时，它是 ${alike}。` : '',
    }
    throw new TextError(game.name, 0, {
      en: `${game.name} has no values of heaps to look at: expected a rule for each player.${both.en}`,
      zh: `${game.nameZh} 没有各堆的值可看：应是双方各有规则的游戏。${both.zh}`,
    })
  }
  const table = new PartizanTable(is.rule, new Forms())
  grow(table, { ...budget, table: SHARE * budget.table })
  const { period: found, forms, recursion: nested } = table
  const recursion = found ? undefined : nested
  const certificate = certifyPartizan(table)
  const winners = HeapOutcomes.of(is.rule, 'normal')
  const outcomes = found || !winners ? undefined : outcomePeriod(winners, budget)
  const last = found ? Math.min(found.from + found.length, MOST_LISTED) : SHOWN
  return {
    game,
    status: found || recursion ? 'proved' : 'none',
    ...(found && {
      period: {
        from: found.from,
        length: found.length,
        saltus: formText(forms, found.saltus),
      },
    }),
    values: Array.from({ length: Math.min(last, table.size) }, (_, n) =>
      formText(forms, table.at(n)),
    ),
    checkedTo: found?.checkedTo ?? recursion?.checkedTo ?? table.size - 1,
    ...(recursion && {
      recursion: { from: recursion.from, forms: recursionTexts(table, recursion) },
    }),
    ...(outcomes && { outcomes }),
    ...(certificate && { certificate }),
  }
}

/** How it goes on who wins heaps in misère play, where the rules never split. */
function discoverWinners(
  game: PartizanGame<unknown>,
  rule: PartizanRule,
  budget: Budget,
): PartizanDiscovery {
  const heaps = HeapOutcomes.of(rule, 'misere')
  if (!heaps)
    throw new TextError(game.name, 0, {
      en: `${game.name} has nothing to look at: in misère play heaps have no values, and who wins them is known to repeat only where both players take bounded amounts and never split.`,
      zh: `${game.nameZh} 没有可看的：反常规下各堆没有值；只有双方取的数目有界且从不拆分时，各堆的胜负才必定重复。`,
    })
  const outcomes = outcomePeriod(heaps, budget)
  const { from, length, checkedTo } = heaps.period ?? { from: 0, length: 0, checkedTo: MOST_HEAPS }
  const last = Math.min(Math.max(SHOWN, from + length), MOST_LISTED)
  return {
    game,
    status: outcomes ? 'proved' : 'none',
    values: Array.from({ length: last }, (_, n) => heaps.at(BigInt(n), budget)),
    checkedTo,
    ...(outcomes && { outcomes }),
  }
}

/** How it repeats who wins a heap, where that is short enough to be listed. */
function outcomePeriod(heaps: HeapOutcomes, budget: Budget): OutcomePeriod | undefined {
  if (within(() => heaps.at(BigInt(MOST_HEAPS), budget)) === undefined) return undefined
  const { from, length } = heaps.period ?? { from: 0, length: MOST_HEAPS }
  if (length > MOST_LISTED) return undefined
  const letters = Array.from({ length }, (_, i) => heaps.at(BigInt(from + i), budget)).join('')
  return { from, letters }
}

/** Computes values until it is proved how they, or their forms, go on, or the budget ends. */
function grow(table: PartizanTable, budget: Budget): void {
  try {
    table.extend(FEW_HEAPS, budget)
    if (!table.recursion) table.extend(MOST_HEAPS, budget)
  } catch (error) {
    if (!(error instanceof BeyondBudget) || table.size === 0) throw error
  }
}
