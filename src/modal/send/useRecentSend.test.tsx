import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { switchChain } from '@wagmi/core'
import type { PropsWithChildren } from 'react'
import { base } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import {
  createModalKit,
  modalAddress,
} from '../../../test/setup/kit/createModalKit.js'
import { KitProvider } from '../../context.js'
import { balancesQueryKey } from '../../query/balances.js'
import { useRecentSend } from './useRecentSend.js'

afterEach(cleanup)

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
