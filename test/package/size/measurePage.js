import { gzipSync } from 'node:zlib'
import { announceWallets } from './announceWallets.js'
import { answerDashboard } from './answerDashboard.js'
import { countCommits } from './countCommits.js'
import { readHeap } from './readHeap.js'
import { servePage } from './servePage.js'
import { watch } from './watch.js'

const SETTLE_MS = 2000
const ACT_TIMEOUT_MS = 10_000

/**
 * @typedef {{ timers: string[], listeners: string[], elements: string[] }} Watched
 * @typedef {{ connectedAt?: number, count: number }} Commits
 * @typedef {{
 *   bytes: number
 *   commits: Commits
 *   files: string[]
 *   foreign: string[]
 *   heap: number
 *   reached: { address?: number, list?: number }
 *   sources: Buffer[]
 *   tasks: number[]
 *   watched: Watched
 * }} Moment `reached` are the numbers of scripts when the wallets were listed and
 *   when the address was shown; `tasks` the durations of long tasks, in ms
 * @typedef {import('./servePage.js').Scripts} Scripts
 * @typedef {(page: import('@playwright/test').Page) => Promise<unknown>} Act
 */

/**
 * Loads a page and returns what it has fetched and left running: with its load
 * event, in idle time after that, and after each of the given acts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path - Folder of the page.
 * @param {readonly Act[]} [acts]
 * @returns {Promise<{ cssBytes: number, failure: unknown, libraryFiles: string[], moments: Moment[], scripts: Scripts }>}
 * The first moment has the files of the load event only, the second all until
 * the first act
 */
export async function measurePage(browser, path, acts = []) {
  const { cssBytes, libraryFiles, origin, scripts, stop } =
    await servePage(path)
  const context = await browser.newContext()
  // A frame whose host does not respond: its timeout keeps running, and is
  // seen.
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
    },
  )
  await answerDashboard(context)
  const page = await context.newPage()
  page.setDefaultTimeout(ACT_TIMEOUT_MS)
  const requests = recordRequests(context, origin)
  for (const script of [
    watch,
    countCommits,
    recordScripts,
    recordTasks,
    announceWallets,
  ])
    await page.addInitScript(script)
  const look = async () => {
    await page.waitForTimeout(SETTLE_MS)
    const scripts = await Promise.all(requests.scripts)
    const toRank = (/** @type {{ name: string }} */ { name }) =>
      requests.order.indexOf(name)
    scripts.sort((one, other) => toRank(one) - toRank(other))
    return {
      bytes: scripts.reduce((total, { bytes }) => total + bytes, 0),
      commits: /** @type {Commits} */ (
        await page.evaluate('latchkeyCommits()')
      ),
      files: scripts.map(({ bytes, name }) => `${name} ${bytes}`),
      foreign: [...requests.foreign],
      heap: await readHeap(page),
      reached: /** @type {Moment['reached']} */ (
        await page.evaluate('latchkeyReached')
      ),
      sources: scripts.map(({ body }) => body),
      tasks: /** @type {number[]} */ (await page.evaluate('latchkeyTasks()')),
      watched: /** @type {Watched} */ (await page.evaluate('latchkeyWatch()')),
    }
  }
  try {
    await page.goto(origin)
    await page.getByTestId('ready').waitFor()
    const idle = await look()
    const loaded = await page.evaluate(countBeforeLoad)
    const moments = [keepFirst(idle, loaded), idle]
    /** @type {unknown} */
    let failure
    for (const act of acts) {
      // The table is useful even if a page is broken.
      failure = await act(page).then(
        () => undefined,
        (error) => error,
      )
      if (failure) break
      moments.push(await look())
    }
    return { cssBytes, failure, libraryFiles, moments, scripts }
  } finally {
    await context.close()
    stop()
  }
}

/**
 * Returns how many scripts the page's load event has waited for, or were
 * requested before it. Runs in the page.
 */
function countBeforeLoad() {
  const [navigation] = performance.getEntriesByType('navigation')
  const end =
    navigation instanceof PerformanceNavigationTiming
      ? navigation.loadEventEnd
      : 0
  return performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) =>
        new URL(name).origin === location.origin &&
        new URL(name).pathname.endsWith('.js') &&
        startTime < end,
    ).length
}

/**
 * Runs in the page before anything else: records how many scripts there were
 * when the result of a click was first there.
 */
function recordScripts() {
  /** @type {Moment['reached']} */
  const reached = {}
  const count = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js')).length
  const isThere = {
    address: () =>
      document
        .querySelector('[data-testid=ready]')
        ?.textContent?.startsWith('0x'),
    list: () =>
      [...document.querySelectorAll('button')].some(({ textContent }) =>
        textContent?.includes('Test Wallet'),
      ),
  }
  new MutationObserver(() => {
    for (const name of /** @type {const} */ (['address', 'list']))
      if (isThere[name]()) reached[name] ??= count()
  }).observe(document, { characterData: true, childList: true, subtree: true })
  Object.assign(window, { latchkeyReached: reached })
}

/** Runs in the page before anything else: records long tasks. */
function recordTasks() {
  /** @type {number[]} */
  const tasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ buffered: true, type: 'longtask' })
  Object.assign(window, { latchkeyTasks: () => tasks })
}

/**
 * Returns a moment with its first scripts only.
 *
 * @param {Moment} moment
 * @param {number} count
 * @returns {Moment}
 */
export function keepFirst(moment, count) {
  const files = moment.files.slice(0, count)
  const bytes = files.reduce(
    (total, file) => total + Number(file.split(' ').at(-1)),
    0,
  )
  return { ...moment, bytes, files, sources: moment.sources.slice(0, count) }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 */
function recordRequests(context, origin) {
  /** @type {Promise<{ body: Buffer, bytes: number, name: string }>[]} */
  const scripts = []
  /** @type {string[]} */
  const foreign = []
  /** @type {string[]} */
  const order = []
  context.on('request', (request) => {
    const url = request.url()
    order.push(new URL(url).pathname)
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:'))
      foreign.push(url)
  })
  context.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    const name = new URL(response.url()).pathname
    scripts.push(
      response.body().then((body) => ({ body, bytes: toGzip(body), name })),
    )
  })
  return { foreign, order, scripts }
}

/** @param {Buffer} body */
function toGzip(body) {
  return gzipSync(body, { level: 9 }).length
}
