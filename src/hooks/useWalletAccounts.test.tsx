import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  address,
  otherAddress,
  setupAccount,
} from '../../test/setup/components/setupAccount.js'
import { solanaAddress } from '../../test/setup/solana/createSolanaStub.js'
import { setupSolana } from '../../test/setup/solana/setupSolana.js'
import { useWalletAccounts } from './useWalletAccounts.js'

afterEach(cleanup)

async function setup() {
  const found = await setupAccount()
  const hook = renderHook(() => useWalletAccounts(), {
    wrapper: found.wrapper,
  })
  return { ...found, read: () => hook.result.current }
}

test('default', async () => {
  const { read } = await setup()
  expect(read().wallets).toMatchObject([
    { address: otherAddress, isActive: false, name: 'Second' },
    { address, isActive: true, name: 'First', networkName: 'Ethereum' },
  ])
})

test('behavior: activates another wallet', async () => {
  const { read, second } = await setup()
  act(() => read().switchTo(second.uid))
  await waitFor(() =>
    expect(read().wallets[0]).toMatchObject({ isActive: true }),
  )
})

test('behavior: disconnects one wallet and keeps the others', async () => {
  const { first, read } = await setup()
  act(() => read().disconnect(first.uid))
  await waitFor(() => expect(read().wallets).toHaveLength(1))
  expect(read().wallets[0]).toMatchObject({ isActive: true, name: 'Second' })
})

test('error: wallet fails to disconnect', async () => {
  const { first, read } = await setup()
  first.disconnect = () => Promise.reject(new Error('stuck'))
  act(() => read().disconnect(first.uid))
  await waitFor(() =>
    expect(read().error).toMatchObject({ code: 'DISCONNECT_FAILED' }),
  )
  expect(read().wallets).toHaveLength(2)
})

test('behavior: lists wallets of both namespaces, one of them active', async () => {
  const { connectSolana, createAccount, loseCluster, set, wallet, wrapper } =
    await setupSolana()
  const { result } = renderHook(() => useWalletAccounts(), { wrapper })
  await connectSolana()
  // A wallet with two accounts is listed once, with its active account.
  act(() => {
    const account = createAccount(wallet)
    const idle = { ...account, address: 'So1', isActive: false }
    set({ accounts: [idle, account] })
  })
  const read = () =>
    result.current.wallets.map(({ address, isActive, namespace }) => [
      namespace,
      address,
      isActive,
    ])
  expect(read()).toEqual([
    ['eip155', otherAddress, false],
    ['eip155', address, false],
    ['solana', solanaAddress, true],
  ])
  loseCluster()
  expect(result.current.wallets[2]?.networkName).toBe('Unknown Network')
  act(() => result.current.disconnect(`solana:${wallet.id}`))
  await waitFor(() => expect(read()).toHaveLength(2))
  expect(read()[1]).toEqual(['eip155', address, true])
})
