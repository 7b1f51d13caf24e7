import { coins } from './coins.ts'
import type { Problem } from './define.ts'
import { hdu } from './hdu.ts'
import { nyoj } from './nyoj.ts'

export type { Envelope, Problem } from './define.ts'
export { judge, MalformedInput } from './judge.ts'

/** All judge problems, in the order in which they are listed. */
export const problems: readonly Problem[] = [...nyoj, ...hdu, ...coins]
