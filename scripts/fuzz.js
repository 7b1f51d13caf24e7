// Fuzzes the parser and the solver behind it: node scripts/fuzz.js [seconds] [seed]
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { fault, random, randomText } from '../packages/core/fuzz/fuzz.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const run = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
run('packages/core/build.js')
run(require.resolve('typescript/bin/tsc'), '-b', 'packages/core')
const library = await import('../packages/core/dist/index.js')

const seconds = Number(process.argv[2] ?? 60)
const first = Number(process.argv[3] ?? Date.now() % 1_000_000_007)
const end = performance.now() + seconds * 1000
let told = performance.now()
let texts = 0

for (let seed = first; performance.now() < end; seed++) {
  const text = randomText(random(seed))
  const wrong = fault(library, text)
  texts++
  if (wrong !== undefined) {
    console.error(`\nseed ${seed}: ${JSON.stringify(text)}\n${wrong}`)
    process.exit(1)
  }
  if (performance.now() - told < 1000) continue
  told = performance.now()
  console.error(`${texts} texts, seed ${seed}`)
}
console.error(`${texts} texts from seed ${first} on: no fault`)
