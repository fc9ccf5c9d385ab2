import { expectTypeOf, test } from 'vitest'
import type { SmartSession } from '../api/sessions.js'
import type { InvalidSessionIdError } from '../core/errors/session.js'
import type { Kit } from '../createKit.js'
import { revokePermissions } from './revokePermissions.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(revokePermissions(kit, { pci: '0x' })).resolves.toEqualTypeOf<{
    success: boolean
  }>()
})

test('param: all', () => {
  expectTypeOf<revokePermissions.Parameters>().toEqualTypeOf<{
    pci: string
    context?: string | undefined
    permissions?: SmartSession['permissions'] | undefined
    expiry?: number | undefined
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<InvalidSessionIdError>().toExtend<revokePermissions.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  revokePermissions({ pci: '0x' })
  // @ts-expect-error The session is required.
  revokePermissions(kit, {})
  // @ts-expect-error An id is text.
  revokePermissions(kit, { pci: 1 })
})
