/**
 * Benchmarks the modal against a handwritten wallet list on plain wagmi, in
 * the same run. Prints figures and asserts nothing: `npm run bench`.
 */
import { type Browser, chromium } from '@playwright/test'
import { ensureBuild } from '../../scripts/build.js'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { announceWallets } from '../package/size/announceWallets.js'
import { readHeap } from '../package/size/readHeap.js'
import { servePage } from '../package/size/servePage.js'

const ROUNDS = 9
const MIB = 1024 * 1024

type Figures = { first: number; second: number; connect: number; heap: number }

await ensureBuild()
const executablePath = findChromium({ isWhole: true })
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
})
try {
  const list = await measure(browser, 'test/bench/pages/list')
  const modal = await measure(browser, 'test/package/size/pages/components')
  const toLine = (name: string, key: keyof Figures, unit: string) => {
    const ratio = (modal[key] / list[key]).toFixed(2)
    const [ours, theirs] = [modal[key].toFixed(1), list[key].toFixed(1)]
    return `${name.padEnd(36)} ${ours.padStart(7)} ${unit.padEnd(3)} by hand ${theirs.padStart(7)} ${unit.padEnd(3)} ratio ${ratio}`
  }
  const lines = [
    `medians of ${ROUNDS} loads, click to:`,
    toLine('wallets listed, first time', 'first', 'ms'),
    toLine('wallets listed, second time', 'second', 'ms'),
    toLine('address on the page, from the wallet', 'connect', 'ms'),
    toLine('heap with the wallets listed', 'heap', 'MiB'),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await browser.close()
}
process.exit(0)

async function measure(browser: Browser, path: string): Promise<Figures> {
  const { origin, stop } = await servePage(path)
  const runs: Figures[] = []
  try {
    for (let round = 0; round < ROUNDS; round++)
      runs.push(await load(browser, origin))
  } finally {
    stop()
  }
  const median = (key: keyof Figures) =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
  return {
    first: median('first'),
    second: median('second'),
    connect: median('connect'),
    heap: median('heap') / MIB,
  }
}

async function load(browser: Browser, origin: string): Promise<Figures> {
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    // The transpiler wraps functions in a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(announceWallets)
    await page.goto(origin)
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    // Users hover before they click; the prefetch happens here.
    await page.getByRole('button', { name: 'Connect wallet' }).hover()
    await page.waitForTimeout(300)
    const first = await page.evaluate(time, 'open' as const)
    await page.waitForTimeout(300)
    const heap = await readHeap(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForTimeout(300)
    const second = await page.evaluate(time, 'open' as const)
    await page.getByRole('button', { name: /Test Wallet/ }).hover()
    await page.waitForTimeout(300)
    const connect = await page.evaluate(time, 'connect' as const)
    return { connect, first, heap, second }
  } finally {
    await context.close()
  }
}

/** Clicks the button and waits until its result is in the document. */
async function time(what: 'open' | 'connect') {
  const find = (text: string) =>
    [...document.querySelectorAll('button')].find((button) =>
      button.textContent?.includes(text),
    )
  const isThere = () =>
    what === 'open'
      ? find('Test Wallet') !== undefined
      : document
          .querySelector('[data-testid=ready]')
          ?.textContent?.startsWith('0x') === true
  const button = find(what === 'open' ? 'Connect wallet' : 'Test Wallet')
  const start = performance.now()
  const done = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  button?.click()
  await done
  return performance.now() - start
}
