import {
  formPeriodWords,
  type Lang,
  type PartizanDiscovery,
  partizanDiscoveryWords,
} from '@nimber/core'
import { bold, cyan, green, print, wrap, yellow } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { discoverWords } from './words.ts'

/** As many values are printed. */
const SHOWN = 24

/** Prints how the values of heaps go on for players with rules of their own, and why. */
export function printPartizan(discovery: PartizanDiscovery, lang: Lang): void {
  const [say, common] = [discoverWords[lang], dictionary[lang]]
  const { game, period, values, certificate, checkedTo } = discovery
  const section = (title: string, body: string) => print(`\n${cyan(title)}\n${wrap(body, '  ')}`)
  print(bold(wrap(lang === 'en' ? game.name : game.nameZh)))
  if (!period) print(yellow(say.noPattern(`n = ${checkedTo}`)))
  else print(green(say.proved(certificate?.kind ?? 'theorem')))
  if (period) section(say.pattern, formPeriodWords(period.length, period.from, period.saltus)[lang])
  const shown = values.slice(0, SHOWN).map((value) => value || '…')
  section(say.firstValues, `${shown.join('  ')}${values.length > SHOWN || !period ? '  …' : ''}`)
  section(common.why, partizanDiscoveryWords(discovery)[lang])
  const steps = [
    ...(certificate
      ? [`nimber discover '${game.name}' --certificate proof.json`, 'nimber check proof.json']
      : []),
    `nimber table '${game.name}' --to 100`,
  ]
  section(say.next, steps.join('\n'))
}

/** The same as one line of JSON: what `discover --json` says of other games, and the values. */
export function partizanJson({
  game,
  status,
  period,
  checkedTo,
  certificate,
  values,
  outcomes,
}: PartizanDiscovery): string {
  return JSON.stringify({
    game: game.name,
    status,
    formula: null,
    period: period?.length ?? null,
    preperiod: period?.from ?? null,
    saltus: period?.saltus ?? null,
    maxValue: null,
    checkedTo,
    certificate: certificate?.kind ?? null,
    values,
    ...(outcomes && { outcomes }),
  })
}
