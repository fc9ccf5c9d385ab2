import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { findFirefox, firefoxPreferences } from '../../scripts/firefox.js'

const chromium = findChromium({ isWhole: true })
/** The same journeys there, by hand: `LATCHKEY_FRONT_FIREFOX=1`. */
const firefox = process.env.LATCHKEY_FRONT_FIREFOX && findFirefox()
/** `npm test` runs the first journeys, `npm run test:rest` the others. */
const part = process.env.LATCHKEY_E2E_SHORT
const left = /@rest/
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
  // Every journey has its own account on the shared chains, and waits for half
  // of its time.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { actionTimeout: 20_000, launchOptions, trace: 'off' },
  projects: [
    {
      name: 'mouse',
      ...(part === 'rest' && { grep: left }),
      ...(part === '1' && { grepInvert: left }),
      use: { viewport: { height: 800, width: 1280 } },
    },
    {
      name: 'touch',
      ...(part === 'rest' && { grep: /@rest|@touch-rest/ }),
      grepInvert: part === '1' ? /@mouse|@rest|@touch-rest/ : /@mouse/,
      use: {
        hasTouch: true,
        isMobile: true,
        viewport: { height: 844, width: 390 },
      },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                args: [],
                env: { ...process.env, LATCHKEY_FIREFOX: firefox },
                executablePath: here('../../scripts/firefox-bidi.js'),
                firefoxUserPrefs: firefoxPreferences,
              },
              // Firefox has no emulation of a screen; the window is sized.
              viewport: null,
            },
          },
        ]
      : []),
  ],
})
