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
 *   sources: Buffer[]
 *   watched: Watched
 * }} Moment
 * @typedef {import('./servePage.js').Scripts} Scripts
 * @typedef {(page: import('@playwright/test').Page) => Promise<unknown>} Act
 */

/**
 * Loads a page and returns what it has fetched and left running: before any
 * user action, and after each of the given acts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path - Folder of the page.
 * @param {readonly Act[]} [acts]
 * @returns {Promise<{ cssBytes: number, failure: unknown, libraryFiles: string[], moments: Moment[], scripts: Scripts }>}
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
  for (const script of [watch, countCommits, announceWallets])
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
      sources: scripts.map(({ body }) => body),
      watched: /** @type {Watched} */ (await page.evaluate('latchkeyWatch()')),
    }
  }
  try {
    await page.goto(origin)
    await page.getByTestId('ready').waitFor()
    const moments = [await look()]
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
