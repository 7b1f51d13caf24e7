import {
  attemptWords,
  automatonWords,
  CERTIFICATE_NAMES,
  type Certificate,
  type Discovery,
  expectedBudget,
  explainDiscovery,
  explainFamily,
  type FamilyDiscovery,
  type Formula,
  firstAccepted,
  type Game,
  inLang,
  isCondition,
  type Lang,
  periodLine,
  periodWords,
  printFormula,
  sparkline,
  tabulate,
  valuesPerColumn,
  type Words,
} from '@nimber/core'
import { bold, cyan, dim, green, print, wrap, yellow } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { discoverWords } from './words.ts'

/**
 * Prints what was found about a game within a budget, how well it is known, and what to do next.
 */
export function printDiscovery(discovery: Discovery, lang: Lang, budget: number): void {
  const [say, common] = [discoverWords[lang], dictionary[lang]]
  const { game, status, formula, law, seen, certificate } = discovery
  print(bold(wrap(lang === 'en' ? game.name : game.nameZh)))
  const theorem = discovery.settledBy
  if (theorem)
    print(green(wrap(say.settledBy(theorem.name[lang], inLang(theorem.reference, lang)))))
  print(statusLine(discovery, lang))
  const lines = [
    ...(formula ? [statement(formula, game, lang)] : law ? [law.text[lang]] : []),
    ...(certificate?.kind === 'automaton' ? [automatonWords(certificate)[lang]] : []),
    ...(discovery.value && !discovery.verified
      ? [`G = ${printFormula(discovery.value, lang)}`]
      : []),
    ...periodLines(discovery, lang),
  ]
  if (lines.length > 0) printSection(say.pattern, lines.join('\n'))
  printBeginning(discovery, lang)
  printVerified(discovery, lang)
  printSection(common.why, explainDiscovery(discovery)[lang])
  if (status === 'none' && !discovery.remark) printTried(discovery.tried, lang)
  if (status !== 'proved') printTried((discovery.attempts ?? []).map(attemptWords), lang)
  if (seen) print(wrap(say.noPeriodYet(seen.to, seen.heap, seen.largest), '  '))
  printSection(say.next, nextSteps(discovery, budget).join('\n'))
}

/** What the positions looked at show besides what is proved. */
function printVerified(discovery: Discovery, lang: Lang): void {
  const { verified, game } = discovery
  if (!verified) return
  const { value, law, checkedTo } = verified
  const formula = discovery.formula ? undefined : verified.formula
  const lines = [
    ...(formula ? [statement(formula, game, lang)] : law ? [law.text[lang]] : []),
    ...(value ? [`G = ${printFormula(value, lang)}`] : []),
  ]
  printSection(discoverWords[lang].alsoSeen(reachOf(game, checkedTo)), lines.join('\n'))
}

/** Up to which positions something was looked at. */
function reachOf({ rules }: Game<unknown>, to: number): string {
  return rules.axes === 1 ? `n = ${to}` : rules.axes === 2 ? `${to} × ${to}` : `${to}`
}

/** How well the pattern is known; a theorem beside it may say more. */
function statusLine(discovery: Discovery, lang: Lang): string {
  const { game, status, certificate, checkedTo, settledBy } = discovery
  const say = discoverWords[lang]
  if (certificate) return green(say.proved(CERTIFICATE_NAMES[certificate.kind][lang]))
  const to = reachOf(game, checkedTo)
  if (settledBy) return yellow(status === 'none' ? say.noPatternToo(to) : say.verifiedToo(to))
  return yellow(status === 'none' ? say.noPattern(to) : say.verified(to))
}

function printSection(title: string, body: string): void {
  print(`\n${cyan(title)}\n${wrap(body, '  ')}`)
}

/** What a formula says, with what it is about before it. */
function statement(formula: Formula, game: Game<unknown>, lang: Lang): string {
  const text = printFormula(formula, lang)
  if (isCondition(formula)) return dictionary[lang].losingWhen + text
  return `${game.rules.axes === 2 ? 'G' : 'G(n)'} = ${text}`
}

function periodLines({ period, maxValue }: Discovery, lang: Lang): string[] {
  const say = dictionary[lang]
  if (!period) return []
  const most = maxValue === undefined ? say.growing : say.largestValue(maxValue)
  return [`${periodWords(period)[lang]} · ${most}`]
}

/** As many values are printed, and at most drawn; so large is the corner that is shown. */
const SHOWN = 24
const MOST_DRAWN = 1_000_000
const WIDTH = 76
const CORNER = 20

function printBeginning(discovery: Discovery, lang: Lang): void {
  const [say, common] = [discoverWords[lang], dictionary[lang]]
  const { game, checkedTo, period, certificate } = discovery
  if (game.rules.axes === undefined) {
    const losing = certificate?.kind === 'automaton' ? firstAccepted(certificate, CORNER) : []
    const shown = losing.slice(0, 10).map((numbers) => `(${numbers.join(', ')})`)
    if (shown.length > 0) printSection(say.firstLosing, `${shown.join(' ')} …`)
    return
  }
  if (game.rules.axes === 2) {
    const table = tabulate(game, [CORNER, CORNER])
    const losing: string[] = []
    for (let a = 0; a <= CORNER; a++)
      for (let b = 0; b <= CORNER; b++)
        if (['0', 'L'].includes(`${table.cell(a, b)}`)) losing.push(`(${a}, ${b})`)
    const shown = losing.slice(0, 10).join(' ')
    printSection(say.firstLosing, losing.length > 10 ? `${shown} …` : shown)
    return
  }
  const known = discovery.certificate ? Number.POSITIVE_INFINITY : checkedTo
  const wanted = period ? period.from + 3 * period.length : 0
  const drawn = Math.max(WIDTH - 1, Math.min(wanted, MOST_DRAWN))
  // misère play has letters, which are not drawn, and more of them take a search
  const last = Math.min(known, game.convention === 'misere' ? SHOWN : drawn)
  const table = tabulate(game, [last])
  const cells = Array.from({ length: last + 1 }, (_, n) => table.cell(n))
  const beginning = cells.slice(0, SHOWN).join(' ')
  printSection(say.firstValues, cells.length > SHOWN ? `${beginning} …` : beginning)
  if (table.letters) return
  print(`  ${sparkline(cells.map(Number), WIDTH)}`)
  if (period) print(dim(`  ${periodLine(cells.length, period, WIDTH)}`))
  const share = valuesPerColumn(cells.length, WIDTH)
  if (share > 1) print(dim(wrap(common.meanOf(share), '  ')))
}

function nextSteps({ game, status, certificate, seen }: Discovery, budget: number): string[] {
  const name = game.is.kind === 'own' ? `--moves ${game.name}` : `'${game.name}'`
  const { axes } = game.rules
  const bound = axes && (axes === 2 ? '20x20' : '100')
  return [
    ...(certificate
      ? [
          `nimber discover ${name} --certificate proof.json`,
          `nimber check proof.json${checkOption(certificate)}`,
        ]
      : status === 'none' || seen
        ? [`nimber discover ${name} --budget ${10 * budget}`]
        : []),
    ...(bound === undefined ? [] : [`nimber table ${name} --to ${bound}`]),
  ]
}

/** The option with which the check of a certificate comes to its end, where it needs one. */
function checkOption(certificate: Certificate): string {
  // what is judged by the first steps may be half of it
  const budget = Math.ceil(2 * expectedBudget(certificate))
  return budget > 1 && budget < Number.POSITIVE_INFINITY ? ` --budget ${budget}` : ''
}

/** Prints what was found about a family of games. */
export function printFamily(family: FamilyDiscovery, lang: Lang): void {
  const [say, common] = [discoverWords[lang], dictionary[lang]]
  const { text, formula, members } = family
  print(bold(wrap(text)))
  print(yellow(formula ? say.verifiedMembers(members) : say.noFamilyPattern(members)))
  if (formula) printSection(say.pattern, `G(n) = ${printFormula(formula, lang)}`)
  printSection(common.why, explainFamily(family)[lang])
  if (!formula) printTried(family.tried, lang)
}

/** A list of what was looked for, each item behind a dot. */
function printTried(tried: readonly Words[], lang: Lang): void {
  for (const words of tried) print(`  · ${wrap(words[lang], '    ').slice(4)}`)
}
