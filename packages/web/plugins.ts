import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { licensesOf, packagesOf, withDependencies } from '../../scripts/licenses.js'
import { CONTENT_SECURITY_POLICY } from './csp.ts'
import { LOOPBACK } from './src/offline/loopback.ts'
import { KNOWN } from './src/pages/home/known.ts'

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
 * What pages show of the core without loading it, as plain data: the cards of the catalogue, and
 * the amounts that the field for a rule offers.
 */
export const data: Plugin = {
  name: 'data-of-core',
  resolveId: (id) => (id in LISTS ? id : undefined),
  load: async (id) => {
    const [name, list] = LISTS[id] ?? []
    return list && `export const ${name} = ${JSON.stringify(await list())}`
  },
}

const games = () => run<typeof import('./src/worker/tasks/games.ts')>('src/worker/tasks/games.ts')

/** What each of these modules exports: a name and a list. */
const LISTS: Readonly<Record<string, readonly [string, () => Promise<readonly unknown[]>]>> = {
  'virtual:known-cards': [
    'cards',
    async () => {
      const all = (await games()).games()
      return KNOWN.flatMap((slug) => all.filter((card) => card.slug === slug))
    },
  ],
  'virtual:cards': [
    'cards',
    async () => (await games()).games().filter(({ slug }) => !KNOWN.includes(slug)),
  ],
  'virtual:partizan-cards': ['cards', async () => (await games()).partizanGames()],
  'virtual:amounts': [
    'amounts',
    async () => {
      const source = 'src/pages/lab/field/amounts.ts'
      return (await run<typeof import('./src/pages/lab/field/amounts.ts')>(source)).amounts()
    },
  ],
}

/** The module of a source. */
async function run<Module>(source: string): Promise<Module> {
  const options = { configFile: false, resolve: { alias } } as const
  return (await runnerImport<Module>(path(source), options)).module
}

/**
 * What the worker of the first page has instead: the catalogue is its game, the parser knows it, it
 * takes any amount, and its theorem leaves no pattern to be found.
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
    of: /\/(?:automata|automaton-values|automaton-data|by-automaton|proved-automata)\.ts$/,
    in: /\/(?:know|solve)\//,
    by: 'src/worker/first-automata.ts',
  },
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
