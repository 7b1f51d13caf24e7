import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.js'
import { HOST } from './tests/mirror.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  testDir: 'tests',
  // the packages as they are built: thousands of sources need not be translated
  tsconfig: path('../../tsconfig.json'),
  build: { external: ['**/packages/*/dist/**'] },
  outputDir: path('../../.nimber/browser'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1, // on a machine that stands still for a minute; what is tried again is named
  // they end only what hangs: how fast a machine is, is no mistake of the page
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${process.env.NIMBER_PORT}/`,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--no-sandbox', // containers have no user namespaces for it
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
        '--ignore-certificate-errors', // a mirror on that host signs its own
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${path('../cli/bin/nimber.cjs')}" serve --no-open --port 0`,
    wait: { stdout: /127\.0\.0\.1:(?<nimber_port>\d+)/ },
  },
})
