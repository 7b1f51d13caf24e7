import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives all tests of a run one folder for what is temporary, and removes it when they have ended. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'nimber-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
