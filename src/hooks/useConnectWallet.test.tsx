import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { useEffect } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createProvider,
  loginAddress,
  setupLogin,
} from '../../test/setup/components/setupLogin.js'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/connectors/createRoughConnector.js'
import { createPairingStub } from '../../test/setup/pairing/createPairingStub.js'
import {
  createSolanaStub,
  solanaAddress,
} from '../../test/setup/solana/createSolanaStub.js'
import { connectWallet } from '../actions/connectWallet.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { WalletNotInstalledError } from '../core/errors/wallet.js'
import type { Wallet } from '../core/wallet.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useConnectWallet } from './useConnectWallet.js'

afterEach(cleanup)

const declined = Object.assign(new Error('no'), { code: 4001 })

function setup() {
  const fox = createProvider()
  const base = createProvider()
  const onConnected = vi.fn()
  const app = setupLogin({
    hasEmail: false,
    wallets: {
      'io.fox': { name: 'Fox', ...fox },
      'com.base': { name: 'Base', ...base },
    },
  })
  const hook = renderHook(
    () => ({
      account: useActiveAccount(),
      wallet: useConnectWallet({ onConnected }),
    }),
    { wrapper: app.wrapper },
  )
  const read = () => hook.result.current.wallet
  const reach = (status: useConnectWallet.Status) =>
    waitFor(() => expect(read().status).toBe(status))
  return { ...app, base, fox, hook, onConnected, reach, read }
}

/** A pending prompt that the test settles. */
function hold({ answer }: ReturnType<typeof createProvider>) {
  let resolve = (_accounts: string[]) => {}
  let reject = (_error: unknown) => {}
  const promise = new Promise<string[]>((...settle) => {
    ;[resolve, reject] = settle
  })
  answer.mockImplementationOnce(() => promise)
  return { reject, resolve }
}

test('default', async () => {
  const { fox, hook, onConnected, reach, read } = setup()
  const held = hold(fox)
  expect(read()).toMatchObject({ error: null, status: 'idle' })
  act(() => read().connect('io.fox'))
  await waitFor(() => expect(read().status).toBe('waiting'))
  expect(read().walletId).toBe('io.fox')
  held.resolve([loginAddress])
  await reach('idle')
  expect(hook.result.current.account?.address).toBe(loginAddress)
  expect(fox.answer).toHaveBeenCalledOnce()
  expect(onConnected).toHaveBeenCalledOnce()
})

test('error: declined, then retry', async () => {
  const { fox, hook, reach, read } = setup()
  fox.answer.mockRejectedValueOnce(declined)
  act(() => read().connect('io.fox'))
  await reach('rejected')
  act(() => read().retry())
  await waitFor(() => expect(hook.result.current.account).toBeDefined())
  expect(fox.answer).toHaveBeenCalledTimes(2)
})

test('error: declined again without a prompt, as some wallets do', async () => {
  const { fox, reach, read } = setup()
  // Enkrypt rejects with a string.
  const words = 'User Rejected Request: The user rejected the request.'
  fox.answer.mockRejectedValue(words)
  act(() => read().connect('io.fox'))
  await reach('rejected')
  expect(read().isRemembered).toBe(false)
  act(() => read().retry())
  await waitFor(() => expect(read().isRemembered).toBe(true))
  expect(read()).toMatchObject({ error: { code: 4001 }, status: 'rejected' })
  const held = hold(fox)
  act(() => read().retry())
  await reach('waiting')
  expect(read().isRemembered).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 600))
  held.reject(words)
  await reach('rejected')
  expect(read().isRemembered).toBe(false)
})

test('error: wallet already has a pending prompt', async () => {
  const { fox, reach, read } = setup()
  const pending = Object.assign(new Error('pending'), { code: -32002 })
  fox.answer.mockRejectedValueOnce(pending)
  act(() => read().connect('io.fox'))
  await reach('failed')
  expect(read().error).toMatchObject({ code: -32002 })
})

test('error: not installed', async () => {
  const { reach, read } = setup()
  act(() => read().connect('gone.wallet'))
  await reach('notInstalled')
  expect(read().error).toBeInstanceOf(WalletNotInstalledError)
})

test('error: wallet was removed from the page', async () => {
  const { config, reach, read } = setup()
  const [fox] = config.connectors
  if (!fox) return expect.unreachable()
  vi.spyOn(fox, 'getProvider').mockResolvedValue(undefined)
  act(() => read().connect('io.fox'))
  await reach('notInstalled')
})

test('behavior: dedupes prompts of the same wallet', async () => {
  const { fox, reach, read } = setup()
  const held = hold(fox)
  act(() => {
    read().connect('io.fox')
    read().connect('io.fox')
  })
  await reach('waiting')
  act(() => read().connect('io.fox'))
  held.resolve([loginAddress])
  await reach('idle')
  expect(fox.answer).toHaveBeenCalledOnce()
})

test('behavior: another wallet replaces the attempt', async () => {
  const { base, fox, onConnected, reach, read } = setup()
  const first = hold(fox)
  const second = hold(base)
  act(() => read().connect('io.fox'))
  await reach('waiting')
  act(() => read().connect('com.base'))
  await waitFor(() => expect(base.answer).toHaveBeenCalled())
  await act(async () => first.reject(declined))
  expect(read()).toMatchObject({ status: 'waiting', walletId: 'com.base' })
  second.resolve([loginAddress])
  await reach('idle')
  expect(onConnected).toHaveBeenCalledOnce()
})

test('behavior: reset clears the attempt and allows a retry', async () => {
  const { fox, reach, read } = setup()
  const first = hold(fox)
  act(() => read().connect('io.fox'))
  await reach('waiting')
  act(() => read().reset())
  await reach('idle')
  expect(read().walletId).toBe(undefined)
  await act(async () => first.reject(declined))
  expect(read().status).toBe('idle')
  act(() => read().connect('io.fox'))
  await waitFor(() => expect(fox.answer).toHaveBeenCalledTimes(2))
})

test('behavior: activates an already connected wallet', async () => {
  const { base, config, fox, hook, onConnected, read } = setup()
  for (const connector of config.connectors)
    await act(() => connect(config, { connector }))
  expect(hook.result.current.account?.connector.id).toBe('com.base')
  for (const { answer } of [base, fox]) answer.mockClear()
  act(() => read().connect('io.fox'))
  await waitFor(() =>
    expect(hook.result.current.account?.connector.id).toBe('io.fox'),
  )
  expect(fox.answer).not.toHaveBeenCalled()
  expect(onConnected).toHaveBeenCalledOnce()
})

test('behavior: does not call back after unmount', async () => {
  const { fox, hook, onConnected, reach, read } = setup()
  const held = hold(fox)
  act(() => read().connect('io.fox'))
  await reach('waiting')
  hook.unmount()
  await act(async () => held.resolve([loginAddress]))
  expect(onConnected).not.toHaveBeenCalled()
})

test('param: namespace', async () => {
  const opal = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { ask, port } = createSolanaStub({
    wallets: [{ ...opal, id: 'Opal', name: 'Opal' }],
  })
  const { kit, wrapper } = setupLogin({ solana: port })
  const { result } = renderHook(() => useConnectWallet(), { wrapper })
  let approve = () => {}
  ask.mockRejectedValueOnce(declined)
  act(() => result.current.connect('Opal', { namespace: 'solana' }))
  await waitFor(() => expect(result.current.status).toBe('rejected'))
  ask.mockImplementationOnce(
    () => new Promise((resolve) => (approve = resolve)),
  )
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.status).toBe('waiting'))
  act(() => result.current.connect('Opal', { namespace: 'solana' }))
  expect(ask).toHaveBeenCalledTimes(2)
  expect(result.current.namespace).toBe('solana')
  approve()
  await waitFor(() => expect(result.current.status).toBe('idle'))
  expect(kit.store.get(kit.atoms.activeAccount)?.address).toBe(solanaAddress)
})

test('error: no adapter for the namespace', async () => {
  const { wrapper } = setupLogin()
  const { result } = renderHook(() => useConnectWallet(), { wrapper })
  act(() => result.current.connect('Opal', { namespace: 'solana' }))
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ code: 'ADAPTER_NOT_FOUND' }),
  )
})

test('error: wallet times out', async () => {
  const { fox, reach, read } = setup()
  fox.answer.mockRejectedValueOnce(new WalletTimeoutError())
  act(() => read().connect('io.fox'))
  await reach('expired')
})

test('behavior: disconnects a replaced wallet that connects late', async () => {
  const { base, config, fox, reach, read } = setup()
  const first = hold(fox)
  act(() => read().connect('io.fox'))
  await reach('waiting')
  act(() => read().connect('com.base'))
  await reach('idle')
  expect(base.answer).toHaveBeenCalledOnce()
  await act(async () => first.resolve([loginAddress]))
  const names = [...config.state.connections.values()].map(
    ({ connector }) => connector.name,
  )
  expect(names).toEqual(['Base'])
})

describe('WalletConnect', () => {
  const wallet: Wallet = {
    key: 'rainbow',
    namespace: 'eip155',
    id: 'rainbow',
    name: 'Rainbow',
    icon: undefined,
    hint: undefined,
    type: 'WALLET_CONNECT',
    group: 'recommended',
    isInstalled: false,
    isRecent: false,
    connectorUid: '',
  }

  function setupPairing(isStrict = true) {
    const signals: AbortSignal[] = []
    let approve = () => {}
    const ask = vi.fn(
      ({ signal }: { signal: AbortSignal }) =>
        new Promise((resolve) => {
          signals.push(signal)
          approve = () => resolve({ accounts: [roughAddress], chainId: 31337 })
        }),
    )
    const { pairing, set } = createPairingStub()
    const { config, kit } = setupRough([
      createRoughConnector('walletConnect', {
        connect: ask,
        getPairing: () => pairing,
      } as never),
    ])
    const hook = renderHook(() => useConnectWallet({ kit }), {
      reactStrictMode: isStrict,
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>
          {children}
        </QueryClientProvider>
      ),
    })
    const read = () => hook.result.current
    return {
      ...{ approve: () => approve(), ask, config, hook },
      ...{ kit, read, set, signals },
    }
  }

  test('default: returns the wallet as passed', async () => {
    const { approve, config, read } = setupPairing()
    act(() => read().connect(wallet))
    await waitFor(() => expect(read().status).toBe('waiting'))
    expect(read()).toMatchObject({ namespace: 'eip155', walletId: 'rainbow' })
    expect(read().wallet).toBe(wallet)
    approve()
    await waitFor(() => expect(read().status).toBe('idle'))
    expect(config.state.status).toBe('connected')
  })

  test('behavior: unmounting aborts it, and the next attempt starts clean', async () => {
    const { config, hook, kit, read, signals } = setupPairing()
    act(() => read().connect(wallet))
    await waitFor(() => expect(signals).toHaveLength(1))
    hook.unmount()
    await waitFor(() => expect(config.state.status).toBe('disconnected'))
    expect(signals[0]?.aborted).toBe(true)
    connectWallet(kit, { wallet }).catch(() => {})
    await waitFor(() => expect(signals).toHaveLength(2))
    expect(signals[1]?.aborted).toBe(false)
  })

  test('behavior: an approved pairing connects even after unmount', async () => {
    const { approve, config, hook, read, set, signals } = setupPairing()
    act(() => read().connect(wallet))
    await waitFor(() => expect(read().status).toBe('waiting'))
    // The other namespace connects first, and the app navigates away.
    set({ status: 'connected' })
    hook.unmount()
    await act(async () => {})
    expect(signals[0]?.aborted).toBe(false)
    approve()
    await waitFor(() => expect(config.state.status).toBe('connected'))
  })

  test('behavior: a double mount does not abort', async () => {
    const { ask, kit, signals } = setupPairing(false)
    const hook = renderHook(
      () => {
        const found = useConnectWallet({ kit })
        const { connect } = found
        useEffect(() => connect(wallet), [connect])
        return found
      },
      {
        reactStrictMode: true,
        wrapper: ({ children }) => (
          <QueryClientProvider client={new QueryClient()}>
            {children}
          </QueryClientProvider>
        ),
      },
    )
    await waitFor(() => expect(hook.result.current.status).toBe('waiting'))
    expect(ask).toHaveBeenCalledOnce()
    expect(signals[0]?.aborted).toBe(false)
  })

  test('behavior: reset aborts it', async () => {
    const { config, read, signals } = setupPairing()
    act(() => read().connect(wallet))
    await waitFor(() => expect(read().status).toBe('waiting'))
    act(() => read().reset())
    expect(signals[0]?.aborted).toBe(true)
    await waitFor(() => expect(config.state.status).toBe('disconnected'))
    expect(read()).toMatchObject({ error: null, status: 'idle' })
  })
})
