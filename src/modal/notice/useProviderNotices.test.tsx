import { useMutation } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { signMessage } from '@wagmi/core'
import { UnsupportedProviderMethodError, UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { getFrameError } from '../../frame/protocol/getFrameError.js'
import { notifyRequest } from './notifyRequest.js'
import { useProviderNotices } from './useProviderNotices.js'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const load = async () => notifyRequest
const cause = new Error('no')
const declined = new UserRejectedRequestError(cause)
const refused = new UnsupportedProviderMethodError(cause)

/** A connected wallet that answers every method of `errors` with its error. */
async function setup(
  errors: Readonly<Record<string, unknown>>,
  wallet: 'connectAuth' | 'connectWallet' = 'connectWallet',
) {
  const app = createModalApp()
  await app[wallet]()
  const { config, kit } = app
  const connector = config.connectors[wallet === 'connectAuth' ? 1 : 0]
  if (!connector) throw new Error('no connector')
  const provider = {
    on() {},
    request: async ({ method }: { method: string }) => {
      if (method in errors) throw errors[method]
      return '0x1'
    },
  }
  connector.getProvider = (async () => provider) as never
  const { result, unmount } = renderHook(
    () => {
      useProviderNotices(load)
      // As several components of one page do.
      useProviderNotices(load)
      return useMutation({
        mutationFn: (work: () => unknown) => work() as never,
      })
    },
    { wrapper: app.wrapper },
  )
  const read = () => kit.store.get(kit.atoms.notices)
  const run = (work: () => Promise<unknown>) =>
    act(async () => {
      work().catch(() => {})
      await vi.advanceTimersByTimeAsync(10)
    })
  async function request(method: string) {
    const asked = (await connector?.getProvider({
      chainId: 1,
    })) as typeof provider
    await run(() => asked.request({ method }))
  }
  return { config, read, request, result, run, unmount }
}

test("default: wagmi's action outside a mutation, declined", async () => {
  const { config, read, run } = await setup({ personal_sign: declined })
  await run(() => signMessage(config, { message: 'hello' }))
  expect(read().toast).toMatchObject({
    key: 'signatureDeclined',
    variant: 'error',
  })
})

test('behavior: a method that is not allowed, after 300 ms', async () => {
  const { read, request } = await setup({ eth_sendTransaction: refused })
  await request('eth_sendTransaction')
  await act(() => vi.advanceTimersByTimeAsync(280))
  expect(read().toast).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(read().toast).toMatchObject({ key: 'actionNotAllowed' })
})

test.each([
  ['connectWallet', 'eth_requestAccounts', declined, undefined],
  ['connectWallet', 'wallet_switchEthereumChain', declined, undefined],
  ['connectWallet', 'wallet_getCapabilities', refused, undefined],
  ['connectWallet', 'wallet_sendCalls', declined, 'signatureDeclined'],
  ['connectWallet', 'eth_signTypedData_v4', declined, 'signatureDeclined'],
  ['connectAuth', 'eth_sign', refused, 'actionNotAllowed'],
  ['connectAuth', 'debug_traceTransaction', refused, 'actionNotAllowed'],
] as const)('behavior: %s, %s', async (wallet, method, error, key) => {
  const { read, request } = await setup({ [method]: error }, wallet)
  await request(method)
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(read().toast?.key).toBe(key)
})

test("behavior: the embedded wallet's session that has ended", async () => {
  const expired = getFrameError({ message: 'Not signed in', code: 4100 })
  const { read, request } = await setup(
    { personal_sign: expired },
    'connectAuth',
  )
  await request('personal_sign')
  expect(read().alerts.map(({ key }) => key)).toEqual(['sessionExpired'])
})

test('behavior: requests of a mutation are left to it', async () => {
  const { config, read, result, run } = await setup({ personal_sign: declined })
  await run(() =>
    result.current.mutateAsync(() => signMessage(config, { message: 'hi' })),
  )
  expect(read().toast).toBeUndefined()
})

test('behavior: silent once the components have unmounted', async () => {
  const { config, read, run, unmount } = await setup({
    personal_sign: declined,
  })
  unmount()
  await run(() => signMessage(config, { message: 'hello' }))
  expect(read().toast).toBeUndefined()
})
