import { expectTypeOf, test } from 'vitest'
import type { SmartSession } from '../api/sessions.js'
import type { InvalidSessionIdError } from '../core/errors/session.js'
import type { Kit } from '../createKit.js'
import { revokeSmartSession } from './revokeSmartSession.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(revokeSmartSession(kit, { pci: '0x' })).resolves.toEqualTypeOf<{
    success: boolean
  }>()
})

test('param: all', () => {
  expectTypeOf<revokeSmartSession.Parameters>().toEqualTypeOf<{
    pci: string
    permissions?: SmartSession['permissions'] | undefined
    expiry?: number | undefined
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<InvalidSessionIdError>().toExtend<revokeSmartSession.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  revokeSmartSession({ pci: '0x' })
  // @ts-expect-error The session is required.
  revokeSmartSession(kit, {})
  // @ts-expect-error An id is text.
  revokeSmartSession(kit, { pci: 1 })
})
