import {
  type Lang,
  type Language,
  NoProgram,
  type Style,
  styleOf,
  type Task,
  type Words,
  writeProgram,
} from '@nimber/core'
import { listTask } from './list-program.ts'
import { numbersTask } from './numbers-program.ts'
import { isNumbersProblem, type NumbersProblem, type Problem } from './problem.ts'
import { isAll } from './setup.ts'
import { aboutProblem, statedProgram } from './stated-program.ts'

/** The program that solves a problem in its full format; throws NoProgram where there is none. */
export function problemProgram(problem: Problem, language: Language, style: Style | Lang): string {
  const few = problem.bounds.total <= FEW
  const own = { few, ...styleOf(style) }
  if (problem.program) return statedProgram(problem, problem.program, language, own)
  if (!isNumbersProblem(problem)) throw new NoProgram(problem.noProgram ?? NOT_NUMBERS)
  const task = tasks.get(problem) ?? taskOf(problem)
  tasks.set(problem, task)
  return writeProgram(task, language, own)
}

/** Numbers of an input that any way of reading takes in no time. */
const FEW = 100_000

const NOT_NUMBERS: Words = {
  en: 'A program is printed for cases that are numbers and a list of them; the cases of this problem have more to them.',
  zh: '只有每组是若干个数和一列数时才能输出程序；这道题的每组数据不止这些。',
}

/** What the programs of problems do, which is the same in all languages. */
const tasks = new WeakMap<NumbersProblem, Task>()

/** What the program of a problem does. */
function taskOf(problem: NumbersProblem): Task {
  const { setups, numbered } = problem
  const lists = setups.some(({ at, params = {} }) => [at, ...Object.values(params)].some(isAll))
  const own = lists ? listTask(problem) : numbersTask(problem)
  return {
    ...own,
    cases: problem.envelope,
    ...(numbered && { numbered }),
    about: [...aboutProblem(problem), ...own.about],
  }
}
