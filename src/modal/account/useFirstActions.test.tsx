import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupProject } from '../../../test/setup/components/setupProject.js'
import type { KitCapabilities } from '../../core/capabilities.js'
import { useFirstActions } from './useFirstActions.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function setup(
  capabilities: Partial<KitCapabilities>,
  parameters: setupProject.Parameters = {},
) {
  const found = await setupProject(parameters)
  vi.stubGlobal('fetch', found.fetch)
  const { kit, wrapper } = found
  Object.assign(kit, { capabilities: { ...kit.capabilities, ...capabilities } })
  const { result } = renderHook(() => useFirstActions(), { wrapper })
  const read = () =>
    result.current.map(({ entry, feature }) => [feature, entry.view])
  return { ...found, read, result }
}

const rest = [
  ['receive', 'WalletReceive'],
  ['send', 'WalletSend'],
]

test('default: what the network has, in order', async () => {
  const { read } = await setup({})
  expect(read()).toEqual([
    ['onramp', 'OnRampProviders'],
    ['swaps', 'Swap'],
    ...rest,
  ])
})

test('behavior: opens on the only other network that has it', async () => {
  const { result } = await setup({ swap: ['eip155:10'] })
  expect(
    result.current.find(({ feature }) => feature === 'swaps')?.entry,
  ).toEqual({
    data: { chainId: 10, redirectView: 'Swap' },
    view: 'SwitchNetwork',
  })
})

test('behavior: what no configured network has is not offered', async () => {
  const { read } = await setup({ onramp: [], swap: ['eip155:56'] })
  expect(read()).toEqual(rest)
})

test('behavior: no buying where nothing is sold', async () => {
  const answers = {
    'GET /v1/onramp/options': () => ({
      paymentCurrencies: [],
      purchaseCurrencies: [],
    }),
  }
  const { count, read } = await setup({}, { answers })
  await waitFor(() => expect(read()).toEqual([['swaps', 'Swap'], ...rest]))
  expect(count('GET /v1/onramp/options')).toBe(1)
})
