/**
 * Benchmarks long lists in the modal: opened with 5,000 tokens and as many
 * NFTs, scrolled through 10,000 activity entries and 1,000 wallets. Prints
 * figures and asserts nothing: `npm run bench`.
 */
import { chromium, type Page } from '@playwright/test'
import { ensureBuild } from '../../scripts/build.js'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { servePage } from '../package/size/servePage.js'
import { serveLists } from './serveLists.js'

const [TOKENS, NFTS, ENTRIES, WALLETS] = [5_000, 5_000, 10_000, 1_000]
const [ENTRIES_OF_PAGE, WALLETS_OF_PAGE] = [50, 40]

type Figures = { longest: number; ms: number; nodes: number }

await ensureBuild()
const api = await serveLists({
  entries: ENTRIES,
  nfts: NFTS,
  pageSize: ENTRIES_OF_PAGE,
  tokens: TOKENS,
  wallets: WALLETS,
})
const served = await servePage('test/bench/pages/account')
const executablePath = findChromium({ isWhole: true })
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
})
try {
  const steps = [
    measureAccount,
    measureNfts,
    measureActivity,
    measureWallets,
    measureSend,
    measureSwap,
  ]
  for (const step of steps) {
    const page = await open()
    for (const line of await step(page)) process.stdout.write(`${line}\n`)
    await page.close()
  }
} finally {
  await browser.close()
  served.stop()
  api.stop()
}
process.exit(0)

async function open() {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  // The transpiler wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value')
  // Icons are requested as usual, but fail to load.
  await page.route('https://icons.example/**', (route) => route.abort())
  await page.goto(`${served.origin}/?api=${encodeURIComponent(api.url)}`)
  await page.getByRole('button', { name: /^Account 0x/ }).hover()
  await page.waitForTimeout(500)
  return page
}

async function measureAccount(page: Page) {
  const row = '.lk-token bdi'
  const opened = await page.evaluate(click, { name: 'Account 0x', row })
  const scrolled = await page.evaluate(scroll, { ahead: 2_000, times: 50 })
  return [
    toLine(`the account with ${TOKENS} tokens, opened`, opened),
    ...toLines('  scrolled by 2,000 px', scrolled),
  ]
}

async function measureNfts(page: Page) {
  await page.getByRole('button', { name: /^Account 0x/ }).click()
  await page.locator('.lk-token bdi').first().waitFor()
  const row = 'button.lk-nft'
  const opened = await page.evaluate(click, { name: 'NFTs', row })
  const scrolled = await page.evaluate(scroll, { ahead: 2_000, times: 50 })
  return [
    toLine(`${NFTS} NFTs, read and opened`, opened),
    ...toLines('  scrolled by 2,000 px', scrolled),
  ]
}

async function measureActivity(page: Page) {
  await page.getByRole('button', { name: /^Account 0x/ }).click()
  await page.locator('.lk-token bdi').first().waitFor()
  const row = '.lk-activity-row'
  const opened = await page.evaluate(click, { name: 'Activity', row })
  const times = ENTRIES / ENTRIES_OF_PAGE - 1
  const pages = await page.evaluate(scroll, { times })
  return [
    toLine('activity, opened', opened),
    ...toLines(`  pages of ${ENTRIES_OF_PAGE} up to ${ENTRIES}`, pages),
  ]
}

async function measureWallets(page: Page) {
  const row = '.lk-search ~ * .lk-row'
  const opened = await page.evaluate(click, { name: 'AllWallets', row })
  const times = Math.ceil(WALLETS / WALLETS_OF_PAGE) - 1
  const pages = await page.evaluate(scroll, { times })
  return [
    toLine('all wallets, opened', opened),
    ...toLines(`  pages of ${WALLETS_OF_PAGE} up to ${WALLETS}`, pages),
  ]
}

async function measureSend(page: Page) {
  const row = '.lk-row .lk-send-held'
  const name = 'WalletSendSelectToken'
  const opened = await page.evaluate(click, { name, row })
  return [toLine(`${TOKENS} tokens to send`, opened)]
}

async function measureSwap(page: Page) {
  const row = '.lk-row .lk-send-held'
  const name = 'SwapSelectToken'
  const opened = await page.evaluate(click, { name, row })
  return [toLine(`${TOKENS} tokens to swap`, opened)]
}

function toLines(name: string, figures: readonly Figures[]) {
  const sorted = figures.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(part * sorted.length)] ?? 0
  const longest = Math.max(...figures.map((one) => one.longest))
  const nodes = Math.max(...figures.map((one) => one.nodes))
  return [
    toLine(`${name}, p50`, { longest, ms: at(0.5), nodes }),
    toLine(`${name}, p95`, { longest, ms: at(0.95), nodes }),
  ]
}

function toLine(name: string, { longest, ms, nodes }: Figures) {
  const tasks = longest ? `${longest.toFixed(0).padStart(6)} ms` : ' < 50 ms'
  return `${name.padEnd(40)} ${ms.toFixed(0).padStart(6)} ms, longest task ${tasks}, ${nodes} nodes`
}

/** Clicks a button or tab, then waits for a row and for the page to settle. */
async function click({ name, row }: { name: string; row: string }) {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const start = performance.now()
  const buttons = document.querySelectorAll<HTMLElement>('button')
  for (const button of buttons)
    if ((button.ariaLabel ?? button.textContent)?.startsWith(name)) {
      button.click()
      break
    }
  const deadline = start + 60_000
  while (!document.querySelector(row)) {
    if (performance.now() > deadline) throw new Error(`No ${row}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const ms = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  observer.disconnect()
  return { longest, ms, nodes: document.querySelectorAll('*').length }
}

/**
 * Scrolls `times` times: by `ahead` pixels until that is drawn, or to the end
 * until more has loaded.
 */
async function scroll({ ahead, times }: { ahead?: number; times: number }) {
  const body = document.querySelector('.lk-body')
  const figures: { longest: number; ms: number; nodes: number }[] = []
  if (!body) return figures
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  for (let time = 0; time < times; time++) {
    const before = body.scrollHeight
    const start = performance.now()
    body.scrollTop = ahead ? body.scrollTop + ahead : before
    do
      await new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(resolve)),
      )
    while (
      !ahead &&
      body.scrollHeight <= before &&
      performance.now() - start < 30_000
    )
    const ms = performance.now() - start
    await new Promise((resolve) => setTimeout(resolve, 60))
    const nodes = document.querySelectorAll('*').length
    figures.push({ longest, ms, nodes })
  }
  observer.disconnect()
  return figures
}
