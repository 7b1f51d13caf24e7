import type { Convention } from '../model/outcome.ts'
import type { Lang, Words } from '../model/words.ts'
import { printParting } from './partings.ts'
import type {
  Amounts,
  CodeRule,
  Condition,
  CounterRule,
  HeapRule,
  Linear,
  PartizanRule,
  Rule,
} from './rule.ts'
import { amountSetOf } from './sets.ts'

/** The rule in the rule language; parsing the text gives the same rule again. */
export function printRule(rule: Rule | PartizanRule, lang: Lang): string {
  if (rule.kind === 'partizan') {
    const [left, right] = [printRule(rule.left, lang), printRule(rule.right, lang)]
    return lang === 'en' ? `left ${left} right ${right}` : `左${left} 右${right}`
  }
  if (rule.kind === 'counters') return printCounters(rule, lang)
  return rule.kind === 'code' ? printCode(rule, lang) : printHeap(rule, lang)
}

/** The rule with its ending, as a whole game is typed: `misere take 1..4`. */
export function printPlayed(rule: Rule, convention: Convention): Words {
  const [en, zh] = convention === 'misere' ? ['misere ', '反常规 '] : ['', '']
  return { en: en + printRule(rule, 'en'), zh: zh + printRule(rule, 'zh') }
}

function printHeap(rule: HeapRule, lang: Lang): string {
  const [take, thenSplit, or] =
    lang === 'en' ? ['take', ' then may split', ' or '] : ['取', ' 后可拆分', ' 或 ']
  const split =
    rule.split &&
    { en: { any: 'split', unequal: 'split unequal' }, zh: { any: '拆分', unequal: '不等拆分' } }[
      lang
    ][rule.split]
  const amounts =
    rule.take && `${take} ${printAmounts(rule.take, lang)}${rule.thenSplit ? thenSplit : ''}`
  const into = rule.into && printParting(rule.into, lang)
  return [amounts, split, into].filter((part) => part !== undefined).join(or)
}

/** The amounts of a rule in the rule language. */
export function printAmounts(amounts: Amounts, lang: Lang): string {
  const or = lang === 'en' ? ' or ' : ' 或 '
  return amounts.kind === 'union'
    ? amounts.of.map((part) => printAmounts(part, lang)).join(or)
    : amountSetOf(amounts).print(amounts, lang)
}

function printCode(rule: CodeRule, lang: Lang): string {
  const word = rule.base === 8 ? { en: 'octal', zh: '八进制' } : { en: 'hex', zh: '十六进制' }
  const [whole, ...rest] = rule.digits.map((d) => d.toString(16).toUpperCase())
  return `${word[lang]} ${whole}.${rest.join('')}`
}

function printCounters(rule: CounterRule, lang: Lang): string {
  const [counters, where, and, stuck, leave, within] =
    lang === 'en'
      ? ['counters', 'where', 'and', 'stuck draws unless', 'leaves', 'in']
      : ['计数', '满足', '且', '走不动算平局，除非', '留下', '属于']
  const conditions = (list: readonly Condition[]) =>
    list.map((c) => `${printLinear(c.left)} ${c.is} ${printLinear(c.right)}`).join(` ${and} `)
  const moves = rule.moves.map((move) => {
    const changes = move.changes
      .map((c) => `${c.counter} ${c.by} ${printLinear(c.value)}`)
      .join(', ')
    const left = move.leaves?.map((forms) => `(${forms.map(printLinear).join(', ')})`)
    const done = left ? `${leave} ${left.join(` ${and} `)}` : changes
    const set = move.amounts ? [`k ${within} ${printAmounts(move.amounts, lang)}`] : []
    const held = [...set, ...(move.where.length > 0 ? [conditions(move.where)] : [])]
    return held.length > 0 ? `${done} ${where} ${held.join(` ${and} `)}` : done
  })
  const draws = rule.drawUnless ? [`${stuck} ${conditions(rule.drawUnless)}`] : []
  return [`${counters} ${rule.names.join(', ')}`, ...moves, ...draws].join('; ')
}

function printLinear(form: Linear): string {
  const terms = form.terms.map(([name, by]) => {
    const size = by < 0n ? -by : by
    return { negative: by < 0n, text: size === 1n ? name : `${size}*${name}` }
  })
  for (const [names, by] of form.products ?? []) {
    const size = by < 0n ? -by : by
    const factors = size === 1n ? names : [`${size}`, ...names]
    terms.push({ negative: by < 0n, text: factors.join('*') })
  }
  const { constant } = form
  if (constant !== 0n || terms.length === 0)
    terms.push({ negative: constant < 0n, text: `${constant < 0n ? -constant : constant}` })
  return terms
    .map(
      ({ negative, text }, i) =>
        (i === 0 ? (negative ? '-' : '') : negative ? ' - ' : ' + ') + text,
    )
    .join('')
}
