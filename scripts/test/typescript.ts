import { createRequire } from 'node:module'

/**
 * The compiler's library. It is required, not imported: before an import Node would look through all of
 * its nine megabytes for the names that they export, which takes longer than to run them.
 */
export const ts = createRequire(import.meta.url)('typescript') as typeof import('typescript')
