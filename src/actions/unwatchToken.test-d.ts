import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { unwatchToken } from './unwatchToken.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(unwatchToken(kit, { chainId: 1, token: '0x' })).toBeVoid()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The network is required.
  unwatchToken(kit, { token: '0x' })
})
