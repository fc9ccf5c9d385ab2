import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { afterEach, expect, test } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../test/setup/components/setupLogin.js'
import { disconnectAccount } from '../actions/disconnectAccount.js'
import { setActiveAccount } from '../actions/setActiveAccount.js'
import { useKitConnections } from './useKitConnections.js'

afterEach(cleanup)

test('default', async () => {
  const { config, kit, wrapper } = setupLogin({
    hasEmail: false,
    wallets: {
      'io.fox': { name: 'Fox', ...createProvider() },
      'com.base': { name: 'Base', ...createProvider() },
    },
  })
  const { result } = renderHook(() => useKitConnections(), { wrapper })
  const read = () =>
    result.current.map(({ connector, status }) => `${connector.name} ${status}`)
  expect(read()).toEqual([])
  for (const connector of config.connectors)
    await act(() => connect(config, { connector }))
  expect(read()).toEqual(['Base active', 'Fox connected'])
  const [fox, base] = config.connectors
  if (!fox || !base) return expect.unreachable()
  await act(() => setActiveAccount(kit, { connectorUid: fox.uid }))
  expect(read()).toEqual(['Fox active', 'Base connected'])
  await act(() => disconnectAccount(kit, { connectorUid: base.uid }))
  await waitFor(() => expect(read()).toEqual(['Fox active']))
})
