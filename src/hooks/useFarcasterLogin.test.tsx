import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { SocialLoginFailedError } from '../core/errors/login.js'
import { useFarcasterLogin } from './useFarcasterLogin.js'

afterEach(cleanup)

function setup() {
  const social = setupSocial()
  let approve = () => {}
  social.client.connectFarcaster.mockImplementation(
    (options) =>
      new Promise((resolve, reject) => {
        approve = () => resolve({ userName: 'bob' })
        options?.signal?.addEventListener('abort', () => reject(new Error()))
      }),
  )
  const onError = vi.fn()
  const wrapper = createWrapper(social.kit, new QueryClient())
  const hook = renderHook(() => useFarcasterLogin({ onError }), { wrapper })
  const read = () => hook.result.current
  async function toUrl() {
    act(() => read().start())
    await waitFor(() => expect(read().status).toBe('waiting'))
  }
  return { ...social, approve: () => approve(), hook, onError, read, toUrl }
}

test('default', async () => {
  const { approve, claims, read } = setup()
  expect(read()).toMatchObject({
    error: null,
    secondsLeft: 0,
    status: 'idle',
    url: undefined,
    userName: undefined,
  })
  act(() => read().start())
  expect(read().status).toBe('opening')
  await waitFor(() => expect(read().status).toBe('waiting'))
  expect(read().url).toBe('https://farcaster.example/sign-in?channel=1')
  expect(read().secondsLeft).toBe(300)
  expect(claims.login).toBe(1)
  act(approve)
  await waitFor(() => expect(read().status).toBe('connected'))
  expect(read()).toMatchObject({
    secondsLeft: 0,
    url: undefined,
    userName: 'bob',
  })
  expect(claims.login).toBe(0)
})

test('param: onError', async () => {
  const { client, onError, read } = setup()
  client.getFarcasterUri.mockRejectedValue(new SocialLoginFailedError())
  act(() => read().start())
  await waitFor(() =>
    expect(read().error).toBeInstanceOf(SocialLoginFailedError),
  )
  expect(read().status).toBe('idle')
  expect(onError).toHaveBeenCalledOnce()
})

test.each(['reset', 'unmount'] as const)(
  'behavior: %s aborts the pending login',
  async (how) => {
    const { claims, client, hook, onError, read, toUrl } = setup()
    await toUrl()
    if (how === 'reset') act(() => read().reset())
    else hook.unmount()
    await waitFor(() => expect(client.reload).toHaveBeenCalledOnce())
    expect(claims.login).toBe(0)
    expect(onError).not.toHaveBeenCalled()
    if (how === 'reset')
      expect(read()).toMatchObject({ error: null, status: 'idle' })
  },
)
