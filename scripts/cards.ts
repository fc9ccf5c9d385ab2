/**
 * Draws the approval card of twenty common requests, at 1280 and 390 px, dark
 * and light: `npm run cards -- [folder] [--only=swap,permit]`. Every card comes
 * from the running product, and nothing is approved.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import type { LocalConfig } from '../packages/devnet/src/toLocalConfig.js'
import { logIn, openHarness } from '../test/browser/openHarness.js'
import { createServices } from '../test/e2e/createServices.js'
import globalSetup from '../test/e2e/globalSetup.js'
import { type E2eState, stateFile } from '../test/e2e/state.js'
import { type CardRequest, listRequests } from './cards/listRequests.js'
import { listSolanaRequests } from './cards/listSolanaRequests.js'
import { openCard } from './cards/openCard.js'
import { openSolana } from './cards/openSolana.js'
import { shootCard } from './cards/shootCard.js'
import { chromiumFlags, findChromium } from './chromium.js'
import { createSheets } from './screenshots/createSheets.js'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = positionals[0] ?? here('../.cache/cards')
const only = values.only.split(',').filter(Boolean)

const stop = await globalSetup()
const local: E2eState & LocalConfig = JSON.parse(
  readFileSync(stateFile, 'utf8'),
)
const services = createServices(local)
const browser = await chromium.launch({
  args: chromiumFlags,
  executablePath: here('./chromium-partitioned.sh'),
  env: {
    ...process.env,
    LATCHKEY_CHROMIUM: findChromium({ isWhole: true }) ?? '',
  },
})
mkdirSync(folder, { recursive: true })
const problems: string[] = []
try {
  const page = await browser.newPage()
  // tsx names the functions that it hands over.
  await page.addInitScript('globalThis.__name = (one) => one')
  await openHarness(page, local)
  const { address } = await logIn(page, services)
  const requests = await listRequests({ account: address, local, services })
  const { caipNetworkId } = local.solana
  const solana = await openSolana(page, caipNetworkId)
  const others = await listSolanaRequests({ address: solana, local })
  for (const request of [...requests, ...others]) {
    const isWanted = only.some((name) => request.name.includes(name))
    if (only.length > 0 && !isWanted) continue
    try {
      await shoot(page, request)
    } catch (error) {
      problems.push(`${request.name}: ${(error as Error).message}`)
    }
  }
  await createSheets({ browser, folder })
} finally {
  await browser.close()
  await stop()
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)

async function shoot(page: Page, request: CardRequest) {
  const opened = await openCard(page, request)
  const path = join(folder, request.name)
  for (const theme of ['dark', 'light'] as const)
    for (const width of [1280, 390])
      await shootCard(page, opened, { path, theme, width })
  await opened.close()
}
