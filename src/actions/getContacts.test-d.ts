import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getContacts } from './getContacts.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getContacts(kit)).toEqualTypeOf<
    readonly { address: string; name: string }[]
  >()
  getContacts(kit, { namespace: 'solana' })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error There is no such namespace.
  getContacts(kit, { namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  getContacts(kit, { unknown: true })
})
