import { expectTypeOf, test } from 'vitest'
import type { Kit } from '../createKit.js'
import { getExchangeBuyStatus } from './getExchangeBuyStatus.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    getExchangeBuyStatus(kit, { exchangeId: 'id', sessionId: 'id' }),
  ).resolves.toEqualTypeOf<{
    status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
    txHash: string | undefined
  }>()
})

test('param: signal', () => {
  expectTypeOf<getExchangeBuyStatus.Parameters['signal']>().toEqualTypeOf<
    AbortSignal | undefined
  >()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getExchangeBuyStatus({ exchangeId: 'id', sessionId: 'id' })
  // @ts-expect-error exchangeId, sessionId required.
  getExchangeBuyStatus(kit, {})
  // @ts-expect-error An id is text.
  getExchangeBuyStatus(kit, { exchangeId: 'id', sessionId: 1 })
})
