import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect, injected, reconnect } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../test/setup/components/setupLogin.js'
import { createSolanaStub } from '../../test/setup/solana/createSolanaStub.js'
import { connectWallet } from '../actions/connectWallet.js'
import type { Wallet } from '../core/wallet.js'
import { excludeConnector } from '../features/accounts/excludeConnector.js'
import { rememberWallet } from '../features/accounts/rememberWallet.js'
import { useLocalWallets } from './useLocalWallets.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const two = () => ({
  'io.fox': { name: 'Fox', ...createProvider() },
  'com.base': { name: 'Base', ...createProvider() },
})

test('default: returns installed wallets in the first render', () => {
  const { wrapper } = setupLogin({ wallets: two() })
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  expect(
    result.current.map(({ id, isInstalled }) => [id, isInstalled]),
  ).toEqual([
    ['io.fox', true],
    ['com.base', true],
  ])
})

test('behavior: lists the last used wallet first', async () => {
  const { config, wrapper } = setupLogin({ wallets: two() })
  const [, , base] = config.connectors
  if (!base) return expect.unreachable()
  await connect(config, { connector: base })
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  await waitFor(() =>
    expect(result.current[0]).toMatchObject({ id: 'com.base', isRecent: true }),
  )
  expect(result.current[1]).toMatchObject({ id: 'io.fox', isRecent: false })
})

test('behavior: lists an injected wallet only while it is present', async () => {
  const { provider } = createProvider()
  const connectors = [injected()]
  const isMobile = true
  const without = setupLogin({ connectors })
  const first = renderHook(() => useLocalWallets({ isMobile }), {
    wrapper: without.wrapper,
  })
  await waitFor(() => expect(without.kit.config.connectors).toHaveLength(2))
  expect(first.result.current).toEqual([])
  vi.stubGlobal('ethereum', provider)
  const { wrapper } = setupLogin({ connectors })
  const { result } = renderHook(() => useLocalWallets({ isMobile }), {
    wrapper,
  })
  await waitFor(() =>
    expect(result.current).toMatchObject([
      { id: 'injected', isInstalled: true, name: 'Browser wallet' },
    ]),
  )
})

test('error: failing storage is treated as no recent wallet', async () => {
  const { memory, wrapper } = setupLogin({ wallets: two() })
  const read = vi.spyOn(memory, 'getItem').mockImplementation(() => {
    throw new Error('no')
  })
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  await waitFor(() =>
    expect(read).toHaveBeenCalledWith('wagmi.recentConnectorId'),
  )
  expect(result.current).toHaveLength(2)
})

test('behavior: lists Solana wallets with the others', () => {
  const wallet = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { port, set } = createSolanaStub()
  const { wrapper } = setupLogin({ solana: port, wallets: two() })
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  expect(result.current).toHaveLength(2)
  act(() =>
    set({
      wallets: [
        { ...wallet, id: 'Fox', name: 'Fox' },
        { ...wallet, id: 'Opal', name: 'Opal' },
      ],
    }),
  )
  expect(
    result.current.map(({ name, namespace, type }) => [name, namespace, type]),
  ).toEqual([
    ['Fox', 'eip155', 'MULTI_CHAIN'],
    ['Base', 'eip155', 'ANNOUNCED'],
    ['Opal', 'solana', 'ANNOUNCED'],
  ])
  const { result: narrow } = renderHook(
    () => useLocalWallets({ namespace: 'solana' }),
    { wrapper },
  )
  expect(narrow.current.map(({ id }) => id)).toEqual(['Fox', 'Opal'])
})

const remembered: Wallet = {
  ...{ group: 'recommended', hint: undefined, icon: undefined, id: 'rook-id' },
  ...{ isInstalled: false, isRecent: false, key: 'explorer:rook-id' },
  ...{ connectorUid: '', name: 'Rook', namespace: 'eip155' },
  type: 'WALLET_CONNECT',
}

test('behavior: lists recent WalletConnect wallets on the next visit', async () => {
  const { kit, wrapper } = setupLogin({
    connectors: [createPairingConnector()],
    wallets: two(),
  })
  rememberWallet(kit, remembered)
  rememberWallet(kit, { ...remembered, id: 'owl-id', name: 'Owl' })
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  await waitFor(() =>
    expect(result.current.map(({ group, name }) => [group, name])).toEqual([
      ['recent', 'Owl'],
      ['recent', 'Rook'],
      ['injected', 'Fox'],
      ['injected', 'Base'],
      ['walletConnect', 'WalletConnect'],
    ]),
  )
})

test('behavior: removes a wallet whose package is not installed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { kit, wrapper } = setupLogin({
    connectors: [createPairingConnector()],
    wallets: two(),
  })
  const error = new Error("Cannot find package 'x'")
  excludeConnector(kit, { connectorId: 'walletConnect', error })
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  await waitFor(() => expect(result.current).toHaveLength(2))
  expect(warn).toHaveBeenCalledOnce()
})

test('behavior: listing never prompts a wallet, with or without reconnecting', async () => {
  const wallets = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `a.${index}`,
      { name: 'MetaMask', ...createProvider() },
    ]),
  )
  const { config, memory, wrapper } = setupLogin({ wallets })
  memory.setItem('wagmi.recentConnectorId', '"a.0"')
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  await waitFor(() => expect(result.current[0]?.isRecent).toBe(true))
  expect(await reconnect(config)).toEqual([])
  expect(result.current).toHaveLength(50)
  for (const { answer } of Object.values(wallets))
    expect(answer).not.toHaveBeenCalled()
  expect(config.state.status).toBe('disconnected')
})

test('behavior: prompts the chosen one of two wallets with the same ID', async () => {
  const [first, second] = [createProvider(), createProvider()]
  const target = ({ provider }: typeof first) =>
    injected({
      target: { id: 'io.fox', name: 'Fox', provider: provider as never },
    })
  const { config, kit, wrapper } = setupLogin({
    connectors: [target(first), target(second)],
  })
  const { result } = renderHook(() => useLocalWallets(), { wrapper })
  expect(result.current.map(({ hint }) => hint)).toEqual([
    'io.fox',
    'io.fox (2)',
  ])
  const [, wallet] = result.current
  if (!wallet) return expect.unreachable()
  await connectWallet(kit, { wallet })
  expect(first.answer).not.toHaveBeenCalled()
  expect(second.answer).toHaveBeenCalled()
  expect(config.state.current).toBe(wallet.connectorUid)
})

/** Stands for wagmi's connector or ours: the list only checks the ID. */
function createPairingConnector() {
  return ((config: Parameters<ReturnType<typeof injected>>[0]) => ({
    ...injected()(config),
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'walletConnect',
  })) as ReturnType<typeof injected>
}
