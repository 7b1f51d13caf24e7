// `npm run test:fresh`: packs the packages in a fresh clone, which has neither dependencies nor
// anything built, and uses the tarballs elsewhere.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'nimber-fresh-'))
const clone = join(folder, 'clone')
const tarballs = join(folder, 'tarballs')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

mkdirSync(tarballs)
await run('git', ['clone', '--quiet', root, clone])
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
for (const name of ['kernels', 'core', 'problems', 'lessons', 'cli'])
  await run(npm, ['pack', '--silent', '--pack-destination', tarballs], {
    cwd: join(clone, 'packages', name),
    shell: process.platform === 'win32',
  })
await run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/cli/test/packages'],
  {
    env: { ...process.env, NIMBER_TARBALLS: tarballs },
  },
)
