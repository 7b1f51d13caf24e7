import { games } from './tasks/games.ts'
import { hint, reply } from './tasks/reply.ts'
import { verdict } from './tasks/verdict.ts'
import { plainView, view } from './tasks/view.ts'

/**
 * What the worker can be asked, by name: each entry loads a function of plain data (and a Context)
 * to plain data. What the first page needs is here at once, the rest comes when it is first asked.
 */
export const tasks = {
  games: async () => games,
  verdict: async () => verdict,
  view: async () => view,
  plainView: async () => plainView,
  reply: async () => reply,
  hint: async () => hint,
  outcomes: async () => (await import('./tasks/outcomes.ts')).outcomes,
  review: async () => (await import('./tasks/review.ts')).review,
  values: async () => (await import('./tasks/values.ts')).values,
  options: async () => (await import('./tasks/values.ts')).options,
  sketch: async () => (await import('./tasks/sketch.ts')).sketch,
  typed: async () => (await import('./tasks/typed.ts')).typed,
  describe: async () => (await import('./tasks/describe.ts')).describe,
  derive: async () => (await import('./tasks/derive.ts')).derive,
  problemsOf: async () => (await import('./tasks/problems-of.ts')).problemsOf,
  fresh: async () => (await import('./tasks/fresh.ts')).fresh,
  table: async () => (await import('./tasks/table.ts')).table,
  discover: async () => (await import('./tasks/discover.ts')).discover,
  heapForms: async () => (await import('./tasks/heap-forms.ts')).heapForms,
  automaton: async () => (await import('./tasks/automaton.ts')).automaton,
  check: async () => (await import('./tasks/check.ts')).checkText,
  judge: async () => (await import('./tasks/judge.ts')).judgeText,
  trial: async () => (await import('./tasks/trial.ts')).trial,
  compare: async () => (await import('./tasks/trial.ts')).compare,
  problems: async () => (await import('./tasks/problems.ts')).problemCards,
  problem: async () => (await import('./tasks/problems.ts')).problemData,
  program: async () => (await import('./tasks/program.ts')).program,
  read: async () => (await import('./tasks/read.ts')).read,
  written: async () => (await import('./tasks/read.ts')).written,
  place: async () => (await import('./tasks/read.ts')).place,
  draw: async () => (await import('./tasks/draw.ts')).draw,
  write: async () => (await import('./tasks/write.ts')).write,
  quotient: async () => (await import('./tasks/quotient.ts')).quotient,
  topics: async () => (await import('./tasks/learn.ts')).topics,
  question: async () => (await import('./tasks/learn.ts')).question,
  mark: async () => (await import('./tasks/learn.ts')).mark,
  match: async () => (await import('./tasks/learn.ts')).match,
  refute: async () => (await import('./tasks/learn.ts')).refute,
  sheet: async () => (await import('./tasks/learn.ts')).sheet,
  result: async () => (await import('./tasks/learn.ts')).result,
  checkResult: async () => (await import('./tasks/learn.ts')).checkResult,
  graph: async () => (await import('./tasks/graph.ts')).graph,
  graphFile: async () => (await import('./tasks/graph.ts')).graphFile,
}

export type TaskName = keyof typeof tasks
type Task<K extends TaskName> = Awaited<ReturnType<(typeof tasks)[K]>>
/** What a task is asked with; nothing for a task without arguments. */
export type Args<K extends TaskName> = Parameters<Task<K>>[0]
export type Result<K extends TaskName> = Awaited<ReturnType<Task<K>>>
