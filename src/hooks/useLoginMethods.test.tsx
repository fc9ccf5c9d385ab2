// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createProvider, setupLogin } from '../../test/setup/setupLogin.js'
import { useLoginMethods } from './useLoginMethods.js'

afterEach(cleanup)

const wallets = { 'io.fox': { name: 'Fox', ...createProvider() } }

test.each([
  [
    'default: a wallet is installed',
    { wallets },
    ['wallet', 'email', 'social'],
  ],
  ['behavior: none is', {}, ['email', 'social']],
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
