import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  frameOrigin,
  resultUri,
  setupSocial,
} from '../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../test/setup/kit/createWrapper.js'
import { SocialLoginFailedError } from '../core/errors/login.js'
import { useSocialLogin } from './useSocialLogin.js'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function setup(parameters: useSocialLogin.Parameters = {}) {
  const social = setupSocial()
  vi.stubGlobal('open', social.open)
  // The project config is unavailable, so local features apply.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const onError = vi.fn()
  const wrapper = createWrapper(social.kit, new QueryClient())
  const render = () =>
    renderHook(() => useSocialLogin({ onError, ...parameters }), { wrapper })
  const hook = render()
  const read = () => hook.result.current
  const say = (event: object = {}) =>
    act(() => {
      const genuine = {
        data: { resultUri },
        isTrusted: true,
        origin: frameOrigin,
      }
      const message = new Event('message')
      const members = { source: social.popup, ...genuine, ...event }
      for (const [name, value] of Object.entries(members))
        Object.defineProperty(message, name, { value })
      window.dispatchEvent(message)
    })
  async function toProvider() {
    act(() => read().login('google'))
    await waitFor(() => expect(read().status).toBe('waiting'))
  }
  return { ...social, hook, onError, read, render, say, toProvider }
}

test('default', async () => {
  const { claims, config, hook, open, popup, read, say, toProvider } = setup()
  expect(read()).toMatchObject({
    blockedUrl: undefined,
    error: null,
    provider: undefined,
    status: 'idle',
  })
  expect(read().providers.wide).toBe('google')
  act(() => {
    read().login('google')
    // Within the click itself.
    expect(open).toHaveBeenCalledOnce()
  })
  expect(read()).toMatchObject({ provider: 'google', status: 'opening' })
  await waitFor(() => expect(read().status).toBe('waiting'))
  expect(claims.login).toBe(1)
  say()
  await waitFor(() => expect(read().status).toBe('connected'))
  expect(config.state.status).toBe('connected')
  expect(popup.closed).toBe(true)
  expect(claims.login).toBe(0)
  expect(read().provider).toBe('google')
  // Disconnecting returns to the start.
  await act(() => disconnect(config))
  await waitFor(() => expect(read().status).toBe('idle'))
  hook.unmount()
  expect(toProvider).toBeDefined()
})

test('param: onError', async () => {
  const { client, claims, onError, read, say, toProvider } = setup()
  client.connectSocial.mockRejectedValue(new SocialLoginFailedError())
  await toProvider()
  say()
  await waitFor(() =>
    expect(read().error).toBeInstanceOf(SocialLoginFailedError),
  )
  expect(read()).toMatchObject({ provider: 'google', status: 'idle' })
  expect(onError).toHaveBeenCalledOnce()
  expect(claims.login).toBe(0)
})

describe('blocked popup', () => {
  test('behavior: provides the link, and opens it in another click', async () => {
    const { open, popup, read, say } = setup()
    open.mockReturnValueOnce(null)
    act(() => read().login('google'))
    await waitFor(() => expect(read().blockedUrl).toBe(open.mock.calls[0]?.[0]))
    expect(read()).toMatchObject({
      error: { code: 'POPUP_BLOCKED' },
      status: 'waiting',
    })
    act(() => read().openBlocked())
    expect(read()).toMatchObject({ blockedUrl: undefined, error: null })
    say()
    await waitFor(() => expect(read().status).toBe('connected'))
    expect(popup.closed).toBe(true)
  })

  test('behavior: blocked again', async () => {
    const { open, read } = setup()
    open.mockReturnValue(null)
    act(() => read().login('google'))
    await waitFor(() => expect(read().blockedUrl).toBe(open.mock.calls[0]?.[0]))
    act(() => read().openBlocked())
    expect(read().blockedUrl).toBe(open.mock.calls[0]?.[0])
    act(() => read().reset())
  })
})

test('behavior: a second login replaces the first', async () => {
  const { client, onError, popup, read, say, toProvider } = setup()
  await toProvider()
  act(() => read().login('x'))
  expect(read()).toMatchObject({ provider: 'x', status: 'opening' })
  await waitFor(() => expect(read().status).toBe('waiting'))
  expect(popup.closed).toBe(false)
  say()
  await waitFor(() => expect(read().status).toBe('connected'))
  expect(client.connectSocial).toHaveBeenCalledOnce()
  expect(read()).toMatchObject({ error: null, provider: 'x' })
  expect(onError).not.toHaveBeenCalled()
})

test.each(['reset', 'unmount'] as const)(
  'behavior: %s aborts the pending login',
  async (how) => {
    const { claims, hook, popup, read, say, client, toProvider } = setup()
    await toProvider()
    if (how === 'reset') act(() => read().reset())
    else hook.unmount()
    await waitFor(() => expect(popup.closed).toBe(true))
    expect(claims.login).toBe(0)
    say()
    expect(client.connectSocial).not.toHaveBeenCalled()
    if (how === 'reset')
      expect(read()).toMatchObject({ error: null, status: 'idle' })
  },
)

describe('in Telegram', () => {
  test('behavior: redirects the page, and resumes on return', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    const { client, kit, memory, open, read, render, user } = setup()
    act(() => read().login('google'))
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    expect(open.mock.calls[0]?.[1]).toBe('_top')
    await waitFor(() => expect(read().status).toBe('waiting'))
    const { nonce } = JSON.parse(
      memory.map.get('latchkey.socialRedirect') ?? '',
    )
    const back = new URLSearchParams({
      latchkey_nonce: nonce,
      result_uri: resultUri,
    })
    history.replaceState(null, '', `?${back}`)
    cleanup()
    const hook = render()
    await waitFor(() => expect(hook.result.current.status).toBe('connected'))
    expect(hook.result.current.provider).toBe('google')
    expect(client.connectSocial).toHaveBeenCalledOnce()
    expect(location.search).toBe('')
    expect(kit.storage.get('socialRedirect')).toBeUndefined()
    expect(user).toBeDefined()
  })

  test('behavior: does nothing without a pending login', async () => {
    history.replaceState(null, '', '?result_uri=x&latchkey_nonce=y')
    const { frame, read } = setup()
    expect(read().status).toBe('idle')
    expect(location.search).toBe('?result_uri=x&latchkey_nonce=y')
    expect(frame.peek()).toBeUndefined()
    history.replaceState(null, '', location.pathname)
  })
})

describe('after a reload', () => {
  const leave = (login: object = { state: 's1' }) =>
    sessionStorage.setItem(
      'latchkey.pendingSocial',
      JSON.stringify({ provider: 'google', startedAt: Date.now(), ...login }),
    )

  test('behavior: resumes the login and connects', async () => {
    leave()
    const { claims, config, open, read, server } = setup()
    expect(read()).toMatchObject({
      isResumed: true,
      provider: 'google',
      status: 'waiting',
    })
    server.mockResolvedValue({ status: 'COMPLETE', uri: resultUri })
    await waitFor(() => expect(claims.login).toBe(1))
    await waitFor(() => expect(read().status).toBe('connected'), {
      timeout: 3_000,
    })
    expect(config.state.status).toBe('connected')
    expect(claims.login).toBe(0)
    expect(open).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('latchkey.pendingSocial')).toBe(null)
  })

  test('behavior: without a known state, it has to be started again', async () => {
    leave({})
    const { onError, read } = setup()
    await act(async () => {})
    expect(read()).toMatchObject({
      error: null,
      isResumed: true,
      provider: 'google',
      status: 'idle',
    })
    expect(onError).not.toHaveBeenCalled()
  })

  test('behavior: starting again is a new login', async () => {
    leave()
    const { onError, open, read, say, toProvider } = setup()
    await toProvider()
    expect(open).toHaveBeenCalledOnce()
    expect(read().isResumed).toBe(false)
    say()
    await waitFor(() => expect(read().status).toBe('connected'))
    expect(onError).not.toHaveBeenCalled()
  })

  test('behavior: reset forgets it', async () => {
    leave()
    const { client, hook, read } = setup()
    await act(async () => {})
    act(() => read().reset())
    await waitFor(() =>
      expect(sessionStorage.getItem('latchkey.pendingSocial')).toBe(null),
    )
    expect(read()).toMatchObject({ isResumed: false, status: 'idle' })
    hook.unmount()
    expect(client.connectSocial).not.toHaveBeenCalled()
  })

  test('behavior: a second hook ignores a login of this page', async () => {
    const { read, render, say, toProvider } = setup()
    await toProvider()
    const second = render()
    await act(async () => {})
    expect(second.result.current).toMatchObject({
      isResumed: false,
      status: 'idle',
    })
    say()
    await waitFor(() => expect(read().status).toBe('connected'))
  })
})
