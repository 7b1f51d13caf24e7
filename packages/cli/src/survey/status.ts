import type { Lang } from '@nimber/core'
import type { Progress, RunningJob, Status } from '@nimber/survey'
import { bold, pad, print, widthOf, wrap } from '../frame/terminal.ts'
import { duration, type Open, type PlaceOptions, surveyNamed, withStore } from './open.ts'
import { surveyWords } from './words.ts'

interface StatusOptions extends PlaceOptions {
  readonly json?: boolean
}

/** `nimber survey status`: what is done, running, failed, how fast, and how long it will take. */
export function runStatus(
  name: string | undefined,
  options: StatusOptions,
  lang: Lang,
): Promise<void> {
  return withStore(options, 'read', lang, async (open) => {
    if (name !== undefined) await surveyNamed(open, name)
    await printAll(open, name, options, lang)
  })
}

/** `nimber survey list`: the surveys with their families. */
export function runList(options: StatusOptions, lang: Lang): Promise<void> {
  return withStore(options, 'read', lang, async ({ surveys, database }) => {
    const all = await surveys.progressOf(database)
    if (options.json) return print(JSON.stringify(all))
    if (all.length === 0) return print(surveyWords[lang].nothing)
    const width = Math.max(...all.map(({ name }) => widthOf(name)))
    const heads = all.map(({ name, done, forms }) => `${pad(name, width)}  ${done}/${forms}`)
    const lines = all.map(({ family }, i) => `${heads[i]}  ${family}`)
    // families that are long stand below their names
    const apart = lines.some((line) => widthOf(line) > 80)
    for (const [i, { family }] of all.entries())
      print(apart ? `${bold(heads[i] ?? '')}\n${wrap(family, '  ')}` : (lines[i] ?? ''))
  })
}

async function printAll(
  { surveys, database }: Open,
  name: string | undefined,
  { json }: StatusOptions,
  lang: Lang,
): Promise<void> {
  const say = surveyWords[lang]
  const all = await surveys.progressOf(database, name)
  if (json) return print(JSON.stringify(name === undefined ? all : (all[0] ?? null)))
  if (all.length === 0) return print(say.nothing)
  for (const one of all) printOne(one, surveys.STATUSES, lang)
}

/** As many running jobs are named. */
const MOST_NAMED = 4

/** A survey in three lines, and what is being worked on: whatever it is, it fits the terminal. */
function printOne(one: Progress, statuses: readonly Status[], lang: Lang): void {
  const say = surveyWords[lang]
  const { name, kind, rules, forms, done, running, rate, left } = one
  const time = left === null || left === 0 ? '' : duration(left, lang)
  print(`${bold(name)}  ${kind} · ${say.games(done, forms)}`)
  const found = statuses.map((status) => `${say.statuses[status]} ${one[status]}`)
  print(wrap(found.join(' · '), '  '))
  print(wrap(say.counts(rules, running, rate, time), '  '))
  for (const job of one.jobs.slice(0, MOST_NAMED)) print(wrap(runningText(job, lang), '  '))
  const more = one.jobs.length - MOST_NAMED
  if (more > 0) print(`  ${say.runMore(more)}`)
}

/** A job that is being worked on, in words. */
export function runningText(job: RunningJob, lang: Lang): string {
  const { rule, games, seconds, budget, host } = job
  return surveyWords[lang].runs(rule, games - 1, duration(seconds, lang), budget, host)
}
