// Makes the list of the problems from the files of the catalogue: a folder for each judge.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Judges that are listed first, and problems of no judge, which are last; the others stand by their names. */
const FIRST = ['nyoj', 'hdu']
const LAST = 'coins'

const source = (path) => fileURLToPath(new URL(`./src/${path}`, import.meta.url))
const { compare } = new Intl.Collator('en', { numeric: true })
const rank = (judge) =>
  FIRST.includes(judge) ? FIRST.indexOf(judge) : FIRST.length + Number(judge === LAST)

const judges = readdirSync(source('catalogue'))
judges.sort((a, b) => rank(a) - rank(b) || compare(a, b))
const files = judges.flatMap((judge) => {
  const names = readdirSync(source(`catalogue/${judge}`)).sort(compare)
  return names.map((name) => `${judge}/${name}`)
})
const imports = files.map((file, i) => `import { problem as p${i} } from '../catalogue/${file}'`)
mkdirSync(source('generated'), { recursive: true })
writeFileSync(
  source('generated/problems.ts'),
  `import type { Problem } from '../problem.ts'\n${imports.join('\n')}\n
export const catalogue: readonly Problem[] = [${files.map((_, i) => `p${i}`).join(', ')}]\n`,
)
