import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createConnector } from '@wagmi/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../test/setup/components/setupLogin.js'
import { useLoginMethods } from './useLoginMethods.js'

afterEach(async () => {
  cleanup()
  // What a test has begun to load would ask with the next one's `fetch`.
  await vi.dynamicImportSettled()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wallets = { 'io.fox': { name: 'Fox', ...createProvider() } }

/** A custom connector, such as one of a wallet SDK. */
const external = createConnector(() => ({
  ...({} as ReturnType<ReturnType<typeof createConnector>>),
  id: 'rook',
  name: 'Rook',
  type: 'rook',
}))

test.each([
  [
    'default: a wallet is installed',
    { wallets },
    ['wallet', 'email', 'social'],
  ],
  ['behavior: none is', {}, ['email', 'social']],
  [
    'behavior: a wallet that is not in the page',
    { connectors: [external] },
    ['email', 'social', 'wallet'],
  ],
  [
    'behavior: an installed one that the app leaves out',
    { connectors: [external], options: { exclude: ['fox'] }, wallets },
    ['email', 'social', 'wallet'],
  ],
  ['behavior: no email', { hasEmail: false, wallets }, ['wallet']],
  ['behavior: nothing', { hasEmail: false }, []],
  [
    'behavior: email is switched off',
    { features: { email: false }, wallets },
    ['wallet', 'social'],
  ],
  [
    'behavior: an order of its own',
    { features: { connectMethodsOrder: ['email' as const] }, wallets },
    ['email', 'wallet', 'social'],
  ],
  [
    'behavior: social logins first',
    { features: { connectMethodsOrder: ['social' as const] }, wallets },
    ['social', 'wallet', 'email'],
  ],
  [
    'behavior: social logins are switched off',
    { features: { socials: false }, wallets },
    ['wallet', 'email'],
  ],
  ['behavior: none of them', { features: { socials: [] } }, ['email']],
])('%s', (_name, parameters, methods) => {
  const { wrapper } = setupLogin(parameters)
  const { result } = renderHook(() => useLoginMethods(), { wrapper })
  expect(result.current.methods).toEqual(methods)
})

test.each([
  ['default', {}, false],
  ['param: collapseWallets', { collapseWallets: true }, true],
  ['param: emailShowWallets', { emailShowWallets: false }, true],
  [
    'behavior: nothing else to begin with',
    { collapseWallets: true, email: false, socials: false },
    false,
  ],
])('%s: wallets behind a button', (_name, features, expected) => {
  const { wrapper } = setupLogin({ features, wallets })
  const { result } = renderHook(() => useLoginMethods(), { wrapper })
  expect(result.current.isCollapsed).toBe(expected)
})

test('behavior: no email or social login inside an iframe', () => {
  vi.stubGlobal('top', {})
  const { wrapper } = setupLogin({ wallets })
  const { result } = renderHook(useLoginMethods, { wrapper })
  expect(result.current.methods).toEqual(['wallet'])
})

describe('dashboard', () => {
  const noEmail = { id: 'social_login', isEnabled: true, config: ['x'] }
  const noLogin = { id: 'social_login', isEnabled: false, config: [] }

  /** A first visit, unless the browser has an answer of an earlier one. */
  function visit(
    answer: () => unknown,
    parameters: setupLogin.Parameters = {},
  ) {
    const request = vi.fn(async () => Response.json(await answer()))
    vi.stubGlobal('fetch', request)
    const setup = setupLogin({ isUnasked: true, wallets, ...parameters })
    const { wrapper } = setup
    /** All that was ever shown. */
    const shown: string[] = []
    const screen = renderHook(
      () => {
        const found = useLoginMethods()
        shown.push(found.methods.join())
        return found
      },
      { wrapper },
    )
    return { ...setup, ...screen, request, shown }
  }

  test('default: the first visit starts with the logins of the page, and follows the answer', async () => {
    const { result, shown } = visit(() => ({ features: [noEmail] }))
    expect(result.current.isPending).toBe(true)
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.methods).toEqual(['wallet', 'social'])
    expect(result.current.socials).toEqual(['x'])
    expect([...new Set(shown)]).toEqual([
      'wallet,email,social',
      'wallet,social',
    ])
  })

  test('behavior: later visits have the answer at once', async () => {
    const first = visit(() => ({ features: [noLogin] }))
    await waitFor(() => expect(first.result.current.isPending).toBe(false))
    first.unmount()
    const { result, shown } = visit(() => new Promise(() => {}))
    expect(result.current.methods).toEqual(['wallet'])
    expect([...new Set(shown)]).toEqual(['wallet'])
  })

  test('behavior: a login that a new answer adds appears the next time', async () => {
    const first = visit(() => ({ features: [noLogin] }))
    await waitFor(() => expect(first.result.current.isPending).toBe(false))
    first.unmount()
    const again = visit(() => ({ features: [noEmail] }))
    await waitFor(() =>
      expect(again.kit.storage.get('projectFeatures')).toContain('true'),
    )
    expect([...new Set(again.shown)]).toEqual(['wallet'])
    const { wrapper } = again
    const { result } = renderHook(() => useLoginMethods(), { wrapper })
    expect(result.current.methods).toEqual(['wallet', 'social'])
  })

  test('behavior: a login that a new answer turns off goes at once', async () => {
    const first = visit(() => ({ features: [noEmail] }))
    await waitFor(() => expect(first.result.current.isPending).toBe(false))
    first.unmount()
    const { result, shown } = visit(() => ({ features: [noLogin] }))
    await waitFor(() => expect(result.current.methods).toEqual(['wallet']))
    expect([...new Set(shown)]).toEqual(['wallet,social', 'wallet'])
    expect(result.current.socials).toBe(false)
  })

  test('behavior: a slow dashboard is awaited for 1.5 s, once', async () => {
    vi.useFakeTimers()
    const slow = visit(() => new Promise(() => {}), {
      features: { socials: false },
    })
    await act(() => vi.advanceTimersByTimeAsync(1_400))
    expect(slow.result.current.isPending).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(slow.result.current.methods).toEqual(['wallet', 'email'])
    slow.unmount()
    const { result } = renderHook(() => useLoginMethods(), {
      wrapper: slow.wrapper,
    })
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(result.current.methods).toEqual(['wallet', 'email'])
  })

  test('behavior: a late answer only turns logins off', async () => {
    vi.useFakeTimers()
    let answer: ((features: unknown) => void) | undefined
    const late = visit(() => new Promise((resolve) => (answer = resolve)), {
      features: { socials: false },
    })
    await vi.waitFor(() => expect(answer).toBeDefined())
    await act(() => vi.advanceTimersByTimeAsync(1_600))
    expect(late.result.current.methods).toContain('email')
    expect(late.result.current.socials).toBe(false)
    await act(async () => answer?.({ features: [noEmail] }))
    await vi.waitFor(() =>
      expect(late.result.current.methods).toEqual(['wallet']),
    )
    expect(late.result.current.socials).toBe(false)
  })

  test('behavior: a dashboard that cannot be asked leaves it to the page', async () => {
    const { result } = visit(
      () => {
        throw new TypeError('offline')
      },
      { features: { email: false } },
    )
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.methods).toEqual(['wallet', 'social'])
  })

  test('behavior: no request without the embedded wallet', async () => {
    const { request, result } = visit(() => ({ features: [] }), {
      hasEmail: false,
    })
    expect(result.current.isPending).toBe(false)
    expect(result.current.methods).toEqual(['wallet'])
    await act(async () => {})
    expect(request).not.toHaveBeenCalled()
  })
})

test.each([true, false])(
  'behavior: a page that is a secure context: %s',
  async (isSecure) => {
    vi.stubGlobal('isSecureContext', isSecure)
    const { wrapper } = setupLogin({ wallets })
    const { result } = renderHook(() => useLoginMethods(), { wrapper })
    await waitFor(() => expect(result.current.methods).toContain('email'))
    expect(result.current.isInsecure).toBe(!isSecure)
  },
)
