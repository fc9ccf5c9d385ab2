/**
 * Benchmarks what the embedded wallet costs a user beside a bare `postMessage`
 * and an injected wallet in the same run: from the code to the address at the
 * first login, from the recovery code to the address on another device, and
 * from Approve to the signature. Time in which the user reads, types or aims
 * does not count. Prints figures and asserts nothing: `npm run bench`.
 */
import { readFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { EIP1193Provider } from 'viem'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { openHarness } from '../browser/openHarness.js'
import { createServices } from '../e2e/createServices.js'
import { approve, frameOf } from '../e2e/fixtures.js'
import globalSetup from '../e2e/globalSetup.js'
import { confirmDevice } from '../e2e/recoverySteps.js'
import { type E2eState, stateFile } from '../e2e/state.js'

declare global {
  /** When a button of this page or frame was last pressed. Unix time in ms. */
  var lastPressedAt: number
  /** When the frame has shown the recovery code. Unix time in ms. */
  var codeShownAt: number | undefined
}

const ROUNDS = 7
/** Between two logins of one address. */
const COOLDOWN_MS = 31_000

const echo =
  '<script>onmessage = ({ data, origin, source }) => source.postMessage(data, origin)</script>'

const stop = await globalSetup()
const local: E2eState = JSON.parse(readFileSync(stateFile, 'utf8'))
const services = createServices(local)
const echoUrl = new URL('/echo.html', local.hosts.frame).href
const executablePath = findChromium({ isWhole: true })
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
})
let count = 0
try {
  const figures = new Map<string, number[]>()
  const add = (name: string, ms: number) =>
    figures.set(name, [...(figures.get(name) ?? []), ms])
  for (let round = 0; round < ROUNDS; round++) {
    await benchDevice(add)
    await benchRecovery(add)
  }
  const bare = toMedian(figures.get('bare postMessage, there and back') ?? [])
  const lines = [...figures].map(([name, values]) => {
    const median = toMedian(values)
    const ratio = `${(median / bare).toFixed(0)}x`.padStart(7)
    return `${name.padEnd(48)} median ${median.toFixed(1).padStart(7)} ms ${ratio}`
  })
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await browser.close()
  await stop()
}
process.exit(0)

type Add = (name: string, ms: number) => void

/** A key of this device: first login, signatures, and what they stand beside. */
async function benchDevice(add: Add) {
  const context = await openContext()
  const page = await context.newPage()
  await openHarness(page, local)
  await askCode(page, newAddress())
  const { address, ms } = await enterCode(page)
  add('first login to the address, key of the device', ms)
  add('signature after Approve, key of the device', await sign(page, address))
  add('injected wallet, to the address', await page.evaluate(connectInjected))
  add('injected wallet, signature', await page.evaluate(signInjected))
  for (const ms of await page.evaluate(ping, echoUrl))
    add('bare postMessage, there and back', ms)
  await context.close()
}

/** A key in shares: first login, a signature, and another device. */
async function benchRecovery(add: Add) {
  const email = newAddress()
  const context = await openContext('by-code')
  const page = await context.newPage()
  await openHarness(page, local)
  await askCode(page, email)
  const entering = enterCode(page)
  const frame = frameOf(page)
  const shown = frame.getByTestId('recovery-code')
  const code = String(await shown.textContent())
  const start = await page.evaluate(() => lastPressedAt)
  const codeShownAt = await frame
    .locator('html')
    .evaluate(() => globalThis.codeShownAt ?? Number.NaN)
  await frame.getByTestId('recovery-saved').click()
  await frame.getByTestId('recovery-input').fill(code)
  await frame.getByTestId('recovery-confirm').click()
  const { address, at } = await entering
  const confirmedAt = await readPressed(page)
  const first = codeShownAt - start + (at - confirmedAt)
  add('first login to the address, key in shares', first)
  add('signature after Approve, key in shares', await sign(page, address))
  await context.close()

  await services.advance(COOLDOWN_MS)
  const other = await openContext('by-code')
  const second = await other.newPage()
  await openHarness(second, local)
  await askCode(second, email)
  const recovering = enterCode(second)
  await frameOf(second).getByTestId('recovery-input').fill(code)
  await frameOf(second).getByTestId('recovery-open').click()
  const recovered = await recovering
  if (recovered.address !== address) throw new Error('Another account')
  const opened = recovered.at - (await readPressed(second))
  add('recovery by code to the address', opened)
  await other.close()
}

async function openContext(projectId?: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  if (projectId) {
    const json = { ...local, projectId }
    await context.route('**/local.json', (route) => route.fulfill({ json }))
  }
  await context.route(echoUrl, (route) =>
    route.fulfill({ body: echo, contentType: 'text/html' }),
  )
  // The transpiler wraps functions in a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(() => {
    addEventListener(
      'click',
      () => {
        globalThis.lastPressedAt = Date.now()
      },
      true,
    )
    new MutationObserver(() => {
      if (!document.querySelector('[data-testid=recovery-code]')) return
      globalThis.codeShownAt ??= Date.now()
    }).observe(document, { childList: true, subtree: true })
  })
  return context
}

/** Has the code mailed, on a device that its owner confirms where asked to. */
async function askCode(page: Page, email: string) {
  const asked = page.evaluate(
    (email) => harness.actions.connectEmail(made.kit, { email }),
    email,
  )
  const { step } = await asked
  if (step === 'device') {
    const confirmed = page.evaluate(() =>
      harness.actions.connectDevice(made.kit),
    )
    await confirmDevice(page, services, email)
    await confirmed
  }
  const otp = await services.code(email)
  await page.evaluate((otp) => {
    Object.assign(globalThis, { otp })
  }, otp)
}

/** Enters the code, and resolves with the address and when it was there. */
async function enterCode(page: Page) {
  return page.evaluate(async () => {
    const { otp } = globalThis as unknown as { otp: string }
    globalThis.lastPressedAt = Date.now()
    await harness.actions.connectOtp(made.kit, { otp })
    const at = Date.now()
    const { address } = harness.wagmi.getConnection(made.config)
    return { address: String(address), at, ms: at - lastPressedAt }
  })
}

/** Milliseconds from the press of Approve to the signature in the page. */
async function sign(page: Page, address: string) {
  const signing = page.evaluate(async (address) => {
    await made.ask('personal_sign', ['0x4869', address])
    return Date.now()
  }, address)
  await approve(page)
  const at = await signing
  return at - (await readPressed(page))
}

function readPressed(page: Page) {
  return frameOf(page)
    .locator('html')
    .evaluate(() => lastPressedAt)
}

/** A wallet in the page that agrees at once, connected by wagmi. */
async function connectInjected() {
  const { privateKeyToAccount } = harness.viemAccounts
  const wallet = privateKeyToAccount(`0x${'5'.repeat(64)}`)
  const provider = {
    on: () => {},
    removeListener: () => {},
    async request({ method, params }: { method: string; params: [never] }) {
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'personal_sign')
        return wallet.signMessage({ message: { raw: params[0] } })
      return [wallet.address]
    },
  } as unknown as EIP1193Provider
  const connector = harness.wagmi.injected({
    target: { id: 'bench', name: 'Bench', provider: () => provider },
  })
  const start = performance.now()
  await harness.wagmi.connect(made.config, { connector })
  Object.assign(globalThis, { benchWallet: provider })
  return performance.now() - start
}

async function signInjected() {
  const { benchWallet } = globalThis as unknown as {
    benchWallet: EIP1193Provider
  }
  const start = performance.now()
  await benchWallet.request({
    method: 'personal_sign',
    params: ['0x4869', '0x'],
  } as never)
  return performance.now() - start
}

/** Milliseconds of messages to a bare page of the frame's origin, and back. */
async function ping(url: string) {
  const frame = document.createElement('iframe')
  frame.src = url
  const loaded = new Promise((resolve) => {
    frame.onload = resolve
  })
  document.body.append(frame)
  await loaded
  const times: number[] = []
  for (let index = 0; index < 20; index++) {
    const start = performance.now()
    await new Promise((resolve) => {
      window.onmessage = resolve
      frame.contentWindow?.postMessage('', new URL(url).origin)
    })
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

function newAddress() {
  count += 1
  return `bench.${process.pid}.${count}@example.com`
}

function toMedian(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
