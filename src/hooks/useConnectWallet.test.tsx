// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createSolanaStub,
  solanaAddress,
} from '../../test/setup/createSolanaStub.js'
import {
  createProvider,
  loginAddress,
  setupLogin,
} from '../../test/setup/setupLogin.js'
import { WalletNotInstalledError } from '../core/errors/wallet.js'
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

/** A person who has not answered yet. */
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

test('error: declined, then tried again', async () => {
  const { fox, hook, reach, read } = setup()
  fox.answer.mockRejectedValueOnce(declined)
  act(() => read().connect('io.fox'))
  await reach('rejected')
  act(() => read().retry())
  await waitFor(() => expect(hook.result.current.account).toBeDefined())
  expect(fox.answer).toHaveBeenCalledTimes(2)
})

test('error: the wallet is asking already', async () => {
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

test('error: the wallet has left the page', async () => {
  const { config, reach, read } = setup()
  const [fox] = config.connectors
  if (!fox) return expect.unreachable()
  vi.spyOn(fox, 'getProvider').mockResolvedValue(undefined)
  act(() => read().connect('io.fox'))
  await reach('notInstalled')
})

test('behavior: the same wallet is not asked twice at once', async () => {
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

test('behavior: another wallet takes its place', async () => {
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

test('behavior: reset forgets it, and it can be asked anew', async () => {
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

test('behavior: one that is connected becomes the active one', async () => {
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

test('behavior: whoever has gone is not told', async () => {
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

test('error: no adapter for the kind of network', async () => {
  const { wrapper } = setupLogin()
  const { result } = renderHook(() => useConnectWallet(), { wrapper })
  act(() => result.current.connect('Opal', { namespace: 'solana' }))
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ code: 'ADAPTER_NOT_FOUND' }),
  )
})
