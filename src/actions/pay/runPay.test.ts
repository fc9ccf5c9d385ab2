import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiKit } from '../../../test/setup/kit/createApiKit.js'
// Loaded here: its loading takes real time.
import '../../api/createApiClient.js'
import type { PaymentAsset } from '../../core/pay/payment.js'
import { readPayOptions } from '../../features/pay/readPayOptions.js'
import { pay } from '../pay.js'
import '../payment/payments.js'
import { getPayJournal } from '../../features/payments/getPayJournal.js'
import { toPayKey } from '../../features/payments/toPayKey.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const network = 'eip155:31337'
const paymentAsset: PaymentAsset = {
  network,
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const payment = {
  amount: '5',
  paymentAsset,
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}

test('default: a service that converts is polled every 3 s until it has delivered', async () => {
  const statuses = ['waiting', 'pending', 'success']
  const times: number[] = []
  const { kit, paths } = createApiKit({
    answer() {
      times.push(Date.now())
      return { status: statuses.shift() }
    },
  })
  // The deposit was made before a reload.
  getPayJournal(kit).save({
    id: 'order',
    key: toPayKey(readPayOptions(payment), `,${network},`),
    status: 'open',
    hash: '0xab',
    isSent: true,
    requestId: 'request',
    createdAt: Date.now(),
  })
  const paid = pay(kit, { ...payment, id: 'order' })
  await vi.waitFor(() => expect(times).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await paid).toMatchObject({ result: '0xab', status: 'success' })
  expect(paths()).toEqual(
    Array.from({ length: 3 }, () => '/appkit/v1/transfers/status'),
  )
  const [first = 0] = times
  expect(times).toEqual([first, first + 3_000, first + 6_000])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(paths()).toHaveLength(3)
})
