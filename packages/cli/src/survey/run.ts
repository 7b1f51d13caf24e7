import type { Lang } from '@nimber/core'
import type { Family, Kind, Status, Survey } from '@nimber/survey'
import { textOf } from '../files/in-file.ts'
import { bytesFrom, factorFrom } from '../frame/failure.ts'
import { complain } from '../frame/settings.ts'
import { cyan, Progress, print, wrap } from '../frame/terminal.ts'
import { workOff } from './crew.ts'
import {
  duration,
  insistent,
  type Library,
  type Open,
  type PlaceOptions,
  placeText,
  quoted,
  surveyNamed,
  tellFailure,
  withStore,
  workersFrom,
} from './open.ts'
import { surveyWords, wrongSurvey } from './words.ts'

interface RunOptions extends PlaceOptions {
  readonly name?: string
  readonly kind?: string
  readonly workers?: string
  readonly budget?: string
  readonly retry?: string
  readonly memory?: string
}

/** `nimber survey run`: begins a survey, or goes on with it. */
export async function runSurvey(text: string, options: RunOptions, lang: Lang): Promise<void> {
  const surveys = await import('@nimber/survey')
  let asked: { family: Family | undefined; workers: number; retry: Status[] }
  // before a store is opened, and perhaps made
  try {
    asked = {
      family: familyFrom(text, surveys),
      workers: workersFrom(options.workers),
      retry: retryFrom(options.retry),
    }
    kindFrom(options.kind)
    memoryFrom(options.memory)
    factorFrom(options.budget ?? '1')
    if (!asked.family || options.name !== undefined) nameFrom(options.name)
  } catch (error) {
    return tellFailure(error, surveys, lang)
  }
  const { family, workers, retry } = asked
  await withStore(options, 'write', lang, async (open) => {
    const steady = insistent(open, lang)
    const survey = family
      ? await beginOrFind(steady, family, options, lang)
      : await surveyNamed(steady, nameFrom(options.name))
    await again(steady, survey, retry, options, lang)
    await workOff(open, { workers, names: [survey.name], place: options, lang })
    await report(steady, survey.name, options, lang)
  })
}

/** Bytes that are read of a list. */
const MOST_BYTES = 2 ** 28

function familyFrom(text: string, surveys: Library): Family | undefined {
  if (text === '') return undefined
  if (text !== '-') return surveys.familyOf(text)
  return surveys.listedFamily(textOf('-', MOST_BYTES, new Progress()).split('\n'))
}

function nameFrom(name: string | undefined): string {
  if (name === undefined) throw wrongSurvey((say) => say.needFamily)
  if (!/^[^\p{Cc}]{1,100}$/u.test(name)) throw wrongSurvey((say) => say.badName)
  return name
}

/** The statuses of rows that can be tried again. */
const RETRIED = ['none', 'failed', 'verified'] as const

function retryFrom(text: string | undefined): Status[] {
  if (text === undefined) return []
  return text.split(/[,，]/).map((name) => {
    const status = RETRIED.find((each) => each === name)
    if (!status) throw wrongSurvey((say) => say.badRetry(name))
    return status
  })
}

function kindFrom(text = 'discover'): Kind {
  if (text === 'discover' || text === 'quotient') return text
  throw wrongSurvey((say) => say.badKind(text))
}

async function beginOrFind(
  { surveys, database }: Open,
  family: Family,
  options: RunOptions,
  lang: Lang,
): Promise<Survey> {
  const say = surveyWords[lang]
  const kind = kindFrom(options.kind)
  const name = nameFrom(options.name ?? surveys.usualName(family, kind))
  const found = await surveys.findSurvey(database, name)
  if (found) {
    if (found.digest !== surveys.digestOf(family))
      throw wrongSurvey((words) => words.otherFamily(name, found.family))
    if (found.kind !== kind) throw wrongSurvey((words) => words.otherKind(name, found.kind))
    return found
  }
  complain(say.rules(Number(family.count)))
  const progress = new Progress(say.reading)
  const queue = new surveys.Queue(database)
  await queue.start()
  const survey = await surveys.begin(database, queue, {
    name,
    family,
    kind,
    budget: factorFrom(options.budget ?? '1'),
    memory: memoryFrom(options.memory),
    progress: (done) => progress.update(done),
  })
  await queue.stop()
  progress.clear()
  complain(wrap(say.begins(name, survey.rules, survey.forms)))
  return survey
}

function memoryFrom(text: string | undefined): number | undefined {
  return text === undefined ? undefined : bytesFrom(text)
}

/** Makes jobs for what has none, and for rows that are to be tried again. */
async function again(
  { surveys, database }: Open,
  survey: Survey,
  retry: readonly Status[],
  options: RunOptions,
  lang: Lang,
): Promise<void> {
  const say = surveyWords[lang]
  const budget = factorFrom(options.budget ?? `${survey.budget}`)
  if (retry.length === 0 && budget > survey.budget)
    throw wrongSurvey((words) => words.needRetry(survey.name, survey.budget))
  const reopened =
    retry.length > 0 ? await surveys.reopen(database, survey, retry, budget) : undefined
  if (reopened === 0) complain(wrap(say.largerBudget(budget)))
  else if (reopened !== undefined) complain(say.reopened(reopened))
  const queue = new surveys.Queue(database)
  await queue.start()
  const now = await surveys.findSurvey(database, survey.name)
  await surveys.requeue(database, queue, now ?? survey)
  await queue.stop()
  const [state] = await surveys.progressOf(database, survey.name)
  if (state && state.done > 0 && state.done < state.forms)
    complain(wrap(say.resumes(survey.name, state.done, state.forms)))
}

/** What came out, and what to do next. */
async function report(
  { surveys, database }: Open,
  name: string,
  options: PlaceOptions,
  lang: Lang,
): Promise<void> {
  const say = surveyWords[lang]
  const [state] = await surveys.progressOf(database, name)
  if (!state) return
  const parts = surveys.STATUSES.map((status) => `${say.statuses[status]} ${state[status]}`)
  print(wrap(say.finished(parts.join(' · '), duration(state.seconds, lang))))
  const rest = `${quoted(name)}${placeText(options)}`
  const unsettled = RETRIED.filter((status) => state[status] > 0)
  const steps = [
    `nimber survey show ${rest}`,
    `nimber survey check ${rest}`,
    ...(unsettled.length > 0
      ? [`nimber survey run --name ${rest} --retry ${unsettled} --budget ${10 * state.budget}`]
      : []),
  ]
  print(`\n${cyan(say.next)}\n${steps.map((step) => `  ${step}`).join('\n')}`)
}
