import { capital, type VerdictRecord, type Words } from '@nimber/core'

/** What the core says to those who have the command `nimber` at hand, and what a page says instead. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/;? ?`nimber games` lists (?:them all|the named ones)\./g, ''],
  [/[；;]? ?`nimber games` ?列出(?:全部|有名字的)。/g, ''],
  [
    /checkable: nimber discover '[^']*' --certificate proof\.json/g,
    'checkable in the lab, where the certificate can be downloaded',
  ],
  [/可验证：nimber discover '[^']*' --certificate proof\.json/g, '可在实验室验证并下载证书'],
  [
    /the proof: nimber discover '[^']*' --certificate proof\.json/g,
    'the proof can be downloaded in the lab',
  ],
  [/证明：nimber discover '[^']*' --certificate proof\.json/g, '证明可在实验室下载'],
  [/ \(--\w+ allows more\)|（--\w+ 可放宽）/g, ''],
  [/(: write|：请写) --to /g, '$1 '],
  [/nimber graph solves others/g, 'the page Graphs solves others'],
  [/有环的图用 nimber graph 求解/g, '有环的图用“图”页面求解'],
]

/** The words without commands for a shell, which a page has not. */
export function pageWords({ en, zh }: Words): Words {
  const said = (text: string) =>
    INSTEAD.reduce((so, [command, instead]) => so.replace(command, instead), text)
  return { en: said(en), zh: said(zh) }
}

/** The record of a verdict as a page shows it. */
export function pageRecord(record: VerdictRecord): VerdictRecord {
  const { en, zh } = pageWords(record.grounds)
  return { ...record, grounds: { en: capital(en), zh } }
}
