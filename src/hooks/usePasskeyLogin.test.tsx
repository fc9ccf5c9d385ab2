import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  frameOrigin,
  resultUri,
  setupSocial,
} from '../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { LoginTakenError } from '../core/errors/login.js'
import { usePasskeyLogin } from './usePasskeyLogin.js'

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function setup() {
  const social = setupSocial()
  vi.stubGlobal('open', social.open)
  // The project config is unavailable, so local features apply.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const onError = vi.fn()
  const wrapper = createWrapper(social.kit, new QueryClient())
  const hook = renderHook(() => usePasskeyLogin({ onError }), { wrapper })
  const read = () => hook.result.current
  const say = () =>
    act(() => {
      const message = new Event('message')
      const members = {
        ...{ data: { resultUri }, isTrusted: true, origin: frameOrigin },
        source: social.popup,
      }
      for (const [name, value] of Object.entries(members))
        Object.defineProperty(message, name, { value })
      window.dispatchEvent(message)
    })
  return { ...social, onError, read, say }
}

test('default', async () => {
  const { claims, client, config, open, popup, read, say } = setup()
  expect(read()).toMatchObject({ isSupported: true, status: 'idle' })
  act(() => {
    read().login()
    // Within the click itself.
    expect(open).toHaveBeenCalledOnce()
  })
  expect(read().status).toBe('opening')
  await waitFor(() => expect(read().status).toBe('waiting'))
  expect(client.getSocialRedirectUri.mock.calls[0]?.[0]).toMatchObject({
    provider: 'passkey',
  })
  expect(claims.login).toBe(1)
  say()
  await waitFor(() => expect(read().status).toBe('connected'))
  expect(config.state.status).toBe('connected')
  expect(popup.closed).toBe(true)
  expect(claims.login).toBe(0)
  await act(() => disconnect(config))
  await waitFor(() => expect(read().status).toBe('idle'))
})

test('error: the passkey of another account, for a guest', async () => {
  const { client, onError, read, say } = setup()
  client.connectSocial.mockRejectedValue(new LoginTakenError())
  act(() => read().login())
  await waitFor(() => expect(read().status).toBe('waiting'))
  say()
  await waitFor(() => expect(read().error).toBeInstanceOf(LoginTakenError))
  expect(onError).toHaveBeenCalledOnce()
  expect(read().status).toBe('idle')
})

test('behavior: a blocked window is opened in another click', async () => {
  const { open, read, say } = setup()
  open.mockReturnValueOnce(null)
  act(() => read().login())
  await waitFor(() => expect(read().blockedUrl).toBe(open.mock.calls[0]?.[0]))
  expect(read().error).toMatchObject({ code: 'POPUP_BLOCKED' })
  act(() => read().openBlocked())
  expect(read()).toMatchObject({ blockedUrl: undefined, error: null })
  say()
  await waitFor(() => expect(read().status).toBe('connected'))
})

test('behavior: a browser without passkeys opens nothing', async () => {
  vi.unstubAllGlobals()
  const { open, read } = setup()
  expect(read().isSupported).toBe(false)
  act(() => read().login())
  await waitFor(() =>
    expect(read().error).toMatchObject({
      code: 'SOCIAL_LOGIN_FAILED',
      details: 'This browser has no passkeys.',
    }),
  )
  expect(open).not.toHaveBeenCalled()
})
