import { BeyondBudget, type Lang } from '@nimber/core'
import { NumberReader, TextWriter } from '@nimber/kernels'
import { judge, MalformedInput, type Problem } from '@nimber/problems'
import { firstRead, hasMark, MARK_SIZE, type Read, readInput, writeOutput } from '../files/stdio.ts'
import { fail } from '../frame/failure.ts'
import { findProblem } from '../frame/find-problem.ts'
import { complain, EXIT, languageOf } from '../frame/settings.ts'

/** Answers the judge problem with an id, from standard input to standard output. */
export function runJudge(id: string): void {
  const lang = languageOf(process.argv, process.env)
  try {
    judgeInput(findProblem(id), lang)
  } catch (error) {
    fail(error, lang)
  }
}

/** Answers a problem, from standard input to standard output. */
export function judgeInput(problem: Problem, lang: Lang): void {
  try {
    judge(problem, new NumberReader(withoutMark(readInput)), new TextWriter(writeOutput))
  } catch (error) {
    if (!(error instanceof MalformedInput || error instanceof BeyondBudget)) throw error
    complain(error.words[lang])
    process.exitCode = error instanceof MalformedInput ? EXIT.badInput : EXIT.beyondBudget
  }
}

/** The source with a byte order mark at its beginning read as blanks, so that offsets stay right. */
function withoutMark(read: Read): Read {
  let first = true
  return (into) => {
    const size = first ? firstRead(read, into) : read(into)
    if (first && hasMark(into)) into.fill(0x20, 0, MARK_SIZE)
    first = false
    return size
  }
}
