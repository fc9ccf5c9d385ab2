import { announceWallets } from './announceWallets.js'
import { answerDashboard } from './answerDashboard.js'
import { servePage } from './servePage.js'

/** Far longer than a page works between two fetches. */
const DELAY_MS = 300

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{
 *   name: string
 *   prepare?: (page: Page) => Promise<unknown>
 *   act: (page: Page) => Promise<unknown>
 *   until: { selector: string, text?: string }
 * }} Way `act` clicks without hovering first, so that nothing is prefetched;
 *   `until` is the expected result of the click.
 */

/**
 * Returns how many scripts are fetched in sequence, each discovered only by
 * the previous one, between a click and its result: with a cold cache, on the
 * page as it would be shipped.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path - Folder of the page.
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
      // A host that does not respond.
      if (!isOurs) return
      if (isCounting && request.resourceType() === 'script')
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
      await route.continue()
    })
    await answerDashboard(context)
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
 * Waits until it is in the document, accurate to the frame, by the page's
 * clock.
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
 * Returns the scripts fetched between two moments, by the page's own record:
 * events of the browser arrive late on a busy machine.
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
