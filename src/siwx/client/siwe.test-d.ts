import { expectTypeOf, test } from 'vitest'
import { siwe } from './siwe.js'
import type { SiwxFactory } from './types.js'

test('default', () => {
  expectTypeOf(siwe({ url: '/auth' })).toEqualTypeOf<SiwxFactory>()
})

test('param: all', () => {
  siwe({
    credentials: 'same-origin',
    namespaces: ['eip155'],
    nonceUrl: '/nonce',
    required: false,
    sessionRefetchIntervalMs: 60_000,
    sessionUrl: '/session',
    signOutOnAccountChange: false,
    signOutUrl: '/sign-out',
    statement: 'Enter.',
    verifyUrl: '/verify',
  })
})

test('error: options that are refused', () => {
  // @ts-expect-error The nonce is the server's.
  siwe({ getNonce: () => 'a', url: '/auth' })
  // @ts-expect-error There is no such namespace.
  siwe({ namespaces: ['bitcoin'], url: '/auth' })
})
