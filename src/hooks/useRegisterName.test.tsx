import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wagmi/core'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { createApiKit } from '../../test/setup/kit/createApiKit.js'
import { createSigner } from '../../test/setup/wallet/createSigner.js'
import { KitProvider } from '../context.js'
import { activityQueryKey } from '../query/activity.js'
import { balancesQueryKey } from '../query/balances.js'
import { identityQueryKey } from '../query/identity.js'
import { nameQueryKey } from '../query/name.js'
import { nameAvailabilityQueryKey } from '../query/nameAvailability.js'
import { nameSuggestionsQueryKey } from '../query/nameSuggestions.js'
import { reverseNamesQueryKey } from '../query/reverseNames.js'
import { useRegisterName } from './useRegisterName.js'

afterEach(cleanup)

const key = `0x${'11'.repeat(32)}` as const
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const name = 'ada1.reown.id'

async function setup(answer: () => unknown) {
  const { address, connector } = createSigner({ key })
  const { config, kit } = createApiKit({ answer, connectors: [connector] })
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const changed = [
    identityQueryKey(kit, { address, chainId: 1 }),
    identityQueryKey(kit, { address: address.toLowerCase(), chainId: 10 }),
    reverseNamesQueryKey(kit, { address, chainId: 1 }),
    nameAvailabilityQueryKey(kit, { chainId: 1, name: 'Ada1' }),
    nameQueryKey(kit, { chainId: 10, name }),
  ]
  const others = [
    identityQueryKey(kit, { address: other, chainId: 1 }),
    reverseNamesQueryKey(kit, { address: other, chainId: 1 }),
    nameAvailabilityQueryKey(kit, { chainId: 1, name: 'ada2' }),
    nameQueryKey(kit, { chainId: 1, name: 'ada1.wcn.id' }),
    nameSuggestionsQueryKey(kit, { chainId: 1, name: 'ada1' }),
    balancesQueryKey(kit, { address, chainId: 1 }),
    activityQueryKey(kit, { address, chainId: 1 }),
    ['latchkey', 'identity', 'another', kit.hosts.api, { address }],
    ['mine', { address, name }],
  ]
  for (const queryKey of [...changed, ...others])
    client.setQueryData(queryKey, 'seen')
  for (const [wish, isRegistered] of Object.entries({
    ada1: false,
    ada2: true,
  }))
    client.setQueryData(nameSuggestionsQueryKey(kit, { name: wish }), {
      suggestions: [{ name: `${wish}.reown.id`, isRegistered }],
    })
  const { result } = renderHook(() => useRegisterName(), { wrapper })
  const [first] = config.connectors
  if (first) await act(() => connect(config, { connector: first }))
  const isOld = (queryKey: readonly unknown[]) =>
    client.getQueryState(queryKey)?.isInvalidated
  return {
    read: () => result.current,
    old: () => ({ changed: changed.map(isOld), others: others.map(isOld) }),
    oldSuggestions: () =>
      ['ada1', 'ada2'].map((name) =>
        isOld(nameSuggestionsQueryKey(kit, { name })),
      ),
  }
}

test('default: invalidates exactly what changed', async () => {
  const { old, read } = await setup(() => ({ success: true }))
  act(() => read().mutate({ name: 'Ada1' }))
  await waitFor(() => expect(read().data).toMatchObject({ name }))
  expect(old().changed).toEqual([true, true, true, true, true])
  expect(old().others.some(Boolean)).toBe(false)
})

test('behavior: invalidates suggestions that contain the name', async () => {
  const { oldSuggestions, read } = await setup(() => ({ success: true }))
  act(() => read().mutate({ name: 'ada1' }))
  await waitFor(() => expect(read().isSuccess).toBe(true))
  expect(oldSuggestions()).toEqual([true, false])
})

test.each([
  ['refused', () => 409, 'NAME_REFUSED'],
  ['broken', () => 500, 'REQUEST_FAILED'],
])('error: %s, invalidates nothing', async (_title, answer, code) => {
  const { old, read } = await setup(answer)
  act(() => read().mutate({ name: 'ada1' }))
  await waitFor(() => expect(read().error).toMatchObject({ code }))
  expect(old().changed.some(Boolean)).toBe(false)
})
