import { Solver } from './solver.ts'

/** The solver of the game on the first page: it loads soon, and plays nothing else. */
export const firstSolver = new Solver(
  () => new Worker(new URL('./first.ts', import.meta.url), { type: 'module' }),
)
