import { createConfig } from '@wagmi/core'
import { custom } from 'viem'
import { anvil } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getExchangeBuyStatus } from '../../actions/getExchangeBuyStatus.js'
import { getExchangePayUrl } from '../../actions/getExchangePayUrl.js'
import { pay } from '../../actions/pay.js'
import type { PaymentAsset } from '../../core/pay/payment.js'
import { createKit } from '../../createKit.js'
import type { PayIntent } from '../../payments/payIntent.js'
// Loaded here: its loading takes real time.
import '../../actions/payment/payments.js'
import { getPayJournal } from './getPayJournal.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const exchangeId = 'local'
const paymentAsset: PaymentAsset = {
  network: 'eip155:31337',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const payment = {
  amount: '5',
  paymentAsset,
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}

function setup() {
  const items = new Map<string, string>()
  let sessions = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { method } = JSON.parse(String(init.body))
    const result =
      method === 'reown_getExchangePayUrl'
        ? { sessionId: `s${++sessions}`, url: 'https://exchange.example/pay' }
        : { status: 'SUCCESS', txHash: '0xab' }
    return Response.json({ jsonrpc: '2.0', id: 1, result })
  })
  /** What a page that was left writes is lost. */
  function open() {
    let isLeft = false
    const kit = createKit({
      config: createConfig({
        chains: [anvil],
        storage: null,
        transports: { [anvil.id]: custom({ request: async () => null }) },
      }),
      hosts: { rpc: 'http://service' },
      projectId: 'test',
      storage: {
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => void (isLeft || items.delete(key)),
        setItem: (key, value) => void (isLeft || items.set(key, value)),
      },
    })
    return {
      kit,
      leave() {
        isLeft = true
      },
      /** Opens the exchange and returns its session. */
      start: (id?: string) =>
        getExchangePayUrl(kit, { ...payment, exchangeId, id }),
      read: (sessionId: string) =>
        getExchangeBuyStatus(kit, { exchangeId, sessionId }),
    }
  }
  return { getSessions: () => sessions, open }
}

const paidAlready = {
  code: 'UNABLE_TO_INITIATE_PAYMENT',
  details: 'This payment was made already',
}

test('default: a page that shows the success makes another payment next', async () => {
  const { getSessions, open } = setup()
  const page = open()
  const { sessionId } = await page.start()
  await page.read(sessionId)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(getPayJournal(page.kit).list()).toEqual([])
  await page.start()
  expect(getSessions()).toBe(2)
})

test('behavior: an unreported success is returned to the next call, once', async () => {
  const { getSessions, open } = setup()
  const first = open()
  const { sessionId } = await first.start()
  await first.read(sessionId)
  first.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  const second = open()
  await expect(second.start()).rejects.toMatchObject(paidAlready)
  await vi.advanceTimersByTimeAsync(1_000)
  await second.start()
  expect(getSessions()).toBe(2)
})

test('behavior: paying from a wallet instead returns that success', async () => {
  const { open } = setup()
  const first = open()
  const { paymentId, sessionId } = await first.start()
  await first.read(sessionId)
  first.leave()
  expect(await pay(open().kit, payment)).toEqual({
    paymentId,
    result: '0xab',
    status: 'success',
    success: true,
  })
})

test('behavior: after 10 minutes it is another payment', async () => {
  const { getSessions, open } = setup()
  const first = open()
  const { sessionId } = await first.start()
  await first.read(sessionId)
  first.leave()
  await vi.advanceTimersByTimeAsync(600_000)
  await open().start()
  expect(getSessions()).toBe(2)
})

test('param: id: an order stays paid, after 999 others and 200 open ones', async () => {
  const { getSessions, open } = setup()
  const page = open()
  const { sessionId } = await page.start('order-1')
  await page.read(sessionId)
  const journal = getPayJournal(page.kit)
  const intent: PayIntent = {
    ...{ id: '', key: 'asset,recipient,1,exchange,local', status: 'open' },
    createdAt: Date.now(),
  }
  const create = (length: number, status: PayIntent['status']) =>
    Array.from({ length }, (_, index) => ({
      ...intent,
      id: `${status}-${index}`,
      status,
    }))
  page.kit.storage.set('payIntents', [
    ...journal.list(),
    ...create(199, 'open'),
    ...create(998, 'success'),
  ])
  journal.save({ ...intent, id: 'open-last' })
  journal.save({ ...intent, id: 'paid-last', status: 'success' })
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(open().start('order-1')).rejects.toMatchObject(paidAlready)
  expect(getSessions()).toBe(1)
  // Nor do they push out what is open.
  expect(journal.list().filter(({ status }) => status === 'open')).toHaveLength(
    200,
  )
  journal.save({ ...intent, id: 'paid-too', status: 'success' })
  expect(journal.list().some(({ id }) => id === 'order-1')).toBe(false)
})

test('behavior: of a paid order only what recognises it is kept', async () => {
  const { open } = setup()
  const page = open()
  const { sessionId } = await page.start('order-1')
  await page.read(sessionId)
  expect(getPayJournal(page.kit).list()).toEqual([
    {
      id: 'order-1',
      key: `eip155:31337/slip44:60,${payment.recipient.toLowerCase()},5,`,
      status: 'success',
      hash: '0xab',
      rail: 'order',
      madeAt: Date.now(),
      createdAt: Date.now(),
    },
  ])
})

test('behavior: long entries push out paid orders before open payments', () => {
  const { kit } = setup().open()
  const journal = getPayJournal(kit)
  const intent: PayIntent = {
    ...{ id: '', key: 'asset,recipient,1,exchange,local', status: 'open' },
    createdAt: Date.now(),
  }
  const url = `https://exchange.example/${'x'.repeat(3_000)}`
  const open = Array.from({ length: 50 }, (_, index) => ({
    ...{ ...intent, id: `open-${index}`, url },
  }))
  const long = 'x'.repeat(500)
  const paid = Array.from({ length: 140 }, (_, index) => ({
    ...{ ...intent, id: `${index}-${long}`, status: 'success' },
  }))
  kit.storage.set('payIntents', [...open, ...paid])
  expect(journal.list()).toHaveLength(190)
  for (let index = 0; index < 40; index++)
    journal.save({ ...intent, id: `last-${index}-${long}`, status: 'success' })
  const ids = journal.list().map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('open-'))).toHaveLength(50)
  expect(ids).toContain(`last-39-${long}`)
  expect(ids).not.toContain(`0-${long}`)
})
