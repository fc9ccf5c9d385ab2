/**
 * Takes the pictures of the README from the running product:
 * `npm run screenshots`. With a folder as argument it takes every view there,
 * at 1280 and 390 px, dark and light.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import globalSetup from '../test/e2e/globalSetup.js'
import { type E2eState, stateFile } from '../test/e2e/state.js'
import { chromiumFlags, findChromium } from './chromium.js'
import { createShots, type Look } from './screenshots/createShots.js'

/** What the README shows. */
const pictures = ['connect-wallets', 'account', 'approve', 'dapp']

const given = process.argv[2]
const folder =
  given ?? fileURLToPath(new URL('../docs/images', import.meta.url))
const looks: readonly Look[] = given
  ? [
      { theme: 'dark', width: 1280 },
      { theme: 'light', width: 1280 },
      { theme: 'dark', width: 390 },
      { theme: 'light', width: 390 },
    ]
  : [{ theme: 'dark', width: 1280 }]

const stop = await globalSetup()
const local: E2eState = JSON.parse(readFileSync(stateFile, 'utf8'))
const launcher = new URL('./chromium-partitioned.sh', import.meta.url)
const browser = await chromium.launch({
  args: chromiumFlags,
  executablePath: fileURLToPath(launcher),
  env: { ...process.env, LATCHKEY_CHROMIUM: findChromium() ?? '' },
})
mkdirSync(folder, { recursive: true })
const problems: string[] = []
try {
  for (const look of looks) {
    const found = await createShots({
      browser,
      local,
      look,
      async save(file, page, isWhole) {
        if (isWhole) await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({
          fullPage: isWhole && given !== undefined,
          path: join(folder, file),
        })
      },
      wants: (view) => given !== undefined || pictures.includes(view),
    })
    problems.push(...found)
  }
} finally {
  await browser.close()
  await stop()
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
