/**
 * Benchmarks long lists through the hooks: 5,000 tokens in one response, and
 * 10,000 activity entries page by page. Prints figures and asserts nothing:
 * `npm run bench`.
 */
import { chromium, type Page } from '@playwright/test'
import { ensureBuild } from '../../scripts/build.js'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { readHeap } from '../package/size/readHeap.js'
import { servePage } from '../package/size/servePage.js'
import { serveLists } from './serveLists.js'

const [TOKENS, ENTRIES, PAGE_SIZE] = [5_000, 10_000, 50]
const MIB = 1024 * 1024

type Figures = { commits: number; frame: number; ms: number; tasks: number }

await ensureBuild()
const api = await serveLists({
  entries: ENTRIES,
  pageSize: PAGE_SIZE,
  tokens: TOKENS,
})
const served = await servePage('test/bench/pages/lists')
const executablePath = findChromium({ isWhole: true })
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
})
try {
  const lines = [
    ...(await measureBalances(await open())),
    ...(await measureActivity(await open())),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await browser.close()
  served.stop()
  api.stop()
}
process.exit(0)

async function open() {
  const page = await browser.newPage()
  // The transpiler wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto(`${served.origin}/?api=${encodeURIComponent(api.url)}`)
  await page.getByRole('button', { name: 'Balances' }).waitFor()
  api.state.asked = 0
  return page
}

async function measureBalances(page: Page) {
  const until = `${TOKENS} idle`
  const first = await page.evaluate(time, { button: 'Balances', until })
  const { asked } = api.state
  const again = await page.evaluate(time, { button: 'Again', until })
  return [
    `${TOKENS} tokens, asked for by 5 components (${asked} request):`,
    toLine('listed', first),
    toLine('read again, nothing new', again),
  ]
}

async function measureActivity(page: Page) {
  const show = { button: 'Activity', until: `${PAGE_SIZE} idle` }
  const first = await page.evaluate(time, show)
  const empty = await readHeap(page)
  const pages: Figures[] = []
  for (let count = 2 * PAGE_SIZE; count <= ENTRIES; count += PAGE_SIZE) {
    const more = { button: 'More', until: `${count} idle` }
    pages.push(await page.evaluate(time, more))
  }
  const heap = ((await readHeap(page)) - empty) / MIB
  const all = { button: 'Again', until: `${ENTRIES} idle` }
  const again = await page.evaluate(time, all)
  return [
    `${ENTRIES} entries of activity, ${PAGE_SIZE} on a page:`,
    toLine('first page', first),
    toLine('pages 2 to 11, median', toMedian(pages.slice(0, 10))),
    toLine('the last 10 pages, median', toMedian(pages.slice(-10))),
    toLine('the slowest page', toSlowest(pages)),
    toLine(`all ${ENTRIES / PAGE_SIZE} pages read again`, again),
    `${'  heap of the whole list'.padEnd(34)} ${heap.toFixed(1).padStart(7)} MiB`,
  ]
}

function toLine(name: string, { commits, frame, ms, tasks }: Figures) {
  const [total, longest, blocked] = [ms, frame, tasks].map((value) =>
    value.toFixed(1).padStart(7),
  )
  return `${`  ${name}`.padEnd(34)} ${total} ms, longest frame ${longest} ms, tasks over 50 ms ${blocked} ms, ${commits} renders`
}

function toMedian(pages: readonly Figures[]): Figures {
  const median = (key: keyof Figures) =>
    pages.map((page) => page[key]).sort((a, b) => a - b)[pages.length >> 1] ?? 0
  return {
    commits: median('commits'),
    frame: median('frame'),
    ms: median('ms'),
    tasks: median('tasks'),
  }
}

function toSlowest(pages: readonly Figures[]): Figures {
  const sorted = pages.toSorted((a, b) => b.ms - a.ms)
  return sorted[0] ?? toMedian([])
}

/** Clicks the button and waits until every list on the page shows `until`. */
async function time(parameters: { button: string; until: string }) {
  const { button, until } = parameters
  const commits = () => performance.getEntriesByName('commit').length
  const states = () => [...document.querySelectorAll('output')]
  const before = commits()
  let [frame, tasks, isDone, last] = [0, 0, false, performance.now()]
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks += duration
  })
  observer.observe({ type: 'longtask' })
  const watch = (now: number) => {
    frame = Math.max(frame, now - last)
    last = now
    if (!isDone) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  const start = performance.now()
  let wasBusy = false
  await new Promise<void>((resolve) => {
    const check = () => {
      const texts = states().map((state) => state.textContent)
      wasBusy ||= texts.some((text) => text?.endsWith('busy'))
      const isThere = texts.length > 0 && texts.every((text) => text === until)
      if (!wasBusy || !isThere) return
      changes.disconnect()
      resolve()
    }
    const changes = new MutationObserver(check)
    changes.observe(document, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    for (const found of document.querySelectorAll('button'))
      if (found.textContent === button) {
        found.click()
        break
      }
  })
  const ms = performance.now() - start
  // Include the rendering that is still in progress.
  await new Promise((resolve) => setTimeout(resolve, 50))
  isDone = true
  observer.disconnect()
  return { commits: commits() - before, frame, ms, tasks }
}
