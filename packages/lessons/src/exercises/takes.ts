import { capital, type Game, neighboursOr, type Rule, type Words } from '@nimber/core'
import { type AnyGame, inBoth, titleOf } from './naming.ts'

type Amounts = NonNullable<Extract<Rule, { readonly kind: 'heap' }>['take']>

/** What a move takes, where it only takes: `take 1, 3 or 4`; undefined where it does more. */
export function takesOf(game: AnyGame): Words | undefined {
  if (game.partizan || game.convention === 'misere') return undefined
  const rule = (game as Game<unknown>).rule
  if (rule?.kind !== 'heap' || !rule.take || rule.split || rule.thenSplit || rule.into)
    return undefined
  const amounts = amountsIn(rule.take)
  return amounts && { en: `take ${amounts.en}`, zh: `取 ${amounts.zh}`.replace(/取 (?!\d)/, '取') }
}

function amountsIn(amounts: Amounts): Words | undefined {
  switch (amounts.kind) {
    case 'set': {
      const list = amounts.values.map(String)
      return { en: listed(list, ', ', ' or '), zh: `${listed(list, '、', ' 或 ')} 颗` }
    }
    case 'range':
      return {
        en: neighboursOr(`${amounts.from} to ${amounts.to}`),
        zh: neighboursOr(`${amounts.from} 到 ${amounts.to} 颗`),
      }
    case 'powers':
      return { en: `a power of ${amounts.base}`, zh: `${amounts.base} 的幂` }
    case 'any':
      return { en: 'any number', zh: '任意多颗' }
    case 'odd':
      return { en: 'an odd number', zh: '奇数颗' }
    case 'even':
      return { en: 'an even number', zh: '偶数颗' }
    case 'union': {
      const parts = amounts.of.map(amountsIn)
      const all = parts.flatMap((part) => part ?? [])
      if (all.length < parts.length) return undefined
      return inBoth((lang) => all.map((part) => part[lang]).join({ en: ' or ', zh: '或' }[lang]))
    }
    default:
      return undefined
  }
}

/** A list of which the last two are joined by a word. */
export const listed = (list: readonly string[], comma: string, last: string) =>
  [list.slice(0, -1).join(comma), list.at(-1)].filter((part) => part !== '').join(last)

/** What is said of a rule before its values: what may be taken, or its name. */
export function ruleName(game: AnyGame): Words {
  const takes = takesOf(game)
  return inBoth((lang) =>
    takes ? { en: capital(takes.en), zh: `每次${takes.zh}` }[lang] : titleOf(game)[lang],
  )
}
