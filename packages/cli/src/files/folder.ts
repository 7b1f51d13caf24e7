import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { FileError } from '../frame/failure.ts'
import { cannotWrite } from './words.ts'

/** Makes a folder and those above it where they are missing; throws a FileError. */
export function makeFolder(path: string): void {
  try {
    make(path)
  } catch (error) {
    throw new FileError(cannotWrite(path, error), error)
  }
}

/**
 * Node's own `recursive` never ends where the system says of a new folder that its parent is missing,
 * as it does below /proc.
 */
function make(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  const above = dirname(path)
  if (!found && above !== path) make(above)
  mkdirSync(path)
}
