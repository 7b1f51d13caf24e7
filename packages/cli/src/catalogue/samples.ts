import { join } from 'node:path'
import type { Lang } from '@nimber/core'
import { answersOf, printInput, stagesOf } from '@nimber/problems'
import { makeFolder } from '../files/folder.ts'
import { writeFile } from '../files/out-file.ts'
import { fail, refusing } from '../frame/failure.ts'
import { findProblem } from '../frame/find-problem.ts'
import { print } from '../frame/terminal.ts'
import { catalogueWords } from './words.ts'

/** Cases of an input of a test set that a person may want to read. */
const READABLE = 100

/** `nimber problems <id> --samples DIR`: the sample of the problem and an input of each kind. */
export function writeSamples(id: string | undefined, folder: string, lang: Lang): void {
  try {
    if (id === undefined) throw refusing(catalogueWords)((say) => say.samplesNeedId)
    const problem = findProblem(id)
    const inputs = [problem.sample.input]
    for (const { name, inputs: all } of stagesOf(problem, { seed: '1' }))
      for (const cases of all()) {
        inputs.push(printInput(problem, name === 'largest' ? cases : cases.slice(0, READABLE)))
        break
      }
    const outputs = inputs.map((input) => answersOf(problem, input).join(''))
    makeFolder(folder)
    for (const [i, input] of inputs.entries()) {
      const name = join(folder, `sample-${i + 1}`)
      writeFile(`${name}.in`, input)
      writeFile(`${name}.out`, outputs[i] ?? '')
    }
    print(catalogueWords[lang].samplesWritten(inputs.length, folder))
  } catch (error) {
    fail(error, lang)
  }
}
