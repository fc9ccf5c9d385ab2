import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { readOwnCount } from './readOwnCount.js'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const create = (request: () => Promise<unknown>, id = AUTH_CONNECTOR_ID) =>
  ({ getProvider: async () => ({ request }), id }) as unknown as Connector

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  expect(
    await readOwnCount(
      create(async () => '0x7'),
      from,
    ),
  ).toBe(7)
})

test('behavior: other wallets are not asked', async () => {
  const request = vi.fn()
  expect(await readOwnCount(create(request, 'fox'), from)).toBe(undefined)
  expect(request).not.toHaveBeenCalled()
})

test('behavior: a wallet that is silent does not hold up the payment', async () => {
  const counting = readOwnCount(
    create(() => new Promise(() => {})),
    from,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await counting).toBe(undefined)
  expect(vi.getTimerCount()).toBe(0)
})
