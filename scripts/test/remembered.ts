import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../.nimber/remembered', import.meta.url))

/** Milliseconds after which a result is forgotten. */
const LONG_AGO = 7 * 24 * 3600 * 1000

/**
 * What some work gives, which its key decides: kept under a hash of the key, so that it is
 * done again only where something in the key has changed. A clean clone remembers nothing, and a
 * result that is not sound, since a machine was busy, is not kept.
 */
export async function remembered<T>(
  key: unknown,
  work: () => Promise<T>,
  isSound: (result: T) => boolean = () => true,
): Promise<T> {
  const name = createHash('sha256').update(JSON.stringify(key)).digest('hex')
  const file = join(folder, `${name}.json.gz`)
  const known = read<T>(file)
  if (known !== undefined) return known
  const result = await work()
  if (!isSound(result)) return result
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder).map((other) => join(folder, other)))
    if (ageOf(old) > LONG_AGO) rmSync(old, { force: true })
  // others may look at the same time
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, gzipSync(JSON.stringify(result), { level: 1 }))
  renameSync(whole, file)
  return result
}

/** Milliseconds since a file was written; none where it is gone. */
function ageOf(file: string): number {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return written === undefined ? 0 : Date.now() - written
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(gunzipSync(readFileSync(file)).toString()) as T
  } catch {
    return undefined
  }
}
