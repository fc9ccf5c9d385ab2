import { cleanup, renderHook } from '@testing-library/react'
import { createConnector } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../test/setup/components/setupLogin.js'
import { useLoginMethods } from './useLoginMethods.js'

afterEach(cleanup)

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
  vi.unstubAllGlobals()
})
