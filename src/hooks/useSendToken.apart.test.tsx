import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { http } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import { createKit } from '../createKit.js'
import { balancesQueryKey } from '../query/balances.js'
import { useSendToken } from './useSendToken.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const send = { amount: '1.5', to, token: 'native' }

let node: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  // Preload: the first import is slow because modules are compiled on
  // demand.
  await import('../actions/payment/payments.js')
  node = await startAnvil()
})
afterAll(() => node?.stop())
afterEach(cleanup)

async function setup(intercept?: createWallet.Parameters['intercept']) {
  const wallet = createWallet({
    accounts: () => [from],
    chainId: anvil.id,
    intercept,
    url: node.url,
  })
  const config = createConfig({
    chains: [anvil],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { [anvil.id]: http(node.url) },
  })
  const kit = createKit({ config, projectId: 'test' })
  const queryClient = new QueryClient()
  const wrapper = createWrapper(kit, queryClient)
  const hook = renderHook(() => useSendToken(), { wrapper })
  const [connector] = config.connectors
  if (connector) await act(() => connect(config, { connector }))
  return { hook, kit, queryClient, read: () => hook.result.current }
}

test('default', async () => {
  const { kit, queryClient, read } = await setup()
  const keys = [
    balancesQueryKey(kit, { address: from, chainId: anvil.id }),
    balancesQueryKey(kit, { address: to.toLowerCase(), chainId: anvil.id }),
    balancesQueryKey(kit, { address: from, chainId: 1 }),
    balancesQueryKey(kit, { address: other, chainId: anvil.id }),
  ]
  for (const key of keys) queryClient.setQueryData(key, {} as never)
  expect(read()).toMatchObject({ hash: undefined, step: undefined })
  act(() => read().mutate(send))
  await waitFor(() => expect(read().isSuccess).toBe(true))
  expect(read().step).toBe('confirmed')
  expect(read().hash).toBe(read().data?.hash)
  const listStale = () =>
    keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)
  await waitFor(() => expect(listStale()).toEqual([true, true, false, false]))
  act(() => read().reset())
  expect(read()).toMatchObject({
    data: undefined,
    hash: undefined,
    step: undefined,
  })
})

test('behavior: mutateAsync', async () => {
  const { read } = await setup()
  const onStep = vi.fn()
  const { receipt } = await act(() => read().mutateAsync({ ...send, onStep }))
  expect(receipt?.status).toBe('success')
  expect(onStep).toHaveBeenCalledWith({
    hash: receipt?.transactionHash,
    sentToNetwork: 'yes',
    step: 'confirmed',
  })
})

test('error: rejected, then retry', async () => {
  let isRefused = true
  const { read } = await setup(async (request, send) => {
    if (isRefused) throw { code: 4001, message: 'no' }
    return send(request)
  })
  act(() => read().mutate(send))
  await waitFor(() => expect(read().error).toMatchObject({ code: 4001 }))
  isRefused = false
  act(() => read().mutate(send))
  await waitFor(() => expect(read().isSuccess).toBe(true))
})

test('behavior: a pending send does not overwrite reset', async () => {
  let approve = () => {}
  const { read } = await setup(async (request, send) => {
    await new Promise<void>((resolve) => {
      approve = resolve
    })
    return send(request)
  })
  act(() => read().mutate(send))
  await waitFor(() => expect(read().step).toBe('approving'))
  act(() => read().reset())
  approve()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(read()).toMatchObject({ isPending: false, step: undefined })
})
