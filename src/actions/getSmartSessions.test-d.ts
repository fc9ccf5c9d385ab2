import { expectTypeOf, test } from 'vitest'
import type { SmartSession } from '../api/sessions.js'
import type { ApiError } from '../core/errors/api.js'
import type { Kit } from '../createKit.js'
import { getSmartSessions } from './getSmartSessions.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getSmartSessions(kit)).resolves.toEqualTypeOf<{
    sessions: readonly SmartSession[]
    dropped: number
    isSupported: boolean
    partial: boolean
  }>()
})

test('param: all', () => {
  expectTypeOf<getSmartSessions.Parameters>().toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getSmartSessions.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getSmartSessions()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getSmartSessions(kit, { chainId: true })
  // @ts-expect-error Sessions are of EVM accounts alone.
  getSmartSessions(kit, { namespace: 'eip155' })
})
