// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { afterEach, expect, test } from 'vitest'
import { createProvider, setupLogin } from '../../test/setup/setupLogin.js'
import { disconnectAccount } from '../actions/disconnectAccount.js'
import { switchAccount } from '../actions/switchAccount.js'
import { useConnections } from './useConnections.js'

afterEach(cleanup)

test('default', async () => {
  const { config, kit, wrapper } = setupLogin({
    hasEmail: false,
    wallets: {
      'io.fox': { name: 'Fox', ...createProvider() },
      'com.base': { name: 'Base', ...createProvider() },
    },
  })
  const { result } = renderHook(() => useConnections(), { wrapper })
  const read = () =>
    result.current.map(({ connector, status }) => `${connector.name} ${status}`)
  expect(read()).toEqual([])
  for (const connector of config.connectors)
    await act(() => connect(config, { connector }))
  expect(read()).toEqual(['Base connected', 'Fox active'])
  const [fox, base] = config.connectors
  if (!fox || !base) return expect.unreachable()
  await act(() => switchAccount(kit, { connectorUid: fox.uid }))
  expect(read()).toEqual(['Fox connected', 'Base active'])
  await act(() => disconnectAccount(kit, { connectorUid: base.uid }))
  await waitFor(() => expect(read()).toEqual(['Fox connected']))
})
