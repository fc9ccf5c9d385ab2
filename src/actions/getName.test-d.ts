import { expectTypeOf, test } from 'vitest'
import type { NameRecord } from '../api/names.js'
import type { ApiError } from '../core/errors/api.js'
import type { NameSource } from '../core/names/nameOptions.js'
import type { Kit } from '../createKit.js'
import type { NameWarning } from '../features/names/getNameWarning.js'
import { getName } from './getName.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getName(kit, { name: 'alice' })).resolves.toEqualTypeOf<{
    address: `0x${string}` | undefined
    isSupported: boolean
    isUnreachable?: boolean | undefined
    name: string
    record: NameRecord | undefined
    solanaAddress?: string | undefined
    source?: NameSource | undefined
    warning?: NameWarning | undefined
  }>()
})

test('param: all', () => {
  expectTypeOf<getName.Parameters>().toEqualTypeOf<{
    name: string
    chainId?: number | string | undefined
    fresh?: boolean | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getName.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getName({ name: 'alice' })
  // @ts-expect-error The name is required.
  getName(kit, {})
  // @ts-expect-error A name is text.
  getName(kit, { name: 1 })
})
