import type { Lang } from '@nimber/core'
import { EXIT } from '../frame/settings.ts'
import { green, Progress, print, red, wrap } from '../frame/terminal.ts'
import { ownProgram, type PlaceOptions, surveyNamed, withStore, workersFrom } from './open.ts'
import { surveyWords } from './words.ts'

interface CheckOptions extends PlaceOptions {
  readonly workers?: string
}

/** `nimber survey check`: exit code 0 where all certificates hold, 1 where one does not. */
export function runCheckSurvey(name: string, options: CheckOptions, lang: Lang): Promise<void> {
  return withStore(options, 'read', lang, async (open) => {
    const say = surveyWords[lang]
    const threads = workersFrom(options.workers)
    const survey = await surveyNamed(open, name)
    const bar = new Progress(say.checking)
    const { valid, flaws, missing } = await open.surveys.checkSurvey(open.database, survey, {
      threads,
      program: ownProgram(),
      progress: (done) => bar.update(done),
    })
    bar.clear()
    if (flaws.length === 0) print(green(say.allValid(valid)))
    else {
      print(red(say.flawed(flaws.length, valid)))
      for (const { rule, words } of flaws) print(wrap(`${rule}: ${words[lang]}`, '  '))
    }
    if (missing > 0) print(red(say.missing(missing)))
    if (flaws.length + missing > 0) process.exitCode = EXIT.invalid
  })
}
