import { type Lang, type Language, type Task, writeProgram } from '@nimber/core'
import { listTask } from './list-program.ts'
import { numbersTask } from './numbers-program.ts'
import type { Problem } from './problem.ts'
import { isAll } from './setup.ts'

/** The program that solves a problem in its full format; throws NoProgram where there is none. */
export function problemProgram(problem: Problem, language: Language, lang: Lang): string {
  return writeProgram(taskOf(problem), language, lang)
}

/** What the program of a problem does. */
function taskOf(problem: Problem): Task {
  const { title, rule, limits, setups, numbered } = problem
  const lists = setups.some(({ at, params = {} }) => [at, ...Object.values(params)].some(isAll))
  const own = lists ? listTask(problem) : numbersTask(problem)
  return {
    ...own,
    cases: problem.envelope,
    ...(numbered && { numbered }),
    about: [
      { en: `${title.en}: ${rule.en}`, zh: `${title.zh}：${rule.zh}` },
      { en: `Limits: ${limits.en}.`, zh: `范围：${limits.zh}。` },
      ...own.about,
    ],
  }
}
