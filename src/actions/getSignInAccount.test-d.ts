import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import type { SiwxAccount } from '../siwx/client/types.js'
import { getSignInAccount } from './getSignInAccount.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getSignInAccount(kit)).resolves.toEqualTypeOf<
    SiwxAccount | undefined
  >()
  getSignInAccount(kit, { namespace: 'solana' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getSignInAccount()
  // @ts-expect-error There is no such option.
  getSignInAccount(kit, { address: '0x' })
})
