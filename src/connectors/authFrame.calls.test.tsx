import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { connect, getConnectorClient, sendCalls } from '@wagmi/core'
import type { ReactNode } from 'react'
import {
  AtomicityNotSupportedError,
  type BaseError,
  DuplicateIdError,
  UnknownBundleIdError,
  UnsupportedNonOptionalCapabilityError,
} from 'viem'
import { getAssets } from 'viem/experimental/erc7811'
import { beforeEach, expect, test } from 'vitest'
import {
  useCallsStatus,
  useCapabilities,
  useSendCalls,
  useSendCallsSync,
  useShowCallsStatus,
  useWaitForCallsStatus,
  WagmiProvider,
} from 'wagmi'
import { bridgeFrame } from '../../test/setup/frame/bridgeFrame.js'
import { createWalletPage } from '../../test/setup/frame/createWalletPage.js'
import { prepareWindow } from '../../test/setup/frame/prepareWindow.js'
import { setupAuthFrame } from '../../test/setup/frame/setupAuthFrame.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [
  { to: bob, value: 1n },
  { to: bob, value: 2n },
] as const

beforeEach(prepareWindow)

/** Sets up a connected wagmi app with the real client and wallet page. */
async function setup() {
  const page = createWalletPage()
  const { address } = page.account
  const user = { address, chainId: 31337, email: 'a@b.co' }
  bridgeFrame(page, {
    GET_USER: user,
    GET_CHAIN_ID: { chainId: 31337 },
    IS_CONNECTED: { isConnected: true },
  })
  const { config, connector } = setupAuthFrame({
    hasStoredSession: true,
    // Without this, each provider drops the connection on mount.
    storage: null,
  })
  await connect(config, { connector })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  const render = <result,>(hook: () => result) =>
    renderHook(hook, { wrapper }).result
  return { config, page, render }
}

/** Finds an EIP-5792 error in what a rejected action throws. */
const find = async (
  promise: Promise<unknown>,
  kind: new (cause: Error) => Error,
) => {
  const error = await promise.catch((error: BaseError) => error)
  return (error as BaseError).walk((cause) => cause instanceof kind)
}

test('default: stock hooks send calls and track their status', async () => {
  const { page, render } = await setup()
  const capabilities = render(() => useCapabilities())
  await waitFor(() =>
    expect(capabilities.current.data).toEqual({
      31337: {
        atomic: { status: 'unsupported' },
        atomicBatch: { supported: false },
      },
      31338: {
        atomic: { status: 'unsupported' },
        atomicBatch: { supported: false },
      },
    }),
  )
  const sending = render(() => useSendCalls())
  const { id } = await act(() => sending.current.sendCallsAsync({ calls }))
  expect(id).toMatch(/^0x[0-9a-f]{64}$/)
  expect(page.cards.map(({ action }) => action)).toEqual(['Approve 2 calls'])
  const waiting = render(() =>
    useWaitForCallsStatus({ id, pollingInterval: 20 }),
  )
  await waitFor(() => expect(waiting.current.data?.status).toBe('success'))
  const status = render(() => useCallsStatus({ id }))
  await waitFor(() =>
    expect(status.current.data).toMatchObject({
      atomic: false,
      chainId: 31337,
      statusCode: 200,
      receipts: [{ status: 'success' }, { status: 'success' }],
    }),
  )
  expect(page.node.transactions().map(({ value }) => value)).toEqual([1n, 2n])
})

test('default: one hook sends calls and waits for them', async () => {
  const { page, render } = await setup()
  const sending = render(() => useSendCallsSync())
  const result = await act(() =>
    sending.current.sendCallsSyncAsync({ calls, pollingInterval: 20 }),
  )
  expect(result).toMatchObject({ status: 'success', statusCode: 200 })
  expect(result.receipts).toHaveLength(2)
  expect(page.cards).toHaveLength(1)
})

test('default: one hook shows the status, until the card is closed', async () => {
  const { page, render } = await setup()
  document.body.append(page.root)
  const sending = render(() => useSendCallsSync())
  const { id } = await act(() =>
    sending.current.sendCallsSyncAsync({ calls, pollingInterval: 20 }),
  )
  const showing = render(() => useShowCallsStatus())
  act(() => showing.current.showCallsStatus({ id }))
  await waitFor(() => expect(page.root.textContent).toContain('Confirmed'))
  expect(showing.current.isPending).toBe(true)
  expect(page.root.textContent).toContain('http://app.localhost:5173')
  page.root.querySelector<HTMLElement>('[data-testid=close]')?.click()
  await waitFor(() => expect(showing.current.isSuccess).toBe(true))
  expect(page.root.querySelector('[role=dialog]')).toBeNull()
  const error = await act(() =>
    showing.current.showCallsStatusAsync({ id: '0x02' }).catch((it) => it),
  )
  expect(await find(Promise.reject(error), UnknownBundleIdError)).toBeTruthy()
  page.root.remove()
})

test('error: EIP-5792 errors are viem error classes', async () => {
  const { config, render } = await setup()
  const send = (more: object) => sendCalls(config, { calls, ...more })
  expect(
    await find(send({ forceAtomic: true }), AtomicityNotSupportedError),
  ).toBeTruthy()
  expect(
    await find(
      send({ capabilities: { paymasterService: { url: 'x' } } }),
      UnsupportedNonOptionalCapabilityError,
    ),
  ).toBeTruthy()
  await send({ id: '0x01' })
  expect(await find(send({ id: '0x01' }), DuplicateIdError)).toBeTruthy()
  const status = render(() =>
    // wagmi 2 has a `retry` of its own.
    useCallsStatus({ id: '0x02', query: { retry: false, retryDelay: 1 } }),
  )
  await waitFor(() => expect(status.current.error).toBeTruthy())
  expect(
    await find(Promise.reject(status.current.error), UnknownBundleIdError),
  ).toBeTruthy()
})

test('behavior: no capabilities when the wallet cannot report them', async () => {
  const { page, render } = await setup()
  page.state.isSignedIn = false
  const capabilities = render(() => useCapabilities())
  await waitFor(() => expect(capabilities.current.data).toEqual({}))
})

test('behavior: assets through viem', async () => {
  const { config } = await setup()
  const client = await getConnectorClient(config)
  const assets = await getAssets(client, { chainIds: [31337] })
  expect(assets[31337]).toMatchObject([
    { balance: 10n ** 18n },
    { balance: 6n, metadata: { decimals: 6 } },
  ])
})
