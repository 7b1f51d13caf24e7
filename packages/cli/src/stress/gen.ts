import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '@nimber/core'
import {
  answersOf,
  type Case,
  first,
  type Problem,
  printInput,
  Random,
  randomCases,
  stagesOf,
} from '@nimber/problems'
import { writeFile } from '../files/out-file.ts'
import { cannotWrite } from '../files/words.ts'
import { FileError, fail } from '../frame/failure.ts'
import { print, writeText } from '../frame/terminal.ts'
import { findProblem, seedFrom } from './options.ts'
import { stressWords, wrongStress } from './words.ts'

/** `nimber gen`. */
export function runGen(
  id: string,
  { seed, size }: { readonly seed?: string; readonly size: string },
  lang: Lang,
): void {
  try {
    const problem = findProblem(id)
    writeText(printInput(problem, casesOf(problem, seedFrom(seed), size)))
  } catch (error) {
    fail(error, lang)
  }
}

function casesOf(problem: Problem, seed: string, size: string): readonly Case[] {
  if (size === 'max') {
    for (const { name, inputs } of stagesOf(problem, { seed }))
      if (name === 'largest') for (const cases of inputs()) return cases
  }
  if (!/^\d+$/.test(size) || Number(size) < 1) throw wrongStress((say) => say.badSize(size))
  return [...first(randomCases(problem, new Random(seed)), Number(size))]
}

/** Cases of an input of a test set that a person may want to read. */
const READABLE = 100

/** `nimber problems <id> --samples DIR`: the sample of the problem and an input of each kind. */
export function writeSamples(id: string | undefined, folder: string, lang: Lang): void {
  try {
    if (id === undefined) throw wrongStress((say) => say.samplesNeedId)
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
    print(stressWords[lang].samplesWritten(inputs.length, folder))
  } catch (error) {
    fail(error, lang)
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new FileError(cannotWrite(folder, error), error)
  }
}
