import type { Lang } from '@nimber/core'
import { fail } from '../frame/failure.ts'
import { complain } from '../frame/settings.ts'
import { print, wrap } from '../frame/terminal.ts'
import { workOff } from './crew.ts'
import { type PlaceOptions, placeFrom, withStore, workersFrom } from './open.ts'
import { surveyWords, wrongSurvey } from './words.ts'

interface WorkOptions extends PlaceOptions {
  readonly workers?: string
}

/** `nimber survey work`: a worker, here or on another machine. */
export async function runWork(options: WorkOptions, lang: Lang): Promise<void> {
  const say = surveyWords[lang]
  try {
    const { store, db } = placeFrom(options)
    if (store === undefined && db === undefined) throw wrongSurvey((words) => words.needDb)
    workersFrom(options.workers)
  } catch (error) {
    return fail(error, lang)
  }
  await withStore(options, 'work', lang, async (open) => {
    const workers = workersFrom(options.workers)
    const all = await open.surveys.progressOf(open.surveys.insisting(open.database))
    if (all.every(({ done, forms }) => done === forms)) return print(say.noWork)
    complain(wrap(say.working(open.database.place, workers)))
    print(say.workDone(await workOff(open, { workers, place: options, lang })))
  })
}
