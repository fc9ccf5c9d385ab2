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
  /** @type {Map<import('@playwright/test').Request, { start: number, end: number }>} */
  const fetched = new Map()
  let isCounting = false
  try {
    await context.route('**/*', async (route) => {
      const request = route.request()
      const isOurs = new URL(request.url()).origin === origin
      // A host that answers nothing.
      if (!isOurs) return
      if (!isCounting || request.resourceType() !== 'script')
        return route.continue()
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
      await route.continue()
    })
    const page = await context.newPage()
    context.on('request', (request) => {
      if (isCounting && request.resourceType() === 'script')
        fetched.set(request, { start: Date.now(), end: Number.MAX_VALUE })
    })
    context.on('requestfinished', (request) => {
      const times = fetched.get(request)
      if (times) times.end = Date.now()
    })
    await page.addInitScript(announceWallets)
    await page.goto(origin)
    await page.getByTestId('ready').waitFor()
    await prepare?.(page)
    isCounting = true
    await act(page)
    const done = await waitFor(page, until)
    const needed = [...fetched.values()].filter(({ end }) => end <= done)
    return toDepth(needed)
  } finally {
    await context.close()
  }
}

/**
 * Until it is in the document, to the frame; the clock is the page's, which is
 * this machine's.
 *
 * @param {Page} page
 * @param {Way['until']} until
 */
async function waitFor(page, until) {
  const handle = await page.waitForFunction(
    ({ selector, text = '' }) =>
      [...document.querySelectorAll(selector)].some((element) =>
        element.textContent?.includes(text),
      ) && Date.now(),
    until,
    { polling: 'raf' },
  )
  return Number(await handle.jsonValue())
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
