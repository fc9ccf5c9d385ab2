import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.js'

/**
 * For tests of what Chromium's headless shell has not: settings for cookies of
 * other sites, and its own prompts.
 *
 * @example
 * const test = base.extend({ launchOptions: wholeChromium })
 */
export const wholeChromium: [
  (
    fixtures: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => Promise<void>,
  { scope: 'worker' },
] = [
  async ({ launchOptions }, use) => {
    const chromium = findChromium({ isWhole: true })
    const { env } = launchOptions
    await use({
      ...launchOptions,
      ...(env && chromium && { env: { ...env, LATCHKEY_CHROMIUM: chromium } }),
    })
  },
  { scope: 'worker' },
]
