import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { base } from 'wagmi/chains'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { createKit } from '../../createKit.js'
import { toPriceAddress } from '../../features/balances/toPriceAddress.js'
import { payAssets } from '../../features/pay/payAssets.js'
import type { PayQuote } from '../../features/pay/payQuote.js'
import { pricesQueryKey } from '../../query/prices.js'
import { usePayFees } from './usePayFees.js'

const { baseEth, baseUsdc } = payAssets
const fees: PayQuote['fees'] = [
  { amount: '0.0005', asset: baseEth, label: 'Network', symbol: 'ETH' },
  { amount: '1.25', asset: baseUsdc, label: 'Service', symbol: 'USDC' },
]
const quote = { fees } as PayQuote

/** With the prices that are known, by their address as the service writes it. */
function setup(prices: readonly object[]) {
  const kit = createKit({
    config: createConfig({
      chains: [base],
      storage: null,
      transports: { [base.id]: http('http://localhost:1') },
    }),
    projectId: 'test',
  })
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const addresses = [baseEth, baseUsdc].map(({ asset, network }) =>
    toPriceAddress({ address: asset, chainId: network }),
  )
  client.setQueryData(pricesQueryKey(kit, { addresses }), { prices })
  const wrapper = createWrapper(kit, client)
  const render = (quote: PayQuote | undefined) =>
    renderHook(() => usePayFees(quote), { wrapper }).result.current
  return { addresses, client, render }
}

test('default: what each fee is worth, by its own asset', () => {
  const { addresses, render } = setup([])
  const [eth = '', usdc = ''] = addresses
  const { client, render: priced } = setup([
    { address: usdc.toUpperCase().replace('EIP155', 'eip155'), price: 0.99 },
    { address: eth, price: 3_000 },
  ])
  expect(priced(quote)).toEqual([
    { ...fees[0], worth: '1.50' },
    { ...fees[1], worth: '1.23' },
  ])
  expect(client.isFetching()).toBe(0)
  expect(render(quote).map(({ worth }) => worth)).toEqual([
    undefined,
    undefined,
  ])
})

test('behavior: no price is looked up without a fee', () => {
  const { client, render } = setup([])
  expect(render(undefined)).toEqual([])
  expect(render({ ...quote, fees: [] })).toEqual([])
  expect(client.isFetching()).toBe(0)
})
