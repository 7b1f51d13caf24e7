import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** Gives all tests of a run one folder for what is temporary, and removes it when they have ended. */
export default function setup(): () => void {
  findPython()
  const folder = mkdtempSync(join(tmpdir(), 'nimber-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Lets `python3` be itself: a version manager puts a program in its place that takes twice as long. */
function findPython(): void {
  const asked = ['-c', 'import sys; print(sys.executable)']
  const { stdout } = spawnSync('python3', asked, { encoding: 'utf8' })
  const places = (process.env.PATH ?? '').split(delimiter)
  const place = dirname(stdout?.trim() || (places[0] ?? ''))
  if (stdout && !places.includes(place)) process.env.PATH = [place, ...places].join(delimiter)
}
