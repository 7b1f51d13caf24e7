// What pages show of the other packages without loading them: the build runs this and writes it down.
export { amounts } from '../pages/lab/field/amounts.ts'
export { homeCards } from './cards.ts'
export { openingsOf } from './openings.ts'
export { foundProblems } from './problems.ts'
