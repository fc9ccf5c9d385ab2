import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { switchChain } from '@wagmi/core'
import type { PropsWithChildren } from 'react'
import { base } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import {
  createModalKit,
  modalAddress,
} from '../../test/setup/kit/createModalKit.js'
import { KitProvider } from '../context.js'
import { balancesQueryKey } from '../query/balances.js'
import { estimateSendQueryKey } from '../query/estimateSend.js'
import { nameQueryKey } from '../query/name.js'
import { useSendDraft } from './useSendDraft.js'

afterEach(cleanup)

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const toRow = (symbol: string, numeric: string, decimals: string) => ({
  chainId: 'eip155:1',
  iconUrl: '',
  name: symbol,
  price: symbol === 'USDC' ? 0.999 : 2_000,
  quantity: { decimals, numeric },
  symbol,
})
const rows = [
  { ...toRow('GONE', '0', '18'), address: `eip155:1:0x${'1'.repeat(40)}` },
  { ...toRow('USDC', '10.5', '6'), address: `eip155:1:${usdc}` },
  toRow('ETH', '2', '18'),
]

async function setup(balances: readonly object[] = rows) {
  const { connectWallet, kit, config } = createModalKit()
  await connectWallet()
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const account = { address: modalAddress, chainId: 1 }
  client.setQueryData(balancesQueryKey(kit, account), {
    balances,
    isSupported: true,
  })
  for (const receiver of [modalAddress, to])
    client.setQueryData(
      estimateSendQueryKey(kit, {
        account: modalAddress,
        chainId: 1,
        to: receiver,
        token: 'native',
      }),
      { caipNetworkId: 'eip155:1', fee: 10n ** 15n, feeText: '0.001' },
    )
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const { result } = renderHook(() => useSendDraft(), { wrapper })
  return { client, config, kit, read: () => result.current }
}

test('default', async () => {
  const { kit, read } = await setup()
  expect(read()).toMatchObject({
    amount: '',
    isReady: false,
    problems: { amount: undefined, to: undefined },
    request: undefined,
    token: { id: usdc },
    units: undefined,
  })
  act(() => read().setAmount('1,5'))
  act(() => read().setTo(` ${to}\n`))
  expect(read()).toMatchObject({
    amount: '1,5',
    isReady: true,
    request: {
      account: modalAddress,
      amount: '1.5',
      chainId: 1,
      to,
      token: usdc,
    },
    units: 1_500_000n,
    worth: '1.49',
  })
  expect(kit.store.get(kit.atoms.sendDraft)).toEqual({
    account: `eip155:1:${modalAddress}`,
    amount: '1,5',
    to,
    token: usdc,
  })
  act(() => read().reset())
  expect(read()).toMatchObject({ amount: '', to: '' })
})

test('behavior: normalizes the amount of the request', async () => {
  const { read } = await setup()
  act(() => read().setTo(to))
  act(() => read().setAmount('.5'))
  expect(read()).toMatchObject({ amount: '.5', request: { amount: '0.5' } })
})

test('behavior: max is the full balance of a token', async () => {
  const { read } = await setup()
  expect(read().max).toBe('10.5')
})

test('behavior: max of the native coin reserves the fee', async () => {
  const { read } = await setup()
  act(() => read().setToken('native'))
  expect(read().max).toBe('1.9985')
  act(() => read().setTo(to))
  act(() => read().setAmount('1.9995'))
  expect(read().problems.amount?.code).toBe('INSUFFICIENT_BALANCE')
  expect(read().isReady).toBe(false)
})

test('behavior: warns about an own address', async () => {
  const { read } = await setup()
  act(() => read().setTo(modalAddress))
  expect(read()).toMatchObject({
    problems: { to: undefined },
    warning: 'ownAddress',
  })
})

test('behavior: selects the first token if all balances are zero', async () => {
  const { read } = await setup(rows.slice(0, 1))
  expect(read().token?.symbol).toBe('GONE')
})

test('behavior: no tokens', async () => {
  const { read } = await setup([])
  act(() => read().setAmount('1'))
  act(() => read().setTo(to))
  expect(read()).toMatchObject({
    isReady: false,
    request: undefined,
    token: undefined,
    tokens: [],
  })
})

test('error: per field', async () => {
  const { read } = await setup()
  act(() => read().setAmount('11'))
  act(() => read().setTo(usdc))
  expect(read().problems.amount?.code).toBe('INSUFFICIENT_BALANCE')
  expect(read().problems.to?.code).toBe('INVALID_ADDRESS')
  expect(read().isReady).toBe(false)
})

test('behavior: an amount never applies to another coin', async () => {
  const { client, config, kit, read } = await setup()
  client.setQueryData(
    balancesQueryKey(kit, { address: modalAddress, chainId: base.id }),
    { balances: [toRow('COIN', '99', '18')], isSupported: true },
  )
  act(() => read().setTo(to))
  act(() => read().setAmount('5'))
  expect(read().request).toMatchObject({ amount: '5', token: usdc })
  await act(() => switchChain(config, { chainId: base.id }))
  expect(read()).toMatchObject({
    amount: '',
    request: undefined,
    to,
    token: { symbol: 'COIN' },
  })
  await act(() => switchChain(config, { chainId: 1 }))
  expect(read().request).toMatchObject({ amount: '5', token: usdc })
})

test('behavior: keeps the token when the list is reordered', async () => {
  const { client, kit, read } = await setup()
  act(() => read().setTo(to))
  act(() => read().setAmount('1'))
  const setRows = (balances: readonly object[]) =>
    act(() => {
      client.setQueryData(
        balancesQueryKey(kit, { address: modalAddress, chainId: 1 }),
        { balances, isSupported: true },
      )
    })
  setRows([...rows].reverse())
  await waitFor(() => expect(read().tokens?.[0]?.symbol).toBe('ETH'))
  expect(read().request).toMatchObject({ amount: '1', token: usdc })
  setRows([toRow('ETH', '2', '18')])
  await waitFor(() =>
    expect(read()).toMatchObject({ amount: '', request: undefined }),
  )
})

test('error: network does not support sending', async () => {
  const { kit, read } = await setup()
  act(() => read().setTo(to))
  act(() => read().setAmount('1'))
  expect(read().isReady).toBe(true)
  Object.assign(kit, { capabilities: { ...kit.capabilities, send: [] } })
  act(() => read().setAmount('2'))
  expect(read()).toMatchObject({ isReady: false, isSupported: false })
})

test('behavior: a name is ready once it is resolved', async () => {
  const { client, kit, read } = await setup()
  const lead = (address: string) =>
    act(() =>
      client.setQueryData(
        nameQueryKey(kit, { chainId: 1, name: 'ada.reown.id' }),
        { address, isSupported: true, name: 'ada.reown.id' },
      ),
    )
  act(() => read().setAmount('1'))
  act(() => read().setTo('Bob.reown.id'))
  expect(read()).toMatchObject({ isReady: false, toAddress: undefined })
  lead(to)
  act(() => read().setTo('Ada.reown.id'))
  await waitFor(() =>
    expect(read()).toMatchObject({
      isReady: true,
      request: { to: 'Ada.reown.id', toAddress: to },
      to: 'Ada.reown.id',
      toAddress: to,
    }),
  )
  // The token's own contract, and the zero address.
  for (const address of [usdc, `0x${'0'.repeat(40)}`]) {
    lead(address)
    await waitFor(() =>
      expect(read()).toMatchObject({
        isReady: false,
        problems: { to: { code: 'INVALID_ADDRESS' } },
        toAddress: undefined,
      }),
    )
  }
  lead(modalAddress)
  await waitFor(() => expect(read().warning).toBe('ownAddress'))
})

test('error: name not found', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    new URL(url).pathname === '/v1/supported-chains'
      ? Response.json({ http: ['eip155:1'] })
      : new Response('', { status: 404 }),
  )
  const { read } = await setup()
  act(() => read().setAmount('1'))
  act(() => read().setTo('nobody.reown.id'))
  await waitFor(() =>
    expect(read().problems.to).toMatchObject({ code: 'NAME_NOT_FOUND' }),
  )
  expect(read().isReady).toBe(false)
})
