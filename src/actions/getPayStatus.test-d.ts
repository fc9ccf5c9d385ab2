import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getPayStatus } from './getPayStatus.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getPayStatus(kit, { requestId: 'id' })).resolves.toEqualTypeOf<{
    status:
      | 'waiting'
      | 'pending'
      | 'success'
      | 'failure'
      | 'refund'
      | 'timeout'
      | 'submitted'
  }>()
})

test('param: signal', () => {
  expectTypeOf<getPayStatus.Parameters['signal']>().toEqualTypeOf<
    AbortSignal | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getPayStatus({ requestId: 'id' })
  // @ts-expect-error requestId required.
  getPayStatus(kit, {})
  // @ts-expect-error An id is text.
  getPayStatus(kit, { requestId: 1 })
})
