// What went well, and on what: it need not be done again on the same. A clean clone has no stamps.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notes } from './run.js'

const file = join(notes, 'passed.json')

/** Whether a task has passed with this stamp. */
export function hasPassed(name, stamp) {
  return read()[name] === stamp
}

/** Notes that a task has passed with a stamp. */
export function notePassed(name, stamp) {
  mkdirSync(notes, { recursive: true })
  writeFileSync(file, JSON.stringify({ ...read(), [name]: stamp }))
}

function read() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
