import type { Browser, CDPSession, Page } from '@playwright/test'
import { announceWallets } from '../../package/size/announceWallets.js'
import { countCommits } from '../../package/size/countCommits.js'
import { readHeap } from '../../package/size/readHeap.js'
import type { Answer } from './serveDashboard.js'
import { type Task, watchPage } from './watchPage.js'

/** Until a page is quiet: what it loads in idle time, and animations. */
const SETTLE_MS = 1_500
const TIMEOUT_MS = 20_000
/** A phone against the processor of this machine. */
const SLOW = 4

const opener = /^connect wallet$/i
const wallet = /Test Wallet/
/** The announced wallet, and the row that leads to WalletConnect. */
const allRows = ['Test Wallet', 'WalletConnect|Other Wallets']

/** Figures of one round. Times in milliseconds, bytes not compressed. */
export type Round = {
  addressOpen: number
  addressSlow: number
  blockedOpen?: number | undefined
  commitsToConnect: number
  commitsToOpen: number
  delay: number
  delaySlow: number
  failedOpen?: number | undefined
  foreign: number
  heap: number
  impatientOpen: number
  lateOpen?: number | undefined
  loaded: number
  open: number
  openSlow: number
  scriptsAtClick: readonly string[]
  scriptsIdle: readonly string[]
  scriptsOnLoad: readonly string[]
  scriptsToAddress: number
  secondOpen: number
  silentOpen?: number | undefined
  taskAtClick: number
  taskOnLoad: number
}

export type Site = {
  hasDashboard: boolean
  origin: string
  /** Host of the dashboard that answers so. */
  toHost: (answer: Answer) => string
  /** Whether its list has WalletConnect. */
  hasPairing: boolean
}

/** Measures a served page once, in fresh contexts. */
export async function measurePeer(
  browser: Browser,
  site: Site,
): Promise<Round> {
  const usual = await withPage(browser, site, {}, measureUsual)
  const impatient = await withPage(
    browser,
    site,
    { isImpatient: true },
    (stage) => clickToList(stage),
  )
  const slow = await withPage(browser, site, { isSlow: true }, measureSlow)
  const answered = site.hasDashboard
    ? {
        lateOpen: await openWith(browser, site, '400 ms'),
        silentOpen: await openWith(browser, site, 'never'),
        blockedOpen: await openWith(browser, site, 'blocked'),
        failedOpen: await openWith(browser, site, '503'),
      }
    : {}
  return { ...usual, ...slow, ...answered, impatientOpen: impatient }
}

const openWith = (browser: Browser, site: Site, answer: Answer) =>
  withPage(browser, site, { answer }, (stage) => clickToList(stage))

/** What a measurement acts on. */
type Stage = { foreign: readonly string[]; page: Page; session: CDPSession }

async function measureUsual(stage: Stage) {
  const { foreign, page } = stage
  const all = await readScripts(page)
  const loadedScripts = await page.evaluate(readScriptsBeforeLoad)
  const requests = foreign.length
  const { loaded, started } = await page.evaluate(() => ({
    loaded: performance.getEntriesByName('button')[0]?.startTime ?? 0,
    started: performance.now(),
  }))
  const before = await readCommits(page)
  const open = await clickToList(stage)
  const delay = await page.evaluate(() => peerWatch.readDelay())
  await page.waitForTimeout(SETTLE_MS)
  const opened = await readCommits(page)
  const scripts = await readScripts(page)
  const tasks = await page.evaluate(() => peerWatch.tasks)
  const heap = await readHeap(page)
  const addressOpen = await clickToAddress(stage)
  const connectScripts = await page.evaluate(() => peerWatch.readScripts())
  await page.getByTestId('ready').getByText(/^0x/).waitFor()
  const { connectedAt = 0 } = await page.evaluate(() => latchkeyCommits())
  const second = await measureSecond(stage)
  return {
    addressOpen,
    commitsToConnect: connectedAt - before,
    commitsToOpen: opened - before,
    delay,
    foreign: requests,
    heap,
    loaded,
    open,
    scriptsAtClick: scripts.slice(all.length),
    scriptsIdle: all.slice(loadedScripts),
    scriptsOnLoad: all.slice(0, loadedScripts),
    scriptsToAddress: connectScripts.length - scripts.length,
    secondOpen: second,
    taskAtClick: toLongest(tasks.filter(({ start }) => start >= started)),
    taskOnLoad: toLongest(tasks.filter(({ start }) => start < started)),
  }
}

/** On the same page loaded again, as its wallet is connected by now. */
async function measureSecond(stage: Stage) {
  const { page } = stage
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: opener }).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await clickToList(stage)
  await page.waitForTimeout(SETTLE_MS)
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.waitForFunction(() => !peerWatch.isListed())
  await page.waitForTimeout(SETTLE_MS)
  return clickToList(stage)
}

async function measureSlow(stage: Stage) {
  const { page } = stage
  const openSlow = await clickToList(stage)
  const delaySlow = await page.evaluate(() => peerWatch.readDelay())
  await page.waitForTimeout(2 * SETTLE_MS)
  const addressSlow = await clickToAddress(stage)
  return { addressSlow, delaySlow, openSlow }
}

/** Clicks as soon as the button is there, or where the pointer has not been. */
async function clickToList(stage: Stage): Promise<number> {
  await press(stage, opener, 'list')
  return stage.page.evaluate(() => peerWatch.took())
}

async function clickToAddress(stage: Stage): Promise<number> {
  await press(stage, wallet, 'address')
  return stage.page.evaluate(() => peerWatch.took())
}

/** Real input, without a time in which the pointer hovers. */
async function press(
  { page, session }: Stage,
  name: RegExp,
  result: 'address' | 'list',
) {
  const button = page.getByRole('button', { name }).first()
  const box = await button.boundingBox()
  if (!box) throw new Error(`No button ${name}`)
  await page.evaluate((what) => peerWatch.expect(what), result)
  const place = {
    button: 'left',
    clickCount: 1,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  } as const
  const dispatch = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', { ...place, type })
  await Promise.all([
    dispatch('mouseMoved'),
    dispatch('mousePressed'),
    dispatch('mouseReleased'),
  ])
}

const readScripts = (page: Page) => page.evaluate(() => peerWatch.readScripts())

const readCommits = (page: Page) => page.evaluate(() => latchkeyCommits().count)

/** Number of scripts that the page's load event has waited for. */
function readScriptsBeforeLoad() {
  const [navigation] = performance.getEntriesByType('navigation')
  const end = (navigation as PerformanceNavigationTiming).loadEventEnd
  return performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) =>
        new URL(name).origin === location.origin &&
        new URL(name).pathname.endsWith('.js') &&
        startTime < end,
    ).length
}

type Options = {
  answer?: Answer | undefined
  isImpatient?: boolean | undefined
  isSlow?: boolean | undefined
}

async function withPage<figures>(
  browser: Browser,
  site: Site,
  options: Options,
  measure: (stage: Stage) => Promise<figures>,
) {
  const { hasPairing, origin, toHost } = site
  const { answer = 'at once', isImpatient, isSlow } = options
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) foreign.push(url)
  })
  try {
    const session = await context.newCDPSession(page)
    if (isSlow)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
    // The transpiler names functions by a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value')
    for (const script of [countCommits, announceWallets, markButton])
      await page.addInitScript(script)
    await page.addInitScript(watchPage, {
      rows: hasPairing ? allRows : allRows.slice(0, 1),
    })
    const query = new URLSearchParams({ explorer: toHost(answer) })
    await page.goto(`${origin}/?${query}`, {
      waitUntil: isImpatient ? 'commit' : 'load',
    })
    await page.getByRole('button', { name: opener }).waitFor()
    if (!isImpatient) await page.waitForTimeout(SETTLE_MS * (isSlow ? 2 : 1))
    return await within(measure({ foreign, page, session }))
  } finally {
    await context.close()
  }
}

/** Runs in the page: marks the time at which the button is there. */
function markButton() {
  const look = () => {
    const isThere = [...document.querySelectorAll('button')].some((button) =>
      /connect wallet/i.test(button.textContent ?? ''),
    )
    if (isThere) performance.mark('button')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
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

function toLongest(tasks: readonly Task[]) {
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}
