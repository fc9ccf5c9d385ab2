import type { RequestHandler } from 'msw'
import { expectTypeOf, test } from 'vitest'
import { apiHandlers } from './apiHandlers.js'

test('default', () => {
  expectTypeOf(apiHandlers()).toEqualTypeOf<RequestHandler[]>()
  apiHandlers({ balances: 429, history: 'offline', swap: 'no-liquidity' })
})

test('param: answers', () => {
  apiHandlers({
    balances: [
      {
        chainId: 'eip155:1',
        name: 'Ether',
        price: 3000,
        quantity: { decimals: '18', numeric: '1.5' },
        symbol: 'ETH',
      },
    ],
  })
  // @ts-expect-error amounts are text
  apiHandlers({ allowance: 5n })
  // @ts-expect-error unknown subject
  apiHandlers({ balance: [] })
})
