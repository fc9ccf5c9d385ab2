import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getSendStatus } from './getSendStatus.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getSendStatus(kit, { sendId: 'id' })).resolves.toEqualTypeOf<
    | {
        caipNetworkId: string
        hash: string | undefined
        status: 'unknown' | 'pending' | 'landed' | 'reverted' | 'notSent'
      }
    | undefined
  >()
})

test('param: all', () => {
  expectTypeOf<getSendStatus.Parameters>().toEqualTypeOf<{ sendId: string }>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getSendStatus({ sendId: 'id' })
  // @ts-expect-error The id is required.
  getSendStatus(kit, {})
  // @ts-expect-error An id is text.
  getSendStatus(kit, { sendId: 1 })
})
