import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupAccount } from '../../../test/setup/components/setupAccount.js'
import { createSolanaStub } from '../../../test/setup/solana/createSolanaStub.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { useDisconnectWallet } from './useDisconnectWallet.js'

afterEach(cleanup)

const fjord = {
  id: 'Fjord',
  name: 'Fjord',
  icon: undefined,
  isInstalled: true,
  isEmbedded: false,
}

test('default: disconnects only the active wallet', async () => {
  const solana = createSolanaStub({ wallets: [fjord] })
  const { config, first, wrapper } = await setupAccount({ solana: solana.port })
  await solana.port.connect({ walletId: fjord.id })
  const { result } = renderHook(() => useDisconnectWallet(), { wrapper })
  const onSuccess = vi.fn()
  await act(async () => result.current.disconnect({ onSuccess }))
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith(true))
  expect(config.state.connections.has(first.uid)).toBe(false)
  expect(config.state.connections.size).toBe(1)
  expect(solana.port.getState().accounts).toHaveLength(1)
})

test('behavior: disconnects the last wallet', async () => {
  const { config, second, wrapper } = await setupAccount()
  await act(async () => {
    config.setState((state) => ({
      ...state,
      connections: new Map(
        [...state.connections].filter(([uid]) => uid === second.uid),
      ),
      current: second.uid,
    }))
  })
  const { result } = renderHook(() => useDisconnectWallet(), { wrapper })
  const onSuccess = vi.fn()
  await act(async () => result.current.disconnect({ onSuccess }))
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith(false))
  expect(config.state.connections.size).toBe(0)
})

test("behavior: the embedded wallet's Solana account, still being restored, is disconnected too", async () => {
  const solana = createSolanaStub({ wallets: [fjord] })
  const { config, first, second, wrapper } = await setupAccount({
    solana: solana.port,
  })
  Object.assign(first, { id: AUTH_CONNECTOR_ID })
  config.setState((state) => ({ ...state }))
  const disconnect = vi.spyOn(solana.port, 'disconnect')
  const { result } = renderHook(() => useDisconnectWallet(), { wrapper })
  await act(async () => result.current.disconnect())
  await vi.waitFor(() =>
    expect(disconnect.mock.calls).toEqual([[{ walletId: AUTH_CONNECTOR_ID }]]),
  )
  // Other wallets are left alone.
  expect([...config.state.connections.keys()]).toEqual([second.uid])
})
