// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createProvider, setupLogin } from '../../test/setup/setupLogin.js'
import { useLoginMethods } from './useLoginMethods.js'

afterEach(cleanup)

const wallets = { 'io.fox': { name: 'Fox', ...createProvider() } }

test.each([
  ['default: a wallet is installed', { wallets }, ['wallet', 'email']],
  ['behavior: none is', {}, ['email']],
  ['behavior: no email', { hasEmail: false, wallets }, ['wallet']],
  ['behavior: nothing', { hasEmail: false }, []],
  [
    'behavior: email is switched off',
    { features: { email: false }, wallets },
    ['wallet'],
  ],
  [
    'behavior: an order of its own',
    { features: { connectMethodsOrder: ['email' as const] }, wallets },
    ['email', 'wallet'],
  ],
])('%s', (_name, parameters, methods) => {
  const { wrapper } = setupLogin(parameters)
  const { result } = renderHook(() => useLoginMethods(), { wrapper })
  expect(result.current.methods).toEqual(methods)
})
