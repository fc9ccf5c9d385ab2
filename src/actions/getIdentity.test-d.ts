import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { ApiError } from '../core/errors/api.js'
import type { NameSource } from '../core/names/nameOptions.js'
import type { Kit } from '../createKit.js'
import type { NameWarning } from '../features/names/getNameWarning.js'
import { getIdentity } from './getIdentity.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getIdentity(kit)).resolves.toEqualTypeOf<{
    avatar: string | undefined
    isSupported: boolean
    name: string | undefined
    isUnreachable?: boolean | undefined
    source?: NameSource | undefined
    warning?: NameWarning | undefined
  }>()
  getIdentity(kit, { address: '0x' })
})

test('param: all', () => {
  expectTypeOf<getIdentity.Parameters>().branded.toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getIdentity.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getIdentity()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getIdentity(kit, { chainId: true })
  // @ts-expect-error There is no such namespace.
  getIdentity(kit, { namespace: 'bitcoin' })
  // @ts-expect-error There is no such option.
  getIdentity(kit, { unknown: true })
})
