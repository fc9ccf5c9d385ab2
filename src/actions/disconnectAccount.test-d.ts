import { expectTypeOf, test } from 'vitest'
import type { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { disconnectAccount } from './disconnectAccount.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    disconnectAccount(kit, { connectorUid: 'uid' }),
  ).resolves.toEqualTypeOf<void>()
})

test('param: all', () => {
  expectTypeOf<disconnectAccount.Parameters>().toEqualTypeOf<{
    connectorUid: string
  }>()
})

test('error: type', () => {
  expectTypeOf<NotConnectedError>().toExtend<disconnectAccount.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  disconnectAccount({ connectorUid: 'uid' })
  // @ts-expect-error The connection is required.
  disconnectAccount(kit, {})
  // @ts-expect-error An id is text.
  disconnectAccount(kit, { connectorUid: 1 })
})
