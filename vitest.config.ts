import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (name: string) =>
  fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@nimber/core': source('core'),
      '@nimber/kernels': source('kernels'),
      '@nimber/problems': source('problems'),
    },
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.ts'],
    globalSetup: 'scripts/test/folder.ts',
    // the sources are loaded once for all files: that saves a minute
    isolate: false,
    // for a test that hangs: on a busy machine all of them are slow
    testTimeout: 180_000,
    // many tests wait for programs that they start, so one thread would leave a core idle
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
