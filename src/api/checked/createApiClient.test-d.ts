import { expectTypeOf, test } from 'vitest'
import type { TokenBalance } from '../balances.js'
import type { ApiClient } from '../createApiClient.js'
import { createApiClient } from './createApiClient.js'

const client = createApiClient({ projectId: 'id' })

test('default', () => {
  expectTypeOf(client).toExtend<ApiClient>()
})

test('behavior: a method answers with what is checked', async () => {
  const { balances, partial } = await client.getBalances({ address: '0x' })
  expectTypeOf(balances).toEqualTypeOf<readonly TokenBalance[]>()
  expectTypeOf(partial).toEqualTypeOf<boolean>()
  // @ts-expect-error The address is required.
  client.getBalances({})
  // @ts-expect-error A network is a CAIP-2 id.
  client.getBalances({ address: '0x', caipNetworkId: 1 })
})

test('param: signal', () => {
  const { signal } = new AbortController()
  client.getBalances({ address: '0x' }, { signal })
  // @ts-expect-error A controller is no signal.
  client.getBalances({ address: '0x' }, { signal: new AbortController() })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The project is required.
  createApiClient({})
  // @ts-expect-error There is no such host.
  createApiClient({ hosts: { cdn: 'https://a.b' }, projectId: 'id' })
})
