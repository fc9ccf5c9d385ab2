import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import {
  createEvmClient,
  createEvmKit,
  evmPayer,
} from '../../test/setup/kit/createEvmKit.js'
import { KitProvider } from '../context.js'
import { maxSendQueryKey } from '../query/maxSend.js'
import { useAccountTransactions } from './useAccountTransactions.js'
import { useMaxSend } from './useMaxSend.js'

let node: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  await import('../actions/send/runMaxSend.js')
  await import('../actions/watchAccountTransactions.js')
  node = await startAnvil()
})
afterAll(() => node?.stop())
afterEach(cleanup)

async function setup() {
  const asked: string[] = []
  const { config, kit } = await createEvmKit({
    async rpc(call, send) {
      asked.push(call.method)
      return send(call)
    },
    url: node.url,
  })
  const queryClient = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  return { asked, kit, queryClient, wrapper }
}

test('default: useMaxSend uses the active account', async () => {
  const { kit, queryClient, wrapper } = await setup()
  const { result } = renderHook(
    () =>
      useMaxSend({
        query: { select: ({ amount }) => amount },
        token: 'native',
      }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.data).toMatch(/^9999\.99/))
  const key = maxSendQueryKey(kit, {
    account: evmPayer,
    chainId: 31337,
    token: 'native',
  })
  expect(queryClient.getQueryData(key)).toMatchObject({ decimals: 18 })
})

test('behavior: useMaxSend makes no request without a token', async () => {
  const { asked, wrapper } = await setup()
  const { result } = renderHook(() => useMaxSend(), { wrapper })
  expect(result.current.fetchStatus).toBe('idle')
  expect(asked).toEqual([])
})

test('default: useAccountTransactions is disabled', async () => {
  const { asked, wrapper } = await setup()
  const { result } = renderHook(() => useAccountTransactions(), { wrapper })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(result.current).toEqual({ error: undefined, transactions: [] })
  expect(asked).toEqual([])
})

test('param: useAccountTransactions, enabled', async () => {
  const { asked, kit, queryClient, wrapper } = await setup()
  const parameters = { account: evmPayer, chainId: 31337, token: 'native' }
  const key = maxSendQueryKey(kit, parameters)
  const other = maxSendQueryKey(kit, { ...parameters, chainId: 1 })
  for (const item of [key, other]) queryClient.setQueryData(item, {} as never)
  const { result, unmount } = renderHook(
    () => useAccountTransactions({ enabled: true, pollingInterval: 20 }),
    { wrapper },
  )
  await waitFor(() => expect(asked).toContain('eth_getFilterChanges'))
  const hash = await createEvmClient(node.url).sendTransaction({
    account: evmPayer,
    to: evmPayer,
    value: 1n,
  })
  await waitFor(() =>
    expect(result.current.transactions).toMatchObject([{ hash }]),
  )
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false)
  unmount()
  await waitFor(() => expect(asked).toContain('eth_uninstallFilter'))
})

test('behavior: useAccountTransactions never returns those of another account', async () => {
  const { asked, wrapper } = await setup()
  const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const shown: number[] = []
  const { rerender, result } = renderHook(
    ({ address }: { address: string }) => {
      const pending = useAccountTransactions({
        address,
        enabled: true,
        pollingInterval: 20,
      })
      if (address === stranger) shown.push(pending.transactions.length)
      return pending
    },
    { initialProps: { address: evmPayer as string }, wrapper },
  )
  await waitFor(() => expect(asked).toContain('eth_getFilterChanges'))
  await createEvmClient(node.url).sendTransaction({
    account: evmPayer,
    to: evmPayer,
    value: 1n,
  })
  await waitFor(() => expect(result.current.transactions).toHaveLength(1))
  rerender({ address: stranger })
  expect(shown.length).toBeGreaterThan(0)
  expect(new Set(shown)).toEqual(new Set([0]))
})
