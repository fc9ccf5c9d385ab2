import { act, cleanup, renderHook } from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { afterEach, expect, test } from 'vitest'
import { address } from '../../test/setup/components/setupAccount.js'
import { setupSolana } from '../../test/setup/solana/setupSolana.js'
import { useConnectButton } from '../modal/account/useConnectButton.js'
import { useConnectionStatus } from './useConnectionStatus.js'

afterEach(cleanup)

async function setup() {
  const found = await setupSolana()
  const { result } = renderHook(
    () => ({ button: useConnectButton(), status: useConnectionStatus() }),
    { wrapper: found.wrapper },
  )
  return { ...found, read: () => result.current }
}

test('default: pending states of either namespace', async () => {
  const { config, connectSolana, read, set } = await setup()
  expect(read().status).toBe('connected')
  act(() => set({ status: 'reconnecting' }))
  expect(read().status).toBe('reconnecting')
  await act(async () => {
    await disconnect(config)
    await disconnect(config)
  })
  expect(read()).toMatchObject({
    button: { isConnected: false, isConnecting: true },
    status: 'reconnecting',
  })
  await connectSolana()
  expect(read().status).toBe('connected')
})

test('behavior: a reconnecting namespace does not affect the other', async () => {
  const { read, set } = await setup()
  act(() => set({ status: 'reconnecting' }))
  expect(read().button).toMatchObject({
    account: { address },
    isConnecting: false,
    isReady: true,
  })
})

test('behavior: the button shows the cluster', async () => {
  const { connectSolana, loseCluster, read } = await setup()
  await connectSolana()
  expect(read().button.network?.name).toBe('Solana')
  loseCluster()
  expect(read().button).toMatchObject({
    isUnsupported: false,
    network: { id: 'solana:gone', name: 'Unknown Network' },
  })
})
