import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../test/setup/components/createModalApp.js'
import { strictFetches } from '../../test/setup/components/strictFetches.js'
import { solanaAddress } from '../../test/setup/solana/createSolanaStub.js'
import { setupSolana } from '../../test/setup/solana/setupSolana.js'
import { useCoinBalance } from '../modal/account/useCoinBalance.js'
import { useAccountDetails } from './useAccountDetails.js'
import { useDisconnectAll } from './useDisconnectAll.js'
import { useSignText } from './useSignText.js'

afterEach(cleanup)

test('default: returns the Solana account while an EVM account is active', async () => {
  const { connectSolana, kit, wrapper } = await setupSolana()
  await connectSolana()
  kit.store.set(kit.atoms.activeNamespace, 'eip155')
  const { result } = renderHook(
    () => useAccountDetails({ namespace: 'solana' }),
    { wrapper },
  )
  expect(result.current).toMatchObject({
    account: { address: solanaAddress, namespace: 'solana' },
    allAccounts: [{ address: solanaAddress }],
    balance: undefined,
    connectedWalletInfo: { icon: undefined, name: 'Opal' },
    preferredAccountTypes: { eip155: 'eoa', solana: 'eoa' },
    profileName: undefined,
    user: undefined,
  })
  await waitFor(() => expect(result.current.balance).toBe('2'))
  expect(result.current.balanceSymbol).toBe('SOL')
  expect(result.current.tokenBalance).toMatchObject([
    { symbol: 'SOL' },
    { quantity: { numeric: '7.5' }, symbol: 'TKN' },
  ])
})

test('behavior: login details only for the embedded wallet', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ http: [] }))
  const { connectAuth, connectWallet, setState, wrapper } = createModalApp()
  const user = {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    chainId: 1,
    email: 'ada@example.com',
    preferredAccountType: 'eoa',
    smartAccountDeployed: true,
    userName: 'Ada',
  }
  setState({ user })
  const { result } = renderHook(() => useAccountDetails(), { wrapper })
  const read = () => result.current.preferredAccountTypes.eip155
  expect(read()).toBe('smartAccount')
  await act(connectWallet)
  expect(result.current).toMatchObject({ user: undefined, userName: undefined })
  expect(read()).toBe('eoa')
  await act(connectAuth)
  expect(result.current).toMatchObject({
    preferredAccountTypes: { eip155: 'eoa' },
    smartAccountDeployed: true,
    user,
    userName: 'Ada',
  })
  const { address } = user
  const smart = { ...user, preferredAccountType: 'smartAccount' }
  act(() => setState({ user: smart }))
  expect(read()).toBe('smartAccount')
  // The wallet that was connected before keeps its type.
  expect(result.current.account?.type).toBe('smartAccount')
  expect(result.current.allAccounts.map(({ type }) => type).sort()).toEqual([
    'eoa',
    'smartAccount',
  ])
  const eoaOnly = { ...smart, accounts: [{ address, type: 'eoa' as const }] }
  act(() => setState({ user: eoaOnly }))
  expect(read()).toBe('eoa')
  expect(result.current.account?.type).toBe('eoa')
})

test('behavior: returns name and picture', async () => {
  const avatar = 'https://pictures.example/ada.png'
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/v1/identity/')
      ? Response.json({ avatar, name: 'ada.reown.id' })
      : Response.json({ balances: [], http: ['eip155:1'] }),
  )
  const { connectWallet, wrapper } = createModalApp()
  const { result } = renderHook(() => useAccountDetails(), { wrapper })
  expect(result.current.profileName).toBeUndefined()
  await act(connectWallet)
  await waitFor(() =>
    expect(result.current).toMatchObject({
      profileImage: avatar,
      profileName: 'ada.reown.id',
    }),
  )
})

test('useCoinBalance: SOL, and nothing on an unknown cluster', async () => {
  const { connectSolana, loseCluster, port, wrapper } = await setupSolana()
  const getBalances = vi.spyOn(port, 'getBalances')
  await connectSolana()
  const { result } = renderHook(() => useCoinBalance(), { wrapper })
  await waitFor(() =>
    expect(result.current.balance).toEqual({ amount: '2', symbol: 'SOL' }),
  )
  expect(getBalances).toHaveBeenCalledTimes(strictFetches)
  loseCluster()
  expect(result.current.balance).toBeUndefined()
  expect(getBalances).toHaveBeenCalledTimes(strictFetches)
})

test('useSignText: signs with the requested account', async () => {
  const { connectSolana, wrapper } = await setupSolana()
  const { result } = renderHook(() => useSignText(), { wrapper })
  const sign = () =>
    result.current.mutateAsync({ message: 'Hello', namespace: 'solana' })
  await expect(act(sign)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  await connectSolana()
  expect(await act(sign)).toMatchObject({ address: solanaAddress })
})

test('useDisconnectAll: one namespace, then all', async () => {
  const { config, connectSolana, port, wrapper } = await setupSolana()
  await connectSolana()
  const { result } = renderHook(() => useDisconnectAll(), { wrapper })
  await act(() => result.current.mutateAsync({ namespace: 'solana' }))
  expect(port.getState().accounts).toEqual([])
  expect(config.state.connections.size).toBe(2)
  await connectSolana()
  await act(() => result.current.mutateAsync())
  expect(port.getState().accounts).toEqual([])
  expect(config.state.connections.size).toBe(0)
})
