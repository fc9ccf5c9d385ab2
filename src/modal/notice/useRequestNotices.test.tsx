import { useMutation } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import {
  BaseError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useConnect, useSignMessage, useSwitchChain } from 'wagmi'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { openModal } from '../../actions/modal/openModal.js'
import { notifyError } from '../../actions/notice/notifyError.js'
import { ApiRequestError } from '../../core/errors/api.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { getFrameError } from '../../frame/protocol/getFrameError.js'
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
        switchChain: useSwitchChain(),
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
  await run(() => read().connect.connectAsync({ connector }))
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
  await run(() => read().sign.signMessageAsync({ message: 'hello' }))
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

test.each(['grantPermissions', 'registerName', 'revokePermissions'])(
  'behavior: declined, %s of the app; in the modal its view says so',
  async (name) => {
    const { fail, kit, toast } = setup(['latchkey', name], declined)
    act(() => openModal(kit))
    await fail()
    expect(toast()).toBeUndefined()
    act(() => closeModal(kit))
    await fail()
    expect(toast()?.key).toBe('signatureDeclined')
  },
)

test.each([
  ['sendToken', 'WalletSendPreview'],
  ['swap', 'SwapPreview'],
] as const)(
  'behavior: declined, %s of the modal: its view says so, also beneath the approval',
  async (name, view) => {
    const { fail, kit, toast } = setup(['latchkey', name], declined)
    const show = (...stack: ModalEntry[]) =>
      act(() => {
        const { modal } = kit.atoms
        kit.store.set(modal, (state) => ({ ...state, isOpen: true, stack }))
      })
    show({ view })
    await fail()
    show({ view }, { view: 'ApproveTransaction' })
    await fail()
    expect(toast()).toBeUndefined()
    show({ view: 'Networks' })
    await fail()
    expect(toast()?.key).toBe('signatureDeclined')
  },
)

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

describe('alerts', () => {
  const alertsOf = (kit: Kit) =>
    kit.store.get(kit.atoms.notices).alerts.map(({ key }) => key)
  const expired = getFrameError({ message: 'Not signed in', code: 4100 })

  test.each<[string, readonly unknown[] | undefined, unknown, string[]]>([
    ["the frame's session", ['signMessage'], expired, ['sessionExpired']],
    [
      "a session of a frame that sends sentences, in viem's error",
      ['sendTransaction'],
      new BaseError('failed', {
        cause: getFrameError({ message: 'Session expired' }) as BaseError,
      }),
      ['sessionExpired'],
    ],
    [
      'another wallet that refuses an account',
      ['signMessage'],
      new UnauthorizedProviderError(cause),
      [],
    ],
    [
      'a request without an answer',
      ['latchkey', 'setPreferredAccountType'],
      new FrameRequestTimeoutError({ type: 'SET_PREFERRED_ACCOUNT' }),
      ['walletTimedOut'],
    ],
    [
      'a wallet that is gone',
      ['signMessage'],
      new FrameLoadError(),
      ['walletNotLoaded'],
    ],
    [
      'a service that refuses',
      ['signMessage'],
      new ApiRequestError({ status: 403 }),
      [],
    ],
  ])('behavior: %s', async (_name, key, error, keys) => {
    const { fail, kit, toast } = setup(key, error)
    await fail()
    expect(alertsOf(kit)).toEqual(keys)
    await fail()
    expect(alertsOf(kit)).toEqual(keys)
    expect(toast()).toBe(undefined)
  })

  test('behavior: other mutations on a network that is not configured', async () => {
    const error = Object.assign(new Error('Chain not configured.'), {
      name: 'ChainNotConfiguredError',
    })
    const { fail, kit } = setup(['sendTransaction'], error)
    await fail()
    expect(alertsOf(kit)).toEqual([])
  })

  test("behavior: wagmi's own switch to a network that is not configured", async () => {
    const { connector, kit, read, run } = setup(undefined, cause)
    await run(() => read().connect.connectAsync({ connector }))
    await run(() => read().switchChain.switchChainAsync({ chainId: 5 as 1 }))
    expect(alertsOf(kit)).toEqual(['networkNotFound'])
  })
})
