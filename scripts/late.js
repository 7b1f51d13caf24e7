// How V8 treats programs that run for seconds.
import { spawnSync } from 'node:child_process'

const { stdout: known } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })

/**
 * Options of Node for programs that run for seconds: code is optimised later, since most of it runs for a
 * moment only, and a fifth of their time went into that.
 */
export const LATE = known.includes('--interrupt-budget ') ? ['--interrupt-budget=600000'] : []
