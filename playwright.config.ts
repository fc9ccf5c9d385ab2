import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.js'

const chromium = findChromium()
const partitioned = fileURLToPath(
  new URL('./scripts/chromium-partitioned.sh', import.meta.url),
)

export default defineConfig({
  testDir: './test',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './test/e2e/globalSetup.ts',
  // The services are shared, and so is the chain.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 15_000,
    // Recording costs about as much as the page: of a whole run nothing is
    // recorded, but what is looked at once more is.
    trace: process.env.LATCHKEY_E2E_QUICK ? 'off' : 'retain-on-failure',
  },
  projects: [
    {
      // As people have it: storage is there, and apart for every site.
      name: 'chromium',
      // `npm test` leaves out what is long and is done in another way, too;
      // `npm run test:browser` does all.
      ...(process.env.LATCHKEY_E2E_SHORT && {
        grepInvert: /@long/,
        testIgnore: [
          '**/e2e/headless/**',
          '**/e2e/badInput.spec.ts',
          // The other project does it where it is harder.
          '**/e2e/storage.spec.ts',
        ],
      }),
      use: {
        launchOptions: {
          args: chromiumFlags,
          ...(chromium && {
            executablePath: partitioned,
            env: { ...process.env, LATCHKEY_CHROMIUM: chromium },
          }),
        },
      },
    },
    {
      // Playwright's own flags: a frame of another site has no storage at all.
      name: 'blocked',
      // `npm run test:blocked` runs all but what is about a login that is kept
      // by storage, or shared by tabs.
      ...(process.env.LATCHKEY_BLOCKED
        ? { grepInvert: /@kept/ }
        : { grep: /@storage/ }),
      ...(process.env.LATCHKEY_E2E_SHORT && { grepInvert: /@long/ }),
      use: {
        launchOptions: {
          args: chromiumFlags,
          ...(chromium && { executablePath: chromium }),
        },
      },
    },
  ],
})
