import type { Browser, Page } from '@playwright/test'
import { announceWallets } from '../../package/size/announceWallets.js'
import { countCommits } from '../../package/size/countCommits.js'
import { readHeap } from '../../package/size/readHeap.js'
import { type Task, watchPage } from './watchPage.js'

/** Until a page is quiet: prefetches and animations have ended. */
const SETTLE_MS = 1_500
/** From pointing to the click, as people do it. */
const HOVER_MS = 300
const TIMEOUT_MS = 20_000

/** Figures of one round. Times in milliseconds, bytes not compressed. */
export type Round = {
  coldConnect: number
  coldOpen: number
  commitsToConnect: number
  commitsToOpen: number
  foreign: number
  heap: number
  scriptsAtClick: readonly string[]
  scriptsOnLoad: readonly string[]
  secondOpen: number
  taskAtClick: number
  taskOnLoad: number
  warmConnect: number
  warmOpen: number
}

/** Measures a served page once, in two fresh contexts: cold and warm. */
export async function measurePeer(
  browser: Browser,
  origin: string,
): Promise<Round> {
  const cold = await withPage(browser, origin, measureCold)
  const warm = await withPage(browser, origin, measureWarm)
  return { ...cold, ...warm }
}

/** Clicks without pointing first, so that no prefetch on hover has run. */
async function measureCold(page: Page, foreign: readonly string[]) {
  const scriptsOnLoad = await page.evaluate(() => peerWatch.readScripts())
  const requests = foreign.length
  const clicked = await page.evaluate(() => performance.now())
  const coldOpen = await page.evaluate(() => peerWatch.open())
  await page.waitForTimeout(SETTLE_MS)
  const scripts = await page.evaluate(() => peerWatch.readScripts())
  const tasks = await page.evaluate(() => peerWatch.tasks)
  const heap = await readHeap(page)
  await close(page)
  const secondOpen = await page.evaluate(() => peerWatch.open())
  await page.waitForTimeout(SETTLE_MS)
  const coldConnect = await page.evaluate(() => peerWatch.connect())
  return {
    coldConnect,
    coldOpen,
    foreign: requests,
    heap,
    scriptsAtClick: scripts.slice(scriptsOnLoad.length),
    scriptsOnLoad,
    secondOpen,
    taskAtClick: toLongest(tasks.filter(({ start }) => start >= clicked)),
    taskOnLoad: toLongest(tasks.filter(({ start }) => start < clicked)),
  }
}

/** Points at each button before the click. */
async function measureWarm(page: Page) {
  const before = await page.evaluate(() => latchkeyCommits().count)
  await page.getByRole('button', { name: /^connect wallet$/i }).hover()
  await page.waitForTimeout(HOVER_MS)
  const warmOpen = await page.evaluate(() => peerWatch.open())
  await page.waitForTimeout(SETTLE_MS)
  const opened = await page.evaluate(() => latchkeyCommits().count)
  await page
    .getByRole('button', { name: /Test Wallet/ })
    .first()
    .hover()
  await page.waitForTimeout(HOVER_MS)
  const warmConnect = await page.evaluate(() => peerWatch.connect())
  await page.getByTestId('ready').getByText(/^0x/).waitFor()
  const { connectedAt = 0 } = await page.evaluate(() => latchkeyCommits())
  return {
    commitsToConnect: connectedAt - before,
    commitsToOpen: opened - before,
    warmConnect,
    warmOpen,
  }
}

async function withPage<figures>(
  browser: Browser,
  origin: string,
  measure: (page: Page, foreign: readonly string[]) => Promise<figures>,
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) foreign.push(url)
  })
  try {
    // The transpiler names functions by a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value')
    for (const script of [countCommits, announceWallets, watchPage])
      await page.addInitScript(script)
    await page.goto(origin)
    await page.getByRole('button', { name: /^connect wallet$/i }).waitFor()
    await page.waitForTimeout(SETTLE_MS)
    return await within(measure(page, foreign))
  } finally {
    await context.close()
  }
}

/** A promise inside the page has no deadline of Playwright's. */
function within<figures>(measuring: Promise<figures>) {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    const late = () => reject(new Error('The page was not measured in time.'))
    timer = setTimeout(late, 3 * TIMEOUT_MS)
  })
  return Promise.race([measuring, deadline]).finally(() => clearTimeout(timer))
}

async function close(page: Page) {
  const button = page.getByRole('button', { name: 'Close' }).first()
  await button.click()
  await page.waitForFunction(() => !peerWatch.isListed())
  await page.waitForTimeout(SETTLE_MS)
}

function toLongest(tasks: readonly Task[]) {
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}
