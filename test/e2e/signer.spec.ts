import type { BrowserContext, Frame, Page, Worker } from '@playwright/test'
import {
  approve,
  expect,
  frameOf,
  login,
  newEmail,
  newReceiver,
  test,
} from './fixtures.js'
import { enter, openApp } from './recoverySteps.js'
import type { E2eState } from './state.js'
import { findFrame, send } from './steps.js'

declare global {
  /** How often the page has ended a worker. */
  var ended: number
  var exported: string | undefined
  /** What the page asks the worker, and the worker. */
  var asked: { body: unknown; type: string; worker: globalThis.Worker }[]
}

test.describe.configure({ timeout: 120_000 })

/** Text of all strings on the heap of a frame's page. */
async function readHeap(page: Page, frame: Frame) {
  const session = await page.context().newCDPSession(frame)
  let text = ''
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk
  })
  await session.send('HeapProfiler.takeHeapSnapshot', {
    reportProgress: false,
  })
  await session.detach()
  return text
}

/** Has the worker export the key of what the page has asked it to sign. */
const takeKey = (frame: Frame) =>
  frame.evaluate(() => {
    const sign = globalThis.asked.find(({ type }) => type === 'sign')
    if (!sign) throw new Error('Nothing was signed')
    const { source } = sign.body as { source: object }
    return new Promise<string>((resolve) => {
      sign.worker.addEventListener('message', ({ data }) => {
        if (data.id !== -1) return
        globalThis.exported = data.value
        resolve(data.value)
      })
      const body = { kind: 'evm', source }
      sign.worker.postMessage({ body, id: -1, type: 'exportKey' })
    })
  })

async function setUp(page: Page) {
  const frame = frameOf(page)
  const shown = frame.getByTestId('recovery-code')
  await expect(shown).toBeVisible({ timeout: 20_000 })
  const code = (await shown.textContent()) ?? ''
  await frame.getByTestId('recovery-saved').click()
  await frame.getByTestId('recovery-input').fill(code)
  await frame.getByTestId('recovery-confirm').click()
  await expect(page.getByTestId('address')).toBeVisible({ timeout: 20_000 })
}

/** Looks for the key of what was signed in all that the frame's page holds. */
async function expectNoKey(page: Page, local: E2eState) {
  const frame = findFrame(page, local)
  const before = await readHeap(page, frame)
  const key = (await takeKey(frame)).slice(2)
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(before.includes(key)).toBe(false)
  // The control: once it was exported, the same look finds it.
  expect((await readHeap(page, frame)).includes(key)).toBe(true)
  return frame
}

/** Keeps what the pages of a browser ask their workers. */
const watchWorkers = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.asked = []
    const { postMessage } = Worker.prototype
    // The page ends its worker when it is not used: on a slow machine before
    // the test has looked into it.
    globalThis.ended = 0
    Worker.prototype.terminate = () => {
      globalThis.ended++
    }
    Worker.prototype.postMessage = function (message: never) {
      globalThis.asked.push(Object.assign({ worker: this }, message))
      postMessage.call(this, message)
    }
  })

test('the key is whole in a worker that reaches nothing, and never in the page', async ({
  context,
  local,
  problems,
  services,
}) => {
  await watchWorkers(context)
  const page = await openApp(context, local, 'by-code')
  const workers: Worker[] = []
  page.on('worker', (worker) => workers.push(worker))
  await enter(page, services, newEmail())
  await setUp(page)
  const to = newReceiver()
  await send(page, { amount: '1', to })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await services.usd(to)).toBe(1_000_000n)

  const worker = workers.at(-1)
  if (!worker) throw new Error('There is no worker')
  expect(new URL(worker.url()).pathname).toMatch(/^\/sdk\/worker\/signer-/)
  // Code in the worker gets nothing out by itself.
  for (const attempt of [
    `fetch('/sdk/config')`,
    `new Promise((resolve, reject) => {
      const socket = new WebSocket(location.origin.replace('http', 'ws'))
      socket.onopen = resolve
      socket.onerror = () => reject(new Error('refused'))
    })`,
    `(async () => importScripts('/sdk/config'))()`,
  ])
    await expect(worker.evaluate(attempt)).rejects.toThrow(
      /fetch|refused|importScripts|TrustedScriptURL/,
    )

  const frame = await expectNoKey(page, local)
  // The page ends the worker, with all of its memory, once it is not used.
  const countEnded = () => frame.evaluate(() => globalThis.ended)
  await expect.poll(countEnded, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

test('so is the key of an account that one device alone keeps @long', async ({
  context,
  local,
  page,
  problems,
  services,
}) => {
  await watchWorkers(context)
  await page.goto(local.urls.app)
  await login(page, services)
  await send(page, { amount: '1', to: newReceiver() })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  await expectNoKey(page, local)
  expect(problems).toEqual([])
})

test('a custodial account is said to be one, and a login alone opens it elsewhere @long', async ({
  browser,
  context,
  local,
  problems,
  services,
}) => {
  const email = newEmail()
  const page = await openApp(context, local, 'by-login')
  await enter(page, services, email)
  const frame = frameOf(page)
  const accept = frame.getByTestId('custodial-accept')
  await expect(accept).toBeVisible({ timeout: 20_000 })
  await expect(frame.locator('html')).toContainText('custodial')
  await expect(page.getByTestId('address')).toHaveCount(0)
  await accept.click()
  const address = page.getByTestId('address')
  await expect(address).toBeVisible({ timeout: 20_000 })
  const other = await browser.newContext()
  await services.advance(31_000)
  const second = await openApp(other, local, 'by-login')
  await enter(second, services, email)
  await expect(second.getByTestId('address')).toHaveText(
    (await address.textContent()) ?? '',
    { timeout: 20_000 },
  )
  await other.close()
  expect(problems).toEqual([])
})

test('the page may start that worker only', async ({
  local,
  page,
  violations,
}) => {
  await page.goto(toPageUrl(local))
  const start = (url: string) =>
    page.evaluate(
      (url) =>
        new Promise<string>((resolve) => {
          const { trustedTypes } = globalThis as unknown as {
            trustedTypes: {
              createPolicy(
                name: string,
                rules: { createScriptURL(url: string): string },
              ): { createScriptURL(url: string): string }
            }
          }
          const state = globalThis as {
            policy?: { createScriptURL(url: string): string }
          }
          state.policy ??= trustedTypes.createPolicy('latchkey-signer', {
            createScriptURL: (url) => url,
          })
          const worker = new Worker(state.policy.createScriptURL(url))
          worker.onerror = () => resolve('refused')
          worker.onmessage = () => resolve('answered')
          worker.postMessage({ id: 1, type: 'prove', body: {} })
        }),
      url,
    )
  const asset = await page.evaluate(
    () => document.querySelector('script')?.src ?? '',
  )
  expect(asset).toContain('/sdk/assets/')
  expect(await start(asset)).toBe('refused')
  expect(await start('data:text/javascript,postMessage(1)')).toBe('refused')
  // The page reports them a moment later.
  await expect.poll(() => violations.length).toBe(2)
  expect(violations.splice(0)).toMatchObject([
    { directive: 'worker-src' },
    { directive: 'worker-src' },
  ])
  // No other policy makes scripts, and none a second time by that name.
  for (const name of ['other', 'latchkey-signer'])
    await expect(
      page.evaluate((name) => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown }
        }
        trustedTypes.createPolicy(name, {})
      }, name),
    ).rejects.toThrow(/createPolicy/)
  await expect.poll(() => violations.length).toBe(2)
  expect(violations.splice(0)).toMatchObject([
    { directive: 'trusted-types' },
    { directive: 'trusted-types' },
  ])
  // The control: the one that signs.
  const files = await import('node:fs/promises')
  const folder = new URL('../../packages/wallet/dist/worker/', import.meta.url)
  const [file, ...others] = await files.readdir(folder)
  expect(others).toEqual([])
  expect(await start(`/sdk/worker/${file}`)).toBe('answered')
})

const toPageUrl = (local: E2eState) => `${local.hosts.frame}?projectId=by-code`
