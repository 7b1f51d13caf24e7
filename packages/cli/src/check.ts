import { readFileSync } from 'node:fs'
import { type CheckResult, check, type Lang, periodWords } from '@nimber/core'
import { fail, UsageError } from './failure.ts'
import { EXIT } from './settings.ts'
import { bold, green, Progress, print, red, wrap } from './terminal.ts'
import { dictionary } from './words.ts'

/** `nimber check`: exit code 0 where the certificate holds, 1 where it does not. */
export function runCheck(file: string, options: { readonly json?: boolean }, lang: Lang): void {
  const progress = new Progress()
  try {
    const text = readText(file)
    const result = checkText(text, progress)
    progress.clear()
    if (!result.valid) process.exitCode = EXIT.invalid
    if (options.json) print(resultJson(result))
    else printResult(result, lang)
  } catch (error) {
    progress.clear()
    fail(error, lang)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError((say) => say.cannotReadFile(file, code ?? message))
  }
}

function checkText(text: string, progress: Progress): CheckResult {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { valid: false, words: { en: dictionary.en.notJson, zh: dictionary.zh.notJson } }
  }
  return check(json, { progress: (done) => progress.update(done) })
}

function resultJson(result: CheckResult): string {
  if (!result.valid) return JSON.stringify({ valid: false, reason: result.words })
  const { game, kind, claim } = result.certificate
  const { period, preperiod, saltus, maxValue } = claim
  const { computed } = result
  return JSON.stringify({
    valid: true,
    game,
    certificate: kind,
    period,
    preperiod,
    saltus,
    maxValue,
    computed,
  })
}

function printResult(result: CheckResult, lang: Lang): void {
  const say = dictionary[lang]
  if (!result.valid) {
    print(red(say.invalid))
    print(wrap(result.words[lang], '  '))
    return
  }
  const { game, kind, claim } = result.certificate
  const { preperiod: from, period: length, saltus, maxValue } = claim
  print(bold(wrap(game)))
  print(green(`${say.valid} (${kind})`))
  const most = maxValue === null ? say.growing : say.largestValue(maxValue)
  print(wrap(`${periodWords({ from, length, saltus })[lang]} · ${most}`, '  '))
  print(wrap(say.validClaim(result.computed), '  '))
}
