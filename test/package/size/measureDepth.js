import { announceWallets } from './announceWallets.js'
import { servePage } from './servePage.js'

/** Far longer than what a page does between two fetches. */
const DELAY_MS = 300

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{
 *   name: string
 *   prepare?: (page: Page) => Promise<unknown>
 *   act: (page: Page) => Promise<unknown>
 *   until: { selector: string, text?: string }
 * }} Way `act` makes the click without pointing first, so that nothing is
 *   fetched ahead; `until` is what the click is for.
 */

/**
 * How many scripts are fetched one after the other, each known only by the one
 * before, between a click and what it is for: with a cold cache, on the page as
 * it would be shipped.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path the page's folder
 * @param {readonly Way[]} ways
 * @returns {Promise<{ name: string, depth: number }[]>}
 */
export async function measureDepth(browser, path, ways) {
  const { origin, stop } = await servePage(path)
  try {
    const results = []
    for (const way of ways)
      results.push({
        name: way.name,
        depth: await measureWay(browser, origin, way),
      })
    return results
  } finally {
    stop()
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Way} way
 */
async function measureWay(browser, origin, { prepare, act, until }) {
  const context = await browser.newContext()
  let isCounting = false
  try {
    await context.route('**/*', async (route) => {
      const request = route.request()
      const isOurs = new URL(request.url()).origin === origin
      // A host that answers nothing.
      if (!isOurs) return
      if (isCounting && request.resourceType() === 'script')
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
      await route.continue()
    })
    const page = await context.newPage()
    await page.addInitScript(announceWallets)
    await page.goto(origin)
    await page.getByTestId('ready').waitFor()
    await prepare?.(page)
    isCounting = true
    const start = await page.evaluate(() => performance.now())
    await act(page)
    const end = await waitFor(page, until)
    return toDepth(await readFetches(page, { start, end }))
  } finally {
    await context.close()
  }
}

/**
 * Until it is in the document, to the frame, by the page's clock.
 *
 * @param {Page} page
 * @param {Way['until']} until
 */
async function waitFor(page, until) {
  const handle = await page.waitForFunction(
    ({ selector, text = '' }) =>
      [...document.querySelectorAll(selector)].some((element) =>
        element.textContent?.includes(text),
      ) && performance.now(),
    until,
    { polling: 'raf' },
  )
  return Number(await handle.jsonValue())
}

/**
 * Scripts fetched between two moments. By the page's own record: events of the
 * browser arrive late on a busy machine.
 *
 * @param {Page} page
 * @param {{ start: number, end: number }} moments
 * @returns {Promise<{ start: number, end: number }[]>}
 */
function readFetches(page, moments) {
  return page.evaluate(
    ({ start, end }) =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            new URL(entry.name).pathname.endsWith('.js') &&
            entry.startTime >= start &&
            entry.responseEnd <= end,
        )
        .map((entry) => ({
          start: entry.startTime,
          end: entry.startTime + entry.duration,
        })),
    moments,
  )
}

/** @param {readonly { start: number, end: number }[]} fetches */
function toDepth(fetches) {
  const sorted = [...fetches].sort((a, b) => a.end - b.end)
  /** @type {{ end: number, depth: number }[]} */
  const known = []
  for (const { end, start } of sorted) {
    const before = known.filter((one) => one.end <= start)
    const depth = 1 + Math.max(0, ...before.map((one) => one.depth))
    known.push({ depth, end })
  }
  return Math.max(0, ...known.map(({ depth }) => depth))
}
