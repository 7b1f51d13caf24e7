import { BeyondBudget, nearest } from '@nimber/core'
import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, MalformedInput, problems } from '@nimber/problems'
import { complain, EXIT, languageOf } from './settings.ts'
import { readInput, writeOutput } from './stdio.ts'
import { dictionary } from './words.ts'

/** Answers the judge problem with an id, from standard input to standard output. */
export function runJudge(id: string): void {
  const lang = languageOf(process.argv, process.env)
  const problem = problems.find((p) => p.id === id.toLowerCase())
  if (!problem) {
    const ids = problems.map((p) => p.id)
    complain(dictionary[lang].unknownProblem(id, nearest(id, ids) ?? ''))
    process.exitCode = EXIT.badInput
    return
  }
  try {
    judge(problem, new NumberReader(readInput), new TextWriter(writeOutput))
  } catch (error) {
    if (!(error instanceof MalformedInput || error instanceof BeyondBudget)) throw error
    complain(error.words[lang])
    process.exitCode = error instanceof MalformedInput ? EXIT.badInput : EXIT.beyondBudget
  }
}
