// Installs and builds what is missing or out of date; only Node itself is needed.
import { join } from 'node:path'
import { build } from './build.js'
import { isBuilt, sourcesHash } from './files.js'
import { install } from './install.js'
import { withLock } from './lock.js'
import { notes } from './run.js'
import { stop } from './words.js'

/**
 * Makes the project ready to run: the packages of the lock file installed, everything built. What needs
 * no more than the packages may begin when it is told that they are there.
 */
export async function makeReady(installed = () => {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop({
      en: `Nimber needs Node 20.19 or newer; this is ${process.versions.node}.`,
      zh: `Nimber 需要 Node 20.19 或更新版本；现在是 ${process.versions.node}。`,
    })
  await withLock(join(notes, 'lock'), async () => {
    await install()
    installed()
    if (!isBuilt(sourcesHash())) await build()
  })
}
