import {
  CERTIFICATE_NAMES,
  formPeriodWords,
  type Lang,
  type PartizanDiscovery,
  partizanDiscoveryWords,
  recursionWords,
} from '@nimber/core'
import { bold, cyan, green, print, wrap, yellow } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { discoverWords } from './words.ts'

/** As many values are printed, as long as they can be read. */
const SHOWN = 24
const LONGEST = 60

/** Prints how the values of heaps go on for players with rules of their own, and why. */
export function printPartizan(discovery: PartizanDiscovery, lang: Lang): void {
  const [say, common] = [discoverWords[lang], dictionary[lang]]
  const { game, period, recursion, values, certificate, checkedTo, outcomes } = discovery
  const misere = game.convention === 'misere'
  const section = (title: string, body: string) => print(`\n${cyan(title)}\n${wrap(body, '  ')}`)
  print(bold(wrap(lang === 'en' ? game.name : game.nameZh)))
  const kind = certificate ? CERTIFICATE_NAMES[certificate.kind][lang] : say.theorem
  if (period || recursion) print(green(say.proved(kind)))
  else if (outcomes && misere) print(green(say.winnersOnly))
  else print(yellow((outcomes ? say.winnersProved : say.noPattern)(`n = ${checkedTo}`)))
  if (period) section(say.pattern, formPeriodWords(period.length, period.from, period.saltus)[lang])
  if (recursion) section(say.pattern, recursionWords(recursion.from, recursion.forms)[lang])
  const long = values.findIndex((value) => value === '' || value.length > LONGEST)
  const shown = values.slice(0, long < 0 ? SHOWN : Math.min(SHOWN, long))
  const more = values.length > shown.length || !period
  section(misere ? say.firstWinners : say.firstValues, `${shown.join('  ')}${more ? '  …' : ''}`)
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
  recursion,
}: PartizanDiscovery): string {
  return JSON.stringify({
    game: game.name,
    status,
    formula: null,
    period: period?.length ?? recursion?.forms.length ?? null,
    preperiod: period?.from ?? recursion?.from ?? null,
    saltus: period?.saltus ?? null,
    maxValue: null,
    checkedTo,
    certificate: certificate?.kind ?? null,
    values,
    ...(recursion && { recursion: recursion.forms }),
    ...(outcomes && { outcomes }),
  })
}
