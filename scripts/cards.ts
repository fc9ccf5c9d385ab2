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
import { chromiumFlags, findChromium } from './chromium.js'
import { createSheets } from './screenshots/createSheets.js'

/** What does not fit is scrolled to its end, and taken again. */
const HEIGHT = 900

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
  const solana = await page.evaluate(async (chainId) => {
    const frame = made.kit.frame
    frame?.namespaces.add('solana')
    const client = await frame?.open()
    return (await client?.getUser({ chainId }))?.address ?? ''
  }, caipNetworkId)
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

/** The app gives the request up again; a user who rejects many is asked first. */
async function shoot(page: Page, { name, ...request }: CardRequest) {
  const asking = page.evaluate(async ({ caipNetworkId, method, params }) => {
    const controller = new AbortController()
    Object.assign(globalThis, { giveUp: () => controller.abort() })
    const { signal } = controller
    if (!caipNetworkId)
      return harness.settle(made.ask(method, params, { signal }))
    const client = await made.kit.frame?.open()
    return harness.settle(
      client?.request({ caipNetworkId, method, params }, { signal }) ??
        Promise.reject(new Error('There is no frame')),
    )
  }, request)
  const frame = page.frameLocator('dialog[data-latchkey-frame] iframe')
  const card = frame.locator('.card[aria-busy=false]:not([inert])')
  const shown = card.getByTestId('action').waitFor({ timeout: 30_000 })
  const ended = asking.then(({ error }) => {
    throw new Error(JSON.stringify(error))
  })
  await Promise.race([shown, ended])
  ended.catch(() => {})
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate(
      (themeMode) => made.kit.frame?.peek()?.syncTheme({ themeMode }),
      theme,
    )
    for (const width of [1280, 390]) {
      await page.setViewportSize({ height: HEIGHT, width })
      await card.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(resolve)),
      )
      const take = (end: string) =>
        page.locator('dialog[data-latchkey-frame] iframe').screenshot({
          path: join(folder, `${name}${end}-${theme}-${width}.png`),
        })
      await take('')
      const isLong = await card.locator('.body').evaluate((body) => {
        body.scrollTo(0, body.scrollHeight)
        return body.scrollTop > 8
      })
      if (isLong) await take('-end')
      await card.locator('.body').evaluate((body) => body.scrollTo(0, 0))
    }
  }
  await page.evaluate(() => (globalThis as { giveUp?(): void }).giveUp?.())
  await asking
  await page
    .locator('dialog[data-latchkey-frame][open]')
    .waitFor({ state: 'hidden' })
}
