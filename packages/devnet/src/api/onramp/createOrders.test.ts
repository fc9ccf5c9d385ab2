import { expect, test, vi } from 'vitest'
import { computeQuote } from './computeQuote.js'
import { createOrders, type Target } from './createOrders.js'
import type { PayOut } from './createPayOut.js'
import type { Asset } from './currencies.js'

const asset: Asset = {
  ...{ id: 'usd', name: 'Dollar', symbol: 'USDL', decimals: 6 },
  namespace: 'eip155',
  network: { name: '', display_name: '', chain_id: '', contract_address: '' },
}
const target: Target = { address: '0x1', asset }
const rates = new Map([['USDL', 10n ** 12n]])
const quote = computeQuote({ asset, currency: 'USD', rates, total: 10_000n })

function setup(payOut: PayOut, now = () => 0) {
  const paying = vi.fn(payOut)
  const orders = createOrders({ now, payOut: paying })
  const order = orders.open({ rates, targets: [target], total: 10_000n })
  return {
    buy: () => orders.buy(order, { quote, target }),
    orders,
    order,
    paying,
  }
}

test('default: asked twice at once, it pays out once', async () => {
  const { buy, orders, paying } = setup(async () => '0xhash')
  const [first, second] = await Promise.all([buy(), buy()])
  expect(first).toMatchObject({ state: 'paid', hash: '0xhash' })
  expect(orders.isPayOut('0xhash')).toBe(true)
  expect(orders.isPayOut('0xother')).toBe(false)
  expect(second).toBe(first)
  expect(await buy()).toBe(first)
  expect(paying).toHaveBeenCalledOnce()
  expect(paying).toHaveBeenCalledWith({
    address: '0x1',
    amount: 98_500_000n,
    asset,
  })
})

test('error: what failed may have arrived, so it stays failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { buy, paying } = setup(async () => {
    throw new Error('no answer')
  })
  expect(await buy()).toMatchObject({ state: 'failed' })
  expect(await buy()).toMatchObject({ state: 'failed' })
  expect(paying).toHaveBeenCalledOnce()
})

test('behavior: the oldest of too many orders goes', () => {
  const { order, orders } = setup(async () => '0xhash')
  const { targets, total } = order
  for (let count = 0; count < 999; count++)
    orders.open({ rates, targets, total })
  expect(orders.get(order.id)).toBe(order)
  orders.open({ rates, targets, total })
  expect(orders.get(order.id)).toBeUndefined()
})
