import { game as nim } from '../../../core/src/games/catalogue/nim.ts'

/** The catalogue of the worker of the first page. */
export const catalogue = [nim]
