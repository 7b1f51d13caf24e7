// Makes the parser of the rule language from its grammar and the phrases of its sets of amounts,
// with the licence of the parser's maker, and the lists of the catalogue's files and of the pattern
// finders.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import peggy from 'peggy'
import { rolldown } from 'rolldown'
import { licensesOf, packagesOf } from '../../scripts/licenses.js'

const source = (path) => fileURLToPath(new URL(`./src/${path}`, import.meta.url))

const { SETS } = await load('rules/sets.ts')
const grammar = `${readFileSync(source('rules/grammar.peggy'), 'utf8')}
AmountStart "amounts" = &(${SETS.map(({ phrase }) => phrase.begins).join(' / ')})
AmountBody = ${SETS.map(({ phrase }) => phrase.whole).join('\n  / ')}
`
const parser = peggy.generate(grammar, { output: 'source', format: 'es', grammarSource: 'rule' })

write('rules/generated/grammar.ts', `// @ts-nocheck\n${parser}`)
write('../dist/licenses.txt', licensesOf(packagesOf(['/rules/generated/grammar.ts'])))

list('games/catalogue', 'game', 'games/generated/catalogue.ts', {
  name: 'catalogue',
  type: 'Entry',
  from: '../game.ts',
})
list('games/partizan/catalogue', 'game', 'games/generated/partizan.ts', {
  name: 'partizanCatalogue',
  type: 'PartizanEntry',
  from: '../partizan/game.ts',
})
list('discover/finders', 'finder', 'discover/generated/finders.ts', {
  name: 'finders',
  type: 'Finder',
  from: '../finder.ts',
})

/** Writes a file that lists what every file of a folder exports under one name. */
function list(folder, exported, target, { name, type, from }) {
  const files = readdirSync(source(folder)).sort()
  const place = folder.slice(folder.indexOf('/') + 1)
  const imports = files.map(
    (file, i) => `import { ${exported} as e${i} } from '../${place}/${file}'`,
  )
  write(
    target,
    `import type { ${type} } from '${from}'\n${imports.join('\n')}\n
export const ${name}: readonly ${type}[] = [${files.map((_, i) => `e${i}`).join(', ')}]\n`,
  )
}

function write(path, text) {
  mkdirSync(source(`${path}/..`), { recursive: true })
  writeFileSync(source(path), text)
}

/** The module of a source, which Node alone cannot read. */
async function load(path) {
  const build = await rolldown({ input: source(path), platform: 'node' })
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}
