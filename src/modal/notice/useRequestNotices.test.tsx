import { useMutation } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { UnsupportedProviderMethodError, UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConnect, useSignMessage } from 'wagmi'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { notifyError } from '../../actions/notice/notifyError.js'
import { notifyRequest } from './notifyRequest.js'
import { useRequestNotices } from './useRequestNotices.js'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const load = async () => notifyRequest

const cause = new Error('no')
const declined = new UserRejectedRequestError(cause)

function setup(mutationKey: readonly unknown[] | undefined, error: unknown) {
  const { config, kit, wrapper } = createModalApp()
  const { result } = renderHook(
    () => {
      useRequestNotices(load)
      return {
        connect: useConnect(),
        own: useMutation({
          ...(mutationKey && { mutationKey }),
          mutationFn: () => Promise.reject(error),
        }),
        sign: useSignMessage(),
      }
    },
    { wrapper },
  )
  const toast = () => kit.store.get(kit.atoms.notices).toast
  const run = async (work: () => Promise<unknown>) => {
    await act(async () => {
      work().catch(() => {})
      await vi.advanceTimersByTimeAsync(10)
    })
  }
  const fail = () => run(() => result.current.own.mutateAsync())
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  return { connector, fail, kit, read: () => result.current, run, toast }
}

test("default: wagmi's hooks, through a wallet that declines", async () => {
  const { connector, read, run, toast } = setup(undefined, cause)
  await run(() => read().connect.mutateAsync({ connector }))
  const provider = (await connector.getProvider()) as {
    request: (call: { method: string }) => Promise<unknown>
  }
  const { request } = provider
  connector.getProvider = (async () => ({
    ...provider,
    request: (call: { method: string }) =>
      call.method === 'personal_sign'
        ? Promise.reject(declined)
        : request(call),
  })) as never
  await run(() => read().sign.mutateAsync({ message: 'hello' }))
  expect(toast()).toMatchObject({ key: 'signatureDeclined', variant: 'error' })
})

test('behavior: a method that is not allowed, after 300 ms', async () => {
  const error = new UnsupportedProviderMethodError(cause)
  const { fail, toast } = setup(['sendTransaction'], error)
  await fail()
  await act(() => vi.advanceTimersByTimeAsync(280))
  expect(toast()).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(toast()).toMatchObject({ key: 'actionNotAllowed', variant: 'error' })
})

test.each([
  [undefined, true],
  [['signTypedData'], true],
  [['latchkey', 'signText'], true],
  [['latchkey', 'sendToken'], true],
  [['latchkey', 'signIn'], false],
  [['connect'], false],
  [['switchChain'], false],
])('behavior: declined, mutation %j: %s', async (key, isShown) => {
  const { fail, toast } = setup(key, declined)
  await fail()
  expect(toast()?.key).toBe(isShown ? 'signatureDeclined' : undefined)
})

test('behavior: other failures are left to the page', async () => {
  const { fail, toast } = setup(['signMessage'], cause)
  await fail()
  expect(toast()).toBeUndefined()
})

test('behavior: shown once when the page reports the error as well', async () => {
  const { fail, kit, toast } = setup(['signMessage'], declined)
  await fail()
  const first = toast()
  expect(notifyError(kit, declined)).toBe('toast')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(toast()).toBe(first)
})
