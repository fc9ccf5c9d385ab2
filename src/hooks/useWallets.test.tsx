// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect, injected } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createSolanaStub } from '../../test/setup/createSolanaStub.js'
import { createProvider, setupLogin } from '../../test/setup/setupLogin.js'
import { useWallets } from './useWallets.js'

afterEach(cleanup)

const two = () => ({
  'io.fox': { name: 'Fox', ...createProvider() },
  'com.base': { name: 'Base', ...createProvider() },
})

test('default: installed wallets in the first render', () => {
  const { wrapper } = setupLogin({ wallets: two() })
  const { result } = renderHook(() => useWallets(), { wrapper })
  expect(
    result.current.map(({ id, isInstalled }) => [id, isInstalled]),
  ).toEqual([
    ['io.fox', true],
    ['com.base', true],
  ])
})

test('behavior: the one used last comes first', async () => {
  const { config, wrapper } = setupLogin({ wallets: two() })
  const [, , base] = config.connectors
  if (!base) return expect.unreachable()
  await connect(config, { connector: base })
  const { result } = renderHook(() => useWallets(), { wrapper })
  await waitFor(() =>
    expect(result.current[0]).toMatchObject({ id: 'com.base', isRecent: true }),
  )
  expect(result.current[1]).toMatchObject({ id: 'io.fox', isRecent: false })
})

test('behavior: a wallet of the page only while it is there', async () => {
  const { provider } = createProvider()
  const connectors = [injected()]
  const without = setupLogin({ connectors })
  const first = renderHook(() => useWallets(), { wrapper: without.wrapper })
  await waitFor(() => expect(without.kit.config.connectors).toHaveLength(2))
  expect(first.result.current).toEqual([])
  vi.stubGlobal('ethereum', provider)
  const { wrapper } = setupLogin({ connectors })
  const { result } = renderHook(() => useWallets(), { wrapper })
  await waitFor(() =>
    expect(result.current).toMatchObject([
      { id: 'injected', isInstalled: true, name: 'Browser wallet' },
    ]),
  )
})

test('error: a storage that fails is one without a last wallet', async () => {
  const { memory, wrapper } = setupLogin({ wallets: two() })
  const read = vi.spyOn(memory, 'getItem').mockImplementation(() => {
    throw new Error('no')
  })
  const { result } = renderHook(() => useWallets(), { wrapper })
  await waitFor(() =>
    expect(read).toHaveBeenCalledWith('wagmi.recentConnectorId'),
  )
  expect(result.current).toHaveLength(2)
})

test('behavior: wallets of Solana beside the others', () => {
  const wallet = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { port, set } = createSolanaStub()
  const { wrapper } = setupLogin({ solana: port, wallets: two() })
  const { result } = renderHook(() => useWallets(), { wrapper })
  expect(result.current).toHaveLength(2)
  act(() => set({ wallets: [{ ...wallet, id: 'Fox', name: 'Fox' }] }))
  expect(
    result.current.map(({ connectorUid, hint, namespace }) => [
      namespace,
      hint,
      connectorUid.startsWith('solana:'),
    ]),
  ).toEqual([
    ['eip155', 'EVM', false],
    ['eip155', undefined, false],
    ['solana', 'Solana', true],
  ])
})
