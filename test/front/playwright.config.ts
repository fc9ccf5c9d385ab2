import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'

const chromium = findChromium()
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Chromium as people have it: storage is there, and apart for every site. */
const launchOptions = {
  args: chromiumFlags,
  ...(chromium && {
    executablePath: here('../../scripts/chromium-partitioned.sh'),
    env: { ...process.env, LATCHKEY_CHROMIUM: chromium },
  }),
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: here('../../test-results/front'),
  globalSetup: './globalSetup.ts',
  // The chains are shared.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { actionTimeout: 20_000, launchOptions, trace: 'off' },
  projects: [
    { name: 'mouse', use: { viewport: { height: 800, width: 1280 } } },
    {
      name: 'touch',
      grepInvert: /@mouse/,
      use: {
        hasTouch: true,
        isMobile: true,
        viewport: { height: 844, width: 390 },
      },
    },
  ],
})
