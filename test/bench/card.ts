/**
 * Benchmarks the time from a request to its card on a real node: with the
 * simulation, against a node that has none, in turn in one run, as a ratio of
 * medians. Prints figures and asserts nothing: `npm run bench`.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { encodeFunctionData, erc20Abi, toHex } from 'viem'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { logIn, openHarness } from '../browser/openHarness.js'
import { createServices } from '../e2e/createServices.js'
import globalSetup from '../e2e/globalSetup.js'
import { type E2eState, stateFile } from '../e2e/state.js'

const ROUNDS = Number(process.argv[2] ?? 25)
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const kinds = ['coin', 'token', 'unknown call'] as const

const stop = await globalSetup()
const local: E2eState = JSON.parse(readFileSync(stateFile, 'utf8'))
const services = createServices(local)
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const browser = await chromium.launch({
  args: chromiumFlags,
  executablePath: here('../../scripts/chromium-partitioned.sh'),
  env: {
    ...process.env,
    LATCHKEY_CHROMIUM: findChromium({ isWhole: true }) ?? '',
  },
})
try {
  const pages = [await open(browser, true), await open(browser, false)] as const
  for (const kind of kinds) {
    const times: [number[], number[]] = [[], []]
    for (let round = -2; round < ROUNDS; round++)
      for (const [index, page] of pages.entries()) {
        const took = await page.measure(kind)
        // The first two load code.
        if (round >= 0) times[index as 0 | 1].push(took)
      }
    const [tested, bare] = times.map(toMedian) as [number, number]
    process.stdout.write(
      `request to card, ${kind.padEnd(12)}  ${tested.toFixed(0)} ms with a simulation, ${bare.toFixed(0)} ms without; ratio ${(tested / bare).toFixed(2)}\n`,
    )
  }
} finally {
  await browser.close()
  await stop()
}

/** A user of their own, so that neither waits for the other. */
async function open(browser: Browser, isSimulated: boolean) {
  const context = await browser.newContext()
  const page = await context.newPage()
  // tsx names the functions that it hands over.
  await page.addInitScript('globalThis.__name = (one) => one')
  // As a node answers that cannot simulate; the frame asks it once.
  if (!isSimulated)
    await page.route('**/v1/?chainId=*', (route) => {
      const { id, method } = route.request().postDataJSON() ?? {}
      if (!/^(?:eth_simulateV1|debug_traceCall)$/.test(method))
        return route.fallback()
      return route.fulfill({
        json: {
          ...{ id, jsonrpc: '2.0' },
          error: { code: -32601, message: 'Method not found' },
        },
      })
    })
  await openHarness(page, local)
  const { address } = await logIn(page, services)
  const frame = page.frameLocator('dialog[data-latchkey-frame] iframe')
  const card = frame.locator('.card[aria-busy=false]:not([inert])')
  const dialog = page.locator('dialog[data-latchkey-frame][open]')

  async function measure(kind: (typeof kinds)[number]) {
    const { usd } = local.tokens
    const data = encodeFunctionData({
      ...{ abi: erc20Abi, functionName: 'transfer', args: [friend, 1_000n] },
    })
    const transaction = {
      coin: { to: friend, value: toHex(1_000_000n) },
      token: { data, to: usd.address },
      // `pause()`, of nothing at an account without code.
      'unknown call': { data: '0x8456cb59', to: friend },
    }[kind]
    const start = performance.now()
    const asking = page.evaluate(
      (transaction) => {
        const controller = new AbortController()
        Object.assign(globalThis, { giveUp: () => controller.abort() })
        return harness.settle(
          made.ask('eth_sendTransaction', [transaction], {
            signal: controller.signal,
          }),
        )
      },
      { from: address, ...transaction },
    )
    await card.getByTestId('action').waitFor()
    const took = performance.now() - start
    await page.evaluate(() => (globalThis as { giveUp?(): void }).giveUp?.())
    await asking
    await dialog.waitFor({ state: 'hidden' })
    return took
  }
  return { measure }
}

function toMedian(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
