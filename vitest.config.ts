import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LATE } from './scripts/late.js'
import { BUILT, built } from './scripts/test/built.ts'
import { InOrder } from './scripts/test/order.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const source = (name: string) => here(`packages/${name}/src/index.ts`)
/** `npm run test:long` tries more cases of every property. */
const long = process.env.NIMBER_RUNS !== undefined
/** `npm test` has built the libraries; `npx vitest` tests the sources as they are. */
const isBuilt = process.env.NIMBER_BUILT !== undefined

export default defineConfig({
  plugins: isBuilt ? [built] : [],
  resolve: {
    alias: [
      ...['answer', 'filter', 'row'].map((name) => ({
        find: `@nimber/survey/${name}`,
        replacement: here(`packages/survey/src/${name}.ts`),
      })),
      ...['core', 'kernels', 'problems', 'lessons', 'survey'].map((name) => ({
        find: `@nimber/${name}`,
        replacement: source(name),
      })),
      ...(long ? [{ find: /^fast-check$/, replacement: here('scripts/test/more-runs.ts') }] : []),
    ],
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.ts'],
    ...(isBuilt && { server: { deps: { external: [BUILT] } } }),
    globalSetup: 'scripts/test/folder.ts',
    ...(process.env.NIMBER_LOOKS !== undefined && { setupFiles: 'scripts/test/looked.ts' }),
    // the sources are loaded once for all files: that saves a minute
    isolate: false,
    sequence: { sequencer: InOrder },
    // it guards against misspelt names, which the compiler knows, and takes a third of the time of `expect`
    chaiConfig: { useProxy: false } as object,
    // for a test that hangs: on a busy machine all of them are slow
    testTimeout: long ? 3_600_000 : 180_000,
    // room for what lives shortly: tests make little else, and collecting it takes a tenth of their time
    // by one thread, since all processors have work: several took a tenth more of their time
    execArgv: [
      '--min-semi-space-size=64',
      '--max-semi-space-size=128',
      '--no-parallel-scavenge',
      ...LATE,
    ],
    // many tests wait for programs that they start, so one thread would leave a core idle
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
