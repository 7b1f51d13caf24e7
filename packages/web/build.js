// Makes the list of the boards from the files that draw them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The boards that the first page shows; the others are loaded when one is first drawn. */
const FIRST = ['heaps']

const source = (path) => fileURLToPath(new URL(`./src/play/${path}`, import.meta.url))
const files = readdirSync(source('boards')).filter((name) => name.endsWith('.svelte'))
const boards = files.sort().map((file) => ({ kind: file.split('.')[0].toLowerCase(), file }))
const first = boards.filter(({ kind }) => FIRST.includes(kind))
const others = boards.filter(({ kind }) => !FIRST.includes(kind))
const line = ({ kind, file }) => `  ${kind}: () => import('../boards/${file}'),\n`
mkdirSync(source('generated'), { recursive: true })
writeFileSync(
  source('generated/boards.ts'),
  `${first.map(({ kind, file }) => `import * as ${kind} from '../boards/${file}'\n`).join('')}
export const first = { ${first.map(({ kind }) => kind).join(', ')} }
export const others = {\n${others.map(line).join('')}}\n`,
)
