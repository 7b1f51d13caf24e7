import {
  CERTIFICATE_NAMES,
  type CheckResult,
  check,
  claimWords,
  formulaFromJson,
  type Lang,
  latexFormula,
  printFormula,
  proofWords,
} from '@nimber/core'
import { textOf } from '../files/in-file.ts'
import { factorFrom, fail, type Limits } from '../frame/failure.ts'
import { complain, EXIT } from '../frame/settings.ts'
import { bold, green, Progress, print, red, wrap } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { checkWords } from './words.ts'

/** No certificate has so many bytes: the longest are those of quotients, with a few thousand. */
const MOST_BYTES = 2 ** 26

interface CheckOptions extends Pick<Limits, 'budget'> {
  readonly json?: boolean
}

/**
 * `nimber check`: exit code 0 where the certificate holds, 1 where it does not, 3 where the check
 * would take more than it may.
 */
export function runCheck(file: string, options: CheckOptions, lang: Lang): void {
  const progress = new Progress()
  try {
    const budget = factorFrom(options.budget)
    const result = checkText(textOf(file, MOST_BYTES, progress), budget, progress)
    progress.clear()
    if (!result.valid) process.exitCode = result.beyond ? EXIT.beyondBudget : EXIT.invalid
    if (options.json) print(resultJson(result, lang))
    else printResult(result, lang)
  } catch (error) {
    progress.clear()
    fail(error, lang)
  }
}

function checkText(text: string, budget: number, progress: Progress): CheckResult {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { valid: false, words: { en: checkWords.en.notJson, zh: checkWords.zh.notJson } }
  }
  return check(json, { budget, progress: (done) => progress.update(done) })
}

function resultJson(result: CheckResult, lang: Lang): string {
  if (!result.valid) {
    const beyond = result.beyond && { beyondBudget: true }
    return JSON.stringify({ valid: false, ...beyond, reason: result.words })
  }
  const { certificate, computed } = result
  const { game, kind } = certificate
  if (certificate.kind === 'quotient') {
    const { order, pSize, period, preperiod } = certificate.claim
    return JSON.stringify({
      valid: true,
      game,
      certificate: kind,
      order,
      pSize,
      period,
      preperiod,
      computed,
    })
  }
  if (certificate.kind === 'equality' || certificate.kind === 'outcome')
    return JSON.stringify({ valid: true, game, certificate: kind, ...certificate.claim, computed })
  if (certificate.kind === 'automaton') {
    const { what, system, automata, formula } = certificate.claim
    const { digits, first, recurrence } = system
    return JSON.stringify({
      valid: true,
      game,
      certificate: kind,
      what,
      system: { digits, first, recurrence },
      states: automata.map(({ next }) => next.length),
      ...(formula !== undefined && { formula: formulaJson(formula, lang) }),
    })
  }
  if (certificate.kind === 'recursion') {
    const { period, preperiod } = certificate.claim
    return JSON.stringify({ valid: true, game, certificate: kind, period, preperiod, computed })
  }
  if (certificate.kind === 'partizan') {
    const { period, preperiod, saltus } = certificate.claim
    return JSON.stringify({
      valid: true,
      game,
      certificate: kind,
      period,
      preperiod,
      saltus,
      computed,
    })
  }
  const { period, preperiod, saltus, maxValue, formula } = certificate.claim
  return JSON.stringify({
    valid: true,
    game,
    certificate: kind,
    period,
    preperiod,
    saltus,
    maxValue,
    ...(formula !== undefined && { formula: formulaJson(formula, lang) }),
    computed,
  })
}

/** A formula that the checker confirmed. */
function formulaJson(json: unknown, lang: Lang): object {
  const formula = formulaFromJson(json)
  return { text: printFormula(formula, lang), latex: latexFormula(formula, lang) }
}

function printResult(result: CheckResult, lang: Lang): void {
  const [say, common] = [checkWords[lang], dictionary[lang]]
  if (!result.valid) {
    const { beyond, words } = result
    if (beyond) complain(wrap(say.unchecked(words[lang], beyond.needed)))
    else print(`${red(say.invalid)}\n${wrap(words[lang], '  ')}`)
    return
  }
  const { certificate, computed } = result
  const claim = claimWords(certificate)[lang]
  print(bold(wrap(certificate.game)))
  print(green(say.valid(CERTIFICATE_NAMES[certificate.kind][lang])))
  if (certificate.kind === 'quotient') {
    print(wrap(claim, '  '))
    print(wrap(checkWords[lang].checkedHeaps(computed), '  '))
    return
  }
  if (certificate.kind === 'equality' || certificate.kind === 'outcome') {
    print(wrap(claim, '  '))
    print(wrap(say.checkedStates(computed), '  '))
    return
  }
  if (certificate.kind === 'automaton' || certificate.kind === 'recursion') {
    print(wrap(claim, '  '))
    print(wrap(proofWords(certificate, computed)[lang], '  '))
    return
  }
  if (certificate.kind === 'partizan') {
    print(wrap(claim, '  '))
    print(wrap(say.validClaim(computed), '  '))
    return
  }
  const { maxValue } = certificate.claim
  const most = maxValue === null ? common.growing : common.largestValue(maxValue)
  print(wrap(`${claim} · ${most}`, '  '))
  print(wrap(say.validClaim(computed), '  '))
}
