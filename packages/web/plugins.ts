import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { licensesOf, packagesOf, withDependencies } from '../../scripts/licenses.js'
import { CONTENT_SECURITY_POLICY, runPolicy } from './csp.ts'
import { LOOPBACK } from './src/offline/loopback.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The packages as sources, so that nothing has to be built before. */
export const alias = {
  '@nimber/survey/filter': path('../survey/src/filter.ts'),
  '@nimber/survey/row': path('../survey/src/row.ts'),
  '@nimber/core': path('../core/src/index.ts'),
  '@nimber/kernels': path('../kernels/src/index.ts'),
  '@nimber/lessons': path('../lessons/src/index.ts'),
  '@nimber/problems': path('../problems/src/index.ts'),
}

/** Sets the policy in the built page, for hosts that send no headers of their own. */
export const policy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

/** Leaves KaTeX's fonts to browsers of today: the older forms of the same fonts are not shipped. */
export const modernFonts: Plugin = {
  name: 'modern-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('katex.css')
      ? code.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, '')
      : undefined,
}

/**
 * What pages show of other packages without loading them, as plain data: the cards of the
 * catalogue, problems to be found, and the amounts that the field for a rule offers.
 */
export const data: Plugin = {
  name: 'data-of-core',
  resolveId: (id) => (id in LISTS ? id : undefined),
  load: async (id) => {
    const [name, list] = LISTS[id] ?? []
    return list && `export const ${name} = ${JSON.stringify(list(await atBuild()))}`
  },
}

const OPENINGS = 'virtual:openings'
const LESSONS = path('../lessons/generated/')

/** What answers the first move on the boards of a lesson: a module a lesson, and one that lists them. */
export const openings: Plugin = {
  name: 'openings',
  resolveId: (id) => (id.startsWith(OPENINGS) ? id : undefined),
  load: async (id) => {
    if (!id.startsWith(OPENINGS)) return undefined
    const slug = id.slice(OPENINGS.length + 1)
    if (slug !== '') {
      const lesson = JSON.parse(readFileSync(`${LESSONS}${slug}.en.json`, 'utf8'))
      return `export const answers = ${JSON.stringify((await atBuild()).openingsOf(lesson))}`
    }
    const { lessons } = JSON.parse(readFileSync(`${LESSONS}contents.en.json`, 'utf8'))
    const list = lessons.map((lesson: { slug: string }) => {
      const name = JSON.stringify(lesson.slug)
      return `${name}: () => import(${JSON.stringify(`${OPENINGS}/${lesson.slug}`)})`
    })
    return `export const openings = { ${list.join(', ')} }`
  },
}

type AtBuild = typeof import('./src/at-build/at-build.ts')

/** What each of these modules exports: a name and a list. */
const LISTS: Readonly<Record<string, readonly [string, (from: AtBuild) => readonly unknown[]]>> = {
  'virtual:cards': ['cards', (from) => from.homeCards()],
  'virtual:found-problems': ['problems', (from) => from.foundProblems()],
  'virtual:amounts': ['amounts', (from) => from.amounts()],
}

let begun: Promise<AtBuild> | undefined

/** The module that makes the lists, run once for all of them. */
function atBuild(): Promise<AtBuild> {
  const options = { configFile: false, resolve: { alias } } as const
  begun ??= runnerImport<AtBuild>(path('src/at-build/at-build.ts'), options).then(
    ({ module }) => module,
  )
  return begun
}

/**
 * What the worker of the first page has instead: the catalogue is its game, the parser knows it, it
 * takes any amount, its formula has no nim products, and its theorems leave no pattern and no misère
 * quotient to be found.
 */
const INSTEAD: readonly { of: RegExp; in?: RegExp; by: string }[] = [
  { of: /\/generated\/catalogue\.ts$/, by: 'src/worker/first-catalogue.ts' },
  { of: /\/generated\/finders\.ts$/, by: 'src/worker/first-finders.ts' },
  {
    of: /\/(?:attempts|certificates)\.ts$/,
    in: /\/(?:explain|record)\/discovery\.ts$/,
    by: 'src/worker/first-finders.ts',
  },
  { of: /\/sets\.ts$/, by: 'src/worker/first-sets.ts' },
  {
    of: /\/nim-product\.ts$/,
    in: /\/(?:formula|discover|record)\//,
    by: 'src/worker/first-formula.ts',
  },
  {
    of: /\/(?:automata|automaton-values|automaton-data|by-automaton|proved-automata)\.ts$/,
    in: /\/(?:know|solve)\//,
    by: 'src/worker/first-automata.ts',
  },
  {
    of: /\/quotient(?:-data)?\.ts$/,
    in: /\/(?:know|solve)\//,
    by: 'src/worker/first-misere.ts',
  },
  { of: /\/(?:spoken-boards|page-words|counter-words)\.ts$/, by: 'src/worker/first-words.ts' },
  { of: /^\.\/games\.ts$/, by: 'src/worker/first-games.ts' },
  { of: /^\.\/partizan\/turn\.ts$/, by: 'src/worker/first-partizan.ts' },
  { of: /^\.\/partizan\/know\.ts$/, by: 'src/worker/first-partizan.ts' },
  { of: /^\.\/partizan\.ts$/, in: /\/(?:explain|record)\.ts$/, by: 'src/worker/first-partizan.ts' },
]

/** Leaves out of the worker of the first page what its game does not need: most of the catalogue. */
export function firstGame(): Plugin {
  let first = false
  return {
    name: 'first-game',
    enforce: 'pre',
    buildStart({ input }) {
      first = JSON.stringify(input).includes('worker/first.ts')
    },
    resolveId(id, importer = '') {
      const found = first
        ? INSTEAD.find(({ of, in: file }) => of.test(id) && (!file || file.test(importer)))
        : undefined
      return found && path(found.by)
    },
  }
}

/** Adds the part of the service worker that a bundler does not see. */
export const leaving: Plugin = {
  name: 'leaving',
  apply: 'build',
  generateBundle() {
    const source = `const LOOPBACK = ${LOOPBACK}\n${readFileSync(path('src/offline/leave.js'), 'utf8')}`
    this.emitFile({ type: 'asset', fileName: 'leave.js', source })
  },
}

/** Adds the page of a board for the pages of others: the same as the first, under another name. */
export const embedding: Plugin = {
  name: 'embedding',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new TypeError('the first page is not there')
      this.emitFile({ type: 'asset', fileName: 'embed.html', source: page.source })
    },
  },
}

/** Adds the page in which programs of the reader run, with a policy of its own. */
export const running: Plugin = {
  name: 'running',
  apply: 'build',
  generateBundle() {
    const within = readFileSync(path('src/run/frame.js'), 'utf8')
    const inside = scripted(within, [within])
    // what ends a script must not stand in one
    const text = JSON.stringify(inside).replaceAll('</', '<\\/')
    const around = `const INSIDE = ${text}\n${readFileSync(path('src/run/around.js'), 'utf8')}`
    // the frame inside is under the policy of the page around it as well
    const source = scripted(around, [around, within])
    this.emitFile({ type: 'asset', fileName: 'run.html', source })
  },
}

/** A page of one script, with a policy that allows some scripts by their hashes and nothing else. */
function scripted(script: string, allowed: readonly string[]): string {
  const hashes = allowed.map((text) => createHash('sha256').update(text).digest('base64'))
  return `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="${runPolicy(hashes)}">
    <meta charset="utf-8">
    <title>Nimber</title>
  </head>
  <body>
    <script>${script}</script>
  </body>
</html>
`
}

/** Collects what the page and its workers are made of, and adds the licences as a file. */
export function licenses(): { ofPage: Plugin; ofWorkers: () => Plugin } {
  // the service worker is written after the bundles: what it is made of depends on these two
  const folders = withDependencies(['workbox-precaching', 'workbox-routing'])
  const collect = (bundle: object) => {
    const chunks = Object.values(bundle) as { moduleIds?: string[] }[]
    const modules = chunks.flatMap(({ moduleIds = [] }) => moduleIds)
    for (const folder of packagesOf(modules)) folders.add(folder)
  }
  return {
    ofPage: {
      name: 'licenses',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle)
        const fonts = readFileSync(path('licenses/katex-fonts.txt'), 'utf8')
        const source = licensesOf(folders, { 'The fonts of KaTeX': fonts })
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source })
      },
    },
    ofWorkers: () => ({
      name: 'licenses-of-workers',
      generateBundle: (_, bundle) => collect(bundle),
    }),
  }
}
