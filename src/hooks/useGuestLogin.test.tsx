import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { SocialLoginFailedError } from '../core/errors/login.js'
import { useGuestLogin } from './useGuestLogin.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function setup() {
  const social = setupSocial()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const [onConnected, onError] = [vi.fn(), vi.fn()]
  const wrapper = createWrapper(social.kit, new QueryClient())
  const hook = renderHook(() => useGuestLogin({ onConnected, onError }), {
    wrapper,
  })
  return { ...social, onConnected, onError, read: () => hook.result.current }
}

test('default: one tap, and no window', async () => {
  const { claims, config, onConnected, open, read } = setup()
  expect(read()).toMatchObject({ error: null, status: 'idle' })
  act(() => read().login())
  await waitFor(() => expect(read().status).toBe('connected'))
  expect(config.state.status).toBe('connected')
  expect(onConnected).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
  expect(claims.login).toBe(0)
  await act(() => disconnect(config))
  await waitFor(() => expect(read().status).toBe('idle'))
})

test('error: the browser does not keep the account', async () => {
  const { claims, client, onError, read } = setup()
  client.connectSocial.mockRejectedValueOnce(new SocialLoginFailedError())
  act(() => read().login())
  await waitFor(() =>
    expect(read().error).toBeInstanceOf(SocialLoginFailedError),
  )
  expect(onError).toHaveBeenCalledOnce()
  expect(claims.login).toBe(0)
  act(() => read().reset())
  await waitFor(() => expect(read().error).toBe(null))
})
