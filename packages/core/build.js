// Makes the parser of the rule language from its grammar, with the licence of the parser's maker,
// and the list of the catalogue's files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import peggy from 'peggy'
import { licensesOf, packagesOf } from '../../scripts/licenses.js'

const source = (path) => fileURLToPath(new URL(`./src/${path}`, import.meta.url))
const grammar = readFileSync(source('rules/grammar.peggy'), 'utf8')
const parser = peggy.generate(grammar, { output: 'source', format: 'es', grammarSource: 'rule' })

write('rules/generated/grammar.ts', `// @ts-nocheck\n${parser}`)
write('../dist/licenses.txt', licensesOf(packagesOf(['/rules/generated/grammar.ts'])))

const names = readdirSync(source('games/catalogue')).map((file) => file.replace(/\.ts$/, ''))
names.sort()
const imports = names.map((name, i) => `import { game as g${i} } from '../catalogue/${name}.ts'`)
write(
  'games/generated/catalogue.ts',
  `import type { Entry } from '../game.ts'\n${imports.join('\n')}\n
export const catalogue: readonly Entry[] = [${names.map((_, i) => `g${i}`).join(', ')}]\n`,
)

function write(path, text) {
  mkdirSync(source(`${path}/..`), { recursive: true })
  writeFileSync(source(path), text)
}
