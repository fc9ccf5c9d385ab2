import { expectTypeOf, test } from 'vitest'
import type { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { setActiveAccount } from './setActiveAccount.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(
    setActiveAccount(kit, { connectorUid: 'uid' }),
  ).resolves.toEqualTypeOf<void>()
})

test('param: all', () => {
  expectTypeOf<setActiveAccount.Parameters>().toEqualTypeOf<{
    connectorUid: string
    address?: string | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<NotConnectedError>().toExtend<setActiveAccount.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  setActiveAccount({ connectorUid: 'uid' })
  // @ts-expect-error The connection is required.
  setActiveAccount(kit, {})
  // @ts-expect-error An address is text.
  setActiveAccount(kit, { address: 1, connectorUid: 'uid' })
})
