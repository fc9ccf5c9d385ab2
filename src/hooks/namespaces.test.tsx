import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { address } from '../../test/setup/components/setupAccount.js'
import { setupSolana } from '../../test/setup/solana/setupSolana.js'
import { nameAvailabilityQueryKey } from '../query/nameAvailability.js'
import { onrampOptionsQueryKey } from '../query/onrampOptions.js'
import { swapTokensQueryKey } from '../query/swapTokens.js'
import { useNameAvailability } from './useNameAvailability.js'
import { useOnramp } from './useOnramp.js'
import { useSwapTokens } from './useSwapTokens.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Activates the Solana account; the tests request the EVM account. */
async function setup() {
  const found = await setupSolana()
  await found.connectSolana()
  const { kit, queryClient, wrapper } = found
  const namespace = kit.store.get(kit.atoms.activeAccount)?.namespace
  expect(namespace).toBe('solana')
  const readKeys = (start: readonly unknown[]) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: start })
      .map(({ queryKey }) => queryKey[start.length])
  return { kit, readKeys, wrapper }
}

test('useSwapTokens: behavior: uses the address of the requested network', async () => {
  const { kit, readKeys, wrapper } = await setup()
  renderHook(() => useSwapTokens({ chainId: 1 }), { wrapper })
  expect(readKeys(swapTokensQueryKey(kit))).toEqual([
    { address, chainId: 1, currency: 'USD' },
  ])
})

test('useOnramp: param: namespace', async () => {
  const { kit, readKeys, wrapper } = await setup()
  const { result } = renderHook(() => useOnramp({ namespace: 'eip155' }), {
    wrapper,
  })
  expect(readKeys(onrampOptionsQueryKey(kit))).toEqual([{ chainId: 1 }])
  expect(result.current.provider?.name).toBe('coinbase')
})

test('useNameAvailability: behavior: checks where `useRegisterName` registers', async () => {
  const { kit, readKeys, wrapper } = await setup()
  const name = 'ada1815'
  renderHook(() => useNameAvailability({ name }), { wrapper })
  expect(readKeys(nameAvailabilityQueryKey(kit))).toEqual([
    { chainId: 1, name },
  ])
})
