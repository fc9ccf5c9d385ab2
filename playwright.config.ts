import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.js'
import { findFirefox, firefoxPreferences } from './scripts/firefox.js'
import { restPattern } from './scripts/parts.js'
import { findWebkit } from './scripts/webkit.js'

const chromium = findChromium()
/** The shell has no switch for cookies of other sites, and blocks none. */
const whole = findChromium({ isWhole: true })
const firefox = findFirefox()
const bidi = fileURLToPath(
  new URL('./scripts/firefox-bidi.js', import.meta.url),
)
const partitioned = fileURLToPath(
  new URL('./scripts/chromium-partitioned.sh', import.meta.url),
)

/** They drive their browser themselves. */
const webkitTests = '**/webkit/**'
/** They start everything by themselves: `npm run test:front`. */
const frontTests = '**/test/front/**'

/**
 * Without a graphics card, every frame of a spinner is drawn by the processor:
 * about a fifth of what a journey costs. Things move on phones (`touch`), in
 * WebKit, and where a test sets `contextOptions: {}`.
 */
const still = { reducedMotion: 'reduce' } as const

const launchPartitioned = {
  args: chromiumFlags,
  ...(chromium && {
    executablePath: partitioned,
    env: { ...process.env, LATCHKEY_CHROMIUM: chromium },
  }),
}

/** What is run of the tests: all, `npm test` (`1`), or what follows (`rest`). */
const part = process.env.LATCHKEY_E2E_SHORT
const isRest = part === 'rest'
/** Neither part runs these: `npm run test:browser` does. */
const long = /@long/
/** By finger in the rest, and by mouse too in `npm run test:browser`. */
const finger = /@touch\b/
/** In the rest only where it is harder. */
const storage = /@storage\b/
const ofPart = part
  ? isRest
    ? { grep: restPattern, grepInvert: [long, finger, storage] }
    : { grepInvert: [long, finger, restPattern] }
  : {}
const restStorage = new RegExp(`^(?=.*@storage).*(?:${restPattern.source})`)

export default defineConfig({
  testDir: './test',
  testMatch: '**/*.spec.ts',
  testIgnore: [webkitTests, frontTests],
  outputDir: './test-results',
  globalSetup: './test/e2e/globalSetup.ts',
  // The services are shared, and so is the chain.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // What a test waits for comes at once on an idle machine. Beside two other
  // lanes on two cores it may take many times as long, and is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 30_000,
    // Recording costs about as much as the page: of a whole run nothing is
    // recorded, but what is looked at once more is.
    trace: process.env.LATCHKEY_E2E_QUICK ? 'off' : 'retain-on-failure',
  },
  projects: [
    {
      // As people have it: storage is there, and apart for every site.
      name: 'chromium',
      ...ofPart,
      // What is done in another way, too; `npm run test:browser` does all.
      ...(part && {
        testIgnore: [
          webkitTests,
          frontTests,
          '**/e2e/headless/**',
          '**/e2e/badInput.spec.ts',
          // The other project does it where it is harder.
          '**/e2e/storage.spec.ts',
        ],
      }),
      use: {
        contextOptions: still,
        launchOptions: launchPartitioned,
      },
    },
    {
      // Playwright's own flags: a frame of another site has no storage at all.
      name: 'blocked',
      // `npm run test:blocked` runs all but what is about a login that is kept
      // by storage, or shared by tabs.
      ...(process.env.LATCHKEY_BLOCKED
        ? { grepInvert: /@kept/ }
        : {
            grep: isRest ? restStorage : storage,
            grepInvert: isRest
              ? [long, finger]
              : part
                ? [long, finger, restPattern]
                : [],
          }),
      use: {
        contextOptions: still,
        launchOptions: {
          args: chromiumFlags,
          ...(whole && { executablePath: whole }),
        },
      },
    },
    {
      // A phone: every journey that moves money or signs, by finger. In
      // `npm test` the front door does so.
      name: 'touch',
      grep: part === '1' ? /^$/ : finger,
      ...(isRest && { grepInvert: long }),
      testMatch: '**/e2e/**/*.spec.ts',
      use: {
        hasTouch: true,
        isMobile: true,
        launchOptions: launchPartitioned,
        viewport: { height: 844, width: 390 },
      },
    },
    // The installed Firefox, by WebDriver BiDi; left out where there is none.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: toEngines(),
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                env: { ...process.env, LATCHKEY_FIREFOX: firefox },
                executablePath: bidi,
                firefoxUserPrefs: {
                  ...firefoxPreferences,
                  'ui.prefersReducedMotion': 1,
                },
              },
              // Firefox has no emulation of a screen; the window is sized.
              viewport: null,
            },
          },
        ]
      : []),
    // The installed WebKitGTK, by WebDriver; left out where there is none.
    ...(findWebkit()
      ? [
          {
            name: 'webkit',
            ...ofPart,
            testIgnore: frontTests,
            testMatch: '**/webkit/*.spec.ts',
          },
        ]
      : []),
  ],
})

/** `npm run test:rest` runs them; those of `@engines-long`, `test:browser`. */
function toEngines() {
  if (!part) return /@engines/
  return isRest ? /@engines(?!-long)/ : /^$/
}
