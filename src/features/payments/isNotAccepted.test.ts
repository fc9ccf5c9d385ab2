import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNotAccepted } from './isNotAccepted.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A wallet whose node has these counts, one after the other. */
function setup(counts: readonly (Error | string)[], found: unknown = null) {
  const request = vi.fn(async ({ method }: { method: string }) => {
    if (method === 'eth_getTransactionByHash') return found
    const count = counts[Math.min(asked(), counts.length) - 1]
    if (count instanceof Error) throw count
    return count
  })
  const asked = () =>
    request.mock.calls.filter(([{ method }]) => method.endsWith('Count')).length
  const connector = {
    getChainId: async () => 1,
    getProvider: async () => ({ request }),
    id: 'ID_AUTH',
  }
  const intent = {
    ...{ caipNetworkId: 'eip155:1', from, hash: '0x1', id: 'id', nonce: 4 },
    createdAt: Date.now(),
  }
  return {
    asked,
    async read(age = 60_000) {
      vi.advanceTimersByTime(age)
      const answer = isNotAccepted({ connector, intent } as never)
      await vi.runAllTimersAsync()
      return answer
    },
  }
}

test('default: the wallet does not know it, and its nonce is free', async () => {
  expect(await setup(['0x4']).read()).toBe(true)
})

test('behavior: it may still arrive', async () => {
  expect(await setup(['0x5']).read()).toBe(false)
  expect(await setup(['0x4'], {}).read()).toBe(false)
  expect(await setup(['0x4']).read(59_999)).toBe(false)
})

test('behavior: a wallet that has just come online is asked again', async () => {
  const away = new Error('Away')
  const { asked, read } = setup([away, away, '0x4'])
  expect(await read()).toBe(true)
  expect(asked()).toBe(3)
})

test('error: the wallet does not answer', async () => {
  const { asked, read } = setup([new Error('Away')])
  expect(await read()).toBe(false)
  expect(asked()).toBe(3)
})
