import { expect, test } from 'vitest'
import { payAssets } from '../pay/payAssets.js'
import { readPayOptions } from '../pay/readPayOptions.js'
import { toPayKey } from './toPayKey.js'

const key = (amount: string) =>
  toPayKey(
    readPayOptions({
      amount,
      paymentAsset: payAssets.baseEth,
      recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    }),
    '',
  )

test.each([
  ['5', '05', '5.0', '005.00'],
  ['100', '0100', '100.0'],
  ['0.5', '00.5', '0.50'],
  ['1000000', '1000000.000000'],
])(
  'behavior: %s: one amount is one payment, however it is written',
  (...all) => {
    expect(new Set(all.map(key)).size).toBe(1)
  },
)

test('behavior: other amounts are other payments', () => {
  const all = ['1', '10', '100', '0.1', '0.01', '1.01', '1.1', '5', '50']
  expect(new Set(all.map(key)).size).toBe(all.length)
})
