import type { Page } from '@playwright/test'
import { parseEther, verifyMessage } from 'viem'
import { getDevAccount, injectWallet } from '../browser/injectWallet.js'
import { logIn, openHarness, readConnection } from '../browser/openHarness.js'
import {
  approve,
  expect,
  frameOf,
  login,
  newReceiver,
  test,
} from './fixtures.js'
import type { E2eState } from './state.js'

const LATE_MS = 8_000
const late = { service: 'wallet', mode: 'delay', ms: LATE_MS } as const

/** Tracks when the frame's document is answered, from now on. */
function watchDocument(page: Page, local: E2eState) {
  let isAnswered = false
  const answer = page
    .waitForResponse((response) => response.url().startsWith(local.hosts.frame))
    .then(() => {
      isAnswered = true
    })
  return { answer, isAnswered: () => isAnswered }
}

/** Connects both wallets on the harness page, in this order. */
async function connectBoth(
  page: Page,
  local: E2eState,
  services: Parameters<typeof logIn>[1],
  order: 'embedded last' | 'injected last',
) {
  const account = getDevAccount(order === 'embedded last' ? 1 : 2)
  await injectWallet(page, local, account)
  await openHarness(page, local, { injected: true })
  const connectInjected = () =>
    page.evaluate(() => {
      const [, connector] = made.config.connectors
      if (!connector) throw new Error('There is no injected wallet')
      return harness.wagmi.connect(made.config, { connector })
    })
  if (order === 'embedded last') await connectInjected()
  const { address } = await logIn(page, services)
  if (order === 'injected last') await connectInjected()
  return { embedded: address, injected: account.address }
}

/** Starts wagmi's reconnect; returns a function that waits for its end. */
async function startReconnect(page: Page) {
  await page.evaluate(() => {
    const startedAt = performance.now()
    const ended = harness.wagmi.reconnect(made.config).then((connections) => ({
      ids: connections.map(({ connector }) => connector.id),
      took: performance.now() - startedAt,
    }))
    Object.assign(globalThis, { ended, startedAt })
  })
  return () =>
    page.evaluate(
      () =>
        (
          globalThis as unknown as {
            ended: Promise<{ ids: string[]; took: number }>
          }
        ).ended,
    )
}

/**
 * Waits for a connector to become the current one; returns the elapsed time.
 */
const waitForCurrent = async (page: Page, id: string) => {
  const handle = await page.waitForFunction((id) => {
    const { connector, isConnected } = harness.wagmi.getConnection(made.config)
    const { startedAt } = globalThis as unknown as { startedAt: number }
    return isConnected && connector?.id === id && performance.now() - startedAt
  }, id)
  return handle.jsonValue()
}

const waitForUser = (page: Page) =>
  page.waitForFunction(() => made.kit.frame?.getState().user !== undefined)

test.describe('a late frame @kept', () => {
  test('default: an injected wallet that was used last reconnects at once @long', async ({
    local,
    page,
    services,
  }) => {
    const wallets = await connectBoth(page, local, services, 'injected last')
    await services.fault(late)
    await openHarness(page, local, { injected: true })
    const frame = watchDocument(page, local)
    const waitForEnd = await startReconnect(page)
    // It did not wait for the timeout of the other one.
    expect(await waitForCurrent(page, 'injected')).toBeLessThan(3_000)
    expect((await readConnection(page)).address).toBe(wallets.injected)

    // It can be used while wagmi still waits for the other one.
    const signature = await page.evaluate(() =>
      harness.wagmi.signMessage(made.config, { message: 'At once' }),
    )
    expect(
      await verifyMessage({
        address: wallets.injected,
        message: 'At once',
        signature,
      }),
    ).toBe(true)
    const { ids, took } = await waitForEnd()
    expect(ids).toEqual(['injected'])
    expect(took).toBeLessThan(LATE_MS)
    expect(frame.isAnswered()).toBe(false)

    // The embedded wallet was not used last, so it does not connect by itself.
    await frame.answer
    await waitForUser(page)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect((await readConnection(page)).address).toBe(wallets.injected)
    expect(await page.evaluate(() => made.config.state.connections.size)).toBe(
      1,
    )
    const joined = await page.evaluate(() =>
      harness.wagmi.connect(made.config, { connector: made.connector }),
    )
    expect(joined.accounts).toEqual([wallets.embedded])
  })

  test('behavior: an embedded wallet that was used last becomes current again @long @touch', async ({
    local,
    page,
    services,
  }) => {
    const wallets = await connectBoth(page, local, services, 'embedded last')
    await services.fault(late)
    await openHarness(page, local, { injected: true })
    const frame = watchDocument(page, local)
    const waitForEnd = await startReconnect(page)
    // wagmi reconnects one wallet after another, so this one waits for our 3 s.
    expect(await waitForCurrent(page, 'injected')).toBeLessThan(LATE_MS)
    expect((await readConnection(page)).address).toBe(wallets.injected)
    expect((await waitForEnd()).ids).toEqual(['injected'])
    expect(frame.isAnswered()).toBe(false)

    expect(await waitForCurrent(page, 'ID_AUTH')).toBeGreaterThan(LATE_MS - 500)
    expect(frame.isAnswered()).toBe(true)
    expect(await readConnection(page)).toEqual({
      address: wallets.embedded,
      chainId: 31337,
      connector: 'ID_AUTH',
      status: 'connected',
    })
    const addresses = await page.evaluate(() =>
      harness.wagmi.getConnections(made.config).flatMap((one) => one.accounts),
    )
    expect(new Set(addresses)).toEqual(new Set(Object.values(wallets)))
    const message = 'I am back'
    const signing = page.evaluate(
      (message) => harness.wagmi.signMessage(made.config, { message }),
      message,
    )
    await approve(page)
    const { embedded: address } = wallets
    expect(
      await verifyMessage({ address, message, signature: await signing }),
    ).toBe(true)
  })

  test('behavior: alone, its account stays connecting until it is there @long', async ({
    local,
    page,
    services,
  }) => {
    await page.addInitScript(() => {
      const shown: (string | undefined)[] = []
      Object.assign(globalThis, { shown })
      new MutationObserver(() => {
        const element = document.querySelector('[data-testid=status]')
        const text = element?.textContent ?? undefined
        if (text !== shown.at(-1)) shown.push(text)
      }).observe(document, {
        characterData: true,
        childList: true,
        subtree: true,
      })
    })
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    await services.fault(late)
    const frame = watchDocument(page, local)
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connecting')
    await expect(page.getByTestId('address')).toHaveText(address)
    expect(frame.isAnswered()).toBe(false)
    await frame.answer
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(page.getByTestId('address')).toHaveText(address)
    expect(
      await page.evaluate(() => (globalThis as { shown?: unknown }).shown),
    ).toEqual(['connecting', 'connected'])
  })

  test('behavior: a disconnect during the wait is final @long', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    await login(page, services)
    await services.fault(late)
    const frame = watchDocument(page, local)
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connecting')
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(frame.isAnswered()).toBe(false)
    await expectSignedOut(page, frame.answer)
    await page.reload()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  for (const name of ['disconnectAll', 'disconnect'] as const)
    test(`behavior: ${name} after wagmi has given up is final too @long`, async ({
      local,
      page,
      services,
    }) => {
      await openHarness(page, local)
      await logIn(page, services)
      await services.fault(late)
      await openHarness(page, local)
      const frame = watchDocument(page, local)
      const waitForEnd = await startReconnect(page)
      expect((await waitForEnd()).ids).toEqual([])
      await page.evaluate(
        (name) =>
          name === 'disconnectAll'
            ? harness.actions.disconnectAll(made.kit)
            : harness.wagmi.disconnect(made.config, {
                connector: made.connector,
              }),
        name,
      )
      expect(frame.isAnswered()).toBe(false)
      await expectSignedOut(page, frame.answer)
      await openHarness(page, local)
      const wagmi = await startReconnect(page)
      expect((await wagmi()).ids).toEqual([])
      await expect(page.locator('iframe')).toHaveCount(0)
    })
})

/**
 * Expects that the frame has loaded and signed out, and that nothing
 * reconnected.
 */
async function expectSignedOut(page: Page, answer: Promise<void>) {
  const key = 'latchkey.signOutPending'
  const read = () => page.evaluate((key) => localStorage.getItem(key), key)
  expect(await read()).toBe('true')
  await answer
  await expect.poll(read).toBe(null)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const store = await page.evaluate(() => localStorage.getItem('wagmi.store'))
  expect(JSON.parse(store ?? '{}').state.connections.value).toEqual([])
  await expect(page.getByTestId('status')).toHaveCount(0)
}

test('behavior: the frame is down on one load, and up on the next @kept @long', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await services.fault({ service: 'wallet', mode: 'down' })
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connecting')
  // The frame has 20 s.
  await expect(page.getByLabel('Email')).toBeVisible({ timeout: 25_000 })
  await services.heal()
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('address')).toHaveText(address)
})

test('behavior: an injected wallet sends through the same hook @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const { address } = getDevAccount(3)
  await injectWallet(page, local, { address })
  await fetch(`${local.urls.mailbox}/control/fund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  })
  await page.goto(local.urls.app)
  await page.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(page.getByTestId('address')).toHaveText(address)
  await expect(page.getByTestId('connector')).toHaveText('Test Wallet')

  async function send(token: string, to: string) {
    await page.getByLabel('Token').selectOption({ label: token })
    await page.getByLabel('Amount').fill('1.5')
    await page.getByLabel('To', { exact: true }).fill(to)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByTestId('sent')).toBeVisible()
    const hash = await page.getByTestId('hash').textContent()
    return services.client.getTransactionReceipt({
      hash: hash as `0x${string}`,
    })
  }

  const to = newReceiver()
  const before = await services.usd(address)
  expect((await send('USDL', to)).status).toBe('success')
  expect(await services.usd(to)).toBe(1_500_000n)
  expect(await services.usd(address)).toBe(before - 1_500_000n)

  const other = newReceiver()
  const native = await services.native(address)
  const receipt = await send('ETH', other)
  expect(await services.native(other)).toBe(parseEther('1.5'))
  expect(await services.native(address)).toBe(
    native - parseEther('1.5') - receipt.gasUsed * receipt.effectiveGasPrice,
  )
  await expect(frameOf(page).owner()).toHaveCount(0)
  expect(problems).toEqual([])

  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('address')).toHaveText(address)
})
