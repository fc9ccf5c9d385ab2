import { expect, test } from 'vitest'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import { getNativeBalance } from './getNativeBalance.js'

const price = (price: number) => () => ({
  fungibles: [
    {
      address: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      name: 'Ether',
      symbol: 'ETH',
      iconUrl: '',
      price,
    },
  ],
})
const target = { address: readerAddress, chainId: 1 }

test('default', async () => {
  const { connect, kit } = createApiKit({ answer: price(2000.999) })
  await connect()
  expect(await getNativeBalance(kit)).toEqual({
    amount: '1',
    currency: 'USD',
    decimals: 18,
    fiat: '2000.99',
    formatted: '1',
    name: 'Ether',
    symbol: 'ETH',
    value: '1000000000000000000',
  })
})

test('param: currency', async () => {
  const inYen = () => ({ ...price(300_500.9)(), currency: 'jpy' })
  const { kit } = createApiKit({ answer: inYen })
  const asked = { ...target, currency: 'jpy' }
  expect(await getNativeBalance(kit, asked)).toMatchObject({
    currency: 'JPY',
    fiat: '300500',
  })
})

test('behavior: dollars never pass for another currency', async () => {
  const { kit } = createApiKit({ answer: price(2000) })
  const found = await getNativeBalance(kit, { ...target, currency: 'EUR' })
  expect(found).toMatchObject({ amount: '1', currency: 'EUR' })
  expect(found.fiat).toBeUndefined()
})

test('behavior: 0.00 on a testnet, without a request', async () => {
  const { calls, kit } = createApiKit({ answer: price(2000) })
  const found = await getNativeBalance(kit, { ...target, chainId: 11155111 })
  expect(found).toMatchObject({ fiat: '0.00', formatted: '1' })
  expect(calls).toEqual([])
})

test('behavior: 0.00 where the API does not serve the network', async () => {
  const { kit } = createApiKit({ answer: price(2000), supported: ['eip155:9'] })
  expect((await getNativeBalance(kit, target)).fiat).toBe('0.00')
})

test('behavior: returns the balance without a price', async () => {
  const { kit } = createApiKit({ answer: () => 404 })
  expect(await getNativeBalance(kit, target)).toMatchObject({
    amount: '1',
    fiat: undefined,
  })
})

test.each([-1, 1e308])(
  'behavior: returns the balance if the price is %d',
  async (wrong) => {
    const node = async () => `0x${'f'.repeat(32)}`
    const { kit } = createApiKit({ answer: price(wrong), node })
    expect(await getNativeBalance(kit, target)).toMatchObject({
      fiat: undefined,
      value: String(2n ** 128n - 1n),
    })
  },
)

test('error: no account, or network that is not configured', async () => {
  const { kit } = createApiKit()
  await expect(getNativeBalance(kit)).rejects.toMatchObject({
    code: 'CAIP_UNDEFINED',
  })
  await expect(
    getNativeBalance(kit, { ...target, chainId: 5 }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})
