import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { switchChain } from '@wagmi/core'
import type { PropsWithChildren } from 'react'
import { base } from 'viem/chains'
import { afterEach, describe, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import {
  createModalKit,
  modalAddress,
} from '../../../test/setup/kit/createModalKit.js'
import { KitProvider } from '../../context.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import { balancesQueryKey } from '../../query/balances.js'
import { sendStatusQueryKey } from '../../query/sendStatus.js'
import { tokenQueryKey } from '../../query/token.js'
import { useRecentSend } from './useRecentSend.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** react-query tells of changes by a timer. */
const tick = () => new Promise((resolve) => setTimeout(resolve))

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const toRow = (symbol: string) => ({
  chainId: 'eip155:1',
  iconUrl: '',
  name: symbol,
  price: 0,
  quantity: { decimals: '18', numeric: '1' },
  symbol,
})

async function setup(account?: string) {
  const { config, connectWallet, kit } = createModalKit()
  await connectWallet()
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  for (const [chainId, symbol] of [
    [1, 'ETH'],
    [base.id, 'COIN'],
  ] as const)
    client.setQueryData(
      balancesQueryKey(kit, { address: modalAddress, chainId }),
      { balances: [toRow(symbol)], isSupported: true },
    )
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => new Promise(() => {}),
    mutationKey: ['latchkey', 'sendToken'],
  })
  void mutation.execute({
    account,
    amount: '1',
    chainId: 'eip155:1',
    to,
    token: 'native',
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const { result } = renderHook(() => useRecentSend(), { wrapper })
  return { config, read: () => result.current }
}

test('default', async () => {
  const { read } = await setup(modalAddress.toLowerCase())
  expect(read()).toEqual({
    href: undefined,
    status: 'pending',
    subject: '1 ETH',
    to,
  })
})

test('behavior: never uses the symbol of another network', async () => {
  const { config, read } = await setup(modalAddress)
  await act(() => switchChain(config, { chainId: base.id }))
  expect(read()?.subject).toBe('1')
})

test('behavior: ignores sends of another account', async () => {
  const { read } = await setup(to)
  expect(read()).toBe(undefined)
})

describe('a send of the page before a reload', () => {
  const hash = `0x${'1'.repeat(64)}`
  const token = { chainId: 'eip155:1', token: 'native' } as const
  const subject = '1.5 ETH'

  async function leave() {
    const { config, connectWallet, kit } = createModalKit()
    await connectWallet()
    kit.storage.set('sendIntents', [
      {
        caipNetworkId: 'eip155:1',
        createdAt: Date.now(),
        from: modalAddress,
        fromBlock: '1',
        hash,
        id: 'left',
        nonce: 0,
        to,
        value: '1500000000000000000',
      },
    ])
    const client = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
    })
    const wrapper = ({ children }: PropsWithChildren) => (
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={client}>
          <KitProvider kit={kit}>{children}</KitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    )
    const balances = balancesQueryKey(kit, {
      address: modalAddress,
      chainId: 1,
    })
    client.setQueryData(balances, { balances: [], isSupported: true })
    return {
      client,
      find: (status: SendStatus['status'] | undefined) =>
        act(async () => {
          client.setQueryData(
            sendStatusQueryKey(kit, { sendId: 'left' }),
            status ? { caipNetworkId: 'eip155:1', hash, status } : null,
          )
          await tick()
        }),
      isStale: () => client.getQueryState(balances)?.isInvalidated,
      kit,
      name: () =>
        client.setQueryData(tokenQueryKey(kit, token), {
          address: undefined,
          chainId: 1,
          decimals: 18,
          name: 'Ether',
          symbol: 'ETH',
        }),
      render() {
        const { result } = renderHook(() => useRecentSend({ kit }), { wrapper })
        return () => result.current
      },
      toast: () => kit.store.get(kit.atoms.notices).toast,
    }
  }

  const href = `https://etherscan.io/tx/${hash}`

  test('default: shown until its outcome is reported', async () => {
    const { find, isStale, kit, name, render, toast } = await leave()
    name()
    await find('pending')
    const read = render()
    expect(read()).toEqual({ href, status: 'pending', subject, to })
    await find('unknown')
    await waitFor(() => expect(read()).toMatchObject({ status: 'unknown' }))
    expect(toast()).toBe(undefined)
    await find('landed')
    await waitFor(() => expect(read()).toBe(undefined))
    await waitFor(() =>
      expect(toast()).toMatchObject({ href, key: 'sent', subject }),
    )
    expect(isStale()).toBe(true)
    // An identical send has to find it.
    expect(kit.storage.get('sendIntents')).toMatchObject([
      { id: 'left', isTold: true },
    ])
  })

  test('behavior: nothing is claimed before the network has told', async () => {
    const { find, name, render, toast } = await leave()
    name()
    const read = render()
    expect(read()).toBe(undefined)
    await find('pending')
    await waitFor(() => expect(read()).toMatchObject({ subject }))
    // Another tab has settled it.
    await find(undefined)
    await waitFor(() => expect(read()).toBe(undefined))
    expect(toast()).toBe(undefined)
  })

  test('behavior: without its token it is shown without an amount', async () => {
    const { client, find, kit, render } = await leave()
    const asked = { queryKey: tokenQueryKey(kit, token), retry: false }
    const no = () => Promise.reject(new Error('no'))
    await client.prefetchQuery({ ...asked, queryFn: no })
    client.setQueryDefaults(asked.queryKey, { retryOnMount: false })
    await find('pending')
    expect(render()()).toMatchObject({ status: 'pending', subject: '' })
  })

  test.each(['reverted', 'notSent'] as const)(
    'behavior: status %s is reported as not sent',
    async (status) => {
      const { find, name, render, toast } = await leave()
      name()
      await find(status)
      expect(render()()).toBe(undefined)
      await waitFor(() =>
        expect(toast()).toMatchObject({ key: 'sendFailed', subject }),
      )
    },
  )
})
