import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWebkit, type Webkit } from '../../scripts/webkit.js'
import { test as base } from '../e2e/servicesTest.js'
import { openSession, type Session } from './openSession.js'
import { type Display, startDisplay } from './startDisplay.js'
import { toEnv } from './toEnv.js'

type WorkerFixtures = { display: Display; programs: Webkit }
type Fixtures = {
  /** A browser controlled through WebDriver, with one page and no history. */
  webkit: Session
  /** A folder for the browser's data, removed with the test. */
  profile: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  programs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
    async ({}, use) => {
      const programs = findWebkit()
      if (!programs) throw new Error('There is no WebKit')
      await use(programs)
    },
    { scope: 'worker' },
  ],
  display: [
    async ({ programs }, use) => {
      const display = await startDisplay(programs)
      await use(display)
      await display.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
  profile: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'latchkey-webkit-'))
    await use(profile)
    rmSync(profile, { force: true, maxRetries: 5, recursive: true })
  },
  webkit: async ({ display, profile, programs }, use, testInfo) => {
    const session = await openSession({
      driver: programs.driver,
      env: toEnv({ display, profile }),
    })
    await use(session)
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('page.png'), await session.screenshot())
    await session.quit()
  },
})
