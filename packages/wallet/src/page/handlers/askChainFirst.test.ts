import type { HostContext, HostHandlers } from 'latchkey/frame'
import { expect, test, vi } from 'vitest'
import { askChainFirst } from './askChainFirst.js'

test.each([
  [{ chainId: 8453 }, 8453],
  [{ caipNetworkId: 'eip155:10', method: 'eth_call' }, 'eip155:10'],
])('default: %j is asked for before it is handled', async (payload, chain) => {
  const order: unknown[] = []
  const handlers = askChainFirst(
    {
      async GET_USER(given: unknown) {
        order.push(given)
        return 'user'
      },
    } as unknown as HostHandlers,
    async (chainId) => void order.push(chainId),
  )
  const handle = handlers.GET_USER as unknown as (
    payload: unknown,
    context: HostContext,
  ) => Promise<unknown>
  expect(await handle(payload, {} as HostContext)).toBe('user')
  expect(order).toEqual([chain, payload])
})

test('behavior: messages without a chain ask for none', async () => {
  const ask = vi.fn(async () => {})
  const handlers = askChainFirst(
    {
      IS_CONNECTED: async () => ({ isConnected: false }),
    } as unknown as HostHandlers,
    ask,
  )
  await (handlers.IS_CONNECTED as unknown as () => Promise<unknown>)()
  expect(ask).not.toHaveBeenCalled()
})
