import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  onrampPage,
  onrampToken,
  setupOnramp,
} from '../../test/setup/components/setupOnramp.js'
import { signer } from '../../test/setup/components/setupProject.js'
import { onrampOrderAtom } from '../atoms/onrampOrderAtom.js'
import type { OnrampOrder } from '../core/onramp/onramp.js'
import { useOnramp } from './useOnramp.js'
import { useOnrampPurchase } from './useOnrampPurchase.js'

beforeEach(() => void vi.stubGlobal('open', vi.fn()))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setup(order?: Partial<OnrampOrder>) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const found = await setupOnramp()
  vi.stubGlobal('fetch', found.fetch)
  const { kit, wrapper } = found
  if (order)
    kit.store.set(onrampOrderAtom, {
      account: { address: signer.address, caipNetworkId: 'eip155:1' },
      before: '1.5',
      currency: {
        networks: [
          { chainId: '1', contractAddress: onrampToken, name: 'ethereum' },
        ],
        symbol: 'USDC',
      },
      payment: { amount: '100', currency: 'EUR' },
      provider: 'Coinbase',
      url: onrampPage,
      ...order,
    })
  const { result } = renderHook(
    () => ({ onramp: useOnramp(), purchase: useOnrampPurchase() }),
    { wrapper },
  )
  const pass = (ms: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { ...found, pass, read: () => result.current }
}

test('default: returns the purchase opened at the provider', async () => {
  const { held, pass, read } = await setup()
  await waitFor(() => expect(read().onramp.paymentCurrencies).toHaveLength(2))
  expect(read().purchase).toMatchObject({ order: undefined, status: 'none' })
  act(() => read().onramp.setPaymentAmount('100'))
  await pass(300)
  await waitFor(() => expect(read().onramp.url).toBe(onrampPage))
  await act(async () => expect(await read().onramp.open()).toBe(true))
  expect(read().purchase).toMatchObject({
    order: {
      account: { address: signer.address, caipNetworkId: 'eip155:1' },
      before: '5',
      currency: { symbol: 'USDC' },
      payment: { amount: '100', currency: 'EUR' },
      provider: 'Coinbase',
      url: onrampPage,
    },
    received: undefined,
    status: 'waiting',
  })
  held.amount = '5.000001'
  await pass(11_000)
  await waitFor(() => expect(read().purchase.status).toBe('arrived'))
  expect(read().purchase.received).toBe('0.000001')
  act(() => read().purchase.reset())
  expect(read().purchase.status).toBe('none')
})

test('behavior: a balance increase has arrived, in base units', async () => {
  const { read } = await setup({ before: '4.999999' })
  await waitFor(() => expect(read().purchase.received).toBe('0.000001'))
})

test.each<[string, Partial<OnrampOrder>]>([
  ['nobody knows what there was', { before: undefined }],
  ['there is less than before', { before: '5.1' }],
  [
    'it goes to another network',
    { account: { address: signer.address, caipNetworkId: 'eip155:10' } },
  ],
  [
    'a token has no more than its symbol',
    {
      before: '0',
      currency: {
        networks: [
          { chainId: '1', contractAddress: signer.address, name: 'ethereum' },
        ],
        symbol: 'USDC',
      },
    },
  ],
])('behavior: it waits while %s', async (_why, order) => {
  const { pass, read } = await setup(order)
  await pass(1_000)
  expect(read().purchase).toMatchObject({
    received: undefined,
    status: 'waiting',
  })
})

test('behavior: hides a purchase of another account', async () => {
  const address = onrampToken
  const { read } = await setup({
    account: { address, caipNetworkId: 'eip155:1' },
    before: '0',
  })
  expect(read().purchase).toMatchObject({ order: undefined, status: 'none' })
})

test('behavior: hides the purchase after disconnecting', async () => {
  const { config, read } = await setup({ before: '0' })
  await waitFor(() => expect(read().purchase.status).toBe('arrived'))
  await act(() => disconnect(config))
  expect(read().purchase).toMatchObject({ order: undefined, status: 'none' })
})

test('behavior: waits for the token of a provider that sells only one', async () => {
  const { read } = await setup()
  await waitFor(() => expect(read().onramp.paymentCurrencies).toHaveLength(2))
  act(() => {
    read().onramp.setProvider('meld')
    read().onramp.setPurchaseCurrency('ETH')
  })
  await act(async () => expect(await read().onramp.open()).toBe(true))
  expect(read().purchase.order).toMatchObject({
    before: '5',
    currency: { symbol: 'USDC' },
    provider: 'Meld.io',
  })
})
