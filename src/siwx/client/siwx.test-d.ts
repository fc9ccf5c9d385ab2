import { expectTypeOf, test } from 'vitest'
import type { SiwxMessenger, SiwxStorage } from './roles.js'
import { siwx } from './siwx.js'
import type { SiwxFactory } from './types.js'

declare const messenger: SiwxMessenger
declare const storage: SiwxStorage

test('default', () => {
  expectTypeOf(siwx()).toEqualTypeOf<SiwxFactory>()
})

test('param: all', () => {
  siwx({
    domain: 'app.example',
    expirationMs: 60_000,
    getNonce: () => 'abcdefgh12345678',
    getRequestId: async () => 'r1',
    messenger,
    required: false,
    resources: ['https://app.example/terms'],
    signer: { signMessage: async ({ message }) => message },
    signOutOnAccountChange: true,
    signOutOnDisconnect: false,
    signOutOnNetworkChange: true,
    statement: 'Enter.',
    storage,
    uri: 'https://app.example',
    verifiers: [
      { namespace: 'eip155', verify: ({ signature }) => signature !== '' },
    ],
  })
})

test('error: options that are refused', () => {
  // @ts-expect-error There is no such namespace.
  siwx({ verifiers: [{ namespace: 'bitcoin', verify: () => true }] })
  // @ts-expect-error There is no such option.
  siwx({ unknown: true })
})
