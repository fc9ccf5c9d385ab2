import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { partOf, togglePart } from '../e2e/headless/steps.js'
import type { E2eState } from '../e2e/state.js'
import { getDevAccount, injectWallet } from './injectWallet.js'

/** Longer than any timeout of a wallet or a node. */
const PATIENCE_MS = 10 * 60_000
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Refusal =
  | { code: number; message: string }
  /** Rejects with this value, which is no error. */
  | { value: unknown }
  | 'silence'

declare global {
  /** How the wallet refuses a method instead of running it, by method. */
  var refusals: Record<string, Refusal>
  /** Codes of the last error and its causes. */
  var causes: readonly unknown[]
}

const refused = { code: 4001, message: 'User rejected the request.' }
const busy = { code: -32002, message: 'Request already pending.' }
const unknownChain = { code: 4902, message: 'Unrecognized chain ID.' }

/** Injects a wallet that a test can make refuse. */
async function injectRefusing(page: Page, local: E2eState) {
  const { address } = getDevAccount(3)
  await injectWallet(page, local, { address })
  await page.addInitScript(() => {
    globalThis.refusals = {}
    const wallet = Reflect.get(globalThis, 'ethereum')
    if (!wallet) return
    const { request } = wallet
    wallet.request = (call: { method: string }) => {
      const refusal = globalThis.refusals[call.method]
      if (!refusal) return request(call)
      if (refusal === 'silence') return new Promise(() => {})
      if ('value' in refusal) return Promise.reject(refusal.value)
      return Promise.reject(
        Object.assign(new Error(refusal.message), { code: refusal.code }),
      )
    }
  })
}

/** Makes the wallet refuse these methods, and run all others again. */
const refuse = (page: Page, refusal: Refusal, ...methods: string[]) =>
  page.evaluate(
    ([refusal, methods]) => {
      globalThis.refusals = Object.fromEntries(
        methods.map((method) => [method, refusal]),
      )
    },
    [refusal, methods] as const,
  )

const connecting = ['eth_requestAccounts', 'wallet_requestPermissions']
const switching = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/**
 * Fails every script request from now on. Returns a function that counts them.
 */
async function loseScripts(page: Page) {
  let lost = 0
  let loaded = -1
  // What was begun before is not lost, however slowly it comes.
  await expect
    .poll(
      async () => {
        const before = loaded
        loaded = await page.evaluate(
          () => performance.getEntriesByType('resource').length,
        )
        return loaded === before
      },
      { intervals: [300] },
    )
    .toBe(true)
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    (route) => {
      lost++
      return route.abort('connectionfailed')
    },
  )
  return () => lost
}

async function openPage(page: Page, local: E2eState) {
  await injectRefusing(page, local)
  await page.clock.install()
  await page.goto(local.urls.harness)
  await page.evaluate(async () => {
    const created = await harness.create({ injected: true })
    const [connector] = created.config.connectors
    if (!connector) throw new Error('There is no connector')
    globalThis.made = { ...created, ask: async () => {}, connector }
  })
}

type Name = keyof typeof import('../../src/exports/actions.js')

/**
 * Calls an action; `abort` passes a signal that is aborted before or during
 * it.
 */
async function call(
  page: Page,
  name: Name,
  parameters: object = {},
  abort?: 'before' | 'during',
) {
  const ended = page.evaluate(
    async ([action, parameters, abort]) => {
      const controller = new AbortController()
      if (abort === 'before') controller.abort()
      const run = harness.actions[action] as (
        ...parameters: unknown[]
      ) => Promise<unknown>
      const { signal } = controller
      const settled = harness.settle(
        run(made.kit, { ...parameters, ...(abort && { signal }) }),
      )
      if (abort === 'during') Promise.resolve().then(() => controller.abort())
      const { error } = await settled
      if (!error) return undefined
      const { causes, code, kit, name } = error
      globalThis.causes = causes.map((cause) => cause.code)
      return { code, kit, name }
    },
    [name, parameters, abort] as const,
  )
  let isOver = false
  ended
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  // Anything that waits for the wallet or a node reaches its timeout.
  for (let turn = 0; turn < 40 && !isOver; turn++) {
    await page.waitForTimeout(50)
    if (turn > 10 && !isOver) await page.clock.fastForward(PATIENCE_MS / 20)
  }
  return ended
}

const connected = (page: Page) =>
  page.evaluate(async () => {
    const connector = made.config.connectors.find(({ id }) => id === 'injected')
    if (!connector) throw new Error('There is no wallet')
    await harness.wagmi.connect(made.config, { connector })
  })

const wallet = { walletId: 'injected' }
const send = { amount: '0.1', chainId: 31337, to: receiver, token: 'native' }

test('behavior: errors that need no feature code are typed without a download', async ({
  local,
  page,
}) => {
  await openPage(page, local)
  await connected(page)
  const countLost = await loseScripts(page)

  await refuse(page, refused, 'personal_sign')
  expect(await call(page, 'signText', { message: 'a' })).toEqual({
    code: 4001,
    kit: false,
    name: 'UserRejectedRequestError',
  })
  await refuse(page, busy, 'personal_sign')
  expect(await call(page, 'signText', { message: 'b' })).toEqual({
    code: -32002,
    kit: false,
    name: 'ResourceUnavailableRpcError',
  })
  await refuse(page, unknownChain, ...switching)
  expect(await call(page, 'switchNetwork', { chainId: 31338 })).toEqual({
    code: 'CHAIN_NOT_SUPPORTED',
    kit: true,
    name: 'ChainNotSupportedError',
  })
  expect(await page.evaluate(() => globalThis.causes)).toContain(4902)
  await refuse(page, 'silence', ...switching)
  expect(await call(page, 'switchNetwork', { chainId: 31338 })).toEqual({
    code: 'WALLET_TIMEOUT',
    kit: true,
    name: 'WalletTimeoutError',
  })
  expect(
    await call(page, 'connectEmail', { email: 'a@example.org' }, 'before'),
  ).toEqual({ code: 'ABORTED', kit: true, name: 'KitError' })
  expect(await call(page, 'getReceive', { amount: '1,5' })).toEqual({
    code: 'INVALID_AMOUNT',
    kit: true,
    name: 'InvalidAmountError',
  })
  expect(await call(page, 'signText', { message: 1 })).toEqual({
    code: 'INVALID_PARAMETER',
    kit: true,
    name: 'ParameterError',
  })
  expect(countLost()).toBe(0)
})

test('behavior: whatever a wallet rejects with is typed without a download @long', async ({
  local,
  page,
}) => {
  await openPage(page, local)
  await connected(page)
  const countLost = await loseScripts(page)
  const nested = { cause: { cause: { code: 4001 } }, message: 'Failed' }
  const outcomes: unknown[] = []
  for (const refusal of [
    { code: 5740, message: 'Too large' },
    { code: 4900, message: 'Disconnected' },
    { code: 4100, message: 'Not authorized' },
    { code: -32603, message: 'Internal' },
    { code: -32000, message: 'insufficient funds for gas' },
    { value: nested },
    { value: 'text' },
    { value: null },
    { value: {} },
  ]) {
    await refuse(page, refusal, 'personal_sign')
    const message = String(outcomes.length)
    outcomes.push(await call(page, 'signText', { message }))
  }
  const unknown = { code: 'UNKNOWN', kit: true, name: 'KitError' }
  expect(outcomes).toEqual([
    { code: 5740, kit: false, name: 'BundleTooLargeError' },
    { code: 4900, kit: false, name: 'ProviderDisconnectedError' },
    { code: 4100, kit: false, name: 'UnauthorizedProviderError' },
    { code: -32603, kit: false, name: 'InternalRpcError' },
    { code: -32000, kit: false, name: 'InvalidInputRpcError' },
    { code: 4001, kit: false, name: 'UserRejectedRequestError' },
    unknown,
    unknown,
    unknown,
  ])
  expect(countLost()).toBe(0)
})

test('error: a feature whose code cannot be loaded throws MODULE_NOT_LOADED', async ({
  local,
  page,
}) => {
  await openPage(page, local)
  await connected(page)
  const countLost = await loseScripts(page)
  const missing = { code: 'MODULE_NOT_LOADED', kit: true, name: 'KitError' }

  expect(await call(page, 'connectWallet', wallet)).toEqual(missing)
  expect(await call(page, 'sendToken', send)).toEqual(missing)
  expect(await call(page, 'estimateSend', send)).toEqual(missing)
  expect(await call(page, 'getSendStatus', { sendId: 'a' })).toEqual(missing)
  expect(await call(page, 'getActivity')).toEqual(missing)
  expect(await call(page, 'getBalances')).toEqual(missing)
  expect(await call(page, 'connectEmail', { email: 'a@example.org' })).toEqual({
    code: 'FRAME_LOAD_FAILED',
    kit: true,
    name: 'FrameLoadError',
  })
  expect(countLost()).toBeGreaterThan(3)

  // Control: with scripts, the same calls work.
  await page.unrouteAll()
  await page.evaluate(() => harness.wagmi.disconnect(made.config))
  await refuse(page, refused, ...connecting)
  expect((await call(page, 'connectWallet', wallet))?.code).toBe(4001)
})

test('behavior: errors of a loaded feature are typed without another download @long', async ({
  local,
  page,
}) => {
  await openPage(page, local)
  // Use each of them once.
  await connected(page)
  expect(await call(page, 'estimateSend', send)).toBeUndefined()
  await refuse(page, busy, ...connecting)
  await page.evaluate(() => harness.wagmi.disconnect(made.config))
  expect((await call(page, 'connectWallet', wallet))?.code).toBe(-32002)
  const countLost = await loseScripts(page)

  await refuse(page, refused, ...connecting)
  expect(await call(page, 'connectWallet', wallet)).toEqual({
    code: 4001,
    kit: false,
    name: 'UserRejectedRequestError',
  })
  await refuse(page, busy, ...connecting)
  expect(await call(page, 'connectWallet', wallet)).toEqual({
    code: -32002,
    kit: false,
    name: 'ResourceUnavailableRpcError',
  })
  await refuse(page, 'silence', ...connecting)
  expect(await call(page, 'connectWallet', wallet)).toEqual({
    code: 'WALLET_TIMEOUT',
    kit: true,
    name: 'WalletTimeoutError',
  })
  for (const when of ['before', 'during'] as const)
    expect(await call(page, 'connectWallet', wallet, when)).toEqual({
      code: 'CONNECTION_ABORTED',
      kit: true,
      name: 'ConnectionAbortedError',
    })

  await refuse(page, refused, 'eth_sendTransaction')
  await connected(page)
  expect(await call(page, 'sendToken', send)).toEqual({
    code: 4001,
    kit: false,
    name: 'UserRejectedRequestError',
  })
  await refuse(page, busy, 'eth_sendTransaction')
  expect(await call(page, 'sendToken', { ...send, amount: '0.2' })).toEqual({
    code: -32002,
    kit: false,
    name: 'ResourceUnavailableRpcError',
  })
  await refuse(page, unknownChain, ...switching)
  expect(await call(page, 'sendToken', { ...send, chainId: 31338 })).toEqual({
    code: 'CHAIN_NOT_SUPPORTED',
    kit: true,
    name: 'ChainNotSupportedError',
  })
  expect(await page.evaluate(() => globalThis.causes)).toContain(4902)
  for (const [amount, code, name] of [
    ['1,5', 'INVALID_AMOUNT', 'InvalidAmountError'],
    ['0', 'AMOUNT_ZERO', 'AmountZeroError'],
    ['999999999999', 'INSUFFICIENT_BALANCE', 'InsufficientBalanceError'],
  ] as const)
    expect(await call(page, 'sendToken', { ...send, amount })).toEqual({
      code,
      kit: true,
      name,
    })
  expect(await call(page, 'sendToken', send, 'before')).toEqual({
    code: 'ABORTED',
    kit: true,
    name: 'KitError',
  })
  expect(countLost()).toBe(0)
})

test('behavior: useConnectWallet reports a rejection without another download', async ({
  local,
  page,
}) => {
  await injectRefusing(page, local)
  await page.goto(local.urls.app)
  await togglePart(page, 'Connect')
  const status = page.getByTestId('connect-status')
  const button = partOf(page, 'Connect').getByRole('button', {
    exact: true,
    name: 'Test Wallet',
  })
  await refuse(page, busy, ...connecting)
  await button.click()
  await expect(status).toHaveAttribute('data-status', 'failed')
  const countLost = await loseScripts(page)
  await refuse(page, refused, ...connecting)
  await button.click()
  await expect(status).toHaveAttribute('data-status', 'rejected')
  expect(countLost()).toBe(0)
})

test('error: useConnectWallet when its code cannot be loaded', async ({
  local,
  page,
}) => {
  await injectRefusing(page, local)
  await page.goto(local.urls.app)
  await togglePart(page, 'Connect')
  const status = page.getByTestId('connect-status')
  const button = partOf(page, 'Connect').getByRole('button', {
    exact: true,
    name: 'Test Wallet',
  })
  await expect(button).toBeVisible()
  await loseScripts(page)
  await button.click()
  await expect(status).toHaveAttribute('data-status', 'failed')
  await expect(page.getByTestId('connect-error')).toHaveText(
    "Part of this page couldn't load",
  )
  // The next attempt loads it.
  await page.unrouteAll()
  await button.click()
  await expect(status).toHaveAttribute('data-status', 'idle')
  await expect(page.getByTestId('connect-error')).toHaveCount(0)
})
